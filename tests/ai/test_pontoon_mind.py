"""Monster Pontoon 21's mind: the race, the book, and reasons without secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from game.ai.minds import MINDS
from game.ai.pontoon import BY_BOOK, PontoonMind
from game.ai.pontoon_armed import MISSED
from game.ai.pontoon_book import Book, Rival
from game.ai.pontoon_race import AFTER, Race, chances, race
from game.ai.search import think
from game.engine.agenda import Option
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.pontoon.state import Pontoon
from tests.sure import every

GAME = GAMES["pontoon"]
CONTENT = shipped_content("pontoon")
MIND = MINDS["pontoon"]
BOOK = Book(CONTENT)


def played(seats: int, games: int) -> Iterator[Pontoon]:
    for seed in range(games):
        rng = Random(seed)
        match = Match(GAME, CONTENT, seats, seed, {"turn_style": ("round", "run")[seed % 2]})
        while match.decision is not None:
            yield match.state
            match.answer(rng.choice(match.decision.options).key)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_worth_is_a_chance_and_the_seats_share_one_game(seats: int) -> None:
    for g in every(played(seats, 4)):
        worths = [MIND.worth(g, seat) for seat in range(seats)]
        assert all(0 <= worth <= 1 for worth in worths)
        assert sum(worths) == pytest.approx(1)


def test_more_stars_are_worth_more() -> None:
    ahead = chances((3, 1), (2, 3, 2), 3)
    assert ahead[0] > 0.7 and ahead[1] == pytest.approx(1 - ahead[0])
    assert chances((1, 3), (2, 3, 2), 3) == pytest.approx(ahead[::-1])
    assert chances((5, 2), (1, 1, 0), 3) == (1.0, 0.0)
    assert chances((4, 4), (0, 0, 0), 0) == (0.5, 0.5)


def test_winning_the_quest_in_play_raises_the_race() -> None:
    for g in every(played(3, 2)):
        for hero in range(3):
            assert race(g, hero)[hero] > race(g)[hero]


def test_the_book_hits_when_far_below_and_stays_when_inside() -> None:
    club, low, high = CONTENT.ids["EQ04"], 0, 0  # power 4, and no ability
    for quest in range(CONTENT.first_quest, CONTENT.first_quest + len(CONTENT.quests)):
        page = BOOK.pages[quest]
        ceiling = max((p for p in page.lit), default=0)
        if ceiling < 60:
            low += 1
            assert not page.armed[club].plans[(ceiling, 2, 0)][1], "a party over the condition has nothing to gain"
            assert not page.armed[club].plans[(ceiling - 4, 2, 0)][1], "a party on the last number stays"
        if min(page.lit) > 15:
            high += 1
            assert page.armed[club].plans[(2, 1, 0)][1], "a party of six is far below"
    assert low and high


@pytest.mark.parametrize(
    ("equipment", "crew", "powers"),
    [
        ("EQ01", (12, 2, 0), {13, 23}),  # the Dagger with exactly two companions
        ("EQ01", (12, 3, 0), {13}),
        ("EQ02", (12, 4, 2), {14, 12}),  # the Whip may send the weakest back, with four
        ("EQ03", (12, 2, 0), {15, 19}),  # the Ladle without a Monster
        ("EQ03", (12, 2, 1), {15}),
        ("EQ08", (12, 2, 0), {20, 16}),  # the Frying Pan without an Adventurer
        ("EQ10", (12, 2, 0), {18}),  # the Crown-Splitter must, above 21
        ("EQ10", (11, 2, 0), {21}),
    ],
)
def test_the_book_knows_what_an_equipment_may_make_of_a_crew(
    equipment: str, crew: tuple[int, int, int], powers: set[int]
) -> None:
    assert {power for power, *_ in BOOK.weapons[CONTENT.ids[equipment]].parties(crew)} == powers


def test_the_book_counts_of_a_crew_what_its_equipment_asks() -> None:
    ladle, pan, whip, club = (BOOK.weapons[CONTENT.ids[name]] for name in ("EQ03", "EQ08", "EQ02", "EQ04"))
    for weapon, mark in ((ladle, 1), (pan, 1), (whip, 2), (club, 0)):  # the pan asks whether there is an Adventurer
        crew = (0, 0, 0)
        for power, monster in ((4, False), (2, True), (7, False)):
            crew = weapon.joined(crew, power, monster)
        assert crew == (13, 3, mark)


def test_a_hero_who_gains_nothing_in_the_race_would_still_have_the_quest() -> None:
    stars, left = (3, 3, 1), (0, 2, 0)
    assert chances((4, 3, 1), left, 0) == chances(stars, left, 0), "one more star changes nothing"
    kept = Race(stars, left, 0, 1, False)
    assert AFTER[kept, 0][0] > AFTER[kept, 1][0] and sum(AFTER[kept, 0]) == pytest.approx(1)


def test_the_book_remembers_nobody_of_the_quest_before() -> None:
    book, quest, rival = Book(CONTENT), CONTENT.first_quest, Rival(None, 8, 2, 0, 1, False)
    first, weapon = book.page(quest), CONTENT.ids["EQ04"]
    chance = first.prospects[weapon, (rival,)].hit((4, 1, 0))
    assert len(book.page(quest).prospects) == 1
    book.page(quest + 1)
    assert not first.prospects and not first.rivals
    assert book.page(quest).prospects[weapon, (rival,)].hit((4, 1, 0)) == chance


def test_no_score_beats_a_better_one() -> None:
    page = BOOK.pages[CONTENT.first_quest]
    table = page.rivals[Rival(None, 8, 2, 0, 1, False)]
    shares = [table[score] for score in sorted({page.scores[power, 2, 4] for power in range(40)})]
    assert shares == sorted(shares)
    assert table[MISSED] == 0


@pytest.mark.parametrize(("phase", "most"), [("turn_move", 1), ("battle", 3)])
def test_a_rival_that_stayed_low_is_thought_to_hold_what_it_wants(phase: str, most: int) -> None:
    """The Stay fits only some Equipment, until it is seen in Battle: those worlds come up more often than an even
    share."""
    counts: dict[int, list[float]] = {}
    for g in played(2, 40):
        for seat in range(2):
            other = 1 - seat
            if g.stayed[other] and g.phase == phase and len(g.companions(other)) <= most:
                fits = MIND.plausible(g, seat)
                counts.setdefault(int(fits == 1.0), []).append(fits)
    assert counts.get(1) and counts.get(0), "every Equipment fits equally"


def test_a_known_top_card_is_hit_or_left_for_what_it_is() -> None:
    changed = 0
    for g in played(2, 20):
        hero = g.decision.player
        if g.decision.options[0].key == "hit":
            keys = set()
            for card in g.zones["guild"]:
                world = g.clone()
                world.news = None
                world.zones["guild"].remove(card)
                world.zones["guild"].append(card)
                world.known[card] |= 1 << hero
                keys.add(MIND.policy(world).key)
            changed += len(keys) > 1
    assert changed > 20


def test_abilities_that_pay_only_together_are_used_together() -> None:
    """Answered one by one, each for what it brings by itself, they come to less, and never to more."""
    gained = list[float]()
    for g in played(2, 40):
        if not isinstance(g.about, BY_BOOK):
            hero = g.question.player
            gained.append(answered(g, hero, MIND.policy) - answered(g, hero, shortsighted))
    assert len(gained) > 300 and min(gained) > -1e-9 and sum(gain > 0.05 for gain in gained) > 3


def answered(g: Pontoon, hero: int, choose: Callable[[Pontoon], Option | None]) -> float:
    """What a hero comes to with these answers to the abilities that are asked about now."""
    world = g.clone()
    world.news = None
    while world.decision and world.question.player == hero and not isinstance(world.about, BY_BOOK):
        world.take(choose(world) or world.question.options[0])
    return MIND.worth(world, hero)


def shortsighted(g: Pontoon) -> Option:
    def worth(option: Option) -> float:
        world = g.clone()
        world.take(option)
        return MIND.worth(world, g.question.player)

    return max(g.question.options, key=worth)


def test_the_hint_of_a_play_out_never_changes_the_world() -> None:
    for g in every(played(3, 3)):
        before = g.digest()
        MIND.policy(g)
        MIND.information_set(g)
        MIND.plausible(g, 0)
        assert g.digest() == before


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_reason_for_everybody_depends_on_public_facts_alone(seats: int) -> None:
    for g in every(played(seats, 12)):
        seat = g.decision.player
        watcher = (seat + 1) % seats
        world = g.redeal(watcher, Random(4))
        for option in every(g.decision.options):
            told = MIND.reason(g, seat, option.key, g.everyone)
            if option.key in [o.key for o in world.decision.options]:
                assert told == MIND.reason(world, seat, option.key, g.everyone)
            for name in every(hidden_names(g, g.everyone)):
                assert name not in told, told


@pytest.mark.parametrize("seats", (2, 4))
def test_a_hint_names_nothing_its_seat_does_not_know(seats: int) -> None:
    for g in every(played(seats, 12)):
        seat = g.decision.player
        world = g.redeal(seat, Random(4))
        for option in every(g.decision.options):
            hint = MIND.reason(g, seat, option.key, 1 << seat)
            assert hint == MIND.reason(world, seat, option.key, 1 << seat)
            assert all(name not in hint for name in hidden_names(g, 1 << seat))
            assert hint.endswith(".") and hint.count(". ") == 0 and len(hint) < 160


def hidden_names(g: Pontoon, eyes: int) -> list[str]:
    return [
        g.content.name(card)
        for zone, cards in g.zones.items()
        for card in cards
        if zone not in ("quests", "warning") and g.viewers(card, zone) & eyes != eyes
    ]


def test_every_quest_of_the_data_has_words() -> None:
    mind = PontoonMind()
    said = set()
    for g in played(2, 30):
        said.add(mind.reason(g, g.decision.player, g.decision.options[0].key, g.everyone).partition("wants")[2][:9])
    assert len(said) >= 6


def found_in(g: Pontoon, seed: int) -> dict[str, tuple[int, float]]:
    """By key what six iterations find."""
    steps = think(lambda chance: g.redeal(g.question.player, chance), Random(seed), MIND)
    *_, root = [next(steps) for _ in range(6)]
    return {key: (edge.visits, edge.total) for key, edge in root.edges.items()}


@pytest.mark.parametrize("seats", (2, 4))
def test_a_round_imagined_alone_tells_the_same_as_one_with_what_follows(seats: int) -> None:
    rng = Random(3)
    moments = [g.clone() for g in played(seats, 2) if rng.random() < 0.2 and len(g.question.options) > 1]
    for seed, g in enumerate(every(moments)):
        assert found_in(g, seed) == found_in(MIND.narrowed(g), seed), (g.about, seed)


def test_a_round_imagined_alone_stands_still_where_its_quest_is_decided_and_says_what_comes_of_that() -> None:
    decided = 0
    for seed in range(6):
        game = GAME.deal(CONTENT, 2 + seed % 3, seed, GAME.options({}))
        game.run()
        for _ in range(8):
            number, alone = game.round, MIND.narrowed(game)
            while game.winners is None and game.round == number:
                choice = MIND.policy(game) or game.question.options[0]
                game.take(choice)
                alone.take(choice)
            assert alone.decision is None and alone.winners is None and alone.round == number
            for seat in range(game.seats):
                assert MIND.worth(alone, seat) == pytest.approx(MIND.worth(game, seat), abs=1e-12)
            decided += 1
            if game.winners is not None:
                break
    assert decided > 20


def test_what_is_looked_into_leaves_the_game_as_it_was() -> None:
    for g in every(played(2, 1)):
        before, told = g.plain(), len(g.news or ())
        MIND.policy(g)
        assert g.plain() == before and len(g.news or ()) == told
