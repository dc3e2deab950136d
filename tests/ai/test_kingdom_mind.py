"""Dungeon & Kingdom's mind: worth, plans, sensible answers, and reasons without secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import inf
from random import Random

import pytest

from game.ai.kingdom_lean import lean_of
from game.ai.kingdom_plans import Plan
from game.ai.minds import MINDS
from game.ai.thinking import choose
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.kingdom.state import Kingdom
from tests.sure import every

GAME = GAMES["kingdom"]
CONTENT = shipped_content("kingdom")
MIND = MINDS["kingdom"]


NOT_SAID = re.compile(r"\b1 (cards|points|Gems|deeds|Monsters)\b|keeps most choices open|[{}]|None")


def played(seats: int, games: int, share: float = 1.0) -> Iterator[Kingdom]:
    for seed in range(games):
        rng = Random(seed)
        match = Match(GAME, CONTENT, seats, seed)
        while match.decision is not None:
            if rng.random() < share:
                yield match.state  # type: ignore[misc]
            match.answer(rng.choice(match.decision.options).key)


def table(**words: object) -> Kingdom:
    """A position in the middle of resolving, run to its question."""
    state = GAME.read_position(CONTENT, {"at": "resolve", "matrix": ["captain . .", ". . .", ". . ."], **words})
    state.run()
    return state  # type: ignore[return-value]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_worth_is_a_chance_and_the_seats_share_one_game(seats: int) -> None:
    for g in every(played(seats, 2, 0.3)):
        worths = [MIND.worth(g, seat) for seat in range(seats)]
        assert all(0 <= worth <= 1 for worth in worths) and sum(worths) == pytest.approx(1)


def test_points_cards_and_gems_are_worth_something() -> None:
    even = table(players=[{}, {}], active=2)
    for better in ({"reserve": 9}, {"hand": ["ninja"]}, {"treasury": ["ninja"]}, {"array": ["ninja"]}):
        assert MIND.worth(table(players=[better, {}], active=2), 0) > MIND.worth(even, 0)


def test_a_plain_game_beats_random_play_by_far() -> None:
    won = 0
    for seed in range(10):
        state, rng = GAME.deal(CONTENT, 2, seed, {}), Random(seed)
        state.run()
        while state.decision is not None:
            mine = state.decision.player == seed % 2
            state.take(lean_of(state) if mine else rng.choice(state.decision.options))  # type: ignore[arg-type]
        won += state.winners == (seed % 2,)
    assert won == 10


def test_every_answer_is_one_of_those_offered_and_changes_nothing() -> None:
    for g in every(played(3, 3)):
        before = g.digest()
        options = g.decision.options
        assert MIND.policy(g) in options and set(MIND.shortlist(g)) <= set(options) and MIND.shortlist(g)
        MIND.information_set(g)
        assert g.digest() == before


def test_a_monster_that_can_be_beaten_is_beaten_before_the_turn_is_done() -> None:
    g = table(kingdom=["orthos7", "captain", "captain", "ninja", "ninja"], players=[{}, {}])
    assert MIND.policy(g).key == "fight:orthos7"
    assert choose(GAME, g, 0, "normal", 2, inf).key == "fight:orthos7"


def test_three_gems_of_a_colour_are_turned_into_nine_points() -> None:
    g = table(dungeon=["princess"], players=[{"treasury": ["ninja", "ninja", "ninja"]}, {}])
    assert MIND.policy(g).key == "deed:princess"


def test_orthos_is_given_the_controller_whose_deed_is_best_twice() -> None:
    g = table(dungeon=["orthos4"], players=[{"hand": ["knight", "princess"], "treasury": ["ninja"] * 6}, {}])
    assert MIND.policy(g).key == "control:orthos4"
    g.choose("control:orthos4")
    assert MIND.policy(g).key == "hand:princess"


def test_orthos_is_worth_only_the_gems_that_are_there_for_a_second_time() -> None:
    """Two sets of three Gems make the second Happiness worth a set; one set leaves it next to nothing."""

    def gain(gems: int) -> float:
        g = table(dungeon=["orthos4"], players=[{"hand": ["princess"], "treasury": ["ninja"] * gems}, {}])
        return Plan(g, 0, [], g.zones["dungeon"]).controller(g.zones["dungeon"][0])[0]

    assert gain(6) - gain(3) > 4


def test_a_monster_that_waits_is_worth_less_than_nothing_unless_it_can_be_paid_for_later() -> None:
    def stay(deck: int, **words: object) -> float:
        g = table(kingdom=["orthos12"], deck_size=deck, players=[words, {}], tokens={"orthos12": words.pop("on", 0)})
        plan = Plan(g, 0, g.zones["kingdom"], [])
        return plan.stay(g.zones["kingdom"][0], plan.funds())

    hand = ["amazon", "amazon", "amazon", "wizard", "wizard"]
    assert stay(40, hand=hand) > 0 > stay(40)
    assert stay(0, hand=hand) < 0, "there is no turn left in which to beat it"
    assert stay(40, hand=hand, on=2) == 0, "it leaves with its points"


def test_of_many_gems_the_set_that_costs_least_is_given() -> None:
    g = table(dungeon=["princess"], players=[{"treasury": ["ninja", "ninja", "ninja", "princess"]}, {}])
    g.choose("deed:princess")
    assert MIND.policy(g).key == "purple3"


def test_a_wizard_never_summons_himself_for_ever() -> None:
    g = table(dungeon=["wizard"], deck_size=0, triggered=True, players=[{}, {}])
    for _ in range(20):
        if g.winners is not None or g.active != 0:
            break
        g.take(MIND.policy(g))
    assert g.active != 0 or g.winners is not None


@pytest.mark.parametrize(
    "discards",
    [
        ["wizard"] * 6,
        ["wizard"] * 5 + ["angel"],
        ["wizard"] * 4 + ["angel", "ninja"],
        ["wizard"] * 3 + ["angel", "ninja", "orthos4", "harpy4", "captain"],
    ],
)
def test_wizards_do_not_fetch_each_other_for_ever(discards: list[str]) -> None:
    g = table(
        dungeon=["wizard"] * (10 - discards.count("wizard")),
        deck_size=0,
        discard=discards,
        triggered=True,
        matrix=["knight . .", ". . .", ". . ."],
        players=[{}, {}],
    )
    for answer in (MIND.policy, lambda world: MIND.shortlist(world)[0]):
        world, answers = g.clone(), 0
        while world.phase == "resolve" and world.active == 0:
            world.take(answer(world))
            answers += 1
            assert answers < 60
        assert answers


def test_a_plan_counts_what_a_cut_would_bring() -> None:
    g = table(players=[{"hand": ["angel"], "array": ["orthos4", "knight", "ninja"]}, {}], active=2)
    array = g.zones["array/0"]
    with_fight, without = (Plan(g, 0, array[:line], array[line:]).total() for line in (2, 0))
    assert with_fight > without


@pytest.mark.parametrize("seats", (2, 4))
def test_a_reason_for_everybody_depends_on_public_facts_alone(seats: int) -> None:
    compared = 0
    for g in played(seats, 3, 0.3):
        seat = g.decision.player
        world = g.redeal((seat + 1) % seats, Random(4))
        for option in g.decision.options:
            if option.key in [o.key for o in world.decision.options]:
                compared += 1
                assert MIND.reason(g, seat, option.key, g.everyone) == MIND.reason(world, seat, option.key, g.everyone)
    assert compared > 10


@pytest.mark.parametrize("seats", (2, 4))
def test_a_hint_is_one_sentence_and_knows_no_more_than_its_seat(seats: int) -> None:
    for g in every(played(seats, 3, 0.3)):
        seat = g.decision.player
        world = g.redeal(seat, Random(4))
        for option in every(g.decision.options):
            hint = MIND.reason(g, seat, option.key, 1 << seat)
            assert hint == MIND.reason(world, seat, option.key, 1 << seat)
            assert hint.endswith(".") and hint.count(". ") == 0 and len(hint) < 160
            assert not NOT_SAID.search(hint), hint
