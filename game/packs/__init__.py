"""Packs: folders of a user's own cards that add to the shipped data or replace it; a bad pack is off and says why."""

import hashlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Generic, NamedTuple, TypeVar

from game import assets
from game.engine.data import DataError, Fault, Length, load, shown
from game.engine.nodes import in_one_line
from game.packs.blame import Files, every_fault, faults_caused
from game.packs.walk import HEAD, files_of

T = TypeVar("T")

MOST_PACKS = 100
MOST_LOADED, MOST_JUDGED = 16, 1000  # kept as long as the files stay the same
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


_loaded: dict[tuple[Any, ...], Loading[Any]] = {}
_judged: dict[tuple[Any, ...], list[Fault]] = {}  # none: nothing is wrong
# Both are asked from two threads (the window's, and a trial's): what one clears away never fails the other.


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


def in_use(game: str, packs: Sequence[Pack]) -> tuple[tuple[str, str], ...]:
    """Names and versions of the packs that are on and bring something to this game."""
    return tuple(
        (pack.name, pack.version)
        for pack in packs
        if pack.on and any(file.startswith(f"{game}/") for file in pack.files)
    )


def packs_gone(game: str, wanted: Collection[tuple[str, str]], packs: Sequence[Pack]) -> list[str]:
    """Those of the packs that a game was played with which are not in use now, each by its name and version."""
    return [" ".join(pack) for pack in wanted if pack not in in_use(game, packs)]


def read_pack(path: Path) -> Pack:
    """One pack, judged by its files' form alone; whether its cards make sense, the rules say in `load_with`."""
    faults: list[Fault] = []
    files = tuple(files_of(path, faults))
    shown = in_one_line(path.name)
    head = Head(shown, "")
    if HEAD in files:
        try:
            head = load(Head, path / HEAD, f"{shown}/{HEAD}")
        except DataError as error:
            faults += error.faults
    elif not faults:
        faults.append(Fault(f"{shown}/{HEAD}", 0, "is missing: it gives the pack its name and version"))
    return Pack(head.name, head.version, head.author, head.about, path, files, not faults, tuple(faults))


def overlay(game: str, file: str, packs: Sequence[Pack] = ()) -> tuple[Path, ...]:
    """The shipped file, then those of the packs that are on, in their order; a later card replaces an earlier one."""
    shipped = assets.data(game, file)
    own = tuple(pack.path / game / file for pack in packs if pack.on and f"{game}/{file}" in pack.files)
    return ((shipped,) if shipped.exists() else ()) + own


def load_with(game: str, read: Callable[[Files], T], packs: Sequence[Pack] = ()) -> Loading[T]:
    """The content of a game from its files and those of the packs, `read` being what the rules offer for it.

    Packs that do not load are turned off, each with its reasons: first those that fail alone, then, where packs fail
    together, whichever does not go with those before it. DataError: the shipped files themselves are at fault.
    """
    key = game, read, tuple(packs), _signs(game, packs)
    loading = _loaded.get(key)
    if loading is None:
        loading = _load(game, read, tuple(packs))
        if len(_loaded) >= MOST_LOADED:
            _loaded.clear()
        _loaded[key] = loading
    return loading


def _signs(game: str, packs: Sequence[Pack]) -> tuple[tuple[str, bytes], ...]:
    """What tells the files of a game and of the packs that are on apart from what they were: name and digest of
    each."""
    paths = [
        *sorted(assets.data(game).glob("*.yaml")),
        *(path for pack in packs if pack.on for path in card_files(pack, game)),
    ]
    return tuple((shown(path), hashlib.sha256(_bytes(path)).digest()) for path in paths)


