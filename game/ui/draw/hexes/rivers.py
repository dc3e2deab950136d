"""Rivers: one layer over the whole board, so that no joint shows; fords and river mouths."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from game.ui.draw.hexes.marks import star_mark
from game.ui.draw.hexes.shapes import Point, oval, path, shape
from game.ui.draw.hexes.space import CORNERS, FRONT, SEA, SLAB, SQ, Cells, Place, R, centre, edge_mid, neighbour

Links = Mapping[Place, Sequence[int]]
RIVER = (("#dcc888", 88), ("#2ea3bb", 76), ("#4cc2c8", 62), ("#86e0da", 10))  # bank, deep, water, glint


def river_links(cells: Cells, col: int, row: int) -> tuple[int, ...]:
    """Edges a river leaves by: towards every other river hex, and to one sea neighbour where it ends."""
    if not cells[col, row].river:
        return ()
    out = [k for k in range(6) if (n := cells.get(neighbour(col, row, k))) and n.river]
    if len(out) < 2:
        sea = [k for k in range(6) if (n := cells.get(neighbour(col, row, k))) and n.kind in SEA]
        if sea:
            out.append(
                max(
                    sea,
                    key=lambda k: min((k - o) % 6 if (k - o) % 6 < 4 else 6 - (k - o) % 6 for o in out) if out else 0,
                )
            )
    return tuple(out)


def crossing(col: int, row: int, k: int) -> Point:
    """Where a river crosses edge k, the same seen from both sides: the middle, moved a little along the edge."""
    c, r = neighbour(col, row, k)
    a, b = sorted(((col, row), (c, r)))
    t = 0.5 + 0.2 * math.sin(a[0] * 5.1 + a[1] * 3.7 + b[0] * 2.3 + b[1] * 7.9)
    x, y = centre(col, row)
    ex, ey = edge_mid(k, t if (col, row) == a else 1 - t)
    return x + ex, y + ey


def rivers(cells: Cells, links: Links) -> str:
    """All rivers as one layer: every arm meets the shared crossing along the line of centres, so two hexes
    join on one tangent; each colour is one stroke over the whole map, so there is no seam."""
    if not links:
        return ""
    arms, out, pools = "", "", []
    for (c, r), ks in links.items():
        x, y = centre(c, r)
        ends = [(*crossing(c, r, k), *(v * 0.62 for v in edge_mid(k))) for k in ks]
        for k, (x0, y0, u, v) in zip(ks, ends):  # a mouth reaches past the edge, under the fall
            if not cells[neighbour(c, r, k)].river:
                arms += f"M{x0 - u * 0.2:.1f} {y0 - v * 0.2:.1f}L{x0 + u * 0.22:.1f} {y0 + v * 0.22:.1f}"
        if len(ends) == 2:
            (x0, y0, u0, v0), (x1, y1, u1, v1) = ends
            arms += f"M{x0:.1f} {y0:.1f}C{x0 - u0:.1f} {y0 - v0:.1f} {x1 - u1:.1f} {y1 - v1:.1f} {x1:.1f} {y1:.1f}"
        else:
            arms += "".join(
                f"M{x0:.1f} {y0:.1f}C{x0 - u0:.1f} {y0 - v0:.1f} {x:.1f} {y:.1f} {x:.1f} {y:.1f}"
                for x0, y0, u0, v0 in ends
            )
            pools.append((x, y))
        for k, (x0, y0, u, v) in zip(ks, ends):  # a short stub over each inner joint closes the hairline
            if cells[neighbour(c, r, k)].river:
                arms += f"M{x0 - u * 0.1:.1f} {y0 - v * 0.1:.1f}L{x0 + u * 0.1:.1f} {y0 + v * 0.1:.1f}"
    for colour, w in RIVER:
        falls = ""
        for (c, r), ks in links.items():  # the mouth runs down the slab into the sea
            for k in ks:
                n = cells.get(neighbour(c, r, k))
                if k in FRONT and n and n.kind in SEA:
                    mx, my = crossing(c, r, k)
                    (x0, y0), (x1, y1) = CORNERS[k], CORNERS[(k + 1) % 6]
                    u, f = w / 2 / R, SLAB - 6
                    p = [(mx + (x1 - x0) * s, my + (y1 - y0) * s) for s in (-u, u)]
                    falls += shape(path([p[0], p[1], (p[1][0], p[1][1] + f), (p[0][0], p[0][1] + f)]), colour)
        out += (
            shape(arms, "none", stroke=colour, stroke_width=w, stroke_linecap="butt")
            + falls
            + "".join(oval(x, y, w * 0.5 + 8, w * 0.42 + 6, colour) for x, y in pools if w > 20)
        )
    return out


def ford(x: float, y: float, links: Sequence[int], star: bool = False) -> str:
    """Stepping stones across the middle; a star space gets a sand bank in the stream."""
    ang = math.atan2(*reversed(edge_mid(links[0]))) + math.pi / 2
    out = ""
    for d in (-50, -26, 0, 26, 50):
        px, py = x + d * math.cos(ang), y + d * math.sin(ang) * SQ
        out += (
            oval(px + 1, py + 5, 14, 9, "#1d6f86", 0.6)
            + oval(px, py, 14, 9.5, "#8d8599")
            + oval(px - 1.5, py - 2, 10.5, 6, "#d6cfdd")
        )
    if star:
        out += (
            oval(x, y + 6, 54, 42, "#2ea3bb")
            + oval(x, y + 2, 52, 40, "#dcc888")
            + oval(x, y, 48, 36, "#f0dca6")
            + star_mark(x, y)
        )
    return out
