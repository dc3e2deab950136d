"""helper: builds a deck, or fills up what is there, with cards that go well together."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from game.rules.pack.cards import TITLES
from game.rules.pack.decks import completed
from game.ui.dialog import Answer, Menu
from game.ui.scene import Push
from game.ui.scenes.workshop.faces import SIGNS

if TYPE_CHECKING:
    from game.ui.scenes.workshop.deck_builder import DeckBuilder

COLOURS = ("blue_evade", "red_strike", "green_spell")


def build_menu(builder: DeckBuilder) -> Push:
    """Fill up what is there, or begin with a colour."""
    deck = builder.deck
    left = deck.full - deck.size
    fill = Answer(f"Fill up with {left} card{'s' * (left != 1)}", lambda: fill_up(builder), "plus",
                  0 < left, "The deck is full already.")
    fresh = [Answer(f"All new, {TITLES[kind].split()[0]} first", partial(build, builder, kind), SIGNS[kind])
             for kind in COLOURS]
    return Push(Menu("Build me a deck", (fill, *fresh, Answer("Not now"))))


def fill_up(builder: DeckBuilder, lot: Random | None = None) -> None:
    """Cards that suit those that are in, until the deck is full."""
    deck = builder.deck
    deck.deal(completed(deck.content, deck.draft.format, deck.draft.cards, lot or Random(), deck.owned))
    _say(builder)


def build(builder: DeckBuilder, kind: str, lot: Random | None = None) -> None:
    """A deck that leans to a colour, in place of what is there; undo brings that back."""
    deck, lot = builder.deck, lot or Random()
    able = [monster for monster in deck.content.monsters
            if monster.type == kind and (deck.owned is None or deck.owned.get(monster.id, 0))]
    best = sorted(able, key=lambda monster: monster.power / 100 - 3 * monster.star + 2 * lot.random(), reverse=True)
    seeds = tuple((monster.id, 1) for monster in best[:3])
    deck.deal(completed(deck.content, deck.draft.format, seeds, lot, deck.owned))
    _say(builder)


def _say(builder: DeckBuilder) -> None:
    builder.parlour.sounds.play("shuffle")
    builder.changed()
    words = f"{builder.deck.size} of {builder.deck.full} cards are in"
    builder.parlour.toast(words, "good", "Undo", builder.undo)
