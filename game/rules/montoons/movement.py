"""MonToons, chapter 4: walking: where a monster can go, the way it takes, and stopping early."""
from __future__ import annotations

from functools import lru_cache

from game.engine.agenda import Option, do, verb
from game.rules.montoons.arena import Arena
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import end_move, enter
from game.rules.montoons.values import Amount, amount

Gait = tuple[bool, bool, bool]         # exact, light (terrain costs 1), through (rivals may be passed)


def cut(g: MonToons, seat: int, distance: int) -> int:
    """The distance after Entangle, which takes 1 off a Movement Action alone, and once (MON-ENT-01, MON-ENT-03,
    MON-ENT-05, MON-C16, MON-R60)."""
    if g.deed == "move" and g.entangle[seat] and not g.slowed:
        g.slowed = True
        return max(0, distance - 1)
    return distance


@verb
def move(g: MonToons, seat: int, distance: Amount, exact: bool = False, light: bool = False,
         through: bool = False) -> None:
    """4.2 Walk up to so far (MON-MOVE-02, MON-MOVE-03); not at all is allowed (MON-MOVE-04)."""
    if not g.out[seat]:
        g.then(do(walk, seat, cut(g, seat, amount(g, distance)), (exact, light, through)), do(end_move, seat))


@verb
def walk(g: MonToons, seat: int, left: int, gait: Gait) -> None:
    """4.3 Where to, or stop (MON-R87). The way avoids what hurts if it can, then is the shortest; it may be walked in
    parts. A walk that must be exact only stops where it began or where nothing is left, and leads nowhere else."""
    if g.out[seat] or left <= 0:
        return
    goals = reach(g, seat, left, gait)[1]
    if gait[0]:
        goals = whole(g, seat, left, gait, goals)
    if goals:
        table = walk_options(g.arena, seat, left, gait)
        options = [table[space] for space in g.arena.members(goals)]
        if not (gait[0] and g.strode):
            options.append(STAY[seat] if not g.strode else STOP[seat])
        g.ask(seat, ("Move exactly {0}: where to?" if gait[0] else "Move up to {0}: where to?", left), options)


def reach(g: MonToons, seat: int, left: int, gait: Gait) -> tuple[list[int], int]:
    """Sets of spaces by movement spent: layer n is what n or less leads to, hexes to walk on from; and the set of all
    spaces where the walk may end. A second flood goes through what hurts, for spaces the safe one does not reach."""
    safe, ends = flood(g, seat, left, gait, True)
    passed = g.bits() if gait[2] else 0
    if (ends | passed) & (g.ground.harm & ~g.ground.of["spike_pit"] | trap_set(g)):
        return safe, ends | flood(g, seat, left, gait, False)[1]
    return safe, ends


def flood(g: MonToons, seat: int, left: int, gait: Gait, safe: bool) -> tuple[list[int], int]:
    """Entry costs 1, difficult terrain 2 in full (MON-TER-01 to MON-TER-05, MON-R19); nobody may be entered, or only in
    passing (MON-R17); walks are interrupted by pits, whirlpools and ice."""
    ground, arena = g.ground, g.arena
    others = g.bits() & ~arena.bit[g.at[seat]]
    calm = ground.open & ~ground.halts
    if safe:
        calm &= ~(ground.harm | trap_set(g))
    ends = ground.open & ~others
    if gait[2]:
        calm &= ~(others & ground.of["whirlpool"])
    else:
        calm &= ~others
    slow = 0 if gait[1] else ground.slow
    enterable = calm | ends
    layers, reached = [arena.bit[g.at[seat]]], 0
    for spent in range(1, left + 1):
        fresh = arena.near(layers[-1]) & enterable & ~slow
        if slow and spent > 1:
            fresh |= arena.near(layers[-2]) & enterable & slow
        reached |= fresh
        layers.append(layers[-1] | fresh & calm)
    return layers, reached & ends & ~layers[0]


