"""cards: pictures of plain cards and backs, one for each size and text."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import frame, plate
from game.ui.style.metrics import CHIP, FINE, HAIR
from game.ui.table.part import View

TALL = 1.3  # height of a plain card for its width
Words = Callable[[int], str]  # what a card is called
KEPT = 8 << 20  # bytes


class Cards:
    """Painted once for each card, note and width in pixels."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words, self.kept = view, words, Pictures[object](KEPT)

    def get(self, card: int | None, notes: str, units: float, u: float) -> pygame.Surface:
        """A face, or for None a back; `notes` stand below the name, on a back in its middle."""
        key = card, notes, round(units * u), self.view.style.palette.name
        if (kept := self.kept.get(key)) is not None:
            return kept
        return self.kept.keep(key, self.face(card, notes, units, u) if card is not None else self.back(notes, units, u))

    def back(self, notes: str, w: float, u: float) -> pygame.Surface:
        look, h = self.view.style.palette, w * TALL
        s = Sheet(w * u, (w, h))
        s.svg(
            plate(0, 0, w, h, CHIP, look.plum)
            + frame(0, 0, w, h, CHIP, look.edge)
            + frame(5, 5, w - 10, h - 10, FINE, look.edge, HAIR, 0.5)
        )
        if notes:
            s.say(notes, "number", look.paper, w / 2, h / 2, "c", w - 8)
        return s.surf

    def face(self, card: int, notes: str, w: float, u: float) -> pygame.Surface:
        look, h = self.view.style.palette, w * TALL
        s = Sheet(w * u, (w, h))
        kind = sum(map(ord, str(self.view.content.backs[card])))
        tint = (look.wine, look.sea, look.berry, look.good, look.wood)[kind % 5]
        s.svg(
            plate(0, 0, w, h, CHIP, look.paper)
            + plate(3, 3, w - 6, max(8, h * 0.1), FINE, tint)
            + frame(0, 0, w, h, CHIP, look.shadow, HAIR, 0.6)
        )
        s.tell(self.words(card), "strong", look.ink, 5, h * 0.16, w - 9, maxh=h * 0.5, size=w / 6.5)
        if notes:
            s.tell(notes, "small", look.fade, 5, h * 0.68, w - 9, maxh=h * 0.3, size=w / 7.5)
        return s.surf
