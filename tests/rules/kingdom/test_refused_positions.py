"""Refused positions: an end and an Aftermath that no game of Dungeon & Kingdom comes to are named by their word."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.kingdom.table import KINGDOM, SHIPPED

POOR = {"reserve": 2}  # points for one raid
RAID = [{"raid": {"seat": 1}}]
TRIM = [{"trim_hand": {"seat": 1}}, {"settle": {"seat": 1}}]
HORDE = ["orthos4", "harpy4"]
FULL = {"hand": ["knight"] * 3 + ["ninja"] * 3 + ["angel"] * 2}
EMPTY = [". . .", ". . .", ". . ."]
CONQUEST = {"pay": {"seat": 1, "monster": "orthos4", "place": "array/1", "fewer": 5}}
PREY = [{"hand": ["knight", "angel"]}, {"array": ["orthos4"]}]
BACK = {"resolve": {"seat": 1}}
DONE = {"triggered": True, "matrix": EMPTY, "players": [{"reserve": 9}, {"reserve": 4}]}
OVER = {"winners": [1], **DONE}


def paid(kinds: str) -> dict[str, Any]:
    return {"pay_from": {"seat": 1, "monster": "orthos4", "place": "kingdom", "paid": kinds}}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"steps": RAID, "dungeon": [*HORDE, "knight"], "players": [POOR, {}]}, "'dungeon': its Adventurers have gone"),
        ({"steps": RAID, "kingdom": [*HORDE, "knight"], "players": [POOR, {}]}, "'kingdom': its Adventurers have gone"),
        ({"steps": TRIM, "kingdom": ["knight"], "players": [FULL, {}]}, "'kingdom': its Adventurers have gone before"),
        ({"steps": [CONQUEST, {"resolve": {"seat": 1}}], "players": PREY}, "'fewer': expected 4 at most, found 5"),
        (
            {"steps": [paid("knigt+angel"), BACK], "kingdom": ["orthos4"]},
            "'paid': no word 'knigt'; did you mean",
        ),
        ({"steps": [paid("knight++angel"), BACK], "kingdom": ["orthos4"]}, "'paid': no word ''"),
        ({"steps": [paid("orthos4"), BACK], "kingdom": ["orthos4"]}, "'paid': no word 'orthos4'"),
        ({**OVER, "triggered": False}, "'winners': the game goes on until the end is 'triggered'"),
        ({**OVER, "matrix": ["knight . .", ". . .", ". . ."]}, "'winners': the game goes on until"),
        ({**OVER, "winners": [2]}, "'winners': expected [1], who have most points"),
        ({**OVER, "winners": [1, 2]}, "'winners': expected [1], who have most points"),
        ({**OVER, "phase": "resolve"}, "'phase': no word 'resolve'"),
    ],
)
def test_what_no_game_comes_to_is_named(words: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as error:
        KINGDOM.read_position(SHIPPED, words)
    assert said in str(error.value)


@pytest.mark.parametrize(
    "words",
    [
        {"steps": RAID, "dungeon": HORDE, "players": [POOR, {}]},
        {"steps": TRIM, "dungeon": ["knight"], "players": [FULL, {}]},
        {"steps": [paid("knight+angel"), BACK], "kingdom": ["orthos4"], "players": [{"hand": ["knight", "angel"]}, {}]},
        {"steps": [{"resolve": {"seat": 1}}], "dungeon": ["knight"], "kingdom": ["ninja"]},
        OVER,
        {"winners": [1, 2], **DONE, "players": [{"reserve": 4}, {"reserve": 4}]},
    ],
)
def test_what_a_game_comes_to_beside_it_is_read(words: dict[str, Any]) -> None:
    """DNK-AFTER-02 to DNK-AFTER-08, DNK-SCORE-04"""
    state = KINGDOM.read_position(SHIPPED, words)
    state.run()
    assert (state.decision is None) == ("winners" in words)
