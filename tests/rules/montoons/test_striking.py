"""Striking in MonToons: what the parts of an ability could cost, found for all hexes at once, with nobody asked."""

from __future__ import annotations

import pytest

from game.rules.montoons.harm import by_space
from game.rules.montoons.striking import AWAY, Striker
from game.rules.montoons.threat import Hand
from tests.rules.montoons.table import Table, at, monster

SHOT = ("aim", 2, 1, "rival", True)


def table() -> Table:
    return Table(monster("hoku", at(0)), monster("molthu", at(3)))


def costs(striker: Striker, *effects: tuple[object, ...]) -> dict[int, int]:
    """By space what an action from where the striker began costs who stands there."""
    world = striker.world
    return by_space(striker.act("basic", 3, world.arena.bit[striker.start], effects).harm, world.arena)


@pytest.mark.parametrize(("stunned", "lost"), [(True, 4), (False, 1)])
def test_what_asks_for_a_status_of_its_user_does_the_one_part_with_it_and_the_other_without(
    stunned: bool, lost: int
) -> None:
    g = table().g
    g.stun[0] = int(stunned)
    found = costs(Striker(g, 0, 1, False), SHOT, ("having", "stun", (("damage", "4"),), (("damage", "1"),)))
    assert set(found.values()) == {lost}


def test_who_pulls_stands_in_nobodys_way_once_it_is_over() -> None:
    striker = Striker(table().g, 0, 1, True)
    costs(striker, SHOT, ("damage", "1"), ("pull", "2"))
    assert striker.world.at[0] == AWAY


def test_the_row_of_the_ultimate_counts_with_a_power_alone() -> None:
    g, kinds = table().g, {}
    g.rolled[1] = 5
    for powers in (0, 1):
        g.powers[1] = powers
        kinds[powers] = {choice.kind for choice in Hand(g, 1, 0, True).rows}
    assert kinds == {0: {"special"}, 1: {"special", "ultimate"}}
