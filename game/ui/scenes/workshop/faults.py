"""faults: everything that keeps a deck from being played, one below the other, with what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draw.paint import INK, Sheet
from game.ui.draw.shapes import FADE, PRINT, Box
from game.ui.scenes.workshop.marks import warning
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.scenes.workshop.shop import capped
from game.ui.widgets import plates
from game.ui.widgets.area import ScrollArea
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED
from game.ui.window.focus import Focus
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.scenes.workshop.editing import Editing

BOX: Box = (290, 84, 700, 552)
ROW = 62.0


class Told(Widget):
    """One fault in words."""

    def __init__(self, box: Box, words: str) -> None:
        super().__init__("", box)
        self.words = words

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        high = min(h - 12, s.height(self.words, "semi", 18, w - 52, 1.2))
        warning(s, x + 16, y + h / 2)
        s.para(self.words, "semi", 18, PRINT, x + 42, y + (h - high) / 2, w - 52, 1.2, maxh=h - 12)


class Faults(Sheeted):
    grows = (0.75, 1.25)
    first = "close"

    def __init__(self, deck: Editing) -> None:
        super().__init__()
        self.deck = deck

    def enter(self) -> None:
        x, y, w, h = BOX
        told = [Told((0, i * ROW, w - 76, ROW), fault) for i, fault in enumerate(self.deck.faults)]
        self.widgets = [
            ScrollArea("faults", (x + 28, y + 108, w - 56, h - 190), told, len(told) * ROW),
            Button("close", (540, y + h - 66, 200, 46), "To the deck", self.back, RED, size=20),
        ]

    def draw(self, s: Sheet) -> None:
        s = self.middled(s)
        x, y, w, _ = BOX
        plates.panel(s, BOX, "", "paper")
        n = len(self.deck.faults)
        title = f"{n} thing{'s' * (n != 1)} to mend"
        s.text(title, "black", capped(s, 30, 1.4), INK, x + w / 2, y + 40, "c", w - 60, maxh=40)
        s.text(
            "Nothing is lost: the deck is kept as a draft. Choose a red row in it to mend it.",
            "semi",
            18,
            FADE,
            x + w / 2,
            y + 82,
            "c",
            w - 60,
            maxh=28,
        )
        self.draw_widgets(s)
