"""MonToons, imagined plans: dice and slots a rival might have, in place of those one does not see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.rules.montoons.sheets import GONE, POOL, Sheet

LIKELY = (
    ("move", 0.9),
    ("basic", 0.9),
    ("special", 0.55),
    ("ultimate", 0.4),
    ("bonus", 0.5),
    ("waystone", 0.45),
    ("focus", 0.05),
)  # how readily a die goes to each kind of slot, by eye


class Hidden(NamedTuple):
    """What all know of a hidden plan: how many dice were rolled, of them lost to quicksand, the value announced for
    Speed (0: none yet), whether its player is Ready, and the values written in power-up slots."""

    rolled: int
    lost: int
    pace: int
    ready: bool
    powered: tuple[int, ...]


def imagined_plan(sheet: Sheet, known: Hidden, rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Dice rolled anew and where they lie: one on Speed, with the value announced; of a player who is Ready the others
    where they may. Dice lost to quicksand are gone."""
    values = [1 + int(rng.random() * 6) for _ in range(known.rolled)]
    if known.pace:
        values[0] = known.pace
    slots = [POOL] * len(values)
    if known.ready:
        if not known.pace:
            values[0] = max(values[0], values[-1])
        slots[0] = 0
        spread_dice(sheet, known, values, slots, rng)
    return tuple(values), tuple(slots)


def spread_dice(sheet: Sheet, known: Hidden, values: Sequence[int], slots: list[int], rng: Random) -> None:
    """A slot for every die but the first, each kind as readily as LIKELY says; one movement and one attack."""
    taken = 1
    for die in range(1, len(values)):
        if die > len(values) - 1 - known.lost:
            slots[die] = GONE
            continue
        for kind, share in LIKELY:
            if rng.random() < share:
                fitting = fits(sheet, known.powered, kind, values[die], taken)
                if fitting >= 0:
                    slots[die] = fitting
                    taken |= 1 << fitting
                    break


def fits(sheet: Sheet, written: tuple[int, ...], kind: str, value: int, taken: int) -> int:
    """The first slot of a kind that takes the value beside those taken, -1 for none. Doubles are left out."""
    if kind in ("move", "basic") and any(taken >> slot & 1 for slot in sheet.of_kind[kind]):
        return -1
    for row in sheet.rows if kind in ("special", "ultimate") else ():
        if row.kind == kind:
            for place, slot in enumerate(row.slots):
                if not taken >> slot & 1 and not written[row.first + place] and sheet.slots[slot].faces >> value & 1:
                    return slot
    for slot in sheet.of_kind[kind] if kind not in ("special", "ultimate") else ():
        single = kind != "basic" or len(sheet.attacks[sheet.slots[slot].entry].slots) == 1
        if single and not taken >> slot & 1 and sheet.slots[slot].faces >> value & 1:
            return slot
    return -1
