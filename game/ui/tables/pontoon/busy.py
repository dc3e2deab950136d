"""busy: the liveliest that Pontoon's table gets, for measuring frames: a whole round of four parties and its Battle."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.events import Looked
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.ui.draw import cards
from game.ui.tables.pontoon.moves import BIG
from game.ui.tables.pontoon.table import PontoonTable

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.engine.game import Game
    from game.ui.parlour import Parlour

SEED, ROUNDS = 11, 2
SIGNS = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "wing"), ("Tansy", "leaf"))


class Still:
    """Thinks of nothing."""

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int) -> None: ...

    def poll(self) -> Thought | None:
        return None

    def cancel(self) -> None: ...

    def close(self) -> None: ...


class BusyTable(PontoonTable):
    """Plays what has happened, from the first card on, each time it is entered; then nothing moves any more."""

    def enter(self) -> None:
        super().enter()
        for number, width, turned in self.pictures_needed():
            cards.shown(self.app.pictures, self.images.faces(number), width, turned, wait=True)
        surface = pygame.display.get_surface()
        assert surface is not None
        for event in self.match.events:
            if isinstance(event, Looked) and event.player == self.viewer and event.card is not None:
                self.images.flat(event.card, round(BIG * self.app.sheet(surface).u))
        self.look_back(0)
        self.playing = True


def busy_scene(app: Parlour) -> PontoonTable:
    """A table that replays the first rounds of a game of four."""
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 4, SEED)
    lot = Random(SEED)
    while match.state.view(0)["facts"]["round"] <= ROUNDS and not match.over:
        match.answer(lot.choice(match.decision.options).key)
    players = [
        Player(name, "person" if crest == "flame" else "computer", "" if crest == "flame" else "easy", crest)
        for name, crest in SIGNS
    ]
    return BusyTable(app, Sitting(None, match, players), Still())
