"""Blame: which line of a pack makes the shipped files fail, found by leaving out one entry after the other."""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.engine.data import DataError, Fault, read
from game.engine.nodes import in_one_line

Files = Callable[[str], Sequence[Path]]
MOST_TRIES = 60          # entries that are left out in turn; of a larger pack the file alone is told


def faults_caused(pack: Path, own: Sequence[Path], load: Callable[[Files], Any], files: Files,
                  faults: Sequence[Fault]) -> tuple[Fault, ...]:
    """The faults of a pack: those seen in its own files; if there are none, those that it causes elsewhere, told at the
    line of its own that does. `own` are its files of this game, `files` what it is loaded with."""
    home = pack.absolute()
    seen = tuple(fault for fault in faults if Path(fault.file).absolute().is_relative_to(home))
    return seen or tuple(_at_cause(fault, pack, own, load, files) for fault in faults)


def _at_cause(fault: Fault, pack: Path, own: Sequence[Path], load: Callable[[Files], Any], files: Files) -> Fault:
    guilty: list[Path] = []
    left = MOST_TRIES
    for path in own:
        if path.suffix != ".yaml" or fault.what in _without(path, None, load, files):
            continue
        guilty.append(path)
        lines = sorted({item.line for item in read(path).items})
        left -= len(lines)
        for line, after in zip(lines, [*lines[1:], None]) if left >= 0 else ():
            if fault.what not in _without(path, (line, after), load, files):
                return Fault(in_one_line(str(path)), line, f"with this entry: {fault.what}")
    return Fault(in_one_line(str(guilty[0] if guilty else pack)), 0, f"with this {'file' if guilty else 'pack'}: "
                 f"{fault.what}")


def _without(path: Path, lines: tuple[int, int | None] | None, load: Callable[[Files], Any], files: Files) -> list[str]:
    """What is wrong when a file (or its lines from one up to another) is not there."""
    with tempfile.TemporaryDirectory() as folder:
        rest = Path(folder, path.name)
        if lines:
            text = path.read_text(encoding="utf-8-sig").split("\n")
            first, after = lines[0] - 1, len(text) if lines[1] is None else lines[1] - 1
            rest.write_text("\n".join([*text[:first], *[""] * (after - first), *text[after:]]), encoding="utf-8")
        try:
            load(lambda name: [rest if one == path else one for one in files(name) if lines or one != path])
        except DataError as error:
            return [fault.what for fault in error.faults]
    return []
