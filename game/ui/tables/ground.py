"""ground: what lies still on a table, put together once; only the parts that change are drawn anew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ui.draw.paint import Sheet
from game.ui.tables.frame import FramedTable
from game.ui.widgets.shapes import Box


class Part(NamedTuple):
    """A part of the ground: the box it keeps within, all that it shows, and who draws it."""

    name: str
    box: Box
    key: Hashable
    paint: Callable[[Sheet], None]


class Ground(ABC):
    """A game's own ground says what its cloth and its parts are, and what makes all of it another one."""

    def __init__(self, table: FramedTable) -> None:
        self.framed = table
        self.bleed: Box = (0, 0, 1280, 720)
        self.image: pygame.Surface | None = None
        self.base: Hashable = None
        self.keys: dict[str, Hashable] = {}

    @abstractmethod
    def parts(self) -> list[Part]: ...

    @abstractmethod
    def cloth(self, s: Sheet) -> pygame.Surface:
        """What fills the window below all parts."""

    def setting(self) -> Hashable:
        """What moves the parts to other places."""
        return None

    def forget(self) -> None:
        self.base = None

    def draw(self, s: Sheet) -> None:
        """Lay it over the whole window."""
        table = self.framed
        if s.marks is not None:  # words are recorded where they lie
            s.surf.blit(self.cloth(s), (0, 0))
            for part in self.parts():
                part.paint(s)
            return
        size = s.surf.get_size()
        base = (size, s.u, s.ox, s.oy, s.text_scale, self.bleed, self.setting(), table.app.pictures.ready)
        if base != self.base or self.image is None:
            self.base, self.keys = base, {}
            if self.image is None or self.image.get_size() != size:
                self.image = pygame.Surface(size)
            self.image.blit(self.cloth(s), (0, 0))
        sheet = Sheet(s.units[0] * s.u, s.units, self.image, (s.ox, s.oy), s.text_scale)
        table.stamps.straight = True
        for part in self.parts():
            if part.name not in self.keys or self.keys[part.name] != part.key:
                self.image.set_clip(sheet.rect(*part.box))
                if part.name in self.keys:
                    self.image.blit(self.cloth(s), (0, 0))
                part.paint(sheet)
                self.image.set_clip(None)
                self.keys[part.name] = part.key
        table.stamps.straight = False
        s.surf.blit(self.image, (0, 0))
