"""MonToons, checking: what may be wrong with a character sheet whose every word is right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from game.engine.data import Fault, Where
from game.rules.montoons.needs import can_fill, faces_of
from game.rules.montoons.sheets import BOXES, Attack, Grid, Movement, Powered, Sheet
from game.rules.montoons.use import ON_TARGETS

LEAST_OF_A_NUMBER, MOST_OF_A_NUMBER = 3, 8  # boxes of the grid with one number
MOST_CROSSED = 2  # MON-SET-06
MOST_BONUSES = 10
SLOTS = {"special": (2, 4), "ultimate": (3, 5)}
NAMES = {"special": "a special attack", "ultimate": "the ultimate"}
AIMING = ("aim", "sweep", "blitz")
MOVING = ("move", "jump", "blitz")
ID, COLOUR = re.compile(r"[\w-]+"), re.compile(r"#[0-9a-fA-F]{6}")


def wrong_sheet(sheet: Sheet) -> list[Fault]:
    """Everything wrong with a sheet, each fault at the part it belongs to."""
    return [
        *wrong_head(sheet),
        *wrong_parts(sheet),
        *wrong_attacks(sheet),
        *wrong_rows(sheet),
        *wrong_grid(sheet),
        *wrong_bonuses(sheet),
        *wrong_effects(sheet),
    ]


def wrong_id(id: str, where: Where) -> Iterator[Fault]:
    """Options and saved games name things by their ids, so these are single words."""
    if not ID.fullmatch(id):
        yield where.fault(f"id {id!r}: write it with letters, digits, _ and - alone")


def wrong_area(id: str, hexes: Sequence[tuple[int, int]], where: Where) -> Iterator[Fault]:
    """An area never covers its user (MON-R13), and each hex once."""
    yield from wrong_id(id, where)
    for n, (q, r) in enumerate(hexes):
        if (q, r) == (0, 0):
            yield where.fault("[0, 0] is the user's own hex, which no area covers (MON-R13)")
        elif (q, r) in hexes[:n]:
            yield where.fault(f"hex [{q}, {r}] stands twice")


def wrong_head(sheet: Sheet) -> Iterator[Fault]:
    yield from wrong_id(sheet.id, sheet.where)
    if not COLOUR.fullmatch(sheet.colour):
        yield sheet.where.fault(f'colour {sheet.colour!r} is none; write it like "#7a4fb0"')
    for n, heart in enumerate(sheet.health.golden):
        if heart > sheet.health.max:
            yield sheet.where.fault(f"golden heart {heart} lies above the maximum, {sheet.health.max}")
        elif heart in sheet.health.golden[:n]:
            yield sheet.where.fault(f"golden heart {heart} stands twice")


def wrong_parts(sheet: Sheet) -> Iterator[Fault]:
    kinds: tuple[Sequence[Movement | Attack | Powered], ...] = (
        sheet.movements,
        sheet.attacks,
        (*sheet.specials, sheet.ultimate),
    )
    for parts in kinds:
        ids: set[str] = set()
        for part in parts:
            yield from wrong_id(part.id, part.where)
            if part.id in ids:
                yield part.where.fault(f"id {part.id!r} stands twice on this sheet")
            ids.add(part.id)
    for movement in sheet.movements:
        if movement.symbol and not goes_by_die(movement.effects, MOVING):
            yield movement.where.fault("`symbol` shows that the die is the distance, but no move, jump or blitz is")


def wrong_attacks(sheet: Sheet) -> Iterator[Fault]:
    for attack in sheet.attacks:
        if attack.symbol and not goes_by_die(attack.effects, ("damage",)):
            yield attack.where.fault("`symbol` shows that the die is the damage, but no damage of it is (MON-ATK-03)")
    for attack in sheet.attacks[:-1]:
        if len(attack.slots) != 1:
            yield attack.where.fault("takes two dice; only the last basic attack does (MON-ATK-04)")
    last = sheet.attacks[-1]
    if len(last.slots) != 2:
        yield last.where.fault("the last basic attack takes two equal dice (MON-ATK-04)")
    elif not faces_of(last.slots[0]) & faces_of(last.slots[1]):
        yield last.where.fault(
            f"takes two equal dice, but none suits both {last.slots[0]!r} and {last.slots[1]!r} (MON-ATK-04)"
        )


def wrong_rows(sheet: Sheet) -> Iterator[Fault]:
    for kind, _, attack in sheet.powered:
        least, most = SLOTS[kind]
        if not least <= attack.row.slots <= most:
            yield attack.where.fault(f"a row of {attack.row.slots}; that of {NAMES[kind]} has {least} to {most} slots")
        if not can_fill(attack.row, (0,) * attack.row.slots):
            yield attack.where.fault("no dice can fill this row")
    for special in sheet.specials:
        if special.rows != 2:
            yield special.where.fault("a special attack has two rows (MON-SPC-03)")


# --- the waystone grid


def wrong_grid(sheet: Sheet) -> Iterator[Fault]:
    grid = sheet.grid
    wide = {len(row) for row in grid.rows}
    if len(wide) != 1 or len(grid.rows) < 2 or wide == {1}:
        yield grid.where.fault("rows of different lengths, or too small for a puzzle")
        return
    numbers = [number for row in grid.rows for number in row]
    for number in range(1, 7):
        if not LEAST_OF_A_NUMBER <= numbers.count(number) <= MOST_OF_A_NUMBER:
            yield grid.where.fault(
                f"{numbers.count(number)} boxes with a {number}; there are "
                f"{LEAST_OF_A_NUMBER} to {MOST_OF_A_NUMBER} of each number"
            )
    if not 1 <= len(grid.crossed) <= MOST_CROSSED:
        yield grid.where.fault(f"{len(grid.crossed)} boxes crossed at the start; it is 1 or 2 (MON-SET-06)")
    if len(set(grid.crossed)) < len(grid.crossed):
        yield grid.where.fault("a box crossed at the start stands twice")
    for row, column in grid.crossed:
        if not (0 <= row < len(grid.rows) and 0 <= column < len(grid.rows[0])):
            yield grid.where.fault(f"crossed box [{row}, {column}] lies outside the grid")
    yield from wrong_points(grid)


def wrong_points(grid: Grid) -> Iterator[Fault]:
    """Bonuses lie where corners of boxes meet, never on a corner of the whole grid (MON-C21)."""
    high, wide = len(grid.rows), len(grid.rows[0])
    seen: set[tuple[int, int]] = set()
    for bonus in grid.bonuses:
        i, j = bonus.at
        if not (0 <= i <= high and 0 <= j <= wide) or (i in (0, high) and j in (0, wide)):
            yield bonus.where.fault(f"a bonus at [{i}, {j}], where no two boxes meet")
        if bonus.gives == "waystone" and bonus.amount != 1:
            yield bonus.where.fault("a Waystone Bonus is one Power, so it has no `amount` (MON-WBON-01)")
        if bonus.at in seen:
            yield bonus.where.fault(f"two bonuses at [{i}, {j}]")
        seen.add(bonus.at)
    if sum(bonus.gives == "waystone" for bonus in grid.bonuses) + 1 < BOXES:
        yield grid.where.fault("fewer than four waystone bonuses, the ultimate's counted: nobody could win by them")


def wrong_bonuses(sheet: Sheet) -> Iterator[Fault]:
    """Who gains special bonuses must have some (MON-R02), and the boxes of all bonuses stand in one line."""
    boxes = sum(map(len, sheet.shells)) + len(sheet.berries) + sheet.seeds.boxes
    if boxes > MOST_BONUSES:
        yield sheet.where.fault(
            f"{boxes} boxes for shells, berries and special bonuses; a sheet has room for {MOST_BONUSES}"
        )
    if sheet.seeds.boxes and not sheet.seeds.effects:
        yield sheet.where.fault("seeds have boxes but no effects")
    wanted = any(bonus.gives == "special" for bonus in sheet.grid.bonuses)
    if (wanted or any(bonus.gains == "special" for bonus in sheet.bonuses)) and not sheet.seeds.boxes:
        yield sheet.where.fault("a special bonus is given, but the sheet has no boxes for one")


# --- effects


def wrong_effects(sheet: Sheet) -> Iterator[Fault]:
    """Every part does something, and nothing befalls targets before there are any."""
    parts: tuple[Movement | Attack | Powered, ...] = (*sheet.movements, *sheet.attacks, *sheet.specials, sheet.ultimate)
    for part in parts:
        if not part.effects:
            yield part.where.fault("does nothing; give it effects")
        yield from aimless(part.effects, part.where)
    yield from aimless(sheet.seeds.effects, sheet.where)


def aimless(effects: Sequence[tuple[Any, ...]], where: Where, aimed: bool = False) -> Iterator[Fault]:
    for verb, *arguments in effects:
        if verb in ON_TARGETS and not aimed:
            yield where.fault(f"{verb} befalls nobody: no aim, sweep or blitz stands before it")
            return
        for inner in nested(arguments):
            yield from aimless(inner, where, aimed)
        aimed = aimed or aims([(verb, *arguments)])


def aims(effects: Sequence[tuple[Any, ...]]) -> bool:
    """Whether one of the effects finds targets, in a branch perhaps."""
    return any(verb in AIMING or any(map(aims, nested(arguments))) for verb, *arguments in effects)


def goes_by_die(effects: Sequence[tuple[Any, ...]], verbs: Sequence[str]) -> bool:
    """Whether one of these verbs, in a branch perhaps, has the die's value as its amount."""
    return any(
        verb in verbs
        and str(arguments[0]).startswith("die")
        or any(goes_by_die(inner, verbs) for inner in nested(arguments))
        for verb, *arguments in effects
    )


def nested(arguments: Sequence[Any]) -> Iterator[tuple[tuple[Any, ...], ...]]:
    """The lists of effects among the arguments of a verb: branches, and the sides of a choice."""
    for argument in arguments:
        if not isinstance(argument, tuple) or not argument or not isinstance(argument[0], tuple):
            continue
        sides = [side[1] for side in argument if len(side) == 2 and isinstance(side[1], tuple)]
        yield from sides if len(sides) == len(argument) else [argument]
