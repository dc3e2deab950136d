"""threatened: how a hex looks that rivals could hit, the rim of what the own plan reaches, hearts lost on a star."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.montoons.values import Span
from game.ui.draw.hexes.geometry import HH, HW
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import meets
from game.ui.games.montoons.lights import MARGIN, corner, slants, stroke
from game.ui.style.palette import palette
from game.ui.table.stamps import Stamps

WIDE, HIGH = 60.0, 88.0  # across, and from its upper edge to where somebody stands
STAR = "M20 2L25 11L34 5L34 15L44 17L37 25L42 34L32 34L29 44L20 38L11 44L9 34L-2 34L4 25L-3 17L7 15L7 5L16 11Z"


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
