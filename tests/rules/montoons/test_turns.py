"""Announcing speed, Unused Dice, whose turn it is, the own turn, and the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.agenda import do
from game.rules.montoons.action import announce, close_round, end_round, next_turn
from tests.rules.montoons.table import Table, at, monster


def bidding(*monsters: dict[str, Any], turn: int = 1, **words: Any) -> Table:
    return Table(*monsters, phase="announce", turn=turn, **words)


def fast(sheet: str, far: int, speed: int, **words: Any) -> dict[str, Any]:
    """A monster with a movement die, so that its turn does not end by itself."""
    move = {"hoku": "paddle", "tala": "gust_walk", "japili": "scamper", "molthu": "lumber", "pele": "dash"}[sheet]
    return monster(sheet, at(far), speed=speed, dice={"speed": speed, f"move/{move}": 2}, **words)


# --- announcing


def test_all_speeds_are_shown_at_once_and_nothing_else() -> None:
    """MON-ANN-01, MON-R81"""
    table = Table(
        monster("hoku", at(0), dice={"speed": 3, "move/paddle": 2}),
        monster("tala", at(3), dice={"speed": 5, "move/gust_walk": 2}),
    ).run()
    table.g.decision = None
    table.g.agenda.append(do(announce, 0))
    table.g.revealed[:] = [False, False]
    table.g.order.clear()
    table.g.run()
    assert table.told("speed") == [(0, 3), (1, 5)] and table.g.speed == table.g.pace == [3, 5]
    assert table.g.active == 1 and table.g.revealed == [False, True]


def test_bidding_opens_with_the_lowest_health_and_goes_clockwise() -> None:
    """MON-ANN-02"""
    table = Table(
        fast("hoku", 0, 3, unused=[1, 0]),
        fast("tala", 3, 3, health=4, unused=[1, 0]),
        fast("pele", -3, 3, unused=[1, 0]),
    )
    table.run(do(announce, 0))
    order = []
    while table.question == "bid":
        order.append(table.asked)
        table.play("pass")
    assert order == [1, 2, 0]


def test_of_equal_health_the_nearest_after_the_first_placer_opens() -> None:
    """MON-R06"""
    where = (("hoku", 0), ("tala", 3), ("pele", -3))
    table = Table(*(fast(sheet, far, 3, health=9, unused=[1, 0]) for sheet, far in where), first=2)
    assert table.run(do(announce, 0)).asked == 2


def test_one_box_at_a_time_lap_after_lap_and_a_passer_may_return() -> None:
    """MON-ANN-03, MON-ANN-04, MON-R06, MON-C26"""
    table = bidding(fast("hoku", 0, 4, unused=[2, 0]), fast("tala", 3, 4, unused=[1, 0]))
    table.play("pass", "spend", "spend", "spend")
    assert table.g.speed == [6, 5] and table.g.active == 0


def test_a_speed_value_may_exceed_six() -> None:
    """MON-ANN-03, MON-UND-04: boxes of 1, 1, 2 and 2, the leftmost first."""
    table = bidding(fast("hoku", 0, 6, unused=[4, 1]), fast("tala", 3, 1))
    table.play("spend", "spend")
    assert table.g.speed[0] == 9 and table.g.unused[0] == (4, 3)


def test_each_box_adds_its_own_amount_and_is_spent_for_good() -> None:
    """MON-UND-04, MON-R05, MON-AVAIL-01"""
    table = bidding(fast("hoku", 0, 2, unused=[3, 0]), fast("tala", 3, 1)).play("spend", "spend", "spend")
    assert table.g.speed[0] == 2 + 1 + 1 + 2
    assert table.question != "bid"


# --- unused dice


def test_dice_left_on_slots_trace_boxes_from_the_left() -> None:
    """MON-UND-01, MON-UND-02, MON-C37, MON-R63: a focus die too; nobody is asked."""
    table = Table(monster("hoku", at(0), dice={"waystone/1": 4, "focus/1": 2}), monster("tala", at(3)))
    table.play("end")
    assert table.g.unused[0] == (3, 0) and table.told("unused") == [(0, 3)]


def test_four_boxes_in_the_whole_game_and_further_dice_are_lost() -> None:
    """MON-UND-03, MON-R07"""
    table = Table(monster("hoku", at(0), unused=[3, 3], dice={"waystone/1": 4, "focus/1": 2}), monster("tala", at(3)))
    assert table.play("end").g.unused[0] == (4, 3)


def test_a_box_gained_this_turn_serves_from_the_next_round_on() -> None:
    """MON-UND-05, MON-R08: bidding is over when turns begin."""
    table = Table(monster("hoku", at(0), dice={"focus/1": 2}), fast("tala", 3, 2)).play("end")
    assert table.asked == 1 and table.question == "act" and table.g.unused[0] == (2, 0)


# --- whose turn


def test_turns_go_by_speed_and_speed_moves_nobody_further() -> None:
    """MON-TURN-01, MON-PLAN-03"""
    table = bidding(fast("hoku", 0, 2), fast("tala", 3, 6), fast("pele", -3, 4))
    order = []
    while table.g.round == 1:
        order.append(table.g.active)
        assert table.g.speed[table.g.active] in (2, 4, 6)
        table.play("end")
    assert order == [1, 2, 0]


def test_ties_go_to_the_lower_health_then_to_the_roll() -> None:
    """MON-TURN-02, MON-TURN-03, MON-R80: three tied; one is weaker, the others roll, equal rolls again."""
    table = bidding(fast("hoku", 0, 4), fast("tala", 3, 4, health=16), fast("pele", -3, 4, health=5), dice=[2, 2, 1, 6])
    assert table.g.active == 2
    table.play("end")
    assert table.g.active == 1 and table.g.order == [2, 1]


def test_of_three_who_roll_only_the_highest_roll_again_and_the_rest_roll_anew_for_the_next_turn() -> None:
    """MON-TURN-03, MON-R80: 5, 5 and 2, then 1 and 3; before the second turn the two who are left roll 4 and 6."""
    where = (("hoku", 0), ("tala", 3), ("pele", -3))
    table = bidding(*(fast(sheet, far, 4, health=9) for sheet, far in where), dice=[5, 5, 2, 1, 3, 4, 6])
    assert table.g.order == [1]
    table.play("end")
    assert table.g.order == [1, 2] and table.g.fixed == ()


def test_damage_between_turns_changes_who_is_next() -> None:
    """MON-TURN-04, MON-C28: totals stay, health is compared anew."""
    table = bidding(fast("hoku", 0, 6), fast("tala", 3, 4, health=8), fast("pele", -3, 4, health=9))
    table.g.health[2] = 3
    table.play("end")
    assert table.g.active == 2 and table.g.speed == [6, 4, 4]


def test_the_defeated_are_passed_over() -> None:
    """MON-R10: in the order of turns and in bidding."""
    table = bidding(fast("hoku", 0, 2), fast("tala", 3, 6, out=True, health=0, unused=[2, 0]), fast("pele", -3, 4))
    assert table.g.active == 2
    order = [table.g.active]
    table.play("end")
    order.append(table.g.active)
    assert order == [2, 0] and table.g.order == order
    table.play("end")
    assert table.g.round == 2 and table.asked != 1


# --- the own turn


def test_a_turn_shows_the_sheet_and_takes_the_speed_die_off() -> None:
    """MON-ACT-01"""
    table = bidding(fast("hoku", 0, 6), fast("tala", 3, 2))
    g = table.g
    assert g.revealed == [True, False] and 0 not in g.slots[0]
    assert g.view(1)["facts"]["dice"][0] == list(g.dice[0]) and g.view(0)["facts"]["dice"][1] == []


def test_actions_come_in_any_order() -> None:
    """MON-ACT-02, MON-R69: a movement, a basic attack, a special and the Waystone in one turn."""
    dice = {"move/paddle": 3, "basic/hydro_surge": 2, "waystone/1": 2, "bonus/1": 1}
    words: dict[str, Any] = {"powered": {"special/deluge/1": [3, 4, 5]}, "dice": dice}
    table = Table(monster("hoku", "2,5", **words), monster("tala", "3,4"), plain=True, token=6)
    assert {"move/paddle", "basic/hydro_surge", "special/deluge/1", "bonus/1"} <= set(table.keys)


def test_the_dice_come_off_first_and_the_action_is_done_whole() -> None:
    """MON-ACT-03, MON-ACT-04"""
    table = Table(monster("hoku", at(0), dice={"move/paddle": 3, "basic/hydro_surge": 2}), monster("tala", at(2)))
    table.play("move/paddle")
    assert table.g.value_on(0, table.g.sheet_of(0).by_key["move/paddle"]) == 0
    assert "basic/hydro_surge" not in table.keys
    table.play("stop")
    assert "basic/hydro_surge" in table.keys and "move/paddle" not in table.keys


def test_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    """MON-ACT-05"""
    table = bidding(monster("hoku", at(0), speed=6, dice={"speed": 6}), fast("tala", 3, 2))
    assert table.g.order == [0, 1]


def test_the_turn_of_who_falls_in_it_is_over_whatever_is_ready() -> None:
    """MON-R10: a full row, a shell and a die are left; the next one acts, and the dice are gone for good."""
    words: dict[str, Any] = {"powered": {"special/deluge/1": [3, 4, 5]}, "shells": [[1, 0], [0, 0]]}
    table = Table(
        monster("hoku", at(0), **{**words, "health": 2}),
        fast("tala", 3, 2),
        fast("pele", -3, 1),
        terrain={at(0, 1): "lava"},
    )
    table.use(("move", "1", False, False, False), deed="move").play(f"hex:{at(0, 1)}")
    assert (table.asked, table.question, table.g.active) == (1, "act", 1)
    assert table.g.out[0] and table.where(0) is None and table.g.dice[0] == table.g.slots[0] == ()
    assert table.g.unused[0] == (0, 0)


def test_the_turn_does_not_end_by_itself_while_a_row_is_ready() -> None:
    """MON-R64: availability is the price, not a die."""
    table = bidding(
        monster("hoku", at(0), speed=6, dice={"speed": 6}, powered={"special/deluge/1": [3, 4, 5]}), fast("tala", 3, 2)
    )
    assert table.keys == ["special/deluge/1", "end"]


def test_power_up_dice_are_written_at_the_latest_when_the_turn_ends() -> None:
    """MON-R65"""
    table = Table(monster("hoku", at(0), dice={"special/deluge/1/2": 4}), monster("tala", at(3))).play("end")
    assert table.g.row_values(0, 2, planned=False) == (0, 4, 0) and table.g.unused[0] == (1, 0)


def test_a_shell_changes_an_assigned_die_of_the_own_turn_if_its_slot_still_takes_it() -> None:
    """MON-C27, MON-R20, MON-R85: the final value counts, and announced speed stays."""
    table = Table(
        monster("hoku", at(0), dice={"move/breach": 5, "bonus/1": 3}, shells=[[0, 0], [2, 0]], speed=4),
        monster("tala", at(3)),
    )
    assert sorted(key for key in table.keys if key.startswith("shell")) == ["shell:2+:move/breach", "shell:2-:bonus/1"]
    row = {"special/regrow/1/1": 2, "special/regrow/1/2": 3}  # three that differ
    full = Table(monster("japili", at(0), dice={**row, "bonus/1": 6}, shells=[[0, 0], [1, 0]]), monster("tala", at(3)))
    assert [key for key in full.keys if "regrow" in key] == [
        "shell:2-:special/regrow/1/1",
        "shell:2+:special/regrow/1/2",
    ]
    table.play("shell:2-:bonus/1")
    assert table.g.value_on(0, table.g.sheet_of(0).by_key["bonus/1"]) == 2 and table.g.shells[0] == (0, 0, 2, 1)


# --- the end of the round


def test_blightwater_hurts_in_the_order_of_turns_when_the_round_ends() -> None:
    """MON-BLIGHT-01, MON-R03, MON-R53, MON-R84"""
    table = Table(
        monster("hoku", at(0)),
        monster("tala", at(3)),
        monster("pele", at(-3)),
        acted=[3, 1, 2],
        terrain={at(0): "blightwater", at(-3): "blightwater"},
    )
    table.run(do(end_round, 0))
    assert table.told("harm") == [(2, 1, "poison"), (0, 1, "poison")]
    assert table.health() == [15, 15, 14]


def test_rounds_follow_without_limit_until_nobody_can_be_getting_anywhere() -> None:
    """MON-PLAN-01"""
    table = Table(monster("hoku", at(0)), monster("tala", at(3)), round=40).run(do(close_round, 0))
    assert table.g.round == 41 and table.g.winners is None
    table = Table(monster("hoku", at(0)), monster("tala", at(3)), round=300).run(do(close_round, 0))
    assert table.g.winners == () and table.told("stopped") == [(None,)]


@pytest.mark.parametrize("seat", [0, 1])
def test_next_turn_is_only_for_who_has_not_acted(seat: int) -> None:
    """MON-TURN-01"""
    table = Table(fast("hoku", 0, 4), fast("tala", 3, 4), acted=[seat + 1])
    table.g.order[:] = [seat]
    table.run(do(next_turn, 0))
    assert table.g.active == 1 - seat
