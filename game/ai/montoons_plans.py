"""Plans of computers in MonToons: which slot every die goes to, weighed as a whole."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from game.ai.montoons_ground import Gist, gist, reach_of, striking
from game.ai.montoons_values import FULL, HEART, POWER, ROW, SMALL, ULTIMATE, marks_value, place_value
from game.rules.montoons.needs import row_faces
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import token_space

SPEED = 0.035                # a point of speed, by eye; more with something to be first at
HURRY = 0.05
KEPT = 8                     # plans worth comparing
Placing = tuple[tuple[int, int], ...]        # (value, slot), in the order of slots

CACHE: dict[tuple[object, ...], tuple[tuple[float, Placing], ...]] = {}
MOST_CACHED = 4000


class Walk(NamedTuple):
    """A movement that could be planned: the die's value (0: none), the slot, and where it leads."""

    value: int
    slot: int
    reach: int


class Blow(NamedTuple):
    """A basic attack that could be planned: values, slots, and what it is worth from which spaces."""

    values: tuple[int, ...]
    slots: tuple[int, ...]
    worth: float
    spaces: int


def plans(g: MonToons, seat: int) -> tuple[tuple[float, Placing], ...]:
    """The best plans for the dice not yet placed, (worth, placing), best first; what is placed stays."""
    table = (g.ground, seat, g.sheet[seat], g.dice[seat], tuple(g.at), tuple(g.health), tuple(g.guard), g.token,
             g.boxes[seat], g.earned[seat], g.powered[seat], g.spent_rows[seat], g.powers[seat], tuple(g.traps),
             g.entangle[seat], g.burn[seat], g.unused[seat], g.berries[seat], g.shells[seat], tuple(g.sheet))
    placed = [(value, slot) for value, slot in zip(g.dice[seat], g.slots[seat]) if slot >= 0]
    whole = kept((table, ()), lambda: Planner(g, seat, ()).best())
    going = tuple((worth, tuple(pair for pair in placing if pair not in placed)) for worth, placing in whole
                  if all(pair in placing for pair in placed))
    if going:
        return going
    return kept((table, g.slots[seat]), lambda: Planner(g, seat, placed).best())


def kept(key: tuple[object, ...], found: Callable[[], tuple[tuple[float, Placing], ...]]
         ) -> tuple[tuple[float, Placing], ...]:
    """What was found for this table before, or is now."""
    known = CACHE.get(key)
    if known is None:
        if len(CACHE) >= MOST_CACHED:
            CACHE.clear()
        known = CACHE[key] = found()
    return known


