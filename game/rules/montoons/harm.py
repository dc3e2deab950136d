"""MonToons, harm: walks over ice and through whirlpools as they may come out at best, and what is lost on each hex, as
sets: the n-th of them has the spaces where more than n hearts are lost. So the worst of several ways is a union, and
what comes of a thing is found for all hexes at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.montoons.arena import Arena
from game.rules.montoons.reaching import Gait, toll
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import can_enter

Harm = list[int]


def raised(harm: Harm, spaces: int, points: int) -> Harm:
    """With so many hearts more on a set of spaces."""
    if points <= 0 or not spaces:
        return harm
    high = len(harm) + points
    found = [layer & ~spaces for layer in harm] + [0] * points
    for n in range(high):
        found[n] |= spaces if n < points else harm[n - points] & spaces
    return found


def worst(harm: Harm, other: Harm) -> Harm:
    """The more of the two by space."""
    if len(harm) < len(other):
        harm, other = other, harm
    if not other:
        return harm
    return [layer | other[n] if n < len(other) else layer for n, layer in enumerate(harm)]


def added(harm: Harm, more: Harm) -> Harm:
    """What both cost."""
    if not harm or not more:
        return harm or more
    found = [*harm, *(0 for _ in more)]
    for n, layer in enumerate(more):
        found[n] |= layer
        for m, under in enumerate(harm):
            found[m + n + 1] |= under & layer
    return found


def times(harm: Harm, count: int) -> Harm:
    """So many times as much."""
    return [layer for layer in harm for _ in range(count)]


def by_space(harm: Harm, arena: Arena) -> dict[int, int]:
    """The hearts lost by space, those left out where none."""
    found: dict[int, int] = {}
    for layer in harm:
        for space in arena.members(layer):
            found[space] = found.get(space, 0) + 1
    return found


class Costs:
    """What something costs whoever stands on a space, each space worked out once it is asked for."""

    def __init__(self, arena: Arena, cost: Callable[[int], int]) -> None:
        self.arena, self.cost = arena, cost
        self.known, self.harm = 0, Harm()

    def on(self, spaces: int) -> Harm:
        """By space, of a set of them."""
        for space in self.arena.members(spaces & ~self.known):
            points = self.cost(space)
            self.harm += [0] * (points - len(self.harm))
            for n in range(points):
                self.harm[n] |= self.arena.bit[space]
        self.known |= spaces
        return [layer & spaces for layer in self.harm]


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
