"""ground: what lies still on a table, put together once; only the parts that change are drawn anew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box, meets
from game.ui.table.frame import FramedTable


class Part(NamedTuple):
    """A part of the ground: the box it keeps within, all that it shows, and who draws it; later parts lie on top."""

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
        self.renew(self.image, sheet)
        s.surf.blit(self.image, (0, 0))

    def renew(self, image: pygame.Surface, sheet: Sheet) -> None:
        """Paint what has changed since, with all that shares a place with it."""
        parts, stamps = self.parts(), self.framed.stamps
        stamps.straight = True
        for changed in parts:
            if self.keys.get(changed.name, self) == changed.key:
                continue
            fresh = changed.name not in self.keys
            image.set_clip(sheet.rect(*changed.box))
            if not fresh:
                image.blit(self.cloth(sheet), (0, 0))
            for part in [changed] if fresh else parts:
                if meets(part.box, changed.box):
                    part.paint(sheet)
            image.set_clip(None)
            self.keys[changed.name] = changed.key
        stamps.straight = False
