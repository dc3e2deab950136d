"""Beliefs about hands in The Monster Pack: what the monster summoned last tells of the cards that were kept."""

from __future__ import annotations

from game.ai.pack_values import Outlook
from game.rules.pack.cards import SEATS
from game.rules.pack.state import COLUMNS, HAND, LANES, WAITING, MonsterPack

SURPRISE = 0.3  # how often a player keeps a card that would have been much better
MUCH = 5.0  # hit points


def fit(g: MonsterPack, seat: int) -> float:
    """How well the hand imagined for the rival fits the monster it has just summoned, 0..1: it would mostly have
    summoned one that does much more in the same spot."""
    rival = SEATS - 1 - seat
    column = just_summoned(g, rival) if g.mover == seat else -1
    if column < 0:
        return 1.0
    outlook = Outlook(g)
    values, others = outlook.values, [waiter for waiter in outlook.waiting[rival] if waiter[1] != column]
    came = g.zones[WAITING[rival][column]][0] % values.each

    def worth(card: int) -> float:
        return outlook.margin(rival, rival, (*others, (values.waits[rival][card], column, card))) - values.hand[card]

    kept = {card % values.each for card in g.zones[HAND[rival]] if not g.known[card] >> seat & 1} - {came}
    return SURPRISE if max(map(worth, kept), default=-99.0) > worth(came) + MUCH else 1.0


def just_summoned(g: MonsterPack, player: int) -> int:
    """The column of the one monster that still waits as long as when it was summoned; -1 for none, or more of them."""
    stars, zones = g.content.stars, g.zones
    found = [
        column
        for column in LANES
        if (cards := zones[WAITING[player][column]]) and g.die[player * COLUMNS + column] == stars[cards[0]]
    ]
    return found[0] if len(found) == 1 else -1
