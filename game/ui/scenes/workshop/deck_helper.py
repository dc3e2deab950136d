"""deck_helper: builds a deck, or completes the one that is there, with cards that go well together."""

from __future__ import annotations

from functools import partial
from random import Random

from game.rules.pack.cards import TITLES, Monster
from game.rules.pack.completing import completed
from game.ui.games.pack.printed import SIGNS
from game.ui.house.dialog import Answer, Menu
from game.ui.scenes.workshop.editing import Builder, Editing
from game.ui.window.scene import Push

COLOURS = ("blue_evade", "red_strike", "green_spell")
SHARE = 0.45  # of a deck that is of its first colour before the rest is filled up
MOST = 9


def build_menu(builder: Builder) -> Push:
    """Complete what is there, or begin with a colour."""
    why = why_not_completed(builder.deck)
    complete = Answer("Complete this deck", partial(to_completing, builder), "plus", not why, why)
    fresh = [
        Answer(f"All new, {TITLES[kind].split()[0]} first", partial(build, builder, kind), SIGNS[kind])
        for kind in COLOURS
    ]
    return Push(Menu("Build me a deck", (complete, *fresh, Answer("Not now"))))


def why_not_completed(deck: Editing) -> str:
    """Why there is nothing to be completed; "" when there is."""
    if not deck.size:
        return "Put in a card or two that you like; the rest is built round them."
    return "" if deck.size < deck.full else "The deck is full already."


def to_completing(builder: Builder) -> Push:
    """What the deck lacks, with reasons."""
    from game.ui.scenes.workshop.completing import Completing

    return Push(Completing(builder))


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
    deck.deal(completed(deck.content, deck.draft.format, [(id, 1) for id in seeds], deck.owned))
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
