"""setting: one setting on its page: its name, a line of help, and its control beside or below them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import EDGE, SOFT, Box, plate, put
from game.ui.window.focus import Focus
from game.ui.window.widget import Widget

LEFT = 34.0  # where rows begin, measured from the panel's corner
ROW_H, COMPACT, STACKED = 72.0, 46.0, 58.0  # a row, and how much higher it is with its control below the words
WORDS_W = 250.0  # least width of the words beside a control


class Row(NamedTuple):
    """A setting: name, one line of help, and its control, made from the x of its right end and the y of its middle."""

    title: str
    help: str
    make: Callable[[float, float], Widget]


class Words(Widget):
    """The name of a setting and its help, with a line under it; it takes no input."""

    def __init__(self, box: Box, row: Row, room: float, below: float = 0) -> None:
        super().__init__("", box)
        self.row, self.room, self.below = row, room, below

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        if not self.row.help:
            s.text(self.row.title, "label", 18, PAPER, x, y + h / 2 - 1, "l", self.room, maxh=h * 0.6)
            self._line(s, x, y + h + self.below - 2, w)
            return
        short = s.width(self.row.help, "semi", 16) <= self.room
        s.text(self.row.title, "label", 19, PAPER, x, y + h * (0.33 if short else 0.25), "l", self.room, maxh=h * 0.25)
        if short:
            s.text(self.row.help, "semi", 16, SOFT, x, y + h * 0.69, "l", self.room, maxh=h * 0.2)
        else:
            s.para(self.row.help, "semi", 15, SOFT, x, y + h * 0.46, self.room, 1.1, maxh=h * 0.48)
        self._line(s, x, y + h + self.below - 2, w)

    def _line(self, s: Sheet, x: float, y: float, w: float) -> None:
        put(s, (x, y, w, 2), plate(x, y, w, 1.5, 0.7, EDGE, 0.35), 1)


def laid(rows: Sequence[Row], wide: float, text: float, compact: bool = False) -> tuple[list[Widget], float]:
    """All rows one below the other, for a size of text, and the y below them; compact: the help waits in the bubble."""
    widgets: list[Widget] = []
    y, high, below = 4.0, (COMPACT if compact else ROW_H) * text, STACKED * (0.76 if compact else 1)
    for row in rows:
        control = row.make(LEFT + wide, y + high / 2 - 2)
        if compact:
            control.set(tip=row.help)
            row = row._replace(help="")
        room = control.box[0] - LEFT - 24
        if room < (WORDS_W if not compact else wide * 0.35):  # too narrow: the control goes below the words
            control.box = (LEFT, y + high + below / 2 - below / 4 - control.box[3] / 2, *control.box[2:])
            widgets += [Words((LEFT, y, wide, high), row, wide, below), control]
            y += high + below
        else:
            widgets += [Words((LEFT, y, wide, high), row, room), control]
            y += high
    return widgets, y
