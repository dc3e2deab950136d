"""The planning phase: dice in secret, what slots take, shells, and Ready."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.engine.agenda import Option, do
from game.engine.events import as_seen_by
from game.engine.game import Refusal
from game.engine.match import Match
from game.rules.montoons.needs import RowNeed, can_fill, faces_of, is_row, row_faces
from game.rules.montoons.planning import plan, start_round
from game.rules.montoons.sheets import POOL
from tests.rules.montoons.table import GAME, SHIPPED, Table, at, monster
from tests.sure import every


def planning(pool: list[int], *others: dict[str, Any], sheet: str = "hoku", **words: Any) -> Table:
    """The first monster plans with these dice, be they more than anybody has."""
    table = Table(
        monster(sheet, at(0), pool=pool[:5], **words),
        *(others or (monster("tala", at(3), pool=[4]),)),
        phase="planning",
    )
    table.g.dice[0], table.g.slots[0] = tuple(pool), (POOL,) * len(pool)
    table.g.take(Option("anew", ("Anew",), (do(plan, 0),)))
    table.g.news = []
    return table


def takes(table: Table, slot: str) -> list[int]:
    """The values offered for a slot."""
    return sorted(int(key[0]) for key in table.keys if key[1:] == f">{slot}")


EVERY = [1, 2, 3, 4, 5, 6]


def test_slots_take_a_range_one_value_any_value_or_a_set() -> None:
    """MON-DICE-01, MON-DICE-02, MON-DICE-03"""
    table = planning(EVERY)
    assert takes(table, "move/breach") == [5, 6]
    assert takes(table, "bonus/2") == [5]
    assert takes(table, "move/paddle") == takes(table, "waystone/1") == takes(table, "speed") == EVERY
    assert faces_of("1 3 5") == 0b101010


@pytest.mark.parametrize("need", ["", "7", "5-3", "0-2", "1,2", "x"])
def test_a_need_that_says_nothing_is_refused(need: str) -> None:
    """MON-DICE-01"""
    with pytest.raises(ValueError):
        faces_of(need)


def test_an_empty_power_up_slot_takes_a_die_and_its_value_is_written_on_the_turn() -> None:
    """MON-DICE-04, MON-SPC-06"""
    table = planning([3, 5], powered={"special/deluge/1": [0, 4, 0]})
    assert takes(table, "special/deluge/1/1") == [3, 5]
    turn = Table(
        monster("hoku", at(0), dice={"special/deluge/1/1": 3}, powered={"special/deluge/1": [0, 4, 0]}),
        monster("tala", at(3)),
    )
    turn.play("power")
    assert turn.g.row_values(0, 2, planned=False) == (3, 4, 0)


def test_a_written_value_is_never_erased_and_its_slot_takes_no_further_die() -> None:
    """MON-DICE-05, MON-AVAIL-01, MON-C35"""
    assert takes(planning(EVERY, powered={"special/deluge/1": [0, 4, 0]}), "special/deluge/1/2") == []


def test_everybody_rolls_and_plans_in_the_dark() -> None:
    """MON-PLAN-01, MON-R81"""
    table = Table(monster("hoku", at(0)), monster("tala", at(3)), phase="round")
    g = table.g
    assert [len(dice) for dice in g.dice] == [5, 5] and g.phase == "planning"
    assert g.decision is not None and g.decision.secret
    assert g.view(0)["facts"]["dice"][1] == [] != g.view(1)["facts"]["dice"][1]
    seen = [as_seen_by(event, 1) for event in g.news or ()]
    assert not any(
        getattr(event, "field", "") in ("dice", "slots") and event.index == 0 and event.value for event in seen if event
    )


def test_rivals_that_differ_in_hidden_dice_look_the_same() -> None:
    """MON-R81: two worlds that differ in seat 1's plan alone."""
    table = Table(monster("hoku", at(0)), monster("tala", at(3)), phase="round")
    worlds = [table.g.redeal(1, Random(seed)) for seed in range(6)]
    assert len({str(world.view(1)) for world in worlds}) == 1
    assert len({str(world.dice[0]) for world in worlds}) > 1


