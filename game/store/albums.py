"""Albums: the cards that somebody has collected, a file for each collector, whole or absent."""

import hashlib
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from game.store.whole import read_whole, set_aside, write_whole

LARGEST = 1_000_000  # bytes
MOST = 9_999  # of anything that is counted
FORMAT = 1
NEWER = "The collection of {} is from a newer version of this program; it stays as it is, and nothing is added here."


@dataclass(frozen=True)
class Album:
    """`cards`: id -> copies that came out of boosters or were traded in, less those traded away. `opened`: boosters so
    far; `seed`: what comes out of the next ones follows from it and from `opened`."""

    owner: str
    seed: int
    opened: int = 0
    cards: Mapping[str, int] = field(default_factory=dict)


class AlbumShelf:
    """The albums of one folder; what the disk refuses lasts in memory."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.memory: dict[str, Album] = {}
        self.message: str | None = None  # of an album that could not be read; whoever tells it clears it

    def load(self, owner: str, seed: int) -> Album:
        """Somebody's album; a new one with this seed when there is none. A damaged file is set aside, one of a newer
        version left."""
        if owner in self.memory:
            return self.memory[owner]
        fresh = Album(owner, seed)
        path = self._path(owner)
        if path is None or not path.exists():
            return fresh
        if _is_newer(path):
            self.message = NEWER.format(owner)
            return fresh
        try:
            return _read(json.loads(read_whole(path, LARGEST).decode()), owner)
        except (OSError, ValueError, RecursionError):
            told = f"The collection of {owner} could not be read; its boosters can be opened anew."
            self.message = told + set_aside(path)
            return fresh

    def store(self, album: Album) -> str | None:
        """Put it on disk; a sentence says why it is in memory only."""
        path = self._path(album.owner)
        if path is None:
            self.memory[album.owner] = album
            return "There is no folder to keep collections in; this one lasts until you close the window."
        if _is_newer(path):
            self.memory[album.owner] = album
            return NEWER.format(album.owner)
        plain = {"format": FORMAT} | asdict(album) | {"cards": dict(sorted(album.cards.items()))}
        try:
            write_whole(path, json.dumps(plain, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            self.memory[album.owner] = album
            return f"The collection could not be written ({error.strerror or error}); it is in memory only."
        self.memory.pop(album.owner, None)
        return None

    def owners(self) -> list[str]:
        """Everybody with an album, in the order of the alphabet."""
        found = set(self.memory)
        if self.folder:
            with suppress(OSError):
                for path in self.folder.glob("*.json"):
                    with suppress(OSError, ValueError, RecursionError):
                        owner = json.loads(read_whole(path, LARGEST).decode())["owner"]
                        if isinstance(owner, str) and self._path(owner) == path:
                            found.add(owner)
        return sorted(found)

    def _path(self, owner: str) -> Path | None:
        """A name may hold anything: the file's has its letters and a mark of the whole."""
        if self.folder is None:
            return None
        stem = re.sub(r"[^a-z0-9]+", "-", owner.casefold()).strip("-")[:24] or "album"
        return self.folder / f"{stem}-{hashlib.sha256(owner.encode('utf-8', 'replace')).hexdigest()[:6]}.json"


def _is_newer(path: Path) -> bool:
    try:
        form = json.loads(read_whole(path, LARGEST))["format"]
    except (OSError, ValueError, RecursionError, LookupError, TypeError):
        return False
    return type(form) is int and form > FORMAT


def _read(plain: Any, owner: str) -> Album:
    """ValueError: not an album of this owner."""
    if not isinstance(plain, dict) or plain.get("owner") != owner:
        raise ValueError("not an album")
    seed: Any = plain.get("seed")
    opened: Any = plain.get("opened")
    cards: Any = plain.get("cards")
    sound = (
        type(seed) is int
        and type(opened) is int
        and 0 <= opened <= MOST
        and isinstance(cards, dict)
        and all(isinstance(id, str) and type(n) is int and -MOST <= n <= MOST for id, n in cards.items())
    )
    if not sound:
        raise ValueError("not an album")
    return Album(owner, seed, opened, cards)
