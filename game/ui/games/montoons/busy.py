"""busy: the liveliest that MonToons' table gets, for measuring frames: five monsters in a running fight."""

from __future__ import annotations

from math import sin

from game.ui.games.busy import SWAY, played
from game.ui.games.cast import Still
from game.ui.games.montoons.places import MAP
from game.ui.games.montoons.table import MonToonsTable
from game.ui.house.house import House

SEED, ANSWERS = 5, 160


class BusyTable(MonToonsTable):
    """Plays what has happened each time it is entered, and moves the whole map to and fro meanwhile."""

    beats = 0

    def enter(self) -> None:
        super().enter()
        u = self.app.sheet(self.app.window.surface).u
        self.board.view.zoom = 1
        self.board.view.closer(1, MAP[0] + MAP[2] / 2, MAP[1] + MAP[3] / 2, u)
        self.look_back(0)
        self.playing = True

    def update(self, dt: float) -> bool:
        if self.motion is not None:
            self.beats += 1
            self.board.view.pan(SWAY * sin(self.beats / 9), SWAY * sin(self.beats / 13))
        return super().update(dt)


def busy_scene(app: House) -> MonToonsTable:
    """A table that replays the first rounds of a game of five."""
    return BusyTable(app, played(app, "montoons", 5, SEED, ANSWERS), Still())
