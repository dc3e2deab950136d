"""Dungeon & Kingdom, imagined worlds: what must hold of the cards that are dealt into places somebody does not see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.rules.kingdom.decks import Decks, Place, exchange, may_exchange, put_back

PATIENCE = 3000  # exchanges that are tried


def monsters_out_of_hands(g: Decks, piles: Sequence[Place], hands: Sequence[Place], rng: Random) -> None:
    """Hands hold Adventurers alone: a Monster dealt into one changes places with an Adventurer from a pile."""
    first = g.content.first_monster
    wrong = [(hand, place) for hand, place in hands if hand[place] >= first]
    if not wrong:
        return
    free = [(cards, place) for cards, place in piles if cards[place] < first]
    if not g.lots:
        for spot, other in zip(wrong, rng.sample(free, len(wrong))):
            exchange(g, spot, other)
        return
    for spot in wrong:
        free.remove(put_back(g, spot, free, hands, rng))


def fill_hand(
    g: Decks, wanting: Callable[[], int], mine: Sequence[Place], others: Sequence[Place], rng: Random
) -> None:
    """Whoever is asked how to pay can pay: hidden cards of his hand change places with Adventurers hidden elsewhere,
    never so that more is `wanting` than before, until nothing is."""
    lack, first = wanting(), g.content.first_monster
    for _ in range(PATIENCE if mine and others else 0):
        if not lack:
            return
        spot, other = rng.choice(mine), rng.choice(others)
        if other[0][other[1]] < first and (not g.lots or may_exchange(g, spot, other)):
            exchange(g, spot, other)
            if (now := wanting()) > lack:
                exchange(g, spot, other)
            else:
                lack = now
