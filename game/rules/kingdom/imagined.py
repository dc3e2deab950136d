"""Dungeon & Kingdom, imagined worlds: what must hold of the cards that are dealt into places somebody does not see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from game.rules.kingdom.lots import Place, exchange, may_exchange, put_back
from game.rules.kingdom.payment import missing_with_fewer

if TYPE_CHECKING:
    from game.rules.kingdom.state import Kingdom

PATIENCE = 3000  # exchanges that are tried


def monsters_out_of_hands(g: Kingdom, piles: Sequence[Place], hands: Sequence[Place], rng: Random) -> None:
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


def fill_hand(g: Kingdom, mine: Sequence[Place], others: Sequence[Place], rng: Random) -> None:
    """Whoever is asked how to pay can pay: hidden cards of his hand change places with Adventurers hidden elsewhere,
    never so that more is wanting than before, until nothing is."""
    lack, first = wanting(g), g.content.first_monster
    for _ in range(PATIENCE if mine and others else 0):
        if not lack:
            return
        spot, other = rng.choice(mine), rng.choice(others)
        if other[0][other[1]] < first and (not g.lots or may_exchange(g, spot, other)):
            exchange(g, spot, other)
            if (now := wanting(g)) > lack:
                exchange(g, spot, other)
            else:
                lack = now


def wanting(g: Kingdom) -> int:
    """How many cards are wanting for what the present question says can be paid; 0 for any other question."""
    verb, player, *about = g.asked
    needs, wild = g.content.needs, g.content.wild
    have = [here + there for here, there in zip(g.suits(f"hand/{player}"), g.suits("kingdom"))]
    if verb == "kingdom.pay_from":
        return sum(max(0, count - had) for count, had in zip(about[2], have))
    if verb == "kingdom.pay":
        return missing_with_fewer(have, needs[about[0]], wild, about[2])
    if verb == "kingdom.conquer":
        arrays = [f"array/{other}" for other in g.opponents(player)]
        monsters = [monster for array in arrays for monster in g.monsters(array)]
        return min(missing_with_fewer(have, needs[monster], wild, about[1]) for monster in monsters)
    return 0
