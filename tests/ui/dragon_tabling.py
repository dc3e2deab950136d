"""dragon_tabling: what the tests of the table of Dragon Attack! share: games of those who search, and their midst."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.dragon.movement import Walking
from game.sitting import Sitting
from tests.ui.tabling import of_every_kind, seated

CONTENT = shipped_content("dragon")
GAMES_TRIED = 40  # as many as ask every kind of question


def match_of(seats: int, seed: int, **more: Any) -> Match:
    return Match(GAMES["dragon"], CONTENT, seats, seed, **more)


def choice(state: Any, lot: Random) -> str:
    """By lot, but somebody who searches, and makes the offers that can be made, sees more of the game."""
    keys = sorted(option.key for option in state.decision.options)
    return next((key for key in ("search", "offer") if key in keys), lot.choice(keys))


def some_states(count: int, seed: int, seats: int) -> Iterator[Match]:
    """Matches that start in the midst of random games, every kind of question as often as may be."""
    games = (match_of(seats, seed * 1000 + number) for number in range(GAMES_TRIED))
    return of_every_kind(count, games, choice, Random(seed))


def at_walk(seats: int = 3, seed: int = 5, answers: int = 8) -> Sitting:
    """The first seat is asked where to walk, after so many answers."""
    match, lot = match_of(seats, seed), Random(seed)
    while match.decision is not None and (
        len(match.answers) < answers or match.decision.player != 0 or not isinstance(match.state.about, Walking)
    ):
        match.answer(choice(match.state, lot))
    return seated(match)
