"""Dungeon & Kingdom, positions: which of equal cards lie where, who knows them, and out of which heaps they came."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.placing import Copies, called, lay_copies, pairs, seats_of, several, write_copies
from game.rules.kingdom.decks import begin_lot
from game.rules.kingdom.state import Kingdom

CARD_WORDS = ("copies", "known", "lots", "mixed")
ONLY = "."  # in the place of a number: a Monster, of which there is one


def lay_exactly(g: Kingdom, words: Mapping[str, Any]) -> None:
    """When all lies in its place. Words, all of which may be left out: copies ({zone: the numbers of its Adventurers
    among their kind, such as "3 . 1"}), known ({card: seats that know it}, where others do than the place says), lots
    (decks of discards in the order they were made, each its cards), mixed (cards whose places are known of all of them
    together alone). ValueError for what is wrong."""
    lay_copies(g, pairs(words, "copies"), copies_of(g))
    for name, cards in g.zones.items():
        for card in cards:
            g.known[card] = g.sight[name]
    for word, seats in pairs(words, "known").items():
        card = called(word, "card", g.content.ids, "known")
        if usual(g, card) == g.everyone:
            raise ValueError(f"{word!r}: it lies open, so all know it")
        g.known[card] = sum(1 << seat for seat in set(seats_of({word: seats}, word, g.seats)))
    lay_lots(g, words)


def copies_of(g: Kingdom) -> Copies:
    """Adventurers of a kind are equal and numbered; of a Monster there is one."""
    id, word = g.content.id, g.content.word
    return Copies(word, lambda card: id(card).removeprefix(word(card)) or ONLY, word)


def usual(g: Kingdom, card: int) -> int:
    """The seats that see into the place where a card lies."""
    return next(g.sight[name] for name, cards in g.zones.items() if card in cards)


def lay_lots(g: Kingdom, words: Mapping[str, Any]) -> None:
    """Which discards have been shuffled into decks together; without a word those that are one now."""
    heaps = [heap_of(g, heap, "lots") for heap in several(words, "lots")]
    mixed = [heap_of(g, heap, "mixed") for heap in several(words, "mixed")]
    for word, entries in (("lots", heaps), ("mixed", mixed)):
        every = [card for heap in entries for card in heap]
        if len(set(every)) < len(every) or entries and not entries[-1]:
            raise ValueError(f"{word!r}: a card is named twice there, or the last of them is empty")
    lots = [0] * g.content.size
    for number, heap in enumerate(heaps, 1):
        for card in heap:
            lots[card] = number
    if not heaps and g.zones["ability"]:
        begin_lot(g, g.zones["ability"])
    elif heaps:
        g.lots = tuple(lots)
    if any(len(group) < 2 for group in mixed) or mixed and not g.lots:
        raise ValueError("'mixed': two cards or more out of 'lots'")
    g.mixed = tuple(map(tuple, mixed))


def heap_of(g: Kingdom, heap: Any, where: str) -> list[int]:
    return [called(word, "card", g.content.ids, where) for word in several({where: heap}, where)]


# --- written


def card_words(g: Kingdom) -> dict[str, Any]:
    """These words for a table as it is."""
    id = g.content.id
    words: dict[str, Any] = {"copies": write_copies(g.zones, copies_of(g))}
    known = {
        id(card): [seat + 1 for seat in range(g.seats) if g.known[card] >> seat & 1]
        for name, cards in g.zones.items()
        for card in cards
        if g.known[card] != g.sight[name]
    }
    if known:
        words["known"] = known
    if g.lots:
        words["lots"] = [
            [id(card) for card, lot in enumerate(g.lots) if lot == number] for number in range(1, max(g.lots) + 1)
        ]
    if g.mixed:
        words["mixed"] = [[id(card) for card in group] for group in g.mixed]
    return words
