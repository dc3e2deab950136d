"""Harm of MonToons: what is lost on each hex, kept as sets, adds up as numbers do."""

from __future__ import annotations

from random import Random

from game.rules.montoons.arena import Arena
from game.rules.montoons.harm import Costs, Harm, added, by_space, raised, times, worst
from tests.rules.montoons.table import Table, at, monster
from tests.sure import every

Numbers = dict[int, int]


def arena() -> Arena:
    return Table(monster("hoku", at(0)), monster("molthu", at(3))).g.arena


def some(arena: Arena, rng: Random, most: int) -> Harm:
    """Any harm on a few spaces."""
    found = Harm()
    for _ in range(3):
        found = worst(found, raised([], arena.mask(rng.sample(range(8), 4)), rng.randint(0, most)))
    return found


def numbers(arena: Arena, harm: Harm) -> list[int]:
    """Hearts lost on the first spaces."""
    return [by_space(harm, arena).get(space, 0) for space in range(8)]


def test_sets_of_hearts_are_raised_added_compared_and_taken_several_times_as_numbers_are() -> None:
    board, rng = arena(), Random(1)
    for _ in every(range(40)):
        one, other = some(board, rng, 4), some(board, rng, 3)
        spaces, points = rng.sample(range(8), 3), rng.randint(0, 3)
        mine, theirs = numbers(board, one), numbers(board, other)
        more = [points * (space in spaces) for space in range(8)]
        assert numbers(board, raised(one, board.mask(spaces), points)) == [a + b for a, b in zip(mine, more)]
        assert numbers(board, added(one, other)) == [a + b for a, b in zip(mine, theirs)]
        assert numbers(board, worst(one, other)) == [max(pair) for pair in zip(mine, theirs)]
        assert numbers(board, times(one, points)) == [points * a for a in mine]


def test_what_a_space_costs_is_found_once_and_told_of_those_asked_about_alone() -> None:
    board, asked = arena(), list[int]()
    costs = Costs(board, lambda space: asked.append(space) or space)
    both, one = board.mask((2, 3)), board.mask((3,))
    for spaces, found in ((one, {3: 3}), (both, {2: 2, 3: 3}), (one, {3: 3})):
        assert by_space(costs.on(spaces), board) == found
    assert asked == [3, 2]
