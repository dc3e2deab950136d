"""MonToons, reaching: how far walks, jumps and runs may go, what each hex costs, and which walks can be spent up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.rules.montoons.arena import Arena, Ground
from game.rules.montoons.state import MonToons

Gait = tuple[bool, bool, bool]  # exact, light (terrain costs 1), through (rivals may be passed)


def reach(g: MonToons, seat: int, left: int, gait: Gait) -> tuple[Sequence[int], int]:
    """Sets of spaces by movement spent: layer n is what n or less leads to, hexes to walk on from; and the set of all
    spaces where the walk may end. A second flood goes through what hurts, for spaces the safe one does not reach."""
    ground, here, standing, traps = g.ground, g.arena.bit[g.at[seat]], g.bits(), trap_set(g)
    safe, ends = flooded(ground, here, standing & ~here, ground.harm | traps, left, gait)
    met = ends | standing if gait[2] else ends
    if met & (ground.harm & ~ground.of["spike_pit"] | traps):
        return safe, ends | flooded(ground, here, standing & ~here, 0, left, gait)[1]
    return safe, ends


def flood(g: MonToons, seat: int, left: int, gait: Gait, safe: bool) -> tuple[Sequence[int], int]:
    """Entry costs 1, difficult terrain 2 in full (MON-TER-01 to MON-TER-05, MON-R19); nobody may be entered, or only in
    passing (MON-R17); walks are interrupted by pits, whirlpools and ice."""
    ground = g.ground
    here = ground.arena.bit[g.at[seat]]
    return flooded(ground, here, g.bits() & ~here, ground.harm | trap_set(g) if safe else 0, left, gait)


@lru_cache(maxsize=1024)
def flooded(ground: Ground, here: int, others: int, shunned: int, left: int, gait: Gait) -> tuple[tuple[int, ...], int]:
    """The flood of a moment, kept: who is asked where to walk goes over the same one. Spaces as sets."""
    arena = ground.arena
    calm = ground.open & ~ground.halts & ~shunned
    ends = ground.open & ~others
    if not gait[2]:
        calm &= ~others
    slow = 0 if gait[1] else ground.slow
    enterable = calm | ends
    layers, reached, before = [here], 0, 0
    for _ in range(left):
        around = arena.near(layers[-1])
        fresh = (around & ~slow | before & slow) & enterable
        before = around
        reached |= fresh
        layers.append(layers[-1] | fresh & calm)
    return tuple(layers), reached & ends & ~here


def spendable(g: MonToons, seat: int, left: int, gait: Gait, goals: int) -> int:
    """Of a set of goals those from which what is left can be spent to the last, as far as anybody can know."""
    near, slow = g.arena.near, 0 if gait[1] else g.ground.slow
    rest = spent_up(g, seat, left, gait)
    found = seen = 0
    for safe in (True, False):
        layers = flood(g, seat, left, gait, safe)[0]
        for spent in range(1, left + 1):
            fresh = near(layers[spent - 1]) & ~slow | (near(layers[spent - 2]) & slow if spent > 1 else 0)
            found |= fresh & goals & ~seen & rest[left - spent]
            seen |= fresh & goals
    return found


def spent_up(g: MonToons, seat: int, left: int, gait: Gait) -> list[int]:
    """By movement left after entering: the spaces from where it can be spent to the last. A pit ends a walk, a
    whirlpool leads to another one (MON-SPIKE-02, MON-WHIRL-02, MON-R35); where ice leads nobody knows."""
    ground, near, slow = g.ground, g.arena.near, 0 if gait[1] else g.ground.slow
    free = ground.open & ~(g.bits() & ~g.arena.bit[g.at[seat]])
    calm = (ground.open if gait[2] else free) & ~ground.halts
    found = [free]
    for more in range(1, left + 1):
        onward = near(found[-1] & ~slow) | (near(found[-2] & slow) if more > 1 else 0)
        found.append(onward & calm | free & ground.of["ice"] | swallowed(g, free, onward))
    return found


def swallowed(g: MonToons, free: int, onward: int) -> int:
    """Of the free whirlpools those from which a walk comes out at one of a set of spaces."""
    pools = [g.arena.bit[space] for space in g.ground.whirlpools if free & g.arena.bit[space]]
    return sum(
        bit for bit in pools if any(onward & out for out in pools if out != bit) or len(pools) == 1 and onward & bit
    )


def toll(g: MonToons, space: int, gait: Gait) -> int:
    """What entering a space costs (MON-TER-01 to MON-TER-05)."""
    return 2 if not gait[1] and g.ground.slow & g.arena.bit[space] else 1


def trap_set(g: MonToons) -> int:
    return g.arena.mask(g.traps) if g.traps else 0


def shortest(g: MonToons, seat: int, goal: int, layers: Sequence[int], gait: Gait) -> tuple[int, ...]:
    """The spaces to enter, the goal last: the shortest way over the layers of a flood, which leads there."""
    arena, slow = g.arena, 0 if gait[1] else g.ground.slow
    bit, start = arena.bit, arena.bit[g.at[seat]]
    here, path, spent = goal, [goal], 1
    while not leads(layers, arena, spent, here, slow):
        spent += 1
    while True:
        spent -= 2 if slow & bit[here] else 1
        before = arena.beside[here] & layers[spent]
        if before & start:
            path.reverse()
            return tuple(path)
        here = next(space for space in arena.board.beside[here] if before & bit[space])
        path.append(here)
        spent = 0
        while not layers[spent] & bit[here]:
            spent += 1


def leads(layers: Sequence[int], arena: Arena, spent: int, space: int, slow: int) -> bool:
    """Whether so much movement is enough to enter the space."""
    spent -= 2 if slow & arena.bit[space] else 1
    return spent >= 0 and bool(arena.beside[space] & layers[spent])


# --- jumps and runs


def landings(g: MonToons, seat: int, most: int) -> list[int]:
    """Where a jump along a row may end (MON-JUMP-01, MON-JUMP-05, MON-R91)."""
    free, bit = standable(g), g.arena.bit
    return [space for ray in g.arena.board.rays[g.at[seat]] for space in ray[:most] if free & bit[space]]


def havens(g: MonToons, terrain: str) -> list[int]:
    """Where a jump to any hex of a terrain may end (MON-JUMP-06)."""
    return g.arena.members(standable(g) & g.ground.of[terrain])


def standable(g: MonToons) -> int:
    """The set of spaces that somebody can enter (MON-ROCK-01, MON-WSTONE-03, MON-C34, MON-R17)."""
    return g.ground.open & ~g.bits()


@lru_cache(maxsize=4096)
def straight(arena: Arena, space: int, most: int) -> int:
    """The set of spaces straight from one, up to so far or to the first gap."""
    return arena.mask(there for ray in arena.board.rays[space] for there in ray[:most])


class Run(NamedTuple):
    """A blitz: its way, distance and spaces; the set of them, and its end as a set."""

    way: int
    far: int
    path: tuple[int, ...]
    crossed: int
    end: int


def runs(g: MonToons, seat: int, least: int, most: int) -> Iterator[Run]:
    """Every blitz that may be chosen: its end is a hex where a move could end (MON-BLITZ-02, MON-R71), thus no ice
    (MON-ICE-05); Void may not be passed (MON-VOID-02)."""
    void, ends = g.ground.of["void"], standable(g) & ~g.ground.of["ice"]
    for run in all_runs(g.arena, g.at[seat], least, most):
        if run.end & ends and not run.crossed & void:
            yield run


@lru_cache(maxsize=4096)
def all_runs(arena: Arena, space: int, least: int, most: int) -> tuple[Run, ...]:
    """Every blitz from a space that the map's bounds allow: the edge may cut it short (MON-BLITZ-09, MON-C13)."""
    return tuple(
        Run(way, far, ray[:far], arena.mask(ray[:far]), arena.bit[ray[:far][-1]])
        for way, ray in enumerate(arena.board.rays[space])
        for far in range(max(least, 1), most + 1)
        if ray
    )