def whole(g: MonToons, seat: int, left: int, gait: Gait, goals: int) -> int:
    """Of a set of goals those from which what is left can be spent to the last; where a walk is interrupted nobody
    knows, so those as well."""
    ground, near, slow = g.ground, g.arena.near, 0 if gait[1] else g.ground.slow
    free = ground.open & ~(g.bits() & ~g.arena.bit[g.at[seat]])
    calm = (ground.open if gait[2] else free) & ~ground.halts
    spent_up = [free]                              # by movement left: where it can be spent from
    for more in range(1, left + 1):
        onward = near(spent_up[-1] & ~slow) | (near(spent_up[-2] & slow) if more > 1 else 0)
        spent_up.append(onward & calm | free & ground.halts)
    found = seen = 0
    for safe in (True, False):
        layers = flood(g, seat, left, gait, safe)[0]
        for spent in range(1, left + 1):
            fresh = near(layers[spent - 1]) & ~slow | (near(layers[spent - 2]) & slow if spent > 1 else 0)
            found |= fresh & goals & ~seen & spent_up[left - spent]
            seen |= fresh & goals
    return found


def toll(g: MonToons, space: int, gait: Gait) -> int:
    """What entering a space costs (MON-TER-01 to MON-TER-05)."""
    return 2 if not gait[1] and g.ground.slow & g.arena.bit[space] else 1


def trap_set(g: MonToons) -> int:
    return g.arena.mask(g.traps) if g.traps else 0


def way(g: MonToons, seat: int, goal: int, left: int, gait: Gait) -> tuple[int, ...]:
    """The spaces to enter, the goal last: safe if that reaches it, and as short as can be; of two as short it leads
    through a rival who may be passed."""
    layers, ends = flood(g, seat, left, gait, True)
    if not ends & g.arena.bit[goal]:
        layers, _ = flood(g, seat, left, gait, False)
    arena, slow = g.arena, 0 if gait[1] else g.ground.slow
    rivals = g.bits() if gait[2] else 0
    here, path = goal, [goal]
    spent = next(n for n in range(1, left + 1) if leads(layers, arena, n, here, slow))
    while True:
        spent -= 2 if slow & arena.bit[here] else 1
        before = [space for space in arena.board.beside[here] if layers[spent] & arena.bit[space]]
        if any(space == g.at[seat] for space in before):
            return tuple(reversed(path))
        here = next((space for space in before if rivals & arena.bit[space]), before[0])
        path.append(here)
        spent = next(n for n in range(spent + 1) if layers[n] & arena.bit[here])


def leads(layers: list[int], arena: Arena, spent: int, space: int, slow: int) -> bool:
    """Whether so much movement is enough to enter the space."""
    spent -= 2 if slow & arena.bit[space] else 1
    return spent >= 0 and bool(arena.near(layers[spent]) & arena.bit[space])


@verb
def stride(g: MonToons, seat: int, goal: int, left: int, gait: Gait) -> None:
    """4.3 Along the way to a hex."""
    path = way(g, seat, goal, left, gait)
    if g.news is not None:
        g.tell("walks", seat, path)
    g.then(do(tread, seat, path, left, gait))


@verb
def tread(g: MonToons, seat: int, path: tuple[int, ...], left: int, gait: Gait) -> None:
    """4.3 Enter one hex for its cost, then the next ones (MON-TER-03)."""
    space = path[0]
    cost = toll(g, space, gait)
    other = g.who(space)
    if other >= 0 and other != seat and other not in g.crossed:
        g.crossed += (other,)
    g.walked += (space,)
    g.strode += cost
    g.then(do(enter, seat, space, "walk"), do(tread_on, seat, space, path[1:], left - cost, gait))


@verb
def tread_on(g: MonToons, seat: int, space: int, path: tuple[int, ...], left: int, gait: Gait) -> None:
    """4.3 A spike pit ends the walk, slid into or not (MON-SPIKE-02); after a whirlpool or another slide it goes on
    from there with what is left (MON-WHIRL-03, MON-R41)."""
    if g.out[seat] or g.terrain[g.at[seat]] == "spike_pit":
        return
    if path and g.at[seat] == space:
        g.then(do(tread, seat, path, left, gait))
    else:
        g.then(do(walk, seat, left, gait))


@lru_cache(maxsize=4096)
def walk_options(arena: Arena, seat: int, left: int, gait: Gait) -> tuple[Option, ...]:
    """The option of walking to every space of a map."""
    return tuple(Option(f"hex:{key}", ("Move to {0}", key), (do(stride, seat, space, left, gait),), f"hex/{key}")
                 for space, key in enumerate(arena.keys))


STAY = tuple(Option("stop", ("Stay here",), ()) for _ in range(5))
STOP = tuple(Option("stop", ("Stop here",), ()) for _ in range(5))
