"""Walk: the files of a pack's folder, judged by name, kind and size before any of them is opened."""

import os
import stat
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from game import assets
from game.engine.data import Fault, nearest, strange_sign
from game.engine.nodes import in_one_line

MOST_FILES = 200
LARGEST_FILE, LARGEST_PACK = 1_000_000, 10_000_000  # bytes
KINDS = (".yaml", ".md", ".txt")
HEAD = "pack.yaml"
RULEBOOK = "rulebook.md"
OF_COMPUTERS = ("judgement.yaml", "temperaments.yaml")  # what computers go by: no cards, and not a pack's to change
SHELVES = ("lessons", "positions", "puzzles")  # folders of a game: files of any name, one for each table
FOUND = "found"  # a folder of the shipped data alone: puzzles that were found, one for each day


def files_of(pack: Path, faults: list[Fault]) -> Iterator[str]:
    """The files of a pack, with / and from its own folder; what may not be there goes to `faults`. Links are never
    followed, nothing is opened."""
    name = in_one_line(pack.name)
    if wrong := wrong_name(pack.name):
        faults.append(Fault(name, 0, wrong))
        return
    if pack.is_symlink():
        faults.append(Fault(name, 0, "a link; copy the pack itself here"))
        return
    waiting, count, total = [pack], 0, 0
    while waiting:
        folder = waiting.pop()
        for entry in _entries(folder, faults):
            inside = Path(entry.path).relative_to(pack).as_posix()
            count += 1
            if count > MOST_FILES:
                faults.append(Fault(name, 0, f"more than {MOST_FILES} files and folders"))
                return
            fault, size = _judge(entry, inside)
            total += size
            if fault:
                faults.append(Fault(in_one_line(f"{name}/{inside}"), 0, fault))
            elif entry.is_dir(follow_symlinks=False):
                waiting.append(Path(entry.path))
            else:
                yield inside
    if total > LARGEST_PACK:
        faults.append(Fault(name, 0, f"larger than {LARGEST_PACK // 1_000_000} MB"))


def _entries(folder: Path, faults: list[Fault]) -> "list[os.DirEntry[str]]":
    try:
        with os.scandir(folder) as entries:
            return sorted((e for e in entries if not e.name.startswith(".")), key=lambda e: e.name)
    except OSError as error:
        faults.append(Fault(in_one_line(str(folder)), 0, f"cannot be read: {error.strerror or error}"))
        return []


def wrong_name(name: str) -> str | None:
    """Why a file or folder may not be called so; None when it may."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return "a name that is not UTF-8 text; give it another one"
    sign = strange_sign(name) or ("a line break or a tab" if set(name) & set("\n\t") else None)
    return f"{sign} in the name; give it another one" if sign else None


def _judge(entry: "os.DirEntry[str]", inside: str) -> tuple[str | None, int]:
    """What is wrong with a file or folder, and its size in bytes."""
    try:
        look = entry.stat(follow_symlinks=False)
    except OSError as error:
        return f"cannot be read: {error.strerror or error}", 0
    if wrong := wrong_name(entry.name):
        return wrong, 0
    if stat.S_ISLNK(look.st_mode):
        return "a link; packs hold their own files only", 0
    if stat.S_ISDIR(look.st_mode):
        return wrong_folder(*inside.split("/")), 0
    if not stat.S_ISREG(look.st_mode):
        return "not a file", 0
    return wrong_file(*inside.split("/"), size=look.st_size), look.st_size


def wrong_folder(first: str, *inner: str) -> str | None:
    """Why a pack may not hold this folder, given by its way from the pack's own; None when it may."""
    games = read_by_games()
    if first not in games:
        return f"no game {first!r}{nearest(first, games)}"
    if not inner:
        return None
    if inner[0] in games[first]:
        return f"a folder; {first} reads {inner[0]} as a file"
    if inner[0] not in SHELVES:
        return f"{first} has no folder {inner[0]!r}{nearest(inner[0], SHELVES)}"
    return f"a folder; {inner[0]} hold files alone" if inner[1:] else None


def wrong_file(first: str, *inner: str, size: int = 0) -> str | None:
    """The same for a file of so many bytes."""
    last = (first, *inner)[-1]
    if Path(last).suffix not in KINDS:
        return f"packs hold {', '.join(KINDS)} files only"
    if last.endswith(".yaml"):
        if not inner and first != HEAD:
            return f"the pack's own folder holds {HEAD}; cards lie in the folder of their game" + (
                f": {first.removesuffix('.yaml')}/" if first.removesuffix(".yaml") in read_by_games() else ""
            )
        if len(inner) == 1 and inner[0] not in read_by_games()[first]:
            return f"{first} reads no file of this name{nearest(inner[0], read_by_games()[first])}"
    if inner == (RULEBOOK,):
        return "a pack has no rulebook of its own; call notes by another name"
    return "larger than 1 MB" if size > LARGEST_FILE else None


def read_by_games() -> dict[str, tuple[str, ...]]:
    """The files of cards that each game reads."""
    return _read_by_games(assets.data())


@lru_cache(maxsize=8)
def _read_by_games(data: Path) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted(data.glob("*/*.yaml")):
        if path.name not in OF_COMPUTERS:
            found[path.parent.name] = (*found.get(path.parent.name, ()), path.name)
    return found
