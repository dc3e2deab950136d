"""The store: what outlives the program: saves, settings, records and reports, each file whole or absent."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from game.store.folders import Folders, user_folders, user_root
from game.store.savefile import Loaded, Save, read_save, shared
from game.store.saves import SaveShelf
from game.store.settings import Settings
from game.store.whole import is_file, read_whole, write_whole

if TYPE_CHECKING:
    from game.store.albums import Album, AlbumShelf
    from game.store.decks import DeckShelf, KeptDeck
    from game.store.ledgers import Ledger
    from game.store.records import Record, Records, Tally, tally_of
    from game.store.report import thinking_in, write_report
else:
    LATER = ("records", "decks", "albums", "ledgers", "report")  # the window opens without them

    def __getattr__(name: str) -> object:
        """What is said above of one of them, which is loaded now."""
        if name in __all__:
            for module in LATER:
                if found := getattr(import_module(f"{__name__}.{module}"), name, None):
                    return found
        raise AttributeError(name)


__all__ = [
    "Album",
    "AlbumShelf",
    "DeckShelf",
    "Folders",
    "KeptDeck",
    "Ledger",
    "Loaded",
    "Record",
    "Records",
    "Save",
    "SaveShelf",
    "Settings",
    "Tally",
    "read_save",
    "is_file",
    "read_whole",
    "shared",
    "tally_of",
    "thinking_in",
    "user_folders",
    "user_root",
    "write_report",
    "write_whole",
]
