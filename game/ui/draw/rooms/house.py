"""house: the parlour from outside at night: sky and moon, its roof over the attic, and the walls round its rooms."""

from __future__ import annotations

import math
import random

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms import fill, light

SKY = ("#150f38", "#2c1b57", "#5a2f6b")  # from above down to the hills
STARS = 1 / 9000  # so many to a square unit
MOON = ((0, "#fff3c4", 0.5), (0.35, "#fff3c4", 0.16), (1, "#fff3c4", 0))
WALL, BEAM, TILES, TILES_DARK, BRICK = "#3a1830", "#2a1024", "#6b2a40", "#56203a", "#7a3a3c"
EAVE, THICK = 26.0, 10.0  # units: how far the roof stands out, and how thick the walls are
SCALLOP = 34.0  # units of a roof tile


def at_night(s: Sheet, bleed: Area, rooms: Area | None, attic: Area | None) -> None:
    """The sky, and before it the house round the box of its rooms and that of its attic; the sky alone without them."""
    x, y, w, h = bleed
    stops = "".join(f'<stop offset="{n / 2:g}" stop-color="{colour}"/>' for n, colour in enumerate(SKY))
    lot = random.Random(5)
    stars = "".join(
        f'<circle cx="{x + lot.random() * w:.0f}" cy="{y + lot.random() * h * 0.8:.0f}" r="{lot.choice((1, 1.4, 2))}" '
        f'fill="#fff6d8" opacity="{lot.uniform(0.35, 0.9):.2f}"/>'
        for _ in range(round(w * h * STARS))
    )
    across = f'gradientUnits="userSpaceOnUse" x1="0" y1="{y:g}" x2="0" y2="{y + h:g}"'
    sky = f'<linearGradient id="s" {across}>{stops}</linearGradient>' + fill(bleed, "url(#s)")
    s.svg(sky + stars + hills(bleed), *bleed)
    if rooms and attic:
        above = moon(rooms, attic) + chimney(rooms, attic) + roof(rooms, attic) + gable(attic)
        s.svg(above + walls(rooms, bleed), *bleed)


def hills(bleed: Area) -> str:
    x, y, w, h = bleed
    low = y + h
    return (
        f'<path d="M{x:g} {low - 70:g}Q{x + w * 0.25:g} {low - 130:g} {x + w * 0.55:g} {low - 60:g}'
        f'T{x + w:g} {low - 90:g}V{low:g}H{x:g}Z" fill="#1d1238"/>'
        f'<path d="M{x:g} {low - 26:g}Q{x + w * 0.5:g} {low - 60:g} {x + w:g} {low - 20:g}V{low:g}H{x:g}Z" '
        'fill="#130b28"/>'
    )


def moon(rooms: Area, attic: Area) -> str:
    x, _, w, _ = rooms
    _, top, _, high = attic
    r = min(30.0, high * 0.2)
    cx, cy = x + w * 0.93, top + r
    glow = light((cx - 4 * r, cy - 4 * r, 8 * r, 8 * r), cx, cy, 3.4 * r, MOON)
    return (
        glow
        + f'<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}" fill="#fdeebb"/>'
        + f'<circle cx="{cx - r * 0.3:g}" cy="{cy - r * 0.15:g}" r="{r * 0.2:g}" fill="#e8d394"/>'
        + f'<circle cx="{cx + r * 0.3:g}" cy="{cy + r * 0.35:g}" r="{r * 0.28:g}" fill="#e8d394"/>'
    )


def chimney(rooms: Area, attic: Area) -> str:
    x, _, w, _ = rooms
    _, top, _, high = attic
    left, up, wide = x + w * 0.1, top + high * 0.12, 40.0
    return fill((left, up, wide, high), BRICK) + fill((left - 6, up - 10, wide + 12, 14), "#93494a")


def roof(rooms: Area, attic: Area) -> str:
    """Tiles from the eaves to the ridge over the attic, in rows of scallops above the eaves."""
    x, low, w, _ = rooms
    ax, top, aw, _ = attic
    left, right, eaves, middle = x - EAVE, x + w + EAVE, low - THICK, ax + aw / 2
    ridge = top - 16
    rise = (eaves - ridge) * 0.24
    body = (
        f'<path d="M{left:g} {eaves:g}L{left + 50:g} {eaves - rise:g}C{x + w * 0.2:g} {eaves - rise * 2:g} '
        f"{ax - aw * 0.3:g} {ridge:g} {middle:g} {ridge:g}C{ax + aw * 1.3:g} {ridge:g} {x + w * 0.8:g} "
        f'{eaves - rise * 2:g} {right - 50:g} {eaves - rise:g}L{right:g} {eaves:g}Z" fill="{TILES}"/>'
    )
    for row, colour in enumerate((TILES_DARK, TILES)):
        up, inset = eaves - row * 14 - 8, row * 18.0
        count = max(1, math.floor((right - left - 2 * inset) / SCALLOP))
        wide = (right - left - 2 * inset) / count
        scallops = "".join(
            f"M{left + inset + n * wide:g} {up:g}a{wide / 2:g} 12 0 0 0 {wide:g} 0z" for n in range(count)
        )
        body += f'<path d="{scallops}" fill="{colour}" stroke="{BEAM}" stroke-width="1.5"/>'
    return body + fill((left, eaves - 4, right - left, 8), BEAM)


def gable(attic: Area) -> str:
    """The arch that the attic's window stands in."""
    x, y, w, h = attic
    left, right, low = x - THICK, x + w + THICK, y + h + THICK
    return (
        f'<path d="M{left:g} {low:g}V{y + 6:g}Q{x + w / 2:g} {y - 34:g} {right:g} {y + 6:g}V{low:g}Z" fill="{BEAM}"/>'
        f'<path d="M{left:g} {y + 6:g}Q{x + w / 2:g} {y - 34:g} {right:g} {y + 6:g}" fill="none" stroke="#8a3a50" '
        'stroke-width="4"/>'
    )


def walls(rooms: Area, bleed: Area) -> str:
    """Beams round the rooms, down to the ground."""
    x, y, w, h = rooms
    low = min(y + h + THICK, bleed[1] + bleed[3])
    outer = (x - THICK, y - THICK, w + 2 * THICK, low - y + THICK)
    return fill((outer[0] + 6, outer[1] + 8, outer[2], outer[3]), "#0c0618").replace("/>", ' opacity=".4"/>') + (
        fill(outer, BEAM) + fill((x - 4, y - 4, w + 8, h + 8), WALL)
    )
