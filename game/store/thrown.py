"""Thrown: games that were thrown away, which can be brought back for thirty days."""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from game.store.savefile import Save, read_save

LASTS = timedelta(days=30)


class Thrown(NamedTuple):
    """`since` is when it was thrown away; `save` is None where the file cannot be read, as `fault` says."""

    name: str
    save: Save | None
    fault: str | None
    since: datetime

    @property
    def until(self) -> datetime:
        """When it goes for good."""
        return self.since + LASTS


class Bin:
    """The games that were thrown away from one folder; the older states of each lie beside it. The time of a file is
    that of throwing it away."""

    def __init__(self, folder: Path | None, now: Callable[[], datetime]) -> None:
        self.folder, self.now = folder, now
        self.memory: dict[str, tuple[Save, datetime]] = {}  # games that were on no disk

    def put(self, paths: Sequence[Path]) -> None:
        """Take the files of a game, the newest first; those that there are not are passed over. OSError: the newest
        stays where it is."""
        assert self.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        stamp = self.now().timestamp()
        for path in reversed(paths):
            with suppress(FileNotFoundError):
                os.replace(path, self.folder / path.name)
                os.utime(self.folder / path.name, (stamp, stamp))

    def names(self) -> set[str]:
        """The games that are in it."""
        found = set(self.memory)
        if self.folder:
            with suppress(OSError):
                found |= {path.stem for path in self.folder.glob("*.save")}
        return found

    def all(self) -> list[Thrown]:
        """What is in it, the last one first; what has been there for too long goes now."""
        found = [Thrown(name, save, None, since) for name, (save, since) in self.memory.items()]
        if self.folder:
            with suppress(OSError):
                for path in sorted(self.folder.glob("*.save")):
                    with suppress(OSError, ValueError, OverflowError):
                        since = datetime.fromtimestamp(path.stat().st_mtime)
                        loaded = read_save(path)
                        found.append(Thrown(path.stem, loaded.save, loaded.fault, since))
        for one in found:
            if one.until < self.now():
                self.clear(one.name)
        return sorted((one for one in found if one.until >= self.now()), key=lambda one: one.since, reverse=True)

    def take(self, name: str, paths: Sequence[Path]) -> None:
        """Put the files of a game back to these places. OSError: they stay here."""
        assert self.folder
        for path in paths:
            with suppress(FileNotFoundError):
                os.replace(self.folder / path.name, path)

    def clear(self, name: str) -> None:
        """Let a game go for good."""
        self.memory.pop(name, None)
        if self.folder:
            with suppress(OSError):
                for path in self.folder.glob(f"{name}.save*"):
                    path.unlink()
