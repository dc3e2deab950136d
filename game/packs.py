"""Packs: folders of a user's own cards that add to the shipped data or replace it; a bad pack is off and says why."""

import hashlib
import os
import stat
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Generic, NamedTuple, TypeVar

from game import assets
from game.engine.data import DataError, Fault, Length, load, nearest

T = TypeVar("T")
Files = Callable[[str], Sequence[Path]]

MOST_PACKS, MOST_FILES, DEEPEST = 100, 200, 4
LARGEST_FILE, LARGEST_PACK = 1_000_000, 10_000_000  # bytes
KINDS = (".yaml", ".md", ".txt")
HEAD = "pack.yaml"
OLDER = ".older"  # folder beside the packs: versions that a pack had before, for games that are played with them


@dataclass(frozen=True)
class Head:
    """pack.yaml: what a pack says of itself."""

    name: Annotated[str, Length(1, 40)]
    version: Annotated[str, Length(1, 20)]
    author: Annotated[str, Length(0, 80)] = ""
    about: Annotated[str, Length(0, 400)] = ""


class Pack(NamedTuple):
    """`files` are written with /, from the pack's own folder. A pack with faults is never on."""

    name: str
    version: str
    author: str
    about: str
    path: Path
    files: tuple[str, ...]
    on: bool
    faults: tuple[Fault, ...]

    def refused(self, faults: Sequence[Fault]) -> "Pack":
        """The same pack off, with more faults."""
        return self._replace(on=False, faults=self.faults + tuple(faults))


class Loading(NamedTuple, Generic[T]):
    """A game's content with the packs it was made from (some turned off on the way) and a digest of all its files."""

    content: T
    packs: tuple[Pack, ...]
    digest: str


def find_packs(folder: Path | None, off: Collection[str] = ()) -> tuple[Pack, ...]:
    """Every pack of the folder in the order of the alphabet; those named in `off` are not on."""
    found: list[Pack] = []
    try:
        entries = sorted(path for path in folder.iterdir() if not path.name.startswith(".")) if folder else []
    except OSError:
        entries = []
    for path in (entry for entry in entries if entry.is_dir() or entry.is_symlink()):
        pack = read_pack(path)
        if len(found) >= MOST_PACKS:
            pack = pack.refused([Fault(str(path), 0, f"more than {MOST_PACKS} packs; this one is left out")])
        if any(pack.name == other.name for other in found):
            pack = pack.refused([Fault(str(path), 0, f"another pack is called {pack.name!r}")])
        found.append(pack._replace(on=False) if pack.name in off else pack)
    return tuple(found)


def packs_of(folder: Path | None, wanted: Collection[tuple[str, str]]) -> tuple[Pack, ...]:
    """The packs of these names and versions, as far as they are there or an older version was kept."""
    found = {(pack.name, pack.version): pack for pack in find_packs(folder)}
    if folder and set(wanted) - set(found):
        try:
            kept = sorted(path for path in (folder / OLDER).iterdir() if path.is_dir())
        except OSError:
            kept = []
        for pack in map(read_pack, kept):
            found.setdefault((pack.name, pack.version), pack)
    return tuple(sorted((pack for key, pack in found.items() if key in wanted), key=lambda pack: pack.path.name))


def read_pack(path: Path) -> Pack:
    """One pack, judged by its files' form alone; whether its cards make sense, the rules say in `load_with`."""
    faults: list[Fault] = []
    files = tuple(_walk(path, faults))
    head = Head(path.name, "")
    if not faults:
        try:
            head = load(Head, path / HEAD, f"{path.name}/{HEAD}")
        except DataError as error:
            faults += error.faults
    return Pack(head.name, head.version, head.author, head.about, path, files, not faults, tuple(faults))


def _walk(pack: Path, faults: list[Fault]) -> Iterator[str]:
    """The files of a pack; what may not be there goes to `faults`. Links are never followed, nothing is opened."""
    if pack.is_symlink():
        faults.append(Fault(pack.name, 0, "a link; copy the pack itself here"))
        return
    waiting, count, total = [(pack, 1)], 0, 0
    while waiting:
        folder, depth = waiting.pop()
        for entry in _entries(folder, faults):
            shown = f"{pack.name}/{Path(entry.path).relative_to(pack).as_posix()}"
            count += 1
            if count > MOST_FILES:
                faults.append(Fault(pack.name, 0, f"more than {MOST_FILES} files and folders"))
                return
            fault, size = _judge(entry, depth)
            total += size
            if fault:
                faults.append(Fault(shown, 0, fault))
            elif entry.is_dir(follow_symlinks=False):
                waiting.append((Path(entry.path), depth + 1))
            else:
                yield shown.partition("/")[2]
    if total > LARGEST_PACK:
        faults.append(Fault(pack.name, 0, f"larger than {LARGEST_PACK // 1_000_000} MB"))


