"""luck: what chance has given to whom over all games, with the band that chance alone gives; counted beside the window.

What dice and cards gave in one game is what `ai/review.py` finds after each answer: what came, against the mean of what
might as well have come. On average that is nothing, whoever plays how. How far the sum of many strays from nothing by
chance alone follows from the same numbers: the sum of their squares is what its square comes to on average.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

from game.ai.review import Fortune, reviewed
from game.modes.counting import Counting, one_by_one
from game.sitting import Sitting
from game.store import Folders, Ledger, Record, SaveShelf

SURE = 1.96  # standard deviations that chance stays within for 19 of 20 players


class Luck(NamedTuple):
    """What chance gave one seat in one game, in parts of a win, and the sum of the squares of what it gave at once."""

    given: float
    squares: float


class Total(NamedTuple):
    """The games that were counted, what chance gave in all of them, in wins, and how far it strays from 0 by itself."""

    games: int
    given: float
    band: float


def luck_of(found: Iterable[Fortune], seats: int) -> list[Luck]:
    """What of a game's fortunes is kept, seat by seat."""
    every = list(found)
    return [
        Luck(sum(one.gains[seat] for one in every), sum(one.gains[seat] ** 2 for one in every)) for seat in range(seats)
    ]


def total_of(rows: Collection[Luck]) -> Total:
    """All of them together."""
    return Total(len(rows), sum(one.given for one in rows), SURE * sqrt(sum(one.squares for one in rows)))


class Fortunes:
    """The luck of all games that were counted, by the name of the save."""

    def __init__(self, folders: Folders) -> None:
        self.ledger = Ledger(folders, "luck")
        kept = self.ledger.read().get("games")
        rows = kept.items() if isinstance(kept, dict) else ()
        self.games = {name: found for name, row in rows if (found := _read(row)) is not None}

    def add(self, name: str, found: Sequence[Luck]) -> None:
        """Keep what was counted of a game."""
        self.games[name] = list(found)
        rows = {name: [[round(part, 5) for part in one] for one in row] for name, row in self.games.items()}
        self.ledger.write({"games": rows})

    def of(self, records: Iterable[Record], name: str) -> Total:
        """What chance gave a person in those of these games that were counted."""
        found = []
        for record in records:
            seat, rows = record.person(name), self.games.get(record.save)
            if seat is not None and rows is not None and seat < len(rows):
                found.append(rows[seat])
        return total_of(found)

    def missing(self, records: Iterable[Record]) -> list[str]:
        """The games that are still to be counted, the last first. Where something was undone after it was seen, chance
        was no chance, and nothing is counted."""
        return [one.save for one in reversed(list(records)) if one.save not in self.games and not one.undos]


def _read(row: Any) -> list[Luck] | None:
    """Luck as it is kept; None where it makes no sense."""
    if not isinstance(row, list) or not all(
        isinstance(one, list) and len(one) == 2 and all(type(part) in (int, float) for part in one) for one in row
    ):
        return None
    try:
        return [Luck(*map(float, one)) for one in row]
    except OverflowError:
        return None


def counted(folders: Folders, name: str) -> list[Luck] | None:
    """The luck of a kept game; None where it is not here, not over, or cannot be played again."""
    save = SaveShelf.at(folders).load(name).save
    sitting = Sitting.of_save(folders, save).sitting if save else None
    if sitting is None or sitting.view_only or not sitting.match.over:
        return None
    match = sitting.match
    return luck_of(
        (one for one in reviewed(match.game, match.first, match.answers, ()) if isinstance(one, Fortune)), match.seats
    )


LuckOf = tuple[str, list[Luck] | None]  # the name of a game, and its luck or None


def counting(folders: Folders, names: Sequence[str]) -> Counting[LuckOf]:
    """The luck of these games, counted in a process of its own."""
    return Counting(partial(one_by_one, counted), "luck", (folders._replace(memory=None), tuple(names)), len(names))
