"""lights: hexes that are lit, by colour and by the shape of their edge, so that colour is not needed to tell them:
choices, what rivals could hit, the rim of what the own plan reaches, hearts lost on a star."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.montoons.needs import Span
from game.ui.draw.hexes.space import CORNERS, HH, HW, hex_path
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import meets
from game.ui.style.palette import palette
from game.ui.table.stamps import Stamps

MARGIN = 5.0
INSIDE, EDGE = 0.9, 0.955  # of the size of a hex: the tint, the line
WIDE, HIGH = 60.0, 88.0  # across, and from its upper edge to where somebody stands
STAR = "M20 2L25 11L34 5L34 15L44 17L37 25L42 34L32 34L29 44L20 38L11 44L9 34L-2 34L4 25L-3 17L7 15L7 5L16 11Z"


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


def paint_star(stamps: Stamps, s: Sheet, x: float, y: float, span: Span) -> None:
    """A star beside who stands at x, y, with the hearts that would be lost or come back."""
    fill, ink = (palette.sun, palette.wine) if span[1] > 0 else (palette.good_light, palette.pine)

    def paint(t: Sheet) -> None:
        dark = f'<path d="{STAR}" fill="{palette.wine}" transform="translate(2 3)"/>'
        t.svg(f'<g transform="translate(10 10)">{dark}<path d="{STAR}" fill="{fill}"/></g>')
        if span[0] == span[1]:
            t.say(signed(span[0]), "number", ink, 30, 33, "c", 34, maxh=24)
        else:
            t.say(signed(span[0]), "number_small", ink, 30, 26, "c", 30, maxh=15)
            t.say(f"to {signed(span[1])}", "number_small", ink, 30, 40, "c", 34, maxh=15)

    if s.marks is not None:  # what lies below is covered and need not be read
        below = s.rect(*box_of(x, y))
        s.marks[:] = [
            mark
            for mark in s.marks
            if mark.text[:1] in ("-", "+") or not (mark.kind == "text" and below.colliderect(mark.rect))
        ]
    stamps.put(s, ("harm", span), *box_of(x, y), paint)


def within(spot: tuple[float, float], area: Area, taken: Area) -> tuple[float, float]:
    """A place for the star of who stands at a spot: inside an area, at the other side or lower where it would lie over
    what is taken."""
    (x, y), (left, top, w, h) = spot, area
    y = min(max(y, top + HIGH + 2), top + h)
    x, other = (min(max(one, left + 8), left + w - WIDE) for one in (x, x - WIDE))
    places = (x, y), (other, y), (x, taken[1] + taken[3] + HIGH + 2)
    return next(place for place in places if place == places[-1] or not meets(box_of(*place), taken))


def box_of(x: float, y: float) -> Area:
    """What the star of who stands at x, y covers."""
    return x - 6, y - HIGH, WIDE, 62


def signed(lost: int) -> str:
    """Hearts lost as they are counted off: -3, +2, 0."""
    return f"{-lost:+d}" if lost else "0"


SURE, LUCKY = 5.4, 1.8  # how broad the lines of a hatch are: by a plain move and attack, and only at best
RIM = 0.97
ENDS, HITS = palette.paper, palette.sun  # the rims


class Danger(NamedTuple):
    """What is shown of one hex. `hatch`: the colour of each rival who could hit there, and whether a plain move and
    attack would do; `ends`, `hits`: the edges on the rim of where the own plan could end, and of what it could hit."""

    hatch: tuple[tuple[str, bool], ...] = ()
    ends: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()


def lay_danger(stamps: Stamps, s: Sheet, x: float, y: float, k: float, danger: Danger) -> None:
    """A hex with its middle at x, y; k units of the table per unit of the board."""
    w, h = HW * k + MARGIN, HH * k + MARGIN
    key = ("danger", danger, round(k, 4))
    stamps.put(s, key, x - w, y - h, 2 * w, 2 * h, lambda t: t.svg(hatched(danger, w, h, k)))


def hatched(danger: Danger, x: float, y: float, k: float) -> str:
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
