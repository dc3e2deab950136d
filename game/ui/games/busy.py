"""busy: what measuring the frames of a table needs: a game that is some way on, shown again from its middle."""

from __future__ import annotations

from collections.abc import Callable
from math import sin
from random import Random
from typing import Any

from game.engine.match import Match
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.draw import cards
from game.ui.games.cast import Still, seated
from game.ui.games.samples import Choose, by_lot
from game.ui.house.content import cards_of
from game.ui.house.house import House
from game.ui.table.hexmap import HexMap
from game.ui.table.part import Part, View
from game.ui.table.table import Table
from game.ui.table.tabletop import Lay, Tabletop
from game.ui.table.traffic import Traffic

Busy = Callable[[House], Table]
SWAY = 6.0  # units a map moves in a frame


def played(app: House, game: str, seats: int, seed: int, answers: int, choose: Choose = by_lot) -> Sitting:
    """A game of so many answers with the packs of this user, shorter when it ends before."""
    match, lot = Match(GAMES[game], cards_of(app, game).content, seats, seed), Random(seed)
    while len(match.answers) < answers and match.decision is not None:
        match.answer(choose(match, lot))
    return seated(match, "easy")


class Whole(Table):
    """It shows what has been as large as what is: the strip of the past would leave it less room than play does."""

    def make_foot(self, high: float) -> None:
        return


class Again(Part):
    """Each time a table of cards is entered, what has happened since so many answers were given is shown; then nothing
    moves any more."""

    def __init__(self, view: View, traffic: Traffic[Any], since: int) -> None:
        super().__init__(view)
        self.traffic, self.since = traffic, since

    def entered(self) -> None:
        """Have all pictures that the cards will need, and begin."""
        for number, width, turned in self.traffic.pictures_needed():
            cards.shown(self.view.pictures, self.traffic.images.print_of(number, False), width, turned, wait=True)
        self.view.looking_back.to(self.view.told_by(self.since))
        self.view.looking_back.play()


class Roaming(Part):
    """Each time a table with a map is entered, its whole game is shown, the map moving to and fro meanwhile."""

    beats = 0

    def __init__(self, view: View, map: HexMap) -> None:
        super().__init__(view)
        self.map = map

    def entered(self) -> None:
        self.map.camera.zoom = 1
        self.map.closer(1)
        self.view.looking_back.to(0)
        self.view.looking_back.play()

    def passes(self, ms: float) -> bool:
        if self.view.moving:
            self.beats += 1
            self.map.camera.pan(SWAY * sin(self.beats / 9), SWAY * sin(self.beats / 13))
        return False


def replayed(lay: Lay, game: str, seats: int, answers: tuple[int, int], seed: int, choose: Choose = by_lot) -> Busy:
    """A table of cards that replays a game from the first to the second of these numbers of answers."""

    def again(view: View) -> Tabletop:
        top = lay(view)
        traffic = next(part for part in top.parts if isinstance(part, Traffic))
        top.parts = *top.parts, Again(view, traffic, answers[0])
        return top

    return lambda app: Whole(app, played(app, game, seats, seed, answers[1], choose), Still(), lay=again)


def roamed(lay: Lay, game: str, seats: int, answers: int, seed: int, choose: Choose = by_lot) -> Busy:
    """A table with a map that replays the first answers of a game."""

    def again(view: View) -> Tabletop:
        top = lay(view)
        top.parts = *top.parts, Roaming(view, next(part for part in top.parts if isinstance(part, HexMap)))
        return top

    return lambda app: Whole(app, played(app, game, seats, seed, answers, choose), Still(), lay=again)
