"""MonToons, drifting: how it may come out at best: walks over ice and through whirlpools."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.montoons.reaching import Gait, toll
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import can_enter


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
