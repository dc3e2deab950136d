"""Placing: how the words of a position are read in every game; each fault names the word and the nearest valid one."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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


def whole(words: Mapping[str, Any], word: str, default: int) -> int:
    """The number that stands behind a word; ValueError for anything else."""
    number = words.get(word, default)
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueError(f"{word!r}: expected a whole number, found {number!r}")
    return number


def several(words: Mapping[str, Any], word: str) -> Sequence[Any]:
    """The list that stands behind a word, empty when there is none; ValueError for anything else."""
    entries = words.get(word) or ()
    if not isinstance(entries, list | tuple):
        raise ValueError(f"{word!r}: expected a list, found {entries!r}")
    return entries


def pairs(words: Mapping[str, Any], word: str) -> Mapping[str, Any]:
    """The mapping that stands behind a word, empty when there is none; ValueError for anything else."""
    entries = words.get(word) or {}
    if not isinstance(entries, Mapping):
        raise ValueError(f"{word!r}: expected a mapping, found {entries!r}")
    return entries


def seat_of(seat: Any, seats: int) -> int:
    """A seat as people count them, from 1, as the 0-based seat; ValueError for another."""
    if not isinstance(seat, int) or not 1 <= seat <= seats:
        raise ValueError(f"seat {seat!r}: seats are 1 to {seats}")
    return seat - 1
