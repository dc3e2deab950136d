"""Moving: everything of a user's in one file, and what may be taken out of such a file, whoever made it."""

import io
import json
import re
import stat
import zipfile
import zlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import game
from game.store.decks import DeckShelf
from game.store.folders import Folders
from game.store.savefile import to_bytes
from game.store.saves import SaveShelf
from game.store.whole import RESERVED, read_whole, write_whole

HEAD = "home.json"
FORMAT = 1
LARGEST = 500_000_000  # bytes of the file, and of all that is in it
MOST = 50_000  # files
PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
PART = r"(?![. ])[^/\\\x00-\x1f\x7f:*?\"<>|]{1,80}(?<![. ])"
OLDER_FOLDER = ".older"  # where versions lie that a pack had before
OLDER = rf"(?:{re.escape(OLDER_FOLDER)}/)?"
KINDS = {  # what may be in it, by its name: the largest file of each, in bytes
    "saves": (re.compile(r"saves/[a-z0-9][a-z0-9_-]{0,63}\.save"), 20_000_000),
    "decks": (re.compile(rf"decks/{PART}\.txt"), 100_000),
    "albums": (re.compile(r"albums/[a-z0-9-]{1,40}\.json"), 1_000_000),
    "modes": (re.compile(r"modes/[a-z]{1,20}\.json"), 2_000_000),
    "packs": (re.compile(rf"packs/{OLDER}{PART}(?:/{PART}){{0,3}}/{PART}\.(?:yaml|md|txt)"), 1_000_000),
    "records": (re.compile(r"records\.jsonl"), 50_000_000),
    "settings": (re.compile(r"settings\.json"), 1_000_000),
}


class Written(NamedTuple):
    """What went into a file: how many of each kind; `left` names what stayed behind, for it cannot be read, is too
    large, or has a name or a place that no file of a home has."""

    counts: dict[str, int]
    left: tuple[str, ...]


class Freight(NamedTuple):
    """What a file holds: by kind the files by name; `left` counts those that are none of ours."""

    files: dict[str, dict[str, bytes]]
    left: int


def kind_of(name: str) -> str | None:
    """Which kind of file a name stands for; None: it has no place in a home, or would lie outside it."""
    if len(name) > 300 or any(RESERVED.fullmatch(part) for part in name.split("/")):
        return None
    return next((kind for kind, (names, _) in KINDS.items() if names.fullmatch(name)), None)


def write_home(folders: Folders, target: Path) -> Written:
    """Everything that is kept into one file. OSError: it cannot be written."""
    counts, left = dict[str, int](), list[str]()
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as box:
        told = {
            "monster_parlour": "home",
            "format": FORMAT,
            "program": game.__version__,
            "when": datetime.now().isoformat(timespec="seconds"),
        }
        box.writestr(HEAD, json.dumps(told))
        for name, content in gathered(folders):
            kind = kind_of(name)
            if kind is None or content is None or len(content) > KINDS[kind][1]:
                left.append(name)
                continue
            box.writestr(name, content)
            counts[kind] = counts.get(kind, 0) + 1
    write_whole(target, raw.getvalue())
    return Written(counts, tuple(left))


def gathered(folders: Folders) -> Iterator[tuple[str, bytes | None]]:
    """Name and bytes of everything that is kept, games that are on no disk, too; None: it cannot be read."""
    shelf = SaveShelf.at(folders)
    for name in shelf.names():
        if (save := shelf.load(name).save) is not None or name in shelf.names():
            yield f"saves/{name}.save", to_bytes(save) if save else None
    for file in shelf.damaged():  # those that were just set aside are among them
        yield f"saves/damaged/{file}", None
    decks, given = DeckShelf(folders.decks), set[str]()
    for id in sorted(decks.names()):
        if (deck := decks.load(id)) is None:
            yield f"decks/{id}.txt", None
            continue
        name = id if kind_of(f"decks/{id}.txt") else decks.new_id(id, given)
        given.add(name)
        yield f"decks/{name}.txt", deck.text.encode("utf-8", "replace")
    root = folders.root
    if root is None:
        return
    for path in [
        *sorted(root.glob("albums/*.json")),
        *sorted(root.glob("modes/*.json")),
        *sorted(root.glob("packs/**/*")),
        root / "records.jsonl",
        root / "settings.json",
    ]:
        name = path.relative_to(root).as_posix()
        hidden = any(part.startswith(".") and part != OLDER_FOLDER for part in path.relative_to(root).parts)
        if not hidden and (path.is_symlink() or path.is_file()):
            yield name, _bytes(path, kind_of(name))


def _bytes(path: Path, kind: str | None) -> bytes | None:
    """What stands in a file of a kind; None: it is not for reading, or too large."""
    if kind is None or path.is_symlink():
        return None
    try:
        return read_whole(path, KINDS[kind][1])
    except (OSError, ValueError):
        return None


def read_home(source: Path) -> Freight:
    """What is in such a file. OSError: it cannot be read; ValueError says why it is none."""
    raw = read_whole(source, LARGEST)
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as box:
            return _unpacked(box)
    except (
        zipfile.BadZipFile,
        zlib.error,
        OSError,
        RuntimeError,
        NotImplementedError,
        EOFError,
        LookupError,
        UnicodeDecodeError,
        OverflowError,
    ):
        raise ValueError("this is not a whole home of Monster Parlour in one file") from None


def _unpacked(box: zipfile.ZipFile) -> Freight:
    entries = box.infolist()
    if len(entries) > MOST:
        raise ValueError(f"there are more than {MOST} files in it")
    names = {entry.filename: entry for entry in reversed(entries)}
    _judge(box, names.get(HEAD))
    files: dict[str, dict[str, bytes]] = {kind: {} for kind in KINDS}
    left, total = 0, 0
    for name, entry in sorted(names.items()):
        kind = kind_of(name)
        if name == HEAD or entry.is_dir():
            continue
        plain = entry.compress_type in PACKED and not stat.S_ISLNK(entry.external_attr >> 16)
        content = _read(box, entry, KINDS[kind][1]) if kind and plain else None
        if kind is None or content is None:
            left += 1
            continue
        total += len(content)
        if total > LARGEST:
            raise ValueError(f"it holds more than {LARGEST // 1_000_000} MB")
        files[kind][name] = content
    return Freight(files, left)


def _judge(box: zipfile.ZipFile, head: zipfile.ZipInfo | None) -> None:
    """ValueError: it is no home, or one of a newer version."""
    try:
        told = json.loads(_read(box, head, 10_000) or b"") if head else None
    except (RecursionError, ValueError):  # what the reader of JSON says is for programmers
        told = None
    if not isinstance(told, dict) or told.get("monster_parlour") != "home" or type(told.get("format")) is not int:
        raise ValueError("this is not a home of Monster Parlour")
    if told["format"] > FORMAT:
        raise ValueError("it was written by a newer version of this program")


def _read(box: zipfile.ZipFile, entry: zipfile.ZipInfo, most: int) -> bytes | None:
    """The bytes of a file in it; None: they are more than so many, whatever it says of itself."""
    with box.open(entry) as file:
        raw = file.read(most + 1)
    return raw if len(raw) <= most else None
