"""Offers: what is offered while planning, bidding, marking and adding to an attack is all that may be done and no more,
counted anew from the sheet at every such question of whole games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.engine.agenda import say
from game.rules.montoons.action import Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.needs import row_faces
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import POOL
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import Marking, MarkingFree
from tests.rules.montoons.asked import random_states
from tests.rules.montoons.table import Table, monster

SPEED = 0


def planned(g: MonToons, seat: int) -> set[str]:
    """MON-PLAN-02 to MON-PLAN-04, MON-DICE-01 to MON-DICE-05, MON-MOVE-01, MON-ATK-01, MON-ATK-04, MON-SHELL-02"""
    sheet, dice = g.sheet_of(seat), list(zip(g.dice[seat], g.slots[seat]))
    pool = [value for value, slot in dice if slot == POOL]
    lying = {slot: value for value, slot in dice if slot >= 0}
    kinds = Counter(sheet.slots[slot].kind for slot in lying)
    keys = {"ready"} if SPEED in lying else set()
    for number, slot in enumerate(sheet.slots):
        for value in set(pool):
            if number in lying or not slot.faces >> value & 1 or len(pool) == 1 and SPEED not in lying and number:
                continue
            if slot.kind == "move" and kinds["move"] or slot.row >= 0 and not fits_row(g, seat, number, lying, value):
                continue
            if slot.kind == "basic" and not fits_attack(g, seat, number, lying, pool, value):
                continue
            keys.add(f"{value}>{slot.key}")
    return keys | shells(g, seat, {f"{value}": value for value in pool})


def fits_row(g: MonToons, seat: int, number: int, lying: dict[int, int], value: int) -> bool:
    sheet = g.sheet_of(seat)
    row = sheet.rows[sheet.slots[number].row]
    written = g.powered[seat][row.first : row.first + len(row.slots)]
    values = tuple(one or lying.get(slot, 0) for one, slot in zip(written, row.slots))
    place = row.slots.index(number)
    return not values[place] and bool(row_faces(row.need, values, place) >> value & 1)


def fits_attack(g: MonToons, seat: int, number: int, lying: dict[int, int], pool: list[int], value: int) -> bool:
    """One attack; the right one two equal dice, both of which it takes."""
    sheet = g.sheet_of(seat)
    basics = sheet.of_kind["basic"]
    same = [slot for slot in basics if sheet.slots[slot].entry == sheet.slots[number].entry]
    others = [slot for slot in basics if slot in lying]
    if len(same) == 1:
        return not others
    if others:
        return all(slot in same and lying[slot] == value for slot in others)
    return pool.count(value) >= 2 and all(sheet.slots[slot].faces >> value & 1 for slot in same)


def shells(g: MonToons, seat: int, values: dict[str, int]) -> set[str]:
    """A shell of each row on each of these dice, up or down, within 1 to 6 (MON-SHELL-03, MON-SHELL-05)."""
    keys = set()
    for row, amounts in enumerate(g.sheet_of(seat).shells):
        made, spent = g.shells[seat][2 * row], g.shells[seat][2 * row + 1] + g.veiled[seat][row]
        for word, value in values.items() if made > spent else ():
            for sign, now in (("+", value + amounts[spent]), ("-", value - amounts[spent])):
                if 1 <= now <= 6:
                    keys.add(f"shell:{row + 1}{sign}:{word}")
    return keys


def marked(g: MonToons, seat: int, about: Marking) -> set[str]:
    """MON-WAY-04 to MON-WAY-08, MON-PWR-02 to MON-PWR-06"""
    sheet, powers = g.sheet_of(seat), g.powers[seat]
    able = {value for value, left in about.payers if left}
    boxes = [divmod(box, sheet.columns) for box in range(len(sheet.values))]
    crossed = {boxes[box] for box in range(len(boxes)) if g.boxes[seat] >> box & 1}
    assert all(0 <= left <= (3 if powers else 2) for _, left in about.payers)
    return {
        f"box:{row},{column}"
        for (row, column), value in zip(boxes, sheet.values)
        if (row, column) not in crossed
        and (powers >= 3 and able or value in able)
        and (powers >= 2 or any(abs(row - r) < 2 and abs(column - c) < 2 for r, c in crossed))
    } | {"done"}


def marked_free(g: MonToons, seat: int, about: MarkingFree) -> set[str]:
    """MON-GH-01, MON-R27"""
    columns, count = g.sheet_of(seat).columns, len(g.sheet_of(seat).values)
    open_ = [divmod(box, columns) for box in range(count) if not g.boxes[seat] >> box & 1]
    return {f"box:{row},{column}" for row, column in open_} | {"done"}


def bid(g: MonToons, seat: int, about: Bidding) -> set[str]:
    """MON-ANN-03, MON-UND-04: the leftmost box available, with what it adds."""
    made, spent = g.unused[seat]
    assert made > spent and 0 <= about.passed < len(g.living())
    assert str(g.sheet_of(seat).unused[spent]) in say(g.decision.prompt)  # type: ignore[union-attr]
    return {"spend", "pass"}


def boosted(g: MonToons, seat: int, about: Boosting) -> set[str]:
    """MON-BERRY-02, MON-FOCUS-04, MON-R61, MON-R62"""
    made, spent = g.berries[seat]
    boxes = [a - b for a, b in zip(g.focus[seat], g.fresh_focus[seat])]
    kept = {f"focus:{box + 1}" for box, value in enumerate(boxes) if about.focus and value > 0}
    return kept | ({"berry"} if made > spent else set()) | {"go"}


MODELS: dict[type, Any] = {
    Planning: lambda g, seat, about: planned(g, seat),
    Marking: marked,
    MarkingFree: marked_free,
    Bidding: bid,
    Boosting: boosted,
}


def test_all_that_may_be_done_is_offered_and_no_more() -> None:
    looked = Counter[str]()
    for seed in range(12):
        for g in random_states(seed, rounds=10):
            model = MODELS.get(type(g.about))
            if model is None:
                continue
            decision = g.decision
            assert decision is not None
            keys = [option.key for option in decision.options]
            assert len({*keys}) == len(keys)
            assert {*keys} == model(g, decision.player, g.about), (seed, g.round, g.about)
            looked[type(g.about).__name__] += 1
            if isinstance(g.about, Planning):
                slots, lying = g.sheet_of(decision.player).slots, g.slots[decision.player]
                back = {f"back>{slots[slot].key}" for slot in lying if slot >= 0}
                assert {option.key for option in decision.aside} == back
    assert set(looked) == {kind.__name__ for kind in MODELS} and min(looked.values()) > 10, looked


@pytest.mark.parametrize("powers", range(4))
def test_every_box_that_may_be_crossed_is_offered_whatever_is_crossed(powers: int) -> None:
    """MON-WAY-04 to MON-WAY-08, MON-PWR-02 to MON-PWR-06"""
    rng, asked = Random(powers), 0
    for _ in range(12):
        crossed = ["0,0", *{f"{rng.randrange(4)},{rng.randrange(4)}" for _ in range(rng.randrange(9))} - {"0,0"}]
        dice = {f"waystone/{n + 1}": rng.randint(1, 6) for n in range(rng.randint(1, 2))}
        me = monster("hoku", "2,5", dice=dice, powers=powers, crossed=crossed)
        table = Table(me, monster("tala", "8,4"), token=6)
        payers = tuple((value, 3 if powers else 2) for value in dice.values())
        wanted = marked(table.g, 0, Marking(payers, 0))
        assert ("waystone" in table.keys) == (len(wanted) > 1)
        if len(wanted) > 1:
            table.play("waystone")
            while table.question == "mark":
                asked += 1
                assert {*table.keys} == marked(table.g, 0, table.g.about)  # type: ignore[arg-type]
                table.play(rng.choice(table.keys))
    assert asked > 10
