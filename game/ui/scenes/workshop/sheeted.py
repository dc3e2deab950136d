"""sheeted: what lies over a room of the workshop: a plate in the middle of any window, with a head and a way back; on
one stands everything that keeps a deck from being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.pack.cards import Monster
from game.ui.draw import cards
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import put, shade
from game.ui.games.pack.printed import front
from game.ui.layout.box import Box, Row, Text
from game.ui.layout.writing import box, column, first, overlay, pad, row
from game.ui.scenes.workshop.marks import warning
from game.ui.scenes.workshop.shop import panel
from game.ui.widgets.controls import IconButton, Panel
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.editing import Editing

CARD = 1.4  # height of a card by its width
AIR = (22.0, 14.0, 22.0, 20.0)  # round what lies on the plate
MOST = (700.0, 600.0)
KEPT = "Nothing is lost: the deck is kept as a draft. Choose a red row in it to mend it."


class Sheeted(Flowing):
    """A subclass declares what lies on the plate."""

    overlay = True
    parlour: House

    def plated(self, body: Box, most: tuple[float, float], *head: Box) -> Box:
        """A plate no larger than `most` units with a head above the body."""
        plate = self.painted(lambda s, at: panel(s, at, solid=True))
        return pad(overlay(plate, pad(column(*head, body.share(), gap=10), air=AIR)).max(*most), 10, 8)

    def head(self, title: str, note: str = "") -> Row:
        """What the plate is, a note, and the way back."""
        look = self.style.palette
        close = self.leaf(IconButton("close", NOWHERE, ".cross", "Close", self.back)).size(40, 36)
        return row(self.large(title, look.cream), self.words(note, "note", look.soft), box().share(), close, gap=14)

    def large(self, said: str, colour: str = "") -> Box:
        """A name as large as its place allows."""
        return first(*(self.words(said, kind, colour) for kind in ("display", "title", "name")))

    def said(self, words: str, kind: str = "note", colour: str = "") -> Text:
        """Words that may break over lines; second text unless a colour is given."""
        return self.words(words, kind, colour or self.style.palette.soft, wraps=True)

    def card(self, monster: Monster, least: float = 120) -> Box:
        """A card as large as fits, with its shadow."""

        def paint(s: Sheet, at: Area) -> None:
            x, y, w, h = at
            put(s, at, shade(x + w / 45, y + w / 28, w, h, w / 17), 4)
            s.blit(cards.shown(self.parlour.pictures, front(monster), round(w * s.u)), x, y)

        return self.painted(paint).aspect(1 / CARD).min(least, least * CARD)


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
