"""MonToons, arena: a battle map as the rules see it, its spaces as single bits of whole numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from game.engine import hexes
from game.engine.game import Tile
from game.engine.hexes import Rows, Shape
from game.engine.maps import Board, members

TERRAINS = (
    "land",
    "meadow",
    "water",
    "jungle",
    "mountain",
    "lava",
    "spike_pit",
    "whirlpool",
    "quicksand",
    "ice",
    "blightwater",
    "waystone",
    "void",
)
OBSTACLES = ("rock", "boulder")
STEPS: Shape = hexes.STEPS
LOCATIONS = 6  # MON-R57


class Place(NamedTuple):
    """A hex as its map prints it."""

    terrain: str
    obstacle: str = ""  # "", "rock" or "boulder"
    number: int = 0  # of quicksand, or of a waystone location
    bonus: str = ""  # "", "shell", "berry", "heart" or "special"
    flag: bool = False
    edges: tuple[str, ...] = ()  # of ice: "O", "E" or a value for E, SE, SW, W, NW, NE (MON-ICE-01)


class Line(NamedTuple):
    """How a space lies from another one on a common row: hexes away, the way, and the set strictly between."""

    far: int
    way: int
    between: int


class Arena(Rows):
    """A battle map; it never changes. `bit[space]` is a space's own bit; the bits lie so that the neighbours of a whole
    set are found with six shifts. A set of spaces is a bitmask of them."""

    def __init__(self, id: str, name: str, board: Board, places: Sequence[Place], first_location: int) -> None:
        self.id, self.name, self.board, self.places = id, name, board, tuple(places)
        self.first_location = first_location
        columns, rows = zip(*board.hexes)
        self.columns, self.rows = range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)
        self.stride = len(self.columns) + 1  # one column stays empty
        self.bit = tuple(self.bit_at(at) for at in board.hexes)
        self.by_bit = {bit: space for space, bit in enumerate(self.bit)}
        self.keys = tuple("{},{}".format(*hexes.to_offset(at)) for at in board.hexes)
        self.by_key = {key: space for space, key in enumerate(self.keys)}
        self.everywhere = sum(self.bit)
        self.flags = tuple(space for space, place in enumerate(self.places) if place.flag)
        self.waystones = tuple(self.waystone(number) for number in range(1, LOCATIONS + 1))  # -1: no such location

    def __len__(self) -> int:
        return len(self.bit)

    def waystone(self, number: int) -> int:
        return next(
            (
                space
                for space, place in enumerate(self.places)
                if place.terrain == "waystone" and place.number == number
            ),
            -1,
        )

    def members(self, mask: int) -> list[int]:
        """The spaces of a set in the order of their numbers."""
        return members(mask, self.by_bit)

    @cached_property
    def beside(self) -> tuple[int, ...]:
        """Per space the set of its neighbours."""
        return tuple(self.near(bit) for bit in self.bit)

    @cached_property
    def lines(self) -> tuple[dict[int, Line], ...]:
        """lines[a][b] for every b on a row with a."""
        found: list[dict[int, Line]] = []
        for space in range(len(self)):
            row: dict[int, Line] = {}
            for way, step in enumerate(STEPS):
                here, between, far = hexes.add(self.board.hexes[space], step), 0, 1
                while (there := self.on_grid(here)) is not None:
                    if there >= 0:
                        row[there] = Line(far, way, between)
                        between |= self.bit[there]
                    else:
                        between |= self.bit_at(here)
                    here, far = hexes.add(here, step), far + 1
            found.append(row)
        return tuple(found)

    @cached_property
    def rows_from(self) -> tuple[tuple[int, ...], ...]:
        """Per space and way the set of all spaces on a row with it that way."""
        return tuple(
            tuple(self.mask(there for there, line in row.items() if line.way == way) for way in range(len(STEPS)))
            for row in self.lines
        )

    @cached_property
    def grid(self) -> int:
        """All places within the map's bounds, those without a hex, too."""
        return sum(self.bit_at((column, row)) for column in self.columns for row in self.rows)

    def step(self, mask: int, way: int) -> int:
        """A set of places moved one along a way, as far as they stay within the map's bounds."""
        column, row = STEPS[way]
        far = row * self.stride + column
        return (mask << far if far > 0 else mask >> -far) & self.grid

    def on_grid(self, at: hexes.Hex) -> int | None:
        """The space there, -1 for a gap inside the map's bounds, None beyond them."""
        if at in self.board.at:
            return self.board.at[at]
        return -1 if at[0] in self.columns and at[1] in self.rows else None

    def bit_at(self, at: hexes.Hex) -> int:
        """The bit of a place, with a hex or without one: that blocks sight like Void (MON-C34); see Ground.blind."""
        return 1 << (at[1] - self.rows[0] + 1) * self.stride + at[0] - self.columns[0] + 1

    def __repr__(self) -> str:
        return f"Arena {self.id}"


class Ground:
    """The terrain of a moment as sets: made anew when a hex changes, shared by copies of a state, never changed."""

    def __init__(self, arena: Arena, terrain: tuple[str, ...], obstacle: tuple[str, ...]) -> None:
        of: dict[str, int] = dict.fromkeys(TERRAINS, 0)
        rocks = 0
        for bit, word, thing in zip(arena.bit, terrain, obstacle):
            of[word] |= bit
            if thing:
                rocks |= bit
        self.arena, self.terrain, self.of, self.rocks = arena, terrain, of, rocks
        self.solid = rocks | of["waystone"]  # obstacles: pushes stop, slides bump
        self.shut = self.solid | of["void"]  # nobody walks or stands here
        self.open = arena.everywhere & ~self.shut
        self.slow = (of["water"] | of["jungle"] | of["mountain"]) & self.open
        self.blind = self.shut | of["mountain"] | ~arena.everywhere  # what blocks sight, monsters aside (MON-C11)
        self.halts = of["spike_pit"] | of["whirlpool"] | of["ice"]  # a walk is interrupted here
        self.harm = of["lava"] | of["spike_pit"] | of["quicksand"]
        self.whirlpools = tuple(arena.members(of["whirlpool"] & self.open))


@lru_cache(maxsize=1024)
def ground_of(arena: Arena, terrain: tuple[str, ...], obstacle: tuple[str, ...]) -> Ground:
    return Ground(arena, terrain, obstacle)


def ground(content: Any, facts: Mapping[str, Any]) -> list[Tile]:
    """The map as whoever knows these facts sees it: monsters by seat, obstacles by their first letter."""
    arena = content.arenas[facts["map"]]
    return [
        Tile(
            f"hex/{key}",
            *hexes.to_offset(arena.board.hexes[space]),
            facts["terrain"][space],
            facts["terrain"][space].replace("_", " "),
            (*(seat for seat, at in enumerate(facts["at"]) if at == space), *facts["obstacle"][space][:1]),
        )
        for space, key in enumerate(arena.keys)
    ]
