"""pointer: the edge and the arrow on what a lesson speaks of."""

from __future__ import annotations

from game.ui.draw.paint import Sheet
from game.ui.table.marks import Marks
from game.ui.table.part import Part
from game.ui.table.view import Area, View


class Pointer(Part):
    """Lies over all other parts."""

    name = "pointer"

    def __init__(self, view: View, marks: Marks) -> None:
        super().__init__(view)
        self.marks = marks

    def place(self) -> Area | None:
        """Where it lies: a card, a zone, a space, or the choice of that key; None for nothing that is seen."""
        name = self.view.taught
        if not name:
            return None
        card = self.view.content.ids.get(name)
        box = (self.view.where(card) if card is not None else None) or self.view.where(name)
        return box or next((one.rect for one in self.view.controls() if one.tags.get("key") == name), None)

    def draw(self, s: Sheet) -> None:
        if box := self.place():
            self.marks.point_at(s, box)
