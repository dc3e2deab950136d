"""fold: the button that turns from the map to the sheet and back, in windows that have room for one of them."""

from __future__ import annotations

from game.ui.games.montoons.forms import is_paged
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.table.buttons import Button, Buttons, Front, button
from game.ui.table.part import View
from game.ui.widgets.looks import TIN


class Fold(Buttons):
    """While dice are planned the sheet is seen, otherwise the map; `turned` to the other by the player until the next
    question."""

    name = "fold"

    def __init__(self, view: View, sheet: OpenSheet) -> None:
        super().__init__(view)
        self.sheet = sheet
        self.turned: tuple[str, str] | None = None  # from which page to which

    @property
    def usual(self) -> str:
        """The page that is seen unless the player turns to the other, "map" or "sheet"; or what a lesson speaks of."""
        if taught := {one.partition("/")[0] for one in self.view.taught} & {"hex", "slot", "box", "shells", "berries"}:
            return "map" if "hex" in taught else "sheet"
        return "sheet" if self.sheet.seat is not None or self.sheet.plan.shown else "map"

    @property
    def page(self) -> str:
        return self.turned[1] if self.turned and self.turned[0] == self.usual else self.usual

    def settled(self) -> None:
        self.turned = None

    def put_away(self) -> None:
        self.turned = None

    def turn(self) -> None:
        """To the other page; from somebody else's sheet to the map."""
        wanted, self.sheet.seat = "map" if self.page == "sheet" else "sheet", None
        self.turned = self.usual, wanted
        self.view.redraw()

    def close(self) -> bool:
        """What the player turned to is left."""
        if (
            not is_paged(*self.view.room, self.view.settings.enlarges)
            or self.turned is None
            and self.sheet.seat is None
        ):
            return False
        self.sheet.seat = self.turned = None
        return True

    def buttons(self) -> list[Button]:
        if (area := self.view.area("fold")) is None:
            return []
        x, y, w, h = area
        words = "Map" if self.page == "sheet" else "Sheet"
        high = min(46.0, h - 8)
        return [button("fold", Front((x, y + (h - high - 4) / 2, w, high), words, TIN), self.turn)]