def test_exactly_one_die_goes_to_speed() -> None:
    """MON-PLAN-02, MON-R83: without it nobody is Ready, a second one is refused, and the last die is kept for it."""
    table = planning([2, 6])
    assert "ready" not in table.keys
    table.play("6>speed")
    assert "ready" in table.keys and takes(table, "speed") == []
    assert planning([2, 6]).play("6>waystone/1").keys == ["2>speed"]


def test_until_ready_dice_may_be_moved_and_then_no_more() -> None:
    """MON-PLAN-04"""
    table = planning([2, 6]).play("6>speed", "back>speed", "2>speed")
    assert table.g.value_on(0, 0) == 2 and [option.key for option in table.decision.aside] == ["back>speed"]
    table.play("6>waystone/1")
    assert [option.key for option in table.decision.aside] == ["back>speed", "back>waystone/1"]
    table.play("ready")
    assert table.asked == 1 and table.g.ready == [True, False]


def test_the_action_phase_waits_for_everybody() -> None:
    """MON-PLAN-05"""
    table = planning([2, 6], monster("tala", at(3), pool=[4, 3])).play("2>speed", "ready")
    assert table.g.phase == "planning"
    table.play("4>speed", "3>move/gust_walk", "ready")
    assert table.g.phase == "action" and table.g.active == 1


def test_one_movement_and_one_basic_attack_hold_dice() -> None:
    """MON-MOVE-01, MON-ATK-01"""
    table = planning(EVERY).play("6>move/breach", "1>basic/hydro_surge")
    assert not [key for key in table.keys if ">move/" in key or ">basic/" in key]
    full = planning([2, 3, 3, 5]).play("5>speed", "2>basic/hydro_surge")
    assert not [key for key in full.keys if ">basic/" in key or key.endswith(">speed")], "two equal dice change nothing"


def test_the_right_attack_needs_two_equal_dice() -> None:
    """MON-ATK-04"""
    table = planning([3, 4, 4, 5])
    assert takes(table, "basic/riptide/1") == [4]
    table.play("4>basic/riptide/1")
    assert takes(table, "basic/riptide/2") == [4] and takes(table, "basic/hydro_surge") == []
    assert takes(table, "basic/riptide/1") == []


def test_the_right_attack_takes_only_what_both_of_its_slots_take() -> None:
    """MON-ATK-04, MON-DICE-01: a sheet of a pack may ask for more than two equal dice."""
    table = planning([2, 2, 4, 4, 6])
    sheet = table.g.sheet_of(0)
    table.g.content = copy(table.g.content)
    table.g.content.sheets = tuple(
        replace(one, attacks=(*one.attacks[:2], one.attacks[2]._replace(slots=("3-6", "1-4")))) if one is sheet else one
        for one in table.g.content.sheets
    )
    table.run(do(plan, 0))
    assert takes(table, "basic/riptide/1") == takes(table, "basic/riptide/2") == [4]
    assert takes(table.play("4>basic/riptide/2"), "basic/riptide/1") == [4]


def test_at_most_two_dice_go_to_the_waystone() -> None:
    """MON-WAY-02"""
    table = planning(EVERY).play("1>waystone/1", "2>waystone/2")
    assert not [key for key in table.keys if "waystone" in key]


def test_power_up_dice_go_to_any_slot_of_any_row_in_any_order() -> None:
    """MON-SPC-04, MON-SPC-02, MON-SPC-03: both specials from the first turn, two rows each."""
    table = planning([4, 4, 4, 1])
    for slot in ("special/deluge/1/3", "special/deluge/2/1", "special/ride_the_wave/1/2", "special/ride_the_wave/2/2"):
        assert 4 in takes(table, slot)
    assert [row.kind for row in table.g.sheet_of(0).rows] == ["special"] * 4 + ["ultimate"]


