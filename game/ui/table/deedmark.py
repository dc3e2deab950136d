"""deedmark: what was chosen at the moment that is looked back at: a ring where it lay, and an arrow from who chose."""

from __future__ import annotations

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import meets
from game.ui.table.part import Part
from game.ui.table.spotlight import arrow, edge_meant

STANDS = "stands/"  # with a seat's number: where its piece stands, on a map


class DeedMark(Part):
    """Shown in the past, while it stands still."""

    name = "deed"

    def draw(self, s: Sheet) -> None:
        deed = self.view.looking_back.deed()
        goal = self.view.where(deed.at) if deed is not None and deed.at is not None else None
        if deed is None or goal is None:
            return
        edge_meant(s, self.view.stamps, goal, False)
        start = self.view.where(f"{STANDS}{deed.seat}")
        if start is None and deed.seat != self.view.home:  # what is one's own lies round one: a ring says all
            start = self.view.where(f"seat/{deed.seat}")
        if start is not None and not meets(start, goal):
            arrow(s, self.view.stamps, start, goal)
