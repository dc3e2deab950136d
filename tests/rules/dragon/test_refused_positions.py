"""Refused positions: retreats that no game of Dragon Attack! comes to are named by their word, others are read."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dragon.table import DRAGON, SHIPPED

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
