"""words: what a screen of boxes says or paints where nothing can be pressed."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.draw.styled import Style
from game.ui.window.focus import Focus
from game.ui.window.widget import Widget

NOWHERE: Box = (0, 0, 0, 0)  # until the layout has given a place


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

    def __init__(self, paint: Callable[[Sheet, Box], None]) -> None:
        super().__init__("", NOWHERE)
        self.paint = paint

    def draw(self, s: Sheet, focus: Focus) -> None:
        self.paint(s, self.box)