class Planner:
    """Weighs plans for one seat."""

    def __init__(self, g: MonToons, seat: int, placed: Sequence[tuple[int, int]]) -> None:
        self.g, self.seat, self.sheet = g, seat, g.sheet_of(seat)
        self.fills: dict[tuple[int, ...], tuple[float, Placing]] = {}
        self.placed = {slot: value for value, slot in placed}
        self.pool = minus(list(g.dice[seat]), [value for value, _ in placed])
        arena = g.arena
        token = token_space(g)
        free = g.ground.open & ~(g.bits() & ~arena.bit[g.at[seat]])
        self.rows = {n: self.row_values(n) for n in range(len(self.sheet.rows)) if not g.spent_rows[seat] >> n & 1}
        self.docks = arena.near(arena.bit[token]) & free
        self.here = arena.bit[g.at[seat]]

    def row_values(self, n: int) -> tuple[int, ...]:
        """The values of a row, 0 empty, with the dice placed on it."""
        row = self.sheet.rows[n]
        written = self.g.powered[self.seat][row.first:row.first + len(row.slots)]
        return tuple(value or self.placed.get(slot, 0) for value, slot in zip(written, row.slots))

    def best(self) -> tuple[tuple[float, Placing], ...]:
        found: dict[Placing, float] = {}
        for walk in self.walks():
            left = minus(self.pool, (walk.value,) if walk.value and walk.slot not in self.placed else ())
            reach = walk.reach
            for blow in self.blows(left, reach):
                rest = minus(left, () if blow is None or blow.slots[0] in self.placed else blow.values)
                for worth, placing in self.finish(walk, blow, rest, reach):
                    whole = tuple(sorted((*placing, *self.chosen(walk, blow)), key=lambda pair: pair[1]))
                    if worth > found.get(whole, -9.0):
                        found[whole] = worth
        ranked = sorted(((worth, placing) for placing, worth in found.items()), reverse=True)
        return tuple(ranked[:KEPT])

    def chosen(self, walk: Walk, blow: Blow | None) -> Iterator[tuple[int, int]]:
        """The dice of the walk and the blow that are still to be placed."""
        if walk.value and walk.slot not in self.placed:
            yield walk.value, walk.slot
        if blow is not None:
            for value, slot in zip(blow.values, blow.slots):
                if slot not in self.placed:
                    yield value, slot

    # --- walking

    def walks(self) -> list[Walk]:
        """No movement, and each entry with the dice that make a difference."""
        g, sheet, seat = self.g, self.sheet, self.seat
        slots = sheet.of_kind["move"]
        held = [slot for slot in slots if slot in self.placed]
        if held:
            value = self.placed[held[0]]
            return [Walk(value, held[0], reach_of(g, seat, sheet.movements[slots.index(held[0])].effects, value))]
        found = [Walk(0, -1, self.here)]
        for entry, slot in enumerate(slots):
            values = [value for value in sorted(set(self.pool)) if sheet.slots[slot].faces >> value & 1]
            movement = sheet.movements[entry]
            for value in values if movement.symbol else values[:1]:
                found.append(Walk(value, slot, reach_of(g, seat, movement.effects, value)))
        return found

    def worth_of_place(self, reach: int) -> float:
        """The best place to end the round on within reach, the token's next place unknown."""
        if reach & self.docks:
            return 0.16
        return max((worth for worth, bit in self.places if reach & bit), default=0.0)

    @cached_property
    def places(self) -> list[tuple[float, int]]:
        """Every space as a set of its own, with what it is worth to end the round there."""
        g, bits = self.g, self.g.arena.bit
        return [(place_value(g, self.seat, space), bits[space]) for space in g.arena.members(g.ground.open)]

    # --- blows

    def blows(self, left: list[int], reach: int) -> Iterator[Blow | None]:
        """No basic attack, and each one that hits somebody from where one can be."""
        sheet = self.sheet
        slots = sheet.of_kind["basic"]
        held = tuple(slot for slot in slots if slot in self.placed)
        if held:
            entry = sheet.slots[held[0]].entry
            size = tuple(slot for slot in slots if sheet.slots[slot].entry == entry)
            values = tuple(self.placed[slot] for slot in held)
            if len(size) > len(held) and left.count(values[0]):
                yield self.blow(entry, (*values, values[0]), size, reach)
            yield self.blow(entry, values, held, reach)
            return
        yield None
        for entry, attack in enumerate(sheet.attacks):
            size = tuple(slot for slot in slots if sheet.slots[slot].entry == entry)
            options: list[tuple[int, ...]]
            if len(size) == 2:
                options = [(value, value) for value in sorted(set(left)) if left.count(value) > 1]
            else:
                fitting = [value for value in sorted(set(left)) if sheet.slots[size[0]].faces >> value & 1]
                options = [(value,) for value in (fitting if attack.symbol else fitting[:2])]
            for values in options:
                found = self.blow(entry, values, size, reach)
                if found.worth > 0:
                    yield found

    def blow(self, entry: int, values: tuple[int, ...], slots: tuple[int, ...], reach: int) -> Blow:
        worth, spaces = self.hits(gist(self.sheet.attacks[entry].effects, values[-1]), reach)
        return Blow(values, slots, worth, spaces)

    def hits(self, what: Gist, reach: int) -> tuple[float, int]:
        """What an ability is worth against the best rival it can reach, and from where."""
        g, best, spaces = self.g, 0.0, 0
        for rival in g.rivals(self.seat):
            mask = striking(g, self.seat, what, rival)
            if mask & (reach | self.here):
                worth = blow_worth(g, rival, what)
                if worth > best:
                    best, spaces = worth, mask
        return best, spaces

    # --- the rest

    def finish(self, walk: Walk, blow: Blow | None, rest: list[int], reach: int) -> Iterator[tuple[float, Placing]]:
        """Speed, Waystone, rows and bonuses for the other dice."""
        base = self.worth_of_place(reach) + (0.5 * HEART if walk.value else 0.0) * 0.1
        marking = bool(self.docks & (reach | self.here))
        hitting = blow is not None and blow.worth > 0
        if blow is not None:
            base += blow.worth * (0.85 if blow.spaces & (reach | self.here) else 0.1)
            if marking and blow.spaces and not (blow.spaces & self.here or self.here & self.docks
                                                or reach & self.docks & blow.spaces):
                base -= 0.5 * blow.worth
        if 0 in self.placed:
            speeds = [0]
        else:
            speeds = sorted(set(rest))
        for speed in speeds:
            others = minus(rest, (speed,)) if speed else rest
            pace = speed or self.placed[0]
            for count in range(3):
                held = tuple(self.placed[slot] for slot in self.sheet.of_kind["waystone"] if slot in self.placed)
                if len(held) + count > 2 or count > len(others) or (count and not marking):
                    break
                for dice in set(combinations(others, count)):
                    worth = base + pace * SPEED
                    value = 0.0
                    if marking and (dice or held):
                        value = marks_value(self.sheet, self.g.boxes[self.seat], self.g.earned[self.seat],
                                            self.g.powers[self.seat], tuple(sorted((*held, *dice))))
                        if dice and value <= 0:
                            continue
                    if hitting or value:
                        worth += pace * HURRY * min(1.5, value + (blow.worth if blow is not None else 0.0))
                    more, placing = self.fill(minus(others, dice))
                    free = [slot for slot in self.sheet.of_kind["waystone"] if slot not in self.placed]
                    first = ((speed, 0),) if speed else ()
                    yield worth + 0.8 * value + more, (*first, *zip(dice, free), *placing)

    def fill(self, dice: list[int]) -> tuple[float, Placing]:
        """Each die where it does most good: a row, a bonus, or a slot to become an Unused Die."""
        key = tuple(sorted(dice, reverse=True))
        if key not in self.fills:
            self.fills[key] = self.fill_anew(key)
        return self.fills[key]

    def fill_anew(self, dice: tuple[int, ...]) -> tuple[float, Placing]:
        worth, placing = 0.0, []
        used = set(self.placed)
        rows = {n: list(values) for n, values in self.rows.items()}
        for value in dice:
            best, slot, row = 0.03 if self.g.unused[self.seat][0] < 4 else 0.0, -1, -1
            for n, values in rows.items():
                gain, place = self.row_gain(n, values, value)
                if gain > best and self.sheet.rows[n].slots[place] not in used:
                    best, slot, row = gain, self.sheet.rows[n].slots[place], n
            for entry, bonus_slot in enumerate(self.sheet.of_kind["bonus"]):
                gain = self.bonus_gain(entry)
                if bonus_slot not in used and self.sheet.slots[bonus_slot].faces >> value & 1 and gain > best:
                    best, slot, row = gain, bonus_slot, -1
            if slot < 0:
                slot = next((s for s in self.sheet.of_kind["focus"] if s not in used), -1)
            if slot >= 0:
                worth += best
                placing.append((value, slot))
                used.add(slot)
                if row >= 0:
                    rows[row][self.sheet.rows[row].slots.index(slot)] = value
        return worth, tuple(placing)

    def row_gain(self, n: int, values: list[int], value: int) -> tuple[float, int]:
        """What a value adds to a row, and the place for it."""
        row, size = self.sheet.rows[n], len(values)
        fitting = [place for place, held in enumerate(values)
                   if not held and row_faces(row.need, tuple(values), place) >> value & 1]
        if not fitting:
            return 0.0, 0
        place = best_place(row.need.rule, fitting, value, size)
        filled = size - values.count(0)
        worth = ULTIMATE if row.kind == "ultimate" else ROW + FULL
        gain = worth * (((filled + 1) / size) ** 1.5 - (filled / size) ** 1.5)
        if filled + 1 == size and row.kind == "special":
            gain += 0.1
        return gain, place

    def bonus_gain(self, entry: int) -> float:
        g, sheet, seat = self.g, self.sheet, self.seat
        bonus = sheet.bonuses[entry]
        if bonus.gains == "heart":
            return HEART * min(bonus.amount, sheet.health.max - g.health[seat])
        if bonus.gains == "berry" and g.berries[seat][0] >= len(sheet.berries):
            return 0.0
        if bonus.gains == "shell" and g.shells[seat][0] + g.shells[seat][2] >= sum(map(len, sheet.shells)):
            return 0.0
        return SMALL[bonus.gains] * bonus.amount


def blow_worth(g: MonToons, rival: int, what: Gist) -> float:
    """Hearts off a rival, more when they are the last ones, less behind a Guard."""
    harm = max(0.0, what.harm - g.guard[rival])
    health = g.health[rival]
    worth = HEART * min(harm, health) * (2 if health <= 6 else 1) + HEART * what.own
    if harm >= health:
        worth += POWER[4] / 2 if len(g.living()) == 2 else 1.0
    return worth


def best_place(rule: str, fitting: list[int], value: int, size: int) -> int:
    """In an ordered row the place a value belongs to; elsewhere the first."""
    if rule in ("rising", "ascending"):
        wanted = (value - 1) * size / 6
    elif rule in ("falling", "descending"):
        wanted = (6 - value) * size / 6
    else:
        return fitting[0]
    return min(fitting, key=lambda place: abs(place + 0.4 - wanted))


def minus(values: list[int], gone: Sequence[int]) -> list[int]:
    left = list(values)
    for value in gone:
        if value in left:
            left.remove(value)
    return left
