"""busy: what measuring the frames of a table needs: a game that is some way on, shown again from its middle."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from game.engine.match import Match
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.draw import cards
from game.ui.games.cast import seated
from game.ui.games.samples import Choose, by_lot
from game.ui.house.content import cards_of

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.table.traffic import Traffic
    from game.ui.table.view import View

SWAY = 6.0  # units a map moves in a frame


def played(app: House, game: str, seats: int, seed: int, answers: int, choose: Choose = by_lot) -> Sitting:
    """A game of so many answers with the packs of this user, shorter when it ends before."""
    match, lot = Match(GAMES[game], cards_of(app, game).content, seats, seed), Random(seed)
    while len(match.answers) < answers and match.decision is not None:
        match.answer(choose(match, lot))
    return seated(match, "easy")


def again(view: View, traffic: Traffic[Any], start: int) -> None:
    """Have all pictures that cards of a table will need, then show what has happened from an event on."""
    for number, width, turned in traffic.pictures_needed():
        cards.shown(view.pictures, traffic.images.faces(number), width, turned, wait=True)
    view.look_back(start)
    view.play_past()
