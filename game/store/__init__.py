"""The store: what outlives the program: saves, settings, records and reports, each file whole or absent."""

from game.store.albums import Album, AlbumShelf
from game.store.decks import DeckShelf, KeptDeck
from game.store.folders import Folders, user_folders, user_root
from game.store.ledgers import Ledger
from game.store.records import Record, Records, Tally, tally_of
from game.store.report import thinking_in, write_report
from game.store.savefile import Loaded, Save, read_save, shared
from game.store.saves import SaveShelf
from game.store.settings import Settings
from game.store.whole import read_whole, write_whole

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
    "read_whole",
    "shared",
    "tally_of",
    "thinking_in",
    "user_folders",
    "user_root",
    "write_report",
    "write_whole",
]
