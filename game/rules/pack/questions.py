"""The Monster Pack, questions: what each question of the game is about, for whoever must know which one it is."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import private


@private
class Summoning(NamedTuple):
    """Which monster of the hand is summoned; `may`: also none, as a house rule."""

    may: bool


@private
class Placing(NamedTuple):
    """In which waiting spot a card of the hand, picked to be summoned, waits."""

    card: int


@private
class Offering(NamedTuple):
    """Which waiting monster is boosted, if any, in part 1 or 2 of the turn's boost."""

    part: int


@private
class Paying(NamedTuple):
    """Which card of the hand is discarded to boost the monster that waits in a column."""

    column: int
    card: int


class Ordering(NamedTuple):
    """Which of the monsters without a die, in these columns, enters first."""

    columns: tuple[int, ...]


class Entering(NamedTuple):
    """Into which active spot the monster that waits in a column enters."""

    column: int
    card: int
