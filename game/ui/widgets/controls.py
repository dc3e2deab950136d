"""controls: buttons and everything that holds one value; values live with their owner, widgets ask and tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import PAPER, Sheet
from game.ui.focus import Control, Focus
from game.ui.widgets import looks, plates
from game.ui.widgets.base import Deed, Widget
from game.ui.widgets.looks import RED, Ramp
from game.ui.widgets.shapes import CONTROL, FIELD_R, LINE, SKIRT, SOFT, TOGGLE, Box


class Label(Widget):
    """Words on the ground; y of the box is its top, the words stand in its middle."""

    def __init__(self, box: Box, text: str, face: str = "title", size: float = 18, colour: str = PAPER, align: str = "l",
                 sub: str = "") -> None:
        super().__init__("", box)
        self.text, self.face, self.size, self.colour, self.align, self.sub = text, face, size, colour, align, sub

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        left = {"l": x, "c": x + w / 2, "r": x + w}[self.align]
        high = h * .55 if self.sub else h
        s.text(self.text, self.face, self.size, self.colour, left, y + high / 2, self.align, w, maxh=high)
        if self.sub:
            s.text(self.sub, "semi", 16, SOFT, left, y + h * .78, self.align, w, maxh=h * .45)


class Panel(Widget):
    """A plate under other widgets."""

    def __init__(self, box: Box, title: str = "", tone: str = "dark", note: str = "", ico: str | None = None) -> None:
        super().__init__("", box)
        self.title, self.tone, self.note, self.ico = title, tone, note, ico

    def draw(self, s: Sheet, focus: Focus) -> None:
        plates.panel(s, self.box, self.title, self.tone, self.note, self.ico)


class Button(Widget):
    """A button; `key` names the action whose key is printed on it (given in words by the owner)."""

    def __init__(self, id: str, box: Box, text: str, choose: Deed, ramp: Ramp = RED, ico: str | None = None, sub: str = "",
                 key: str = "", lit: bool = False, size: float | None = None) -> None:
        super().__init__(id, box)
        self.text, self.choose, self.ramp, self.ico, self.sub = text, choose, ramp, ico, sub
        self.key, self.lit, self.size = key, lit, size

    def controls(self) -> Sequence[Control]:
        x, y, w, h = self.box
        return (self.control(self.choose, self.text, min(h / 2, 22), (x, y, w, h + SKIRT)),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        looks.button(s, self.box, self.text, look.state, self.ramp, self.size, self.ico, self.sub, self.key, self.lit)


class IconButton(Widget):
    """A sign on a plate; its label is told by the bubble."""

    def __init__(self, id: str, box: Box, ico: str, label: str, choose: Deed, on: Callable[[], bool] | None = None) -> None:
        super().__init__(id, box)
        self.ico, self.label, self.choose, self.on = ico, label, choose, on or (lambda: False)

    def controls(self) -> Sequence[Control]:
        return (self.control(self.choose, self.label, 9),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        looks.icon_button(s, self.box, self.ico, look.state, self.on())


class Toggle(Widget):
    """On or off; x, y is the upper left corner."""

    def __init__(self, id: str, x: float, y: float, label: str, value: Callable[[], bool], change: Callable[[bool], object]) -> None:
        super().__init__(id, (x, y, *TOGGLE))
        self.label, self.value, self.change = label, value, change

    def controls(self) -> Sequence[Control]:
        one = self.control(lambda: self.change(not self.value()), self.label, TOGGLE[1] / 2)
        one.tags["state"] = "on" if self.value() else "off"
        return (one,)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        looks.toggle(s, self.box[0], self.box[1], self.value(), look.state)


class Slider(Widget):
    """A whole number from low to high by steps; y is the centre line. Arrows change it, the pointer sets it."""

    def __init__(self, id: str, x: float, y: float, w: float, label: str, value: Callable[[], int], change: Callable[[int], object],
                 low: int = 0, high: int = 100, by: int = 5, unit: str = " %", marks: int = 0) -> None:
        super().__init__(id, (x, y - 15, w, 30))
        self.label, self.value, self.change = label, value, change
        self.low, self.high, self.by, self.unit, self.marks = low, high, by, unit, marks

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
        kx = looks.knob_at(x, w, self.share(), self.words())
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
        looks.slider(s, x, y + 15, w, self.share(), self.words(), look.state, self.marks)


class Stepper(Widget):
    """A whole number between two ends that are pressed; arrows change it too."""

    def __init__(self, id: str, x: float, y: float, label: str, value: Callable[[], int], change: Callable[[int], object],
                 low: int, high: int, w: float = 136) -> None:
        super().__init__(id, (x, y, w, CONTROL))
        self.label, self.value, self.change, self.low, self.high = label, value, change, low, high
        self.end = ""

    def by(self, step: int) -> object:
        new = max(self.low, min(self.high, self.value() + step))
        return self.change(new) if new != self.value() else None

    def controls(self) -> Sequence[Control]:
        one = self.control(self._choose, self.label, FIELD_R)
        one.steer = self._steer
        one.point = self._point
        return (one,)

    def _choose(self) -> object:
        return self.by({"minus": -1, "plus": 1}.get(self.end, 0))

    def _steer(self, dx: int, dy: int) -> bool:
        self.end = ""
        self.by(dx)
        return bool(dx)

    def _point(self, x: float, y: float) -> bool:
        left, _, w, _ = self.box
        end = "minus" if x < left + 40 else "plus" if x > left + w - 40 else ""
        moved, self.end = end != self.end, end
        return moved

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, _ = self.box
        over = self.end if look.state in ("hover", "pressed") else ""
        looks.stepper(s, x, y, str(self.value()), look.state, w, self.value() <= self.low, self.value() >= self.high, over)


class Segments(Widget):
    """One choice of a few that all stand there. Arrows go from one to the next."""

    def __init__(self, id: str, box: Box, label: str, items: Sequence[str], value: Callable[[], int], change: Callable[[int], object],
                 icons: Sequence[str] | None = None) -> None:
        super().__init__(id, box)
        self.label, self.items, self.value, self.change, self.icons = label, items, value, change, icons
        self.over = -1

    def controls(self) -> Sequence[Control]:
        one = self.control(self._choose, self.label, FIELD_R)
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
        looks.segments(s, self.box, self.items, self.value(), look.state, self.icons, over)


class Tabs(Segments):
    """The same as tabs standing on a panel."""

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        each = w / len(self.items)
        for i, text in enumerate(self.items):
            state = look.state if look.state in ("hover", "pressed") and i == self.over else "normal"
            looks.tab(s, (x + i * each, y, each - 6, h), text, state, i == self.value(), self.icons[i] if self.icons else None)


class Dropdown(Widget):
    """One choice of several in a list that opens; letters go to the entry that begins with them."""

    SHOWN = 8  # lines of the open list at most

    def __init__(self, id: str, x: float, y: float, w: float, label: str, items: Sequence[str], value: Callable[[], int],
                 change: Callable[[int], object], ico: str | None = None) -> None:
        super().__init__(id, (x, y, w, CONTROL))
        self.label, self.items, self.value, self.change, self.ico = label, items, value, change, ico
        self.open, self.at, self.first = False, 0, 0

    def _list(self) -> Box:
        x, y, w, h = self.box
        high = LINE * min(len(self.items), self.SHOWN) + 8
        return (x, y + h + 4, w, high) if y + h + 4 + high <= 716 else (x, y - 4 - high, w, high)

    def controls(self) -> Sequence[Control]:
        if not self.open:
            return (self.control(self._open, self.label, FIELD_R),)
        away = Control(self.id + "/away", (-9999, -9999, 29999, 29999), "", self._close, tags={"modal": True}, zone="away")
        one = self.control(self._take, self.label, FIELD_R, self._list())
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
        control = self.control(None, self.label, FIELD_R)
        look = self.look(s, focus, control)
        looks.dropdown(s, x, y, w, self.items[self.value()], "hover" if self.open else look.state, self.ico)

    def draw_above(self, s: Sheet, focus: Focus) -> None:
        if self.open:
            if s.marks is not None:
                s.marks.clear()
            looks.open_list(s, self._list(), self.items, self.value(), self.at, self.first)


class Steps(Widget):
    """A line of steps that can be gone to, as in a replay."""

    def __init__(self, id: str, x: float, y: float, w: float, label: str, count: Callable[[], int], value: Callable[[], int],
                 change: Callable[[int], object]) -> None:
        super().__init__(id, (x, y - 12, w, 24))
        self.label, self.count, self.value, self.change = label, count, value, change

    def controls(self) -> Sequence[Control]:
        x, y, w, _ = self.box
        one = self.control(None, self.label, 9)
        cx = looks.step_at(x, w, self.count(), self.value())
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
        looks.steps(s, x, y + 12, w, self.count(), self.value(), look.state)
