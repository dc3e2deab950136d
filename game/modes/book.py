"""book: the puzzles of all games in chapters, with stars, and every day one that was found in games of computers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from game.assets import data
from game.engine.data import DataError, Length, Named, Where, load
from game.engine.lesson import PuzzleFile, read_puzzle
from game.engine.words import counted
from game.modes import Far, Told
from game.packs import shelf_of
from game.packs.walk import FOUND
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders, Settings

FIRST = date(2026, 1, 1)  # the day of the first find
STARS = 3  # of a puzzle that is solved without a hint

Marks = Mapping[str, Sequence[int]]  # by key the fewest hints with which a puzzle was solved, and whether it is


@dataclass(frozen=True)
class Chapter:
    """The puzzles of one game, of some kinds (none named: of all)."""

    game: Annotated[str, Named("game")]
    title: Annotated[str, Length(3, 40)]
    kinds: tuple[Literal["win", "best", "cut"], ...] = ()
    where: Where = Where("", 0, "")


class Entry(NamedTuple):
    """A puzzle of the book; `key` is the one under which it is noted that it is solved."""

    key: str
    file: PuzzleFile


def read_chapters(path: Path) -> tuple[Chapter, ...]:
    """The chapters of a file. DataError names every fault with its line."""
    return load(tuple[Chapter, ...], path, names={"game": tuple(GAMES)})


@cache
def entries_of(game: str, shelf: str = "puzzles") -> tuple[Entry, ...]:
    """The shipped puzzles of a game that are proved, in the order of their files."""
    found = []
    for path, _ in shelf_of(game, shelf):
        try:
            file = read_puzzle(path)
        except DataError:
            continue  # `check` tells its faults
        if file.measure:
            found.append(Entry(f"{game}/{shelf}/{path.stem}", file))
    return tuple(found)


@cache
def chapters() -> dict[Chapter, tuple[Entry, ...]]:
    """Every chapter with its puzzles, the easy ones first."""
    return {
        chapter: tuple(
            sorted(
                (one for one in entries_of(chapter.game) if not chapter.kinds or one.file.kind in chapter.kinds),
                key=lambda one: one.file.grade,
            )
        )
        for chapter in read_chapters(data("chapters.yaml"))
    }


@cache
def finds() -> tuple[Entry, ...]:
    """All that were found, the games by turns: one a day, and after the last the first again."""
    shelves = [entries_of(game, FOUND) for game in GAMES]
    longest = max(map(len, shelves))
    return tuple(shelf[n] for n in range(longest) for shelf in shelves if n < len(shelf))


def find_of(day: date) -> Entry | None:
    """The find of a day; None where nothing was ever found."""
    every = finds()
    return every[(day - FIRST).days % len(every)] if every else None


def stars(marks: Marks, key: str) -> int:
    """Three for a puzzle that was solved without a hint, two with one, one with more; none for one that is open."""
    hints, done = marks.get(key, (0, 0))
    return max(1, STARS - hints) if done else 0


def solved(marks: Marks, entries: Sequence[Entry]) -> int:
    """How many of them are solved."""
    return sum(stars(marks, entry.key) > 0 for entry in entries)


def every_entry() -> list[Entry]:
    """All puzzles of all chapters."""
    return [entry for inside in chapters().values() for entry in inside]


def so_far(folders: Folders) -> Far:
    """How many of the book are solved."""
    marks, every = Settings.load(folders.settings).lessons, every_entry()
    done = solved(marks, every)
    return Far(f"{done} of {counted(len(every), 'puzzle')} solved", done / len(every))


def played(folders: Folders, sitting: Sitting) -> Told | None:
    """Puzzles are no games that are kept: nothing is ever told of one here."""
    return None
