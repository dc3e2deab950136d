"""Tables: one for each game, and what they share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.draw.cache import Cache
    from game.ui.parlour import Parlour
    from game.ui.tables.crests import Look
    from game.ui.tables.frame import FramedTable
    from game.ui.tables.thinks import Thinks


def pontoon() -> type[FramedTable]:
    from game.ui.tables.pontoon.table import PontoonTable

    return PontoonTable


def dragon() -> type[FramedTable]:
    from game.ui.tables.dragon.table import DragonTable

    return DragonTable


def kingdom() -> type[FramedTable]:
    from game.ui.tables.kingdom.table import KingdomTable

    return KingdomTable


def pack() -> type[FramedTable]:
    from game.ui.tables.pack.table import PackTable

    return PackTable


def montoons() -> type[FramedTable]:
    from game.ui.tables.montoons.table import MonToonsTable

    return MonToonsTable


TABLES: dict[str, Callable[[], type[FramedTable]]] = {
    "pontoon": pontoon,
    "dragon": dragon,
    "kingdom": kingdom,
    "pack": pack,
    "montoons": montoons,
}  # a table is loaded when it is wanted


def playable() -> dict[str, Game]:
    """The games that have a table, by name."""
    from game.rules import GAMES  # here and not above: the shelf opens without rules

    return {name: GAMES[name] for name in TABLES}


def open_table(
    app: Parlour, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
) -> FramedTable:
    """The table of the sitting's game, with a lesson or without. ValueError for a game without one."""
    if sitting.game.name not in TABLES:
        raise ValueError(f"no table for {sitting.game.name!r}; there are: {', '.join(TABLES)}")
    return TABLES[sitting.game.name]()(app, sitting, thinker, lesson)


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    """How a finished game shows its players away from the table, by seat."""
    if sitting.game.name == "dragon":
        from game.ui.tables.dragon.looks import looks as own
    elif sitting.game.name == "montoons":
        from game.ui.tables.montoons.looks import looks as own
    else:
        from game.ui.tables.crests import look

        return [look(pictures, player.crest) for player in sitting.players]
    return own(pictures, sitting)
