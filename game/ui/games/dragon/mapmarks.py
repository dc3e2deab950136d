"""mapmarks: the small pictures on the map of Dragon Attack!: lit spaces, the way, the pin, ruins and the hint."""

from __future__ import annotations

from game.ui.draw.hexes.space import HH, HW, hex_path
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import disc, oval, stroke
from game.ui.style.palette import palette

Light = tuple[str, str, float, float, float, str]  # fill, line, size, width, opacity, outer line


def paint_light(t: Sheet, look: Light, k: float) -> None:
    """A lit hex: a tint, and a light line over a dark one."""
    fill, line, scale, width, opacity, edge = look
    d = hex_path(HW * k + 3, HH * k + 3, k, scale)
    lines = stroke(d, edge, width + 2.6, 0.55) + stroke(d, line, width)
    t.svg(f'<path d="{d}" fill="{fill}" opacity="{opacity}"/>' + lines)


def paint_step(t: Sheet, count: str) -> None:
    t.svg(disc(9, 9, 8.5, palette.paper, 0.92))
    t.say(count, "number_small", palette.cocoa, 9, 9.5, "c", 14, maxh=15)


def paint_mark(t: Sheet, name: str) -> None:
    ink = palette.sea if name == "wave" else palette.wood
    t.svg(disc(9, 9.7, 8.3, palette.shadow, 0.4) + disc(9, 9, 8.3, PAPER) + icon(name, 9, 9, 12, ink, PAPER))


def paint_ruin(t: Sheet, k: float) -> None:
    t.svg(
        f'<g transform="translate({40 * k} {58 * k}) scale({k})"><path d="M-4 -14C-22 -30 2 -38 -8 '
        f"-54C12 -46 16 -34 6 -26C16 -22 12 -12 "
        f'4 -10Z" fill="{palette.rise}" opacity=".55"/>{icon("flame", -9, -4, 20, palette.ember, palette.glow)}'
        f"{icon('flame', 12, -1, 15, palette.ember, palette.glow)}</g>"
    )


def paint_dot(t: Sheet) -> None:
    t.svg(oval(7, 7.5, 6, 5, palette.garnet) + oval(7, 6, 5, 4, palette.paper))


def paint_pin(t: Sheet, count: int) -> None:
    t.svg(
        f'<path d="M25 49C5 32 6 6 25 6C44 6 43 32 25 49Z" fill="{palette.garnet}" opacity=".5"/>'
        '<path d="M23 46C4 30 5 4 23 4C41 4 42 30 23 46Z" '
        f'fill="{palette.harm}"/><circle cx="23" cy="20" r="12" fill="{PAPER}"/>'
    )
    t.say(str(count), "number", palette.wine, 23, 20.5, "c", 20, maxh=20)


def paint_advice(t: Sheet) -> None:
    lamp = disc(18, 19, 17, palette.shadow, 0.5) + disc(18, 18, 17, palette.glow)
    t.svg(lamp + icon("bulb", 18, 18, 25, INK, palette.glow))
