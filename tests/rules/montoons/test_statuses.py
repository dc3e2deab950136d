"""Entangle, Stun, Guard, Burn and Focus: how they are got, what they do and when they go."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import do
from game.rules.montoons.action import next_turn
from game.rules.montoons.sheets import GONE
from tests.rules.montoons.table import Table, at, monster

FAR = "8,2"
AIM = ("aim", 4, 1, "rival", True)


def duel(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **words: Any) -> Table:
    """Hoku at home and Tala beside him; Tala has a die and acts after him."""
    return Table(
        monster("hoku", at(0), **(mine or {})),
        monster("tala", at(1), **{"speed": 1, "dice": {"move/gust_walk": 3}, **(theirs or {})}),
        **words,
    )


def test_inflicted_statuses_go_to_targets_and_gained_ones_to_oneself() -> None:
    """MON-STAT-01, MON-R79"""
    table = duel().use(AIM, ("inflict", "entangle", 1), ("hold", "guard", 1)).play("seat:2")
    assert table.g.entangle == [False, True] and table.g.guard == [True, False]


# --- entangle


def test_entangle_takes_one_off_a_walk_and_goes_with_it() -> None:
    """MON-ENT-01, MON-ENT-02, MON-ENT-03"""
    table = duel({"entangle": True, "dice": {"move/paddle": 2}}).play("move/paddle")
    assert f"hex:{at(-1)}" in table.keys and f"hex:{at(-2)}" not in table.keys
    table.play(f"hex:{at(-1)}")
    assert table.g.entangle[0] is False


def test_entangle_leaves_the_other_parts_of_a_movement_alone() -> None:
    """MON-ENT-01"""
    table = Table(monster("tala", at(0), entangle=True, dice={"move/gust_walk": 3}), monster("hoku", at(1)))
    table.play("move/gust_walk", f"hex:{at(2)}")
    assert table.health(1) == [14]


def test_an_exact_movement_that_entangle_cuts_keeps_its_other_part() -> None:
    """MON-ENT-01: Snare Trail goes exactly 3 of its 4, and its Traps lie there all the same."""
    table = Table(monster("japili", at(0), entangle=True, dice={"move/snare_trail": 4}), monster("hoku", FAR))
    table.play("move/snare_trail", f"hex:{at(3)}")
    assert set(table.keys) == {f"trap:{at(1)}", f"trap:{at(2)}", "done"}
    table = Table(monster("japili", at(0), dice={"move/snare_trail": 4}), monster("hoku", FAR))
    table.play("move/snare_trail", "stop")
    assert table.question == "act", "a 0 move leaves none (MON-MOVE-05)"


def test_entangle_takes_one_off_a_movement_of_two_parts_and_no_more() -> None:
    """MON-ENT-03"""
    table = duel({"entangle": True}).use(("move", "2", False, False, False), ("jump", "3"), deed="move")
    assert "1" in table.prompt
    table.play("stop")
    assert f"hex:{at(-3)}" in table.keys


def test_staying_is_a_movement_too_and_movement_never_falls_below_nothing() -> None:
    """MON-R60"""
    table = duel({"entangle": True, "dice": {"move/paddle": 1}}).play("move/paddle")
    assert table.question == "act" and table.where(0) == at(0) and table.g.entangle[0] is False


def test_a_round_without_a_movement_keeps_entangle() -> None:
    """MON-R60"""
    table = duel({"entangle": True}).play("end")
    assert table.g.entangle[0] is True


def test_entangle_does_not_add_up() -> None:
    """MON-ENT-03"""
    table = duel({}, {"entangle": True}).use(AIM, ("inflict", "entangle", 1)).play("seat:2")
    assert table.g.entangle[1] is True and table.told("status") == []


# --- stun


def test_stun_costs_a_die_in_the_next_planning_and_goes_at_the_end_of_that_turn() -> None:
    """MON-STUN-01, MON-STUN-03, MON-C02, MON-R59, MON-R83"""
    table = duel({"stun": "next"}).play("end", "end")
    assert table.g.round == 2 and table.g.rolled == [4, 5] and table.g.stun[0] == 2
    state = table.g
    while state.decision is not None and not (state.phase == "action" and 0 in state.order and state.active != 0):
        keys = table.keys
        speeds = [key for key in keys if key.endswith(">speed")]
        state.choose(next(key for key in ("ready", *speeds, "end", "pass", keys[-1]) if key in keys))
        if state.round == 3:
            break
    assert state.stun[0] == 0


def test_stun_does_not_add_up() -> None:
    """MON-STUN-02"""
    for held in ("next", "now"):
        table = duel({}, {"stun": held}).use(AIM, ("inflict", "stun", 1)).play("seat:2")
        assert table.g.stun[1] == {"next": 1, "now": 2}[held] and table.told("status") == []


def test_who_is_stunned_while_acting_gets_what_their_abilities_say() -> None:
    """MON-C02, MON-GOLD-01: Crosswind's Shell."""
    for stun, shells in (("now", 1), ("no", 0)):
        table = Table(monster("tala", at(0), stun=stun, dice={"basic/crosswind": 2}), monster("hoku", at(1)))
        table.play("basic/crosswind", "seat:2", "push:2:0")
        if shells:
            table.play("row:1")
        assert sum(table.g.shells[0]) == shells


