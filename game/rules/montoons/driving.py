"""MonToons, driving: the most hearts that pushes, pulls, forces and throws cost whom they move. All others stand where
they do in the world given; who is driven stands nowhere, and its user, `seat`, there or nowhere. `guard`: the one
driven has a Guard, which takes 1 off what strikes first; what a hex costs it lets through (MON-R43, MON-R44)."""

from __future__ import annotations

from collections import Counter

from game.rules.montoons.bearings import Bearing, borne
from game.rules.montoons.harm import Costs, carried
from game.rules.montoons.keywords import BACK
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import BUMPS, BURNING, TRAP

NOWHERE = -1
LEADING = ("whirlpool", "ice")  # where entering a hex leads on


class Driving:
    """What being driven by a seat costs, kept once it has been found."""

    def __init__(self, g: MonToons, seat: int) -> None:
        self.g, self.seat, self.forced = g, seat, Forced(g, seat)
        self.known: dict[tuple[str, int, Bearing, bool], Costs] = {}

    def costs(self, word: str, far: int, bearing: Bearing, guard: bool) -> Costs:
        """Of a push, pull, force or throw of up to so far, for those who lie so from its user."""
        key = word, far, bearing, guard
        if key not in self.known:
            self.known[key] = Costs(self.g.arena, lambda there: self.harm(word, far, bearing, guard, there))
        return self.known[key]

    def harm(self, word: str, far: int, bearing: Bearing, guard: bool, there: int) -> int:
        """What it costs on one space; its user is in the way where it is known how far off that one stands."""
        g, back = self.g, (bearing.way + BACK["pull"]) % 6
        if bearing.least == bearing.most:
            g.at[self.seat] = g.arena.by_bit[borne(g.arena, there, bearing._replace(way=back))]
        try:
            if word == "throw":
                return thrown_harm(g, there, far, guard)
            if bearing.way < 0:
                return 0
            if word == "force":
                return self.forced.harm(there, far, guard)
            return shoved_harm(g, self.seat, there, (bearing.way + BACK[word]) % 6, far, guard)
        finally:
            g.at[self.seat] = NOWHERE


def cost_to_enter(g: MonToons, before: int, space: int, sprung: int = 0) -> int:
    """Hearts that being driven from one space onto another costs: a fall, what burns, and a Trap, unless it is among
    the set of those that are gone."""
    fall = g.terrain[before] == "mountain" and g.terrain[space] == "land"
    trap = space in g.traps and not sprung & g.arena.bit[space]
    return fall + BURNING.get(g.terrain[space], (0, ""))[0] + TRAP * trap


def after_entering(g: MonToons, space: int) -> dict[int, int]:
    """Where somebody may be after entering a space, with the hearts that it costs from then on: on ice what burns where
    the slide ends, each Trap on the way, and three bumps where anything solid lies beside. (After those it leaves; to
    bump again on the next ice is luck beyond what is told.)"""
    if g.terrain[space] not in LEADING:
        return {space: 0}
    ends = carried(g, space)
    if g.terrain[space] == "whirlpool":
        return dict.fromkeys(ends, 0)
    ice, beside = [space], g.arena.board.beside
    for here in ice:
        ice += [to for to in beside[here] if g.terrain[to] == "ice" and to not in ice and to not in g.at]
    bumps = BUMPS if g.arena.near(g.arena.mask(ice)) & g.ground.solid else 0
    slid = bumps + TRAP * len(set(g.traps).intersection(ice[1:]))
    return {to: slid + (0 if to in ice or g.terrain[to] == "whirlpool" else cost_to_enter(g, space, to)) for to in ends}


def shoved_harm(g: MonToons, seat: int, start: int, way: int, far: int, guard: bool = False) -> int:
    """Of a push or pull of up to so far along a way."""
    return max((Shoved(g, seat, way).go(start, most).of(start, guard) for most in range(1, far + 1)), default=0)


