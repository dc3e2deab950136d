"""floating: what lies over the map for a while, in units of its own, as large as the map has room for."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import inside
from game.ui.table.panes import Pane
from game.ui.table.part import Part, Target
from game.ui.window.focus import Control


class Floating(Part):
    """A part whose design has another size from question to question."""

    @abstractmethod
    def lies(self) -> Pane | None:
        """Where it lies just now; None while it is away."""

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies there."""
        return (pane := self.lies()) is not None and inside(pane.area, x, y)

    def draw_in_place(self, s: Sheet) -> None:
        if pane := self.lies():
            self.draw(pane.sheet(s))

    def controls_in_place(self) -> Iterable[Control]:
        pane = self.lies()
        return [pane.control(one) for one in self.controls()] if pane else ()

    def where_in_place(self, thing: Target, at: int) -> Area | None:
        pane = self.lies()
        found = self.where(thing, at) if pane else None
        return pane.box(found) if pane and found else None
