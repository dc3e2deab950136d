"""Folders: where a user's files lie, and whether anything can be written there."""

import os
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

NAME = "monster-parlour"


class Memory:
    """Games and results that the disk refuses, for all who use the same folders: they last until the program ends."""

    def __init__(self) -> None:
        self.saves: dict[str, Any] = {}
        self.records: list[Any] = []


class Folders(NamedTuple):
    """`root` is None when nothing can be written; then the program keeps everything in memory, as `message` says, and
    every place below is None too. The folders need not be there yet."""

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


def user_folders() -> Folders:
    """The user's own folders, made when they are missing; MONSTER_PARLOUR_HOME puts all of them in one place."""
    home = os.environ.get("MONSTER_PARLOUR_HOME")
    root = Path(home) if home else Path(platformdirs.user_data_dir(NAME, appauthor=False))
    cache = root / "cache" if home else Path(platformdirs.user_cache_dir(NAME, appauthor=False))
    why = _unwritable(root)
    if why:
        return Folders(None, None, f"Nothing can be kept in {root} ({why}). Games, settings and records last until "
                                   "you close the window; what lies there stays as it is.", Memory())
    return Folders(root, None if _unwritable(cache) else cache, None, Memory())


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
