"""Aiming at the table of Dungeon & Kingdom: where a choice may be hit, what the keys find, and what stays quiet."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kingdom.action import Using
from game.rules.kingdom.resolve import Controlling
from game.ui.draw.shapes import meets
from game.ui.games.kingdom.printed import keywords
from game.ui.games.kingdom.sides import BETWEEN_W
from tests.sure import every
from tests.ui.hands import click, middle, named, point, press
from tests.ui.kingdom_tabling import KINGDOM, needed, placed
from tests.ui.tabling import Nobody, at_table, seated, settle

pytestmark = pytest.mark.usefixtures("unpainted")
DECK = ["knight", "captain", "ninja", "harpy4", "angel"]


def test_a_summoned_card_lies_over_the_gap_and_the_whole_side_takes_it() -> None:
    match = placed(at="resolve", dungeon=["wizard", "princess"], deck=DECK, players=[{"hand": ["ninja"]}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        table.answers.answer("deed:wizard")
        settle(app)
        table.answers.answer("knight")
        settle(app)
        pane = table.view.pane("stage")
        kingdom, dungeon = map(pane.box, table.top.places.sides())
        assert kingdom[0] + kingdom[2] - 20 <= pane.spot(table.top.places.middle()).x <= dungeon[0]
        side = named(table, "side/dungeon")
        assert side.rect == dungeon and dungeon[3] == table.top.places.stage[3] * pane.k
        click(app, side)
        assert [KINGDOM.word(c) for c in match.state.zones["dungeon"]] == ["princess", "knight"]


def test_a_card_between_the_sides_never_covers_the_cards_beside_it() -> None:
    match = placed(
        at="resolve", kingdom=["knight", "angel"], dungeon=["wizard", "princess", "ninja"], deck=DECK, players=[{}, {}]
    )
    with at_table(seated(match, 0), Nobody()) as (app, table):
        table.answers.answer("deed:wizard")
        settle(app)
        table.answers.answer("captain")
        settle(app)
        left, right = (table.top.cards.sprites[side] for side in ("kingdom", "dungeon"))
        pane = table.view.pane("stage")
        spot = pane.spot(table.top.places.middle())
        assert left[-1].box()[0] + left[-1].box()[2] <= spot.x - BETWEEN_W * pane.k / 2
        assert spot.x + BETWEEN_W * pane.k / 2 <= right[0].box()[0]


def test_with_keys_a_taken_card_queues_up_before_it_cuts() -> None:
    match = placed(at="take", players=[{"array": ["knight", "angel"]}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        press(app, pygame.K_TAB)
        table.focus.at = "matrix/4/0"
        press(app, pygame.K_RETURN)
        settle(app)
        assert isinstance(table.view.about, Using) and table.focus.at == "slot/0"
        assert named(table, "slot/0").tags["number"] == 1


def test_nothing_is_told_of_what_comes_under_the_pointer_after_a_choice_until_it_moves() -> None:
    match = placed(at="resolve", dungeon=["orthos7", "captain"], players=[{"hand": ["ninja"]}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        monster = named(table, "dungeon/0")
        click(app, monster)
        app.bubble.hide()  # as whatever is laid over the table and taken away does
        settle(app)
        assert isinstance(table.view.about, Controlling) and app.bubble.waited < 0
        x, y = middle(monster.rect)
        point(app, (1100, 700))
        point(app, (x + 3, y))
        settle(app)
        assert app.bubble.on == "dungeon/0" and app.bubble.waited > 0 or table.zoom.on is not None


@pytest.mark.parametrize(
    ("deed", "told"),
    [("wizard", "Battle Call: Draw 3 Adventurers"), ("ninja", "Into your hand: Captain helps to pay.")],
)
def test_a_card_that_is_looked_at_tells_what_it_is_for_and_does_not_cover_the_others(deed: str, told: str) -> None:
    seen = ["captain", "captain"]
    match = placed(at="resolve", dungeon=[deed], deck=seen, players=[{}, {"hand": seen}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        table.answers.answer(f"deed:{deed}")
        settle(app)
        point(app, middle(named(table, "found/1").rect))
        settle(app)
        assert table.zoom.on is None and table.top.prompt_words().startswith(told)


def test_points_on_a_monster_count_in_what_its_fall_would_bring() -> None:
    payers = needed("harpy4")
    match = placed(at="resolve", kingdom=["harpy4"], tokens={"harpy4": 2}, players=[{"hand": payers}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        point(app, middle(named(table, "kingdom/0").rect))
        settle(app, 1)
        assert table.top.prompt_words().startswith("Beat Harpy for 6 points")


def test_a_side_with_monsters_alone_is_not_said_to_hold_fighters() -> None:
    match = placed(at="take", players=[{"array": ["harpy12", "orthos12", "knight"]}, {}])
    with at_table(seated(match, 0), Nobody()) as (_, table):
        assert table.top.array.sides_of(2)[0] == "2 Monsters, nobody to fight"


@pytest.mark.parametrize(
    ("array", "hand", "words"),
    [
        (["ninja", "harpy4"], [], "1 Monster, nobody to control"),
        (["ninja", "harpy4"], ["angel"], "1 to control"),
        (["ninja", "angel", "harpy4"], [], "Navigate, 1 to control"),
    ],
)
def test_a_monster_in_the_dungeon_is_said_to_be_controlled_only_by_somebody(
    array: list[str], hand: list[str], words: str
) -> None:
    match = placed(at="take", players=[{"array": array, "hand": hand}, {}])
    with at_table(seated(match, 0), Nobody()) as (_, table):
        assert table.top.array.sides_of(1)[1] == words


@pytest.mark.parametrize(
    ("kingdom", "dungeon", "words"),
    [
        (["harpy4"], [], "Choose a Monster to fight, or Done."),
        ([], ["captain"], "Choose a card of the Dungeon to use it, or Done."),
        (["harpy4"], ["captain"], "Fight on the left, do deeds on the right, in any order."),
    ],
)
def test_the_prompt_speaks_of_the_sides_where_there_is_something_to_do(
    kingdom: list[str], dungeon: list[str], words: str
) -> None:
    match = placed(at="resolve", kingdom=kingdom, dungeon=dungeon, players=[{"hand": needed("harpy4")}, {}])
    with at_table(seated(match, 0), Nobody()) as (_, table):
        assert table.top.prompt_words() == words


def test_the_free_slot_tells_in_the_prompt_what_it_does_and_in_no_bubble() -> None:
    match = placed(at="use", taken="knight", players=[{"array": ["knight"]}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        slot = named(table, "slot/0")
        point(app, middle(slot.rect))
        settle(app, 1)
        assert table.top.prompt_words() == "Queue up: Knight comes to the right end of your Array." and not slot.tip


def test_why_something_cannot_be_chosen_is_told_anew_when_things_begin_to_move_and_when_they_lie() -> None:
    match = placed(at="use", taken="knight", players=[{"array": ["angel"]}, {}])
    with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
        table.answers.answer("queue")
        app.step([], 40)
        while table.news.busy:
            app.step([], 120)
        names = ("pile/deck", "array/0/0")
        assert [named(table, name).why_not for name in names] == ["It is another player's turn."] * 2
        table.play(table.view.announce("A banner", "though nothing happens"))
        moving = [named(table, name).why_not for name in names]
        assert all(why.startswith("Things are still moving") for why in moving)
        table.skip()
        assert [named(table, name).why_not for name in names] == ["It is another player's turn."] * 2


@pytest.mark.parametrize(
    ("array", "words"),
    [
        (
            "angel " * 6,
            "6 of 7 cards. A card of the same colour, or a Princess, may cut this line: left Kingdom, right Dungeon.",
        ),
        (
            "angel " * 7,
            "The Array is full: a card of the same colour or a Princess cuts it, any other throws all of it away.",
        ),
        ("angel princess", "2 of 7 cards. Beside a Princess any card may cut this line: left Kingdom, right Dungeon."),
        (
            "angel " * 6 + "princess",
            "The Array is full. Beside a Princess any card may cut this line: left Kingdom, right Dungeon.",
        ),
    ],
)
def test_an_array_says_what_the_next_card_does_to_it(array: str, words: str) -> None:
    """DNK-CUT-11 to DNK-CUT-14: a Princess matches all, from either side."""
    match = placed(at="take", players=[{"array": array.split()}, {}])
    with at_table(seated(match, 0), Nobody()) as (_, table):
        assert table.top.array.words(len(array.split())) == words


def test_an_enlarged_monster_lists_its_price_as_a_sentence_does() -> None:
    for card in every(card for card in range(KINGDOM.size) if KINGDOM.is_monster(card)):
        price = dict(keywords(KINGDOM, card))["To beat it"].partition("discard ")[2].partition(" from ")[0]
        kinds = sum(1 for count in KINGDOM.needs[card] if count)
        assert price.count(" and ") == (kinds > 1) and price.count(",") == max(0, kinds - 2)
        assert "a Angel" not in price and "a Amazon" not in price


def test_a_princess_says_that_she_comes_on_top_of_a_payment_and_others_that_they_pay() -> None:
    cards = [card for card in range(KINGDOM.size) if not KINGDOM.is_monster(card)]
    told = {KINGDOM.word(card): dict(keywords(KINGDOM, card))["In your Kingdom"] for card in cards}
    assert told.pop("princess").startswith("Comes on top of a payment")
    assert told and all(words.startswith("Pays for fights") for words in told.values())


@pytest.mark.parametrize("place", range(4))
def test_a_card_of_the_matrix_that_is_enlarged_leaves_the_card_in_sight_at_which_it_could_cut(place: int) -> None:
    array = ["angel", "ninja", "wizard", "harpy4"]
    array[place] = "captain"
    with at_table(seated(placed(players=[{"array": array}, {}]), 0), Nobody()) as (app, table):
        captain = next(one for one in table.controls() if one.tags.get("key") == "take:11")
        point(app, middle(captain.rect))
        settle(app, 2000)
        (cut,) = table.top.shown_by()
        assert table.zoom.on is not None and not meets(cut, table.zoom.box)


def test_a_card_that_is_the_last_of_its_line_tells_before_it_is_taken_that_cards_come_then() -> None:
    match = placed(matrix=["captain . .", ". knight .", ". ninja wizard"], players=[{}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):

        def told(key: str) -> str:
            point(app, middle(next(one for one in table.controls() if one.tags.get("key") == key).rect))
            settle(app, 1)
            return next(str(still.key[0][0]) for still in table.top.market.still() if still.name == "refill")

        said = {key: told(key) for key in ("take:11", "take:22", "take:32", "take:33")}
    assert said == {
        "take:11": "Then 5 cards come before the next turn.",
        "take:22": "Then 3 cards come before the next turn.",
        "take:32": "No row, no column is empty yet.",
        "take:33": "Then 3 cards come before the next turn.",
    }


def test_chips_of_what_a_looked_through_hand_covers_are_enlarged_and_say_why_they_are_not_chosen() -> None:
    match = placed(at="resolve", dungeon=["wizard", "princess"], deck=DECK, players=[{"hand": ["ninja"]}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        table.answers.answer("deed:wizard")
        settle(app)
        chip = named(table, "beneath/1")
        assert KINGDOM.word(chip.tags["card"]) == "princess" and chip.why_not.startswith("It lies in the Dungeon.")
        point(app, middle(chip.rect))
        app.step([], 800)
        assert table.zoom.card == chip.tags["card"]
