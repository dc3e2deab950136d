"""Trades in Dragon Attack! for computers: what an offer is worth to both sides, and which one to make."""
from __future__ import annotations

from collections.abc import Iterator

from game.ai.dragon_values import counter_value, duel_value
from game.rules.dragon.meeting import Offer, fair
from game.rules.dragon.state import FRONT_OF, Dragon

KEEN = 0.3             # points by which an offer must beat the battle


def gain(g: Dragon, hero: int, other: int, offer: Offer) -> float:
    """What a hero wins by the trade, in points: what comes counts with the party as it is without what goes."""
    mine, theirs = g.zones[FRONT_OF[hero]], g.zones[FRONT_OF[other]]
    goes, comes = [card for card in mine if card in offer], [card for card in theirs if card in offer]
    kept = g.content.hero_bit[g.colour[hero]]
    for card in mine:
        if card not in goes:
            kept |= g.content.class_bit[card]
    return (sum(counter_value(g, hero, card, kept) for card in comes)
            - sum(counter_value(g, hero, card, 0) for card in goes))


def consider(g: Dragon, hero: int, other: int, offer: Offer) -> str:
    """Agree to what is better than the battle; of both the answer depends on the cards alone."""
    return "agree" if gain(g, hero, other, offer) > duel_value(g, hero, other) else "refuse"


def next_of_offer(g: Dragon, hero: int, other: int, offer: Offer, reply: bool) -> str:
    """The next counter of the best offer that the other is likely to take, then the offer; or the battle."""
    battle = duel_value(g, hero, other)
    best, highest = None, battle + KEEN
    for plan in plans(g, hero, other):
        if set(offer) <= set(plan):
            value = gain(g, hero, other, plan)
            if value > highest and gain(g, other, hero, plan) > duel_value(g, other, hero) + KEEN:
                best, highest = plan, value
    if best is None:
        return "fight"
    missing = [card for card in best if card not in offer]
    if not missing:
        return "offer"
    word = "give" if missing[0] in g.zones[FRONT_OF[hero]] else "ask"
    return f"{word}:{g.content.id(missing[0])}"


def plans(g: Dragon, hero: int, other: int) -> Iterator[Offer]:
    """Gifts, demands and swaps of one counter, and swaps of two against one, that keep the class limit."""
    mine, theirs = g.zones[FRONT_OF[hero]], g.zones[FRONT_OF[other]]
    single: list[tuple[int, ...]] = [(card,) for card in (*mine, *theirs)]
    swaps = [(one, two) for one in mine for two in theirs]
    wide = [(one, two, more) for one, two in swaps for more in (*mine, *theirs) if more not in (one, two)]
    for plan in (*single, *swaps, *(wide if len(wide) <= 60 else ())):
        if fair(g, hero, other, plan):
            yield tuple(sorted(plan))
