"""rooms: what lies behind the screens of the house, drawn once per window size and reaching to its edges."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.paint import Area, Sheet

Painter = Callable[[Sheet, Area], None]
Figure = Callable[[int], tuple[pygame.Surface, float, float]]  # somebody so many pixels wide, and where the foot stands


def ground(s: Sheet, bleed: Area, name: str, paint: Painter, cache: Cache, slow: bool = False) -> None:
    """Lay a painted ground over the whole window; `name` says all that it shows. `slow`: drawn once for all starts."""
    size = s.surf.get_size()
    key = f"ground {name} {s.u} {s.ox} {s.oy}"

    def draw() -> pygame.Surface:
        return _painted(s, bleed, paint)

    s.surf.blit(cache.ground(key, size, draw, slow), (0, 0))


def _painted(s: Sheet, bleed: Area, paint: Painter) -> pygame.Surface:
    image = pygame.Surface(s.surf.get_size())
    sheet = Sheet(s.units[0] * s.u, s.units, image, (s.ox, s.oy))
    sheet.kept = False
    paint(sheet, bleed)
    return image


def fill(box: Area, colour: str) -> str:
    x, y, w, h = box
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{colour}"/>'


def light(box: Area, cx: float, cy: float, r: float, stops: tuple[tuple[float, str, float], ...]) -> str:
    """A round light, or a round shade, over a box: (share of r, colour, opacity)."""
    inner = "".join(f'<stop offset="{a}" stop-color="{c}" stop-opacity="{o}"/>' for a, c, o in stops)
    x, y, w, h = box
    return (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{cx:g}" cy="{cy:g}" r="{r:g}">{inner}'
        f"</radialGradient>"
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="url(#g)"/>'
    )


def paper_pattern(bleed: Area, bottom: float) -> str:
    """Teal wallpaper with little eyes and leaves, down to `bottom`."""
    x0, y0, w, _ = bleed
    pattern = ""
    for r in range(math.floor((y0 + 10) / 58), math.ceil((bottom + 10) / 58) + 1):
        y = -10 + 58 * r
        shift = 45 if r % 2 else 0
        for i in range(math.floor((x0 - shift) / 90), math.ceil((x0 + w - shift) / 90) + 1):
            x = -20 + shift + 90 * i
            if r % 2:
                pattern += (
                    f'<path d="M{x - 14} {y}Q{x} {y - 13} {x + 14} {y}Q{x} {y + 13} {x - 14} {y}Z" fill="#1d6470"/>'
                    f'<circle cx="{x}" cy="{y}" r="5" fill="#134a58"/>'
                )
            else:
                pattern += (
                    f'<path d="M{x} {y - 20}C{x + 13} {y - 8} {x + 13} {y + 8} {x} {y + 20}'
                    f'C{x - 13} {y + 8} {x - 13} {y - 8} {x} {y - 20}Z" fill="#1a5c69"/>'
                    f'<path d="M{x} {y - 20}C{x + 13} {y - 8} {x + 13} {y + 8} {x} {y + 20}Z" fill="#165260"/>'
                )
    return pattern


def wall(lamp: tuple[float, float] = (250, 120), dim: float = 0) -> Painter:
    """The parlour's wall in the light of one lamp; dim darkens it under much text."""

    def paint(s: Sheet, bleed: Area) -> None:
        s.svg(
            fill(bleed, "#17545f")
            + paper_pattern(bleed, bleed[1] + bleed[3])
            + light(bleed, *lamp, 900, ((0, "#ffd98a", 0.40), (0.45, "#ffb45a", 0.08), (1, "#0b1030", 0.6)))
            + (fill(bleed, "#0b1030").replace("/>", f' opacity="{dim}"/>') if dim else ""),
            *bleed,
        )

    return paint


def planked(bleed: Area) -> str:
    """Dark planks from top to bottom, as a snippet."""
    x0, y0, w, h = bleed
    return fill(bleed, "#3a2026") + "".join(
        f'<path d="M{x} {y0}V{y0 + h}" stroke="#2a1519" stroke-width="3"/>'
        f'<path d="M{x + 3} {y0}V{y0 + h}" stroke="#4c2b2e" stroke-width="2"/>'
        for x in range(math.floor(x0 / 92) * 92 - 20, math.ceil(x0 + w), 92)
    )


def planks(s: Sheet, bleed: Area) -> None:
    """A table top of them, for books."""
    lamp = light(bleed, 470, 120, 900, ((0, "#ffd08a", 0.30), (0.5, "#ffb45a", 0.05), (1, "#050a14", 0.6)))
    s.svg(planked(bleed) + lamp, *bleed)


class Ground(NamedTuple):
    """What a screen stands before: its name, and how it is painted for a window."""

    name: str
    painter: Callable[[Area], Painter]


