"""cloths: what games are laid out on, each over the whole window: `bleed` is its box in units, `size` its pixels."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from game.ui.draw.paint import GOLD, Area, dashes
from game.ui.draw.rooms import fill, light, planked
from game.ui.draw.shapes import frame, oval, plate
from game.ui.draw.svg import opaque, svg

Size = tuple[int, int]
# what each of them is, by and large
BOARDS, PLUM, FELT, TAVERN, SEA = "#46293a", "#482257", "#4b2955", "#3a2026", "#124f7c"
BOARD_TONES = ("#4d2e3d", "#472a39", "#513141")
PARCHMENT_RIM = 10
REEF, SHALLOW = "#57c7cc", 90  # of 255: how much of the reef is seen
WAVES = 90


def boards(size: Size, bleed: Area) -> pygame.Surface:
    """Dark boards from side to side, lit from the upper left."""
    x, y, w, h = bleed
    lot = random.Random(3)
    out = fill(bleed, BOARDS)
    for i, y0 in enumerate(range(int(y // 60) * 60, int(y + h) + 60, 60)):
        out += f'<rect x="{x}" y="{y0}" width="{w}" height="57" fill="{BOARD_TONES[i % 3]}"/>'
        for _ in range(7):
            at, down, long = lot.uniform(x - 50, x + w), lot.randint(10, 50), lot.randint(60, 200)
            out += (
                f'<path d="M{at:.0f} {y0 + down}q{long / 2:.0f} -4 {long} 0q{-long / 2:.0f} 5 {-long} 0z" '
                f'fill="#3a2130"/>'
            )
    lamp = light(bleed, 470, 190, 900, ((0, "#ffe2a0", 0.22), (0.55, "#ffd08a", 0.03), (1, "#05030a", 0.5)))
    return opaque(svg(out + lamp, size, bleed))


def parchment(x: float, y: float, w: float, h: float) -> str:
    """A sheet on those boards that a map is painted on, as a snippet."""
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{BOARDS}"/>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{PARCHMENT_RIM}" fill="#c9a868"/>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h - 3}" rx="{PARCHMENT_RIM}" fill="#ead6a4"/>'
        + dashes(x + 5, y + 5, w - 10, h - 13, "#a8824a", 2, 12, 8, 10, 0.6)
    )


def tray(x: float, y: float, w: float, h: float) -> str:
    """What counters and buttons lie on, on those boards, as a snippet."""
    return plate(x, y, w, h, 16, "#241334", 0.96) + frame(x, y, w, h, 16, GOLD, 2, 0.45)


def tapestry(size: Size, bleed: Area, lit: tuple[float, float]) -> pygame.Surface:
    """Plum cloth with a woven border; the light is over `lit`."""
    x, y, w, h = bleed
    low = y + h
    weave = ""
    for row, at in enumerate(range(int(y // 112) * 112 + 14, int(low) + 56, 56)):
        for left in range(int(x // 88) * 88 - 58 + (44 if row % 2 else 0), int(x + w) + 88, 88):
            weave += (
                f'<path d="M{left} {at - 18}L{left + 14} {at}L{left} {at + 18}L{left - 14} {at}Z" fill="#4f2660"/>'
                f'<path d="M{left - 6} {at}Q{left} {at - 5} {left + 6} {at}Q{left} {at + 5} {left - 6} {at}Z" '
                'fill="#43204f"/>'
            )
    teeth = "".join(
        f'<path d="M{left} {low}L{left + 16} {low - 20}L{left + 32} {low}Z" '
        f'fill="{"#a3344f" if i % 2 else "#2f7d78"}"/>'
        for i, left in enumerate(range(int(x // 32) * 32, int(x + w) + 32, 32))
    )
    border = fill((x, low - 23, w, 23), "#2c1436") + teeth + fill((x, low - 25, w, 2.5), "#b5822f")
    lamp = light(
        bleed, *lit, 0.58 * math.hypot(w, h), ((0, "#ffcf8a", 0.34), (0.5, "#ff9f6a", 0.05), (1, "#080418", 0.56))
    )
    return opaque(svg(fill(bleed, PLUM) + weave + border + lamp, size, bleed))


def felt(size: Size, bleed: Area) -> pygame.Surface:
    """Violet felt with little crosses."""
    x, y, w, h = bleed
    weave = "".join(
        f'<path d="M{left} {at}l6 -6M{left + 6} {at}l-6 -6" stroke="#56305f" stroke-width="1.4" fill="none"/>'
        for at in range(int(y) - 18, int(y + h) + 26, 26)
        for left in range(int(x) - 7 + (13 if at // 26 % 2 else 0), int(x + w) + 26, 26)
    )
    stops = (0, "#ffcf8a", 0.34), (0.5, "#ff9f6a", 0.05), (1, "#080418", 0.55)
    lamp = light(bleed, 0.34 * w, 0.21 * h, 0.64 * max(w, h), stops)
    return opaque(svg(fill(bleed, FELT) + weave + lamp, size, bleed))


def tavern(size: Size, bleed: Area) -> pygame.Surface:
    """An oval table with a green baize on planks."""
    _, _, w, h = bleed
    wide = f'<g transform="scale({w / 1280} {h / 720})">'
    body = f"{planked(bleed)}{wide}{TABLE}</g>{_eyes(w, h)}{wide}{RIM}{TAVERN_LAMP}</g>"
    return opaque(svg(body, size, bleed))


def _oval(cx: float, cy: float, rx: float, ry: float, fill: str) -> str:
    return f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="{fill}"/>'


def _eyes(w: float, h: float) -> str:
    """Woven into the baize, a shade darker."""
    out = ""
    for row, y in enumerate(range(70, round(h), 62)):
        for x in range(40 + (48 if row % 2 else 0), round(w) - 10, 96):
            if ((x / w - 0.5) / 0.516) ** 2 + ((y / h - 0.547) / 0.528) ** 2 < 1:
                out += (
                    f'<path d="M{x - 15} {y}Q{x} {y - 13} {x + 15} {y}Q{x} {y + 13} {x - 15} {y}Z" fill="#2b7354"/>'
                    f'<circle cx="{x}" cy="{y}" r="5" fill="#2f7a5a"/>'
                )
    return out


TABLE = (
    '<ellipse cx="646" cy="402" rx="736" ry="452" fill="#0c0618" opacity=".5"/>'
    + _oval(640, 388, 732, 450, "#7b432d")
    + _oval(640, 384, 730, 446, "#b06a3c")
    + _oval(640, 390, 712, 430, "#8a4f30")
    + _oval(640, 389, 696, 416, "#c8952f")
    + _oval(640, 391, 692, 411, "#f0c863")
    + _oval(640, 392, 689, 408, "#1d5240")
    + _oval(640, 394, 684, 403, "#2f7a5a")
)
RIM = '<ellipse cx="640" cy="394" rx="668" ry="388" fill="none" stroke="#3f8f6a" stroke-width="2"/>'
TAVERN_LAMP = light(
    (0, 0, 1280, 720), 470, 190, 820, ((0, "#ffe2a0", 0.36), (0.5, "#ffd08a", 0.06), (1, "#050a14", 0.58))
)


def glow(box: Area, x: float, y: float) -> str:
    """A lamp over that baize, as a snippet."""
    return light(box, x, y, 250, ((0, "#ffe08a", 0.55), (1, "#ffe08a", 0)))


def sea(size: Size, view: Area, shoals: Sequence[tuple[float, float]]) -> pygame.Surface:
    """The open sea, paler over shoals, each by its middle."""
    image = svg(_water(view), size, view)
    reef = svg("".join(oval(round(cx), round(cy + 26), 150, 126, REEF) for cx, cy in shoals), size, view)
    reef.fill((255, 255, 255, SHALLOW), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(reef, (0, 0))
    return opaque(image)


def _water(view: Area) -> str:
    """Lighter in the middle, with short waves strewn over it."""
    x, y, w, h = view
    lot = random.Random(12)
    waves = ""
    for _ in range(WAVES):
        cx, cy = round(x + lot.random() * w), round(y + lot.random() * h)
        v, o = lot.randint(30, 62), lot.choice((0.35, 0.5, 0.25))
        waves += (
            f'<path d="M{cx - v} {cy}q{v * 0.5:.1f} 16 {v} 2q{v * 0.5:.1f} -14 {v} 0q{-v * 0.5:.1f} -2 {-v} 10'
            f'q{-v * 0.5:.1f} 8 {-v} -12z" fill="#58c0cb" opacity="{o}"/>'
        )
    stops = (0, "#2aa5b8", 1), (0.55, "#1a7f9f", 1), (1, SEA, 1)
    bright = round(x + w * 0.47), round(y + h * 0.42), round(w * 0.75)
    return light((round(x), round(y), round(w), round(h)), *bright, stops) + waves
