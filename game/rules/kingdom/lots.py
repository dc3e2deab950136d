"""Dungeon & Kingdom, lots: out of which heap the cards in hidden places have come, as far as everybody knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.kingdom.state import Kingdom

Place = tuple[list[int], int]  # the cards of a zone, and an index among them


def begin_lot(g: Kingdom, cards: Iterable[int]) -> None:
    """Cards that lay open are shuffled into a deck: which they are is known, their order is not (DNK-R50)."""
    gone, lots = set(cards), list(g.lots or [0] * g.content.size)
    number = max(lots) + 1
    for card in gone:
        lots[card] = number
    g.put("lots", None, tuple(lots))
    g.mixed = without(g.mixed, gone)


def lose_order(g: Kingdom, zone: str) -> None:
    """A zone is about to be shuffled: of which lot a card is that lies there, or has lain there, is no longer known of
    each, only of all of them together."""
    if not g.lots:
        return
    cards = g.zones[zone]
    mixed = without(g.mixed, {card for group in g.mixed for card in group if g.known[card] == g.everyone})
    touched = [group for group in mixed if not set(group).isdisjoint(cards)]
    if touched or len({g.lots[card] for card in cards}) > 1:
        together = {*cards, *(card for group in touched for card in group)}
        mixed = (*(group for group in mixed if group not in touched), tuple(sorted(together)))
    g.mixed = mixed


def without(groups: Iterable[Sequence[int]], gone: set[int]) -> tuple[tuple[int, ...], ...]:
    """The groups with these cards left out; one card alone is no group."""
    kept = (tuple(card for card in group if card not in gone) for group in groups)
    return tuple(group for group in kept if len(group) > 1)


# --- imagined worlds


def hidden_groups(g: Kingdom, eyes: int) -> list[list[Place]]:
    """The places of each mixed group that these eyes (a bitmask of seats) do not see into, in the table's order."""
    group_of = {card: number for number, group in enumerate(g.mixed) for card in group}
    found: list[list[Place]] = [[] for _ in g.mixed]
    for name, cards in g.zones.items():
        for index, card in enumerate(cards):
            if card in group_of and g.viewers(card, name) & eyes != eyes:
                found[group_of[card]].append((cards, index))
    return found


def in_order(g: Kingdom, places: Sequence[Place]) -> None:
    """Put the cards of a group in the order of their lots: which lay where is not known, and must not tell."""
    lay(g, places, sorted((cards[index] for cards, index in places), key=g.lots.__getitem__))


def stir(g: Kingdom, places: Sequence[Place], rng: Random) -> None:
    """Put the cards of a group in another order."""
    faces = [cards[index] for cards, index in places]
    rng.shuffle(faces)
    lay(g, places, faces)


def lay(g: Kingdom, places: Sequence[Place], faces: Sequence[int]) -> None:
    """Put faces into places; what players know of a place stays with it."""
    minds = [g.known[cards[index]] for cards, index in places]
    for (cards, index), face, mind in zip(places, faces, minds):
        cards[index] = face
        g.known[face] = mind


def exchange(g: Kingdom, one: Place, other: Place) -> None:
    """Two cards change places, and with these what is known of them, and their groups."""
    (here, at), (there, place) = one, other
    first, second = here[at], there[place]
    lay(g, (one, other), (second, first))
    swap = {first: second, second: first}
    g.mixed = tuple(tuple(swap.get(card, card) for card in group) for group in g.mixed)


def put_back(g: Kingdom, wrong: Place, free: Sequence[Place], hands: Sequence[Place], rng: Random) -> Place:
    """A Monster goes out of a hand for one of the free places, which comes back: straight, or by way of another hand
    whose Adventurer may come instead."""
    for middle in (wrong, *hands):
        if middle == wrong or may_exchange(g, wrong, middle):
            exchange(g, wrong, middle)
            fitting = [spot for spot in free if may_exchange(g, middle, spot)]
            if fitting:
                spot = rng.choice(fitting)
                exchange(g, middle, spot)
                return spot
            exchange(g, wrong, middle)
    spot = rng.choice(free)  # nothing that is known allows it: any place rather than a Monster in a hand
    exchange(g, wrong, spot)
    return spot


def may_exchange(g: Kingdom, one: Place, other: Place) -> bool:
    """Whether all that is known of two places lets their cards change them."""
    (here, at), (there, place) = one, other
    first, second = here[at], there[place]
    return g.lots[first] == g.lots[second] or any(first in group and second in group for group in g.mixed)
