"""deedmark: what was chosen at the moment that is looked back at: a ring where it lay, and an arrow from who chose."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from game.engine.events import Changed, Chose, Event
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
        start = self.view.where(f"{STANDS}{self.moved(deed.seat)}")
        if start is None and deed.seat != self.view.home:  # what is one's own lies round one: a ring says all
            start = self.view.where(f"seat/{deed.seat}")
        if start is not None and not meets(start, goal):
            arrow(s, self.view.stamps, start, goal)

    def followed(self) -> Iterator[Event | None]:
        """What came of the choice, up to the next one."""
        since = (self.view.event(number) for number in range(self.view.shown + 1, self.view.whole))
        return takewhile(lambda event: not isinstance(event, Chose), since)

    def moved(self, seat: int) -> int:
        """Whose piece went there: that of somebody else where a loser is sent away."""
        places = (one for one in self.followed() if isinstance(one, Changed) and one.field == "at")
        return next((one.index for one in places if one.index is not None), seat)
