"""busy: the liveliest that MonToons' table gets, for measuring frames: five monsters in a running fight."""

from __future__ import annotations

from math import sin
from random import Random

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.ui.parlour import Parlour
from game.ui.tables.dragon.busy import SIGNS, SWAY, Still
from game.ui.tables.montoons.places import MAP
from game.ui.tables.montoons.table import MonToonsTable

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


def busy_scene(app: Parlour) -> MonToonsTable:
    """A table that replays the first rounds of a game of five."""
    match = Match(GAMES["montoons"], shipped_content("montoons"), 5, SEED)
    lot = Random(SEED)
    while len(match.answers) < ANSWERS and match.decision is not None:
        match.answer(lot.choice(match.decision.options).key)
    players = [
        Player(name, "person" if crest == "flame" else "computer", "" if crest == "flame" else "easy", crest)
        for name, crest in SIGNS[:5]
    ]
    return BusyTable(app, Sitting(None, match, players), Still())
