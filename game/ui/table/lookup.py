"""lookup: the cards of a game as they can be looked up anywhere, and what some words are found in: rules and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import pygame

from game.engine.rulebook import Hit, Rulebook
from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.cards import Print

Words = Sequence[tuple[str, str]]  # headed lines
LETTERS = 90  # of what is told of something that was found


class Lookup(NamedTuple):
    """`cards`: one of each name; `words`: the name of a card, and words on it with what they mean; `picture`: a card in
    the pixels that it is wide when it stands upright or lies on its side."""

    cards: Sequence[int]
    words: Callable[[int], tuple[str, Words]]
    picture: Callable[[int, float, float], pygame.Surface]


class Card(NamedTuple):
    """One that was found, with its name and what is on it in a few words."""

    card: int
    name: str
    told: str


class Found(NamedTuple):
    """Cards of that name first, then what the rules say, then cards with such words on them."""

    named: tuple[Card, ...] = ()
    hits: tuple[Hit, ...] = ()
    told: tuple[Card, ...] = ()


def found_in(book: Rulebook, lookup: Lookup | None, sought: str) -> Found:
    """What holds all these words, or parts of words, in any order and case; nothing for none."""
    words = sought.casefold().split()
    if not words:
        return Found()
    named, told = list[Card](), list[Card]()
    for card in lookup.cards if lookup else ():
        name, lines = lookup.words(card) if lookup else ("", ())
        said = " ".join(f"{head}: {text}" for head, text in lines)
        if holds_words(name, words):
            named.append(Card(card, name, shortened(said)))
        elif holds_words(f"{name} {said}", words):
            told.append(Card(card, name, shortened(said)))
    return Found(tuple(named), book.find(sought), tuple(told))


def holds_words(text: str, words: Iterable[str]) -> bool:
    return all(word in text.casefold() for word in words)


def shortened(text: str, letters: int = LETTERS) -> str:
    """No more than so many letters of it, and whole words."""
    return text if len(text) <= letters else text[:letters].rsplit(" ", 1)[0] + " ..."


def one_of_each(cards: Iterable[int], name: Callable[[int], str]) -> tuple[int, ...]:
    """The first card of each name, in their order."""
    found: dict[str, int] = {}
    for card in cards:
        found.setdefault(name(card), card)
    return tuple(found.values())


def lookup_of(
    content: Any, pictures: Cache, print_of: Callable[[Any, int], Print], keywords: Callable[[Any, int], Words]
) -> Lookup:
    """That of a game of printed cards."""

    def picture(card: int, upright: float, sideways: float) -> pygame.Surface:
        face = print_of(content, card)
        return cards.shown(pictures, face, round(sideways if cards.lies(face) else upright))

    numbers = one_of_each(range(len(content.backs)), content.name)
    return Lookup(numbers, lambda card: (content.name(card), keywords(content, card)), picture)
