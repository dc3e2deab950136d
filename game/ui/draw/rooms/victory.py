"""victory: what the result shows when somebody has won: the podium, a banner, and paper scraps in the light."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from game.ui.draw.paint import INK, Area, Sheet
from game.ui.draw.rooms import Figure, fill, light, wall
from game.ui.draw.shapes import put

BLOCKS = (
    (146, 136, 112, 146),
    (282, 122, 76, 112),
    (26, 120, 56, 104),
    (404, 112, 46, 98),
)  # x, width, height, figure, by place
FLOOR = 398
REGION = (10.0, 96.0, 520.0, 302.0)  # of the picture: x, y, width, height in its own units


def picture(s: Sheet, players: Sequence[Figure]) -> None:
    """The players by place on their blocks, in the units of `REGION`."""
    for place, player in reversed(list(enumerate(players[: len(BLOCKS)]))):
        x, w, h, big = BLOCKS[place]
        _block(s, x, FLOOR - h, w, h, place + 1)
        image, foot, down = player(round(big * s.u))
        s.blit(image, x + w / 2 - foot / s.u, FLOOR - h - 4 - down / s.u + big * 0.02)


def banner(s: Sheet, at: Area) -> None:
    """The ribbon under the words of who has won."""
    x, y, w, h = at
    r, end = x + w, min(22.0, h / 2)
    put(
        s,
        at,
        f'<path d="M{x} {y + 8}H{x + 40}V{y + h}H{x}L{x + end * 0.7:.1f} {y + h / 2 + 4}Z" fill="#6b1430"/>'
        f'<path d="M{r} {y + 8}H{r - 40}V{y + h}H{r}L{r - end * 0.7:.1f} {y + h / 2 + 4}Z" fill="#4d0f26"/>'
        f'<rect x="{x + 20}" y="{y}" width="{w - 40}" height="{h - 6}" fill="#c9344a"/>'
        f'<rect x="{x + 20}" y="{y}" width="{w - 40}" height="5" fill="#ff8f7a"/>'
        f'<rect x="{x + 20}" y="{y + h - 14}" width="{w - 40}" height="3" fill="#f5c242"/>',
        6,
    )


def _block(s: Sheet, x: float, y: float, w: float, h: float, number: int) -> None:
    cy, r = y + min(40, h / 2 + 2), 21 if h < 60 else 24
    metal = ("#f5c242", "#d9dbe8", "#d08a52", "#a98a72")[number - 1]
    put(
        s,
        (x, y - 14, w, h + 14),
        f'<path d="M{x} {y}L{x + 14} {y - 14}H{x + w - 14}L{x + w} {y}Z" fill="#e8b06c"/>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#b06a3c"/><rect x="{x}" y="{y}" width="{w}" '
        f'height="5" fill="#f0c48a"/>'
        f'<path d="M{x + w * 0.62} {y + 5}H{x + w}V{y + h}H{x + w * 0.5}Z" fill="#96552f"/>'
        f'<circle cx="{x + w / 2}" cy="{cy}" r="{r}" fill="#5a2f26"/><circle cx="{x + w / 2}" cy="{cy - 1}" '
        f'r="{r - 2}" fill="{metal}"/>',
        2,
    )
    s.say(str(number), "number_large", INK, x + w / 2, cy, "c", 30, maxh=30)


def stage(s: Sheet, bleed: Area, at: Area) -> None:
    """Wall, floor, rays behind the winner and paper scraps, round the podium that stands there."""
    x0, y0, w, h = bleed
    left, top, wide, high = at
    x, y, k = left + wide / 2, top + high * 0.4, wide / REGION[2]
    floor = top + high * 1.06
    wall((x, y - 80 * k))(s, bleed)
    lot = random.Random(3)
    rays = "".join(
        f'<path d="M{x:.0f} {y:.0f}L{x + 420 * k * math.cos(a):.0f} {y + 420 * k * math.sin(a):.0f}'
        f'L{x + 420 * k * math.cos(a + 0.11):.0f} {y + 420 * k * math.sin(a + 0.11):.0f}Z" fill="#ffe9a8" '
        'opacity=".10"/>'
        for a in (math.pi + i * math.pi / 11 for i in range(12))
    )
    scraps = "".join(
        f'<g transform="translate({x + lot.uniform(-270, 270) * k:.0f} {y + lot.uniform(-190, 110) * k:.0f}) '
        f'rotate({lot.randint(0, 180)})"><path d="M-6 -3Q0 -6 6 -3L5 4Q0 1 -6 4Z" '
        f'fill="{lot.choice(("#e8553b", "#f5c242", "#52b65e", "#3a86da", "#8d64cf", "#fff4de"))}"/></g>'
        for _ in range(56)
    )
    glow = (x - 350 * k, y - 300 * k, 700 * k, 620 * k)
    s.svg(
        fill((x0, floor, w, y0 + h - floor), "#2c1726")
        + fill((x0, floor - 4, w, 6), "#6b3a2a")
        + light(glow, x, y, 330 * k, ((0, "#ffe08a", 0.6), (1, "#ffe08a", 0)))
        + rays
        + scraps
        + f'<ellipse cx="{x:g}" cy="{top + high:g}" rx="{270 * k:g}" ry="{15 * k:g}" fill="#0c0618" opacity=".5"/>',
        *bleed,
    )
