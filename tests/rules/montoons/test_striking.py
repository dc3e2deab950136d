"""Striking in MonToons: what the parts of an ability could cost, found for all hexes at once, with nobody asked."""

from __future__ import annotations

import pytest

from game.rules.montoons.driving import shoved_harm
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


@pytest.mark.parametrize("effects", [(SHOT, ("damage", "1"), ("pull", "2")), (("move", "2", False, False, False),)])
def test_who_has_pulled_or_moved_stands_in_nobodys_way_once_it_is_over(effects: tuple[tuple[object, ...], ...]) -> None:
    striker = Striker(table().g, 0, 1, True)
    costs(striker, *effects)
    assert striker.world.at[0] == AWAY


def test_the_row_of_the_ultimate_counts_with_a_power_alone() -> None:
    g, kinds = table().g, {}
    g.rolled[1] = 5
    for powers in (0, 1):
        g.powers[1] = powers
        kinds[powers] = {choice.kind for choice in Hand(g, 1, 0, True).rows}
    assert kinds == {0: {"special"}, 1: {"special", "ultimate"}}


def test_of_rows_that_do_the_same_the_one_with_the_fewest_dice_counts() -> None:
    g = table().g
    g.rolled[1] = 5
    hand = Hand(g, 1, 0, True)
    kinds = {(row.kind, row.effects, row.values) for row in hand.rows}
    least = {kind: min(row.dice for row in hand.rows if (row.kind, row.effects, row.values) == kind) for kind in kinds}
    assert {(row.kind, row.effects, row.values): row.dice for row in hand.cheapest()} == least and least


def test_one_die_is_enough_for_a_movement_that_hurts() -> None:
    """Pele-E-Ne has a blitz, which hurts whom it crosses."""
    g = Table(monster("molthu", at(3)), monster("pele", at(0))).g
    g.rolled[1] = 2
    hand = Hand(g, 1, 0, False)
    hand.basics = []
    assert hand.free == 1 and g.arena.by_key[at(1)] in by_space(hand.plain(), g.arena)


def test_a_push_onto_the_first_space_of_the_map_runs_into_nothing() -> None:
    g = table().g
    steps = g.arena.board.steps
    start, way = next((space, way) for space in range(len(steps)) for way in range(6) if steps[space][way] == 0)
    assert g.terrain[0] == "land" and not shoved_harm(g, 0, start, way, 1)
    edge = next(way for way in range(6) if steps[0][way] < 0)
    assert shoved_harm(g, 0, 0, edge, 1) == 1


def ends(striker: Striker, *effects: tuple[object, ...]) -> set[int]:
    """Where a movement from where the striker began may end."""
    arena = striker.world.arena
    return set(arena.members(striker.act("move", 3, arena.bit[striker.start], effects).ends))


@pytest.mark.parametrize("part", [("move", "2", False, False, False), ("jump", "2")])
def test_entangle_takes_one_hex_off_a_movement_once_and_nothing_off_an_attack(part: tuple[object, ...]) -> None:
    g = table().g
    free, held, shorter = Striker(g, 0, 1, False), Striker(g, 0, 1, False), (part[0], "1", *part[2:])
    held.world.entangle[0] = 1
    assert ends(held, part) == ends(free, shorter) < ends(free, part)
    assert ends(held, part, part) == ends(free, shorter, part), "the second goes its whole way"
    arena = g.arena
    assert held.act("basic", 3, arena.bit[held.start], (part,)).ends == arena.mask(ends(free, part))


def test_a_blitz_ends_where_its_run_does() -> None:
    g = table().g
    reached = ends(Striker(g, 0, 1, False), ("blitz", "2"))
    assert {g.arena.by_key[at(q)] for q in (2, -2)} <= reached


@pytest.mark.parametrize("victim", [0, AWAY])
def test_what_is_done_to_each_by_a_status_goes_by_that_of_its_victim_or_is_the_worst_of_both(victim: int) -> None:
    g = table().g
    effects = (SHOT, ("each", "burn", (("damage", "2"),), (("damage", "1"),)))
    striker = Striker(g, 1, victim, False)
    assert set(costs(striker, *effects).values()) == {1 if victim == 0 else 2}
    striker = Striker(g, 1, victim, False)
    striker.world.burn[0] = 1
    assert set(costs(striker, *effects).values()) == {2}


@pytest.mark.parametrize("berries", [0, 1])
def test_what_has_to_be_paid_counts_only_where_it_can_be(berries: int) -> None:
    g = table().g
    g.berries[0] = (berries, 0)
    found = costs(Striker(g, 0, 1, False), SHOT, ("damage", "1"), ("pay", "berry", (("damage", "2"),), 1))
    assert set(found.values()) == {3 if berries else 1}


@pytest.mark.parametrize("victim", [0, 1])
def test_a_guard_is_kept_for_the_first_hit_that_hurts(victim: int) -> None:
    g = table().g
    g.guard[victim] = True
    for hits, left in (((), 0), (("1",), 0), (("0", "2"), 1), (("2", "2"), 3)):
        found = costs(Striker(g, 1 - victim, victim, True), SHOT, *(("damage", hit) for hit in hits))
        assert set(found.values()) == ({left} if left else set())
