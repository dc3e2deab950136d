"""Card faces: the right size, the right detail, and different where they must be told apart."""

from copy import copy
from dataclasses import replace

import pygame
import pytest

from game.rules import shipped_content
from game.rules.kingdom.cards import Content
from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.cards import backs, kingdom, pack, pontoon, quests
from game.ui.draw.cast import made_up
from game.ui.games.kingdom.printed import CHIP
from game.ui.games.kingdom.printed import print_of as kingdom_print
from game.ui.games.pontoon.printed import print_of
from game.ui.table.zoom import CARD_W, SIDEWAYS_W
from tests.sure import every

PONTOON, KINGDOM = shipped_content("pontoon"), shipped_content("kingdom")
ART = {card.name: card.art for card in (*PONTOON.cards, *PONTOON.quests, *KINGDOM.adventurers, *KINGDOM.monsters)}
SLIME = pontoon.Guild("Bouncy Slime", "monster", 1, 6, "on_stay", "You may turn this (6).", art=ART["Bouncy Slime"])
OGRE = pontoon.Guild("Doorway Ogre", "monster", 6, flavour="Nobody gets in.", art=ART["Doorway Ogre"])
DAGGER = pontoon.Equipment(
    "Ace-High Dagger", 1, 11, "in_battle", "You may turn this (11).", art={"object": ART["Ace-High Dagger"]["prop"]}
)
TOLL = quests.Quest(
    "Goblin Toll Gate",
    {"range": [14, 19]},
    ["highest_power", "most_adventurers", "lowest_equipment"],
    1,
    art=ART["Goblin Toll Gate"],
)
KNIGHT = kingdom.Member("Knight", "red", "Valor", ("skull", "->", "#+", "vp2"), art=ART["Knight"])
ORTHOS = kingdom.Member(
    "Orthos", "grey", "Double Power", ("hero", "bolt", "#\u00d72"), 7, ("red", "red", "green"), ART["Orthos"]
)
MAW = pack.Monster("Molten Maw", "strike", 650, 3, "It naps in craters and wakes up hungry.", made_up("Molten Maw"))


def same(a: pygame.Surface, b: pygame.Surface) -> bool:
    return pygame.image.tobytes(a, "RGBA") == pygame.image.tobytes(b, "RGBA")


@pytest.mark.parametrize("face", [SLIME, OGRE, DAGGER, TOLL, KNIGHT, ORTHOS, MAW, *backs.BACKS])
@pytest.mark.parametrize("width", [71, 84, 146, 171, 300])
def test_every_card_is_exactly_as_large_as_announced(face: cards.Print | str, width: int) -> None:
    assert cards.draw(face, width).get_size() == cards.size(face, width)


@pytest.mark.parametrize("number", range(len(PONTOON.cards) + len(PONTOON.quests)))
def test_every_card_of_pontoon_has_a_drawing(number: int) -> None:
    image = cards.draw(print_of(PONTOON, number), 84)
    assert len({tuple(image.get_at((x, y))) for x in range(8, 76, 4) for y in range(8, 50, 4)}) > 20


def of_a_pack(art: dict[str, object], glyphs: tuple[str, ...] = ()) -> list[cards.Print]:
    """Cards as a pack may write them: art left out or misspelt, signs that there are not."""
    adventurers = tuple(replace(one, art=art, glyphs=glyphs) for one in KINGDOM.adventurers)
    monsters = tuple(replace(one, art=art, glyphs=glyphs) for one in KINGDOM.monsters)
    theirs = Content(adventurers, monsters)
    first = theirs.first_monster
    ours = copy(PONTOON)
    ours.cards = tuple(replace(card, art=art) for card in PONTOON.cards)
    ours.quests = tuple(replace(quest, art=art) for quest in PONTOON.quests)
    kinds = {card.type: number for number, card in enumerate(ours.cards)}
    return [
        *(kingdom_print(theirs, number) for number in (0, 15, first, first + CHIP)),
        *(print_of(ours, number) for number in (*kinds.values(), ours.first_quest)),
    ]


