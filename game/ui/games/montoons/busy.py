"""busy: the liveliest that MonToons' table gets, for measuring frames: five monsters in a running fight."""

from __future__ import annotations

from math import sin

from game.ui.draw.paint import Sheet
from game.ui.games.busy import SWAY, played
from game.ui.games.cast import Still
from game.ui.games.montoons.table import MonToonsTop
from game.ui.house.house import House
from game.ui.table.frame import FramedTable

SEED, ANSWERS = 5, 160


class BusyTop(MonToonsTop):
    """Plays what has happened each time it is entered, and moves the whole map to and fro meanwhile."""

    beats = 0

    def entered(self) -> None:
        super().entered()
        self.island.zoom = 1
        self.hexes.closer(1)
        self.view.look_back(0)
        self.view.play_past()

    def draw(self, s: Sheet) -> None:
        if self.view.moving:
            self.beats += 1
            self.island.pan(SWAY * sin(self.beats / 9), SWAY * sin(self.beats / 13))
        super().draw(s)


def busy_scene(app: House) -> FramedTable:
    """A table that replays the first rounds of a game of five."""
    return FramedTable(app, played(app, "montoons", 5, SEED, ANSWERS), Still(), lay=BusyTop)
