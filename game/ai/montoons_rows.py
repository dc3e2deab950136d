"""Rows of computers in MonToons: where dice beside movement, attack, speed and Waystone do most good."""

from __future__ import annotations

from game.ai.montoons_values import JUDGE, row_worths
from game.rules.montoons.needs import row_faces
from game.rules.montoons.sheets import Sheet

NARROW = 0.005  # a value that a place refuses: of two rows, the die goes where fewer could

Values = tuple[int, ...]  # of dice, the highest first
Placing = tuple[tuple[int, int], ...]  # (value, slot), in the order of slots


@JUDGE.kept(40_000)
def filled(
    sheet: Sheet, dice: Values, rows: tuple[Values | None, ...], used: int, bonuses: tuple[float, ...], spare: float
) -> tuple[float, Placing]:
    """Each die where it does most good: a row (its values, 0 empty; None: spent), a bonus of that worth, or a slot to
    become an Unused Die; `used` slots hold one."""
    worth, placing, held = 0.0, [], list(rows)
    for value in dice:
        best, slot, filling = spare, -1, -1
        for n, values in enumerate(held):
            if values is not None:
                gain, place = row_gain(sheet, n, values, value)
                if gain > best and not used >> sheet.rows[n].slots[place] & 1:
                    best, slot, filling = gain, sheet.rows[n].slots[place], n
        for gain, bonus_slot in zip(bonuses, sheet.of_kind["bonus"]):
            if gain > best and not used >> bonus_slot & 1 and sheet.slots[bonus_slot].faces >> value & 1:
                best, slot, filling = gain, bonus_slot, -1
        if slot < 0:
            slot = next((s for s in sheet.of_kind["focus"] if not used >> s & 1), -1)
        if slot >= 0:
            worth += best
            placing.append((value, slot))
            used |= 1 << slot
            before = held[filling] if filling >= 0 else None
            if before is not None:
                place = sheet.rows[filling].slots.index(slot)
                held[filling] = (*before[:place], value, *before[place + 1 :])
    return worth, tuple(placing)


@JUDGE.kept(40_000)
def row_gain(sheet: Sheet, n: int, values: Values, value: int) -> tuple[float, int]:
    """What a value adds to a row, and the place for it."""
    row, size = sheet.rows[n], len(values)
    fitting = [
        place for place, held in enumerate(values) if not held and row_faces(row.need, values, place) >> value & 1
    ]
    if not fitting:
        return 0.0, 0
    place = best_place(row.need.rule, fitting, value, size)
    done = size - values.count(0)
    gain = row_worths()[row.kind] * (((done + 1) / size) ** 1.5 - (done / size) ** 1.5)
    if done + 1 == size and row.kind == "special":
        gain += 0.1
    return gain + NARROW * (6 - row_faces(row.need, values, place).bit_count()), place


def best_place(rule: str, fitting: list[int], value: int, size: int) -> int:
    """In an ordered row the place a value belongs to; elsewhere the first."""
    if rule in ("rising", "ascending"):
        wanted = (value - 1) * size / 6
    elif rule in ("falling", "descending"):
        wanted = (6 - value) * size / 6
    else:
        return fitting[0]
    return min(fitting, key=lambda place: abs(place + 0.4 - wanted))