@pytest.mark.parametrize("art", [{}, {"body": "octopus"}, {"bodyy": "octo"}, {"body": "octo", "palette": "pinkk"}])
def test_a_card_of_a_pack_without_a_picture_has_one(art: dict[str, object]) -> None:
    for face in every(of_a_pack(art, ("skul", "seal:pink", "../icon/skull", "#2"))):
        image = cards.draw(face, 200)
        w, h = image.get_size()
        colours = {tuple(image.get_at((x, y))) for x in range(20, w - 20, 6) for y in range(20, h // 2, 6)}
        assert len(colours) > 15


def test_small_cards_leave_the_name_out() -> None:
    renamed = pontoon.Guild("Springy Slime", "monster", 1, 6, "on_stay", "You may turn this (6).", art=SLIME.art)
    assert same(cards.draw(SLIME, 100), cards.draw(renamed, 100))
    assert not same(cards.draw(SLIME, 140), cards.draw(renamed, 140))


def test_rules_text_stands_on_large_cards_alone() -> None:
    reworded = pontoon.Guild("Bouncy Slime", "monster", 1, 6, "on_stay", "Turn this, or do not.", art=SLIME.art)
    assert same(cards.draw(SLIME, 200), cards.draw(reworded, 200))
    assert not same(cards.draw(SLIME, 280), cards.draw(reworded, 280))


def test_flavour_fills_a_card_without_ability() -> None:
    silent = pontoon.Guild("Doorway Ogre", "monster", 6, art=OGRE.art)
    assert not same(cards.draw(OGRE, 280), cards.draw(silent, 280))


def test_a_turned_card_lies_on_its_head() -> None:
    up, down = cards.draw(SLIME, 146), cards.draw(SLIME, 146, turned=True)
    assert same(pygame.transform.rotate(up, 180), down)


def test_a_small_turned_card_shows_its_sub_power_where_the_eye_looks() -> None:
    six = cards.draw(SLIME, 84, turned=True)
    other = pontoon.Guild("Bouncy Slime", "monster", 1, 4, "on_stay", "", art=SLIME.art)
    four = cards.draw(other, 84, turned=True)
    corner = pygame.Rect(4, 0, 36, 50)
    assert not same(six.subsurface(corner), four.subsurface(corner))


def test_the_longest_ability_still_fits_its_field() -> None:
    wordy = pontoon.Guild(
        "Wordy",
        "monster",
        9,
        9,
        "on_hit",
        "You may swap this with any Adventurer of another hero "
        "still in play, unless that hero has already swapped one this round.",
        art=SLIME.art,
    )
    short = pontoon.Guild("Wordy", "monster", 9, 9, "on_hit", "Swap.", art=SLIME.art)
    below = pygame.Rect(20, 402, 190, 16)
    assert same(cards.draw(wordy, 300).subsurface(below), cards.draw(short, 300).subsurface(below))


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ({"at_most": 3}, ("3", "OR LESS")),
        ({"at_least": 28}, ("28", "OR MORE")),
        ({"range": [18, 21]}, ("18\u201321", "BETWEEN")),
        ({"exactly": [12, 21]}, ("12 21", "EXACTLY")),
        ({"any": True}, ("18", "CLOSEST")),
    ],
)
def test_a_condition_is_said_in_a_figure(condition: dict[str, object], said: tuple[str, str]) -> None:
    face = quests.Quest("Quest", condition, [{"closest_to": 18}], 1, art=TOLL.art)
    assert quests.words(face) == said


def test_the_backs_of_two_decks_are_never_alike() -> None:
    pictures = [pygame.image.tobytes(backs.back(deck, 80), "RGBA") for deck in backs.BACKS]
    assert len(set(pictures)) == len(backs.BACKS)


def test_until_it_is_drawn_a_card_says_its_name_and_number() -> None:
    cache, wide = Cache(), 120
    twins = [replace(SLIME, name=name, power=power) for name, power in (("Slime", 3), ("Smile", 3), ("Slime", 4))]
    drafts = [cards.draft(one, cards.size(one, wide)) for one in twins]
    assert not same(drafts[0], drafts[1]) and not same(drafts[0], drafts[2])
    assert same(cards.shown(cache, twins[0], wide), drafts[0])
    cache.close()


def test_a_card_from_the_cache_is_bare_until_it_has_been_drawn() -> None:
    cache = Cache()
    bare = cards.shown(cache, SLIME, 84)
    assert bare.get_size() == cards.size(SLIME, 84)
    assert not same(bare, cards.draw(SLIME, 84))
    assert cache.settle(30)
    assert same(cards.shown(cache, SLIME, 84), cards.draw(SLIME, 84))
    cache.close()


def test_the_cache_tells_turned_cards_apart() -> None:
    cache = Cache(patient=True)
    assert not same(cards.shown(cache, SLIME, 84), cards.shown(cache, SLIME, 84, turned=True))


def test_a_monster_of_the_dungeon_shows_every_adventurer_it_needs() -> None:
    fewer = kingdom.Member("Orthos", "grey", "Double Power", ORTHOS.glyphs, 7, ("red", "red"), ORTHOS.art)
    for width in (100, 146, 300):
        assert not same(kingdom.member(ORTHOS, width), kingdom.member(fewer, width))
    assert not same(kingdom.chip(ORTHOS, 48), kingdom.chip(fewer, 48))
    assert not same(kingdom.chip(ORTHOS, 48), kingdom.chip(ORTHOS, 48, tokens=2))


def test_every_type_of_the_pack_is_told_apart_by_its_sign_and_index() -> None:
    def card(kind: str, index: bool) -> pygame.Surface:
        return pack.monster(pack.Monster("Maw", kind, 650, 3, art=MAW.art, index=index), 122)

    drawn = {pygame.image.tobytes(card(kind, index), "RGBA") for kind in pack.RAMPS for index in (False, True)}
    assert len(drawn) == 8


def test_every_word_of_an_enlarged_card_is_at_least_18_px_high(lettered: list[tuple[int, str]]) -> None:
    """At 1280x720, where a pixel is a unit."""
    content, pictures = shipped_content("pontoon"), Cache(None, patient=True)
    for number in range(len(content.backs)):
        wide = SIDEWAYS_W if number >= content.first_quest else CARD_W
        cards.shown(pictures, print_of(content, number), round(wide))
    assert len(lettered) > 100
    assert [(text, px) for px, text in lettered if px < 18] == []
