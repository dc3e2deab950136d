"""shapes: the small forms that all widgets are made of, as SVG snippets in units."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon, masked, svg
from game.ui.draw.svg import converted
from game.ui.style.metrics import DEEP, EVEN
from game.ui.style.palette import palette

GLOW, BRASS = palette.glow, palette.brass
NIGHT, WELL, RISE, EDGE = palette.night, palette.shadow, palette.rise, palette.edge
SOFT, PAGE, FADE, PRINT = palette.soft, palette.sand, palette.fade, palette.print
WINE, LEAF, SHADOW, PAGE_EDGE = palette.wine, palette.good, palette.shadow, "#d9b36a"
CONTROL, BIG, SECOND, ROW, LINE = 40, 60, 44, 48, 38  # heights of controls, buttons, list rows, open-list lines
SKIRT, SINK = 5, 4  # dark foot under a button; how far it goes down when pressed
TOGGLE, KNOB = (56, 30), 13

GLYPHS = {
    "play": "M-7 -10L11 0L-7 10Z",
    "pause": "M-8 -10H-2V10H-8ZM3 -10H9V10H3Z",
    "next": "M-10 -10L4 0L-10 10ZM6 -10H11V10H6Z",
    "prev": "M10 -10L-4 0L10 10ZM-6 -10H-11V10H-6Z",
    "first": "M11 -10L0 0L11 10ZM0 -10L-8 0L0 10ZM-8 -10H-12V10H-8Z",
    "last": "M-11 -10L0 0L-11 10ZM0 -10L8 0L0 10ZM8 -10H12V10H8Z",
    "skip": "M-12 -9L0 0L-12 9ZM0 -9L12 0L0 9Z",
    "down": "M-8 -5L-5 -7L0 -1L5 -7L8 -5L0 6Z",
    "up": "M-8 5L-5 7L0 1L5 7L8 5L0 -6Z",
    "right": "M-5 -8L-7 -5L-1 0L-7 5L-5 8L6 0Z",
    "left": "M5 -8L7 -5L1 0L7 5L5 8L-6 0Z",
    "find": "M-2 -11A9 9 0 1 0 -2 7A9 9 0 1 0 -2 -11ZM-2 -7.5A5.5 5.5 0 1 1 -2 3.5A5.5 5.5 0 1 1 -2 -7.5Z"
    "M3 6L6 3L12 9L9 12Z",
    "minus": "M-9 -2.5H9V2.5H-9Z",
    "plus": "M-9 -2.5H-2.5V-9H2.5V-2.5H9V2.5H2.5V9H-2.5V2.5H-9Z",
    "cross": "M-9 -6L-6 -9L0 -3L6 -9L9 -6L3 0L9 6L6 9L0 3L-6 9L-9 6L-3 0Z",
    "sound": "M-11 -4H-6L1 -10V10L-6 4H-11ZM4 -6Q10 0 4 6L6 8Q14 0 6 -8Z",
    "text": "M-11 -9H5V-5H-1V10H-5V-5H-11ZM3 -1H12V2H9V10H6V2H3Z",
    "key": "M-12 -8H12V8H-12ZM-9 -5H-6V-2H-9ZM-4 -5H-1V-2H-4ZM1 -5H4V-2H1ZM6 -5H9V-2H6ZM-7 2H7V5H-7Z",
    "run": "M-12 -7H-2V-4H-12ZM-9 -1.5H0V1.5H-9ZM-12 4H-2V7H-12ZM0 -10L12 0L0 10Z",
    "again": "M0 -11A11 11 0 1 1 -11 0H-7A7 7 0 1 0 0 -7V-2L-9 -9L0 -16Z",
    "fork": "M-12 -2.5H-3L4 -10H12V-5H6.5L1.5 0L6.5 5H12V10H4L-3 2.5H-12Z",
    "ribbon": "M-7 -11H7V11L0 4.5L-7 11Z",
    "dots": "M-9 -2H-5V2H-9ZM-2 -2H2V2H-2ZM5 -2H9V2H5Z",
}  # signs that the icon set lacks, about 26 units across


def meets(a: Area, b: Area) -> bool:
    """Whether two boxes share a place."""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def middle_of(box: Area) -> tuple[float, float]:
    x, y, w, h = box
    return x + w / 2, y + h / 2


def hull(boxes: Sequence[Area]) -> Area | None:
    """The box round all of them, None round nothing."""
    if not boxes:
        return None
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return left, top, max(x + w for x, _, w, _ in boxes) - left, max(y + h for _, y, _, h in boxes) - top


def inside(box: Area, x: float, y: float) -> bool:
    """Whether a point lies in a box."""
    left, top, w, h = box
    return left <= x < left + w and top <= y < top + h


def put(s: Sheet, box: Area, body: str, pad: float = 16) -> None:
    """Raster only the part of the sheet that the body needs."""
    x, y, w, h = box
    s.svg(body, x - pad, y - pad, w + 2 * pad, h + 2 * pad)


def plate(x: float, y: float, w: float, h: float, r: float, fill: str, o: float = 1) -> str:
    """A filled rounded rectangle."""
    body = f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"'
    return body + (f' opacity="{o}"/>' if o != 1 else "/>")


def shade(x: float, y: float, w: float, h: float, r: float, o: float = DEEP) -> str:
    """The shadow of a rounded rectangle, which lies there itself."""
    return plate(x, y, w, h, r, SHADOW, o)


def frame(x: float, y: float, w: float, h: float, r: float, colour: str, width: float = EVEN, o: float = 1) -> str:
    """A line within the edge of a rounded rectangle."""
    k = width / 2
    return (
        f'<rect x="{x + k:g}" y="{y + k:g}" width="{w - width:g}" height="{h - width:g}" rx="{max(0, r - k):g}" '
        f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{o}"/>'
    )


def raised(x: float, y: float, w: float, h: float, r: float, fill: str, edge: str = "", width: float = EVEN) -> str:
    """A rounded rectangle that lies on something, with its shadow, and with an edge where a colour is given for it."""
    body = shade(x, y + 4, w, h, r) + plate(x, y, w, h, r, fill)
    return body + (frame(x, y, w, h, r, edge, width) if edge else "")


def lip(x: float, y: float, w: float, r: float, t: float, colour: str) -> str:
    """Light falling on the upper edge of a raised shape."""
    return (
        f'<path d="M{x} {y + r}A{r} {r} 0 0 1 {x + r} {y}H{x + w - r}A{r} {r} 0 0 1 {x + w} {y + r}'
        f'Q{x + w - 1} {y + t} {x + w - r} {y + t}H{x + r}Q{x + 1} {y + t} {x} {y + r}Z" fill="{colour}"/>'
    )


def disc(cx: float, cy: float, r: float, fill: str, o: float = 1) -> str:
    return f'<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}" fill="{fill}"' + (f' opacity="{o}"/>' if o != 1 else "/>")


def oval(cx: float, cy: float, rx: float, ry: float, fill: str, o: float = 1) -> str:
    body = f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"'
    return body + (f' opacity="{o}"/>' if o != 1 else "/>")


def hoop(cx: float, cy: float, rx: float, ry: float, colour: str, width: float, o: float = 1) -> str:
    """A line along an ellipse."""
    return (
        f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}" fill="none" stroke="{colour}" '
        f'stroke-width="{width:g}" stroke-opacity="{o}"/>'
    )


def stroke(d: str, colour: str, width: float, o: float = 1) -> str:
    """A line along a path, with round ends and corners."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-opacity="{o}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def glyph(kind: str, x: float, y: float, k: float = 1.0, colour: str = PAPER) -> str:
    """A sign of GLYPHS centred on x, y."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({k:g})" fill="{colour}" fill-rule="evenodd">'
        f'<path d="{GLYPHS[kind]}"/></g>'
    )


def sign(name: str, x: float, y: float, size: float, colour: str = PAPER, cut: str = NIGHT) -> str:
    """An icon of the art folder, or one of GLYPHS written with a leading dot."""
    return glyph(name[1:], x, y, size / 26, colour) if name.startswith(".") else icon(name, x, y, size, colour, cut)


def pool(x: float, y: float, rx: float, ry: float, colour: str = "#ffc24a", o: float = 0.9) -> str:
    """A soft light in an ellipse."""
    k = ry / rx
    return (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{rx}" '
        f'gradientTransform="translate(0 {y * (1 - k):.1f}) scale(1 {k:.3f})">'
        f'<stop offset="0" stop-color="#ffd070" stop-opacity="{o}"/>'
        f'<stop offset=".6" stop-color="{colour}" stop-opacity="{o * 0.47:.2f}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        f'<rect x="{x - rx}" y="{y - ry}" width="{2 * rx}" height="{2 * ry}" fill="url(#g)"/>'
    )


def focus_ring(s: Sheet, box: Area, r: float) -> None:
    """3 gold outside 3 ink, 7 off the control: seen on any ground."""
    x, y, w, h = box
    put(
        s, box, frame(x - 5, y - 5, w + 10, h + 10, r + 5, INK, 3) + frame(x - 7, y - 7, w + 14, h + 14, r + 7, GOLD, 3)
    )


FADED_MAX = 3 << 20  # bytes
_faded = Pictures[Hashable](FADED_MAX)


def faded(s: Sheet, box: Area, r: float, key: Hashable, draw: Callable[[Sheet], None]) -> None:
    """Disabled: 45 % and a hatch, so that it is told without colour. `key` names everything that `draw` depends on."""
    x, y, w, h = box
    pad = 12.0
    kept = (box, r, key, s.u)
    image = _faded.get(kept)
    if image is None:
        size = (round((w + 2 * pad) * s.u), round((h + 2 * pad) * s.u))
        image = pygame.Surface(size, pygame.SRCALPHA)
        origin = ((pad - x) * s.u, (pad - y) * s.u)
        draw(Sheet(s.units[0] * s.u, s.units, image, origin))
        image.fill((255, 255, 255, 115), special_flags=pygame.BLEND_RGBA_MULT)
        image.blit(_hatch(w, h, r, s.u), (round(pad * s.u), round(pad * s.u)))
        image = _faded.keep(kept, converted(image))
    s.blit(image, x - pad, y - pad)
    if s.marks is not None:  # the words are recorded as those of the plain look, without drawing them again
        blank = pygame.Surface(s.surf.get_size())
        draw(Sheet(s.units[0] * s.u, s.units, blank, (s.ox, s.oy), s.marks))


def _hatch(w: float, h: float, r: float, u: float) -> pygame.Surface:
    d = "".join(f"M{k} {h + 4}L{k + h + 8} -4" for k in range(-int(h) - 8, int(w) + 8, 10))
    lines = f'<path d="{d}" stroke="{SOFT}" stroke-width="1.5" stroke-opacity=".3" fill="none"/>'
    return masked(svg(lines, (w * u, h * u), (0, 0, w, h)), plate(0, 0, w, h, r, "#ffffff"), (0, 0, w, h))
