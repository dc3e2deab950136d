"""What the tests of the workshop share: a starter deck, the bench with a deck on it, a pointer that goes to places."""

from __future__ import annotations

import pygame

from game.rules import shipped_content
from game.rules.pack.decks import multiset, read_deck
from game.store import KeptDeck
from game.ui.parlour import Parlour
from game.ui.scenes.workshop.deck_builder import DeckBuilder
from tests.ui.visiting import show

CONTENT = shipped_content("pack")
EMBER = CONTENT.decks["ember_assault_30"]


def with_one(id: str) -> str:
    """The starter deck with this card in place of a White Wild one, as text."""
    cards = multiset(EMBER.cards)
    wild = next(one for one in cards if CONTENT.monsters[CONTENT.ids[one]].type == "white_wild")
    cards[wild] -= 1
    cards[id] += 1
    return (
        "# Ember Assault (standard)\n"
        + "".join(f"{n} {one}\n" for one, n in cards.items() if n and one != id)
        + f"{cards[id]} Somebody [{id}]\n"
    )


def bench(app: Parlour, text: str = "") -> DeckBuilder:
    if text:
        app.decks.store(KeptDeck("deck", text))
    scene = DeckBuilder(app, "deck" if text else "")
    show(app, scene)
    return scene


def on_disk(app: Parlour, id: str) -> dict[str, int]:
    kept = app.decks.load(id)
    return dict(multiset(read_deck(CONTENT, kept.text).cards)) if kept else {}


def point(app: Parlour, x: float, y: float, *buttons: int) -> None:
    """The pointer goes to a place in units; the buttons given are pressed and released there."""
    surface = pygame.display.get_surface()
    assert surface
    pos = app.sheet(surface).px(x, y)
    events = [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))]
    for button in buttons:
        events += [
            pygame.event.Event(kind, pos=pos, button=button) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        ]
    app.step(events, 16)
    app.step([], 16)


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[0] + box[2] / 2 - 20, box[1] + box[3] / 2
