"""Card backs: a lattice of sleepy eyes round one that watches; the same upside down but for the gaze."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.ui.draw.cards.frame import UNITS, stock
from game.ui.draw.paint import Sheet, icon


class Back(NamedTuple):
    """Colours of a back, and the sign above and below its eye."""

    field: str
    pattern: str
    ring: str
    medallion: str
    figure: str
    sign: str
    edge: str


BACKS = {
    "equipment": Back("#2a2338", "#3a3150", "#f5c242", "#1b1628", "#ffe8b0", "sword", "#16121f"),
    "guild": Back("#f7ead0", "#ead6ae", "#b5822f", "#fff6e2", "#8f2342", "helmet", "#c9a56a"),
    "quest": Back("#5a2140", "#6d2c50", "#f5c242", "#35102a", "#ffe8b0", "star", "#2f0f26"),
    "warning": Back("#241a38", "#3a2c50", "#f5c242", "#140d22", "#f5c242", "flame", "#0f0913"),
    "kingdom": Back("#3b2a6b", "#4b3885", "#f5c242", "#281b4f", "#ffe8b0", "tower", "#1d1338"),
    "pack": Back("#7a1f38", "#93304a", "#f5c242", "#4d1128", "#ffe8b0", "claw", "#380b1e"),
}
SIDEWAYS = ("quest", "warning")
UPRIGHT = tuple(name for name in BACKS if name not in SIDEWAYS)


def back(which: str, width: float) -> pygame.Surface:
    """The back of a deck. Quests lie sideways: width is that of the card as it lies."""
    if which in SIDEWAYS:
        return pygame.transform.rotate(_upright(BACKS[which], width * UNITS[0] / UNITS[1]), 90)
    return _upright(BACKS[which], width)


def _upright(look: Back, width: float) -> pygame.Surface:
    c = Sheet(width, UNITS)
    stock(c, look.field, look.edge)
    c.svg(
        _lattice(look)
        + _corners(look)
        + f'<path d="M44 22H456C468 22 478 32 478 44V656C478 668 468 678 456 678H44C32 678 22 668 22 656V44'
        f'C22 32 32 22 44 22Z" fill="none" stroke="{look.ring}" stroke-width="6"/>'
        + _sun(look)
        + EYE
        + f'<path d="{LID}" fill="{look.edge}"/>'
        + icon(look.sign, 250, 118, 74, look.figure, look.field)
        + icon(look.sign, 250, 582, 74, look.figure, look.field, 180)
    )
    return c.surf


def _lattice(look: Back) -> str:
    out = ""
    for row in range(17):
        for k in range(10 if row % 2 else 11):
            x, y = 30 + k * 44 + (22 if row % 2 else 0), 46 + row * 38
            if 30 < x < 470 and 40 < y < 660:
                out += (
                    f'<path d="M{x - 16} {y}Q{x} {y - 15} {x + 16} {y}Q{x} {y + 15} {x - 16} {y}Z" '
                    f'fill="{look.pattern}"/><circle cx="{x}" cy="{y}" r="4.6" fill="{look.field}"/>'
                )
    return out


def _corners(look: Back) -> str:
    piece = (
        f'<path d="M22 92C60 88 88 60 92 22H22Z" fill="{look.edge}"/>'
        f'<path d="M22 92C60 88 88 60 92 22" fill="none" stroke="{look.ring}" stroke-width="5"/>'
    )
    return "".join(
        f'<g transform="translate(250 350) scale({sx} {sy}) translate(-250 -350)">{piece}</g>'
        for sx in (1, -1)
        for sy in (1, -1)
    )


def _sun(look: Back) -> str:
    def far(angle: float) -> str:
        return f"{250 + 190 * math.cos(angle):.1f} {350 + 190 * math.sin(angle):.1f}"

    rays = "".join(
        f'<path d="M250 350L{far(a)}L{far(a + 0.13)}Z" fill="{look.ring}"/>'
        for a in (math.pi * k / 12 - 0.065 for k in range(24))
    )
    return (
        f'<circle cx="254" cy="360" r="178" fill="#0c0618" opacity=".25"/>'
        f'<circle cx="250" cy="350" r="178" fill="{look.edge}"/>{rays}'
        f'<circle cx="250" cy="350" r="150" fill="{look.ring}"/>'
        f'<circle cx="250" cy="350" r="142" fill="{look.medallion}"/>'
    )


ALMOND = "M124 350C160 268 340 268 376 350C340 432 160 432 124 350Z"
EYE = (
    f'<path d="{ALMOND}" fill="#0c0618" opacity=".35" transform="translate(4 9)"/><path d="{ALMOND}" fill="#fff8e8"/>'
    '<path d="M124 350C160 268 340 268 376 350C330 300 170 300 124 350Z" fill="#d9cfdc"/>'
    '<circle cx="250" cy="350" r="58" fill="#c8780f"/>'
    '<path d="M194 358A58 58 0 0 0 306 358Q250 424 194 358Z" fill="#f6bb32"/>'
    '<path d="M250 300C268 324 268 376 250 400C232 376 232 324 250 300Z" fill="#241a38"/>'
    '<circle cx="230" cy="328" r="15" fill="#fffdf4"/><circle cx="272" cy="376" r="6.5" fill="#fffdf4"/>'
)
LID = "M118 352C160 258 340 258 382 352C384 356 378 360 374 354C330 286 170 286 126 354C122 360 116 356 118 352Z"
