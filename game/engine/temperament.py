"""Temperament: what a computer player is fond of, as a game's file has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from game.engine.data import Length, Named, Range, Where

Deed = Annotated[str, Named("deed")]


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
