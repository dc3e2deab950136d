"""more: the button that shows what a small window has no room for, and the way back."""

from __future__ import annotations

from game.engine.agenda import Decision
from game.ui.table.buttons import Button, Buttons, Front, button
from game.ui.table.view import View


class More(Buttons):
    """What was folded is shown until something else is asked, or until it is put away."""

    name = "more"

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.opened: tuple[Decision | None] | None = None  # while what was asked

    @property
    def shown(self) -> bool:
        return self.opened is not None and self.opened[0] is self.view.question

    def turn(self) -> None:
        self.opened = None if self.shown else (self.view.question,)
        self.view.again()
        self.view.redraw()

    def close(self) -> bool:
        was = self.shown
        if was:
            self.turn()
        return was

    def put_away(self) -> None:
        self.opened = None

    def buttons(self) -> list[Button]:
        if (area := self.view.area("more")) is None:
            return []
        x, y, w, h = area
        return [button("more", Front((x, y, w, h - 5), "Back" if self.shown else "More"), self.turn)]
