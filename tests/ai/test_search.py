"""Search: what it finds, what it may know, and that it can be had again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from math import inf
from random import Random
from typing import Any

import pytest

from game.ai.levels import LEVELS, RANDOM, STRENGTH
from game.ai.mind import Mind
from game.ai.minds import MINDS
from game.ai.reasons import Fact
from game.ai.search import CROWD, Node, think, within
from game.ai.thinking import choose, likely
from game.engine.agenda import Option
from game.engine.match import Match
from game.engine.redeal import shuffled
from game.engine.state import State
from game.rules import GAMES, shipped_content
from tests.sure import every, few_and_many

CONTENT = {name: shipped_content(name) for name in MINDS}
TABLES = [(name, seats) for name in MINDS for seats in range(GAMES[name].seats[0], GAMES[name].seats[1] + 1)]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def questions(name: str, seats: int, wanted: int, share: float = 0.2) -> Iterator[State]:
    """States of random games in which somebody has a choice: so many of Pontoon, a tenth of games that think longer."""
    left = wanted if name == "pontoon" else max(2, wanted // 10)
    for seed in range(10_000):
        rng = Random(seed)
        match = Match(GAMES[name], CONTENT[name], seats, seed)
        while match.decision is not None:
            if rng.random() < share:
                yield match.state
                left -= 1
                if not left:
                    return
            match.answer(rng.choice(match.decision.options).key)


def searched(name: str, state: State, iterations: int, seed: int = 1) -> Node:
    seat = state.decision.player
    steps = think(lambda rng: likely(state, seat, rng, MINDS[name]), Random(seed), MINDS[name])
    return next(islice(steps, iterations - 1, None))


def weighed(node: Node) -> dict[str, tuple[int, float]]:
    return {key: (edge.visits, edge.total) for key, edge in node.edges.items()}


def test_a_flat_tree_is_the_choice_in_question_alone() -> None:
    """In Monster Pontoon 21 all that follows it is played on, by rivals and by who thinks."""
    for state in every(questions("pontoon", 3, 10)):
        root = searched("pontoon", state, 80)
        assert {*root.edges} == {option.key for option in state.decision.options}
        assert sum(edge.visits for edge in root.edges.values()) == 80
        assert not any(edge.nodes for edge in root.edges.values())


def test_other_trees_grow_below_the_choice_in_question() -> None:
    grown = [
        any(edge.nodes for edge in searched("kingdom", one, 40).edges.values()) for one in questions("kingdom", 2, 40)
    ]
    assert any(grown)


@every_table
def test_a_choice_is_legal_and_leaves_the_state_alone(name: str, seats: int) -> None:
    for state in every(questions(name, seats, 30)):
        before = state.digest()
        for level in (RANDOM, *LEVELS[:2]):
            thought = choose(GAMES[name], state, state.decision.player, level, 3, inf)
            assert thought.key in [o.key for o in state.decision.options]
            assert 0 <= thought.chance <= 1
        assert state.digest() == before


@every_table
def test_the_same_seed_weighs_every_choice_alike(name: str, seats: int) -> None:
    for state in every(questions(name, seats, 15)):
        assert weighed(searched(name, state, 20)) == weighed(searched(name, state, 20))


@few_and_many("asked", 24, 200)
@every_table
def test_redealing_what_is_hidden_leaves_the_choice_unchanged(name: str, seats: int, asked: int) -> None:
    for n, state in enumerate(every(questions(name, seats, asked))):
        seat = state.decision.player
        other = state.redeal(seat, Random(99))
        assert weighed(searched(name, state, 6)) == weighed(searched(name, other, 6))
        level = ("easy", "normal")[n % 2]
        one = choose(GAMES[name], state, seat, level, 7, inf)
        two = choose(GAMES[name], other, seat, level, 7, inf)
        assert one[:4] == two[:4]


def test_hard_too_sees_no_more_than_its_seat() -> None:
    name = "pontoon"
    for state in every(questions(name, 2, 8)):
        seat = state.decision.player
        one = choose(GAMES[name], state, seat, "hard", 7, inf)
        two = choose(GAMES[name], state.redeal(seat, Random(5)), seat, "hard", 7, inf)
        assert one[:4] == two[:4]


@few_and_many("asked", 20, 400)
@every_table
def test_every_world_looked_into_fits_the_seats_view(name: str, seats: int, asked: int) -> None:
    for state in every(questions(name, seats, asked)):
        seat = state.decision.player
        view, true = state.view(seat), state.seed
        world = likely(state, seat, Random(2), MINDS[name])
        assert world.view(seat) == view
        assert world.seed != true and world is not state


@every_table
def test_out_of_time_means_the_best_so_far(name: str, seats: int) -> None:
    """One world is looked into; none where all choices would have to be tried in it."""
    open_ = [state.clone() for state in questions(name, seats, 10) if len(state.decision.options) > 1]
    looked = set()
    for state in every(open_):
        thought = choose(GAMES[name], state, state.decision.player, "hard", 1, 0.0)
        looked.add(thought.iterations)
        assert thought.key in [o.key for o in state.decision.options]
    assert looked == {0 if MINDS[name].abreast else 1}


def test_every_level_of_every_game_looks_as_far_reckons_more_exactly_and_thinks_two_seconds_at_most() -> None:
    assert set(STRENGTH) == set(GAMES)
    for steps in every(STRENGTH.values()):
        for below, above in every(pairwise(steps[level] for level in LEVELS)):
            assert below.seconds <= above.seconds <= 1.9
            assert below.iterations <= above.iterations and below.horizon <= above.horizon
            assert below.noise > above.noise
        assert steps[LEVELS[-1]].noise == 0


def test_a_seat_that_is_not_asked_and_an_unknown_level_are_refused() -> None:
    state = next(questions("pontoon", 2, 1))
    with pytest.raises(ValueError, match="is not asked"):
        choose(GAMES["pontoon"], state, 1 - state.decision.player, "easy", 1)
    with pytest.raises(ValueError, match="random, beginner, easy, normal, hard, master; not 'clever'"):
        choose(GAMES["pontoon"], state, state.decision.player, "clever", 1)


def test_a_crowd_of_options_is_widened_as_visits_grow() -> None:
    options = [Option(f"o{n}", ("",), ()) for n in range(100)]
    node = Node()
    assert len(within(node, options)) == CROWD
    for visits in range(400):
        best = within(node, options)
        edge = node.edges.setdefault(best[-1].key, type("", (), {"visits": 0})())
        edge.visits += 1
    assert CROWD < len(within(node, options)) < 50
    assert within(Node(), options[:3]) == options[:3]


class OneRightMove(Mind):
    """A game of one question in which only "c" wins."""

    horizon = 8

    def worth(self, state: Any, seat: int) -> float:
        return 1.0 if state.got == "c" else 0.0

    def policy(self, state: Any) -> None:
        return None

    def shortlist(self, state: Any) -> list[Option]:
        return list(state.decision.options)

    def stretch(self, state: Any) -> int:
        return 0

    def information_set(self, state: Any) -> int:
        return 0

    def plausible(self, state: Any, seat: int) -> float:
        return 1.0

    def facts(self, state: Any, seat: int, key: str, eyes: int) -> list[Fact]:
        return []

    def words(self, state: Any, fact: Fact) -> str:
        return ""


class Question:
    def __init__(self) -> None:
        self.winners: tuple[int, ...] | None = None
        self.got = ""
        options = [Option(k, ("",), ()) for k in "abcd"]
        self.decision: Any = type("", (), {"player": 0, "options": options})

    def take(self, option: Option) -> None:
        self.got, self.winners, self.decision = option.key, (0,), None


def test_the_search_finds_the_one_right_move() -> None:
    steps = think(lambda rng: Question(), Random(1), OneRightMove())
    root = next(islice(steps, 99, None))
    assert root.best() == "c"
    assert root.edges["c"].visits > 60 and root.edges["c"].mean == 1.0


@pytest.mark.parametrize("name", GAMES)
def test_a_world_dealt_into_places_found_before_is_the_one_that_is_dealt_anew(name: str) -> None:
    """Whoever deals many worlds of one state finds out once what a seat does not see of it."""
    dealt = 0
    for state in every(questions(name, GAMES[name].seats[1], 40)):
        seat = state.decision.player
        hidden = state.unseen_by(seat)
        dealt += hidden is not None
        for seed in every(range(3)):
            assert state.redeal(seat, Random(seed), hidden) == state.redeal(seat, Random(seed))
    assert dealt, "everywhere it had to be found out anew"


def test_cards_are_shuffled_as_the_library_shuffles_them() -> None:
    for size in every(range(70)):
        cards = list(range(size))
        Random(size).shuffle(cards)
        assert shuffled(range(size), Random(size)) == cards
