"""Blame: all that is wrong with a pack, and which of its lines makes files fail that are not its own."""

import tempfile
from bisect import bisect
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.engine.data import DataError, Fault
from game.engine.nodes import in_one_line

Files = Callable[[str], Sequence[Path]]
Load = Callable[[Files], Any]
Lines = Sequence[bytes]
Gap = tuple[int, int]  # lines that are left out: the first, counted from 1, and the one after the last
MOST_TRIES = 60  # entries that are left out in turn; of a larger pack the file alone is told
MOST_ROUNDS = 60  # in which a pack is read without what was at fault before


def faults_caused(pack: Path, own: Sequence[Path], load: Load, files: Files, faults: Sequence[Fault]) -> list[Fault]:
    """The faults of a pack: those seen in its own files; if there are none, those that it causes elsewhere, told at the
    line of its own that does. `own` are its files of this game, `files` what it is loaded with."""
    home = pack.absolute()
    seen = [fault for fault in faults if Path(fault.file).absolute().is_relative_to(home)]
    return seen or [_at_cause(fault, pack, own, load, files) for fault in faults]


def every_fault(pack: Path, own: Sequence[Path], load: Load, files: Files) -> list[Fault]:
    """All that is wrong with a pack's files of a game: entries that are at fault are left out until the rest can be
    read, so that one fault hides no other. What the rest misses in those is no fault of its own. Where each reading
    shows one more fault, the first MOST_ROUNDS are told."""
    found: list[Fault] = []
    gaps: dict[Path, list[Gap]] = {}
    for _ in range(MOST_ROUNDS):
        faults = faults_caused(pack, own, load, files, _faults_without(own, gaps, load, files))
        fresh = [fault for fault in faults if fault not in found and not _misses(fault, gaps)]
        found += fresh
        holes = {
            (path, gap)
            for fault in fresh
            for path in own
            if Path(fault.file).absolute() == path.absolute()
            for gap in [_entry(path, fault.line)]
        } - {(path, gap) for path in gaps for gap in gaps[path]}
        if not holes:
            break
        for path, gap in holes:
            gaps.setdefault(path, []).append(gap)
    return found


def _misses(fault: Fault, gaps: Mapping[Path, Iterable[Gap]]) -> bool:
    """Whether a fault speaks of something that stood in an entry that was left out."""
    return any(
        f"id: {word}".encode() in line
        for word in fault.what.split("'")[1::2]
        for path, holes in gaps.items()
        for first, after in holes
        for line in _lines(path)[first - 1 : after - 1]
    )


def _at_cause(fault: Fault, pack: Path, own: Sequence[Path], load: Load, files: Files) -> Fault:
    def cured(path: Path, gap: Gap) -> bool:
        return fault.what not in [one.what for one in _faults_without(own, {path: [gap]}, load, files)]

    guilty = [path for path in own if cured(path, _entry(path, 0))]
    starts = [(path, line) for path in guilty for line in _starts(_lines(path))]
    for path, line in starts if len(starts) <= MOST_TRIES else ():
        if cured(path, _entry(path, line)):
            return Fault(in_one_line(str(path)), line, f"with this entry: {fault.what}")
    return Fault(
        in_one_line(str(guilty[0] if guilty else pack)), 0, f"with this {'file' if guilty else 'pack'}: {fault.what}"
    )


def _faults_without(
    own: Sequence[Path], gaps: Mapping[Path, Iterable[Gap]], load: Load, files: Files
) -> tuple[Fault, ...]:
    """What is wrong when lines of a pack's own files are left out; lines that stay keep their numbers."""
    with tempfile.TemporaryDirectory() as folder:
        copies = {path: Path(folder, path.name) for path in own}
        gone = set()
        for path, copy in copies.items():
            lines = _lines(path)
            for first, after in gaps.get(path, ()):
                lines[first - 1 : after - 1] = [b""] * len(lines[first - 1 : after - 1])
            copy.write_bytes(b"\n".join(lines))
            if path in gaps and not any(line.split(b"#")[0].strip() for line in lines):
                gone.add(path)
        try:
            load(lambda name: [copies.get(one, one) for one in files(name) if one not in gone])
        except DataError as error:
            names = {str(copy): in_one_line(str(path)) for path, copy in copies.items()}
            return tuple(fault._replace(file=names.get(fault.file, fault.file)) for fault in error.faults)
    return ()


def _entry(path: Path, line: int) -> Gap:
    """The lines of the entry that this line belongs to; those of the whole file for 0, and where it has no entries."""
    lines = _lines(path)
    starts = [*_starts(lines), len(lines) + 1]
    place = bisect(starts, line)
    return (starts[place - 1], starts[place]) if line and 0 < place < len(starts) else (1, len(lines) + 1)


def _starts(lines: Lines) -> list[int]:
    return [number for number, line in enumerate(lines, 1) if line.startswith(b"-")]


def _lines(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().split(b"\n")
    except OSError:
        return []
