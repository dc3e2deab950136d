"""Refused positions: retreats that no game of Dragon Attack! comes to are named by their word, others are read."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.agenda import verb_name
from tests.rules.dragon.table import DRAGON, SHIPPED
from tests.sure import every

RESTING = [{"colour": "red", "at": "2,0"}, {"colour": "blue", "at": "4,2", "resting": True}, {"colour": "green"}]
OWN = [{"colour": "red", "at": "2,0", "resting": True}, {"colour": "blue", "at": "4,2"}, {"colour": "green"}]
MEET, NEXT = {"meet": {"seat": 1, "met": []}}, {"next_turn": {"seat": 1}}


def retreat(mover: int, loser: int, short: int = 2) -> dict[str, Any]:
    return {"fall_back": {"seat": mover, "loser": loser, "short": short}}


def turn(heroes: list[dict[str, Any]], *steps: dict[str, Any], **words: Any) -> dict[str, Any]:
    return {"others": "none", "rolled": 3, "heroes": heroes, "steps": [*steps, NEXT], **words}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (turn(RESTING, retreat(1, 2), MEET), "'loser': seat 2 has not fought"),
        (turn(OWN, retreat(2, 1), MEET), "seat 3 moves seat 1 back"),
        (turn(OWN, retreat(3, 1, 0), MEET), "'short': expected 1 to"),
        (turn(OWN, retreat(3, 1, 99), MEET), "'short': expected 1 to"),
        (turn(RESTING, retreat(3, 1), MEET), "'loser': seat 1 is not 'resting'"),
    ],
)
def test_a_retreat_that_no_game_comes_to_is_named(words: dict[str, Any], said: str) -> None:
    """DRA-R25"""
    with pytest.raises(ValueError) as error:
        DRAGON.read_position(SHIPPED, words)
    assert said in str(error.value)


@pytest.mark.parametrize("short", [1, 2, 5])
def test_who_sits_to_the_right_moves_who_lost_to_a_monster(short: int) -> None:
    """DRA-R25, DRA-BATTLE-07"""
    state = DRAGON.read_position(SHIPPED, turn(OWN, retreat(3, 1, short), MEET))
    state.run()
    assert state.decision is not None and state.decision.player == 2 and state.about.loser == 0


LAIR = SHIPPED.spaces[SHIPPED.maps["silverado"].path[0]].key
THERE = [{"colour": "blue", "at": LAIR, "resting": True}, {"colour": "green", "at": LAIR}]
BURNT = [{"colour": "red", "at": "2,0"}, *THERE]
FIGHT = {"fight_dragon": {"seat": 3}}


@pytest.mark.parametrize("front", [[], ["T01"]])
def test_who_sailed_in_this_turn_may_have_lost_the_boat(front: list[str]) -> None:
    """DRA-WATER-08: to a monster, or on a 1 to the Dragon."""
    burnt = [{**BURNT[0], "front": front}, *BURNT[1:]]
    for words in (turn(OWN, retreat(3, 1), MEET), turn(burnt, retreat(1, 2), FIGHT, rolled=1, dragon=1)):
        for sailed in (True, False):
            assert DRAGON.read_position(SHIPPED, {**words, "sailed": sailed}).sailed == sailed


@pytest.mark.parametrize(
    ("heroes", "steps", "lowest", "highest"),
    [
        (RESTING, [{"sail_or_roll": {"seat": 1}}], 0, 0),
        (RESTING, [{"walk": {"seat": 1}}], 2, 6),
        (OWN, [retreat(3, 1), MEET, NEXT], 2, 6),
        (BURNT, [retreat(1, 2), FIGHT, NEXT], 1, 1),
        (BURNT, [retreat(1, 2), NEXT], 1, 6),
    ],
    ids=["before the roll", "a walk", "after a monster", "before the Dragon's next", "the last of a turn"],
)
def test_each_question_of_a_turn_comes_after_its_rolls_alone(
    heroes: list[dict[str, Any]], steps: list[dict[str, Any]], lowest: int, highest: int
) -> None:
    """DRA-DRAGON-01: who loses on a 1 has lost to the Dragon, unless a turn ends with the retreat."""
    for rolled in every(range(7)):
        words = {"others": "none", "rolled": rolled, "heroes": heroes, "steps": steps, "dragon": 1}
        if lowest <= rolled <= highest:
            assert DRAGON.read_position(SHIPPED, words).rolled == rolled
        else:
            with pytest.raises(ValueError, match=f"'rolled': expected {lowest} to {highest} at "):
                DRAGON.read_position(SHIPPED, words)


def picked(heroes: int, *met: int) -> dict[str, Any]:
    """So many heroes on one space, where the first of them has met these seats in its turn."""
    there = [{"at": "2,0"} for _ in range(heroes)]
    return turn(there, {"pick_rival": {"seat": 1, "met": list(met)}})


def test_who_is_to_be_met_next_is_picked_of_two_or_more_that_are_left() -> None:
    """DRA-R34"""
    for heroes, met in every([(3, ()), (4, (2,)), (4, (3,)), (5, (2, 5)), (4, ())]):
        state = DRAGON.read_position(SHIPPED, picked(heroes, *met))
        state.run()
        assert state.decision is not None
        left = [seat for seat in range(2, heroes + 1) if seat not in met]
        assert [option.key for option in state.decision.options] == [f"face:{seat}" for seat in left]
    for heroes, met in every([(2, ()), (3, (2,)), (4, (2, 4)), (3, (2, 3))]):
        with pytest.raises(ValueError, match="'met': expected two left to choose from"):
            DRAGON.read_position(SHIPPED, picked(heroes, *met))


@pytest.mark.parametrize(("asked", "phase"), [("walk", "movement"), ("search", "searching")])
def test_a_question_that_is_named_is_asked_in_its_phase_after_a_roll_that_leads_to_it(asked: str, phase: str) -> None:
    """DRA-MOVE-01: on a 1 the Dragon flies; a 2 is the lowest roll that somebody walks on."""
    words = {"heroes": [{"at": "2,0"}, {}], "map": {"2,0": ["T01"]}, "others": "none", "asked": asked}
    for rolled in every(range(7)):
        if rolled < 2:
            with pytest.raises(ValueError, match=f"nobody comes to '{asked}' on {rolled}"):
                DRAGON.read_position(SHIPPED, {**words, "rolled": rolled})
        else:
            state = DRAGON.read_position(SHIPPED, {**words, "rolled": rolled})
            state.run()
            assert (verb_name(state.asked), state.phase, state.rolled) == (asked, phase, rolled)
            written = DRAGON.write_position(state, None)
            assert (written["asked"], written["phase"]) == (asked, phase) and "steps" not in written


def test_heroes_without_a_colour_pick_one_in_the_order_of_their_seats_and_then_the_game_begins() -> None:
    """DRA-SETUP-01, DRA-R58"""
    words = {"phase": "setup", "heroes": [{"colour": "blue"}, {}, {}], "options": {"heroes": "chosen"}}
    state = DRAGON.read_position(SHIPPED, words)
    state.run()
    picks = []
    while verb_name(state.asked) == "choose_hero":
        picks.append(state.decision.player)
        assert "blue" not in [option.key for option in state.decision.options]
        state.choose(state.decision.options[0].key)
    assert picks == [1, 2] and state.turns == 1


def test_those_in_the_palace_are_asked_clockwise_whether_they_defend_it_before_it_falls() -> None:
    """DRA-DRAGON-09"""
    palace = SHIPPED.maps["silverado"].space(SHIPPED.maps["silverado"].path[-1]).key
    heroes = [{"at": palace}, {}, {"at": palace}, {"at": palace}]
    state = DRAGON.read_position(SHIPPED, {"heroes": heroes, "dragon": 13, "turn": 3, "others": "none"})
    state.run()
    asked = []
    while state.decision is not None:
        assert (verb_name(state.asked), state.phase) == ("defend", "battle")
        asked.append(state.decision.player)
        state.choose("decline")
    assert asked == [2, 3, 0] and state.winners == ()
