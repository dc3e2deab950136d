"""Values of computers in MonToons: hearts, Powers, the grid, and what is at hand, as a chance to win."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

from game.ai.judge import Judge, chances_of
from game.ai.montoons_features import AT_HAND, FEATURES, ON_SHEET, at_hand, at_table, on_sheet, views_of, written
from game.ai.montoons_ground import treks
from game.rules.montoons.arena import Ground
from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import token_space

# What leads to marks and places, in units of e to 1 against an equal rival, tried by eye and by play: as guides of what
# to do these do better than the weights of what has been reached. Hearts and rows go by their weights.
POWER = (0.0, 0.8, 1.75, 2.95, 9.0)
SURROUND = 1.4  # a waystone bonus about to be surrounded
SMALL = {"shell": 0.08, "berry": 0.13, "heart": 0.15, "special": 0.1, "waystone": 0.0}
APPETITE = 0.18  # by eye: with what the weights say one game in forty is won by the last one standing
STEP, BESIDE = 0.03, 0.16  # movement still to be made to the token; a round that ends next to it


JUDGE = Judge("montoons", FEATURES)


def on_the_map(g: MonToons) -> bool:
    """Whether every monster that is not out has been chosen and placed."""
    return -1 not in g.sheet and -1 not in [at for at, out in zip(g.at, g.out) if not out]


def chances(g: MonToons) -> list[float]:
    """Every seat's chance to win, from all of a world."""
    if g.winners is not None:
        return [1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(g.seats)]
    if not on_the_map(g):
        return [1 / g.seats] * g.seats
    return chances_of(promises(g))


def promises(g: MonToons) -> list[float | None]:
    """How far every monster has come towards either victory; None: it is out."""
    found: list[float | None] = [None] * g.seats
    views, (hand, table) = views_of(g), loose()
    for view in views:
        seat = view.seat
        found[seat] = (
            sheet_value(*written(g, seat))
            + sum(map(mul, hand, at_hand(g, seat)))
            + sum(map(mul, table, at_table(g, view, views)))
        )
    return found


@JUDGE.kept(1000)
def held(hearts: float) -> float:
    """What so many hearts are worth against a rival with no fewer; each of the last ten more than one before."""
    weight = JUDGE.weight
    return hearts * (weight("hearts") - weight("hearts behind the strongest")) + min(hearts, 10) * weight(
        "hearts up to ten"
    )


def lost(hearts: int, harm: float) -> float:
    """What it costs to lose some of one's hearts, all of them at most; less than nothing when they come back."""
    return held(hearts) - held(max(0.0, hearts - harm))


def a_heart() -> float:
    """What one heart of a rival is worth to whoever lays dice: more than the weights say of hearts, so that rivals come
    to blows."""
    return APPETITE


@JUDGE.kept(1)
def row_worths() -> dict[str, float]:
    """What a full row is worth, by its kind."""
    return {
        "special": JUDGE.weight("special rows under way") + JUDGE.weight("special rows ready"),
        "ultimate": JUDGE.weight("ultimate under way") + JUDGE.weight("ultimate ready"),
    }


@JUDGE.kept(1)
def loose() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The weights of what is not on the sheet: at hand, and at the table."""
    first = len(ON_SHEET) + len(AT_HAND)
    return JUDGE.weights[len(ON_SHEET) : first], JUDGE.weights[first:]


@JUDGE.kept(30_000)
def sheet_value(sheet: Sheet, boxes: int, earned: int, powered: tuple[int, ...], spent: int) -> float:
    """What is written on a sheet comes to."""
    return float(sum(map(mul, JUDGE.weights, on_sheet(sheet, boxes, earned, powered, spent))))


def place_value(g: MonToons, seat: int, space: int) -> float:
    """What it is worth to stand somewhere when the round ends: near the token, out of the blight."""
    return value_at(g.ground, space, token_space(g), g.burn[seat])


def value_at(ground: Ground, space: int, token: int, burn: int) -> float:
    """The same for any ground: the token's hex and the Burn tokens are given."""
    far = treks(ground, token)[space]
    value = -STEP * far if far else BESIDE
    terrain = ground.terrain[space]
    if terrain == "blightwater":
        value += JUDGE.weight("in blightwater")
    elif terrain == "water" and burn:
        value += 0.25 * burn
    return value


# --- the grid


