"""Refused positions: tables and steps that no game of MonToons comes to are named by their word, others are read."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.montoons.table import GAME, SHIPPED, at, monster

ACT, END = {"act": {"seat": 1}}, {"end_action": {"seat": 1}}
WALK = {"walk": {"seat": 1, "left": 2, "gait": [False, False, False]}}
HERE, NEXT, THIRD, AWAY = at(0), at(1), at(2), at(3)
FIRST = SHIPPED.arenas["A"].keys[0]
GRID = SHIPPED.sheets[SHIPPED.by_id["hoku", "full"]].grid.rows
HIGH, WIDE = len(GRID), len(GRID[0])  # what the last box of a sheet is just short of
TREAD = {"seat": 1, "space": HERE, "left": 2, "gait": [False, False, False]}


def table(*monsters: dict[str, Any], **words: Any) -> dict[str, Any]:
    both = monsters or (monster("hoku", HERE), monster("tala", AWAY))
    return {"plain": True, "monsters": list(both), **words}


def midst(*steps: dict[str, Any], **words: Any) -> dict[str, Any]:
    """Steps behind a walk under way, after them the turn."""
    return table(action={"deed": "move", "dice": [3]}, steps=[WALK, *steps, END, ACT], **words)


def out(seat: int) -> dict[str, Any]:
    three = [monster("hoku", HERE), monster("tala", AWAY), monster("pele", at(-2))]
    three[seat] = {"sheet": three[seat]["sheet"], "out": True}
    return {"plain": True, "monsters": three}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (midst({"tread_on": {**TREAD, "path": [THIRD]}}), "'path': expected hexes that lie beside each other"),
        (midst({"tread_on": {**TREAD, "path": [NEXT]}}, obstacles={NEXT: "rock"}), f"'path': nobody walks on '{NEXT}'"),
        (midst({"run_through": {"seat": 1, "path": [], "passed": []}}), "'path': expected one hex or more"),
        (midst({"run_through": {"seat": 1, "path": [NEXT, AWAY], "passed": []}}), "'path': expected hexes that lie"),
        (midst({"halt": {"seat": 1, "space": THIRD, "path": [NEXT]}}), "'space': expected the end of the 'path'"),
        (midst({"halt": {"seat": 1, "space": AWAY, "path": [AWAY]}}), "'space': expected the end of the 'path'"),
        (midst({"halt": {"seat": 1, "space": NEXT, "path": []}}), "'space': expected the end of the 'path'"),
        (midst(phase="round"), "'phase': no word 'round'"),
        (midst({"close_round": {"seat": 1}}), "'close_round': it stands last among the 'steps'"),
        ({**out(0), "turn": 1}, "'turn': seat 1 is out"),
        ({**out(0), "turn": 1, "steps": [ACT]}, "'act': seat 1 is out, and asked nothing"),
        (table(monster("hoku", HERE), monster("tala", HERE)), "'at': two monsters on"),
        (table(monster("hoku", FIRST), monster("tala", FIRST)), "'at': two monsters on"),
        (table(monster("hoku", HERE), monster("hoku", AWAY)), "'sheet': 'hoku' is named twice"),
        (table(monster("hoku", HERE), {"sheet": "tala", "out": True}), "'out': a game goes on while two"),
        (table(monster("hoku", HERE, crossed=[f"0,{WIDE}"]), monster("tala", AWAY)), f"'crossed': no box '0,{WIDE}'"),
        (table(monster("hoku", HERE, crossed=[f"{HIGH},0"]), monster("tala", AWAY)), f"'crossed': no box '{HIGH},0'"),
        (table(traps=[HERE]), "'traps': a monster stands on"),
    ],
)
def test_what_no_game_comes_to_is_named(words: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as error:
        GAME.read_position(SHIPPED, words)
    assert said in str(error.value)


@pytest.mark.parametrize(
    "words",
    [
        midst({"tread_on": {**TREAD, "path": [NEXT, THIRD]}}),
        midst({"tread_on": {**TREAD, "path": []}}),
        midst({"run_through": {"seat": 1, "path": [NEXT, THIRD], "passed": []}}),
        midst({"halt": {"seat": 1, "space": NEXT, "path": [NEXT]}}),
        midst({"halt": {"seat": 1, "space": HERE, "path": [NEXT, HERE]}}),
        {**out(2), "turn": 1},
        table(monster("hoku", HERE), monster("tala", AWAY), monster("pele", at(-2)), turn=3),
        table(traps=[NEXT]),
    ],
)
def test_what_a_game_comes_to_beside_it_is_read(words: dict[str, Any]) -> None:
    g = GAME.read_position(SHIPPED, words)
    g.run()
    assert g.decision is not None and GAME.write_position(g, None)
