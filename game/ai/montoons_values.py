"""Values of computers in MonToons: hearts, Powers, the grid, and what is at hand, as a chance to win."""
from __future__ import annotations

from functools import lru_cache
from math import exp

from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import Payers, token_space

HEART = 0.18                        # all in units of e to 1 against an equal rival, tried by eye and by play
POWER = (0.0, 0.8, 1.75, 2.95, 9.0)
SURROUND = 1.4                      # a waystone bonus about to be surrounded
SMALL = {"shell": 0.08, "berry": 0.13, "heart": 0.15, "special": 0.1, "waystone": 0.0}
ROW, FULL, ULTIMATE = 0.15, 0.3, 0.75


def chances(g: MonToons) -> list[float]:
    """Every seat's chance to win, from all of a world."""
    if g.winners is not None:
        return [1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(g.seats)]
    if -1 in g.sheet or -1 in [at for at, out in zip(g.at, g.out) if not out]:
        return [1 / g.seats] * g.seats
    weights = [0.0 if out else exp(promise(g, seat)) for seat, out in enumerate(g.out)]
    total = sum(weights)
    return [weight / total for weight in weights]


def promise(g: MonToons, seat: int) -> float:
    """How far a monster has come towards either victory."""
    sheet, health = g.sheet_of(seat), g.health[seat]
    value = HEART * (health + min(health, 5)) + POWER[g.powers[seat]]
    value += grid_value(sheet, g.boxes[seat], g.earned[seat])
    value += rows_value(g, seat, sheet)
    berries, shells, unused = g.berries[seat], g.shells[seat], g.unused[seat]
    value += 0.11 * (berries[0] - berries[1]) + 0.04 * (unused[0] - unused[1])
    value += 0.06 * (shells[0] - shells[1] + shells[2] - shells[3])
    value += 0.06 * (g.seeds[seat][0] - g.seeds[seat][1]) + 0.08 * sum(g.focus[seat])
    value -= 0.22 * g.burn[seat] + 0.3 * bool(g.stun[seat]) + 0.1 * g.entangle[seat]
    value += 0.12 * g.guard[seat]
    return value + place_value(g, seat, g.at[seat])


def rows_value(g: MonToons, seat: int, sheet: Sheet) -> float:
    """Rows that are full and unspent, and those on the way."""
    written, spent, value = g.powered[seat], g.spent_rows[seat], 0.0
    for n, row in enumerate(sheet.rows):
        if not spent >> n & 1:
            size = len(row.slots)
            filled = size - written[row.first:row.first + size].count(0)
            worth = ULTIMATE if row.kind == "ultimate" else ROW + FULL
            value += worth * (filled / size) ** 1.5
    return value


def place_value(g: MonToons, seat: int, space: int) -> float:
    """What it is worth to stand somewhere when the round ends: near the token, out of the blight."""
    far = g.arena.board.far[space][token_space(g)]
    value = 0.16 if far == 1 else -0.03 * min(far, 8)
    terrain = g.terrain[space]
    if terrain == "blightwater":
        value -= HEART
    elif terrain == "water" and g.burn[seat]:
        value += 0.25 * g.burn[seat]
    return value


# --- the grid

@lru_cache(maxsize=30_000)
def grid_value(sheet: Sheet, boxes: int, earned: int) -> float:
    """What the boxes crossed so far promise beyond the bonuses already gained."""
    value = 0.0
    for n, around in enumerate(sheet.around):
        if earned >> n & 1:
            continue
        bonus = sheet.grid.bonuses[n]
        share = (around & boxes).bit_count() / around.bit_count()
        if bonus.gives == "waystone":
            value += SURROUND * (1.1 if share == 1 else 0.75 * share ** 1.5)
        else:
            value += SMALL[bonus.gives] * bonus.amount * (1.0 if share == 1 else 0.5 * share * share)
    return value


@lru_cache(maxsize=30_000)
def box_value(sheet: Sheet, boxes: int, earned: int, box: int) -> float:
    """What crossing a box adds, with a little for lying near what is still to be surrounded."""
    gain = grid_value(sheet, boxes | 1 << box, earned) - grid_value(sheet, boxes, earned)
    wanted = 0
    for n, around in enumerate(sheet.around):
        if not earned >> n & 1 and sheet.grid.bonuses[n].gives == "waystone":
            wanted |= around
    return gain + 0.01 * (sheet.beside[box] & wanted & ~boxes).bit_count()


@lru_cache(maxsize=20_000)
def marks_value(sheet: Sheet, boxes: int, earned: int, powers: int, dice: tuple[int, ...]) -> float:
    """What a Waystone Action with these dice adds, crossing the best box each time."""
    payers: Payers = tuple((value, 3 if powers else 2) for value in dice)
    now = boxes
    while found := legal(sheet, now, powers, payers):
        _, box, payer = max((box_value(sheet, now, earned, box), box, payer) for box, payer in found)
        now |= 1 << box
        payers = tuple((v, left - (n == payer)) for n, (v, left) in enumerate(payers))
    after, gained = earned, 0
    for n, around in enumerate(sheet.around):
        if not earned >> n & 1 and not around & ~now:
            after |= 1 << n
            bonus = sheet.grid.bonuses[n]
            gained += bonus.gives == "waystone"
    small = sum(1.3 * SMALL[bonus.gives] * bonus.amount for n, bonus in enumerate(sheet.grid.bonuses)
                if (after & ~earned) >> n & 1)
    return (grid_value(sheet, now, after) - grid_value(sheet, boxes, earned) + small
            + POWER[min(4, powers + gained)] - POWER[powers])


def legal(sheet: Sheet, boxes: int, powers: int, payers: Payers) -> list[tuple[int, int]]:
    """(box, payer) that may be crossed next."""
    by_value = {value: n for n, (value, left) in enumerate(payers) if left}
    some = next(iter(by_value.values()), -1)
    if some < 0:
        return []
    found = []
    for box, value in enumerate(sheet.values):
        if not boxes >> box & 1 and (powers >= 2 or sheet.beside[box] & boxes):
            payer = some if powers >= 3 else by_value.get(value, -1)
            if payer >= 0:
                found.append((box, payer))
    return found