class Shoved:
    """What lies ahead on a way, while one after the other is pushed along it. Who is pushed is known by the space where
    that one stood at first."""

    def __init__(self, g: MonToons, seat: int, way: int, more: int = NOWHERE) -> None:
        """`more`: where somebody stands who stands nowhere in the world."""
        self.g, self.way = g, way
        self.user = g.at[seat]
        self.who = {space: space for space in (*g.at, more) if space != NOWHERE}
        self.met = set[frozenset[int]]()
        self.struck, self.burnt = Counter[int](), Counter[int]()

    def of(self, one: int, guard: bool) -> int:
        """What it has cost somebody."""
        return self.burnt[one] + max(0, self.struck[one] - guard)

    def go(self, one: int, left: int) -> Shoved:
        """Somebody is pushed on so far. Who is met is pushed on first, and stays when met again (MON-R31); who pulls is
        run into alone (MON-PULL-06)."""
        g, here = self.g, one
        self.who.pop(here, None)
        while left:
            there = g.arena.board.steps[here][self.way]
            other = self.who.get(there, NOWHERE)
            pair = frozenset((one, other))
            if there < 0 or g.ground.shut & g.arena.bit[there] or there == self.user or pair in self.met:
                self.struck[one] += left
                break
            if other != NOWHERE:
                self.met.add(pair)
                self.struck.update(pair)
                self.go(other, left)
                continue
            self.burnt[one] += cost_to_enter(g, here, there)
            here, left = there, left - 1
            if g.terrain[here] in LEADING:
                self.burnt[one] += max(after_entering(g, here).values())
                return self
            if g.terrain[here] == "spike_pit":
                break
        self.who[here] = one
        return self


class Forced:
    """What being forced costs, each hex the worst way, kept once it has been found. Who is met may be forced away first
    or left there, and meets nobody in turn."""

    def __init__(self, g: MonToons, seat: int) -> None:
        self.g, self.seat = g, seat
        self.known: dict[tuple[int, int, bool, int, int, int], int] = {}

    def harm(self, start: int, left: int, guard: bool, met: int = 0, sprung: int = 0) -> int:
        """`met`: the set of spaces of those run into before, `sprung`: of the Traps that are gone."""
        if not left:
            return 0
        user = self.g.at[self.seat]
        if user >= 0 and self.apart(start, user) > left:
            user, met = NOWHERE, met & ~self.g.arena.bit[user]
        key = start, left, guard, met, sprung, user
        if key not in self.known:
            self.known[key] = self.worst(start, left, guard, met, sprung)
        return self.known[key]

    def apart(self, one: int, other: int) -> int:
        """Hexes from one space to another one, by whirlpool if that is nearer."""
        far, pools = self.g.arena.board.far, self.g.ground.whirlpools
        if len(pools) < 2:
            return far[one][other]
        return min(far[one][other], min(far[one][pool] for pool in pools) + min(far[pool][other] for pool in pools))

    def worst(self, start: int, left: int, guard: bool, met: int, sprung: int) -> int:
        """With the next hex in the worst direction."""
        g, bit, found, stopped = self.g, self.g.arena.bit, 0, False
        for there in g.arena.board.steps[start]:
            if there < 0 or g.ground.shut & bit[there]:
                stopped = True
                continue
            again = bool(met & bit[there])
            stopped = stopped or again
            if there in g.at and not again:
                found = max(found, 1 - guard + self.harm(start, left, False, met | bit[there], sprung))
            elif there != g.at[self.seat]:
                found = max(found, self.enter(start, there, left, guard, met, sprung))
        if stopped:
            found = max(found, 1 - guard + self.harm(start, left - 1, False, met, sprung))
        return found

    def enter(self, start: int, there: int, left: int, guard: bool, met: int, sprung: int) -> int:
        g, gone, onward = self.g, sprung, 0
        if there in g.traps:
            gone |= g.arena.bit[there]
        for to, more in after_entering(g, there).items():
            ended = left == 1 or g.terrain[to] == "spike_pit"
            onward = max(onward, more + (0 if ended else self.harm(to, left - 1, guard, met, gone)))
        return cost_to_enter(g, start, there, sprung) + onward


def thrown_harm(g: MonToons, start: int, far: int, guard: bool = False) -> int:
    """Of a throw: for what it hits, and for where it ends."""
    return max(
        (landed(g, start, there, guard) for ray in g.arena.board.rays[start] for there in ray[:far]),
        default=0,
    )


def landed(g: MonToons, start: int, there: int, guard: bool) -> int:
    """Of being thrown onto a space, or against what is there and onto one beside."""
    bit, open_ = g.arena.bit, g.ground.open & ~g.bits()
    if open_ & bit[there]:
        return cost_to_enter(g, start, there) + max(after_entering(g, there).values())
    if g.ground.of["void"] & bit[there]:
        return 0
    free = g.arena.members(g.arena.beside[there] & open_)
    return 1 - guard + max((landed(g, start, to, guard) for to in free), default=0)
