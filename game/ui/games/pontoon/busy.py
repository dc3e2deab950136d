"""busy: the liveliest that Pontoon's table gets, for measuring frames: a whole round of four parties and its Battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.events import Looked
from game.ui.games.busy import again, played
from game.ui.games.cast import Still
from game.ui.games.pontoon.looking import BIG
from game.ui.games.pontoon.table import PontoonTop
from game.ui.table.frame import FramedTable

if TYPE_CHECKING:
    from game.ui.house.house import House

SEED, ANSWERS = 11, 27  # two rounds


class BusyTop(PontoonTop):
    """Plays what has happened, from the first card on, each time it is entered; then nothing moves any more."""

    def entered(self) -> None:
        super().entered()
        for event in self.view.latest():
            if isinstance(event, Looked) and event.player == self.view.viewer and event.card is not None:
                self.images.flat(event.card, self.view.pixels(BIG))
        again(self.view, self.cards, 0)


def busy_scene(app: House) -> FramedTable:
    """A table that replays the first rounds of a game of four."""
    return FramedTable(app, played(app, "pontoon", 4, SEED, ANSWERS), Still(), lay=BusyTop)
