"""Saves: games on disk, the last three states of each; a damaged one is explained, set aside and replaced."""

import os
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Self

import game
from game.store.folders import Folders
from game.store.holds import hold, is_held_elsewhere, let_go
from game.store.savefile import LARGEST, LAST, Loaded, Newer, Save, is_count, read_file, to_bytes, why_of
from game.store.thrown import Bin
from game.store.whole import fresh_file, read_whole, settle, write_whole

MISSING = "its newest copy is missing"
ENDINGS = (".save", ".save.1", ".save.2")  # newest first
NAMES = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


COUNTER = ".order"  # the file that holds the last number in the order of play
NEWER = "A newer version of this program has played it on."
OPEN_ELSEWHERE = "This game is open in another window."
CHANGED = "It has been played on in another window."

Stamp = tuple[int, int, int] | None  # time, size and place of a file; None: there is none


class SaveShelf:
    """The saves of one folder. Without a folder, or when the disk refuses, a game is kept in memory."""

    def __init__(
        self, folder: Path | None, now: Callable[[], datetime] = datetime.now, memory: dict[str, Save] | None = None
    ) -> None:
        self.folder, self.now = folder, now
        self.memory: dict[str, Save] = {} if memory is None else memory
        self.bin = Bin(folder / "thrown" if folder else None, now)
        self.read: dict[str, Stamp] = {}  # how the newest files stood when they were last read here
        self.written: dict[str, Stamp] = {}  # the same, written
        self.orders: dict[str, int] = {}  # the numbers given here

    @classmethod
    def at(cls, folders: Folders) -> Self:
        """The saves of the user's folders."""
        return cls(folders.saves, memory=folders.memory.saves if folders.memory else None)

    def stamp(self) -> str:
        """The present time to the second, in ISO form without a zone."""
        return self.now().isoformat(timespec="seconds")

    def new_name(self, game: str) -> str:
        """A name that no save has, the game and the time; it is held, so that no other window takes it too."""
        stem = f"{game}-{self.now():%Y%m%d-%H%M%S}"
        taken, names = {*self.names(), *self.bin.names()}, (stem, *(f"{stem}-{n}" for n in range(2, 1000)))
        return next(name for name in names if name not in taken and self.hold(name))

    def names(self) -> list[str]:
        """The saves there are, in the order of the alphabet."""
        found = set(self.memory)
        if self.folder:
            with suppress(OSError):
                for path in self.folder.iterdir():
                    stem, dot, ending = path.name.partition(".")
                    if dot + ending in ENDINGS and NAMES.fullmatch(stem):
                        found.add(stem)
        return sorted(found)

    def list(self) -> "list[Loaded]":
        """Every save, the one played last first; those that cannot be opened at the end, with the reason."""
        every = [self.load(name) for name in self.names()]
        return sorted(every, key=lambda one: (one.save.order, one.save.updated) if one.save else (-1, ""), reverse=True)

    def store(self, save: Save) -> str | None:
        """Put a game on disk; when this returns None it is there whole, and the two states before it too.

        A sentence says why it is in memory only. ValueError: a name that is no file name.
        """
        if not NAMES.fullmatch(save.name):
            raise ValueError(f"{save.name!r} cannot name a save")
        save = replace(
            save,
            created=save.created or self.stamp(),
            updated=self.stamp(),
            program=game.__version__,
            order=self._order(save.name),
        )
        if not self.folder:
            self.memory[save.name] = save
            return "There is no folder to save in; this game lasts until you close the window."
        if why := self.clash(save.name):
            self.memory[save.name] = save
            return f"This game is in memory only. {why}"
        try:
            self._put(save.name, to_bytes(save))
        except OSError as error:
            self.memory[save.name] = save
            return f"This game could not be saved ({error.strerror or error}); it is in memory only."
        self.memory.pop(save.name, None)
        return None

    def _put(self, name: str, raw: bytes) -> None:
        """At no moment is there no newest file: the older ones are moved by links, the new one takes its place."""
        newest, older, oldest = self._paths(name)
        fresh = fresh_file(newest, raw)
        if older.exists():
            os.replace(older, oldest)
        if newest.exists():
            try:
                os.link(newest, older)
            except OSError:  # a file system without links
                shutil.copyfile(newest, older)
        os.replace(fresh, newest)
        self.written[name] = stamp_of(newest)
        settle(newest.parent)

    def clash(self, name: str) -> str | None:
        """Why what lies there must not be written over, found out by reading it, once until somebody else writes."""
        if not self.folder:
            return None
        newest, *_ = paths = self._paths(name)
        now = stamp_of(newest)
        if name in self.written and now == self.written[name]:
            return None
        mine = self.written.get(name, self.read.get(name, now))
        for path in paths:
            try:
                read_file(path)
            except Newer:
                return NEWER
            except OSError:
                continue
            except ValueError as error:
                if path is newest:
                    self.set_aside(path, why_of(error))
                continue
            if path is newest and now != mine:
                return CHANGED
        return None

    def _order(self, name: str) -> int:
        """The number of a game that is played now: the next one, unless it was the last that was played."""
        last = self._last()
        if self.orders.get(name) == last:
            return last
        self.orders[name] = last = min(last + 1, LAST)
        if self.folder:
            with suppress(OSError):
                write_whole(self.folder / COUNTER, str(last).encode())
        return last

    def _last(self) -> int:
        """The highest number in the order of play; where it is not written down, the highest of all games."""
        if self.folder:
            with suppress(OSError, ValueError):
                if is_count(last := int(read_whole(self.folder / COUNTER, 20)), LAST):
                    return last
        if self.orders:  # it cannot be written down
            return max(self.orders.values())
        saves = [*self.memory.values(), *(one.save for name in self.names() if (one := self.load(name)).save)]
        return max((save.order for save in saves if save), default=0)

    # --- other windows

    def hold(self, name: str) -> bool:
        """Take a game for this process until `let_go`; False: it is open in another window."""
        return not self.folder or hold(self._paths(name)[0])

    def let_go(self, name: str) -> None:
        if self.folder:
            let_go(self._paths(name)[0])

    def is_open_elsewhere(self, name: str) -> bool:
        """Whether another window has the game."""
        return bool(self.folder) and NAMES.fullmatch(name) is not None and is_held_elsewhere(self._paths(name)[0])

    def _paths(self, name: str) -> tuple[Path, Path, Path]:
        assert self.folder is not None
        newest, older, oldest = (self.folder / f"{name}{ending}" for ending in ENDINGS)
        return newest, older, oldest

    def load(self, name: str) -> Loaded:
        """The newest state that can be read. A damaged file is set aside; one of a newer version stays where it is."""
        if name in self.memory:
            return Loaded(name, self.memory[name])
        if not self.folder or not NAMES.fullmatch(name):
            return Loaded(name, None, "there is no such game")
        fault = None
        now = stamp_of(self._paths(name)[0])
        for path in self._paths(name):
            try:
                save = replace(read_file(path), name=name)
                self.read[name] = now
                fault = self._reason(name) or fault if fault == MISSING else fault
                return Loaded(name, save, fault, path.name if fault else None)
            except FileNotFoundError:
                fault = fault or MISSING
            except (OSError, Newer) as error:
                fault = why_of(error) if fault in (None, MISSING) else fault
            except ValueError as error:
                fault = why_of(error) if fault in (None, MISSING) else fault
                self.set_aside(path, why_of(error))
        return Loaded(name, None, "there is no such game" if fault == MISSING else fault)

    def set_aside(self, path: Path, why: str) -> Path | None:
        """Move a file to the folder of damaged ones, with a note that says why; None when the disk refuses."""
        target = path.parent / "damaged" / path.name
        try:
            target.parent.mkdir(exist_ok=True)
            for n in range(2, 1000):
                if not os.path.lexists(target):
                    break
                target = target.with_name(f"{path.name}-{n}")
            os.replace(path, target)
            target.with_name(f"{target.name}.txt").write_text(f"{self.stamp()} {why}\n", "utf-8")
        except OSError:
            return None
        return target

    def damaged(self) -> dict[str, str]:
        """The files that were set aside, and why."""
        found = {}
        if self.folder:
            with suppress(OSError):
                for note in sorted((self.folder / "damaged").glob("*.txt")):
                    with suppress(OSError, ValueError):
                        words = read_whole(note, LARGEST).decode("utf-8", "replace")
                        found[note.name.removesuffix(".txt")] = words.strip()
        return found

    def _reason(self, name: str) -> str | None:
        """Why the newest copy that is not there any more was set aside, the last time that happened."""
        newest = f"{name}{ENDINGS[0]}"
        notes = [note for file, note in self.damaged().items() if file == newest or file.startswith(f"{newest}-")]
        return max(notes).partition(" ")[2] if notes else None

    def remove(self, name: str) -> str | None:
        """Throw a game away with its older states: it can be brought back for a while. A sentence says why it is still
        there."""
        if self.is_open_elsewhere(name):
            return OPEN_ELSEWHERE
        save = self.memory.get(name)
        if self.folder and NAMES.fullmatch(name):
            try:
                self.bin.put(self._paths(name))
            except OSError as error:
                return f"This game could not be thrown away ({error.strerror or error})."
        if save is not None:
            self.bin.memory[name] = save, self.now()
            del self.memory[name]
        return None

    def bring_back(self, name: str) -> str | None:
        """Have a game again that was thrown away; a sentence says why it stays there."""
        if name in self.names():
            return "There is a game of that name already."
        if name in self.bin.memory:
            self.memory[name], _ = self.bin.memory.pop(name)
        if self.folder and NAMES.fullmatch(name):
            try:
                self.bin.take(name, self._paths(name))
            except OSError as error:
                return f"This game could not be brought back ({error.strerror or error})."
        return None

    def keep(self, save: Save) -> None:
        """Put a game from elsewhere on disk as it is, its times and its place in the order of play with it. OSError:
        the disk refuses. ValueError: a name that is no file name."""
        if not self.folder or not NAMES.fullmatch(save.name):
            raise ValueError(f"{save.name!r} cannot name a save")
        self._put(save.name, to_bytes(save))

    def recount(self) -> None:
        """Find the last number in the order of play anew, after games have come from elsewhere."""
        self.orders.clear()
        if self.folder:
            with suppress(OSError):
                (self.folder / COUNTER).unlink()


def stamp_of(path: Path) -> Stamp:
    """What tells whether a file has been written anew."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
