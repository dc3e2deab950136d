"""cards: pictures of plain cards and backs, one for each size and text, and cards on their way from zone to zone, above
all else."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.engine.events import Moved
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import frame, plate
from game.ui.style.metrics import CHIP, FINE, HAIR
from game.ui.table.part import Part, View
from game.ui.window.motion import DEAL, LIFT, Motion, out_cubic

TALL = 1.3  # height of a plain card for its width
Words = Callable[[int], str]  # what a card is called
KEPT = 8 << 20  # bytes
HOP = 30  # units that a card rises on its way


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


class Air(Part):
    """Where a card ends is looked up when its way begins: by then everything lies where it will be at rest."""

    name = "air"

    def __init__(self, view: View, cards: Cards) -> None:
        super().__init__(view)
        self.cards = cards
        self.flying: list[Flight] = []

    def draw(self, s: Sheet) -> None:
        for flight in self.flying:
            x, y, w = flight.now
            s.blit(self.cards.get(flight.card, "", w, s.u), x, y)

    def hides(self, zone: str, at: int) -> bool:
        """Whether the card of that index is still on its way there."""
        return any((flight.zone, flight.index) == (zone, at) for flight in self.flying)

    def fly(self, event: Moved, start: Area) -> Motion:
        """The motion of a card from where it lay."""
        flight = Flight(self, event, start)
        self.flying.append(flight)
        return flight


class Flight(Motion):
    """One card on its way."""

    def __init__(self, air: Air, event: Moved, start: Area) -> None:
        super().__init__(DEAL + LIFT)
        self.air, self.card, self.zone, self.index = air, event.card, event.dst, event.at
        self.start, self.end, self.now = start, start, start[:3]

    def begin(self) -> None:
        self.end = self.air.view.where(self.zone, self.index) or self.start

    def at(self, t: float) -> None:
        k, a, b = out_cubic(t), self.start, self.end
        self.now = (
            a[0] + (b[0] - a[0]) * k,
            a[1] + (b[1] - a[1]) * k - HOP * math.sin(math.pi * t),
            b[2] if t == 1 else a[2],
        )
        if t == 1 and self in self.air.flying:
            self.air.flying.remove(self)
