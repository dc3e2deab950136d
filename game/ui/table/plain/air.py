"""air: cards on their way from zone to zone, above all else."""

from __future__ import annotations

import math

from game.engine.events import Moved
from game.ui.draw.paint import Area, Sheet
from game.ui.table.part import Part, View
from game.ui.table.plain.cards import Cards
from game.ui.window.motion import DEAL, LIFT, Motion, out_cubic

HOP = 30  # units that a card rises on its way


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
