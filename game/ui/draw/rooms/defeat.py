"""defeat: what the result shows when all have lost: a dark picture of what has come about instead of a podium."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms import Figure, fill, wall
from game.ui.draw.shapes import put

FRAME = (14, 68, 526, 330)  # of the picture: x, y, width, height in its own units
GROUND = 352  # where the losers stand


def stage(s: Sheet, bleed: Area, at: Area) -> None:
    """The same room with the lamp out, round the picture that hangs there."""
    x0, y0, w, h = bleed
    floor = at[1] + at[3] * 1.2
    wall((at[0] + at[2] / 2, at[1] + at[3] / 4), 0.55)(s, bleed)
    floors = fill((x0, floor, w, y0 + h - floor), "#1a0f1e") + fill((x0, floor - 4, w, 6), "#3d2430")
    s.svg(floors, *bleed)


def picture(s: Sheet, behind: str, before: Callable[[Sheet], None], players: Sequence[Figure]) -> None:
    """Dark hills, what stands behind and before them, and the losers small in front, in the units of `FRAME`."""
    put(s, FRAME, _sky() + behind + _ground(), 6)
    before(s)
    step = min(78.0, 470 / len(players))
    for n, player in enumerate(players):
        image, foot, down = player(round(56 * s.u))
        x = 277 + (n - (len(players) - 1) / 2) * step
        put(
            s,
            (x - 30, GROUND + 16, 60, 12),
            f'<ellipse cx="{x}" cy="{GROUND + 22}" rx="26" ry="5" fill="#0a0412" opacity=".6"/>',
            2,
        )
        s.blit(image, x - foot / s.u, GROUND + 24 - down / s.u)
    put(s, FRAME, _frame(), 8)


def banner(s: Sheet, at: Area) -> None:
    """The torn cloth under the words of what has come about."""
    x, y, w, h = at
    n = max(6, round(w / 30))
    torn = "".join(f"L{x + w - 16 - (w - 32) * i / n:.1f} {y + h - (2, 9, 4, 12)[i % 4]}" for i in range(n + 1))
    put(
        s,
        at,
        f'<path d="M{x} {y + 10}H{x + 40}V{y + h}H{x}L{x + 14} {y + h / 2 + 5}Z" fill="#2a3044"/>'
        f'<path d="M{x + w} {y + 10}H{x + w - 40}V{y + h}H{x + w}L{x + w - 14} {y + h / 2 + 5}Z" fill="#232839"/>'
        f'<path d="M{x + 16} {y}H{x + w - 16}{torn}Z" fill="#3d4660"/>'
        f'<rect x="{x + 16}" y="{y}" width="{w - 32}" height="5" fill="#6d7894"/>',
        6,
    )


def _sky() -> str:
    x, y, w, h = FRAME
    lot = random.Random(8)
    smoke = "".join(
        f'<ellipse cx="{x + lot.randint(120, w - 120)}" cy="{y + lot.randint(60, 170)}" rx="{lot.randint(40, 110)}" '
        f'ry="{lot.randint(8, 20)}" fill="#1a0a20" opacity=".35"/>'
        for _ in range(14)
    )
    return (
        '<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="68" x2="0" y2="372">'
        '<stop offset="0" stop-color="#1d1033"/>'
        '<stop offset=".5" stop-color="#5a1b3c"/><stop offset=".8" stop-color="#b23a34"/>'
        '<stop offset="1" stop-color="#e8743a"/></linearGradient>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="16" fill="url(#sky)"/>'
        f'<path d="M{x + 70} {y + 66}a34 34 0 1 0 44 50a28 28 0 0 1 -44 -50Z" fill="#f2dcb0"/>' + smoke
    )


def _ground() -> str:
    x, y, w, h = FRAME
    return (
        f'<path d="M{x} 340Q{x + 130} 322 {x + 260} 338T{x + w} 332V{y + h - 16}Q{x + w} {y + h} {x + w - 16} {y + h}'
        f'H{x + 16}Q{x} {y + h} {x} {y + h - 16}Z" fill="#160a1c"/>'
        f'<path d="M{x} 366Q{x + 150} 352 {x + 300} 364T{x + w} 360V{y + h - 16}Q{x + w} {y + h} {x + w - 16} {y + h}'
        f'H{x + 16}Q{x} {y + h} {x} {y + h - 16}Z" fill="#221126"/>'
    )


def _frame() -> str:
    x, y, w, h = FRAME
    return (
        f'<rect x="{x + 3}" y="{y + 3}" width="{w - 6}" height="{h - 6}" rx="14" fill="none" stroke="#2a1020" '
        f'stroke-width="8"/><rect x="{x + 1}" y="{y + 1}" width="{w - 2}" height="{h - 2}" rx="16" fill="none" '
        'stroke="#8a5a36" stroke-width="3"/>'
    )
