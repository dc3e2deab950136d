"""ground: what lies still on the table of The Monster Pack: the felt, and the mat with its rows, lanes and spots."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import chain

import pygame

from game.ui.draw.paint import Sheet, dashes, icon, svg
from game.ui.draw.shapes import Box
from game.ui.draw.svg import opaque
from game.ui.games.pack.places import (
    ACTIVE_W,
    LANE,
    LANE_X,
    LANES_HIGH,
    LANES_TOP,
    MAT,
    MIDDLE,
    RATIO,
    TOPS,
    WAITING_W,
    lane_x,
)
from game.ui.table.ground import Ground
from game.ui.table.part import Still

FAR, NEAR = ("#28386e", "#334a8c", "#8fb0f0"), ("#5c2346", "#7a2c4c", "#f0a08f")  # waiting, active, dashes
SPLIT_FAR, SPLIT_NEAR = 153.0, 459.0


class PackGround(Ground):
    """The mat lies on the cloth, and all that lies still on both."""

    def setting(self) -> Hashable:
        return self.view.home, self.view.in_lesson

    def lying(self) -> Iterable[Still]:
        x, y, w, h = MAT
        return chain((Still("mat", (x - 4, y - 4, w + 8, h + 14), "mat", self.mat),), super().lying())

    def mat(self, s: Sheet) -> None:
        """The mat, from a picture: it is the largest part and never changes."""
        x, y, w, h = MAT
        box = (x - 4, y - 4, w + 8, h + 14)

        def draw() -> pygame.Surface:
            image = pygame.Surface((round(box[2] * s.u), round(box[3] * s.u)), pygame.SRCALPHA)
            mat(Sheet(1280 * s.u, (1280, 720), image, (-box[0] * s.u, -box[1] * s.u), s.text_scale))
            return image

        size = (round(box[2] * s.u), round(box[3] * s.u))
        s.blit(self.view.pictures.get(f"pack mat {s.text_scale}", size, draw, wait=True), box[0], box[1])
        if s.marks is not None:  # words are recorded where they lie
            names(s)

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        return self.view.pictures.get(f"pack felt {bleed}", size, lambda: felt(size, bleed), wait=True, lasts=True)


def felt(size: tuple[int, int], bleed: Box) -> pygame.Surface:
    """The whole window; bleed is its box in units, which may reach beyond the canvas."""
    x, y, w, h = bleed
    weave = "".join(
        f'<path d="M{left} {at}l6 -6M{left + 6} {at}l-6 -6" stroke="#56305f" stroke-width="1.4" fill="none"/>'
        for at in range(int(y) - 18, int(y + h) + 26, 26)
        for left in range(int(x) - 7 + (13 if at // 26 % 2 else 0), int(x + w) + 26, 26)
    )
    light = (
        '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="430" cy="150" r="820"><stop offset="0" '
        'stop-color="#ffcf8a" stop-opacity=".34"/><stop offset=".5" stop-color="#ff9f6a" stop-opacity=".05"/>'
        '<stop offset="1" stop-color="#080418" stop-opacity=".55"/></radialGradient>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#g)"/>'
    )
    body = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#4b2955"/>{weave}{light}'
    return opaque(svg(body, size, bleed))


def mat(t: Sheet) -> None:
    """The mat with all its empty spots and the names of its rows."""
    x, y, w, h = MAT
    top, low, left, right = y + 8, y + h - 8, x + 8, x + w - 8
    (far, far_active, _), (near, near_active, _) = FAR, NEAR
    t.svg(
        f'<rect x="{x}" y="{y + 7}" width="{w}" height="{h}" rx="26" fill="#0c0618" opacity=".5"/>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="26" fill="#2a1740"/>'
        f'<path d="M{left} {MIDDLE}V{top + 18}C{left} {top + 6} {left + 6} {top} {left + 18} {top}H{right - 18}'
        f'C{right - 6} {top} {right} {top + 6} {right} {top + 18}V{MIDDLE}Z" fill="{far}"/>'
        f'<path d="M{left} {MIDDLE}V{low - 18}C{left} {low - 6} {left + 6} {low} {left + 18} {low}H{right - 18}'
        f'C{right - 6} {low} {right} {low - 6} {right} {low - 18}V{MIDDLE}Z" fill="{near}"/>'
        f'<path d="M{left} {SPLIT_FAR}H{right}V{MIDDLE}H{left}Z" fill="{far_active}"/>'
        f'<path d="M{left} {MIDDLE}H{right}V{SPLIT_NEAR}H{left}Z" fill="{near_active}"/>'
        + "".join(
            f'<path d="M{LANE_X + LANE * k} {top}V{low}" stroke="#0c0618" stroke-width="2" stroke-opacity=".3"/>'
            for k in range(4)
        )
        + f'<rect x="{x + 4}" y="{y + 4}" width="{w - 8}" height="{h - 8}" rx="22" fill="none" stroke="#f5c242" '
        'stroke-width="3"/>'
    )
    t.svg(jag(left, right))
    for (family, own), row in TOPS.items():
        wide = WAITING_W if family == "waiting" else ACTIVE_W
        for column in range(4):
            t.svg(slot(lane_x(column) - wide / 2, row, wide, (NEAR if own else FAR)[2]))
    names(t)


def names(t: Sheet) -> None:
    """What stands on the mat in words and numbers."""
    for text, at, ink in (
        ("WAITING", 104, "#d9c7ee"),
        ("ACTIVE", 226, "#d9c7ee"),
        ("ACTIVE", 390, "#f6cdb8"),
        ("WAITING", 508, "#f6cdb8"),
    ):
        t.text(text, "label", 14, ink, MAT[0] + 29, at, "c", 84, rot=90, tracking=0.14)
    for column in range(4):
        x = LANE_X + LANE * column + 17
        for y, (*_, ink) in ((LANES_TOP + 16, FAR), (LANES_TOP + LANES_HIGH - 16, NEAR)):
            t.text(str(column + 1), "black", 17, ink, x, y, "c", 20, maxh=20)


def jag(left: float, right: float) -> str:
    """The line where both sides meet."""
    step = (right - left) / 28
    points = "".join(f"L{left + (k + 0.5) * step:.0f} {MIDDLE + (-7 if k % 2 else 7)}" for k in range(28))
    path = f"M{left} {MIDDLE}{points}L{right} {MIDDLE}"
    return "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide}" stroke-linejoin="round"/>'
        for ink, wide in (("#1a0c2a", 9), ("#f5c242", 4))
    )


def slot(x: float, y: float, w: float, ink: str) -> str:
    """A spot where a monster may come to lie."""
    h = w * RATIO
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h:.1f}" rx="9" fill="#0c0618" opacity=".28"/>'
        + dashes(x + 2, y + 2, w - 4, h - 4, ink)
        + icon("claw", x + w / 2, y + h / 2, w * 0.3, ink, ink)
    )


def heart(x: float, y: float, size: float) -> str:
    """The heart in the middle of a dial."""
    k = size
    return (
        icon("heart", x + 2, y + 4, k, "#0c0618", "#0c0618")
        + icon("heart", x, y, k, "#e8433f", "#e8433f")
        + f'<path d="M{x - k * 0.41:.1f} {y - k * 0.12:.1f}C{x - k * 0.44:.1f} {y - k * 0.38:.1f} {x - k * 0.2:.1f} '
        f"{y - k * 0.44:.1f} {x - k * 0.08:.1f} {y - k * 0.34:.1f}C{x - k * 0.26:.1f} {y - k * 0.34:.1f} "
        f'{x - k * 0.34:.1f} {y - k * 0.24:.1f} {x - k * 0.41:.1f} {y - k * 0.12:.1f}Z" fill="#ff9a8a"/>'
    )
