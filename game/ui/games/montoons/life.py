"""life: what moves of MonToons' map by itself, in water, lava and ice: a bit after the other, while somebody plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import dist
from random import Random

import pygame

from game.ui.draw.hexes.space import centre
from game.ui.draw.hexes.stirs import Seen, Stir, seen, swell
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import meets
from game.ui.draw.svg import converted, svg
from game.ui.games.montoons.island import Island
from game.ui.table.part import View

KEPT = 8 << 20  # bytes of pictures of what moves
BEAT = 200.0  # ms after which a bit looks different
REST = 30_000.0  # ms without a deed and without news, after which all stands still
MOST = 24  # bits that are painted anew in a frame; the others come with the next ones
NEW = 6  # pictures that are drawn in a frame at most; the others are seen a little later
WAVES, CLEAR, SHORT, LONG = 18, 165, 30, 58  # of the open sea: how many, how far from the land, how long to each side


@dataclass
class Bit:
    """What moves on one tile, or a wave. `box`: where all of it stays, units of the board; `beat`: when it was looked
    at last; `looks`: how it looked."""

    stirs: Sequence[Stir]
    box: Area
    late: float
    of_sea: bool
    beat: int = -1
    looks: tuple[Seen, ...] = ()
    lacks: bool = False  # a picture of it is not drawn yet


class Life:
    """`now`: ms that it has moved; None: it never has, and is seen as it is printed."""

    def __init__(self, view: View, island: Island) -> None:
        self.view, self.island = view, island
        self.now: float | None = None
        self.rest = self.since = 0.0  # ms without a deed; ms since it was looked at
        self.behind = False  # some bits still look as they did before
        self.bits: list[Bit] = []
        self.made_of: object = None
        self.kept = Pictures[tuple[str, float]](KEPT)
        self.scale, self.left = 0.0, 0

    def forget(self) -> None:
        self.kept.forget()

    def woken(self) -> None:
        """Somebody has done something."""
        self.rest = 0.0

    def passes(self, ms: float) -> bool:
        """So much time has gone by; True when something has moved."""
        self.rest = 0.0 if self.view.moving else self.rest + ms
        if not self.view.lively or self.rest > REST:
            return False
        self.now = (self.now or 0.0) + ms
        self.since += ms
        return self.since >= BEAT or self.behind

    # ---- what has moved ---------------------------------------------------------------------------------------------
    def stirred(self, u: float, field: Area, sea: Area) -> list[Area]:
        """The parts of the board that look different now, of those that are seen in a field of the table; `sea`: what
        of the board is painted, u pixels per unit of the table."""
        self.since, self.left = 0.0, NEW
        if (scale := self.island.k * u) != self.scale:
            self.scale = scale
            self.kept.forget()
        if self.made_of != (of := (id(self.island.board.stirs), sea)):
            self.made_of, self.bits = of, [*self.tiles(), *waves(self.island, sea)]
        shown = self.on_board(field)
        found = list(islice((bit.box for bit in self.bits if self.looks_new(bit, shown)), MOST))
        self.behind = len(found) == MOST
        return found

    def looks_new(self, bit: Bit, shown: Area) -> bool:
        """Look at a bit when its time has come, if it lies in a part of the board."""
        beat = 0 if self.now is None else 1 + int((self.now + bit.late) / BEAT)
        if beat == bit.beat or not meets(bit.box, shown):
            return False
        bit.beat = beat
        time = None if self.now is None else beat * BEAT
        looks = tuple(seen(stir, time) for stir in bit.stirs)
        if looks == bit.looks and not bit.lacks:
            return False
        bit.looks, bit.lacks = looks, False
        return True

    def on_board(self, box: Area) -> Area:
        """A part of the table in units of the board."""
        (x, y), k = self.island.at(0, 0), self.island.k
        return (box[0] - x) / k, (box[1] - y) / k, box[2] / k, box[3] / k

    def tiles(self) -> Iterator[Bit]:
        for n, stirs in enumerate(self.island.board.stirs.values()):
            yield bit_of(stirs, n, of_sea=False)

    # ---- drawing ----------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, part: Area | None, of_sea: bool = False) -> None:
        """All of the tiles or of the sea, or what of it lies in a part of the table."""
        shown = self.on_board(part) if part else None
        for bit in self.bits:
            if bit.of_sea == of_sea and (shown is None or meets(bit.box, shown)):
                self.lay(s, bit)

    def lay(self, s: Sheet, bit: Bit) -> None:
        for stir, look in zip(bit.stirs, bit.looks):
            if look.alpha and (image := self.picture(stir, look)):
                image.set_alpha(round(255 * look.alpha))
                s.blit(image, *self.island.at(stir.x - stir.wide + look.dx, stir.y - stir.high + look.dy))
            elif look.alpha:
                bit.beat, bit.lacks = -1, True

    def picture(self, stir: Stir, look: Seen) -> pygame.Surface | None:
        """How it is drawn; None where enough has been drawn for now."""
        key = stir.body, look.at
        image = self.kept.get(key)
        if image is None and (self.left > 0 or self.view.pictures.patient):
            self.left -= 1
            w, h = stir.wide, stir.high
            size = max(1.0, 2 * w * self.scale), max(1.0, 2 * h * self.scale)
            drawn = svg(stir.body.format(at=look.at), size, (-w, -h, 2 * w, 2 * h))
            image = self.kept.keep(key, converted(drawn))
        return image


def bit_of(stirs: Sequence[Stir], n: int, of_sea: bool) -> Bit:
    """Those that lie together; each of the bits has its own time, so that not all are painted in one frame."""
    left, top = min(stir.x - stir.wide for stir in stirs), min(stir.y - stir.high for stir in stirs)
    right, low = max(stir.x + stir.wide for stir in stirs), max(stir.y + stir.high for stir in stirs)
    box = left - 4, top - 4, right - left + 8, low - top + 8
    return Bit(stirs, box, n * 37 % BEAT, of_sea)


def waves(island: Island, sea: Area) -> Iterable[Bit]:
    """Of the open sea, clear of the land."""
    x, y, w, h = sea
    lot, middles = Random(5), [centre(*place) for place in island.cells]
    for n in range(WAVES):
        place = x + lot.random() * w, y + lot.random() * h
        long = 4 * round(lot.uniform(SHORT, LONG) / 4)
        if all(dist(place, middle) > CLEAR for middle in middles):
            yield bit_of([swell(*place, long)], n, of_sea=True)
