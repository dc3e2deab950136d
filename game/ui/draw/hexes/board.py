"""Board: a map as layers of SVG.

Drawn in this order: ground (slabs, flat detail), lines (rivers, paths), [the game's highlights], marks (stars, bonus
counters), tall (all that rises, back to front), signs (printed values, as text); so a highlight never covers what
matters.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from game.ui.draw.hexes import realm, stirs, wilds
from game.ui.draw.hexes.marks import mark
from game.ui.draw.hexes.rivers import ford, river_links, rivers
from game.ui.draw.hexes.shapes import Point, path, shape
from game.ui.draw.hexes.space import (
    CORNERS,
    DEPTH,
    FAR,
    FRONT,
    SEA,
    SLAB,
    WET,
    Cells,
    Place,
    centre,
    depth,
    edge_mid,
    extent,
    hex_path,
    neighbour,
)
from game.ui.draw.hexes.stirs import Stir
from game.ui.draw.hexes.tile import Tile
from game.ui.draw.paint import mix

TERRAIN = {
    f.__name__: f
    for f in (
        wilds.land,
        wilds.rocks,
        wilds.boulders,
        wilds.meadow,
        wilds.water,
        wilds.whirlpool,
        wilds.jungle,
        wilds.mountain,
        wilds.lava,
        wilds.spikes,
        wilds.quicksand,
        wilds.ice,
        wilds.blight,
        wilds.waystone,
        wilds.void,
        realm.plain,
        realm.forest,
        realm.hills,
        realm.village,
        realm.temple,
        realm.palace,
        realm.start,
    )
}


CLEAR = {0: slice(2, 7), 3: slice(2, 7), 4: slice(1, 8), 5: slice(1, 8)}  # of nine points of an edge of water


def shore(sea: Sequence[int]) -> str:
    """Land that shares its space with the sea lies low and has a bay with a sand fringe on every sea side."""
    out = ""
    for c, d in (("#f3e3b4", 0.46), ("#e6faf0", 0.33), ("#4cc2c8", 0.26)):
        for k in sea:
            (x0, y0), (x1, y1) = CORNERS[k], CORNERS[(k + 1) % 6]
            mx, my = edge_mid(k)
            out += shape(
                f"M{x0:.0f} {y0:.0f}C{x0 * 0.74 - mx * d:.0f} {y0 * 0.74 - my * d:.0f} {x1 * 0.74 - mx * d:.0f} "
                f"{y1 * 0.74 - my * d:.0f} {x1:.0f} {y1:.0f}Z",
                c,
            )
    return out


def slab(t: Tile) -> str:
    """The two faces of the slab that show."""
    out, h = "", 9 if t.hex.shore else SLAB
    for k, c in zip(FRONT, ("#c9a468", "#e2c283") if t.hex.shore else (t.dark_side, t.lit_side)):
        (x0, y0), (x1, y1) = CORNERS[k], CORNERS[(k + 1) % 6]
        if t.hex.shore and t.near[k] not in SEA:
            continue
        out += shape(path([(x0, y0), (x1, y1), (x1, y1 + h), (x0, y0 + h)]), c, stroke=c, stroke_width=1)
        if not t.hex.shore:
            out += shape(path([(x0, y0), (x1, y1), (x1, y1 + 7), (x0, y0 + 7)]), mix(c, t.light, 0.2))
    return out


def rim(t: Tile) -> str:
    """Light on the far edges, shade on the near ones, a faint grid line."""
    c, i = CORNERS, [(x * 0.945, y * 0.94) for x, y in CORNERS]
    return (
        shape(path([c[3], c[4], c[5], c[0], i[0], i[5], i[4], i[3]]), t.light, 0.5)
        + shape(path([c[0], c[1], c[2], c[3], i[3], i[2], i[1], i[0]]), t.shade, 0.42)
        + shape(hex_path(), "none", stroke="#1c1b3c", stroke_width=2, stroke_opacity=".17")
    )


def shores(t: Tile) -> list[int]:
    """The edges of water where land begins."""
    return [k for k in range(6) if t.near[k] and t.near[k] not in SEA and t.near[k] != "void"]


def hidden(t: Tile, k: int) -> float:
    """How much of the water behind a far edge lies under the neighbour's slab."""
    return SLAB - DEPTH["water"] if k in FAR and t.near[k] != "shore" else 0


def waterline(t: Tile, k: int, far: float = 0) -> list[Point]:
    """How far the water of an edge is white, `far` more or less; behind the far edges from the neighbour's slab on."""
    (x0, y0), (x1, y1) = CORNERS[k], CORNERS[(k + 1) % 6]
    mx, my = edge_mid(k)
    nx, ny = -mx / math.hypot(mx, my), -my / math.hypot(mx, my)
    drop = (3 if t.near[k] == "shore" else hidden(t, k) + 5) if k in FAR else 0
    return [
        (x0 + (x1 - x0) * i / 8 + nx * w, y0 + (y1 - y0) * i / 8 + ny * w + drop)
        for i in range(9)
        for w in [9 + far + 5 * math.sin(i * 2.1 + t.col + t.row * 2)]
    ]


