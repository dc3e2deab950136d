"""ground: what lies still on the table of The Monster Pack: mat, panels, piles and the wheel of types."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import chain

import pygame

from game.ui.draw.paint import Sheet
from game.ui.games.pack.felt import felt, mat, names
from game.ui.games.pack.places import MAT
from game.ui.table.ground import Ground
from game.ui.table.part import Still


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
        return self.view.pictures.get(f"pack felt {bleed}", size, lambda: felt(size, bleed), wait=True)
