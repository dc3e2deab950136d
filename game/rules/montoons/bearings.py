"""MonToons, bearings: how whoever is hit may lie from who hits, and whom somebody could hit from each space."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from game.engine.data import Effects
from game.engine.hexes import union
from game.engine.memo import Memo
from game.rules.montoons.arena import Arena
from game.rules.montoons.needs import with_die
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import spread, within

EVER = 99  # farther than any map is wide
AIMS = ("aim", "sweep")
WALKS = ("move", "jump", "leap", "blitz")
DRIVES = ("push", "pull", "force", "throw")
COSTS = ("damage", *DRIVES)
TIED = ("trample", "moved", "standing", "repeat")  # what comes of them depends on where their user stands or came from


class Bearing(NamedTuple):
    """All spaces that lie a way from one, from the least to the most hexes off; a way of -1: those on no row with it,
    or the space itself."""

    way: int
    least: int = 1
    most: int = EVER


OFF = Bearing(-1)


@lru_cache(maxsize=1 << 16)
def borne(arena: Arena, space: int, bearing: Bearing) -> int:
    """The set of spaces that lie so from a space."""
    rows = arena.rows_from[space]
    if bearing.way < 0:
        return arena.everywhere & ~sum(rows)
    far = within(arena, space, bearing.most) & ~within(arena, space, bearing.least - 1)
    return rows[bearing.way] & far


@lru_cache(maxsize=64)
def bearings(near: int) -> tuple[Bearing, ...]:
    """All that make a difference to who is driven: the ways, and how far off those are who may run into who drives them
    so many hexes."""
    single = [Bearing(way, far, far) for way in range(6) for far in range(1, near + 1)]
    return (*single, *(Bearing(way, near + 1) for way in range(6)))


class Kinds(NamedTuple):
    """What an ability asks of where its targets lie from its user. `alike`: all that it costs follows from their
    bearing alone, so that it may be used from many spaces at once; `moves`: their bearing makes a difference."""

    alike: bool
    moves: bool


@lru_cache(maxsize=1024)
def kinds(effects: Effects) -> Kinds:
    parts = list(words(effects))
    names = [name for name, _ in parts]
    aims = [n for n, name in enumerate(names) if name in AIMS]
    walks = [n for n, name in enumerate(names) if name in WALKS]
    pulls = "pull" in names
    unseen = any(name == "aim" and False in of for name, of in parts)
    alike = (
        len(aims) <= 1
        and not any(name in names for name in TIED)
        and not (pulls and unseen)
        and ("blitz" not in names or not aims and not any(name in names for name in COSTS))
        and (not walks or not aims or max(walks) < aims[0])
    )
    return Kinds(alike, any(name in names for name in DRIVES))


@lru_cache(maxsize=4096)
def meeting(effects: Effects, die: int, wide: int) -> int:
    """How far off who drives somebody may still be run into; `wide`: by who is forced through whirlpools."""
    drives = [(name, with_die(of[0], die)) for name, of in words(effects) if name in DRIVES]
    return max((met_within(name, far, wide) for name, far in drives), default=0)


def met_within(word: str, far: int, wide: int) -> int:
    """The same of one push, pull, force or throw: only a force leads on out of a whirlpool."""
    return 0 if word == "push" else max(far, wide) if word == "force" else far


def words(effects: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Every part of an ability, those within others, too, in printed order: its name, and what belongs to it."""
    for part in effects:
        if isinstance(part, tuple) and part:
            if isinstance(part[0], str) and (len(part) < 2 or not isinstance(part[1], tuple) or part[0] in FRAMES):
                yield part[0], part[1:]
            yield from words(part)


FRAMES = ("by_die", "moved", "may", "repeat")  # parts that begin with other parts or faces


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
