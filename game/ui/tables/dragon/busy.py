"""busy: the liveliest that Dragon Attack!'s table gets, for measuring frames: a game of six on a map that moves."""

from __future__ import annotations

from math import sin
from random import Random
from typing import TYPE_CHECKING, Any

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.ui.tables.dragon.places import FIELD
from game.ui.tables.dragon.table import DragonTable

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.engine.game import Game
    from game.ui.parlour import Parlour

SEED, ANSWERS = 21, 60
SIGNS = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "leaf"), ("Tansy", "bolt"), ("Orla", "wing"), ("Bix", "star"))
SWAY = 6.0  # units the map moves in a frame


class Still:
    """Thinks of nothing."""

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int) -> None: ...

    def poll(self) -> Thought | None:
        return None

    def cancel(self) -> None: ...

    def close(self) -> None: ...


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


def busy_scene(app: Parlour) -> DragonTable:
    """A table that replays the first turns of a game of six."""
    match = Match(GAMES["dragon"], shipped_content("dragon"), 6, SEED)
    lot = Random(SEED)
    while len(match.answers) < ANSWERS and match.decision is not None:
        keys = [option.key for option in match.decision.options]
        match.answer("search" if "search" in keys else lot.choice(keys))
    players = [
        Player(name, "person" if crest == "flame" else "computer", "" if crest == "flame" else "easy", crest)
        for name, crest in SIGNS
    ]
    return BusyTable(app, Sitting(None, match, players), Still())
