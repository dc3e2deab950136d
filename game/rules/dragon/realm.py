"""Dragon Attack!, realm: one map as the rules see it, its spaces as single bits of whole numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from game.engine import hexes
from game.engine.game import Tile
from game.engine.hexes import Rows
from game.engine.maps import Board, members
from game.engine.memo import Memo


class Space(NamedTuple):
    """A hex of a kingdom. `key` is "col,row", `number` 0 off the Dragon's path, `start` the index of a hero or -1."""

    key: str
    name: str
    kind: str  # "land", "river", "sea", "star", "start", "village", "temple", "palace"
    land: bool
    water: str  # "", "river" or "sea": beside the land, or instead of it (DRA-COMP-11)
    number: int
    star: bool
    start: int

    @property
    def shared(self) -> bool:
        """Land and water on one space."""
        return self.land and self.water != ""

    @property
    def seaside(self) -> bool:
        """A village on the sea, temples too (DRA-WATER-01, DRA-R08, DRA-R53)."""
        return self.number > 0 and self.water == "sea"


class Realm(Rows):
    """A map. Spaces are numbered from `first` on, so that no two maps share a number.

    `bit[space - first]` is the space's own bit; the bits lie so that all six neighbours of a whole set are found with
    six shifts. Masks are sets of spaces in that form.
    """

    def __init__(self, id: str, name: str, board: Board, spaces: Sequence[Space], palace: int, first: int) -> None:
        self.id, self.name, self.board, self.first, self.palace = id, name, board, first, palace
        self.spaces = tuple(spaces)
        places = [hexes.to_offset(at) for at in board.hexes]
        west = min(q for q, _ in board.hexes)
        self.stride = max(q for q, _ in board.hexes) - west + 2  # one column stays empty: no row runs into the next
        self.bit = tuple(1 << (r * self.stride + q - west) for q, r in board.hexes)
        self.rows = tuple(r * self.stride for r in sorted({r for _, r in board.hexes}))
        self.row = (1 << self.stride) - 1  # the bits of a row, shifted down by its entry of `rows`
        self.row_of = tuple(r for _, r in board.hexes)
        self.by_key = {f"{col},{row}": first + n for n, (col, row) in enumerate(places)}
        self.by_bit = {bit: first + n for n, bit in enumerate(self.bit)}
        self.path = tuple(
            first + n for _, n in sorted((space.number, n) for n, space in enumerate(spaces) if space.number)
        )
        starts = sorted((space.start, n) for n, space in enumerate(spaces) if space.start >= 0)
        self.starts = tuple(first + n for _, n in starts)  # by hero
        self.treasure = tuple(first + n for n, space in enumerate(spaces) if space.star or 0 < space.number < palace)
        self._closed: Memo[tuple[tuple[int, ...], int], int] = Memo(self.starts_of_others, 4096)
        self.land = self.mask(n for n, space in enumerate(spaces) if space.land)
        self.shared = self.mask(n for n, space in enumerate(spaces) if space.shared)
        self.seaside = self.mask(n for n, space in enumerate(spaces) if space.seaside)
        self.everywhere = self.mask(range(len(spaces)))

    def one(self, space: int) -> int:
        """The set of this one space."""
        return self.bit[space - self.first]

    def space(self, space: int) -> Space:
        return self.spaces[space - self.first]

    def set_of(self, spaces: Sequence[int]) -> int:
        """The set of these spaces, some of them perhaps named twice."""
        mask = 0
        for space in spaces:
            mask |= self.bit[space - self.first]
        return mask

    def closed(self, colours: tuple[int, ...], hero: int) -> int:
        """The set of the starting points of all heroes but one; `colours` are those in play, by seat, -1 before one is
        picked."""
        return self._closed[colours, hero]

    def starts_of_others(self, key: tuple[tuple[int, ...], int]) -> int:
        colours, hero = key
        return sum(
            self.one(self.starts[colour]) for other, colour in enumerate(colours) if other != hero and colour >= 0
        )

    def reach(self, start: int, steps: int, open_: int, passing: int) -> int:
        """The set within so many steps: only spaces of `open_` are entered, only those of `passing` left again."""
        row, seen = self.stride - 1, start
        passing |= start
        for _ in range(steps):
            edge = seen & passing
            east, west = edge | edge << 1, edge | edge >> 1  # as in `near`, with the set itself
            seen |= (east | west | east << row | west >> row) & open_
        return seen

    def rings(self, start: int, open_: int) -> Iterator[int]:
        """The sets exactly 1, 2, 3 ... steps away over spaces of `open_`, until there is none."""
        seen = edge = start
        while edge := self.near(edge) & open_ & ~seen:
            yield edge
            seen |= edge

    def refuges(self, here: int, closed: int, taken: int, short: int) -> tuple[int, int]:
        """The set of spaces that a loser on `here` may be moved to, and how far away they are: so far as the roll fell
        short, else the largest smaller distance, else the smallest larger one (DRA-R23); none, 0 when nothing is free.
        """
        nearest = 0, 0
        for far, ring in enumerate(self.rings(self.one(here), self.land & ~closed), 1):
            if free := ring & ~taken:
                nearest = free, far
            if far >= short and nearest[0]:
                break
        return nearest

    def members(self, mask: int) -> list[int]:
        """The spaces of a set in reading order."""
        return members(mask, self.by_bit)

    def way(self, start: int, goal: int, steps: int, open_: int, passing: int) -> tuple[int, ...]:
        """The spaces to enter on a shortest way, goal last; () for none within so many steps, and for the start."""
        rings = [self.one(start)]
        target = self.one(goal)
        seen = rings[0]
        while not seen & target:
            if len(rings) > steps:
                return ()
            fresh = self.near(rings[-1] & (passing | rings[0])) & open_ & ~seen
            if not fresh:
                return ()
            rings.append(fresh)
            seen |= fresh
        way, here = [], target
        for ring in rings[:0:-1]:
            here = here & ring
            here &= -here
            way.append(self.by_bit[here])
            here = self.near(here) & (passing | rings[0])
        return tuple(reversed(way))

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """distances[a][b] counted from 0: steps over land with nothing in the way; 99 where there is no way."""
        table = []
        for bit in self.bit:
            row = [99] * len(self.bit)
            row[self.by_bit[bit] - self.first] = 0
            for steps, ring in enumerate(self.rings(bit, self.land), 1):
                for space in self.members(ring):
                    row[space - self.first] = steps
            table.append(tuple(row))
        return tuple(table)


def ground(content: Any, facts: Mapping[str, Any]) -> list[Tile]:
    """The map as whoever knows these facts sees it: heroes by seat, and "?" for what lies there face down."""
    kingdom = content.maps[facts["map"]]
    stands: dict[int, list[int | str]] = {}
    for seat, space in enumerate(facts["at"]):
        stands.setdefault(space, []).append(seat)
    for space, lie in zip(facts["spots"], facts["lies"]):
        stands.setdefault(space, []).extend("?" * (lie == 0))
    tiles = []
    for key, number in kingdom.by_key.items():
        space, (column, row) = kingdom.spaces[number - kingdom.first], map(int, key.split(","))
        tiles.append(Tile(f"hex/{key}", column, row, space.kind, space.name, tuple(stands.get(number, ()))))
    return tiles