def smooth(pts: Sequence[Point]) -> str:
    """A line through points, round at each."""
    turns = "".join(
        f"Q{a[0]:.1f} {a[1]:.1f} {(a[0] + b[0]) / 2:.1f} {(a[1] + b[1]) / 2:.1f}" for a, b in zip(pts[1:], pts[2:])
    )
    return f"{pts[0][0]:.1f} {pts[0][1]:.1f}{turns}L{pts[-1][0]:.1f} {pts[-1][1]:.1f}"


def foam(t: Tile, k: int, part: slice = slice(None)) -> str:
    """White water along an edge where land begins, or along a part of it."""
    low, line = hidden(t, k), waterline(t, k)[part]
    (x0, y0), *_, (x1, y1) = [edge_mid(k, i / 8) for i in range(9)][part]
    return shape(f"M{x0:.1f} {y0 + low:.1f}L{smooth(line)}L{x1:.1f} {y1 + low:.1f}Z", "#e6faf0", 0.9)


def surf(t: Tile) -> None:
    """What moves on that, where no neighbour lies over it."""
    clear = {k: part for k, part in CLEAR.items() if k in shores(t)}
    if not clear:
        return
    if t.hex.kind == "whirlpool":
        t.stir(stirs.foamed("".join(foam(t, k, slice(None) if k in FAR else part) for k, part in clear.items())))
    for kind, far, width in (("wash", 4, 4), ("backwash", 11, 2.4)):
        lines = "".join(f"M{smooth(waterline(t, k, far)[part])}" for k, part in clear.items())
        t.stir(stirs.lapping(kind, lines, width))


@dataclass
class Board:
    ground: str
    lines: str
    marks: str
    tall: str
    signs: list[tuple[float, float, str, str]]  # x, y, text, style: drawn upright and unsquashed on top
    size: Point  # units
    stirs: Mapping[Place, Sequence[Stir]]  # what moves on each tile that is alive


def board(cells: Cells, part: Collection[Place] | None = None) -> Board:
    """cells = {(col, row): Hex}; `part`: only these of them are drawn, with the others as their neighbours."""
    links = {p: river_links(cells, *p) for p, h in cells.items() if h.river}
    made, signs, moves = [], [], {}
    for (c, r), h in sorted(cells.items(), key=lambda kv: (kv[0][1], kv[0][0])):
        if part is not None and (c, r) not in part:
            continue
        near = [("shore" if n.shore else n.kind) if (n := cells.get(neighbour(c, r, k))) else None for k in range(6)]
        t = Tile(h, c, r, near, links.get((c, r), ()))
        if h.kind in TERRAIN:
            TERRAIN[h.kind](t)
        if h.kind in SEA:
            surf(t)
        bays = shore([k for k in range(6) if near[k] in SEA]) if h.shore else ""
        if h.mark:
            mark(t)
        x, y = centre(c, r)
        z = depth(h)
        top = shape(hex_path(), t.base, stroke=t.base, stroke_width=1.2)
        body = (
            ("" if h.kind in WET or h.kind == "void" else slab(t))
            + top
            + (shape(hex_path(0, 0, 1, 0.98), "#f0dca6", 0.55) if h.shore else "")
            + "".join(t.flat)
            + ("".join(foam(t, k) for k in shores(t)) if h.kind in SEA else "")
            + (
                rim(t) + bays
                if h.kind not in SEA | {"void"}
                else shape(hex_path(), "none", stroke="#1c1b3c", stroke_width=2, stroke_opacity=".15")
            )
        )
        made.append(
            (
                h.kind,
                f'<g transform="translate({x:.1f} {y + z:.1f})">{body}</g>',
                f'<g transform="translate({x:.1f} '
                f'{y + z:.1f})">{"".join(s for _, s in sorted(t.tall, key=lambda q: q[0]))}</g>'
                if t.tall
                else "",
                f'<g transform="translate({x:.1f} {y + z:.1f})">{"".join(t.marks)}</g>' if t.marks else "",
            )
        )
        signs += [(x + sx, y + z + sy, text, style) for sx, sy, text, style in t.signs]
        if h.alive and t.stirs:
            moves[c, r] = [stir._replace(x=x + stir.x, y=y + z + stir.y) for stir in t.stirs]
    low = WET | {"void"}
    ground = "".join(m[1] for m in made if m[0] in low) + "".join(m[1] for m in made if m[0] not in low)
    lines = rivers(cells, links) + "".join(
        ford(*centre(*p), ks, cells[p].mark == "star") for p, ks in links.items() if ks and cells[p].ford
    )
    return Board(ground, lines, "".join(m[3] for m in made), "".join(m[2] for m in made), signs, extent(cells), moves)
