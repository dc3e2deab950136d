"""feats: what somebody did in one finished game, in numbers, counted from what happened there.

A feat looks at a game that is over, from one seat, and gives a number, the larger the more. Those that every game has
are in `modes/feats.py`, those of one game in its own record (`Game.feats`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.events import Event, Said


class Look(NamedTuple):
    """A game that is over, as one seat sees it. `events`: what has happened, all or as much as is asked about;
    `players`: by seat "person" or a computer's level; `scores`: by seat, empty where they do not say who has won;
    `fullest`: how many may play; `ended`: nobody gave up; `won`: this seat, alone; `shared`: this seat, with others."""

    seat: int
    events: Sequence[Event]
    players: Sequence[str]
    scores: Sequence[int]
    fullest: int
    ended: bool
    won: bool
    shared: bool

    def said(self, word: str, who: int | None = None) -> list[Said]:
        """What was told of this seat (`who`: of another one) by this word."""
        seat = self.seat if who is None else who
        return [event for event in self.events if isinstance(event, Said) and event[:2] == (word, seat)]

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.players)) if seat != self.seat]


class Feat(NamedTuple):
    """How it is counted, and whether the end of the game decides it, whatever came before."""

    count: Callable[[Look], int]
    at_the_end: bool = False


def times(word: str) -> Feat:
    """How often something was told of the seat."""
    return Feat(lambda look: len(look.said(word)))


def largest(word: str, place: int) -> Feat:
    """The largest number that stood at a place of what was told of the seat."""
    return Feat(lambda look: max((event.about[place] for event in look.said(word)), default=0))
