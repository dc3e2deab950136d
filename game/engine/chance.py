"""Chance: every random number of a game, drawn from one 64-bit integer (splitmix64)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import factorial

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15  # the increments and mixers of splitmix64 (Steele, Lea and Flood, 2014)


def many_bits(seed: int, times: int) -> tuple[int, list[int]]:
    """The next seed and so many times 64 random bits."""
    found = []
    for _ in range(times):
        seed = (seed + GAMMA) & MASK
        z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        found.append(z ^ (z >> 31))
    return seed, found


def draw(seed: int, count: int) -> tuple[int, int]:
    """The next seed and an even pick 0..count-1 (bias below count / 2**64)."""
    seed = (seed + GAMMA) & MASK  # as for many, written out: most dice come one by one
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, (z ^ (z >> 31)) * count >> 64


def draws(seed: int, count: int, times: int) -> tuple[int, list[int]]:
    """The next seed and so many even picks 0..count-1."""
    seed, found = many_bits(seed, times)
    return seed, [bits * count >> 64 for bits in found]


def permuted(seed: int, cards: Sequence[int]) -> tuple[int, list[int]]:
    """The next seed and the cards in random order.

    Enough bits for a whole shuffle are drawn at once and used up as one long fraction, one factor a card: 20 cards
    want 62 bits, so two draws leave the bias below 2**-60. Times all factors at once the fraction is a number whose
    digits, 2 values the last, 3 the one before it and so on, are the places to change with.
    """
    order = list(cards)
    draws, orders, digits = plan(len(order))
    seed, found = many_bits(seed, draws)
    fraction = 0
    for bits in found:
        fraction = fraction << 64 | bits
    number = fraction * orders >> 64 * draws
    picks: list[int] = []
    for count, bases in digits:
        number, part = divmod(number, count)
        for base in bases:
            picks.append(part % base)
            part //= base
    left = len(order)
    for pick in reversed(picks):
        left -= 1
        order[left], order[pick] = order[pick], order[left]
    return seed, order


@lru_cache(maxsize=512)
def plan(cards: int) -> tuple[int, int, tuple[tuple[int, tuple[int, ...]], ...]]:
    """How so many cards are shuffled: draws, number of orders, and the bases of the digits in groups that stay below
    2**30, where arithmetic is quick."""
    groups, count, bases = list[tuple[int, tuple[int, ...]]](), 1, list[int]()
    for base in range(2, cards + 1):
        if count * base >= 1 << 30:
            groups.append((count, tuple(bases)))
            count, bases = 1, []
        count *= base
        bases.append(base)
    return cards // 16 + 2, factorial(cards), (*groups, (count, tuple(bases)))
