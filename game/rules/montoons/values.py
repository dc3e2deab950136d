"""MonToons, values: the numbers in an ability, fixed, read off its die, or picked from a span."""

from __future__ import annotations

from typing import Annotated

from game.engine.data import Named

MOST = 20  # the largest number an ability may be written with

Amount = Annotated[str, Named("amount")]  # "3", "die", "die + 1", "half die", "half die + 2", "2-3"
Span = tuple[int, int]

FIXED = {str(number): number for number in range(MOST + 1)}
SPANS: dict[str, Span] = {f"{low}-{high}": (low, high) for low in range(1, 7) for high in range(low + 1, 7)}
FROM_DIE = {
    f"{word}{f' + {more}' * bool(more)}": (halves, more)
    for word, halves in (("half die", 1), ("die", 2))
    for more in range(7)
}
AMOUNTS = frozenset((*FIXED, *SPANS, *FROM_DIE))


def with_die(word: str, die: int) -> int:
    """What an amount comes to with a die of that value; of a span the most. Half a die is rounded up."""
    if word in FIXED:
        return FIXED[word]
    if word in SPANS:
        return SPANS[word][1]
    halves, more = FROM_DIE[word]
    return (die * halves + 1) // 2 + more


def span(word: str, die: int) -> Span:
    """The least and the most of an amount, with a die of that value."""
    return SPANS[word] if word in SPANS else (with_die(word, die),) * 2
