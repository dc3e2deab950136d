"""busy: the liveliest that the table of The Monster Pack gets, for measuring frames: some turns with clashes."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.ui.draw import cards
from game.ui.tables.pack.table import PackTable
from game.ui.tables.pontoon.busy import Still

if TYPE_CHECKING:
    from game.ui.parlour import Parlour

SEED, ANSWERS, FROM = 4, 54, 34
SIGNS = (("Ada", "flame"), ("Vex", "wave"))


class BusyTable(PackTable):
    """Plays what has happened, from full lanes on, each time it is entered; then nothing moves any more."""

    def enter(self) -> None:
        super().enter()
        for number, width in self.pictures_needed():
            cards.shown(self.app.pictures, self.images.faces(number), width, False, wait=True)
        self.look_back(self.match.marks[FROM])
        self.playing = True


def busy_scene(app: Parlour) -> PackTable:
    """A table that replays some turns of a game."""
    match = Match(GAMES["pack"], shipped_content("pack"), 2, SEED)
    lot = Random(SEED)
    while len(match.answers) < ANSWERS and match.decision is not None:
        match.answer(lot.choice(match.decision.options).key)
    players = [Player(name, "computer" if seat else "person", "easy" if seat else "", crest)
               for seat, (name, crest) in enumerate(SIGNS)]
    return BusyTable(app, Sitting(None, match, players), Still())
