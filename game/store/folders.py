"""Folders: where a user's files lie, and whether anything can be written there."""

import os
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from game.store.whole import CACHE, remove_leftovers

NAME = "monster-parlour"
HOME = "MONSTER_PARLOUR_HOME"


class Memory:
    """Games and results that the disk refuses, for all who use the same folders: they last until the program ends."""

    def __init__(self) -> None:
        self.saves: dict[str, Any] = {}
        self.records: list[Any] = []
        self.ledgers: dict[str, Any] = {}


class Folders(NamedTuple):
    """`root` is None when nothing can be read or written; then the program keeps everything in memory, as `message`
    says, and every place below is None too. The folders need not be there yet, nor be writable."""

    root: Path | None
    cache: Path | None
    message: str | None
    memory: Memory | None = None  # None: whoever keeps something remembers it alone

    def place(self, *parts: str) -> Path | None:
        """A file or folder of the user's, or None when there is no place for it."""
        return self.root.joinpath(*parts) if self.root else None

    @property
    def saves(self) -> Path | None:
        return self.place("saves")

    @property
    def packs(self) -> Path | None:
        return self.place("packs")

    @property
    def decks(self) -> Path | None:
        return self.place("decks")

    @property
    def albums(self) -> Path | None:
        return self.place("albums")

    @property
    def reports(self) -> Path | None:
        return self.place("reports")

    @property
    def settings(self) -> Path | None:
        return self.place("settings.json")

    @property
    def records(self) -> Path | None:
        return self.place("records.jsonl")


def user_root() -> Path:
    """Where a user's files lie, or would; MONSTER_PARLOUR_HOME says another place, in which ~ is the user's folder."""
    home = os.environ.get(HOME)
    if not home:
        return Path(platformdirs.user_data_dir(NAME, appauthor=False))
    return Path(os.path.expanduser(home))


def user_folders() -> Folders:
    """The user's own folders, made when they are missing, and rid of what dead programs have left there. What lies in a
    folder that cannot be written is read."""
    root = user_root()
    cache = root / CACHE if os.environ.get(HOME) else Path(platformdirs.user_cache_dir(NAME, appauthor=False))
    cached = None if _unwritable(cache) else cache
    if why := _unwritable(root):
        return Folders(
            root if _readable(root) else None,
            cached,
            f"Nothing can be kept in {root} ({why}). Games, settings and records last until "
            "you close the window; what lies there stays as it is.",
            Memory(),
        )
    remove_leftovers(root)
    return Folders(root, cached, None, Memory())


def _readable(folder: Path) -> bool:
    try:
        os.listdir(folder)
    except (OSError, ValueError):
        return False
    return True


def _unwritable(folder: Path) -> str | None:
    """Why no file can be made there, found out by making one."""
    probe = folder / f".probe.{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except (OSError, ValueError) as error:
        return getattr(error, "strerror", None) or str(error)
    return None
