"""Features of MonToons: what a monster has, where it stands and what it could do, as numbers that weights are learned
for; sheets are known by what is on them, never by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from game.ai.montoons_ground import gist, treks
from game.rules.montoons.needs import with_die
from game.rules.montoons.sheets import GONE, Row, Sheet
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import token_space

PRINTED = (  # the same all game long: so what changes is not weighed by which monsters are strong
    "full hearts",
    "movements",
    "hexes of a walk",
    "basic attacks",  # hearts that the hardest takes with a die of USUAL
    "special attacks",
    "ultimate",
    "small corners",
    "slots of special rows",
    "slots of the ultimate",
)
ON_SHEET = (
    *PRINTED,
    "boxes crossed",
    "waystone corners under way",  # shares of the boxes around each, to the power of 1.5
    "shell corners under way",  # of these shares squared, times what they give
    "berry corners under way",
    "heart corners under way",
    "special corners under way",
    "special rows under way",  # shares filled, to the power of 1.5
    "special rows ready",
    "special rows used",
    "ultimate under way",
    "ultimate ready",
)
AT_HAND = (
    "hearts",
    "hearts up to ten",
    "golden hearts",  # that are left
    "one Power",
    "two Powers",
    "three Powers",
    "berries",
    "shells",
    "unused dice",
    "special bonuses",
    "focus",
    "guard",
    "burn",
    "stun",
    "entangle",
    "turn to come",
    "dice to use",  # that lie on slots or are still to be placed
)
AT_TABLE = (
    "hearts behind the strongest",
    "hearts among several",  # with more than one rival
    "Powers behind the leader",
    "Powers among several",
    "steps to the Waystone",
    "beside the Waystone",
    "nearest to the Waystone",
    "Waystone within a walk",
    "in blightwater",
    "burning in water",
    "rivals beside",
    "hexes to the nearest rival",
    "rival within a walk",
    "last hearts near a rival",  # missing of WEAK, NEAR to somebody
    "corner at hand",  # share of the waystone corner that is nearest, squared, beside the Waystone
    "last corner at hand",  # the same for the fourth Power
)
FEATURES = (*ON_SHEET, *AT_HAND, *AT_TABLE)
SMALL = ("shell", "berry", "heart", "special")
WEAK, NEAR = 6, 3  # hearts and hexes
USUAL = 4  # of a walk, and of a blow


def measured(g: MonToons) -> list[Sequence[float] | None]:
    """The features of every seat in the order of FEATURES; None for one that is out. All monsters stand on the map."""
    views = views_of(g)
    rows: list[Sequence[float] | None] = [None] * g.seats
    for view in views:
        rows[view.seat] = (
            *on_sheet(*written(g, view.seat)),
            *at_hand(g, view.seat),
            *at_table(g, view, views),
        )
    return rows


def views_of(g: MonToons) -> list[View]:
    ways = treks(g.ground, token_space(g))
    return [View(g, seat, ways) for seat in g.living()]


def written(g: MonToons, seat: int) -> tuple[Sheet, int, int, tuple[int, ...], int]:
    """All that is written on a sheet beside hearts and small boxes."""
    return g.sheet_of(seat), g.boxes[seat], g.earned[seat], g.powered[seat], g.spent_rows[seat]


class View:
    """What is asked several times of one monster."""

    __slots__ = ("seat", "at", "hearts", "powers", "way", "walk")

    def __init__(self, g: MonToons, seat: int, ways: Sequence[int]) -> None:
        sheet = g.sheet_of(seat)
        self.seat, self.at, self.hearts, self.powers = seat, g.at[seat], g.health[seat], g.powers[seat]
        self.way = ways[self.at]
        self.walk = 0 if g.entangle[seat] else walk_of(sheet)


def at_hand(g: MonToons, seat: int) -> Sequence[float]:
    """What a monster has besides rows and boxes."""
    hearts, powers = g.health[seat], g.powers[seat]
    berries, unused, seeds, shells = g.berries[seat], g.unused[seat], g.seeds[seat], g.shells[seat]
    waits = g.active >= 0 and seat not in g.order
    slots = g.slots[seat]
    return (
        hearts,
        min(hearts, 10),
        golden_left(g.sheet_of(seat), hearts),
        powers > 0,
        powers > 1,
        powers > 2,
        berries[0] - berries[1],
        shells[0] - shells[1] + shells[2] - shells[3] - sum(g.veiled[seat]),
        unused[0] - unused[1],
        seeds[0] - seeds[1],
        sum(g.focus[seat]),
        g.guard[seat],
        g.burn[seat],
        g.stun[seat] > 0,
        g.entangle[seat],
        waits,
        len(slots) - slots.count(GONE),
    )


def at_table(g: MonToons, own: View, views: Sequence[View]) -> Sequence[float]:
    """Where a monster stands among its rivals, and what is within its reach."""
    several, far = len(views) > 2, g.arena.board.far[own.at]
    strongest, leader, beside = own.hearts, own.powers, 0
    closest = len(far)
    nearest = True
    for rival in views:
        if rival is own:
            continue
        if rival.hearts > strongest:
            strongest = rival.hearts
        if rival.powers > leader:
            leader = rival.powers
        if rival.way <= own.way:
            nearest = False
        apart = far[rival.at]
        beside += apart == 1
        if apart < closest:
            closest = apart
    corner = nearest_corner(g.sheet_of(own.seat), g.boxes[own.seat], g.earned[own.seat]) if own.way == 0 else 0.0
    terrain, way, burn = g.terrain[own.at], own.way, g.burn[own.seat]
    return (
        strongest - own.hearts,
        own.hearts * several,
        leader - own.powers,
        own.powers * several,
        way,
        way == 0,
        nearest,
        way <= own.walk,
        terrain == "blightwater",
        burn if terrain == "water" else 0,
        beside,
        closest,
        closest <= own.walk + 1,
        WEAK - own.hearts if own.hearts < WEAK and closest <= NEAR else 0,
        corner,
        corner if own.powers == 3 else 0.0,
    )


# --- what is on the sheet, found once for all that is written there


@lru_cache(maxsize=30_000)
def on_sheet(sheet: Sheet, boxes: int, earned: int, powered: tuple[int, ...], spent: int) -> tuple[float, ...]:
    """The features of ON_SHEET."""
    way = 0.0
    small = dict.fromkeys(SMALL, 0.0)
    for n, around in enumerate(sheet.around):
        if not earned >> n & 1:
            bonus, share = sheet.grid.bonuses[n], (around & boxes).bit_count() / around.bit_count()
            if bonus.gives == "waystone":
                way += share**1.5
            else:
                small[bonus.gives] += bonus.amount * share * share
    filled = {"special": 0.0, "ultimate": 0.0}
    ready = {"special": 0, "ultimate": 0}
    used = 0
    for n, row in enumerate(sheet.rows):
        if spent >> n & 1:
            used += row.kind == "special"
        else:
            share = share_of(row, powered)
            filled[row.kind] += share**1.5
            ready[row.kind] += share == 1
    return (
        *printed(sheet),
        boxes.bit_count() - sheet.pre_crossed.bit_count(),
        way,
        *small.values(),
        filled["special"],
        ready["special"],
        used,
        filled["ultimate"],
        ready["ultimate"],
    )


def share_of(row: Row, powered: tuple[int, ...]) -> float:
    """How much of a row is filled, 0..1."""
    size = len(row.slots)
    return 1 - powered[row.first : row.first + size].count(0) / size


@lru_cache(maxsize=30_000)
def nearest_corner(sheet: Sheet, boxes: int, earned: int) -> float:
    """The share, squared, of the boxes around the waystone corner that is nearest to complete."""
    shares = [
        (around & boxes).bit_count() / around.bit_count()
        for n, around in enumerate(sheet.around)
        if not earned >> n & 1 and sheet.grid.bonuses[n].gives == "waystone"
    ]
    return max(shares, default=0.0) ** 2


@cache
def golden_left(sheet: Sheet, hearts: int) -> int:
    """The golden ones of so many hearts."""
    return sum(number <= hearts for number in sheet.health.golden)


@cache
def printed(sheet: Sheet) -> tuple[float, ...]:
    """The features of PRINTED."""
    return (
        sheet.health.max,
        len(sheet.movements),
        walk_of(sheet),
        max(gist(attack.effects, USUAL).harm for attack in sheet.attacks),
        sum(gist(attack.effects, USUAL).harm for attack in sheet.specials),
        gist(sheet.ultimate.effects, USUAL).harm,
        sum(bonus.gives != "waystone" for bonus in sheet.grid.bonuses),
        sum(len(row.slots) for row in sheet.rows if row.kind == "special"),
        sum(len(row.slots) for row in sheet.rows if row.kind == "ultimate"),
    )


@cache
def walk_of(sheet: Sheet) -> int:
    """Hexes that the best movement goes with a die of USUAL."""
    best = 0
    for movement in sheet.movements:
        for word, *rest in movement.effects:
            if word in ("move", "jump", "blitz"):
                best = max(best, with_die(rest[0], USUAL))
    return best
