"""The Waystone Action, the grid, its bonuses, the token, and the four Powers."""

from __future__ import annotations

from copy import copy
from itertools import permutations
from typing import Any

from game.engine.agenda import do, say
from game.rules.montoons.bonuses import gain, gain_power
from game.rules.montoons.damage import hurt
from game.rules.montoons.waystone import claim, mark_free
from tests.rules.montoons.table import Table, at, monster

DOCK = "2,5"  # beside location 6 of map A, at 1,5


def marking(values: list[int], sheet: str = "hoku", **words: Any) -> Table:
    """The first monster stands beside the token with these dice on the Waystone Action."""
    placed = {f"waystone/{n}": value for n, value in enumerate(values, 1)}
    first = monster(sheet, DOCK, dice=placed, **words.pop("first", {}))
    return Table(first, monster("tala" if sheet != "tala" else "hoku", "8,4"), token=6, **words)


def boxes(table: Table) -> list[str]:
    return [key for key in table.keys if key.startswith("box:")]


def test_without_a_power_each_die_crosses_up_to_two_boxes_of_its_own_value() -> None:
    """MON-WAY-04, MON-WAY-05, MON-WAY-07: Hoku's grid begins 1 2 3 / 4 6 5, box 0,0 is crossed."""
    table = marking([6, 2]).play("waystone")
    assert boxes(table) == ["box:0,1", "box:1,1", "box:3,4"]
    assert say(table.decision.prompt).endswith("Left: 6, 6, 2, 2.")
    table.play("box:1,1", "box:0,1", "box:2,0")
    assert say(table.decision.prompt).endswith("Left: 6.")
    assert boxes(table) == ["box:3,4"], "both boxes of the 2 are crossed, one of the 6 is left"
    table.play("box:3,4")
    assert table.question != "mark"


def test_boxes_are_only_crossed_beside_crossed_ones_corners_included() -> None:
    """MON-WAY-07, MON-WAY-08"""
    table = marking([4]).play("waystone")
    assert boxes(table) == ["box:1,0"], "the other fours touch neither 0,0 nor 4,5"


def test_the_bonus_comes_after_the_last_box_of_the_action() -> None:
    """MON-WAY-09, MON-WAY-10, MON-C36: a Power gained by the action does not enlarge it."""
    table = marking([2, 6], first={"crossed": ["0,2", "1,2"]}).play("waystone", "box:0,1", "box:1,1")
    assert table.g.powers[0] == 0
    table.play("done")
    assert table.g.powers[0] == 1 and table.g.earned[0]


def test_four_boxes_surround_an_inner_bonus_and_two_one_on_the_rim() -> None:
    """MON-WAY-11, MON-C21"""
    table = marking([3])
    sheet = table.g.sheet_of(0)
    rims = {bonus.at: around.bit_count() for bonus, around in zip(sheet.grid.bonuses, sheet.around)}
    assert rims[(1, 2)] == 4 and rims[(0, 3)] == 2 and set(rims.values()) == {2, 4}


def test_a_rim_bonus_pays_at_once_whatever_marked_it() -> None:
    """MON-BON-03, MON-BON-01, MON-C20: a golden heart's box surrounds like any other."""
    table = marking([3], first={"crossed": ["0,2"]}).run(do(mark_free, 0, 1))
    table.play("box:0,3")
    assert table.question == "pick_shell"
    table.play("row:1")
    assert table.g.shells[0] == (1, 0, 0, 0)


def test_no_box_crossed_makes_unused_dice_and_the_token_stays() -> None:
    """MON-R56"""
    table = marking([6, 2]).play("waystone", "done")
    assert table.g.token == 6 and table.g.unused[0] == (2, 0)


def test_the_action_is_not_offered_away_from_the_token_or_without_a_legal_box() -> None:
    """MON-WAY-01, MON-R56, MON-R90"""
    assert "waystone" not in Table(monster("hoku", at(0), dice={"waystone/1": 2}), monster("tala", at(3))).keys
    far = Table(monster("hoku", at(0), powers=3, dice={"waystone/1": 2}), monster("tala", at(3)))
    assert "waystone" not in far.keys
    assert "waystone" not in marking([5]).keys and "waystone" in marking([5, 6]).keys, "no 5 touches 0,0 or 4,5"
    spent = marking([5]).play("end")
    assert spent.g.token == 6 and spent.g.unused[0] == (2, 0), "the 5, and the die that kept the turn open"


def test_one_box_is_enough_for_the_token_to_move_on() -> None:
    """MON-WAY-12, MON-WAY-13, MON-WSTONE-02: the same number is rolled again."""
    table = marking([2], dice=[6, 6, 4]).play("waystone", "box:0,1")
    assert table.g.token == 4


def test_a_location_that_a_map_lacks_is_rolled_again() -> None:
    """MON-R57, MON-WSTONE-02"""
    table = marking([2], dice=[4, 6, 2])
    g, arena = table.g, copy(table.g.arena)
    arena.waystones = (*arena.waystones[:3], -1, *arena.waystones[4:])
    g.arena = arena
    assert table.play("waystone", "box:0,1").g.token == 2 and g.fixed == ()


