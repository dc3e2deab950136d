"""MonToons, drifting: how it may come out at best: walks over ice and through whirlpools, and what pushes, forces and
throws may cost whom they move."""

from __future__ import annotations

from game.rules.montoons.reaching import Gait, toll
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import BURNING, TRAP


def drift(g: MonToons, start: int, far: int, gait: Gait) -> int:
    """The set of spaces where a walk may end if every slide goes the right way, and every whirlpool is swum out of at
    the best place."""
    left = {start: far}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for there in g.arena.board.beside[here]:
            rest = left[here] - toll(g, there, gait)
            if rest >= 0 and g.ground.open & g.arena.bit[there] and (gait[2] or there not in g.at):
                for space in carried(g, there):
                    if rest > left.get(space, -1):
                        left[space] = rest
                        if rest and g.terrain[space] != "spike_pit":
                            waiting.append(space)
    return g.arena.mask(space for space in left if space not in g.at)


def carried(g: MonToons, space: int) -> set[int]:
    """Where somebody may be after entering a space: on ice anywhere beside, too, from a whirlpool at any other."""
    found, waiting = set[int](), [space]
    while waiting:
        here = waiting.pop()
        found.add(here)
        if g.terrain[here] == "ice":
            beside = g.arena.board.beside[here]
            waiting += [there for there in beside if g.ground.open & g.arena.bit[there] and there not in found]
        elif g.terrain[here] == "whirlpool":
            found |= set(g.ground.whirlpools)
    return found


def burn(g: MonToons, space: int) -> int:
    """Hearts that entering a space costs."""
    return BURNING.get(g.terrain[space], (0, ""))[0] + (TRAP if space in g.traps else 0)


def shoved_harm(g: MonToons, start: int, way: int, far: int) -> int:
    """The most hearts that a push or pull of so far along a way costs: what stands in the way hurts for all that is
    left, and who stands there for 1 more."""
    found = harm = 0
    here = start
    for left in range(far, 0, -1):
        there = g.arena.board.steps[here][way]
        if there < 0 or g.ground.shut & g.arena.bit[there]:
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
        worst = 0
        for there in g.arena.board.steps[start]:
            if there < 0 or g.ground.shut & g.arena.bit[there] or there in g.at:
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
