"""ground: what lies still on the table of The Monster Pack: the felt, and the mat with its rows, lanes and spots."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain, product

import pygame

from game.rules.pack.state import LANES
from game.ui.draw.disk import Size
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms.cloths import FELT, felt
from game.ui.draw.rooms.playmat import FAR, NEAR, empty, name_row, name_spot, number, playmat
from game.ui.games.pack.places import BROAD_AIR, RATIO, RIM, Lie, Places
from game.ui.table.ground import Ground
from game.ui.table.part import Part, Still, View, laid_in


class PackGround(Ground):
    """The mat lies on the cloth, and all that lies still on both."""

    woven = ("pack felt", felt, FELT)

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


def mat(t: Sheet, lie: Lie) -> None:
    """The mat with all its empty spots and the names of its rows."""
    _, _, w, h = lie.box
    lanes = [lie.lane_box(k)[0] for k in LANES]
    t.svg(
        playmat(w, h, RIM, lie.middle, lanes, active(lie))
        + "".join(empty(*lie.spot(family, own, k)[:3], RATIO, NEAR if own else FAR) for family, own, k in spots()),
        *around(lie),
    )
    names(t, lie)


def around(lie: Lie) -> Area:
    """A mat with its shadow."""
    return -4, -4, lie.w + 8, 2 * lie.middle + 14


def spots() -> Iterable[tuple[str, bool, int]]:
    """Family, side and lane of all of them."""
    return product(("waiting", "active"), (False, True), LANES)


def active(lie: Lie) -> list[Area]:
    """The far side's ground of the active spots, as large as the near side's: a row, or what is right of the waiting
    ones in each lane."""
    if not lie.beside:
        return [(RIM, lie.split, lie.w - 2 * RIM, lie.middle - lie.split)]
    wide = lie.active + 1.5 * BROAD_AIR
    return [(x + w - wide, RIM, wide, lie.middle - RIM) for x, _, w, _ in map(lie.lane_box, LANES)]


def names(t: Sheet, lie: Lie) -> None:
    """What stands on the mat in words and numbers."""
    sides = {False: FAR, True: NEAR}
    if lie.beside:
        for family, own, column in spots():
            x, y, w, _ = lie.spot(family, own, column)
            name_spot(t, family, sides[own], x, y + w * RATIO / 2 - 14, w - 10)
    else:
        for family, own in product(("waiting", "active"), sides):
            name_row(t, family, sides[own], 29, lie.spot(family, own, 0).y)
    for own, side in sides.items():
        for column in LANES:
            number(t, column + 1, side, *lie.number(own, column))
