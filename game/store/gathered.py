"""gathered: what stands on the boxes of the first screen: the awards that were won, each on the box of the game it was
won in. It is kept beside them in a file of its own, so that the program opens without counting anything.
"""

from __future__ import annotations

from typing import NamedTuple

from game.store.folders import Folders
from game.store.ledgers import Ledger

NAME = "gathered"


class Gathered(NamedTuple):
    """An award that was won: its id, the game it was won in, its name, how it is won, and what is shown of it."""

    id: str
    game: str
    name: str
    line: str
    figure: str
    thing: str


def read_gathered(folders: Folders) -> list[Gathered]:
    """What has been gathered, the first first; what makes no sense is left out."""
    rows = Ledger(folders, NAME).read().get("won")
    return [Gathered(*row) for row in rows if _sound(row)] if isinstance(rows, list) else []


def keep_gathered(folders: Folders, won: list[Gathered]) -> None:
    """Keep what was won, where anything has changed."""
    if won != read_gathered(folders):
        Ledger(folders, NAME).write({"won": [list(one) for one in won]})


def _sound(row: object) -> bool:
    return isinstance(row, list) and len(row) == len(Gathered._fields) and all(isinstance(one, str) for one in row)
