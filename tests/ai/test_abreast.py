"""Abreast: choices that are held against each other in the same worlds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf
from random import Random
from time import perf_counter
from typing import Any

import pytest

from game.ai.levels import Level, strength
from game.ai.minds import MINDS
from game.ai.search import Abreast, think
from game.ai.thinking import PLAIN, likely, search, weigh
from game.ai.truths import played
from game.engine.agenda import Option
from game.rules.montoons.action import Acting
from game.rules.montoons.movement import Walking
from tests.sure import every

MIND = MINDS["montoons"]


def questions(count: int) -> Iterator[Any]:
    """So many questions of a game of MonToons where more than one choice is worth a look."""
    open_ = (state for state in played("montoons", 1) if len(MIND.shortlist(state)) > 1)
    return islice(open_, 0, 5 * count, 5)


def held(state: Any, worlds: int, seed: int = 1) -> Abreast:
    """The root after so many worlds."""
    seat = state.question.player
    steps = think(lambda rng: likely(state, seat, rng, MIND), Random(seed), MIND)
    root = next(islice(steps, worlds - 1, None))
    assert isinstance(root, Abreast)
    return root


def test_every_choice_of_the_shortlist_is_tried_in_every_world() -> None:
    for state in every(questions(8)):
        root = held(state, 5)
        assert list(root.edges) == [option.key for option in MIND.shortlist(state)]
        assert {len(row) for row in root.rows} == {5}
        assert len({edge.visits for edge in root.edges.values()}) == 1


def test_a_choice_is_worth_its_best_line() -> None:
    """A walk is worth what its best goal is worth: it is looked at together with what follows."""
    walks = 0
    for state in every(questions(40)):
        if isinstance(state.about, Acting):
            root, chance, seat = Abreast(), Random(1), state.question.player
            root.begin(likely(state, seat, chance, MIND), MIND)
            before = {key: edge.total for key, edge in root.edges.items()}
            for _ in range(3):
                root.look_into(likely(state, seat, chance, MIND), chance, MIND, MIND.horizon)
            for key in every(root.edges):
                lines = [sum(row) for line, row in zip(root.lines, root.rows) if line[0] == key]
                assert root.edges[key].total - before[key] == pytest.approx(max(lines), abs=1e-4)
                walks += len(lines) > 1
    assert walks


def test_a_search_ends_early_where_one_choice_is_clearly_the_best() -> None:
    counts = [
        search("montoons", state, state.question.player, Level(60, 0.0, inf), Random(1), perf_counter())[1]
        for state in every(questions(12))
    ]
    assert min(counts) == PLAIN < max(counts) <= 60


def test_the_only_choice_worth_a_look_is_made_without_a_search_and_is_what_one_would_find() -> None:
    lone, open_ = 0, 0
    for n, state in enumerate(
        every(state for state in islice(played("montoons", 3), 60) if state.question.options[1:])
    ):
        seat, limit = state.question.player, strength("montoons", "normal")._replace(iterations=3, seconds=inf)
        found = weigh("montoons", state, seat, "normal", n, 0, limit)
        root, _ = search("montoons", state, seat, limit, Random(n), 0.0)
        if len(root.edges) == 1 and not MIND.first_sight(state):
            assert (*found.edges, found.iterations) == (root.best(), 0)
            lone += 1
        else:
            assert found.iterations == 3
            open_ += 1
    assert lone > 10 and open_ > 10, (lone, open_)


class Alike:
    """A world in which all choices come to the same."""

    winners, decision = None, type("", (), {"player": 0, "options": [Option(key, ("",), ()) for key in "zab"]})

    def clone(self) -> Alike:
        return self

    def choose(self, key: str) -> None:
        pass


class Judged:
    """A mind that finds "z" the most promising of them."""

    abreast, horizon, trust = True, 0, 1
    priors: Sequence[float] = ()

    def shortlist(self, world: Any) -> Sequence[Option]:
        return list(world.decision.options)

    def prior(self, world: Any, options: Sequence[Option]) -> Sequence[float]:
        return self.priors

    def goes_on(self, world: Any, option: Option) -> Sequence[tuple[str, ...]]:
        return ()

    def stretch(self, world: Any) -> int:
        return 0

    def worth(self, world: Any, seat: int) -> float:
        return 0.4


def test_of_equal_choices_the_more_promising_one_is_taken() -> None:
    mind: Any = Judged()
    root = next(islice(think(lambda rng: Alike(), Random(1), mind), 3, None))
    assert root.best() == "z" and root.decided


class Counted(float):
    """A worth that counts how often one is added to another."""

    additions = 0

    def __add__(self, other: float) -> Counted:
        Counted.additions += 1
        return Counted(float(self) + float(other))

    __radd__ = __add__


def test_a_world_more_is_added_once_to_what_each_line_came_to_however_many_came_before() -> None:
    mind: Any = Judged()
    mind.worth = lambda world, seat: Counted(0.4)
    root = think(lambda rng: Alike(), Random(1), mind)
    added = list[int]()
    for _ in range(20):
        before = Counted.additions
        next(root)
        added.append(Counted.additions - before)
    assert added[-1] == added[1] == len("zab")


class Told(Alike):
    """A world that knows which choice was made."""

    def __init__(self, key: str = "") -> None:
        self.key = key

    def clone(self) -> Told:
        return Told()

    def choose(self, key: str) -> None:
        self.key = key


def test_a_search_does_not_end_by_another_choice_than_it_takes() -> None:
    """What was thought of "z" beforehand still speaks for it, while "a" has come to more in every world."""
    mind: Any = Judged()
    mind.priors = (1.0, 0.0, 0.0)
    mind.worth = lambda world, seat: 0.45 if world.key == "a" else 0.4
    steps = think(lambda rng: Told(), Random(1), mind)
    root = next(islice(steps, 2, None))
    assert root.best() == "z" and not root.decided
    root = next(islice(steps, 37, None))
    assert root.best() == "a" and root.decided


def test_who_may_still_walk_does_not_end_the_turn_and_may_always_stay() -> None:
    asked = set()
    for state in every(islice(played("montoons", 3), 200)):
        keys = [option.key for option in state.question.options]
        short = {option.key for option in MIND.shortlist(state)}
        if isinstance(state.about, Acting) and any(key.startswith("move/") for key in keys):
            asked.add(Acting)
            assert "end" not in short
        elif isinstance(state.about, Walking) and "stop" in keys:
            asked.add(Walking)
            assert "stop" in short
    assert asked == {Acting, Walking}