def test_only_the_dice_of_its_own_row_bear_on_a_slot() -> None:
    """MON-SPC-05, MON-R89: Hoku's wave rises, her swell rises or stays; the 2 lies in the middle of the second wave."""
    table = planning([1, 1, 2, 3, 6]).play("1>speed", "2>special/ride_the_wave/2/2")
    assert takes(table, "special/ride_the_wave/2/1") == [1] and takes(table, "special/ride_the_wave/2/3") == [3, 6]
    assert takes(table, "special/ride_the_wave/1/1") == [1, 3] and takes(table, "special/ride_the_wave/1/3") == [3, 6]
    assert takes(table, "ultimate/great_swell/1/1") == takes(table, "ultimate/great_swell/1/4") == [1, 3, 6]


def test_a_locked_ultimate_takes_dice() -> None:
    """MON-ULT-02, MON-ULT-01"""
    assert planning(EVERY).play("1>ultimate/great_swell/1/1").g.powers[0] == 0


@pytest.mark.parametrize(
    ("rule", "values", "place", "fits"),
    [
        ("rising", (2, 0, 5), 1, {3, 4}),
        ("rising", (0, 0, 3), 0, {1}),
        ("ascending", (2, 0, 2), 1, {2}),
        ("falling", (5, 0, 3), 1, {4}),
        ("descending", (4, 0, 0), 2, {1, 2, 3, 4}),
        ("equal", (0, 6, 0), 0, {6}),
        ("different", (1, 0, 3), 1, {2, 4, 5, 6}),
        ("any", (0, 0, 0), 0, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_each_row_is_judged_by_itself_and_by_what_could_still_complete_it(
    rule: Any, values: tuple[int, ...], place: int, fits: set[int]
) -> None:
    """MON-R89, MON-SPC-05"""
    found = row_faces(RowNeed(3, rule), values, place)
    assert {value for value in range(1, 7) if found >> value & 1} == fits


def test_a_sum_is_refused_when_no_completion_reaches_it() -> None:
    """MON-R89"""
    need = RowNeed(3, "any", "?", 14)
    assert row_faces(need, (4, 4, 0), 2) == 1 << 6
    assert not can_fill(need, (1, 0, 0)) and is_row(need, (4, 5, 5))


def test_a_row_that_could_not_add_up_says_to_what() -> None:
    """MON-R89: Scorch wants 10 with three dice."""
    table = planning([1, 4, 6], sheet="pele", powered={"special/scorch/1": [1, 1, 0]})
    refusal = GAME.why_not(table.g, 0, "slot/special/scorch/1/3")
    assert refusal is not None and "could not add up to 10" in refusal.why and refusal.rule == "6.4"


def test_not_every_die_must_be_assigned_and_those_left_over_count_for_nothing() -> None:
    """MON-R82"""
    table = planning([2, 3, 6]).play("6>speed", "ready", "4>speed", "ready")
    assert table.g.unused[0] == (0, 0) and table.g.round == 2


def test_a_shell_changes_a_die_of_the_pool_before_ready() -> None:
    """MON-SHELL-02, MON-SHELL-05, MON-R20: never below 1 or above 6."""
    table = planning([1, 5, 6], shells=[[1, 0], [0, 0]])
    assert sorted(key for key in table.keys if key.startswith("shell")) == [
        "shell:1+:1",
        "shell:1+:5",
        "shell:1-:5",
        "shell:1-:6",
    ]
    placed = planning([1, 5, 6], shells=[[1, 0], [0, 0]]).play("5>speed")
    assert sorted(key for key in placed.keys if key.startswith("shell")) == ["shell:1+:1", "shell:1-:6"]
    table.play("shell:1-:6")
    assert sorted(table.g.dice[0]) == [1, 5, 5] and table.g.veiled[0] == (1, 0)
    assert not [key for key in table.keys if key.startswith("shell")]


def test_a_shell_spent_while_planning_is_shown_with_the_sheet_and_not_before() -> None:
    """MON-PLAN-01, MON-R81, MON-SHELL-06: who plans later sees and hears the same whether it was spent or not, and
    nothing of how many dice were laid."""
    rival, seen = monster("tala", at(3), pool=[3, 4]), []
    for keys in (("shell:1-:6", "shell:2+:1"), ()):
        table = planning([1, 5, 6], rival, shells=[[1, 0], [2, 0]])
        table.play(*keys, "5>speed", *(("2>waystone/1", "5>focus/1") if keys else ()), "ready")
        told = [event for event in (as_seen_by(event, 1) for event in table.g.news or ()) if event is not None]
        seen.append((table.g.view(1), told, GAME.write_position(table.g, 1)["monsters"][0], table.keys))
        own, spent = table.g.view(0)["facts"], 1 if keys else 0
        assert (own["shells"][0], own["veiled"][0]) == ([1, 0, 2, 0], [spent, spent])
        assert GAME.write_position(table.g, 0)["monsters"][0].get("veiled", [0, 0]) == [spent, spent]
    assert seen[0] == seen[1]
    table = planning([1, 5, 6], rival, shells=[[1, 0], [2, 0]]).play("shell:1-:6", "shell:2+:1", "5>speed")
    table.play("2>move/paddle", "ready", "3>speed", "ready")
    assert table.g.active == 0 and table.g.shells[0] == (1, 1, 2, 1) and table.g.veiled[0] == (0, 0)
    assert table.told("shell") == [(0,), (0,)]


def test_shells_add_up_each_by_its_full_amount() -> None:
    """MON-R21, MON-SHELL-03, MON-SHELL-04: Hoku's first row is +1/-1, +2/-2, +2/-2."""
    table = planning([1, 1], shells=[[3, 0], [0, 0]]).play("shell:1+:1", "shell:1+:2")
    assert sorted(table.g.dice[0]) == [1, 4]
    assert "shell:1-:1" not in table.keys and "shell:1-:4" in table.keys
    edges = planning([2, 5], shells=[[1, 0], [0, 0]])
    assert {"shell:1-:2", "shell:1+:5"} <= set(edges.keys), "to 1 and to 6"


def test_a_stunned_player_rolls_one_die_fewer_and_never_none() -> None:
    """MON-STUN-01, MON-C02, MON-R83"""
    table = Table(monster("hoku", at(0), stun="next"), monster("tala", at(3)), phase="round")
    assert [len(dice) for dice in table.g.dice] == [4, 5]
    assert table.g.stun == [2, 0]


def test_a_new_round_begins_with_blank_slots() -> None:
    """MON-PLAN-01"""
    table = Table(monster("hoku", at(0), speed=4), monster("tala", at(3), speed=2))
    g = table.g
    g.lost[1] = 1
    table.run(do(start_round, 0))
    assert g.round == 2 and not any(g.ready) and g.assigned(0) == 0
    assert g.pace == g.speed == g.lost == [0, 0] and g.revealed == [False, False] and not g.order and g.active == -1


def test_two_specials_of_two_rows_and_an_ultimate_stand_on_every_sheet() -> None:
    """MON-SPC-02, MON-SPC-03, MON-R66"""
    for sheet in every(SHIPPED.sheets):
        assert [row.kind for row in sheet.rows].count("special") == 4
        assert 1 <= [row.kind for row in sheet.rows].count("ultimate") <= 2
        assert len(sheet.movements) <= 4 and len(sheet.attacks) <= 3 and len(sheet.attacks[-1].slots) == 2


def test_ready_cannot_be_taken_back_once_speeds_are_announced_but_a_placed_die_can() -> None:
    """MON-PLAN-04, MON-ANN-01: an undo never gives knowledge away."""
    match = Match(GAME, SHIPPED, 2, 3, {"draft": "dealt"})
    while match.state.phase == "setup":
        match.answer(match.decision.options[0].key)
    first = match.decision.player
    match.answer(next(option.key for option in match.decision.options if option.key.endswith(">speed")))
    assert match.may_undo(first) == len(match.answers) - 1
    match.answer("ready")
    last = match.decision.player
    match.answer(next(option.key for option in match.decision.options if option.key.endswith(">speed")))
    match.answer("ready")
    assert isinstance(match.may_undo(last), Refusal)
