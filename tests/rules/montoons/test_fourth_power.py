"""MON-R11: where one sweep of damage may bring several their fourth Power, the player in turn comes first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.montoons.table import SHIPPED, Table, at, monster


def nearly(sheet: str, where: str, powers: int = 3) -> dict[str, Any]:
    """A monster whose next heart is golden, with three Waystone Bonuses gained and the fourth but for one box."""
    found = SHIPPED.sheets[SHIPPED.by_id[sheet, "full"]]
    marks = [n for n, bonus in enumerate(found.grid.bonuses) if bonus.gives == "waystone"]
    wanted = found.around[marks[0]] & ~found.pre_crossed
    open_ = [box for box in range(len(found.values)) if wanted >> box & 1]
    return monster(
        sheet,
        where,
        powers=powers,
        earned=marks[1:],
        health=max(found.golden),
        crossed=[f"{box // found.columns},{box % found.columns}" for box in open_[1:]],
    )


def box_of(table: Table, seat: int) -> str:
    """The box that brings it."""
    sheet = table.g.sheet_of(seat)
    mark = next(n for n, bonus in enumerate(sheet.grid.bonuses) if bonus.gives == "waystone")
    box = (sheet.around[mark] & ~table.g.boxes[seat]).bit_length() - 1
    return f"box:{box // sheet.columns},{box % sheet.columns}"


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_of_two_fourth_powers_in_one_attack_the_next_in_turn_order_comes_first(turn: int) -> None:
    """Seats 2 and 3 are hit by seat 1, 3 and 1 by 2, 1 and 2 by 3: nobody is asked whose box comes first."""
    seat = turn - 1
    monsters = [nearly("hoku", at(0)), nearly("tala", at(1)), nearly("pele", at(0, 1))]
    monsters[seat] = {**monsters[seat], "powers": 0, "dice": {"bonus/1": 3}}
    table = Table(*monsters, turn=turn)
    table.use(("sweep", "ring1"), ("damage", "1"), seat=seat)
    while table.question == "turn_area":
        table.play(table.keys[0])
    assert (table.question, table.asked) == ("mark_free", (seat + 1) % 3)
    table.play(box_of(table, (seat + 1) % 3))
    assert table.g.winners == ((seat + 1) % 3,)


def test_who_crosses_no_box_leaves_it_to_the_next() -> None:
    table = Table(monster("hoku", at(0)), nearly("tala", at(1)), nearly("pele", at(0, 1)))
    table.use(("sweep", "ring1"), ("damage", "1")).play("done")
    assert table.asked == 2 and table.play(box_of(table, 2)).g.winners == (2,)


def test_without_two_fourth_powers_the_user_says_whose_box_comes_first() -> None:
    """MON-R84"""
    table = Table(monster("hoku", at(0)), nearly("tala", at(1)), nearly("pele", at(0, 1), powers=2))
    table.use(("sweep", "ring1"), ("damage", "1"))
    assert table.question == "deal_all" and table.asked == 0


def test_the_same_holds_for_collisions_tramplings_and_runs() -> None:
    """Of the thrown and the struck, of those walked through, of those run through: seat 2 before seat 3."""
    thrown = Table(monster("hoku", at(0)), nearly("tala", at(2)), nearly("pele", at(1)))
    thrown.use(("aim", 1, 1, "rival", True), ("throw", "1")).play("seat:3", f"throw:3:{at(2)}")
    assert (thrown.question, thrown.asked) == ("mark_free", 1)
    line = [monster("hoku", at(0)), nearly("tala", at(2)), nearly("pele", at(1))]
    walked = Table(*line).use(("move", "3", False, False, True), ("trample", 1), deed="move")
    walked.play(f"hex:{at(3)}")
    assert (walked.question, walked.asked) == ("mark_free", 1)
    run = Table(*line).use(("blitz", "3"), deed="move").play("blitz:E:3")
    assert (run.question, run.asked) == ("mark_free", 1)
