"""busy: the liveliest that Pontoon's table gets, for measuring frames: a whole round of four parties and its Battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.events import Looked
from game.ui.games.busy import again, played
from game.ui.games.cast import Still
from game.ui.games.pontoon.moves import BIG
from game.ui.games.pontoon.table import PontoonTable

if TYPE_CHECKING:
    from game.ui.house.house import House

SEED, ANSWERS = 11, 27  # two rounds


class BusyTable(PontoonTable):
    """Plays what has happened, from the first card on, each time it is entered; then nothing moves any more."""

    def enter(self) -> None:
        super().enter()
        surface = pygame.display.get_surface()
        assert surface is not None
        for event in self.match.events:
            if isinstance(event, Looked) and event.player == self.viewer and event.card is not None:
                self.images.flat(event.card, round(BIG * self.app.sheet(surface).u))
        again(self, 0)


def busy_scene(app: House) -> PontoonTable:
    """A table that replays the first rounds of a game of four."""
    return BusyTable(app, played(app, "pontoon", 4, SEED, ANSWERS), Still())
