"""Thinking: thoughts of several trees and of limited time, and how each is made once more."""

from __future__ import annotations

from itertools import count
from math import inf
from typing import Any

import pytest

from game.ai import thinking
from game.ai.levels import LEVELS, Level
from game.ai.minds import MINDS
from game.ai.thinking import Dropped, Weighed, at_table, best_of, choose, search, valued, weigh
from game.engine.agenda import Option
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.sure import every


def asked(name: str, seed: int = 1) -> Any:
    """A state in which there is a choice."""
    match = Match(GAMES[name], shipped_content(name), GAMES[name].seats[0], seed)
    while len(match.decision.options) < 2:
        match.answer(match.decision.options[0].key)
    return match.state


def ticking(monkeypatch: pytest.MonkeyPatch, each: float) -> None:
    """A clock that goes on by so much whenever it is looked at."""
    clock = count()
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(clock) * each)


@pytest.mark.parametrize("name", MINDS)
def test_a_thought_ended_by_the_clock_is_made_again_from_its_seed_and_iterations(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = asked(name)
    seat = state.decision.player
    endless = {level: Level(thinking.ENDLESS, 0.0, inf) for level in LEVELS}
    monkeypatch.setattr(thinking, "strength", lambda game, level: endless[level])
    ticking(monkeypatch, 0.1)
    thought = choose(GAMES[name], state, seat, "master", 7, 1.35)
    assert 5 < thought.iterations < 20 and thought.worlds == (thought.iterations,)
    monkeypatch.undo()
    again = choose(GAMES[name], state, seat, "master", thought.seed, worlds=thought.worlds)
    assert again[:4] == thought[:4] and again.worlds == thought.worlds


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("counts", [(9, 0, 6, 12), (0, 15, 12)])
def test_trees_of_their_own_are_added_up_and_grow_again_alike(name: str, counts: tuple[int, ...]) -> None:
    state = asked(name)
    seat = state.decision.player
    thought = choose(GAMES[name], state, seat, "master", 7, worlds=counts)
    assert thought.worlds == counts and thought.iterations == 27
    limit = Level(9, 0.0, inf)
    found = [
        weigh(name, state, seat, "master", 7, tree, limit._replace(iterations=n)) for tree, n in enumerate(counts) if n
    ]
    assert best_of(found) == thought[:2]
    assert choose(GAMES[name], state, seat, "master", 7, worlds=counts)[:4] == thought[:4]


def test_the_first_tree_is_the_one_of_a_single_thought() -> None:
    state = asked("kingdom")
    seat = state.decision.player
    one = choose(GAMES["kingdom"], state, seat, "normal", 3, inf)
    assert choose(GAMES["kingdom"], state, seat, "normal", 3, worlds=one.worlds)[:4] == one[:4]


def test_no_two_trees_look_into_the_same_worlds() -> None:
    state = asked("pontoon")
    limit = Level(40, 0.0, inf)
    found = [weigh("pontoon", state, state.decision.player, "master", 5, tree, limit) for tree in range(3)]
    assert len({str(one.edges) for one in found}) == 3


def test_of_all_trees_the_choice_most_often_taken_is_the_best() -> None:
    one, two = Weighed({"a": (5, 4.0), "b": (3, 1.0)}, 8), Weighed({"b": (4, 2.0), "c": (1, 1.0)}, 5)
    assert best_of([one, two]) == ("b", 3 / 7)
    assert best_of([Weighed({"b": (2, 1.0), "a": (2, 1.0)}, 4)]) == ("a", 0.5), "of equals the first by the alphabet"
    assert best_of([Weighed({"b": (2, 1.5), "a": (2, 1.0)}, 4)])[0] == "b", "of equals the one worth more"


def test_a_thought_that_nobody_waits_for_ends_with_the_iteration_it_is_at() -> None:
    state, looked = asked("pontoon"), count()
    limit = Level(thinking.ENDLESS, 0.0, inf)
    with pytest.raises(Dropped):
        search("pontoon", state, state.decision.player, limit, thinking.Random(1), 0.0, lambda: next(looked) == 3)
    assert next(looked) == 4


def test_at_the_table_who_looks_far_uses_the_time_and_the_others_count() -> None:
    state = asked("pontoon")
    for level in every(LEVELS):
        far = thinking.strength("pontoon", level)
        limit = at_table("pontoon", state, level)
        assert limit.seconds == far.seconds <= 1.8
        assert limit.iterations == (thinking.ENDLESS if far.iterations >= thinking.PATIENT else far.iterations)
    assert at_table("pontoon", state, "master").iterations == thinking.ENDLESS


@pytest.mark.parametrize("seats", [2, 5])
def test_plans_of_all_rivals_take_four_seconds_at_most_at_every_level(seats: int) -> None:
    match = Match(GAMES["montoons"], shipped_content("montoons"), seats, 1)
    while match.state.is_told:
        match.answer(match.decision.options[0].key)
    for level in every(LEVELS):
        each = at_table("montoons", match.state, level).seconds
        assert each * thinking.STEPS * (seats - 1) <= 4


def test_what_nobody_has_looked_into_is_never_worth_less_than_nothing() -> None:
    class Sighted:
        def first_sight(self, world: Any) -> list[tuple[float, Any]]:
            return [(0.9, Option("good", ("",), ())), (0.1, Option("bad", ("",), ()))]

    assert valued(Sighted(), None, {"good": (1, 0.2)}) == {"good": 0.2, "bad": 0.0}
