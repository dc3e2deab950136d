"""threatened: how a hex looks that rivals could hit, and the rim of what the own plan reaches."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.draw.hexes.geometry import HH, HW
from game.ui.draw.paint import Sheet
from game.ui.games.montoons.lights import MARGIN, corner, slants, stroke
from game.ui.style.palette import palette
from game.ui.table.stamps import Stamps

SURE, LUCKY = 5.4, 1.8  # how broad the lines of a hatch are: by a plain move and attack, and only at best
RIM = 0.97
ENDS, HITS = palette.paper, palette.sun  # the rims


class Danger(NamedTuple):
    """What is shown of one hex. `hatch`: the colour of each rival who could hit there, and whether a plain move and
    attack would do; `ends`, `hits`: the edges on the rim of where the own plan could end, and of what it could hit."""

    hatch: tuple[tuple[str, bool], ...] = ()
    ends: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()


def lay(stamps: Stamps, s: Sheet, x: float, y: float, k: float, danger: Danger) -> None:
    """A hex with its middle at x, y; k units of the table per unit of the board."""
    w, h = HW * k + MARGIN, HH * k + MARGIN
    key = ("danger", danger, round(k, 4))
    stamps.put(s, key, x - w, y - h, 2 * w, 2 * h, lambda t: t.svg(body(danger, w, h, k)))


def body(danger: Danger, x: float, y: float, k: float) -> str:
    """Its lines round x, y, those of several rivals by turns."""
    out, lines = "", slants(x, y, k)
    for n, (colour, sure) in enumerate(danger.hatch):
        own = "".join(lines[n :: len(danger.hatch)])
        width = (SURE if sure else LUCKY) * max(0.4, k / 0.5)
        out += stroke(own, palette.abyss, width * 1.3, 0.45) + stroke(own, colour, width, 0.95 if sure else 0.85)
    for edges, colour, dash in ((danger.hits, HITS, True), (danger.ends, ENDS, False)):
        d = "".join(edge(x, y, k, n, dash) for n in edges)
        if d:
            width = 3.4 * min(1.0, max(0.5, k / 0.5))
            out += stroke(d, palette.abyss, width + 3, 0.75) + stroke(d, colour, width)
    return out


def edge(x: float, y: float, k: float, n: int, dashed: bool) -> str:
    """An edge of the hex, whole or in three dashes."""
    (ax, ay), (bx, by) = corner(x, y, k, n, RIM), corner(x, y, k, n + 1, RIM)
    parts = ((0.06, 0.24), (0.41, 0.59), (0.76, 0.94)) if dashed else ((0.0, 1.0),)
    return "".join(
        f"M{ax + (bx - ax) * a:.1f} {ay + (by - ay) * a:.1f}L{ax + (bx - ax) * b:.1f} {ay + (by - ay) * b:.1f}"
        for a, b in parts
    )
