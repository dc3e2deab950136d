"""Faulty: a game's shipped files spoilt in one place, refused with the file, the line and words that help."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from game.assets import data
from game.engine.data import DataError, Fault
from game.rules import GAMES

# where a fault is seen
CHANGED, BELOW, RECORD, WHOLE_FILE, ANYWHERE = "changed line", "one below", "record", "whole file", "anywhere"


class Spoilt(NamedTuple):
    """In one record of a file, or in all of it, the first `old` becomes `new`, and `why` is part of what is said.

    `at` tells the line: one of the words above, the number of a line, or a piece of the text whose last line up to the
    change it is.
    """

    file: str
    record: str
    old: str
    new: str
    why: str
    at: str | int = CHANGED

    def __str__(self) -> str:
        return f"{self.file}:{self.record}:{self.why[:40]}:{self.new[:16]}"


class Shipped:
    """The files of a game as they are shipped, by name in `text`."""

    def __init__(self, game: str, *files: str) -> None:
        self.game = game
        self.text = {file: data(game, file).read_text(encoding="utf-8") for file in files}

    def ids(self, file: str) -> list[str]:
        return re.findall(r"^- id: (\w+)$", self.text[file], re.MULTILINE)

    def record(self, file: str, name: str) -> str:
        """The lines of one record; of the whole file for ""."""
        text = self.text[file]
        if not name:
            return text
        start = text.index(f"- id: {name}\n")
        end = text.find("\n- id:", start)
        return text[start : end + 1 if end >= 0 else None]

    def faults(self, folder: Path, file: str, text: str) -> list[Fault]:
        """What is said of the game's files with this text in one of them; `file` is its name alone."""
        (folder / file).write_text(text, encoding="utf-8")
        with pytest.raises(DataError) as caught:
            GAMES[self.game].load(lambda name: (folder / name if name == file else data(self.game, name),))
        return [fault._replace(file=Path(fault.file).name) for fault in caught.value.faults]

    def refuse(self, folder: Path, spoilt: Spoilt) -> None:
        """Spoil the files and read them: the fault is told, and where it belongs."""
        text, record = self.text[spoilt.file], self.record(spoilt.file, spoilt.record)
        assert spoilt.old in record, "the shipped file no longer reads so"
        start = text.index(record)
        change = start + record.index(spoilt.old)
        after = text[:change] + spoilt.new + text[change + len(spoilt.old) :]
        found = self.faults(folder, spoilt.file, after)
        fitting = [fault for fault in found if spoilt.why in fault.what]
        assert fitting, found
        if spoilt.at == ANYWHERE:
            assert fitting[0].line <= after.count("\n") + 1
        else:
            line = line_of(after, start, change, spoilt.at)
            assert line in [fault.line for fault in fitting if fault.file == spoilt.file], fitting


def line_of(text: str, start: int, change: int, at: str | int) -> int:
    """The line of a fault from 1, 0 for the whole file; `start` (of the record) and `change` are places in the text."""
    changed = text[:change].count("\n") + 1
    if isinstance(at, int):
        return at
    if at in (known := {CHANGED: changed, BELOW: changed + 1, RECORD: text[:start].count("\n") + 1, WHOLE_FILE: 0}):
        return known[at]
    having = [number for number, line in enumerate(text.split("\n"), 1) if at in line]
    return max((number for number in having if number <= changed), default=having[0])
