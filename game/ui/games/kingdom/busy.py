"""busy: the liveliest that the table of Dungeon & Kingdom gets, for measuring frames: turns of four players."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.engine.match import Match
from game.ui.games.busy import again, played
from game.ui.games.cast import Still
from game.ui.games.kingdom.table import KingdomTop
from game.ui.table.frame import FramedTable

if TYPE_CHECKING:
    from game.ui.house.house import House

SEED, ANSWERS, FROM = 4, 105, 60


def lively(match: Match, lot: Random) -> str:
    """A choice by lot that lets Arrays grow, be cut, and deeds be done."""
    assert match.decision is not None
    found = [str(option.key) for option in match.decision.options]
    cuts = [key for key in found if key.startswith("cut")]
    if "queue" in found and cuts:
        return lot.choice(cuts) if lot.random() < 0.35 else "queue"
    if "done" in found and len(found) > 1 and lot.random() < 0.8:
        found.remove("done")
    return lot.choice(found)


class BusyTop(KingdomTop):
    """Plays what has happened, from full Arrays on, each time it is entered; then nothing moves any more."""

    def entered(self) -> None:
        super().entered()
        again(self.view, self.cards, self.view.told_by(FROM))


def busy_scene(app: House) -> FramedTable:
    """A table that replays some turns of a game of four."""
    return FramedTable(app, played(app, "kingdom", 4, SEED, ANSWERS, lively), Still(), lay=BusyTop)
