"""view: what a part of a table may know and do; it never gets the table itself."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.draw.shapes import Box
from game.ui.table.asked import Asked, Laid, Target
from game.ui.table.drawn import Drawn
from game.ui.table.known import Known
from game.ui.window.focus import Control

__all__ = ["Area", "Target", "View"]

Area = Box  # x, y, w, h in units


class View(Known, Asked, Drawn):
    """What is known, what is asked and how it is drawn in one, so that a part need not know which of them tells it. It
    lives as long as the table stands, and always speaks of the moment that is shown."""

    def __init__(self, known: Known, asked: Asked, drawn: Drawn) -> None:
        for one in (known, asked, drawn):
            vars(self).update(vars(one))

    def stand(
        self,
        laid: Laid,
        enlarge: Callable[[Control | None], None],
        explain: Callable[[Control | None], None],
        pointed_line: Callable[[], int | None],
    ) -> None:
        """All parts are there: what the game has laid, what enlarges a card, what explains a number, and the number of
        the event whose line of the log is pointed at."""
        self.laid, self.enlarge, self.explain, self.pointed_line = laid, enlarge, explain, pointed_line
