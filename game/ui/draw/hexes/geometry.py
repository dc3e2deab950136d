"""Geometry: pointy-top hexes squashed to a low camera; where a tile, an edge, a neighbour lies.

Offset coordinates odd-r: odd rows lie half a tile to the right. Edges and neighbours run clockwise from east:
E SE SW W NW NE; edge k lies between CORNERS[k] and CORNERS[k + 1].
"""

from __future__ import annotations

import math

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
