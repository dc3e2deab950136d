"""Judgement: the weights by which computers value a game, as its file has them, how they were found, and what a
computer player is fond of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, NamedTuple

from game.engine.data import Length, Named, Range, Where

Share = Annotated[float, Range(0, 1)]
Loss = Annotated[float, Range(0, 20)]
Count = Annotated[int, Range(1, 1_000_000_000)]
Deed = Annotated[str, Named("deed")]


class Tenth(NamedTuple):
    """Held-out chances of one tenth: how many there were, what was said on average, and what share of them won."""

    positions: Count
    said: Share
    won: Share


class Held(NamedTuple):
    """What the weights say of games of which nothing was learned, all with so many seats: log losses of these weights,
    of equal chances for all (`even`), and of the weights whose place they took (`before`)."""

    seats: Annotated[int, Range(2, 6)]
    games: Count
    positions: Count
    log_loss: Loss
    even: Loss
    before: Loss


class Made(NamedTuple):
    """How the weights were found: games played and positions learned from, and what they say of held-out games."""

    generation: Annotated[int, Range(0, 1000)]
    seed: Annotated[int, Range(0, 2**62)]
    games: Count
    positions: Count
    held: Annotated[tuple[Held, ...], Length(1, 5)]
    tenths: Annotated[tuple[Tenth, ...], Length(1, 10)]


@dataclass(frozen=True)
class Judgement:
    """What a game's judgement.yaml holds: a weight for every feature, in units of e to 1 against an equal rival."""

    made: Made
    weights: dict[Annotated[str, Named("feature")], Annotated[float, Range(-100, 100)]]
    where: Where = Where("", 0, "")


@dataclass(frozen=True)
class Temperament:
    """What somebody of this temperament does more (or, below 0, less) than a plain player: by kind of deed how much
    chance to win it seems worth beyond what it is; the one deed by which this `shows` best, and which of the usual
    names of players have it."""

    id: Annotated[str, Length(3, 16)]
    name: Annotated[str, Length(3, 12)]
    words: Annotated[str, Length(8, 60)]
    shows: Deed
    shifts: dict[Deed, Annotated[float, Range(-0.15, 0.15)]]
    cast: Annotated[tuple[str, ...], Length(1, 6)]
    where: Where = Where("", 0, "")
