"""Ledgers: what a mode of play keeps beside its games, one file a mode, whole or absent."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.store.folders import Folders
from game.store.whole import read_whole, set_aside, write_whole

LARGEST = 2_000_000  # bytes
NAMES = re.compile(r"[a-z]{1,20}")
NEWER = "What was kept of this is from a newer version of this program; it stays as it is, and nothing is added here."


class Ledger:
    """One mode's own file. `form` is the version of what the mode writes into it, 1 and upward: of a later one nothing
    is read or written over. `message` says what was wrong when it was last read or written, or is None."""

    def __init__(self, folders: Folders, mode: str, form: int = 1) -> None:
        assert NAMES.fullmatch(mode)
        self.mode, self.form = mode, form
        self.path = folders.place("modes", f"{mode}.json")
        self.memory: dict[str, Any] = folders.memory.ledgers if folders.memory else {}
        self.message: str | None = None

    def read(self) -> dict[str, Any]:
        """What is kept; nothing where there is none. A damaged file is set aside, and one of a later version left."""
        self.message = None
        if self.mode in self.memory:
            return dict(self.memory[self.mode])
        if self.path is None:
            return {}
        try:
            form, kept = self._opened(self.path)
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            self.message = "What was kept of this could not be read and begins anew." + set_aside(self.path)
            return {}
        if form > self.form:
            self.message = NEWER
            return {}
        return kept

    def _opened(self, path: Path) -> tuple[int, dict[str, Any]]:
        """Version and contents; ValueError: it is no such file."""
        plain = json.loads(read_whole(path, LARGEST))
        form, kept = (plain.get("form"), plain.get("kept")) if isinstance(plain, dict) else (None, None)
        if type(form) is not int or not isinstance(kept, dict) or plain.get("mode") != self.mode:
            raise ValueError("not what this mode keeps")
        return form, kept

    def write(self, kept: dict[str, Any]) -> str | None:
        """Have it on disk; a sentence says why it is in memory only, or that the file is of a later version."""
        self.message = self._stored(kept)
        return self.message

    def _stored(self, kept: dict[str, Any]) -> str | None:
        if self.path is None:
            self.memory[self.mode] = kept
            return "There is no folder to keep this in; it lasts until you close the window."
        with suppress(OSError, ValueError, RecursionError):
            if self._opened(self.path)[0] > self.form:
                return NEWER
        plain = {"mode": self.mode, "form": self.form, "kept": kept}
        try:
            write_whole(self.path, json.dumps(plain, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            self.memory[self.mode] = kept
            return f"This could not be written ({error.strerror or error}); it is in memory only."
        self.memory.pop(self.mode, None)
        return None
