"""controls: labels, panels and buttons, and what a screen of boxes says or paints where nothing can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import NOWHERE, Area, Sheet, Style
from game.ui.draw.shapes import SKIRT
from game.ui.widgets import looks, plates
from game.ui.widgets.looks import RED, Ramp
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Widget


class Panel(Widget):
    """A plate under other widgets."""

    def __init__(self, box: Area, title: str = "", tone: str = "dark", note: str = "", ico: str | None = None) -> None:
        super().__init__("", box)
        self.title, self.tone, self.note, self.ico = title, tone, note, ico

    def draw(self, s: Sheet, focus: Focus) -> None:
        plates.panel(s, self.box, self.title, self.tone, self.note, self.ico)


class Button(Widget):
    """A button; `sub` is a second line, `lit` that it is the way on."""

    def __init__(
        self,
        id: str,
        box: Area,
        text: str,
        choose: Act,
        ramp: Ramp = RED,
        ico: str | None = None,
        sub: str = "",
        lit: bool = False,
    ) -> None:
        super().__init__(id, box)
        self.text, self.choose, self.ramp, self.ico, self.sub = text, choose, ramp, ico, sub
        self.lit = lit

    def controls(self) -> Sequence[Control]:
        x, y, w, h = self.box
        return (self.control(self.choose, self.text, min(h / 2, 22), (x, y, w, h + SKIRT)),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        looks.button(s, self.box, self.text, look.state, self.ramp, self.ico, self.sub, lit=self.lit)


class IconButton(Widget):
    """A sign on a plate; its label is told by the bubble."""

    def __init__(self, id: str, box: Area, ico: str, label: str, choose: Act) -> None:
        super().__init__(id, box)
        self.ico, self.label, self.choose = ico, label, choose

    def controls(self) -> Sequence[Control]:
        return (self.control(self.choose, self.label, 9),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        looks.icon_button(s, self.box, self.ico, look.state)


def ending(place: str, most: int) -> str:
    """A place on the disk, which cannot break over lines: its end, where it has more letters than that."""
    return place if len(place) <= most else f"...{place[3 - most :]}"


class Words(Widget):
    """Words in a named text style, in one line or wrapped; align l, c or r."""

    def __init__(self, style: Style, text: str, kind: str, colour: str, wraps: bool = False, align: str = "l") -> None:
        super().__init__("", NOWHERE)
        self.style, self.text, self.kind, self.colour, self.wraps, self.align = style, text, kind, colour, wraps, align

    def draw(self, s: Sheet, focus: Focus) -> None:
        if self.wraps:
            self.style.lines(s, self.kind, self.text, self.colour, self.box, self.align)
            return
        x, y, w, h = self.box
        at = {"l": x, "c": x + w / 2, "r": x + w}[self.align]
        s.say(self.text, self.kind, self.colour, at, y + h / 2, self.align, w)


class Painted(Widget):
    """A picture that is painted into its box."""

    def __init__(self, paint: Callable[[Sheet, Area], None]) -> None:
        super().__init__("", NOWHERE)
        self.paint = paint

    def draw(self, s: Sheet, focus: Focus) -> None:
        self.paint(s, self.box)
