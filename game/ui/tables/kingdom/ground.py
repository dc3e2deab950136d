"""ground: what lies still on the table, put together once; only the parts that change are drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui.draw.paint import Sheet
from game.ui.tables.kingdom.cloth import cloth
from game.ui.tables.kingdom.strips import look_at
from game.ui.widgets.shapes import Box

if TYPE_CHECKING:
    from game.ui.tables.kingdom.table import KingdomTable


class Part(NamedTuple):
    """A part of the ground: the box it keeps within, all that it shows, and who draws it."""

    name: str
    box: Box
    key: Hashable
    paint: Callable[[Sheet], None]


class Ground:
    def __init__(self, table: KingdomTable) -> None:
        self.table = table
        self.bleed: Box = (0, 0, 1280, 720)
        self.image: pygame.Surface | None = None
        self.base: Hashable = None
        self.keys: dict[str, Hashable] = {}

    def forget(self) -> None:
        self.base = None

    def parts(self) -> list[Part]:
        table = self.table
        board, stage, places = table.board, table.stage, table.places
        found = [
            Part(
                f"rival/{seat}",
                (x - 4, y - 4, w + 8, h + 8),
                look_at(table, seat),
                partial(board.rival, seat=seat),
            )
            for seat in range(table.match.seats)
            if seat != table.home
            for x, y, w, h in (places.strip(seat),)
        ]
        own = look_at(table, table.home)
        if places.parted:
            return [
                *found,
                Part("market", (10, 162, 190, 244), board.market_shows(), board.market),
                Part("piles", (790, 584, 134, 118), board.piles_show(), board.piles),
                Part("own", (10, 406, 190, 292), own, table.own.draw),
                Part("stage", (202, 162, 1078, 318), stage.shows(), stage.draw),
                Part("tally", (202, 480, 1078, 73), stage.tally_shows(), stage.tally),
            ]
        return [
            *found,
            Part("market", (10, 162, 414, 540), (board.market_shows(), board.piles_show()), board.market),
            Part("array", (424, 162, 856, 237), board.array_shows(), board.array),
            Part("own", (424, 400, 856, 108), own, table.own.draw),
        ]

    def draw(self, s: Sheet) -> None:
        """Lay it over the whole window."""
        table = self.table
        if s.marks is not None:  # words are recorded where they lie
            s.surf.blit(self.cloth(s), (0, 0))
            for part in self.parts():
                part.paint(s)
            return
        size = s.surf.get_size()
        base = (
            size,
            s.u,
            s.ox,
            s.oy,
            s.text_scale,
            self.bleed,
            table.places.parted,
            table.home,
            table.app.pictures.ready,
        )
        if base != self.base or self.image is None:
            self.base, self.keys = base, {}
            if self.image is None or self.image.get_size() != size:
                self.image = pygame.Surface(size)
            self.image.blit(self.cloth(s), (0, 0))
        sheet = Sheet(s.units[0] * s.u, s.units, self.image, (s.ox, s.oy), s.text_scale)
        table.stamps.straight = True
        for part in self.parts():
            if self.keys.get(part.name) != part.key:
                self.image.set_clip(sheet.rect(*part.box))
                if part.name in self.keys:
                    self.image.blit(self.cloth(s), (0, 0))
                part.paint(sheet)
                self.image.set_clip(None)
                self.keys[part.name] = part.key
        table.stamps.straight = False
        s.surf.blit(self.image, (0, 0))

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        image = self.table.app.pictures.get(f"cloth {bleed}", size, lambda: cloth(size, bleed), wait=True)
        return self.table.opaque(image)
