"""setting: one setting on its page: its name, a line of help, and its control beside or below them."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, pad, row
from game.ui.scenes.chooser import draw_line
from game.ui.widgets.flowing import Flowing
from game.ui.window.widget import Widget

WORDS_W = 230  # units: least width of the words beside a control
TALLEST = 84  # units of a line on a page that has room
NARROW = 350  # units: what every page has room for


class Setting(NamedTuple):
    """Its name, one line of help, and its control, which is at least and at most so wide."""

    title: str
    help: str
    control: Widget
    least: float
    most: float
    high: float = 40

    def on(self, screen: Flowing, told: bool = True) -> Box:
        """A line of a screen; told: with the help, which otherwise waits in the bubble of the control."""
        control = screen.leaf(self.control, self.least, self.high).max(self.most, self.high)
        words: Box = screen.words(self.title, "setting")
        if told:
            help = screen.words(self.help, "note", screen.style.palette.soft, wraps=True)
            words = column(words, help, gap=0).min(WORDS_W)
        else:
            self.control.set(tip=self.help)
        wide, narrow = (row(words.stick("w").share(), control.min(w), gap=24) for w in (self.most, self.least))
        below = column(words, row(control.min(min(self.least, NARROW)).like(self.most), box().share()), gap=6)
        lines = first(wide, narrow, below) if told else first(narrow, below)
        whole = column(pad(lines, 0, 9 if told else 4).share(), screen.painted(draw_line).size(h=3))
        return whole.share().max(h=TALLEST)