# --- guard


def test_guard_takes_one_off_the_sum_of_each_attack() -> None:
    """MON-GUARD-01, MON-GUARD-02, MON-GUARD-03, MON-R43, MON-R44"""
    table = duel({}, {"guard": True})
    table.use(AIM, ("damage", "2"), ("damage", "2")).play("seat:2")
    assert table.health(1) == [12] and [what[1] for what in table.told("hit")] == [1, 2]
    table.use(AIM, ("damage", "2")).play("seat:2")
    assert table.health(1) == [11] and table.g.guard[1]


def test_a_blow_of_one_is_taken_off_whole_and_the_next_one_counts() -> None:
    """MON-R44: the first instance that deals damage."""
    table = duel({}, {"guard": True}).use(AIM, ("damage", "1"), ("damage", "3")).play("seat:2")
    assert table.health(1) == [12]


def test_guard_is_no_help_against_hexes_and_burns() -> None:
    """MON-R43"""
    table = duel({"guard": True, "burn": 2, "dice": {"move/paddle": 1}}, {}, terrain={at(-1): "lava"}, traps=[at(-1)])
    table.play("move/paddle", f"hex:{at(-1)}", "end")
    assert table.health(0) == [10]


def test_guard_ends_as_its_holders_next_turn_begins() -> None:
    """MON-GUARD-04, MON-C01"""
    table = duel({}, {"guard": True})
    assert table.g.guard[1]
    table.play("end")
    assert table.asked == 1 and not table.g.guard[1]


def test_guard_does_not_add_up() -> None:
    """MON-GUARD-05"""
    table = duel({"guard": True}).use(("hold", "guard", 1))
    assert table.g.guard[0] and table.told("status") == []


# --- burn


def test_burn_adds_up() -> None:
    """MON-BURN-02"""
    table = duel({}, {"burn": 1}).use(AIM, ("inflict", "burn", 3)).play("seat:2")
    assert table.g.burn[1] == 4


def test_burn_hurts_at_the_end_of_its_holders_turn_and_stays() -> None:
    """MON-BURN-01, MON-BURN-04, MON-R45"""
    table = duel({"burn": 2}).play("end")
    assert table.health() == [14, 15] and table.g.burn == [2, 0]


def test_water_puts_it_out_whoever_moved_the_holder() -> None:
    """MON-BURN-03, MON-C25, MON-R46, MON-TER-03"""
    table = duel({}, {"burn": 2}, terrain={at(2): "water"}).use(AIM, ("push", "1")).play("seat:2", "push:2:1")
    assert table.g.burn[1] == 0


def test_a_turn_that_ends_in_water_takes_no_burn() -> None:
    """MON-R46, MON-R45: also without a movement, as when water was laid there."""
    table = duel({"burn": 2}, {}, terrain={at(0): "water"}).play("end")
    assert table.health(0) == [16] and table.g.burn[0] == 0


def test_passing_through_water_does_not_put_it_out() -> None:
    """MON-BURN-03"""
    table = duel({"burn": 2}, {}, terrain={at(-1): "water"})
    table.use(("move", "3", False, False, False), deed="move").play(f"hex:{at(-2)}")
    assert table.g.burn[0] == 2


