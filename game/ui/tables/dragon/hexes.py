"""hexes: the spaces of the map as things that are pointed at, chosen, dragged over and zoomed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui.focus import Box, Control

if TYPE_CHECKING:
    from game.ui.tables.dragon.table import DragonTable


class HexControl(Control):
    """A space. Its words are made when somebody reads them: there are two hundred spaces."""

    words: Callable[[], str] | None = None
    box: Callable[[], Box] | None = None

    @property
    def rect(self) -> Box:
        return self.box() if self.box else (0, 0, 0, 0)

    @rect.setter
    def rect(self, box: Box) -> None:
        """Where it is seen changes with every move of the map: `box` knows."""

    @property
    def tip(self) -> str:
        return self.words() if self.words else ""

    @tip.setter
    def tip(self, text: str) -> None:
        """What a plain control would say stands in `words`."""


class MapDrag:
    """The pointer goes over the map with its button down: the own hero is carried, or the map is moved."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table
        self.carries = False
        self.last = (0.0, 0.0)

    def lift(self, x: float, y: float) -> None:
        table = self.table
        self.last = x, y
        self.carries = table.asking() in ("walk", "extra_step") and table.camera.space_at(x, y) == table.own_space()

    def carry(self, x: float, y: float, onto: str | None) -> None:
        if self.carries:
            self.table.carried = self.table.camera.space_at(x, y)
        else:
            self.table.camera.pan(x - self.last[0], y - self.last[1])
        self.last = x, y

    def drop(self, x: float, y: float, onto: str | None) -> object:
        table = self.table
        space, table.carried = table.camera.space_at(x, y), None
        if self.carries and space is not None:
            table.choose_space(space)
        return None