DESK = Ground("desk", lambda bleed: wall((420, 120), 0.25))
PLANKS = Ground("planks", lambda bleed: planks)
GALLERY = Ground("gallery", lambda bleed: wall((bleed[2] / 2, bleed[3] * 0.3)))
LANDING = Ground("landing", lambda bleed: wall((bleed[2] * 0.3, 40), 0.35))


def floor(s: Sheet, bleed: Area, top: float, glow: tuple[float, float]) -> None:
    """Floor boards from `top` down, running towards the eye."""
    x0, y0, w, h = bleed
    bottom = y0 + h
    boards = "".join(
        f'<path d="M{640 + (x - 640) * 0.62:.0f} {top + 6}L{x} {bottom}" stroke="#2a1522" stroke-width="3" '
        f'fill="none"/>'
        for x in range(-1490, 2800, 118)
    )
    under = (x0, top, w, bottom - top)
    s.svg(
        fill(under, "#3a1f2c")
        + fill((x0, top, w, 6), "#6b3a2a")
        + boards
        + light(under, *glow, 520, ((0, "#ffb45a", 0.28), (1, "#0c0618", 0.35))),
        *bleed,
    )


def shelf_wall(s: Sheet, bleed: Area, boards: Sequence[Area], size: float) -> None:
    """The wall behind the shelf, pennants so large, the boards from the highest down, and the dark cabinet below."""
    x0, y0, w, h = bleed
    _, y, _, high = boards[-1]
    under = y + high
    far = max(w, h)
    lamp = ((0, "#ffd98a", 0.42), (0.5, "#ffb45a", 0.10), (1, "#0b1030", 0.42))
    s.svg(
        fill(bleed, "#17545f")
        + paper_pattern(bleed, under)
        + light(bleed, w * 0.2, h / 6, far * 0.6, lamp)
        + pennants(bleed, min(1.0, size)),
        *bleed,
    )
    cabinet = fill((x0, y, w, y0 + h - y), "#3a1f2c") + fill((x0, under, w, y0 + h - under), "#2c1726")
    s.svg(cabinet + "".join(board((x0, top, w, thick)) for _, top, _, thick in boards), *bleed)


def board(at: Area) -> str:
    """A shelf board over the width of a room: its top, its front edge, and what carries it."""
    x, y, w, h = at
    k, lot = h / 48, random.Random(9)
    grain = "".join(
        f'<path d="M{left} {y + down * k:g}q{n * 0.5:.0f} -3 {n} 0q{-n * 0.5:.0f} 4 {-n} 0z" fill="#8f5230"/>'
        for left, down, n in (
            (lot.randint(round(x), round(x + w) - 80), lot.choice((11, 14, 18)), lot.randint(60, 160))
            for _ in range(round(16 * w / 1280))
        )
    )
    low = y + h
    brackets = "".join(
        f'<path d="M{left:g} {low:g}h{26 * k:g}v{52 * k:g}c0 {-20 * k:g} {-26 * k:g} {-30 * k:g} {-26 * k:g} '
        f'{-52 * k:g}Z" fill="#6b3a2a"/>'
        for left in (x + w * 0.047, x + w * 0.933)
    )
    return (
        fill((x, low, w, 9 * k), "#0d0a24").replace("/>", ' opacity=".35"/>')
        + fill((x, y, w, h / 2), "#b06a3c")
        + fill((x, y, w, 7 * k), "#d9975a")
        + fill((x, y + h / 2, w, h / 2), "#7b432d")
        + fill((x, low - 6 * k, w, 6 * k), "#562b25")
        + grain
        + brackets
    )


def pennants(bleed: Area, k: float) -> str:
    """A string of paper pennants across the top, k times as large as they are designed."""
    colours = ("#e8553b", "#f5c242", "#47a355", "#3478cc", "#7a4bb5", "#f08622")
    x0, y0, w, _ = bleed
    left, wide, top, drop = x0 - 10, w + 20, y0 + 18 * k, 74 * k
    body = (
        f'<path d="M{left} {top}Q{left + wide / 2} {top + drop} {left + wide} {top}" fill="none" stroke="#0f3642" '
        f'stroke-width="{4 * k:g}"/>'
    )
    n = round(25 * wide / 1300 / k)
    for i in range(n):
        t = (i + 0.5) / n
        x, y = left + wide * t, top + drop * 2 * t * (1 - t)
        body += (
            f'<g transform="translate({x:.0f} {y:.0f}) rotate({(0.5 - t) * -12:.1f}) scale({k:g})">'
            f'<path d="M-15 0H15L0 32Z" fill="{colours[i % 6]}"/><path d="M2 0H15L0 32Z" fill="#1c1230" '
            f'opacity=".25"/></g>'
        )
    return body
