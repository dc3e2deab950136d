"""helper: builds a deck, or fills up what is there, with cards that go well together."""

from __future__ import annotations

from functools import partial
from random import Random

from game.rules.pack.cards import TITLES, Monster
from game.rules.pack.decks import completed
from game.ui.games.pack.printed import SIGNS
from game.ui.house.dialog import Answer, Menu
from game.ui.scenes.workshop.editing import Builder, Editing
from game.ui.window.scene import Push

COLOURS = ("blue_evade", "red_strike", "green_spell")
SHARE = 0.45  # of a deck that is of its first colour before the rest is filled up
MOST = 9


def build_menu(builder: Builder) -> Push:
    """Fill up what is there, or begin with a colour."""
    deck = builder.deck
    left = deck.full - deck.size
    words = f"Fill up with {left} card{'s' * (left != 1)}" if left > 0 else "Fill up"
    fill = Answer(words, partial(fill_up, builder), "plus", left > 0, "The deck is full already.")
    fresh = [
        Answer(f"All new, {TITLES[kind].split()[0]} first", partial(build, builder, kind), SIGNS[kind])
        for kind in COLOURS
    ]
    return Push(Menu("Build me a deck", (fill, *fresh, Answer("Not now"))))


def fill_up(builder: Builder, lot: Random | None = None) -> None:
    """Cards that suit those that are in, until the deck is full."""
    deck = builder.deck
    deck.deal(completed(deck.content, deck.draft.format, deck.draft.cards, lot or Random(), deck.owned))
    _say(builder)


def build(builder: Builder, kind: str, lot: Random | None = None) -> None:
    """A deck that leans to a colour, with quick White Wild cards to trade for what is too big, in place of what is
    there; undo brings that back."""
    deck, lot = builder.deck, lot or Random()
    able = [
        (monster.id, copy)
        for monster in deck.content.monsters
        if monster.type == kind
        for copy in range(min(deck.most(monster), MOST if deck.owned is None else deck.owned.get(monster.id, 0)))
    ]
    deal = {one: _appeal(deck.content.monsters[deck.content.ids[one[0]]], one[1]) + 2 * lot.random() for one in able}
    best = sorted(able, key=lambda one: deal[one], reverse=True)[: round(deck.full * SHARE)]
    seeds = [*(id for id, _ in best), *_wild(deck, lot)]
    deck.deal(completed(deck.content, deck.draft.format, [(id, 1) for id in seeds], lot, deck.owned))
    _say(builder)


def _wild(deck: Editing, lot: Random) -> list[str]:
    """White Wild cards of few stars, one fewer than a deck may hold."""
    able = [
        monster
        for monster in deck.content.monsters
        if monster.type == "white_wild" and (deck.owned is None or deck.owned.get(monster.id, 0))
    ]
    able.sort(key=lambda monster: (monster.star, lot.random()))
    return [monster.id for monster in able[: deck.content.formats[deck.draft.format].white_wild - 1]]


def _appeal(monster: Monster, copy: int) -> float:
    """What a copy of a card is worth to a deck: power for its stars, and one of many before many of one."""
    return monster.power / 100 - 3 * (monster.star - 1) - copy


def _say(builder: Builder) -> None:
    builder.parlour.sounds.play("shuffle")
    builder.changed()
    words = f"{builder.deck.size} of {builder.deck.full} cards are in"
    builder.parlour.toast(words, "good", "Undo", builder.undo)
