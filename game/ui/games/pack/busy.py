"""busy: the liveliest that the table of The Monster Pack gets, for measuring frames: some turns with clashes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.games.busy import again, played
from game.ui.games.cast import Still
from game.ui.games.pack.table import PackTop
from game.ui.table.frame import FramedTable

if TYPE_CHECKING:
    from game.ui.house.house import House

SEED, ANSWERS, FROM = 4, 54, 34


class BusyTop(PackTop):
    """Plays what has happened, from full lanes on, each time it is entered; then nothing moves any more."""

    def entered(self) -> None:
        super().entered()
        again(self.view, self.cards, self.view.told_by(FROM))


def busy_scene(app: House) -> FramedTable:
    """A table that replays some turns of a game."""
    return FramedTable(app, played(app, "pack", 2, SEED, ANSWERS), Still(), lay=BusyTop)
