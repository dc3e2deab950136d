"""values: widgets that hold a number or a yes; the value lives with its owner, the widget asks and tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import TOGGLE
from game.ui.widgets import dials
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Widget


class Toggle(Widget):
    """On or off; x, y is the upper left corner."""

    def __init__(
        self, id: str, x: float, y: float, label: str, value: Callable[[], bool], change: Callable[[bool], object]
    ) -> None:
        super().__init__(id, (x, y, *TOGGLE))
        self.label, self.value, self.change = label, value, change

    def controls(self) -> Sequence[Control]:
        one = self.control(lambda: self.change(not self.value()), self.label, TOGGLE[1] / 2)
        one.tags["state"] = "on" if self.value() else "off"
        return (one,)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        dials.toggle(s, self.box[0], self.box[1], self.value(), look.state)


class Slider(Widget):
    """A whole number from low to high by steps; y is the centre line. Arrows change it, the pointer sets it."""

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        w: float,
        label: str,
        value: Callable[[], int],
        change: Callable[[int], object],
        low: int = 0,
        high: int = 100,
        by: int = 5,
        unit: str = " %",
    ) -> None:
        super().__init__(id, (x, y - 15, w, 30))
        self.label, self.value, self.change = label, value, change
        self.low, self.high, self.by, self.unit = low, high, by, unit

    def words(self) -> str:
        return f"{self.value()}{self.unit}"

    def share(self) -> float:
        return (self.value() - self.low) / (self.high - self.low)

    def to(self, value: float) -> object:
        """Set the nearest step within the limits."""
        step = self.low + round((value - self.low) / self.by) * self.by
        new = max(self.low, min(self.high, step))
        return self.change(new) if new != self.value() else None

    def controls(self) -> Sequence[Control]:
        x, y, w, h = self.box
        one = self.control(None, self.label, 13)
        kx = dials.knob_at(x, w, self.share(), self.words())
        one.ring = (kx - 13, y + 2, 26, 26)
        one.steer = self._steer
        one.press = lambda px, py: self.to(self.low + (px - x - 13) / (w - 56 - 26) * (self.high - self.low))
        return (one,)

    def _steer(self, dx: int, dy: int) -> bool:
        if dx:
            self.to(self.value() + dx * self.by)
        return bool(dx)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, _ = self.box
        dials.slider(s, x, y + 15, w, self.share(), self.words(), look.state)


class Steps(Widget):
    """A line of steps that can be gone to, as in a replay."""

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        w: float,
        label: str,
        count: Callable[[], int],
        value: Callable[[], int],
        change: Callable[[int], object],
    ) -> None:
        super().__init__(id, (x, y - 12, w, 24))
        self.label, self.count, self.value, self.change = label, count, value, change

    def controls(self) -> Sequence[Control]:
        x, y, w, _ = self.box
        one = self.control(None, self.label, 9)
        cx = dials.step_at(x, w, self.count(), self.value())
        one.ring = (cx - 9, y + 3, 18, 18)
        one.steer = self._steer
        one.press = lambda px, py: self.change(max(0, min(self.count() - 1, int((px - x) / w * self.count()))))
        return (one,)

    def _steer(self, dx: int, dy: int) -> bool:
        if 0 <= self.value() + dx < self.count() and dx:
            self.change(self.value() + dx)
        return bool(dx)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, _ = self.box
        dials.steps(s, x, y + 12, w, self.count(), self.value(), look.state)
