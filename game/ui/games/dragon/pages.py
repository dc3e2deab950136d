"""pages: the two sides of the panel, in windows that have room for one of them: the own party, or all others."""

from __future__ import annotations

from game.rules.dragon.meeting import Facing
from game.ui.table.buttons import Button, Buttons, Front, button
from game.ui.table.part import View
from game.ui.widgets.looks import TIN, VIOLET

PAGES = {"own": "Party", "others": "Others"}
OTHERS = {"hoard", "seat/1"}  # what a lesson may point at there


class Pages(Buttons):
    """The own party is seen until the player turns to the others, or is asked about them."""

    name = "pages"

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.turned = ""  # to what the player has turned since the last question

    @property
    def page(self) -> str:
        others = isinstance(self.view.about, Facing) or OTHERS & {*self.view.taught}
        return self.turned or ("others" if others else "own")

    def settled(self) -> None:
        self.turned = ""

    def put_away(self) -> None:
        self.turned = ""

    def turn(self, page: str) -> None:
        self.turned = page
        self.view.again()
        self.view.redraw()

    def buttons(self) -> list[Button]:
        if (area := self.view.area("pages")) is None:
            return []
        x, y, w, h = area
        wide = (w - 6) / 2
        return [
            button(
                f"page/{page}",
                Front((x + i * (wide + 6), y + 2, wide, h - 8), words, TIN if page == self.page else VIOLET),
                lambda page=page: self.turn(page),  # type: ignore[misc]
            )
            for i, (page, words) in enumerate(PAGES.items())
        ]
