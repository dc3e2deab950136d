"""deck_faults: everything that keeps a deck from being played, one below the other, with what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, overlay, pad, row
from game.ui.scenes.workshop.marks import warning
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.widgets.controls import Panel
from game.ui.widgets.looks import RED

if TYPE_CHECKING:
    from game.ui.scenes.workshop.editing import Editing

MOST = (700.0, 600.0)
KEPT = "Nothing is lost: the deck is kept as a draft. Choose a red row in it to mend it."


class Faults(Sheeted):
    first = "close"

    def __init__(self, deck: Editing) -> None:
        super().__init__()
        self.deck = deck

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        look, n = self.style.palette, len(self.deck.faults)
        told = [
            row(self.painted(sign).size(32, 32), self.said(fault, "lead", look.ink).share(), gap=10)
            for fault in self.deck.faults
        ]
        page = column(
            self.words(f"{n} thing{'s' * (n != 1)} to mend", "display", look.ink, align="c"),
            self.words(KEPT, "note", look.fade, wraps=True, align="c"),
            self.scrolled("faults", column(*told, gap=14), "paper").min(200, 60).share(),
            row(box().share(), self.button("close", "To the deck", self.back, RED, high=48), box().share()),
            gap=14,
        )
        plate = self.leaf(Panel(NOWHERE, "", "paper"))
        return pad(overlay(plate, pad(page, 30, 20)).max(*MOST).stick("c"), 10, 8)


def sign(s: Sheet, at: Area) -> None:
    warning(s, at[0] + at[2] / 2, at[1] + at[3] / 2)
