"""Dungeon & Kingdom, decks: where abilities draw from (chapter 8.3), and what all know of cards shuffled into decks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from game.engine.redeal import Hidden
from game.engine.state import State

Place = tuple[list[int], int]  # the cards of a zone, and an index among them


class Decks(State):
    """A table on which open cards go back into decks: out of which heap hidden cards have come is known to all."""

    lots: tuple[int, ...] = ()  # per card: the deck of discards it last went into, 0 for none; () at first
    mixed: tuple[tuple[int, ...], ...] = ()  # cards whose places have been mixed: of which lot each is, is not known

    def unseen_by(self, seat: int) -> Sequence[Hidden] | None:
        """Nothing once and for all while cards of lots are mixed: they are put in order before each deal."""
        return None if self.mixed else super().unseen_by(seat)

    def deal_anew(self, eyes: int, rng: Random, hidden: Sequence[Hidden] | None = None) -> None:
        """Within the lots, and between those whose places have been mixed (DNK-R50)."""
        if not self.mixed:
            super().deal_anew(eyes, rng, hidden)
            return
        groups = hidden_groups(self, eyes)
        open_to = [set(group) - {cards[index] for cards, index in places} for group, places in zip(self.mixed, groups)]
        for places in groups:
            in_order(self, places)
        super().deal_anew(eyes, rng)
        for places in groups:
            stir(self, places, rng)
        self.mixed = tuple(
            tuple(sorted(seen | {cards[index] for cards, index in places})) for seen, places in zip(open_to, groups)
        )

    def pools(self) -> Sequence[int | str]:
        """Hidden cards are as good as each other within a lot."""
        return self.lots or self.content.backs


# --- drawing


def draw_from(g: Decks) -> str:
    """The deck in use: the draw deck while it has cards, then the one made of discards."""
    return "deck" if g.zones["deck"] else "ability"


def refill_ability(g: Decks) -> bool:
    """8.3 When an ability needs cards and both decks are empty, the discards are shuffled into a deck for abilities
    alone (DNK-END-06, DNK-END-07, DNK-R23, DNK-R50). Whether there is one now; the draw deck is not looked at."""
    if not g.zones["ability"] and g.zones["discard"]:
        for card in g.zones["discard"][:]:
            g.move(card, "discard", "ability")
        begin_lot(g, g.zones["ability"])
        g.shuffle("ability")
    return bool(g.zones["ability"])


def top_adventurer(g: Decks) -> str | None:
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


# --- lots


def begin_lot(g: Decks, cards: Iterable[int]) -> None:
    """Cards that lay open are shuffled into a deck: which they are is known, their order is not (DNK-R50)."""
    gone, lots = set(cards), list(g.lots or [0] * g.content.size)
    number = max(lots) + 1
    for card in gone:
        lots[card] = number
    g.put("lots", None, tuple(lots))
    g.mixed = without(g.mixed, gone)


def lose_order(g: Decks, zone: str) -> None:
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


def hidden_groups(g: Decks, eyes: int) -> list[list[Place]]:
    """The places of each mixed group that these eyes (a bitmask of seats) do not see into, in the table's order."""
    group_of = {card: number for number, group in enumerate(g.mixed) for card in group}
    found: list[list[Place]] = [[] for _ in g.mixed]
    for name, cards in g.zones.items():
        for index, card in enumerate(cards):
            if card in group_of and g.viewers(card, name) & eyes != eyes:
                found[group_of[card]].append((cards, index))
    return found


def in_order(g: Decks, places: Sequence[Place]) -> None:
    """Put the cards of a group in the order of their lots: which lay where is not known, and must not tell."""
    put_faces(g, places, sorted((cards[index] for cards, index in places), key=g.lots.__getitem__))


def stir(g: Decks, places: Sequence[Place], rng: Random) -> None:
    """Put the cards of a group in another order."""
    faces = [cards[index] for cards, index in places]
    rng.shuffle(faces)
    put_faces(g, places, faces)


def put_faces(g: Decks, places: Sequence[Place], faces: Sequence[int]) -> None:
    """Put faces into places; what players know of a place stays with it."""
    minds = [g.known[cards[index]] for cards, index in places]
    for (cards, index), face, mind in zip(places, faces, minds):
        cards[index] = face
        g.known[face] = mind


def exchange(g: Decks, one: Place, other: Place) -> None:
    """Two cards change places, and with these what is known of them, and their groups."""
    (here, at), (there, place) = one, other
    first, second = here[at], there[place]
    put_faces(g, (one, other), (second, first))
    swap = {first: second, second: first}
    g.mixed = tuple(tuple(swap.get(card, card) for card in group) for group in g.mixed)


def put_back(g: Decks, wrong: Place, free: Sequence[Place], hands: Sequence[Place], rng: Random) -> Place:
    """A Monster goes out of a hand for one of the free places, which comes back: straight, or by way of another hand
    whose Adventurer may come instead."""
    first = g.content.first_monster
    for middle in (wrong, *((hand, place) for hand, place in hands if hand[place] < first)):
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


def may_exchange(g: Decks, one: Place, other: Place) -> bool:
    """Whether all that is known of two places lets their cards change them."""
    (here, at), (there, place) = one, other
    first, second = here[at], there[place]
    return g.lots[first] == g.lots[second] or any(first in group and second in group for group in g.mixed)
