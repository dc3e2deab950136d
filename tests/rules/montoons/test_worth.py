"""Worth of an effect before it is used (MON-R94): what an entangled monster gains by moving, and what hurts nobody."""

from __future__ import annotations

import pytest

from game.rules.montoons.use import ahead, blitzes, branches, hurts, jumps, under_way
from tests.rules.montoons.table import Table, at, monster

BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def walled_in(entangled: bool) -> Table:
    """Nobody gets out of six rocks."""
    return Table(
        monster("hoku", at(0), entangle=entangled),
        monster("tala", at(4)),
        obstacles={at(*way): "rock" for way in BESIDE},
    )


@pytest.mark.parametrize("judge", [blitzes, jumps])
@pytest.mark.parametrize("entangled", [False, True])
def test_a_movement_without_a_way_is_worth_it_to_get_free_and_for_nothing_else(judge: object, entangled: bool) -> None:
    g = walled_in(entangled).g
    assert judge(g, 0, ("", "1"), (), ahead("move")) is entangled  # type: ignore[operator]
    assert judge(g, 0, ("", "1"), (), ahead("attack")) is False  # type: ignore[operator]


def test_what_hits_nobody_or_for_nothing_hurts_nobody() -> None:
    g = walled_in(False).g
    assert hurts(g, 0, ("", "1"), (1,), ahead("attack"))
    assert not hurts(g, 0, ("", "1"), (), ahead("attack"))
    assert not hurts(g, 0, ("", "0"), (1,), ahead("attack"))


@pytest.mark.parametrize("exactly", range(5))
def test_what_follows_an_exact_movement_follows_that_one_alone(exactly: int) -> None:
    """Hexes entered and what slow ones cost more count together; 0 stands for any movement."""
    g, part = walled_in(False).g, ("moved", (("recover", 1),), exactly)
    assert branches(g, 0, part, under_way(g)) == []
    g.note(walked=(1, 2), strode=2, slowed=1)
    assert bool(branches(g, 0, part, under_way(g))) == (exactly in (0, 3))
    assert branches(g, 0, part, ahead("move")) == []
