"""own: the user's decks as the rules see them: what is in them, what is wrong with them, which may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.rules.pack.cards import Content
from game.rules.pack.decks import Draft, counted, ordered, read_deck, write_code
from game.ui.scenes.content import cards_of

if TYPE_CHECKING:
    from game.ui.parlour import Parlour


class OwnDeck(NamedTuple):
    """A deck that may be played: `code` is what the house rules deck_1 and deck_2 take."""

    id: str
    name: str
    code: str


def all_drafts(app: Parlour, content: Content) -> dict[str, Draft]:
    """Every deck on the shelf by its id, faulty ones too."""
    return {kept.id: read_deck(content, kept.text) for kept in app.decks.list()}


def own_decks(app: Parlour, format: str, content: Content | None = None) -> list[OwnDeck]:
    """The user's decks that may be played at a length, with the packs that are on; by name."""
    cards: Content = content or cards_of(app, "pack").content
    found = [OwnDeck(id, draft.name, write_code(ordered(cards, counted(draft.cards))))
             for id, draft in all_drafts(app, cards).items() if draft.format == format and not draft.faults]
    return sorted(found, key=lambda deck: (deck.name.casefold(), deck.id))
