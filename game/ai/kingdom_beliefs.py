"""Beliefs about hands in Dungeon & Kingdom: what Monsters that were left alone tell of them."""

from __future__ import annotations

from game.rules.kingdom.payment import payable
from game.rules.kingdom.state import ARRAY_OF, HAND_OF, Kingdom

SPARED = 0.4  # how often a Monster that could be paid for is left to raid


def fit(g: Kingdom, seat: int) -> float:
    """How well the hands imagined for the others fit the Monsters with points on them that wait in their Arrays, 0..1:
    whoever could have paid for one would mostly have beaten it."""
    content, zones, tokens, chance = g.content, g.zones, g.tokens, 1.0
    for rival in range(g.seats):
        if rival == seat:
            continue
        raiders = [card for card in zones[ARRAY_OF[rival]] if tokens[card]]
        if raiders and not all(g.known[card] >> seat & 1 for card in zones[HAND_OF[rival]]):
            have = g.suits(HAND_OF[rival])
            for card in raiders:
                if payable(have, content.needs[card], content.wild):
                    chance *= SPARED
    return chance
