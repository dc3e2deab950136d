"""Placing: how the words of a position are read in every game; each fault names the word and the nearest valid one."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.engine.data import nearest


def check_words(where: str, found: Iterable[str], allowed: Sequence[str]) -> None:
    """ValueError for the first word that is not allowed there."""
    for word in found:
        if word not in allowed:
            raise ValueError(f"no word {word!r} in {where}{nearest(str(word), allowed)}")


def choice(word: Any, where: str, allowed: Sequence[str]) -> str:
    """The word, which is one of those allowed; ValueError otherwise."""
    if word not in allowed:
        raise ValueError(f"{where}: no word {word!r}{nearest(str(word), allowed)}")
    return str(word)


def seat_of(seat: Any, seats: int) -> int:
    """A seat as people count them, from 1, as the 0-based seat; ValueError for another."""
    if not isinstance(seat, int) or not 1 <= seat <= seats:
        raise ValueError(f"seat {seat!r}: seats are 1 to {seats}")
    return seat - 1