class GridTable(NamedTuple):
    """A grid as sets of boxes: by value, and per box the bonuses that it touches."""

    by_value: tuple[int, ...]
    touched: tuple[tuple[int, ...], ...]


@cache
def grid_table(sheet: Sheet) -> GridTable:
    """Made once a sheet; boxes are the bits of a number."""
    return GridTable(
        tuple(sum(1 << box for box, number in enumerate(sheet.values) if number == value) for value in range(7)),
        tuple(
            tuple(n for n, around in enumerate(sheet.around) if around >> box & 1) for box in range(len(sheet.values))
        ),
    )


def corner_value(sheet: Sheet, n: int, boxes: int) -> float:
    """What the boxes crossed around a bonus promise."""
    bonus, around = sheet.grid.bonuses[n], sheet.around[n]
    share = (around & boxes).bit_count() / around.bit_count()
    if bonus.gives == "waystone":
        return SURROUND * (1.1 if share == 1 else 0.75 * share**1.5)
    return SMALL[bonus.gives] * bonus.amount * (1.0 if share == 1 else 0.5 * share * share)


@lru_cache(maxsize=30_000)
def grid_value(sheet: Sheet, boxes: int, earned: int) -> float:
    """What the boxes crossed so far promise beyond the bonuses already gained."""
    return sum(corner_value(sheet, n, boxes) for n in range(len(sheet.around)) if not earned >> n & 1)


@lru_cache(maxsize=30_000)
def box_value(sheet: Sheet, boxes: int, earned: int, box: int) -> float:
    """What crossing a box adds, with a little for lying near what is still to be surrounded."""
    gain, with_it = 0.0, boxes | 1 << box
    for n in grid_table(sheet).touched[box]:
        if not earned >> n & 1:
            gain += corner_value(sheet, n, with_it) - corner_value(sheet, n, boxes)
    return gain + 0.01 * (sheet.beside[box] & wanted(sheet, earned) & ~boxes).bit_count()


@lru_cache(maxsize=1000)
def wanted(sheet: Sheet, earned: int) -> int:
    """The boxes round the waystone bonuses that are still to be gained."""
    mask = 0
    for n, around in enumerate(sheet.around):
        if not earned >> n & 1 and sheet.grid.bonuses[n].gives == "waystone":
            mask |= around
    return mask


@lru_cache(maxsize=20_000)
def marks_value(sheet: Sheet, boxes: int, earned: int, powers: int, dice: tuple[int, ...]) -> float:
    """What a Waystone Action with these dice adds, crossing the best box each time."""
    left = [3 if powers else 2] * len(dice)
    now = boxes
    while found := [
        (box_value(sheet, now, earned, box), box, n)
        for n, mask in payable(sheet, now, powers, dice, left)
        for box in members(mask)
    ]:
        _, box, payer = max(found)
        now |= 1 << box
        left[payer] -= 1
    after, gained, small = earned, 0, 0.0
    for n, around in enumerate(sheet.around):
        if not earned >> n & 1 and not around & ~now:
            after |= 1 << n
            bonus = sheet.grid.bonuses[n]
            gained += bonus.gives == "waystone"
            small += 1.3 * SMALL[bonus.gives] * bonus.amount
    return (
        grid_value(sheet, now, after)
        - grid_value(sheet, boxes, earned)
        + small
        + POWER[min(4, powers + gained)]
        - POWER[powers]
    )


def payable(sheet: Sheet, boxes: int, powers: int, dice: tuple[int, ...], left: list[int]) -> list[tuple[int, int]]:
    """(die, the boxes it may cross next) of one die of each value that can cross more."""
    open_ = ~boxes if powers >= 2 else ~boxes & beside(sheet, boxes)
    if powers >= 3:
        whole = (1 << len(sheet.values)) - 1
        return [(n, open_ & whole) for n, more in enumerate(left) if more][:1]
    by_value = {value: n for n, value in enumerate(dice) if left[n]}
    return [(n, open_ & grid_table(sheet).by_value[value]) for value, n in by_value.items()]


@lru_cache(maxsize=10_000)
def beside(sheet: Sheet, boxes: int) -> int:
    """The neighbours of a set of boxes."""
    mask = 0
    for box in members(boxes):
        mask |= sheet.beside[box]
    return mask


def members(boxes: int) -> Iterator[int]:
    """The numbers of the boxes in a set, the lowest first."""
    while boxes:
        bit = boxes & -boxes
        yield bit.bit_length() - 1
        boxes ^= bit
