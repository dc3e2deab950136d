"""lights: hexes that are lit: by colour, and by the shape of their edge, so that colour is not needed to tell them."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.draw.hexes.geometry import CORNERS, HH, HW, hex_path
from game.ui.draw.paint import Sheet
from game.ui.style.palette import palette
from game.ui.table.stamps import Stamps

MARGIN = 5.0
INSIDE, EDGE = 0.9, 0.955  # of the size of a hex: the tint, the line


class Look(NamedTuple):
    """How a lit hex is drawn. `shape`: "corners" (may be chosen), "line", "dashes" (what would follow), "hatch" (an
    area that is hit) or "whole" (pointed at)."""

    shape: str
    fill: str
    tint: float
    line: str
    dark: str
    width: float


REACH = Look("corners", palette.glow, 0.34, palette.sun, palette.rust, 3.6)
# what is within range of an attack, under all that is lit otherwise
RANGE = Look("line", palette.foam, 0.26, palette.foam, palette.lagoon, 1.2)
AHEAD = Look("dashes", palette.cyan, 0.3, palette.foam, palette.lagoon, 3.0)
SPOKEN = Look("line", palette.cyan, 0.4, palette.foam, palette.lagoon, 3.0)
HIT = Look("hatch", palette.harm, 0.34, palette.wrong, palette.risk_shade, 3.4)
GOAL = Look("whole", palette.sun, 0.62, palette.cream, palette.rust, 5.0)
GLOW = Look("glow", palette.white, 0.3, palette.white, palette.sun, 3.0)  # over a choice while the question is new


def lay_light(stamps: Stamps, s: Sheet, x: float, y: float, k: float, look: Look, alpha: float = 1) -> None:
    """A lit hex with its middle at x, y; k units of the table per unit of the board."""
    w, h = HW * k + MARGIN, HH * k + MARGIN
    stamps.put(s, ("lit", look, round(k, 4)), x - w, y - h, 2 * w, 2 * h, lambda t: t.svg(body(look, w, h, k)), alpha)


def body(look: Look, x: float, y: float, k: float) -> str:
    """The hex round x, y."""
    ring = hex_path(x, y, k, EDGE)
    out = f'<path d="{hex_path(x, y, k, INSIDE)}" fill="{look.fill}" opacity="{look.tint}"/>'
    match look.shape:
        case "corners":
            return (
                out
                + stroke(ring, look.dark, look.width * 0.62, 0.6)
                + stroke(ring, look.line, 1.4)
                + stroke(corners(x, y, k, 0.3), look.dark, look.width + 3.2)
                + stroke(corners(x, y, k, 0.3), look.line, look.width)
            )
        case "dashes":
            return (
                out
                + stroke(dashes(x, y, k), look.dark, look.width + 2.6)
                + stroke(dashes(x, y, k), look.line, look.width)
            )
        case "hatch":
            out += stroke(hatch(x, y, k), look.dark, 2.2, 0.55)
        case "glow":
            return out + stroke(ring, look.dark, look.width + 4, 0.8) + stroke(ring, look.line, look.width)
    return out + stroke(ring, look.dark, look.width + 3.2, 0.9) + stroke(ring, look.line, look.width)


def stroke(d: str, colour: str, width: float, opacity: float = 1) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-opacity="{opacity}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def corner(x: float, y: float, k: float, n: int, scale: float = EDGE) -> tuple[float, float]:
    cx, cy = CORNERS[n % 6]
    return x + cx * k * scale, y + cy * k * scale


def along(a: tuple[float, float], b: tuple[float, float], t: float) -> str:
    return f"{a[0] + (b[0] - a[0]) * t:.1f} {a[1] + (b[1] - a[1]) * t:.1f}"


def corners(x: float, y: float, k: float, share: float) -> str:
    """Every corner with so much of the edges beside it."""
    points = [corner(x, y, k, n) for n in range(6)]
    return "".join(
        f"M{along(here, points[n - 1], share)}L{here[0]:.1f} {here[1]:.1f}L{along(here, points[(n + 1) % 6], share)}"
        for n, here in enumerate(points)
    )


def dashes(x: float, y: float, k: float) -> str:
    """Three dashes on each edge."""
    d = ""
    for n in range(6):
        a, b = corner(x, y, k, n), corner(x, y, k, n + 1)
        d += "".join(f"M{along(a, b, t)}L{along(a, b, t + 0.16)}" for t in (0.08, 0.42, 0.76))
    return d


def hatch(x: float, y: float, k: float) -> str:
    """Slanting lines within the hex."""
    return "".join(slants(x, y, k))


def slants(x: float, y: float, k: float) -> list[str]:
    """The same, line by line."""
    w, h, found = HW * k * INSIDE, HH * k * INSIDE, list[str]()
    for i in range(-3, 4):
        # a line x - y' = c, cut where it leaves the hex; y' is y as if the hex were regular
        c = i * w * 0.42
        inside = [
            (px, px - c)
            for px in (w * j / 24 for j in range(-24, 25))
            if abs(px - c) <= w * 1.1547 - abs(px) * 0.577 and abs(px) <= w
        ]
        if len(inside) > 1:
            (x0, y0), (x1, y1) = inside[0], inside[-1]
            found.append(f"M{x + x0:.1f} {y - y0 * h / (w * 1.1547):.1f}L{x + x1:.1f} {y - y1 * h / (w * 1.1547):.1f}")
    return found
