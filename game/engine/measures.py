"""Measures: figures of many games beside their targets, as `simulate --statistics` tells them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict


class Row(TypedDict):
    """One measure: its value in words, the target in words, and whether it holds (None: no target, or no verdict)."""

    what: str
    value: str
    target: str
    holds: bool | None


def row(what: str, value: str, target: str, holds: bool | None) -> Row:
    """A measure whose verdict was found elsewhere; None for no target, or too few games for a verdict."""
    return Row(what=what, value=value, target=target, holds=holds)


def between(what: str, value: float, low: float, high: float) -> Row:
    """A value that should lie between two, both included."""
    return row(what, f"{value:.2f}", f"{low:g} to {high:g}", low <= value <= high)


def apart(what: str, shares: Sequence[float], even: float, points: float) -> Row:
    """Shares (0..1) that should lie within so many points of even."""
    near = all(abs(share - even) * 100 <= points for share in shares)
    return row(what, ", ".join(f"{share:.1%}" for share in shares), f"{even:.1%} ± {points:g}", near)


def most(what: str, value: float, limit: float) -> Row:
    """A value in per cent that should not be higher than the limit."""
    return row(what, f"{value:.1f} %", f"at most {limit:g} %", value <= limit)


def percent(part: float, whole: float) -> float:
    """0..100; 0 where the whole is nothing."""
    return 100 * part / max(1.0, whole)


def numbered(sums: Mapping[str, float], word: str) -> dict[int, float]:
    """From sums such as "lasted 12": 3.0 those of the word, by their number."""
    return {int(key.split()[1]): count for key, count in sums.items() if key.startswith(f"{word} ")}


def quantile(counts: Mapping[int, float], part: float = 0.5) -> int:
    """The number that this part (0..1) of all that is counted does not exceed; 0 where nothing is counted."""
    wanted, seen = part * sum(counts.values()), 0.0
    for number in sorted(counts):
        seen += counts[number]
        if seen >= wanted:
            return number
    return 0
