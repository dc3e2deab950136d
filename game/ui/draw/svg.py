"""SVG snippets: icons, dashes and cut-outs within what nanosvg can draw, and the one place that rasterises them."""

from __future__ import annotations

import io
import math
import re
import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game import artlines, assets
from game.ui.draw.keeping import Keeping, weight
from game.ui.style.palette import colour, mixed, palette

XMLNS = "http://www.w3.org/2000/svg"
INK, PAPER, CREAM = palette.ink, palette.paper, "#f3e3c0"
GOLD, GOLD_LIGHT, GOLD_DARK = palette.gold, palette.glow, palette.brass
NAMED = re.compile("@[a-z_]+")  # a colour by its name in the palette

Colour = tuple[int, int, int]
View = tuple[float, float, float, float]


def rgb(said: str) -> Colour:
    """ "#rrggbb", or a name of the palette, as three numbers 0..255."""
    shown = colour(said)
    return int(shown[1:3], 16), int(shown[3:5], 16), int(shown[5:7], 16)


def mix(a: str, b: str, t: float) -> str:
    """The colour t (0..1) of the way from a to b, as they are worn now."""
    return mixed(colour(a), colour(b), t)


def coloured(body: str) -> str:
    """A body whose names of the palette are the colours that they stand for now."""
    return NAMED.sub(lambda name: colour(name[0]), body)


def svg(body: str, size: Sequence[float], view: Sequence[float]) -> pygame.Surface:
    """The body rasterised: size in pixels, view = x, y, w, h in its own units. Keeps the view's proportions."""
    x, y, w, h = view
    text = f'<svg xmlns="{XMLNS}" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}">{coloured(body)}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (max(1, round(size[0])), max(1, round(size[1]))))


def aside() -> bool:
    """Whether this is not the main thread, which alone knows the window and keeps things for its next frame."""
    return threading.current_thread() is not threading.main_thread()


def converted(surface: pygame.Surface) -> pygame.Surface:
    """In the window's own format, which blits thirty times faster: itself where it is in that format already, without
    a window, or off the main thread."""
    window = pygame.display.get_surface()
    if window is None or aside():
        return surface
    if surface.get_bitsize() == 32 and surface.get_masks()[:3] == window.get_masks()[:3]:
        return surface
    return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()


def opaque(surface: pygame.Surface) -> pygame.Surface:
    """The same colours without alpha, for what fills its box: three times quicker to lay."""
    out = pygame.Surface(surface.get_size(), 0, 32)
    surface.set_alpha(None)  # the colours are copied, not blended
    out.blit(surface, (0, 0))
    return out


class Snippet(NamedTuple):
    """A rasterised body cut to what it covers, and where that lies in the full raster (pixels)."""

    surface: pygame.Surface
    dx: int
    dy: int


SNIPPETS_MAX = 14 << 20  # bytes: the busiest table needs 13.5 at 1920x1080, and what is missing costs 2 to 6 ms each
_snippets = Keeping[tuple[str, int, int, View, int], Snippet](SNIPPETS_MAX, lambda snippet: weight(snippet.surface))


def snippet(body: str, size: tuple[int, int], view: View, alpha: int = 255) -> Snippet:
    """As svg(), kept for the next frame of the main thread; the least lately used go first."""
    key = (body, *size, view, alpha)
    off = aside()
    if not off and (kept := _snippets.get(key)) is not None:
        return kept
    full = svg(body, size, view)
    box = full.get_bounding_rect()
    cut = converted(full.subsurface(box).copy() if box.size != full.get_size() else full)
    if alpha != 255:
        cut.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    made = Snippet(cut, box.x, box.y)
    return made if off else _snippets.keep(key, made)


def forget_snippets() -> None:
    """Drop every kept snippet: after the window has changed its format or size."""
    _snippets.forget()


@lru_cache(maxsize=None)
def _icon(name: str) -> str:
    path = assets.art("parts", "icon", f"{name}.svg")
    if not path.is_file():
        raise ValueError(f"no icon called {name!r}; there are: {', '.join(icons())}")
    text = path.read_text(encoding="utf-8")
    return text[text.index('<g id="base">') : text.rindex("</svg>")]


def icons() -> tuple[str, ...]:
    """Names of all icons."""
    return artlines.available("icon")


def icon(name: str, x: float, y: float, size: float, face: str = PAPER, cut: str = INK, rot: float = 0) -> str:
    """The icon centred on x, y; cut is the colour of its inner lines."""
    body = _icon(name).replace("#000000", cut).replace("#ffffff", face)
    return f'<g transform="translate({x} {y}) rotate({rot}) scale({size / 64}) translate(-32 -32)">{body}</g>'


def dashes(
    x: float,
    y: float,
    w: float,
    h: float,
    colour: str,
    width: float = 2,
    on: float = 9,
    off: float = 7,
    inset: float = 9,
    o: float = 0.7,
) -> str:
    """Dashed frame as separate strokes: nanosvg throws stray spikes at stroke-dasharray on closed or curved shapes."""
    d = ""
    sides = ((x + inset, y, 1, 0, w), (x + inset, y + h, 1, 0, w), (x, y + inset, 0, 1, h), (x + w, y + inset, 0, 1, h))
    for x0, y0, dx, dy, n in sides:
        run = n - 2 * inset
        count = max(1, round((run + off) / (on + off)))
        step = (run + off) / count
        for i in range(count):
            a, b = i * step, i * step + step - off
            d += f"M{x0 + dx * a:.1f} {y0 + dy * a:.1f}L{x0 + dx * b:.1f} {y0 + dy * b:.1f}"
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{o}" '
        f'stroke-linecap="round"/>'
    )


def ring(cx: float, cy: float, r: float, n: int, colour: str, width: float, gap: float = 0.45) -> str:
    """Dashed circle of n strokes, for the same reason; gap is the share of a step left open."""
    d = ""
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 1 - gap) / n
        m, k = (a + b) / 2, r / math.cos((b - a) / 2)
        d += (
            f"M{cx + r * math.cos(a):.1f} {cy + r * math.sin(a):.1f}Q{cx + k * math.cos(m):.1f} "
            f"{cy + k * math.sin(m):.1f} {cx + r * math.cos(b):.1f} {cy + r * math.sin(b):.1f}"
        )
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def masked(surface: pygame.Surface, body: str, view: Sequence[float]) -> pygame.Surface:
    """A copy cut to any SVG shape drawn in white."""
    out = surface.copy()
    out.blit(svg(body, out.get_size(), view), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def rounded(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A copy cut to a rounded rectangle; radius in pixels."""
    w, h = surface.get_size()
    shape = f'<rect width="{w}" height="{h}" rx="{radius}" fill="#ffffff"/>'
    if surface.get_masks()[3]:
        return masked(surface, shape, (0, 0, w, h))
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    out.blit(surface, (0, 0))
    return masked(out, shape, (0, 0, w, h))
