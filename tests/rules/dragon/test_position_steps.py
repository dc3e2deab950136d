"""Positions in the midst of a turn: the steps that are still to be done, in words, and what no game comes to."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.agenda import say
from tests.rules.dragon.table import DRAGON, SHIPPED

TWO = [{"colour": "red", "at": "2,0", "front": ["T01"]}, {"colour": "blue", "at": "2,0"}]  # on one space
APART = [{"colour": "red", "at": "2,0"}, {"colour": "blue"}]
BEATEN = [{"colour": "red", "at": "2,0", "resting": True}, {"colour": "blue"}]
BARGAIN = {"seat": 1, "other": 2, "offer": [], "reply": False}
CONSIDER = {"seat": 2, "other": 1, "offer": ["T01"], "reply": False}
RETREAT = {"seat": 2, "loser": 1, "short": 2}


def turn(*steps: dict[str, Any], **words: Any) -> dict[str, Any]:
    """Steps under way in the turn of seat 1, behind them the next turn."""
    return {"others": "none", "rolled": 3, "heroes": APART, "steps": [*steps, {"next_turn": {"seat": 1}}], **words}


def meet(*met: int) -> dict[str, Any]:
    return {"meet": {"seat": 1, "met": list(met)}}


def test_a_position_by_hand_begins_in_the_midst_of_a_turn() -> None:
    """DRA-SEARCH-02: what was turned over has been seen by all, and may be taken or left."""
    words = turn({"take_or_leave": {"seat": 1, "passed": 0, "left": 1}}, meet(), map={"2,0": ["T01"]})
    state = DRAGON.read_position(SHIPPED, words)
    state.run()
    assert say(state.decision.prompt).endswith("Take it?") and state.view(1)["zones"]["map"] == [SHIPPED.ids["T01"]]
    state.choose("take")
    assert state.zones["front/0"] == [SHIPPED.ids["T01"]] and state.active == 1


def test_who_bargains_in_a_position_can_propose_what_lies_in_the_offer() -> None:
    """DRA-TRADE-02"""
    offer = {**BARGAIN, "offer": ["T01"], "changes": 1}
    state = DRAGON.read_position(SHIPPED, turn({"bargain": offer}, meet(2), heroes=TWO))
    state.run()
    assert [option.key for option in state.decision.options] == ["fight", "offer", "back:T01"]
    assert state.phase == "meeting" and state.about.left == 19


def test_an_offer_that_was_changed_twenty_times_is_made_or_given_up() -> None:
    """DRA-R64"""
    offer = {**BARGAIN, "offer": ["T01"], "changes": 20}
    state = DRAGON.read_position(SHIPPED, turn({"bargain": offer}, meet(2), heroes=TWO))
    state.run()
    assert [option.key for option in state.decision.options] == ["fight", "offer"]


def test_who_has_sailed_before_a_1_may_still_defend_the_palace() -> None:
    """DRA-WATER-08, DRA-DRAGON-10: the boat comes before the roll, whatever the roll brings."""
    palace = {"colour": "red", "at": "Silverado Royal Palace", "front": ["T44"]}
    steps = [{"defend": {"seat": 1}}, {"fall": {"seat": 1}}]
    words = {"heroes": [palace, {}], "others": "none", "dragon": 13, "rolled": 1, "sailed": True, "steps": steps}
    state = DRAGON.read_position(SHIPPED, words)
    state.run()
    assert [option.key for option in state.decision.options] == ["fight", "decline"] and state.phase == "battle"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"steps": []}, "'steps': expected one or more of them, found none"),
        ({"steps": [{"walk": {"seat": 1}}], "asked": "walk"}, "'asked': 'walk', but the 'steps' tell what is asked"),
        ({"steps": [{"walk": {"seat": 1}}], "phase": "setup"}, "'steps': there is no turn before all heroes are pick"),
        ({"steps": [{"walk": {"seat": 1}}]}, "'rolled': expected 2 to 6 at 'walk', found 0"),
        ({"steps": [{"walk": {"seat": 2}}], "rolled": 3}, "'walk': seat 2 has not the turn"),
        ({"steps": [{"walk": {"seat": 1}}], "rolled": 3, "heroes": BEATEN}, "seat 1 is 'resting', so it has no turn"),
        ({"steps": [{"walk": {"seat": 1}}], "rolled": 3, "phase": "battle"}, "'phase': no word 'battle'"),
        ({"steps": [{"walk": {"seat": 1}}], "rolled": 3, "duelled": True}, "'duelled': expected false at 'walk'"),
        ({"steps": [{"sail_or_roll": {"seat": 1}}], "sailed": True}, "'sailed': nobody has by then"),
        ({"steps": [{"wlak": {"seat": 1}}]}, "'steps': no word 'wlak'; did you mean 'walk'"),
        ({"steps": [{"next_turn": {"seat": 1}}]}, "'next_turn': it asks nothing here"),
        (turn({"walk": {"seat": 1}}), "'walk': in no turn the 'steps' are walk, next_turn"),
        (turn({"search": {"seat": 1}}, meet()), "'search': seat 1 has nothing to search for there"),
        (turn({"take_or_leave": {"seat": 1, "passed": 0, "left": 1}}, meet()), "1 counters, where 0 lie face down"),
        (
            turn({"take_or_leave": {"seat": 1, "passed": 0, "left": 0}}, meet(), map={"2,0": ["T01"]}),
            "'left': expected 1 at least",
        ),
        (
            turn({"take_or_leave": {"seat": 1, "passed": 0, "left": 1}}, meet(), map={"2,0": ["T21"]}),
            "'passed': 'T21' lies there, which is fought or joins",
        ),
        (turn({"pick_rival": {"seat": 1, "met": []}}, heroes=TWO), "'met': expected two left to choose from"),
        (turn({"extra_step": {"seat": 1}}), "'extra_step': nobody has been met there"),
        (turn({"bargain": BARGAIN}, meet(2)), "'bargain': seats 1 and 2 do not meet in this turn"),
        (turn({"bargain": BARGAIN}, meet(1), heroes=TWO), "'meet': 'met': expected other seats"),
        (turn({"bargain": {**BARGAIN, "reply": True}}, meet(2), heroes=TWO), "'reply': expected false, found true"),
        (turn({"bargain": {**BARGAIN, "offer": ["T02"]}}, meet(2), heroes=TWO), "'offer': expected counters in front"),
        (turn({"bargain": {**BARGAIN, "offer": ["T99"]}}, meet(2), heroes=TWO), "'offer': no counter 'T99'"),
        (turn({"bargain": {**BARGAIN, "changes": 21}}, meet(2), heroes=TWO), "'changes': expected 20 at most"),
        (turn({"consider": {**CONSIDER, "offer": []}}, meet(2), heroes=TWO), "'offer': nobody may propose that"),
        (turn({"loot": {"seat": 2, "loser": 1}}, {"fall_back": RETREAT}, meet(2), heroes=TWO), "is not 'resting'"),
        (turn({"fall_back": RETREAT}, meet()), "'fall_back': 'loser': seat 1 is not 'resting'"),
        (turn({"fall_back": {**RETREAT, "short": 6}}, meet(), heroes=BEATEN), "'short': expected 1 to 5, found 6"),
        (turn({"fall_back": {**RETREAT, "seat": 1}}, meet(), heroes=BEATEN), "seat 2 moves seat 1 back"),
        (turn({"fall_back": RETREAT}, meet(2), heroes=BEATEN), "'fall_back': seats 2 and 1 do not meet"),
        (turn({"fall_back": RETREAT}, {"fight_dragon": {"seat": 2}}, heroes=BEATEN), "seat 2 is not where the 'dr"),
        (
            {"steps": [{"defend": {"seat": 1}}, {"fall": {"seat": 1}}], "rolled": 1},
            "'defend': all who are there 'defend' the palace",
        ),
    ],
)  # fmt: skip
def test_a_step_that_no_game_comes_to_is_named(words: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError) as error:
        DRAGON.read_position(SHIPPED, {"heroes": APART, **words})
    assert why in str(error.value)