def test_golden_hearts_and_ultimates_leave_the_token_where_it_is() -> None:
    """MON-R58"""
    table = marking([2]).run(do(mark_free, 0, 1)).play("box:0,1")
    assert table.g.token == 6
    assert table.run(do(gain_power, 0)).g.token == 6


def test_each_waystone_bonus_is_the_next_power_in_order() -> None:
    """MON-WBON-01, MON-PWR-01, MON-C19: one track of four, whatever the bonus came from."""
    table = marking([2]).run(do(gain_power, 0), do(gain, 0, "waystone", 1))
    assert table.g.powers[0] == 2 and table.told("power") == [(0, 1), (0, 2)]


def test_power_one_crosses_three_boxes_a_die_by_the_same_rules() -> None:
    """MON-PWR-02, MON-PWR-03"""
    table = marking([2], first={"powers": 1, "crossed": ["0,1", "1,4", "2,1", "3,2"]}).play("waystone")
    crossed = 0
    while boxes(table):
        assert all(table.g.sheet_of(0).grid.rows[int(key[4])][int(key[6])] == 2 for key in boxes(table))
        table.play(boxes(table)[0])
        crossed += 1
    assert crossed == 3


def test_power_two_waives_the_place_and_power_three_the_value() -> None:
    """MON-PWR-05, MON-PWR-06, MON-R90"""
    second, third = (marking([2], first={"powers": n}).play("waystone") for n in (2, 3))
    values = [[row[column] for column in range(6)] for row in second.g.sheet_of(0).grid.rows]
    assert boxes(second) == [f"box:{r},{c}" for r in range(5) for c in range(6) if values[r][c] == 2]
    assert len(boxes(third)) == 30 - 2
    third.play(*boxes(third)[:3])
    assert third.question != "mark"


def test_power_one_by_any_route_unlocks_the_ultimate_in_the_same_turn() -> None:
    """MON-PWR-04, MON-ULT-03, MON-C18, MON-ULT-02"""
    full = {"powered": {"ultimate/great_swell/1": [1, 2, 3, 4]}}
    table = marking([2], first=full)
    assert "ultimate/great_swell/1" not in table.keys
    table.run(do(gain_power, 0))
    assert "ultimate/great_swell/1" in table.keys


def test_the_fourth_power_wins_at_once() -> None:
    """MON-WIN-B, MON-WIN-02, MON-PWR-07, MON-R11: before anything else is done."""
    table = marking([2], first={"powers": 3}).run(do(gain_power, 0), do(gain_power, 1))
    assert table.g.winners == (0,) and table.g.powers == [4, 0]


def test_who_falls_while_gaining_the_fourth_power_wins() -> None:
    """MON-WIN-B, MON-PWR-08, MON-R26: the golden heart is the last one, and it crosses the last box of a bonus."""
    table = Table(
        monster("tala", at(0), health=6, powers=3, crossed=["0,0", "0,1", "1,0"]),
        monster("hoku", at(2)),
        terrain={at(1): "lava"},
    )
    table.run(do(hurt, 0, 6, "lava")).play("box:1,1")
    assert table.g.winners == (0,) and not table.g.out[0]


def test_a_free_box_is_optional_and_forfeited_on_a_full_grid() -> None:
    """MON-GH-01, MON-R27"""
    table = marking([2]).run(do(mark_free, 0, 1))
    assert "done" in table.keys
    everything = [f"{r},{c}" for r in range(5) for c in range(6) if (r, c) not in ((0, 0), (4, 5))]
    full = marking([2], first={"crossed": everything}).run(do(mark_free, 0, 1))
    assert full.question == "act"


def test_a_claimed_bonus_is_not_gained_again() -> None:
    """MON-AVAIL-01, MON-C35"""
    table = marking([2], first={"crossed": ["0,1", "0,2", "1,1", "1,2"]}).run(do(claim, 0), do(claim, 0))
    assert table.g.powers[0] == 1
    later = marking([2], first={"crossed": ["0,1", "0,2", "1,1", "1,2"], "earned": [3]}).run(do(claim, 0))
    assert later.g.powers[0] == 1 and later.g.earned[0] == 0b1001, "one that is later on the sheet says nothing of it"


def test_the_order_of_bonuses_surrounded_together_changes_nothing() -> None:
    """MON-R84: so nobody is asked for it, not even when one of them is the fourth Power."""
    kinds = (("shell", 1), ("berry", 1), ("heart", 2), ("special", 1), ("shell", 1))
    for extra in ((), (("waystone", 1),)):
        ends = set()
        for order in permutations((*kinds, *extra)):
            table = Table(monster("japili", at(0), health=3), monster("tala", at(3)))
            table.run(*[do(gain, 0, kind, amount) for kind, amount in order])
            while table.question == "pick_shell":
                table.play("row:1")
            g = table.g
            ends.add((g.shells[0], g.berries[0], g.health[0], g.seeds[0], g.powers[0]))
        assert len(ends) == 1
    table = Table(monster("japili", at(0), powers=3), monster("tala", at(3)))
    assert table.run(do(gain, 0, "heart", 2), do(gain, 0, "waystone", 1), do(gain, 0, "berry", 1)).g.winners == (0,)
