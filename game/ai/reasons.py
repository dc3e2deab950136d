"""Reasons: why a computer player chooses, as facts that can be checked, and the one sentence that they make."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from game.engine.words import hundredths

TRUSTED = 1.96  # standard errors by which a difference is more than noise


class Fact(NamedTuple):
    """Something that holds of the state: its kind, what it speaks of (a card, space, seat or key), and numbers."""

    kind: str
    of: Hashable = None
    number: int = 0
    more: int = 0


class Tried(NamedTuple):
    """What the search has found of a choice: how often it tried it, and what it is worth, 0..1."""

    visits: int
    mean: float


class Compared(NamedTuple):
    """What the search found of a choice and of the next best one: what each is worth (0..1), and how often it tried."""

    chance: float
    tries: int
    other: str  # the key of the next best
    less: float
    others: int

    @property
    def gain(self) -> int:
        """By how many games of 100 the choice wins more often than the next best; 0 where that is not clear."""
        if self.tries < 2 or self.others < 2:
            return 0
        noise = TRUSTED * sqrt(0.25 / self.tries + 0.25 / self.others)
        more = self.chance - self.less
        return round(100 * more) if more > noise else 0


def compared(tried: Mapping[str, Tried], key: str) -> Compared | None:
    """A choice beside the best of the others that were tried; None where nothing else was."""
    rest = [(one.mean, one.visits, other) for other, one in tried.items() if other != key and one.visits]
    if not rest or key not in tried:
        return None
    less, visits, other = max(rest)
    return Compared(tried[key].mean, tried[key].visits, other, less, visits)


def gained(comparison: Compared | None) -> list[Fact]:
    """What the choice gains over the next best, where that is clear."""
    if comparison is None or not comparison.gain:
        return []
    return [Fact("gain", comparison.other, comparison.gain)]


def in_100(chance: float) -> int:
    """A chance as games of 100; none and all only for what is certain."""
    return hundredths(chance)


def sentence(named: str, clauses: Sequence[str]) -> str:
    """One sentence of clauses; `named`: the choice that they speak of, "" where it is not named."""
    *some, last = clauses
    said = f"{', '.join(some)}, and {last}" if some else last
    if named:
        return f"{named.replace(': ', ', ')}: {said}."
    return f"{said[0].upper()}{said[1:]}."
