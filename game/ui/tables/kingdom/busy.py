"""busy: the liveliest that the table of Dungeon & Kingdom gets, for measuring frames: turns of four players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.engine.agenda import Option
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.ui.draw import cards
from game.ui.tables.kingdom.table import KingdomTable

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.engine.game import Game
    from game.ui.parlour import Parlour

SEED, ANSWERS, FROM = 4, 105, 60
SIGNS = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "wing"), ("Tansy", "leaf"))


class Still:
    """Thinks of nothing."""

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int) -> None: ...

    def poll(self) -> Thought | None:
        return None

    def cancel(self) -> None: ...

    def close(self) -> None: ...


def lively(lot: Random, options: Sequence[Option]) -> str:
    """A choice by lot that lets Arrays grow, be cut, and deeds be done."""
    keys = [option.key for option in options]
    cuts = [key for key in keys if key.startswith("cut")]
    if "queue" in keys and cuts:
        return lot.choice(cuts) if lot.random() < 0.35 else "queue"
    if "done" in keys and len(keys) > 1 and lot.random() < 0.8:
        keys.remove("done")
    return lot.choice(keys)


class BusyTable(KingdomTable):
    """Plays what has happened, from full Arrays on, each time it is entered; then nothing moves any more."""

    def enter(self) -> None:
        super().enter()
        for number, width in self.pictures_needed():
            cards.shown(self.app.pictures, self.images.faces(number), width, False, wait=True)
        self.look_back(self.match.marks[FROM])
        self.playing = True


def busy_scene(app: Parlour) -> KingdomTable:
    """A table that replays some turns of a game of four."""
    match = Match(GAMES["kingdom"], shipped_content("kingdom"), 4, SEED)
    lot = Random(SEED)
    while len(match.answers) < ANSWERS and match.decision is not None:
        match.answer(lively(lot, match.decision.options))
    players = [
        Player(name, "person" if crest == "flame" else "computer", "" if crest == "flame" else "easy", crest)
        for name, crest in SIGNS
    ]
    return BusyTable(app, Sitting(None, match, players), Still())
