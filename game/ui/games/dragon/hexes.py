"""hexes: the own hero is carried over the map, or the map is moved, with the button held down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Walking

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable


class MapDrag:
    """The pointer goes over the map with its button down: the own hero is carried, or the map is moved."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table
        self.carries = False
        self.last = (0.0, 0.0)

    def lift(self, x: float, y: float) -> None:
        table = self.table
        self.last = x, y
        self.carries = isinstance(table.about, Walking | Stepping) and table.camera.space_at(x, y) == table.own_space()

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
