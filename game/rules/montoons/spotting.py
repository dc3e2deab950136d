"""MonToons, spotting: whom somebody could hit from each space, kept once it has been found."""

from __future__ import annotations

from game.engine.hexes import union
from game.engine.memo import Memo
from game.rules.montoons.bearings import Bearing, borne
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import spread


class Spotting:
    """In a world in which all stay but who hits and who is hit; `standable`: the spaces where that one may be."""

    def __init__(self, world: MonToons, standable: int) -> None:
        self.world, self.arena, self.standable = world, world.arena, standable
        self.blind = world.ground.blind | world.bits()
        self.rays: dict[tuple[int, int, bool], list[list[int]]] = {}
        self.areas: dict[tuple[int, str], int] = {}
        self.members = Memo(self.arena.members, 4096)

    def in_range(self, spaces: int, far: int, sight: bool, bearing: Bearing | None = None) -> int:
        """The set of spaces in basic range of any of some, in sight or not, which lie so from it."""
        key = spaces, far, sight
        if key not in self.rays:
            self.rays[key] = [self.ray(spaces, way, far, sight) for way in range(6)]
        found, rays = 0, self.rays[key]
        if bearing is None:
            for ray in rays:
                found |= union(ray)
        elif bearing.way >= 0:
            found = union(rays[bearing.way][bearing.least - 1 : bearing.most])
        return found & self.standable

    def ray(self, spaces: int, way: int, far: int, sight: bool) -> list[int]:
        """What lies 1, 2, 3 ... hexes along a way from any of some spaces, up to what blocks the view."""
        found = []
        for _ in range(far):
            spaces = self.arena.step(spaces, way)
            if not spaces:
                break
            found.append(spaces)
            spaces &= ~self.blind if sight else spaces
        return found

    def in_area(self, spaces: int, area: str, bearing: Bearing | None = None) -> int:
        """The set of spaces in sight that an area round any of some covers, however it is turned."""
        found = 0
        for space in self.members[spaces]:
            key = space, area
            if key not in self.areas:
                covered = spread(self.arena, self.world.content.shapes[area], space) & self.standable
                hidden = [one for one in self.arena.members(covered) if not self.world.sees(space, one)]
                self.areas[key] = covered & ~self.arena.mask(hidden)
            found |= self.areas[key] if bearing is None else self.areas[key] & borne(self.arena, space, bearing)
        return found
