"""choices: widgets that choose one of several: segments, tabs, dropdown; the choice lives with its owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import CONTROL, LINE
from game.ui.style.metrics import SLIP
from game.ui.widgets import looks, values
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget


class Segments(Widget):
    """One choice of a few that all stand there. Arrows go from one to the next."""

    def __init__(
        self,
        id: str,
        box: Area,
        label: str,
        items: Sequence[str],
        value: Callable[[], int],
        change: Callable[[int], object],
    ) -> None:
        super().__init__(id, box)
        self.label, self.items, self.value, self.change = label, items, value, change
        self.over = -1

    def controls(self) -> Sequence[Control]:
        one = self.control(self._choose, self.label, SLIP)
        one.steer, one.point = self._steer, self._point
        return (one,)

    def _choose(self) -> object:
        return self.change(self.over) if 0 <= self.over < len(self.items) else None

    def _steer(self, dx: int, dy: int) -> bool:
        new = self.value() + dx
        self.over = -1
        if not dx or not 0 <= new < len(self.items):
            return False
        self.change(new)
        return True

    def _point(self, x: float, y: float) -> bool:
        left, _, w, _ = self.box
        over = int((x - left) / w * len(self.items))
        moved, self.over = over != self.over, over
        return moved

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        over = self.over if look.state in ("hover", "pressed") else -1
        values.segments(s, self.box, self.items, self.value(), look.state, over)


class Dropdown(Widget):
    """One choice of several in a list that opens; letters go to the entry that begins with them."""

    SHOWN = 8  # lines of the open list at most

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        w: float,
        label: str,
        items: Sequence[str],
        value: Callable[[], int],
        change: Callable[[int], object],
        ico: str | None = None,
    ) -> None:
        super().__init__(id, (x, y, w, CONTROL))
        self.label, self.items, self.value, self.change, self.ico = label, items, value, change, ico
        self.open, self.at, self.first = False, 0, 0
        self._floor = 716.0  # how far down the open list may reach, in the units of the sheet last drawn on

    def _list(self) -> Area:
        x, y, w, h = self.box
        high = LINE * min(len(self.items), self.SHOWN) + 8
        return (x, y + h + 4, w, high) if y + h + 4 + high <= self._floor else (x, y - 4 - high, w, high)

    def controls(self) -> Sequence[Control]:
        if not self.open:
            return (self.control(self._open, self.label, SLIP),)
        away = Control(
            self.id + "/away", (-9999, -9999, 29999, 29999), "", self._close, tags={"modal": True}, zone="away"
        )
        one = self.control(self._take, self.label, SLIP, self._list())
        one.tags["modal"] = True
        one.steer, one.point, one.scroll = self._steer, self._point, self._scroll
        return (away, one)

    def _open(self) -> None:
        self.open, self.at = True, self.value()
        self._show()

    def _close(self) -> None:
        self.open = False

    def close(self) -> bool:
        """Shut the list; True if it was open. For the way back."""
        was, self.open = self.open, False
        return was

    def _take(self) -> object:
        self.open = False
        return self.change(self.at) if self.at != self.value() else None

    def _show(self) -> None:
        self.first = max(0, min(self.first, self.at, len(self.items) - self.SHOWN), self.at - self.SHOWN + 1)

    def _steer(self, dx: int, dy: int) -> bool:
        self.at = max(0, min(len(self.items) - 1, self.at + dy))
        self._show()
        return True

    def _point(self, x: float, y: float) -> bool:
        at = max(0, min(len(self.items) - 1, self.first + int((y - self._list()[1] - 4) / LINE)))
        moved, self.at = at != self.at, at
        return moved

    def _scroll(self, amount: float) -> bool:
        self.first = max(0, min(len(self.items) - self.SHOWN, self.first - int(amount)))
        return True

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, _ = self.box
        self._floor = s.at(0, s.surf.get_height())[1] - 4
        control = self.control(None, self.label, SLIP)
        look = self.look(s, focus, control)
        looks.dropdown(s, x, y, w, self.items[self.value()], "hover" if self.open else look.state, self.ico)

    def draw_above(self, s: Sheet, focus: Focus) -> None:
        if self.open:
            if s.marks is not None:
                s.marks.clear()
            looks.open_list(s, self._list(), self.items, self.value(), self.at, self.first)
