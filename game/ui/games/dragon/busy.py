"""busy: the liveliest that Dragon Attack!'s table gets, for measuring frames: a game of six on a map that moves."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from game.ui.games.busy import SWAY, played
from game.ui.games.cast import Still
from game.ui.games.dragon.places import FIELD
from game.ui.games.dragon.samples import eager
from game.ui.games.dragon.table import DragonTable

if TYPE_CHECKING:
    from game.ui.house.house import House

SEED, ANSWERS = 21, 60


class BusyTable(DragonTable):
    """Plays what has happened each time it is entered, and moves the whole map to and fro meanwhile."""

    beats = 0

    def enter(self) -> None:
        super().enter()
        u = self.app.sheet(self.app.window.surface).u
        self.camera.zoom = 1
        self.camera.closer(1, FIELD[0] + FIELD[2] / 2, FIELD[1] + FIELD[3] / 2, u)
        self.ready_pictures(u)
        self.look_back(0)
        self.playing = True

    def update(self, dt: float) -> bool:
        if self.motion is not None and self.tray.battle is None:
            self.beats += 1
            self.camera.pan(SWAY * sin(self.beats / 9), SWAY * sin(self.beats / 13))
        return super().update(dt)


def busy_scene(app: House) -> DragonTable:
    """A table that replays the first turns of a game of six."""
    return BusyTable(app, played(app, "dragon", 6, SEED, ANSWERS, eager), Still())
