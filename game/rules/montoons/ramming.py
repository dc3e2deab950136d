"""MonToons, ramming: the most hearts that it costs somebody when another one is pushed, forced or thrown into that one.
(Who is pulled comes from out of sight behind whoever stands in the way, and is not pulled at all.)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.engine.hexes import union
from game.rules.montoons.arena import Line
from game.rules.montoons.driving import LEADING, NOWHERE, Forced, Shoved
from game.rules.montoons.harm import Harm, carried, worst
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import spread

Lost = dict[int, int]  # hearts by space


class Aim(NamedTuple):
    """Whom a part of an ability was for: so far off, in sight or not, or in an area; `many`: several at once."""

    far: int = 0
    sight: bool = True
    area: str = ""
    many: bool = False


class Ramming:
    """In a world in which all stay but who drives, `seat`, and who may be run into, who both stand nowhere."""

    def __init__(self, g: MonToons, seat: int) -> None:
        self.g, self.seat, self.blind = g, seat, g.ground.blind | g.bits()
        self.others = [(other, space) for other, space in enumerate(g.at) if space != NOWHERE]
        self.harm, self.cost = cache(self.harm_of), cache(self.cost_of)

    def harm_of(self, ends: int, aim: Aim, word: str, far: int, dealt: int, guard: bool) -> Harm:
        """What it costs wherever somebody stands, whoever else is driven from any of some spaces; `dealt`: the hearts
        that this one loses before."""
        found = Harm()
        for other, space in self.others:
            shield = bool(dealt and self.g.guard[other])
            if word == "pull" or self.g.health[other] <= dealt - shield:
                continue
            for way, clear in self.clear(ends, aim, space).items():
                harm = self.cost(word, far, space, way if word == "push" else 0, guard)
                found = worst(found, [layer & clear for layer in harm])
        return found

    def clear(self, ends: int, aim: Aim, space: int) -> dict[int, int]:
        """By the way to somebody the set of spaces where nobody is between that one and who drives, from one of some
        spaces at least."""
        found: dict[int, int] = {}
        for start, line in self.from_where(ends, aim, space):
            between = line.between if aim.sight else 0
            found[line.way] = found.get(line.way, 0) | self.g.arena.everywhere & ~between & ~self.g.arena.bit[start]
        return found

    def from_where(self, ends: int, aim: Aim, space: int) -> Iterator[tuple[int, Line]]:
        """From which of some spaces somebody can be picked, and how that one lies then."""
        g, bit = self.g, self.g.arena.bit
        for start in g.arena.members(ends):
            line = g.arena.lines[start].get(space)
            if line is None or aim.sight and line.between & self.blind:
                continue
            if spread(g.arena, g.content.shapes[aim.area], start) & bit[space] if aim.area else line.far <= aim.far:
                yield start, line

    def cost_of(self, word: str, far: int, space: int, way: int, guard: bool) -> Harm:
        """By space, of when another one may be driven so far from there."""
        lost = {"push": self.pushed, "force": self.forced, "throw": self.thrown}[word](far, space, way, guard)
        bit, standing = self.g.arena.bit, self.g.ground.open & ~self.g.bits()
        return [
            union(bit[there] for there, points in lost.items() if points > n) & standing
            for n in range(max(lost.values(), default=0))
        ]

    def pushed(self, far: int, space: int, way: int, guard: bool) -> Lost:
        """Along a way; who is met on it goes first, and so one hex farther."""
        g = self.g
        ahead = g.arena.board.rays[space][way][: far + len(self.others)]
        return {
            there: max(Shoved(g, self.seat, way, there).go(space, most).of(there, guard) for most in range(1, far + 1))
            for there in ahead
            if there not in g.at
        }

    def forced(self, far: int, space: int, way: int, guard: bool) -> Lost:
        """By any way; who is met is forced on as far as was left, and against whom it was met by."""
        g, best = self.g, dict[int, tuple[int, int]]()
        for here, left in self.left(far, space).items():
            for there in g.arena.board.beside[here] if left else ():
                best[there] = max(best.get(there, (0, 0)), (left, here))
        other = g.at.index(space)
        g.at[other] = NOWHERE
        forced, bit = Forced(g, self.seat), g.arena.bit
        lost = {there: 1 - guard + forced.harm(there, left, False, bit[here]) for there, (left, here) in best.items()}
        g.at[other] = space
        return lost

    def left(self, far: int, space: int) -> dict[int, int]:
        """By space that somebody may be forced to how many hexes are left there at best; another one who is met goes on
        from there instead."""
        g, found, waiting = self.g, {space: far}, [space]
        for here in waiting:
            for there in g.arena.board.beside[here] if found[here] else ():
                if not g.ground.open & g.arena.bit[there]:
                    continue
                left = found[here] - (there not in g.at)
                for to in carried(g, there) if g.terrain[there] in LEADING else (there,):
                    stays = 0 if g.terrain[to] == "spike_pit" else left
                    if stays > found.get(to, -1):
                        found[to] = stays
                        waiting.append(to)
        return found

    def thrown(self, far: int, space: int, way: int, guard: bool) -> Lost:
        """Onto wherever somebody stands."""
        return {there: 1 - guard for ray in self.g.arena.board.rays[space] for there in ray[:far]}
