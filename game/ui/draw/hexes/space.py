"""Space: what a tile is, its colours and depth; pointy-top hexes squashed to a low camera: where a tile, an edge, a
neighbour lies, and which tile lies under a point.

Offset coordinates odd-r: odd rows lie half a tile to the right. Edges and neighbours run clockwise from east:
E SE SW W NW NE; edge k lies between CORNERS[k] and CORNERS[k + 1].
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from game.ui.draw.hexes.shapes import Point, path

Place = tuple[int, int]  # column, row
R, SQ, SLAB = 100.0, 0.80, 26.0
HW = R * math.sqrt(3) / 2  # centre to the east edge
HH = R * SQ  # centre to the south corner
PITCH = 1.5 * HH  # from row to row
CORNERS = [
    (HW, -HH / 2),
    (HW, HH / 2),
    (0, HH),
    (-HW, HH / 2),
    (-HW, -HH / 2),
    (0, -HH),
]  # edge k: CORNERS[k] to [k + 1]
STEPS = {
    0: [(1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)],
    1: [(1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)],
}
FRONT = (1, 2)  # the two slab faces that show: south-east (dark), south-west (lit)
FAR = (4, 5)  # the edges behind which a neighbour's slab faces hang


def centre(col: int, row: int) -> Point:
    """Middle of a tile top, in units from the board's upper left corner."""
    return HW + col * 2 * HW + (HW if row % 2 else 0), HH + row * PITCH


def neighbour(col: int, row: int, k: int) -> Place:
    """The place across edge k."""
    dc, dr = STEPS[row % 2][k]
    return col + dc, row + dr


def edge_mid(k: int, t: float = 0.5) -> Point:
    """The point at t (0..1) of edge k, from the middle of the tile."""
    (x0, y0), (x1, y1) = CORNERS[k], CORNERS[(k + 1) % 6]
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t


def hex_path(x: float = 0.0, y: float = 0.0, k: float = 1.0, scale: float = 1.0) -> str:
    """The outline of a tile top, k pixels per unit, shrunk by scale."""
    return path([(x + px * k * scale, y + py * k * scale) for px, py in CORNERS])


@dataclass
class Hex:
    kind: str
    number: int = 0  # quicksand value, waystone location, village
    lit: bool = False  # the waystone stands here
    edges: str = ""  # ice: six of O, E or a digit, from the east edge clockwise
    mark: str = ""  # flag, shell, berry, heart, star, trap, or start:<colour>
    river: bool = False  # a river runs through (the tile decides by its neighbours where)
    ford: bool = False  # stepping stones: walkers may cross here
    shore: bool = False  # land that shares its space with the sea
    alive: bool = False  # what moves on it is left out where it lies still, and painted over it


SEA = {"water", "whirlpool"}
WET = SEA | {"blight"}  # drawn before the land, without a slab of their own
DEPTH = {"water": 16, "whirlpool": 16, "blight": 10, "ice": 6, "lava": 8}


def depth(h: Hex) -> int:
    """How far a tile lies below the board's level, units."""
    return 10 if h.shore else DEPTH.get(h.kind, 0)


TOP = {  # base, light, shade, side lit, side dark
    "land": ("#f3dca6", "#fcedc8", "#dfbd80", "#c9975c", "#9f6b47"),
    "meadow": ("#94c95c", "#bbe07c", "#6fae4e", "#b07a45", "#835036"),
    "water": ("#4cc2c8", "#86e0da", "#2ea3bb", "#2a8ea8", "#1f7391"),
    "jungle": ("#57a553", "#7fc25e", "#3d8a4c", "#97683f", "#6d4434"),
    "mountain": ("#c3ad92", "#dccbb0", "#a58d7c", "#97765f", "#6d5150"),
    "lava": ("#5b2940", "#7d3a4a", "#431d38", "#4a2038", "#32142e"),
    "spikes": ("#d5b083", "#e9cca0", "#b48a63", "#a3744e", "#774d3f"),
    "whirlpool": ("#2f9cc4", "#6fd0de", "#1f78ac", "#1f78ac", "#185f8f"),
    "quicksand": ("#dfb365", "#efcf8c", "#c49147", "#b4803f", "#875a39"),
    "ice": ("#cdf0f5", "#ffffff", "#93cfe4", "#7fbcd8", "#5c97bf"),
    "blight": ("#6f4f9a", "#9a77bf", "#523678", "#4a2f6e", "#37205a"),
    "rocks": ("#f0d9a4", "#faeac6", "#dab97c", "#c5935b", "#9b6846"),
    "boulders": ("#f0d9a4", "#faeac6", "#dab97c", "#c5935b", "#9b6846"),
    "waystone": ("#c9c3cf", "#e4e0e6", "#a39bb0", "#8b82a0", "#645b7d"),
    "void": ("#1d1440", "#4a3a78", "#150d30", "#8a6a6a", "#5f4555"),
    # the kingdom of Dragon Attack!
    "plain": ("#b5d072", "#d3e394", "#93b657", "#b07a45", "#835036"),
    "forest": ("#9cc267", "#bcd880", "#79a650", "#a5713f", "#7a4a34"),
    "hills": ("#b9cc70", "#d8e294", "#98b156", "#b07a45", "#835036"),
    "village": ("#c9d482", "#e2e8aa", "#a4bd5e", "#b07a45", "#835036"),
    "temple": ("#c9d482", "#e2e8aa", "#a4bd5e", "#b07a45", "#835036"),
    "palace": ("#dccba6", "#efe4c6", "#bda67e", "#9c7c5c", "#725646"),
    "start": ("#d8cfae", "#ece5c8", "#b5aa84", "#a08260", "#765a48"),
}

Cells = Mapping[Place, Hex]


def cell_at(px: float, py: float, cells: Cells, k: float = 1.0) -> Place | None:
    """Which cell lies under a point (units * k): front rows first, tile tops as drawn (sunk by their depth)."""
    for c, r in sorted(cells, key=lambda p: -p[1]):
        x, y = centre(c, r)
        dx, dy = abs(px / k - x), abs(py / k - y - depth(cells[c, r]))
        if dx <= HW and dy <= HH - dx / HW * HH / 2:
            return c, r
    return None


def extent(cells: Cells) -> Point:
    """Width and height of the board in units."""
    return (max(centre(c, r)[0] for c, r in cells) + HW, max(centre(c, r)[1] for c, r in cells) + HH + SLAB)