def _bytes(path: Path) -> bytes:
    """What stands in a file, or why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        return repr(error).encode()


def _load(game: str, read: Callable[[Files], T], now: tuple[Pack, ...]) -> Loading[T]:
    """What `load_with` says, read anew."""
    first = True
    while True:
        read_files: list[Path] = []

        def files(name: str, gone: list[Path] = read_files, on: Sequence[Pack] = now) -> Sequence[Path]:
            paths = overlay(game, name, on)
            gone += paths
            return paths

        try:
            return Loading(read(files), now, _digest(read_files))
        except DataError as error:
            read(lambda name: overlay(game, name))
            now, first = _fewer(game, read, now, error.faults if first else ()), False


def _fewer(game: str, read: Callable[[Files], T], packs: tuple[Pack, ...], faults: Sequence[Fault]) -> tuple[Pack, ...]:
    """The packs, which do not load together, with one or more of them off. Those that the faults name are tried before
    the others, and may be all that is wrong."""
    on = [n for n, pack in enumerate(packs) if _matters(game, pack)]
    homes = {home for file in {fault.file for fault in faults} for home in Path(file).absolute().parents}
    named = [n for n in on if packs[n].path.absolute() in homes]
    for suspects in (named, on):
        judged = {n: judge(game, read, packs[n]) for n in suspects}
        if not all(pack.on for pack in judged.values()):
            return tuple(judged.get(n, pack) for n, pack in enumerate(packs))
    return _without_the_first_that_clashes(game, read, packs, on)


def _without_the_first_that_clashes(
    game: str, read: Callable[[Files], T], packs: tuple[Pack, ...], on: Sequence[int]
) -> tuple[Pack, ...]:
    """The packs, of which each of `on` loads alone but not all of these together, with one of them off."""
    good, bad = 0, len(on)  # so many of them load together, so many do not
    while bad - good > 1:
        middle = (good + bad) // 2
        last = packs[on[middle - 1]]
        if judge(game, read, last, [packs[n] for n in on[: middle - 1]]).on:
            good = middle
        else:
            bad = middle
    last = judge(game, read, packs[on[bad - 1]], [packs[n] for n in on[: bad - 1]])
    return tuple(last if n == on[bad - 1] else pack for n, pack in enumerate(packs))


def _matters(game: str, pack: Pack) -> bool:
    return pack.on and bool(card_files(pack, game))


def judge(game: str, read: Callable[[Files], T], pack: Pack, before: Sequence[Pack] = ()) -> Pack:
    """The pack as it is, or off with its faults, when the game's files are read with it and those before it."""

    def files(name: str) -> Sequence[Path]:
        return overlay(game, name, [*before, pack])

    if not _matters(game, pack):
        return pack
    key = game, read, pack.path, _signs(game, [*before, pack])
    faults = _judged.get(key)
    if faults is None:
        try:
            read(files)
            faults = []
        except DataError as error:
            faults = faults_caused(pack.path, card_files(pack, game), read, files, error.faults)
        if len(_judged) >= MOST_JUDGED:
            _judged.clear()
        _judged[key] = faults
    return pack.refused(faults) if faults else pack


def all_faults(game: str, read: Callable[[Files], T], pack: Pack) -> list[Fault]:
    """All that is wrong with a pack's cards of a game, whatever else is wrong with it."""
    on = pack._replace(on=True)
    return every_fault(pack.path, card_files(pack, game), read, lambda name: overlay(game, name, [on]))


def card_files(pack: Pack, game: str) -> list[Path]:
    """The files of a pack that a game reads with its own."""
    return [
        pack.path / file
        for file in pack.files
        if file.startswith(f"{game}/") and file.count("/") == 1 and file.endswith(".yaml")
    ]


def shelf_of(game: str, shelf: str, packs: Sequence[Pack] = ()) -> list[tuple[Path, Pack | None]]:
    """The lessons, positions or puzzles of a game, the shipped ones first, with the packs that they are from."""
    found: list[tuple[Path, Pack | None]] = [(path, None) for path in sorted(assets.data(game, shelf).glob("*.yaml"))]
    return found + [
        (pack.path / file, pack)
        for pack in packs
        if pack.on
        for file in sorted(pack.files)
        if file.startswith(f"{game}/{shelf}/") and file.endswith(".yaml")
    ]


def _digest(paths: Sequence[Path]) -> str:
    """Twelve letters that differ when any of these files differs."""
    total = hashlib.sha256()
    for path in paths:
        total.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return total.hexdigest()[:12]
