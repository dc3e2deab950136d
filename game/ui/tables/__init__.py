"""Tables: one for each game, and what they share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.tables.pontoon.table import PontoonTable

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.parlour import Parlour
    from game.ui.tables.frame import FramedTable
    from game.ui.tables.table import Thinks

TABLES = {"pontoon": PontoonTable}


def open_table(app: Parlour, sitting: Sitting, thinker: Thinks | None = None) -> FramedTable:
    """The table of the sitting's game. ValueError for a game without one."""
    if sitting.game.name not in TABLES:
        raise ValueError(f"no table for {sitting.game.name!r}; there are: {', '.join(TABLES)}")
    return TABLES[sitting.game.name](app, sitting, thinker)
