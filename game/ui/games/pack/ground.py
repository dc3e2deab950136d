"""ground: what lies still on the table of The Monster Pack: mat, panels, piles and the wheel of types."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.paint import Sheet
from game.ui.games.pack.felt import felt, mat, names
from game.ui.games.pack.places import GUIDE, MAT, OUTLOOK, WHEEL
from game.ui.table.ground import Ground
from game.ui.table.part import Still

if TYPE_CHECKING:
    from game.ui.games.pack.table import PackTable


class PackGround(Ground):
    def __init__(self, table: PackTable) -> None:
        super().__init__(table.view)
        self.table = table

    def setting(self) -> Hashable:
        return self.table.home, self.table.teacher is None

    def lying(self) -> list[Still]:
        table = self.table
        board, panels = table.board, table.panels
        x, y, w, h = MAT
        found = [Still("mat", (x - 4, y - 4, w + 8, h + 14), "mat", self.mat)]
        for seat in range(table.match.seats):
            left, top, wide, high = table.places.seat_box(seat == table.home)
            found.append(
                Still(
                    f"seat/{seat}",
                    (left - 4, top - 4, wide + 8, high + 12),
                    panels.look(seat),
                    partial(panels.seat, seat=seat),
                )
            )
            left, top, wide, high = board.piles_box(seat == table.home)
            found.append(
                Still(f"piles/{seat}", (left, top, wide, high), board.piles_show(seat), partial(board.piles, seat=seat))
            )
        x, y, w, h = WHEEL
        found.append(Still("wheel", (x - 4, y - 4, w + 8, h + 12), panels.wheel_shows(), panels.wheel))
        x, y, w, h = GUIDE
        found.append(Still("guide", (x - 4, y - 4, w + 8, h + 12), panels.guide_shows(), panels.guide))
        if not table.teacher:
            x, y, w, h = OUTLOOK
            found.append(Still("outlook", (x - 4, y - 4, w + 8, h + 12), panels.outlook_shows(), panels.outlook))
        return found

    def mat(self, s: Sheet) -> None:
        """The mat, from a picture: it is the largest part and never changes."""
        x, y, w, h = MAT
        box = (x - 4, y - 4, w + 8, h + 14)

        def draw() -> pygame.Surface:
            image = pygame.Surface((round(box[2] * s.u), round(box[3] * s.u)), pygame.SRCALPHA)
            mat(Sheet(1280 * s.u, (1280, 720), image, (-box[0] * s.u, -box[1] * s.u), s.text_scale))
            return image

        size = (round(box[2] * s.u), round(box[3] * s.u))
        s.blit(self.table.app.pictures.get(f"pack mat {s.text_scale}", size, draw, wait=True), box[0], box[1])
        if s.marks is not None:  # words are recorded where they lie
            names(s)

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        return self.table.app.pictures.get(f"pack felt {bleed}", size, lambda: felt(size, bleed), wait=True)