def _entries(folder: Path, faults: list[Fault]) -> "list[os.DirEntry[str]]":
    try:
        with os.scandir(folder) as entries:
            return sorted((e for e in entries if not e.name.startswith(".")), key=lambda e: e.name)
    except OSError as error:
        faults.append(Fault(str(folder), 0, f"cannot be read: {error.strerror or error}"))
        return []


def _judge(entry: "os.DirEntry[str]", depth: int) -> tuple[str | None, int]:
    """What is wrong with a file or folder, and its size in bytes."""
    try:
        look = entry.stat(follow_symlinks=False)
    except OSError as error:
        return f"cannot be read: {error.strerror or error}", 0
    if stat.S_ISLNK(look.st_mode):
        return "a link; packs hold their own files only", 0
    if stat.S_ISDIR(look.st_mode):
        games = sorted({path.parent.name for path in assets.data().glob("*/*.yaml")})
        if depth == 1 and entry.name not in games:
            return f"no game {entry.name!r}; expected one of {', '.join(games)}", 0
        return (f"more than {DEEPEST} folders deep", 0) if depth >= DEEPEST else (None, 0)
    if not stat.S_ISREG(look.st_mode):
        return "not a file", 0
    if Path(entry.name).suffix not in KINDS:
        return f"packs hold {', '.join(KINDS)} files only", 0
    game = Path(entry.path).parent.name
    read = [path.name for path in assets.data(game).glob("*.yaml")] if depth == 2 else []
    if depth == 2 and entry.name.endswith(".yaml") and entry.name not in read:
        return f"{game} reads no file of this name{nearest(entry.name, read)}", look.st_size
    return ("larger than 1 MB" if look.st_size > LARGEST_FILE else None), look.st_size


def overlay(game: str, file: str, packs: Sequence[Pack] = ()) -> tuple[Path, ...]:
    """The shipped file, then those of the packs that are on, in their order; a later card replaces an earlier one."""
    shipped = assets.data(game, file)
    own = tuple(pack.path / game / file for pack in packs if pack.on and f"{game}/{file}" in pack.files)
    return ((shipped,) if shipped.exists() else ()) + own


def load_with(game: str, read: Callable[[Files], T], packs: Sequence[Pack] = ()) -> Loading[T]:
    """The content of a game from its files and those of the packs, `read` being what the rules offer for it.

    Packs that do not load are turned off, each with its reasons: first those that fail alone, then, where packs fail
    together, the later ones. DataError: the shipped files themselves are at fault.
    """
    now = tuple(_alone(game, read, pack) for pack in packs)
    while True:
        read_files: list[Path] = []

        def files(name: str, gone: list[Path] = read_files, on: Sequence[Pack] = now) -> Sequence[Path]:
            paths = overlay(game, name, on)
            gone += paths
            return paths

        try:
            return Loading(read(files), now, _digest(read_files))
        except DataError as error:
            last = next((n for n in reversed(range(len(now))) if _matters(game, now[n])), None)
            if last is None:
                raise
            now = (*now[:last], now[last].refused(error.faults), *now[last + 1:])


def _matters(game: str, pack: Pack) -> bool:
    return pack.on and any(file.startswith(f"{game}/") for file in pack.files)


def _alone(game: str, read: Callable[[Files], T], pack: Pack) -> Pack:
    if not _matters(game, pack):
        return pack
    try:
        read(lambda name: overlay(game, name, [pack]))
    except DataError as error:
        own = [fault for fault in error.faults if Path(fault.file).absolute().is_relative_to(pack.path.absolute())]
        return pack.refused(own or error.faults)
    return pack


def _digest(paths: Sequence[Path]) -> str:
    """Twelve letters that differ when any of these files differs."""
    total = hashlib.sha256()
    for path in paths:
        total.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return total.hexdigest()[:12]