def test_a_burn_that_kills_ends_the_game_for_the_other() -> None:
    """MON-R45"""
    table = duel({"burn": 2, "health": 2}).play("end")
    assert table.g.winners == (1,)


def test_an_ability_may_wash_a_status_off() -> None:
    table = duel({"burn": 2, "entangle": True}).use(("cleanse", "burn"), ("cleanse", "entangle"))
    assert (table.g.burn[0], table.g.entangle[0]) == (0, False)


# --- focus


def test_focus_takes_a_die_off_its_slot_whatever_it_shows() -> None:
    """MON-FOCUS-01, MON-C22, MON-C24, MON-EX-48: the second ability finds no die."""
    table = duel({"dice": {"focus/1": 6}}).use(("focus", 3), ("focus", 2), deed="move").play("focus:3+0")
    assert table.g.focus[0] == (3, 0) and table.question == "act"
    table = duel({"dice": {"focus/1": 6, "focus/2": 1}}).use(("focus", 3), ("focus", 2), deed="move")
    assert table.play("focus:3+0", "focus:0+2").g.focus[0] == (3, 2)


def test_the_value_goes_into_one_box_or_is_split_when_both_hold_numbers() -> None:
    """MON-FOCUS-02, MON-FOCUS-03, MON-C23"""
    assert duel({"dice": {"focus/1": 6}, "focus": [2, 0]}).use(("focus", 2)).keys == ["focus:2+0", "focus:0+2"]
    table = duel({"dice": {"focus/1": 6}, "focus": [2, 1]}).use(("focus", 2))
    assert table.keys == ["focus:2+0", "focus:1+1", "focus:0+2"]
    assert table.play("focus:1+1").g.focus[0] == (3, 2) and table.told("status") == [(0, "focus", 2)]


def test_one_box_is_added_to_the_first_attack_of_the_next_turn() -> None:
    """MON-FOCUS-04, MON-R61: once to each target; the other box is kept."""
    table = Table(monster("hoku", at(0), focus=[3, 1]), monster("tala", at(1), health=14), monster("pele", at(0, 1)))
    table.use(("sweep", "ring1"), ("damage", "1"))
    assert table.keys == ["focus:1", "focus:2", "go"]
    table.play("focus:1", "done")
    assert table.health() == [16, 10, 11] and table.g.focus[0] == (0, 1)
    assert table.use(("sweep", "ring1"), ("damage", "1")).question == "act"


def test_focus_gained_this_turn_waits_for_the_next() -> None:
    """MON-R62"""
    table = duel({"dice": {"focus/1": 6}}).use(("focus", 3), deed="move").play("focus:3+0")
    table.use(AIM, ("damage", "1")).play("seat:2")
    assert table.question == "act" and table.health(1) == [14]
    table.g.order[:] = [1]
    table.run(do(next_turn, 1)).use(AIM, ("damage", "1")).play("seat:2")
    assert table.keys == ["focus:1", "go"] and table.play("focus:1").health(1) == [10]


def test_a_turn_without_an_attack_costs_one_box_of_the_holders_choice() -> None:
    """MON-FOCUS-05, MON-R62"""
    for key, kept in (("focus:1", (0, 1)), ("focus:2", (3, 0))):
        table = duel({"focus": [3, 1]}).play("end")
        assert table.keys == ["focus:1", "focus:2"] and {*table.g.slots[0]} == {GONE}, "no die is left"
        table.play(key)
        assert table.g.focus[0] == kept and table.told("forgets") == [(0,)]
    for alone in ([3, 0], [0, 1]):
        table = duel({"focus": alone}).play("end")
        assert table.g.focus[0] == (0, 0) and table.told("forgets") == [(0,)], "nothing to choose"
    fresh = duel({"dice": {"focus/1": 6}}).use(("focus", 3), deed="move").play("focus:3+0", "end")
    assert fresh.g.focus[0] == (3, 0)


def test_focus_dice_that_were_not_needed_are_left_over() -> None:
    """MON-R63"""
    table = duel({"dice": {"focus/1": 6, "focus/2": 2}}).play("end")
    assert table.g.unused[0] == (3, 0)
