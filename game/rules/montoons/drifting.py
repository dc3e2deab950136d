"""MonToons, drifting: how it may come out at best: walks over ice and through whirlpools, and what pushes, forces and
throws may cost whom they move."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.montoons.reaching import Gait, toll
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import BURNING, TRAP, can_enter


def drift(g: MonToons, start: int, far: int, gait: Gait) -> int:
    """The set of spaces where a walk may end if every slide goes the right way, and every whirlpool is swum out of at
    the best place."""
    left = {start: far}
    waiting, onward = [start], dict[int, set[int]]()
    open_, bit, beside = g.ground.open, g.arena.bit, g.arena.board.beside
    while waiting:
        here = waiting.pop()
        for there in beside[here]:
            rest = left[here] - toll(g, there, gait)
            if rest >= 0 and open_ & bit[there] and (gait[2] or there not in g.at):
                if there not in onward:
                    onward[there] = carried(g, there)
                for space in onward[there]:
                    if rest > left.get(space, -1):
                        left[space] = rest
                        if rest and g.terrain[space] != "spike_pit":
                            waiting.append(space)
    return g.arena.mask(space for space in left if space not in g.at)


def carried(g: MonToons, space: int) -> set[int]:
    """Where somebody may be after entering a space: from ice on any free hex beside, from a whirlpool at any other
    free one; where there is none, there."""
    found, waiting, met = set[int](), [space], {space}
    while waiting:
        here = waiting.pop()
        onward: Sequence[int] = ()
        if g.terrain[here] == "ice":
            onward = [there for there in g.arena.board.beside[here] if can_enter(g, there)]
            waiting += [there for there in onward if there not in met]
            met.update(onward)
        elif g.terrain[here] == "whirlpool":
            onward = [there for there in g.ground.whirlpools if there != here and there not in g.at]
            found.update(onward)
        if not onward:
            found.add(here)
    return found


def burn(g: MonToons, space: int) -> int:
    """Hearts that entering a space costs."""
    return BURNING.get(g.terrain[space], (0, ""))[0] + (TRAP if space in g.traps else 0)


def shoved_harm(g: MonToons, start: int, way: int, far: int) -> int:
    """The most hearts that a push or pull of so far along a way costs: what stands in the way hurts for all that is
    left, and who stands there for 1 more."""
    found = harm = 0
    here = start
    shut, bit, steps = g.ground.shut, g.arena.bit, g.arena.board.steps
    for left in range(far, 0, -1):
        there = steps[here][way]
        if there < 0 or shut & bit[there]:
            return max(found, harm + left)
        if there in g.at:
            return max(found, harm + left + 1)
        harm += burn(g, there)
        found, here = max(found, harm), there
        if g.terrain[there] in ("spike_pit", "whirlpool", "ice"):
            break
    return found


def forced_harm(g: MonToons, start: int, left: int, known: dict[tuple[int, int], int]) -> int:
    """The most hearts that being forced costs, each hex the worst way; `known`: what has been found by space and
    hexes left."""
    if not left:
        return 0
    key = start, left
    if key not in known:
        worst, shut, bit = 0, g.ground.shut, g.arena.bit
        for there in g.arena.board.steps[start]:
            if there < 0 or shut & bit[there] or there in g.at:
                worst = max(worst, 1 + forced_harm(g, start, left - 1, known))
            else:
                on = 0 if g.terrain[there] == "spike_pit" else forced_harm(g, there, left - 1, known)
                worst = max(worst, burn(g, there) + on)
        known[key] = worst
    return known[key]


def thrown_harm(g: MonToons, start: int, far: int) -> int:
    """The most hearts that a throw costs: for what it hits, and for where it ends."""
    worst = 0
    for ray in g.arena.board.rays[start]:
        for there in ray[:far]:
            if g.ground.solid & g.arena.bit[there] or there in g.at:
                beside = [burn(g, to) for to in g.arena.board.beside[there] if g.ground.open & g.arena.bit[to]]
                worst = max(worst, 1 + max(beside, default=0))
            elif g.ground.open & g.arena.bit[there]:
                worst = max(worst, burn(g, there))
    return worst
