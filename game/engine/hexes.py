"""Hexes: axial coordinates (q east, r south-east; pointy tops): neighbours, distance, lines, rings, turnings."""

from collections.abc import Iterable, Sequence
from functools import cache

Hex = tuple[int, int]
Shape = tuple[Hex, ...]  # offsets from a hex, as for a way of 0

WAYS = ("E", "SE", "SW", "W", "NW", "NE")  # clockwise; a way is an index into this, edge n of a hex lies that way
COMPASS = ("east", "south-east", "south-west", "west", "north-west", "north-east")  # the same in words
STEPS: Shape = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def from_offset(col: int, row: int) -> Hex:
    """The hex at a place of a text grid whose odd rows stand half a hex to the right."""
    return col - row // 2, row


def to_offset(at: Hex) -> tuple[int, int]:
    """(col, row) in such a grid."""
    return at[0] + at[1] // 2, at[1]


def add(a: Hex, b: Hex, times: int = 1) -> Hex:
    """The hex that lies so many times the way b from a."""
    return a[0] + b[0] * times, a[1] + b[1] * times


def neighbours(at: Hex) -> Shape:
    """The six beside it, in the order of WAYS."""
    return tuple(add(at, step) for step in STEPS)


def distance(a: Hex, b: Hex) -> int:
    """Steps from a to b over an open plain."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(at: Hex, radius: int) -> Shape:
    """All hexes exactly `radius` away, clockwise from the north-west corner."""
    if radius == 0:
        return (at,)
    here, found = add(at, STEPS[4], radius), []
    for step in STEPS:
        for _ in range(radius):
            found.append(here)
            here = add(here, step)
    return tuple(found)


def disc(at: Hex, radius: int) -> Shape:
    """All hexes at most `radius` away, ring by ring from the middle."""
    return tuple(there for n in range(radius + 1) for there in ring(at, n))


def turned(shape: Shape, turns: int) -> Shape:
    """Offsets turned clockwise by so many sixths."""
    for _ in range(turns % 6):
        shape = tuple((-r, q + r) for q, r in shape)
    return shape


@cache
def turnings(shape: Shape) -> tuple[Shape, ...]:
    """The different ones among the six turnings, the untouched first: a full ring has one, a row six."""
    seen: dict[frozenset[Hex], Shape] = {}
    for turns in range(6):
        now = turned(shape, turns)
        seen.setdefault(frozenset(now), now)
    return tuple(seen.values())


def line(a: Hex, b: Hex) -> tuple[Shape, ...]:
    """What the line between two centres crosses on its way, the ends left out.

    Each entry is one hex, or the two hexes along whose common edge the line runs. A hex touched at a corner
    is not crossed.
    """
    return tuple(tuple(add(a, offset) for offset in gate) for gate in _gates(b[0] - a[0], b[1] - a[1]))


@cache
def _gates(dq: int, dr: int) -> tuple[Shape, ...]:
    """`line` from (0, 0). Exact: a cell is where the three differences of cube coordinates stay within 1 of its own."""
    far = distance((0, 0), (dq, dr))
    crossed: dict[tuple[float, float], list[Hex]] = {}
    for cell in disc((0, 0), far):
        if cell in ((0, 0), (dq, dr)) or distance(cell, (dq, dr)) > far:
            continue
        span = _span((dq, dr), cell)
        if span is not None:
            crossed.setdefault(span, []).append(cell)
    return tuple(tuple(cells) for _, cells in sorted(crossed.items()))


def _span(goal: Hex, cell: Hex) -> tuple[float, float] | None:
    """The part (0..1) of the line from (0, 0) to goal that lies in the closed cell; None when it is a point or nothing.

    Two cells have the same span only when the line runs along their common edge.
    """
    start, end = 0.0, 1.0
    for slope, middle in zip(_differences(goal), _differences(cell)):
        if slope == 0:
            if abs(middle) > 1:
                return None
        else:
            ends = sorted(((middle - 1) / slope, (middle + 1) / slope))
            start, end = max(start, ends[0]), min(end, ends[1])
    # distinct ends are fractions with denominators under a few hundred: far more than 1e-9 apart
    return (round(start, 9), round(end, 9)) if end - start > 1e-9 else None


def _differences(at: Hex) -> tuple[int, int, int]:
    q, r = at
    s = -q - r
    return q - r, r - s, s - q


def union(sets: Iterable[int]) -> int:
    """All that is in any of some sets, each a bitmask."""
    found = 0
    for one in sets:
        found |= one
    return found


class Rows:
    """Spaces on a grid of hexes as bits: those of a row side by side, one column left empty, row after row."""

    stride: int  # from a space to the one below it
    bit: Sequence[int]  # by space
    everywhere: int

    def mask(self, spaces: Iterable[int]) -> int:
        """The set of these spaces, none of them named twice."""
        return sum(self.bit[space] for space in spaces)

    def near(self, mask: int) -> int:
        """All neighbours of a set; those in the next rows lie side by side, too."""
        east, west, row = mask << 1, mask >> 1, self.stride - 1
        return (east | west | (mask | east) << row | (mask | west) >> row) & self.everywhere
