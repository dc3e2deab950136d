"""Decks: the user's own decks, each a small text file that can be read, sent to a friend, or put into the folder."""

import os
import re
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.store.whole import RESERVED, read_whole, write_whole

ENDING = ".txt"
LARGEST = 100_000  # bytes; a deck of 30 different cards needs a hundredth of it
MOST = 500  # decks shown
NAMES = re.compile(r"[^./\\\x00-\x1f][^/\\\x00-\x1f]{0,79}")


class KeptDeck(NamedTuple):
    """A deck as it lies on disk: `id` is its file's name without the ending, `text` what the rules make a deck of."""

    id: str
    text: str


class DeckShelf:
    """The decks of one folder. What the disk refuses lasts in memory. A faulty deck is kept like any other."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.memory: dict[str, KeptDeck] = {}

    def all(self) -> list[KeptDeck]:
        """Every deck that can be read, in the order of the ids."""
        found = (self.load(id) for id in self.ids())
        return [deck for deck in found if deck]

    def ids(self) -> list[str]:
        """The names of the files without their ending, in the order of the alphabet, as many as are shown; unreadable
        ones are among them."""
        return sorted(self.names(), key=lambda name: (name.casefold(), name))[:MOST]

    def names(self) -> set[str]:
        """The names of all of them, shown or not."""
        names = set(self.memory)
        if self.folder:
            with suppress(OSError):
                names |= {
                    path.stem for path in self.folder.iterdir() if path.suffix == ENDING and NAMES.fullmatch(path.stem)
                }
        return names

    def load(self, id: str) -> KeptDeck | None:
        """One deck; None when there is no such file, or none that is a short text."""
        if id in self.memory:
            return self.memory[id]
        if not self.folder or not NAMES.fullmatch(id):
            return None
        path = self._path(id)
        try:
            if path.is_symlink():
                return None
            return KeptDeck(id, read_whole(path, LARGEST).decode("utf-8-sig", "replace"))
        except (OSError, ValueError):
            return None

    def new_id(self, name: str, given: Collection[str] = ()) -> str:
        """An id that no deck has, shown or not, nor one of `given`, and that names a file anywhere, made from a deck's
        name."""
        stem = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:40] or "deck"
        taken = {id.casefold() for id in (*self.names(), *given)}
        ids = (stem, *(f"{stem}-{n}" for n in range(2, len(taken) + 4)))
        return next(id for id in ids if id not in taken and not RESERVED.fullmatch(id))

    def store(self, deck: KeptDeck) -> str | None:
        """Put a deck on disk, whole; a sentence says why it is in memory only. ValueError: no name for a file."""
        if not NAMES.fullmatch(deck.id):
            raise ValueError(f"{deck.id!r} cannot name a deck")
        if not self.folder:
            self.memory[deck.id] = deck
            return "There is no folder to keep decks in; this deck lasts until you close the window."
        try:
            write_whole(self._path(deck.id), deck.text.encode("utf-8", "replace"))
        except OSError as error:
            self.memory[deck.id] = deck
            return f"This deck could not be written ({error.strerror or error}); it is in memory only."
        self.memory.pop(deck.id, None)
        return None

    def remove(self, id: str) -> str | None:
        """Throw a deck away; a sentence says why it is still there."""
        self.memory.pop(id, None)
        if self.folder and NAMES.fullmatch(id):
            try:
                os.unlink(self._path(id))
            except FileNotFoundError:
                pass
            except OSError as error:
                return f"This deck could not be deleted ({error.strerror or error})."
        return None

    def _path(self, id: str) -> Path:
        assert self.folder is not None
        return self.folder / f"{id}{ENDING}"
