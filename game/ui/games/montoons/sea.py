"""sea: the open water round an island, with its waves and the pale reef, as large as the map and its margins."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pygame

from game.ui.draw.hexes.geometry import Place, centre
from game.ui.draw.shapes import oval
from game.ui.draw.svg import opaque, svg
from game.ui.window.focus import Box

DEEP, WAVES = "#124f7c", 90
REEF = "#57c7cc"
SHALLOW = 90  # of 255: how much of the reef is seen


def sea(size: tuple[int, int], view: Box, places: Iterable[Place]) -> pygame.Surface:
    """The part `view` of the water, in units of the board, on a picture of that size."""
    x, y, w, h = view
    image = svg(water(view), size, view)
    middles = (centre(*place) for place in places)
    reef = svg("".join(oval(round(cx), round(cy + 26), 150, 126, REEF) for cx, cy in middles), size, view)
    reef.fill((255, 255, 255, SHALLOW), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(reef, (0, 0))
    return opaque(image)


def water(view: Box) -> str:
    """Lighter in the middle, with short waves strewn over it."""
    x, y, w, h = view
    lot = Random(12)
    waves = ""
    for _ in range(WAVES):
        cx, cy = round(x + lot.random() * w), round(y + lot.random() * h)
        v, o = lot.randint(30, 62), lot.choice((0.35, 0.5, 0.25))
        waves += (
            f'<path d="M{cx - v} {cy}q{v * 0.5:.1f} 16 {v} 2q{v * 0.5:.1f} -14 {v} 0q{-v * 0.5:.1f} -2 {-v} 10'
            f'q{-v * 0.5:.1f} 8 {-v} -12z" fill="#58c0cb" opacity="{o}"/>'
        )
    return (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{x + w * 0.47:.0f}" cy="{y + h * 0.42:.0f}" '
        f'r="{w * 0.75:.0f}"><stop offset="0" stop-color="#2aa5b8"/><stop offset=".55" stop-color="#1a7f9f"/>'
        f'<stop offset="1" stop-color="{DEEP}"/></radialGradient>'
        f'<rect x="{x:.0f}" y="{y:.0f}" width="{w:.0f}" height="{h:.0f}" fill="url(#g)"/>{waves}'
    )
