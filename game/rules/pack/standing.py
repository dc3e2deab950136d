"""The Monster Pack, standing: hit points and cards left, a plain estimate of who is ahead, and what of its own is worth
counting in a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from game.engine.events import Said
from game.engine.feats import Feat, Look, largest, times
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


def who_won(duel: Said) -> int | None:
    """Whose monster has won a duel; None where both fell, or neither."""
    seat, (_, mine, theirs, *_, fallen) = duel.player or 0, duel.about
    return {(theirs,): seat, (mine,): 1 - seat}.get(fallen)


def long(look: Look) -> int:
    """How many turns a game took that was won."""
    turns = (event for event in look.events if isinstance(event, Said) and event.what == "turn")
    return look.won * max((event.about[0] for event in turns), default=0)


FEATS: Mapping[str, Feat] = {"damage": largest("hit", 2), "boosts": times("boost"), "long": Feat(long)}
