"""Tile: one hex as a canvas with a seed of its own, so that no two repeat."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from game.ui.draw.hexes.shapes import Point, blot
from game.ui.draw.hexes.space import HH, HW, SQ, TOP, Hex, edge_mid
from game.ui.draw.hexes.stirs import Stir, printed

TRIES = 300


class Tile:
    """flat = detail on the tile top; marks = counters and stars over the highlights; tall = what rises
    (foot y, svg); signs = printed values (x, y, text, style); stirs = what moves on the tile top."""

    def __init__(self, hx: Hex, col: int, row: int, near: Sequence[str | None], links: Sequence[int]) -> None:
        self.hex, self.col, self.row, self.near, self.links = hx, col, row, near, links
        self.rng = random.Random(col * 7919 + row * 104729 + len(hx.kind) * 31)
        self.base, self.light, self.shade, self.lit_side, self.dark_side = TOP[hx.kind]
        self.flip = 1 if (col + row) % 2 else -1
        self.flat: list[str] = []
        self.marks: list[str] = []
        self.tall: list[tuple[float, str]] = []
        self.signs: list[tuple[float, float, str, str]] = []
        self.stirs: list[Stir] = []

    def add(self, *svg_parts: str) -> None:
        self.flat += svg_parts

    def stir(self, *stirs: Stir) -> None:
        """What moves, drawn as it is printed on a tile that lies still."""
        self.stirs += stirs
        if not self.hex.alive:
            self.flat += map(printed, stirs)

    def put(self, x: float, y: float, body: str) -> None:
        self.tall.append((y, f'<g transform="translate({x:.0f} {y:.0f})">{body}</g>'))

    def inside(self, pad: float = 0.8) -> Point:
        """A random place on the tile and clear of its river; a river may leave no room, then one in its way."""
        place = (0.0, 0.0)
        for _ in range(TRIES):
            x, y = self.rng.uniform(-HW, HW), self.rng.uniform(-HH, HH)
            if abs(x) < HW * pad and abs(y) < (HH - abs(x) / HW * HH / 2) * pad:
                place = (x, y)
                if not (self.links and near_river(x, y, self.links)):
                    break
        return place

    def spaced(self, n: int, gap: float, pad: float = 0.8) -> list[Point]:
        """Up to n random places at least gap apart, back to front."""
        pts: list[Point] = []
        for _ in range(200):
            p = self.inside(pad)
            if all(math.hypot(p[0] - q[0], (p[1] - q[1]) / SQ) > gap for q in pts):
                pts.append(p)
                if len(pts) == n:
                    break
        return sorted(pts, key=lambda p: p[1])

    def blots(self, n: int, gap: float = 66, pad: float = 0.55, o: float = 0.8) -> None:
        for x, y in self.spaced(n, gap, pad):
            self.add(blot(x, y, self.rng.uniform(28, 44), self.rng.uniform(12, 18), self.light, o))


def near_river(x: float, y: float, links: Sequence[int], gap: float = 56) -> bool:
    """Is x, y on or beside the river that leaves by these edges?"""
    for k in links:
        mx, my = edge_mid(k)
        t = max(0.0, min(1.0, (x * mx + y * my) / (mx * mx + my * my)))
        if math.hypot(x - mx * t, (y - my * t) / SQ) < gap:
            return True
    return False
