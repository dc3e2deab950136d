"""victory: what the result shows when somebody has won: the podium, a banner, and paper scraps in the light."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from game.ui.draw.paint import INK, PAPER, Sheet
from game.ui.draw.shapes import Box, put
from game.ui.scenes import rooms

if TYPE_CHECKING:
    from game.ui.table.crests import Look

BLOCKS = (
    (146, 136, 112, 146),
    (282, 122, 76, 112),
    (26, 120, 56, 104),
    (404, 112, 46, 98),
)  # x, width, height, figure, by place
FLOOR = 398


def picture(s: Sheet, players: list[Look], winners: list[str]) -> None:
    """The players by place on their blocks, and over them who has won."""
    for place, player in reversed(list(enumerate(players[: len(BLOCKS)]))):
        x, w, h, big = BLOCKS[place]
        _block(s, x, FLOOR - h, w, h, place + 1)
        image, foot, down = player.figure(round(big * s.u))
        s.blit(image, x + w / 2 - foot / s.u, FLOOR - h - 4 - down / s.u + big * 0.02)
    _banner(s, winners)


def _banner(s: Sheet, names: list[str]) -> None:
    put(
        s,
        (108, 70, 324, 60),
        '<path d="M120 78H420L404 99L420 120H120L136 99Z" fill="#0c0618" opacity=".4" transform="translate(4 6)"/>'
        '<path d="M112 82H150V124H112L126 103Z" fill="#6b1430"/><path d="M428 82H390V124H428L414 103Z" '
        'fill="#4d0f26"/>'
        '<rect x="132" y="74" width="276" height="44" fill="#c9344a"/><rect x="132" y="74" width="276" '
        'height="5" fill="#ff8f7a"/>'
        '<rect x="132" y="110" width="276" height="3" fill="#f5c242"/>',
        10,
    )
    words = f"{names[0]} wins!" if len(names) == 1 else f"{' and '.join(names)} win!"
    s.text(words, "black", 32, PAPER, 270, 95, "c", 256, maxh=34)


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
    s.text(str(number), "black", 26, INK, x + w / 2, cy, "c", 30, maxh=30)


def stage(s: Sheet, bleed: Box) -> None:
    """Wall, floor, rays behind the winner and paper scraps."""
    x0, y0, w, h = bleed
    rooms.wall((270, 150))(s, bleed)
    lot = random.Random(3)
    rays = "".join(
        f'<path d="M270 '
        f"236L{270 + 420 * math.cos(a):.0f} {236 + 420 * math.sin(a):.0f}L{270 + 420 * math.cos(a + 0.11):.0f} "
        f'{236 + 420 * math.sin(a + 0.11):.0f}Z" fill="#ffe9a8" opacity=".10"/>'
        for a in (math.pi + i * math.pi / 11 for i in range(12))
    )
    scraps = "".join(
        f'<g transform="translate({lot.randint(6, 540)} {lot.randint(62, 330)}) rotate({lot.randint(0, 180)})">'
        f'<path d="M-6 -3Q0 -6 6 -3L5 4Q0 1 -6 4Z" '
        f'fill="{lot.choice(("#e8553b", "#f5c242", "#52b65e", "#3a86da", "#8d64cf", "#fff4de"))}"/></g>'
        for _ in range(56)
    )
    s.svg(
        f'<rect x="{x0:g}" y="470" width="{w:g}" height="{y0 + h - 470:g}" fill="#2c1726"/><rect x="{x0:g}" '
        f'y="466" width="{w:g}" height="6" fill="#6b3a2a"/>'
        + rooms.light((x0, 56, 620 - x0, 520), 270, 230, 330, ((0, "#ffe08a", 0.6), (1, "#ffe08a", 0)))
        + rays
        + scraps
        + f'<ellipse cx="276" cy="{FLOOR + 2}" rx="270" ry="15" fill="#0c0618" opacity=".5"/>',
        *bleed,
    )
