"""The Monster Pack, standing: hit points and cards left, and a plain estimate of who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.rules.pack.cards import SEATS
from game.rules.pack.state import ACTIVE, DECK, HAND, LANES, WAITING, MonsterPack

PER_POINT = 0.16  # by eye: four hit points are worth 65 to 35
UNOPPOSED = 1.5  # turns that an attacker on the table is likely to hit


def scores(g: MonsterPack) -> Sequence[Sequence[tuple[str, int]]]:
    """Per player the hit points, and the cards still in deck and hand."""
    return [
        [("Cards left", len(g.zones[DECK[seat]]) + len(g.zones[HAND[seat]])), ("Hit points", g.hp[seat])]
        for seat in range(SEATS)
    ]


def standing(g: MonsterPack, player: int) -> float:
    """Chance to win, 0..1, both adding up to 1; made of public facts."""
    if g.winners is not None:
        return 1 / len(g.winners) if player in g.winners else 0.0
    lead = weight(g, player) - weight(g, 1 - player)
    return 1 / (1 + exp(-PER_POINT * lead))


def weight(g: MonsterPack, player: int) -> float:
    """Hit points, the stars on the table, and half a point for every card not yet drawn, up to six."""
    zones, stars = g.zones, g.content.stars
    table = sum(UNOPPOSED * stars[card] for column in LANES for card in zones[ACTIVE[player][column]])
    coming = sum(stars[card] for column in LANES for card in zones[WAITING[player][column]])
    return g.hp[player] + table + coming + min(6, len(zones[DECK[player]])) / 2
