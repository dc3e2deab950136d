"""playmat: a mat of two sides with lanes and spots, and the heart of a dial beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.draw.paint import Area, Sheet, dashes, icon


class Side(NamedTuple):
    """Colours of a side: its ground, the ground of active spots, the edge of a spot and numbers, names of rows."""

    ground: str
    active: str
    edge: str
    ink: str


FAR = Side("#28386e", "#334a8c", "#8fb0f0", "#d9c7ee")
NEAR = Side("#5c2346", "#7a2c4c", "#f0a08f", "#f6cdb8")


def playmat(w: float, h: float, rim: float, middle: float, lanes: Sequence[float], active: Sequence[Area]) -> str:
    """The mat from 0, 0, with the left edges of its lanes, and the far side's grounds of active spots."""
    top, low, left, right = rim, h - rim, rim, w - rim
    return (
        f'<rect y="7" width="{w}" height="{h}" rx="26" fill="#0c0618" opacity=".5"/>'
        f'<rect width="{w}" height="{h}" rx="26" fill="#2a1740"/>'
        f'<path d="M{left} {middle}V{top + 18}C{left} {top + 6} {left + 6} {top} {left + 18} {top}H{right - 18}'
        f'C{right - 6} {top} {right} {top + 6} {right} {top + 18}V{middle}Z" fill="{FAR.ground}"/>'
        f'<path d="M{left} {middle}V{low - 18}C{left} {low - 6} {left + 6} {low} {left + 18} {low}H{right - 18}'
        f'C{right - 6} {low} {right} {low - 6} {right} {low - 18}V{middle}Z" fill="{NEAR.ground}"/>'
        + "".join(
            f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{FAR.active}"/>'
            f'<rect x="{x}" y="{middle}" width="{wide}" height="{high}" fill="{NEAR.active}"/>'
            for x, y, wide, high in active
        )
        + "".join(f'<path d="M{x} {top}V{low}" stroke="#0c0618" stroke-width="2" stroke-opacity=".3"/>' for x in lanes)
        + f'<rect x="4" y="4" width="{w - 8}" height="{h - 8}" rx="22" fill="none" stroke="#f5c242" stroke-width="3"/>'
        + _jag(left, right, middle)
    )


def _jag(left: float, right: float, middle: float) -> str:
    """The line where both sides meet."""
    step = (right - left) / 28
    points = "".join(f"L{left + (k + 0.5) * step:.0f} {middle + (-7 if k % 2 else 7)}" for k in range(28))
    path = f"M{left} {middle}{points}L{right} {middle}"
    return "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide}" stroke-linejoin="round"/>'
        for ink, wide in (("#1a0c2a", 9), ("#f5c242", 4))
    )


def empty(cx: float, cy: float, w: float, ratio: float, side: Side) -> str:
    """A spot where a card so wide and `ratio` times as high may come to lie, by its middle."""
    h = w * ratio
    x, y = cx - w / 2, cy - h / 2
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h:.1f}" rx="9" fill="#0c0618" opacity=".28"/>'
        + dashes(x + 2, y + 2, w - 4, h - 4, side.edge)
        + icon("claw", x + w / 2, y + h / 2, w * 0.3, side.edge, side.edge)
    )


def name_spot(t: Sheet, word: str, side: Side, x: float, y: float, room: float) -> None:
    """What a spot is for, where it has no row."""
    t.text(word.upper(), "label", 13, side.ink, x, y, "c", room, maxh=18)


def name_row(t: Sheet, word: str, side: Side, x: float, y: float) -> None:
    """What a row is for, upright beside it."""
    t.text(word.upper(), "label", 14, side.ink, x, y, "c", 84, rot=90, tracking=0.14)


def number(t: Sheet, lane: int, side: Side, x: float, y: float) -> None:
    """The number of a lane at its end."""
    t.text(str(lane), "black", 17, side.edge, x, y, "c", 20, maxh=20)


def heart(x: float, y: float, k: float) -> str:
    """The heart in the middle of a dial, so large."""
    return (
        icon("heart", x + 2, y + 4, k, "#0c0618", "#0c0618")
        + icon("heart", x, y, k, "#e8433f", "#e8433f")
        + f'<path d="M{x - k * 0.41:.1f} {y - k * 0.12:.1f}C{x - k * 0.44:.1f} {y - k * 0.38:.1f} {x - k * 0.2:.1f} '
        f"{y - k * 0.44:.1f} {x - k * 0.08:.1f} {y - k * 0.34:.1f}C{x - k * 0.26:.1f} {y - k * 0.34:.1f} "
        f'{x - k * 0.34:.1f} {y - k * 0.24:.1f} {x - k * 0.41:.1f} {y - k * 0.12:.1f}Z" fill="#ff9a8a"/>'
    )
