"""Monster Pontoon 21, chains: what makes up a party's power, and the chances of a Hit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.engine.chain import Chain, Link
from game.engine.picture import Picture
from game.rules.pontoon.cards import Content
from game.rules.pontoon.odds import outcomes
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon


def power_chain(content: Content, known: Picture, hero: int) -> Chain:
    """The power of a party as far as a picture knows its cards, the Equipment last."""
    cards = (*known.zones[COMPANIONS_OF[hero]], *known.zones[EQUIPMENT_OF[hero]])
    links = (link for card in cards if card is not None for link in card_links(content, known, card))
    return Chain("Power", tuple(links))


def card_links(content: Content, known: Picture, card: int) -> Iterator[Link]:
    """What one card counts: its base, what has been adjusted, and what keeps it from counting less than 0 (PON-R02)."""
    printed, base, bonus = content.cards[card], known.facts["base"][card], known.facts["bonus"][card]
    if known.facts["turned"][card] and base == printed.sub:
        yield Link(f"{printed.name}, sub power", base, "4.2", card)
    elif base != printed.power:
        yield Link(f"{printed.name}, copied", base, "4.2", card)
    else:
        yield Link(printed.name, base, "0.3", card)
    if bonus:
        yield Link("Adjusted by abilities", bonus, "4.2", card)
    if base + bonus < 0:
        yield Link("Never below 0", -base - bonus, "0.3", card)


def hit_chain(g: Pontoon, hero: int, what: str) -> Chain:
    """How many of the cards that may lie on top bring one of the `odds` of a Hit, by what they count."""
    found, power = outcomes(g, hero), g.power(hero)
    counts = Counter(g.count(card) for card, brings in found if brings == what)
    links = (Link(f"Cards of {count}: {power + count} then", cases, "2.2") for count, cases in sorted(counts.items()))
    return Chain(f"Next card: {what}", tuple(links), len(found))
