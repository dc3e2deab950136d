"""ground: what lies still on the table of The Monster Pack: the felt, and the mat with its rows, lanes and spots."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain, product

import pygame

from game.rules.pack.state import LANES
from game.ui.draw.disk import Size
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Sheet, dashes, icon, svg
from game.ui.draw.shapes import Box
from game.ui.draw.svg import opaque
from game.ui.games.pack.lies import BROAD_AIR, RATIO, RIM, Lie
from game.ui.games.pack.places import Places
from game.ui.table.ground import Ground
from game.ui.table.part import Part, Still, laid_in
from game.ui.table.view import View

FAR, NEAR = ("#28386e", "#334a8c", "#8fb0f0"), ("#5c2346", "#7a2c4c", "#f0a08f")  # waiting, active, dashes


class PackGround(Ground):
    """The mat lies on the cloth, and all that lies still on both."""

    def __init__(self, view: View, places: Places, parts: Sequence[Part]) -> None:
        super().__init__(view, parts)
        self.places = places

    def setting(self) -> Hashable:
        return self.view.home, self.view.in_lesson

    def lying(self) -> Iterable[Still]:
        still = Still("mat", around(self.places.lie), self.places.lying.form, self.mat)
        return chain((laid_in(self.places.mat, still),), super().lying())

    def mat(self, s: Sheet) -> None:
        """The mat, from a picture: it is the largest part and never changes."""
        lie = self.places.lie
        x, y, w, h = around(lie)
        size = round(w * s.u), round(h * s.u)

        def draw(size: Size) -> pygame.Surface:
            image, u = pygame.Surface(size, pygame.SRCALPHA), size[0] / w
            mat(Sheet(lie.w * u, lie.box[2:], image, (-x * u, -y * u)), lie)
            return image

        if s.marks is not None:  # words are recorded where they lie
            mat(s, lie)
        else:
            key, pictures = f"pack mat {self.places.lying.form}", self.view.pictures
            s.blit(pictures.get(key, size, Sized(draw, size), wait=not pictures.known(key)), x, y)

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        return self.laid_below(f"pack felt {bleed}", size, lambda size: felt(size, bleed), "#4b2955")


def felt(size: tuple[int, int], bleed: Box) -> pygame.Surface:
    """The whole window; bleed is its box in units."""
    x, y, w, h = bleed
    weave = "".join(
        f'<path d="M{left} {at}l6 -6M{left + 6} {at}l-6 -6" stroke="#56305f" stroke-width="1.4" fill="none"/>'
        for at in range(int(y) - 18, int(y + h) + 26, 26)
        for left in range(int(x) - 7 + (13 if at // 26 % 2 else 0), int(x + w) + 26, 26)
    )
    light = (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{0.34 * w}" cy="{0.21 * h}" r="{0.64 * max(w, h)}">'
        '<stop offset="0" '
        'stop-color="#ffcf8a" stop-opacity=".34"/><stop offset=".5" stop-color="#ff9f6a" stop-opacity=".05"/>'
        '<stop offset="1" stop-color="#080418" stop-opacity=".55"/></radialGradient>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#g)"/>'
    )
    body = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#4b2955"/>{weave}{light}'
    return opaque(svg(body, size, bleed))


def mat(t: Sheet, lie: Lie) -> None:
    """The mat with all its empty spots and the names of its rows."""
    _, _, w, h = lie.box
    top, low, left, right = RIM, h - RIM, RIM, w - RIM
    (far, _, _), (near, _, _) = FAR, NEAR
    t.svg(
        f'<rect y="7" width="{w}" height="{h}" rx="26" fill="#0c0618" opacity=".5"/>'
        f'<rect width="{w}" height="{h}" rx="26" fill="#2a1740"/>'
        f'<path d="M{left} {lie.middle}V{top + 18}C{left} {top + 6} {left + 6} {top} {left + 18} {top}H{right - 18}'
        f'C{right - 6} {top} {right} {top + 6} {right} {top + 18}V{lie.middle}Z" fill="{far}"/>'
        f'<path d="M{left} {lie.middle}V{low - 18}C{left} {low - 6} {left + 6} {low} {left + 18} {low}H{right - 18}'
        f'C{right - 6} {low} {right} {low - 6} {right} {low - 18}V{lie.middle}Z" fill="{near}"/>'
        + active(lie)
        + "".join(
            f'<path d="M{lie.lane_box(k)[0]} {top}V{low}" stroke="#0c0618" stroke-width="2" stroke-opacity=".3"/>'
            for k in LANES
        )
        + f'<rect x="4" y="4" width="{w - 8}" height="{h - 8}" rx="22" fill="none" stroke="#f5c242" stroke-width="3"/>'
        + jag(left, right, lie.middle)
        + "".join(slot(*lie.spot(family, own, k)[:3], (NEAR if own else FAR)[2]) for family, own, k in spots()),
        *around(lie),
    )
    names(t, lie)


def around(lie: Lie) -> Box:
    """A mat with its shadow."""
    return -4, -4, lie.w + 8, 2 * lie.middle + 14


def spots() -> Iterable[tuple[str, bool, int]]:
    """Family, side and lane of all of them."""
    return product(("waiting", "active"), (False, True), LANES)


def active(lie: Lie) -> str:
    """The ground of the active spots: a row on each side, or what is right of the waiting ones in each lane."""
    boxes = [(RIM, lie.split, lie.w - 2 * RIM, lie.middle - lie.split)]
    if lie.beside:
        wide = lie.active + 1.5 * BROAD_AIR
        boxes = [(x + w - wide, RIM, wide, lie.middle - RIM) for x, _, w, _ in map(lie.lane_box, LANES)]
    return "".join(
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{FAR[1]}"/>'
        f'<rect x="{x}" y="{lie.middle}" width="{w}" height="{h}" fill="{NEAR[1]}"/>'
        for x, y, w, h in boxes
    )


def names(t: Sheet, lie: Lie) -> None:
    """What stands on the mat in words and numbers."""
    inks = {False: "#d9c7ee", True: "#f6cdb8"}
    if lie.beside:
        for family, own, column in spots():
            x, y, w, _ = lie.spot(family, own, column)
            t.text(family.upper(), "label", 13, inks[own], x, y + w * RATIO / 2 - 14, "c", w - 10, maxh=18)
    else:
        for family, own in product(("waiting", "active"), inks):
            y = lie.spot(family, own, 0).y
            t.text(family.upper(), "label", 14, inks[own], 29, y, "c", 84, rot=90, tracking=0.14)
    for own, (*_, ink) in ((False, FAR), (True, NEAR)):
        for column in LANES:
            t.text(str(column + 1), "black", 17, ink, *lie.number(own, column), "c", 20, maxh=20)


def jag(left: float, right: float, middle: float) -> str:
    """The line where both sides meet."""
    step = (right - left) / 28
    points = "".join(f"L{left + (k + 0.5) * step:.0f} {middle + (-7 if k % 2 else 7)}" for k in range(28))
    path = f"M{left} {middle}{points}L{right} {middle}"
    return "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide}" stroke-linejoin="round"/>'
        for ink, wide in (("#1a0c2a", 9), ("#f5c242", 4))
    )


def slot(cx: float, cy: float, w: float, ink: str) -> str:
    """A spot where a monster may come to lie, by its middle and width."""
    h = w * RATIO
    x, y = cx - w / 2, cy - h / 2
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
