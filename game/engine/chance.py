"""Chance: every random number of a game, drawn from one 64-bit integer (splitmix64)."""
from __future__ import annotations

from collections.abc import Sequence

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15       # the increments and mixers of splitmix64 (Steele, Lea and Flood, 2014)


def next_bits(seed: int) -> tuple[int, int]:
    """The next seed and 64 random bits."""
    seed = (seed + GAMMA) & MASK
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, z ^ (z >> 31)


def draw(seed: int, count: int) -> tuple[int, int]:
    """The next seed and an even pick 0..count-1 (bias below count / 2**64)."""
    seed, bits = next_bits(seed)
    return seed, (bits * count) >> 64


def permuted(seed: int, cards: Sequence[int]) -> tuple[int, list[int]]:
    """The next seed and the cards in random order.

    Enough bits for a whole shuffle are drawn at once and used up as one long fraction, one factor a card: 20 cards
    want 62 bits, so two draws leave the bias below 2**-60.
    """
    order = list(cards)
    width, fraction = 64, 0
    for _ in range(len(order) // 16 + 2):
        seed, bits = next_bits(seed)
        fraction = fraction << 64 | bits
        width += 64
    width -= 64
    low = (1 << width) - 1
    for left in range(len(order) - 1, 0, -1):
        fraction *= left + 1
        pick = fraction >> width
        fraction &= low
        order[left], order[pick] = order[pick], order[left]
    return seed, order
