"""pointer: the edge and the arrow on what a lesson speaks of."""

from __future__ import annotations

from game.ui.draw.paint import Sheet
from game.ui.table.marks import Marks
from game.ui.table.part import Part
from game.ui.table.view import View


class Pointer(Part):
    """Lies over all other parts."""

    name = "pointer"

    def __init__(self, view: View, marks: Marks) -> None:
        super().__init__(view)
        self.marks = marks

    def draw(self, s: Sheet) -> None:
        name = self.view.taught
        if not name:
            return
        card = self.view.content.ids.get(name)
        box = (self.view.where(card) if card is not None else None) or self.view.where(name)
        if box:
            self.marks.point_at(s, box)
