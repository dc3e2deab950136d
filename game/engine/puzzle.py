"""Puzzle: a position that asks something, with the one answer that is worth more than any other, hints and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from game.engine.data import Length, Range, load
from game.engine.position import PositionFile

Told = Annotated[str, Length(1, 300)]


@dataclass(frozen=True)
class PuzzleFile(PositionFile):
    """`text` asks. `measure` names what counts at the end of the turn ("win", "points" ...); with it the first of the
    `answers` is proved to be `worth` so much, `margin` more than any other answer. `kind`: what it is called in lists;
    `grade`: 1 easy to 3 hard; `hints` come one after the other; `why` is told when it is solved; `fails`: more words
    on certain wrong answers; `numbers`: where a number of the texts stands at the beginning that neither the proof, a
    choice nor a card tells, such as {20: power 2}. Without a `measure` the answers lead to what is expected, and
    nothing is proved.
    """

    kind: Literal["win", "best", "cut"] = "best"
    grade: Annotated[int, Range(1, 3)] = 1
    measure: str = ""
    worth: Annotated[float, Range(-1000, 1000)] = 0.0
    margin: Annotated[float, Range(0, 1000)] = 0.0
    hints: tuple[Told, ...] = ()
    why: Annotated[str, Length(0, 400)] = ""
    fails: dict[str, Told] = field(default_factory=dict)
    numbers: dict[int, str] = field(default_factory=dict)


def read_puzzle(path: Path) -> PuzzleFile:
    """The file. DataError names every fault of its form."""
    return load(PuzzleFile, path)
