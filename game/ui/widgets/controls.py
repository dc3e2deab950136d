"""controls: labels, panels and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import SKIRT, SOFT, Box
from game.ui.widgets import looks, plates
from game.ui.widgets.looks import RED, Ramp
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Deed, Widget


class Label(Widget):
    """Words on the ground; y of the box is its top, the words stand in its middle."""

    def __init__(
        self,
        box: Box,
        text: str,
        face: str = "title",
        size: float = 18,
        colour: str = PAPER,
        align: str = "l",
        sub: str = "",
    ) -> None:
        super().__init__("", box)
        self.text, self.face, self.size, self.colour, self.align, self.sub = text, face, size, colour, align, sub

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        left = {"l": x, "c": x + w / 2, "r": x + w}[self.align]
        high = h * 0.55 if self.sub else h
        s.text(self.text, self.face, self.size, self.colour, left, y + high / 2, self.align, w, maxh=high)
        if self.sub:
            s.say(self.sub, "note", SOFT, left, y + h * 0.78, self.align, w, maxh=h * 0.45)


class Panel(Widget):
    """A plate under other widgets."""

    def __init__(self, box: Box, title: str = "", tone: str = "dark", note: str = "", ico: str | None = None) -> None:
        super().__init__("", box)
        self.title, self.tone, self.note, self.ico = title, tone, note, ico

    def draw(self, s: Sheet, focus: Focus) -> None:
        plates.panel(s, self.box, self.title, self.tone, self.note, self.ico)


class Button(Widget):
    """A button; `key` names the action whose key is printed on it (given in words by the owner)."""

    def __init__(
        self,
        id: str,
        box: Box,
        text: str,
        choose: Deed,
        ramp: Ramp = RED,
        ico: str | None = None,
        sub: str = "",
        key: str = "",
        lit: bool = False,
        size: float | None = None,
    ) -> None:
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

    def __init__(
        self, id: str, box: Box, ico: str, label: str, choose: Deed, on: Callable[[], bool] | None = None
    ) -> None:
        super().__init__(id, box)
        self.ico, self.label, self.choose, self.on = ico, label, choose, on or (lambda: False)

    def controls(self) -> Sequence[Control]:
        return (self.control(self.choose, self.label, 9),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        looks.icon_button(s, self.box, self.ico, look.state, self.on())
