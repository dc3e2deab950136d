"""Dungeon & Kingdom, decks: where abilities draw from, before and after the draw deck has run out (chapter 8.3)."""

from __future__ import annotations

from game.rules.kingdom.lots import begin_lot, lose_order
from game.rules.kingdom.state import Kingdom


def draw_from(g: Kingdom) -> str:
    """The deck in use: the draw deck while it has cards, then the one made of discards."""
    return "deck" if g.zones["deck"] else "ability"


def refill_ability(g: Kingdom) -> bool:
    """8.3 When an ability needs cards and both decks are empty, the discards are shuffled into a deck for abilities
    alone (DNK-END-06, DNK-END-07, DNK-R23, DNK-R50). Whether there is one now; the draw deck is not looked at."""
    if not g.zones["ability"] and g.zones["discard"]:
        for card in g.zones["discard"][:]:
            g.move(card, "discard", "ability")
        begin_lot(g, g.zones["ability"])
        g.shuffle("ability")
    return bool(g.zones["ability"])


def top_adventurer(g: Kingdom) -> str | None:
    """The deck with an Adventurer on top of it: Monsters that come up are shown, put back and the whole deck is
    shuffled (DNK-CAP-02, DNK-R46). None when there is nothing to draw, or nothing but Monsters (DNK-R22)."""
    if not (g.zones["deck"] or refill_ability(g)):
        return None
    deck, first = draw_from(g), g.content.first_monster
    cards = g.zones[deck]
    if min(cards) >= first:
        return None
    while cards[-1] >= first:
        g.reveal(cards[-1], deck)
        lose_order(g, deck)
        g.shuffle(deck)
    return deck
