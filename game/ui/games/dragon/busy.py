"""busy: the liveliest that Dragon Attack!'s table gets, for measuring frames: a game of six on a map that moves."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from game.ui.games.busy import SWAY, played
from game.ui.games.cast import Still
from game.ui.games.dragon.places import BACK_W, FOUND_W, SMALL_W
from game.ui.games.dragon.promptbar import SIZE
from game.ui.games.dragon.samples import eager
from game.ui.games.dragon.table import DragonTop
from game.ui.games.dragon.traypicture import DIE_W
from game.ui.table.dice import POSES, Die, die_picture
from game.ui.table.frame import FramedTable

if TYPE_CHECKING:
    from game.ui.house.house import House

SEED, ANSWERS = 21, 60
FLYING = (46, 44)  # units that counters on their way are wide


class BusyTop(DragonTop):
    """Plays what has happened each time it is entered, and moves the whole map to and fro meanwhile."""

    beats = 0

    def entered(self) -> None:
        super().entered()
        self.camera.zoom = 1
        self.board.closer(1)
        self.make_ready()
        self.view.look_back(0)
        self.view.play_past()

    def make_ready(self) -> None:
        """Draw what moves before it is wanted: dice in all their poses, counters that turn."""
        view, p = self.view, self.parties
        for size in (DIE_W, SIZE):
            for pose in range(POSES - 1):
                for colour in ("ivory", "honey"):
                    die_picture(view.pictures, Die(1, colour, pose), view.pixels(size))
        lying = (BACK_W, SMALL_W, BACK_W * 1.12, SMALL_W * 1.12, FOUND_W)
        sizes = {view.pixels(w * self.camera.grown) for w in lying} | {view.pixels(w) for w in FLYING}
        for card in p.content.sheet[p.facts["map"]]:
            for size in sizes:
                p.pieces.counter(card, size)

    def passes(self, ms: float) -> bool:
        if self.view.moving and self.tray.battle is None:
            self.beats += 1
            self.camera.pan(SWAY * sin(self.beats / 9), SWAY * sin(self.beats / 13))
        return super().passes(ms)


def busy_scene(app: House) -> FramedTable:
    """A table that replays the first turns of a game of six."""
    return FramedTable(app, played(app, "dragon", 6, SEED, ANSWERS, eager), Still(), lay=BusyTop)
