"""deck_exchange: a deck on its way out of the builder and into it: as text, as a code, as a file."""

from __future__ import annotations

from functools import partial

from game.rules.pack.decks import write_code, write_deck
from game.ui.house.dialog import Answer, Menu
from game.ui.scenes.workshop.editing import Builder, from_text
from game.ui.widgets.line import copy, pasted
from game.ui.window.scene import Push


def share(builder: Builder) -> Push:
    """Text or code to the clipboard, or the place of the file."""
    where = builder.parlour.folders.decks
    return Push(
        Menu(
            "Share this deck",
            (
                Answer("Copy as text", partial(_copy_text, builder), "deck"),
                Answer("Copy as a code", partial(_copy_code, builder), ".key"),
                Answer(
                    "Copy its file's place",
                    partial(_copy_place, builder),
                    ".text",
                    where is not None and bool(builder.deck.id),
                    "No file can be kept here.",
                ),
                Answer("Not now"),
            ),
        )
    )


def _copy_text(builder: Builder) -> None:
    copy(write_deck(builder.content, builder.deck.draft))
    builder.parlour.toast(f"Copied: {builder.deck.draft.name}, a line for each card", "good")


def _copy_code(builder: Builder) -> None:
    copy(write_code(builder.deck.draft.cards))
    builder.parlour.toast("Copied: the deck in one word. Paste brings it in anywhere", "good")


def _copy_place(builder: Builder) -> None:
    place = str(builder.parlour.folders.place("decks", f"{builder.deck.id}.txt"))
    copy(place)
    builder.parlour.toast(f"Copied: {place}", "good")


def paste(builder: Builder) -> object:
    """What the clipboard holds as a deck of its own."""
    text = pasted()
    return take_in(
        builder,
        text,
        "There is no deck in the clipboard. Copy one as text or as a code first."
        if not text.strip()
        else "There is no card in the text of the clipboard, so it is no deck.",
    )


def take_in(builder: Builder, text: str, none: str) -> object:
    """A deck from elsewhere, kept with all its faults; the open deck stays as it is. `none`: what to say if the
    text holds no deck."""
    draft = from_text(builder.content, text)
    if draft is None:
        builder.parlour.toast(none, "wrong")
        return None
    builder.open_deck("")
    builder.deck.change(draft, keep=False)
    builder.name = builder.deck.draft.name
    builder.changed()
    wrong = len(builder.deck.faults)
    builder.parlour.toast(
        f"{builder.name}: {builder.deck.size} cards"
        if not wrong
        else f"{builder.name} is kept as a draft: {wrong} thing{'s' * (wrong > 1)} to mend",
        "good" if not wrong else "warn",
    )
    return None if not wrong else builder.to_faults()
