"""own: the user's decks as the rules see them: what is in them, what is wrong with them, which may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.rules import GAMES
from game.rules.pack.cards import Content
from game.rules.pack.decks import Draft, counted, ordered, read_deck, write_code
from game.ui.scenes.content import cards_of
from game.ui.scenes.setup import Setup, remembered
from game.ui.scenes.workshop.owning import owned_by

if TYPE_CHECKING:
    from game.ui.parlour import Parlour


class OwnDeck(NamedTuple):
    """A deck that may be played: `code` is what the house rules deck_1 and deck_2 take."""

    id: str
    name: str
    code: str


def all_drafts(app: Parlour, content: Content) -> dict[str, Draft]:
    """Every deck on the shelf by its id, faulty ones too."""
    return {kept.id: read_deck(content, kept.text) for kept in app.decks.all()}


def own_decks(app: Parlour, format: str, content: Content | None = None) -> list[OwnDeck]:
    """The user's decks that may be played at a length, with the packs that are on and, where cards are collected,
    from the collection; by name."""
    cards: Content = content or cards_of(app, "pack").content
    owned = owned_by(app, cards)
    found = [OwnDeck(id, draft.name, write_code(ordered(cards, counted(draft.cards))))
             for id, draft in all_drafts(app, cards).items() if draft.format == format and not draft.faults
             and (owned is None or counted(draft.cards) <= owned)]
    return sorted(found, key=lambda deck: (deck.name.casefold(), deck.id))


def with_deck(app: Parlour, draft: Draft) -> Setup:
    """The set-up of the last game, with this deck in the first seat and its length."""
    setup = remembered(GAMES["pack"], app.settings.setups.get("pack"))
    setup.options |= {"format": draft.format, "deck_1": write_code(draft.cards)}
    return setup
