"""Plans of computers in MonToons: which slot every die goes to, weighed as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple

from game.ai.montoons_prospects import Prospects, prospects
from game.ai.montoons_rows import Placing, Values, filled
from game.ai.montoons_values import JUDGE, SMALL, lost, marks_value
from game.engine.memo import Memo
from game.rules.montoons.state import MonToons

SPEED = 0.035  # a point of speed, by eye; more with something to be first at
HURRY = 0.05
SPARE = 0.03  # a die that becomes an Unused Die
CLOSE = 0.2  # plans that much worse than the best are not looked into
ROUNDED = 1e-9  # more than sums of a few numbers can differ by
KEPT = 8  # nor are more than so many
Plans = tuple[tuple[float, Placing], ...]  # with what each is worth, the best first

CACHE: dict[tuple[object, ...], Plans] = {}
JUDGE.forgets(CACHE.clear)
MOST_CACHED = 1000


class Walk(NamedTuple):
    """A movement that could be planned: the die's value (0: none), the slot, where it leads, and what it is worth
    beside that."""

    value: int
    slot: int
    reach: int
    worth: float


class Strike(NamedTuple):
    """A basic attack that could be planned: values, slots, and what it is worth from which spaces."""

    values: Values
    slots: tuple[int, ...]
    worth: float
    spaces: int


Idea = tuple[float, Walk, Strike, Placing]  # worth, walk, blow, and where the other dice go
# what speed and marks bring, the value of the marks, what speed adds to it and a hit, the rest, and where dice go
Parting = tuple[float, float, float, float, float, Placing]
PARTED: Memo[tuple[object, ...], dict[tuple[Values, bool], tuple[float, list[Parting]]]] = Memo(lambda sheet: {}, 24)
NO_BLOW = Strike((), (), 0.0, 0)


def plans(g: MonToons, seat: int) -> Plans:
    """The best plans for the dice not yet placed, (worth, placing), best first; what is placed stays."""
    dice, slots = g.dice[seat], g.slots[seat]
    whole = plans_for(g, seat, tuple(sorted(dice, reverse=True)), ())
    placed = [(value, slot) for value, slot in zip(dice, slots) if slot >= 0]
    if not placed:
        return whole
    going = tuple(
        (worth, tuple(pair for pair in placing if pair not in placed))
        for worth, placing in whole
        if all(pair in placing for pair in placed)
    )
    return going or plans_for(g, seat, tuple(sorted(dice, reverse=True)), tuple(sorted(placed)))


def plans_for(g: MonToons, seat: int, dice: Values, placed: Placing) -> Plans:
    """The same for any dice, of which some are placed; kept for the next time."""
    table, found = prospects(g, seat)
    key = (
        table,
        dice,
        placed,
        g.boxes[seat],
        g.earned[seat],
        g.powered[seat],
        g.spent_rows[seat],
        g.powers[seat],
        g.unused[seat][0],
        g.berries[seat][0],
        g.shells[seat],
        g.veiled[seat],
    )
    known = CACHE.get(key)
    if known is None:
        if len(CACHE) >= MOST_CACHED:
            CACHE.clear()
        known = CACHE[key] = Planner(g, seat, dice, placed, found).best()
    return known


class Planner:
    """Weighs plans for one seat."""

    def __init__(self, g: MonToons, seat: int, dice: Values, placed: Placing, found: Prospects) -> None:
        self.g, self.seat, self.sheet, self.found = g, seat, g.sheet_of(seat), found
        self.placed = {slot: value for value, slot in placed}
        self.pool = minus(dice, [value for value, _ in placed])
        self.marks: dict[Values, float] = {}
        self.held = tuple(self.placed[slot] for slot in self.sheet.of_kind["waystone"] if slot in self.placed)
        self.free = [slot for slot in self.sheet.of_kind["waystone"] if slot not in self.placed]
        self.fills: dict[Values, tuple[float, Placing]] = {}
        self.bar = -9.0  # plans worth less are not kept
        self.state = self.rest_of_sheet()
        speed, marking = self.placed.get(0, 0), (g.boxes[seat], g.earned[seat], g.powers[seat])
        self.parted = PARTED[self.sheet, self.state, speed, marking, self.held, tuple(self.free)]

    def rest_of_sheet(self) -> tuple[tuple[Values | None, ...], int, tuple[float, ...], float]:
        """What a die beside walk, blow, speed and Waystone could go to: see `filled`."""
        g, seat = self.g, self.seat
        rows = tuple(
            None
            if g.spent_rows[seat] >> n & 1
            else tuple(
                value or self.placed.get(slot, 0)
                for value, slot in zip(g.powered[seat][row.first : row.first + len(row.slots)], row.slots)
            )
            for n, row in enumerate(self.sheet.rows)
        )
        return (
            rows,
            sum(1 << slot for slot in self.placed),
            tuple(map(self.bonus_gain, range(len(self.sheet.bonuses)))),
            SPARE if g.unused[seat][0] < 4 else 0.0,
        )

    def best(self) -> Plans:
        """At most KEPT ways to place the dice, with what each promises, the best first."""
        found: list[Idea] = []
        for walk in self.walks():
            left = minus(self.pool, (walk.value,)) if walk.value and walk.slot not in self.placed else self.pool
            stand = self.found.stand(self.g, walk.reach) + walk.worth
            for blow in self.blows(left, walk.reach):
                rest = left if not blow.values or blow.slots[0] in self.placed else minus(left, blow.values)
                self.finish(walk, blow, rest, stand, found)
        found.sort(key=itemgetter(0), reverse=True)
        best: dict[Placing, float] = {}
        for worth, walk, blow, placing in found:
            whole = tuple(sorted((*placing, *self.chosen(walk, blow)), key=itemgetter(1)))
            best.setdefault(whole, worth)
            if len(best) == KEPT:
                break
        return tuple((worth, placing) for placing, worth in best.items())

    def chosen(self, walk: Walk, blow: Strike) -> Iterator[tuple[int, int]]:
        """The dice of the walk and the blow that are still to be placed."""
        if walk.value and walk.slot not in self.placed:
            yield walk.value, walk.slot
        for value, slot in zip(blow.values, blow.slots):
            if slot not in self.placed:
                yield value, slot

    # --- walking

    def walks(self) -> list[Walk]:
        """No movement, and each entry with the dice that make a difference."""
        sheet = self.sheet
        slots = sheet.of_kind["move"]
        for entry, slot in enumerate(slots):
            if slot in self.placed:
                return [self.walk(entry, self.placed[slot], slot)]
        found = [Walk(0, -1, self.found.here, 0.0)]
        for entry, slot in enumerate(slots):
            values = [value for value in sorted(set(self.pool)) if sheet.slots[slot].faces >> value & 1]
            for value in values if sheet.movements[entry].symbol else values[:1]:
                found.append(self.walk(entry, value, slot))
        return found

    def walk(self, entry: int, value: int, slot: int) -> Walk:
        return Walk(value, slot, self.found.reach(self.g, entry, value), self.found.stroll(entry, value))

    # --- blows

    def blows(self, left: Values, reach: int) -> list[Strike]:
        """No basic attack, and each one that hits somebody from where one can be."""
        sheet = self.sheet
        slots = sheet.of_kind["basic"]
        held = tuple(slot for slot in slots if slot in self.placed)
        if held:
            entry = sheet.slots[held[0]].entry
            size = tuple(slot for slot in slots if sheet.slots[slot].entry == entry)
            values = tuple(self.placed[slot] for slot in held)
            found = [self.blow(entry, values, held, reach)]
            if len(size) > len(held) and values[0] in left:
                found.append(self.blow(entry, (*values, values[0]), size, reach))
            return found
        found = [NO_BLOW]
        for entry, attack in enumerate(sheet.attacks):
            size = tuple(slot for slot in slots if sheet.slots[slot].entry == entry)
            options: list[Values]
            if len(size) == 2:
                options = [(value, value) for value in sorted(set(left)) if left.count(value) > 1]
            else:
                fitting = [value for value in sorted(set(left)) if sheet.slots[size[0]].faces >> value & 1]
                options = [(value,) for value in (fitting if attack.symbol else fitting[:2])]
            found += [blow for values in options if (blow := self.blow(entry, values, size, reach)).worth > 0]
        return found

    def blow(self, entry: int, values: Values, slots: tuple[int, ...], reach: int) -> Strike:
        return Strike(values, slots, *self.found.blow(self.g, entry, values[-1], reach))

    # --- the rest

    def finish(self, walk: Walk, blow: Strike, rest: Values, stand: float, found: list[Idea]) -> None:
        """Speed, Waystone, rows and bonuses for the other dice."""
        here, docks, reach = self.found.here, self.found.docks, walk.reach
        marking = bool(docks & (reach | here))
        base, hit, bar = stand, blow.worth, self.bar
        if blow.values:
            base += hit * (0.85 if blow.spaces & (reach | here) else 0.1)
            if marking and blow.spaces and not (blow.spaces & here or here & docks or reach & docks & blow.spaces):
                base -= 0.5 * hit
        parted = self.parted.get((rest, marking))
        if parted is None:
            parted = self.parted[rest, marking] = self.part(rest, marking)
        most, ways = parted
        if base + most <= bar:
            return
        for pace, marks, value, hurry, fill, placing in ways:
            worth = base + pace + marks
            if value or hit:
                both = value + hit
                worth += hurry * (both if both < 1.5 else 1.5)
            worth += fill
            if worth > bar:
                if worth - CLOSE > bar:
                    bar = worth - CLOSE
                found.append((worth, walk, blow, placing))
        self.bar = bar

    def part(self, rest: Values, marking: bool) -> tuple[float, list[Parting]]:
        """Every way to part the other dice among speed, Waystone, and rows and bonuses, for whatever walk and blow;
        before them what the best of them can bring at most."""
        announced, fills, found = self.placed.get(0, 0), self.fills, []
        for speed, dice, others in splits(rest, bool(announced), len(self.free) if marking else 0):
            value = self.marked(dice) if marking and (dice or self.held) else 0.0
            if dice and value <= 0:
                continue
            pace = speed or announced
            fill = fills.get(others)
            if fill is None:
                fill = fills[others] = filled(self.sheet, others, *self.state)
            first = ((speed, 0),) if speed else ()
            placing = (*first, *zip(dice, self.free), *fill[1])
            found.append((pace * SPEED, 0.8 * value, value, pace * HURRY, fill[0], placing))
        most = max([pace + marks + 1.5 * hurry + fill for pace, marks, _, hurry, fill, _ in found], default=0.0)
        return most + ROUNDED, found

    def marked(self, dice: Values) -> float:
        """What a Waystone Action with these dice and those already there adds."""
        value = self.marks.get(dice)
        if value is None:
            g, seat = self.g, self.seat
            value = self.marks[dice] = marks_value(
                self.sheet, g.boxes[seat], g.earned[seat], g.powers[seat], tuple(sorted((*self.held, *dice)))
            )
        return value

    def bonus_gain(self, entry: int) -> float:
        """What a die on this bonus brings; 0 where there is no room for more of it."""
        g, sheet, seat = self.g, self.sheet, self.seat
        bonus = sheet.bonuses[entry]
        if bonus.gains == "heart":
            return -lost(g.health[seat], -min(bonus.amount, sheet.health.max - g.health[seat]))
        if bonus.gains == "berry" and g.berries[seat][0] >= len(sheet.berries):
            return 0.0
        if bonus.gains == "shell" and g.shells[seat][0] + g.shells[seat][2] >= sum(map(len, sheet.shells)):
            return 0.0
        return SMALL[bonus.gains] * bonus.amount


@lru_cache(maxsize=20_000)
def splits(rest: Values, announced: bool, marks: int) -> tuple[tuple[int, Values, Values], ...]:
    """Every way to part dice into one for Speed (0: it lies there), up to so many for the Waystone, and others."""
    found: dict[tuple[int, Values, Values], None] = {}
    for speed in (0,) if announced else sorted(set(rest)):
        others = minus(rest, (speed,)) if speed else rest
        for count in range(min(marks, len(others)) + 1):
            for dice in combinations(others, count):
                found[speed, dice, minus(others, dice)] = None
    return tuple(found)


def minus(values: Values, gone: Sequence[int]) -> Values:
    """The values without those that are gone, each once."""
    left = list(values)
    for value in gone:
        if value in left:
            left.remove(value)
    return tuple(left)
