"""MonToons, threat: what a rival could do to a monster on each hex in the turn to come, by what all know: sheets,
places, values written, and dice that may show anything. A plan that is still secret is never looked at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import NamedTuple

from game.engine.data import Effects
from game.rules.montoons.attack import full_rows
from game.rules.montoons.bearings import Spotting
from game.rules.montoons.harm import Harm, added, by_space, raised, times, worst
from game.rules.montoons.needs import row_faces
from game.rules.montoons.sheets import DICE, Row
from game.rules.montoons.state import STUNNED_NEXT, MonToons
from game.rules.montoons.striking import AWAY, Progress, Striker

FACES = range(1, 7)


class Threat(NamedTuple):
    """By space the most hearts that somebody could cost who stands there: `plain` with one movement and one basic
    attack, `best` with all that could go together, however lucky. Spaces where nothing is lost are left out."""

    plain: dict[int, int]
    best: dict[int, int]


class Reach(NamedTuple):
    """What a plan could do as it is laid: the spaces where its monster could end its turn, and by space the most hearts
    that a rival there would lose, those left out where none."""

    ends: tuple[int, ...]
    hits: dict[int, int]


@dataclass(eq=False)
class Choice:
    """One thing that may be done: its kind, its parts, the values its die may have, and the dice it takes."""

    kind: str
    effects: Effects
    values: tuple[int, ...]
    dice: int


def threats(g: MonToons, seat: int) -> dict[int, Threat]:
    """By rival what those can do to a seat who threaten it."""
    return {rival: threat(g, rival, seat) for rival in threatening(g, seat)}


def threatening(g: MonToons, seat: int) -> list[int]:
    """The rivals of a seat who are still to act this round, before its first all; nobody while it is not on the map."""
    if AWAY in (g.at[seat], g.sheet[seat]):
        return []
    rivals = [rival for rival in g.rivals(seat) if g.at[rival] >= 0]
    anew = g.phase in ("planning", "end")
    return [rival for rival in rivals if anew or rival not in g.order or rival == g.active]


def threat(g: MonToons, rival: int, victim: int) -> Threat:
    """What one rival could do to a seat, wherever that one stands."""
    sure = Hand(g, rival, victim, False)
    lucky = Hand(g, rival, victim, True, sure.striker.spotting)
    return Threat(by_space(sure.plain(), g.arena), by_space(lucky.best(), g.arena))


def plan_reach(g: MonToons, seat: int) -> Reach:
    """What the dice of a seat could do where they lie now, rivals staying where they are; only for that seat."""
    hand = Hand(g, seat, AWAY, False)
    ends, hits = hand.laid()
    return Reach(tuple(g.arena.members(ends)), by_space(hits, g.arena))


class Hand:
    """What a monster could use its dice for: those that lie open, and its own for the seat that plans; of any others
    every value."""

    def __init__(self, g: MonToons, seat: int, victim: int, lucky: bool, spotting: Spotting | None = None) -> None:
        self.g, self.seat, self.sheet = g, seat, g.sheet_of(seat)
        self.striker = Striker(g, seat, victim, lucky, spotting)
        self.known: dict[tuple[Choice, int], Progress] = {}  # what a choice comes to from a set of spaces
        self.open = victim == AWAY or g.revealed[seat]
        rolled = g.rolled[seat] if g.phase != "end" else DICE - (g.stun[seat] == STUNNED_NEXT)
        self.free = DICE if self.open else max(0, rolled - g.lost[seat] - 1)

    # --- what it may do

    def choice(self, kind: str, effects: Effects, slots: tuple[int, ...]) -> Iterable[Choice]:
        """What dice on these slots make possible, if they can lie there."""
        faces = [self.g.value_on(self.seat, slot) for slot in slots] if self.open else []
        values = [
            value
            for value in FACES
            if (faces.count(value) == len(slots) if self.open else all(self.takes(slot, value) for slot in slots))
        ]
        if values:
            yield Choice(kind, effects, differing(effects, values), len(slots))

    def takes(self, slot: int, value: int) -> bool:
        return bool(self.sheet.slots[slot].faces >> value & 1)

    @cached_property
    def movements(self) -> list[Choice]:
        slots = self.sheet.of_kind["move"]
        return [
            choice
            for movement, slot in zip(self.sheet.movements, slots)
            for choice in self.choice("move", movement.effects, (slot,))
        ]

    @cached_property
    def basics(self) -> list[Choice]:
        slots = self.sheet.of_kind["basic"]
        return [
            choice
            for entry, attack in enumerate(self.sheet.attacks)
            for choice in self.choice(
                "basic", attack.effects, tuple(slot for slot in slots if self.sheet.slots[slot].entry == entry)
            )
        ]

    @cached_property
    def rows(self) -> list[Choice]:
        """The rows of power-up slots that are full, or could be filled with dice."""
        g, seat = self.g, self.seat
        if g.active == seat and g.finished:
            return []
        found = []
        for number, row in enumerate(self.sheet.rows):
            values = g.row_values(seat, number, planned=self.open)
            written = list(g.powered[seat])
            written[row.first : row.first + len(values)] = [value or 1 for value in values]
            if number not in full_rows(self.sheet, tuple(written), g.spent_rows[seat], g.powers[seat] > 0):
                continue
            empty = values.count(0)
            if not empty or not self.open and empty <= self.free and fills(row, values):
                effects = self.sheet.attack_of(row).effects
                last = [values[-1]] if values[-1] else list(FACES)
                found.append(Choice(row.kind, effects, differing(effects, last), empty))
        return found

    def cheapest(self) -> list[Choice]:
        """Of rows that do the same the one that takes the fewest dice."""
        found: dict[tuple[str, Effects, tuple[int, ...]], Choice] = {}
        for row in sorted(self.rows, key=lambda row: row.dice):
            found.setdefault((row.kind, row.effects, row.values), row)
        return list(found.values())

    @cached_property
    def seed(self) -> Choice:
        """A special bonus."""
        return Choice("seed", self.sheet.seeds.effects, (0,), 0)

    # --- what comes of it

    def done(self, choice: Choice, starts: int) -> Progress:
        """A choice from any of some spaces, by the value that does most."""
        if (choice, starts) not in self.known:
            self.known[choice, starts] = self.from_all(choice, starts)
        return self.known[choice, starts]

    def from_all(self, choice: Choice, starts: int) -> Progress:
        whole = Progress(choice.kind, 0, starts, guard=self.striker.guard)
        whole.join([self.striker.act(choice.kind, value, starts, choice.effects) for value in choice.values])
        return whole

    def start(self) -> int:
        return self.g.arena.bit[self.striker.start]

    def plain(self) -> Harm:
        """What one movement and one basic attack cost."""
        found, start = Harm(), self.start()
        ways = [(Progress("move", 0, start), 0), *((self.done(choice, start), 1) for choice in self.movements)]
        for way, costs in ways:
            if costs <= self.free:
                found = worst(found, way.harm)
            for basic in self.basics:
                if costs + basic.dice <= self.free:
                    found = worst(found, added(way.harm, self.done(basic, way.ends).harm))
        return found

    def best(self) -> Harm:
        """What all that could go together costs: in any order, with every Berry, the better Focus and special
        bonuses."""
        still, moved = (Progress("move", 0, self.start()) for _ in range(2))
        moved.join([self.done(choice, self.start()) for choice in self.movements])
        found = Harm()
        for basic, row in product([None, *self.basics], [None, *self.cheapest()]):
            attacks = [one for one in (basic, row) if one is not None]
            left = self.free - sum(one.dice for one in attacks)
            if left >= 0:  # whoever has a die for it moves: that may end where it began
                found = worst(found, self.together(moved if left else still, attacks))
        return found

    def together(self, way: Progress, attacks: list[Choice]) -> Harm:
        """What a movement and some attacks cost, one of them from where another has led."""
        ends = way.ends
        if len(attacks) > 1:
            for choice in attacks:
                ends |= self.done(choice, way.ends).ends
        harm, aimed = way.harm, 0
        for choice in attacks:
            deed = self.done(choice, ends)
            harm, aimed = added(harm, deed.harm), aimed | deed.aimed
        harm = raised(harm, aimed, self.boost())
        made, spent = self.g.seeds[self.seat]
        if made > spent:
            harm = added(harm, times(self.done(self.seed, ends).harm, made - spent))
        return harm

    def boost(self) -> int:
        """What Berries and a Focus could add to an attack."""
        made, spent = self.g.berries[self.seat]
        return sum(self.sheet.berries[spent:made]) + max(self.g.focus[self.seat])

    def laid(self) -> tuple[int, Harm]:
        """Where a plan leads, and what it costs on the way and there."""
        ends, hits = self.start(), Harm()
        for choice in self.movements:
            deed = self.done(choice, ends)
            ends, hits = deed.ends, added(hits, deed.harm)
        for choice in (*self.basics, *self.rows[:1]):
            deed = self.done(choice, ends)
            ends, hits = ends | deed.ends, added(hits, deed.harm)
        return ends, hits


def fills(row: Row, values: tuple[int, ...]) -> bool:
    """Whether each empty place of a row takes some value."""
    return all(value or row_faces(row.need, values, place) for place, value in enumerate(values))


def differing(effects: Effects, values: list[int]) -> tuple[int, ...]:
    """Of the values of a die those that may do most: the highest, unless something depends on which it is."""
    told = repr(effects)
    if "die" not in told:
        return (values[-1],)
    return tuple(values) if "by_die" in told or "True" in told else (values[-1],)
