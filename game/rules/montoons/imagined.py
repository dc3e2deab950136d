"""MonToons, imagined plans: dice and slots a rival might have, in place of those one does not see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import GONE, POOL, MonToons
from game.rules.montoons.terrain import Sinking, sinking

LIKELY = (
    ("move", 0.9),
    ("basic", 0.9),
    ("special", 0.55),
    ("ultimate", 0.4),
    ("bonus", 0.5),
    ("waystone", 0.45),
    ("focus", 0.05),
)  # how readily a die goes to each kind of slot, by eye


def imagine_plan(g: MonToons, seat: int, rng: Random) -> None:
    """Roll the hidden dice of a seat anew and lay them; who is asked what the quicksand takes has a die for it."""
    lay_plan(g, seat, rng)
    if g.decision is not None and g.decision.player == seat and isinstance(g.about, Sinking):
        while not sinking(g, seat, g.about.least):
            lay_plan(g, seat, rng)


def lay_plan(g: MonToons, seat: int, rng: Random) -> None:
    """One die is on Speed, with the value announced; of a player who is Ready the others lie where they may. Dice lost
    to quicksand are gone."""
    values = [1 + int(rng.random() * 6) for _ in range(g.rolled[seat])]
    if g.pace[seat]:
        values[0] = g.pace[seat]
    slots = [POOL] * len(values)
    if g.ready[seat]:
        if not g.pace[seat]:
            values[0] = max(values[0], values[-1])
        slots[0] = 0
        spread(g, seat, values, slots, rng)
    g.dice[seat], g.slots[seat] = tuple(values), tuple(slots)


def spread(g: MonToons, seat: int, values: Sequence[int], slots: list[int], rng: Random) -> None:
    """A slot for every die but the first, each kind as readily as LIKELY says; one movement and one attack."""
    sheet = g.sheet_of(seat)
    taken = 1
    for die in range(1, len(values)):
        if die > len(values) - 1 - g.lost[seat]:
            slots[die] = GONE
            continue
        for kind, share in LIKELY:
            if rng.random() < share:
                fitting = fits(g, seat, sheet, kind, values[die], taken)
                if fitting >= 0:
                    slots[die] = fitting
                    taken |= 1 << fitting
                    break


def fits(g: MonToons, seat: int, sheet: Sheet, kind: str, value: int, taken: int) -> int:
    """The first slot of a kind that takes the value beside those taken, -1 for none. Doubles are left out."""
    written = g.powered[seat]
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
