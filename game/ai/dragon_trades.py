"""Trades in Dragon Attack! for computers: what an offer is worth to both sides, and which one to make."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.dragon_stakes import BOAT, Stakes
from game.rules.dragon.meeting import Bargaining, Offer, fair
from game.rules.dragon.state import FRONT_OF, Dragon

KEEN = 0.3  # hundredths of the game by which an offer must beat the battle


def gain(stakes: Stakes, offer: Offer, other: int) -> float:
    """What a hero wins by the trade, in hundredths of the chance to win."""
    hero, zones = stakes.hero, stakes.g.zones
    mine, theirs = zones[FRONT_OF[hero]], zones[FRONT_OF[other]]
    after = [
        stakes.with_cards(side, [card for card in own if card not in offer] + [card for card in rest if card in offer])
        for side, own, rest in ((hero, mine, theirs), (other, theirs, mine))
    ]
    boats = sum(BOAT if card in theirs else -BOAT for card in offer if stakes.g.content.kinds[card] == "boat")
    return stakes.both(other, *after) + boats * stakes.point


def consider(g: Dragon, hero: int, other: int, offer: Offer) -> str:
    """Agree to what is better than the battle; of both the answer depends on the cards alone."""
    stakes = Stakes(g, hero)
    return "agree" if gain(stakes, offer, other) > stakes.duel(other) else "refuse"


def next_of_offer(g: Dragon, hero: int, about: Bargaining) -> str:
    """The next counter to put into the best offer that the other is likely to take, or to take out again, then the
    offer; or the battle. Each step is one towards the same offer, so they come to an end."""
    other, offer = about.other, about.offer
    mine, theirs = Stakes(g, hero), Stakes(g, other)
    best, highest, least = None, mine.duel(other) + KEEN, theirs.duel(hero) + KEEN
    for plan in plans(g, hero, other):
        value = gain(mine, plan, other)
        if value > highest and gain(theirs, plan, hero) > least:
            best, highest = plan, value
    if best is None:
        return "fight"
    changes = [card for card in best if card not in offer] + [card for card in offer if card not in best]
    if not changes:
        return "offer"
    if len(changes) > about.left:
        return "fight"
    card = changes[0]
    word = "back" if card in offer else "give" if card in g.zones[FRONT_OF[hero]] else "ask"
    return f"{word}:{g.content.id(card)}"


def plans(g: Dragon, hero: int, other: int) -> Iterator[Offer]:
    """Gifts, demands and swaps of one counter, and swaps of two against one, that keep the class limit."""
    mine, theirs = g.zones[FRONT_OF[hero]], g.zones[FRONT_OF[other]]
    single: list[tuple[int, ...]] = [(card,) for card in (*mine, *theirs)]
    swaps = [(one, two) for one in mine for two in theirs]
    wide = [(one, two, more) for one, two in swaps for more in (*mine, *theirs) if more not in (one, two)]
    for plan in (*single, *swaps, *(wide if len(wide) <= 60 else ())):
        if fair(g, hero, other, plan):
            yield tuple(sorted(plan))
