"""cardpage: a card that was looked up, large, with the words on it explained; arrows leaf through what was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, pad, row
from game.ui.table.lookup import Lookup
from game.ui.widgets.controls import IconButton, Panel
from game.ui.widgets.flowing import Flowing
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House

MOST = (860.0, 540.0)  # units
CARD_W, CARD_H = 340.0, 476.0
UPRIGHT = 1.4  # the height of a card by its width


class CardPage(Flowing):
    """`around`: the cards that were found, `card` among them."""

    overlay = True
    first = "close"

    def __init__(self, app: House, lookup: Lookup, around: Sequence[int], card: int) -> None:
        super().__init__()
        self.parlour, self.lookup, self.around = app, lookup, around
        self.at = around.index(card)

    @property
    def card(self) -> int:
        return self.around[self.at]

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        look, (name, lines) = self.style.palette, self.lookup.words(self.card)
        close = self.leaf(IconButton("close", NOWHERE, ".cross", "Close", self.back)).size(40, 36)
        title = first(*(self.words(name, kind, look.cream) for kind in ("display", "title", "name")))
        told = [
            column(
                self.words(head, "step", look.glow, wraps=True),
                self.words(text, "body", look.paper, wraps=True),
                gap=2,
            )
            for head, text in lines
        ]
        words = self.scrolled("words", column(*told, gap=12)).min(200, 80).share()
        page = column(row(title.share(), close, gap=12), words, *self.leafing(), gap=12)
        card = self.painted(self._card, "card").min(120, 160).like(CARD_W, CARD_H)
        both = row(card.share(0.8).max(CARD_W, CARD_H), page.share(), gap=24)
        return pad(overlay(self.leaf(Panel(NOWHERE)), pad(both, 22, 20)).max(*MOST).like(*MOST), 12)

    def leafing(self) -> list[Box]:
        """The ways to the card before and after; none where there is one alone."""
        if len(self.around) == 1:
            return []
        before = self.leaf(IconButton("before", NOWHERE, ".left", "Card before", lambda: self.turn(-1))).size(40, 36)
        after = self.leaf(IconButton("after", NOWHERE, ".right", "Next card", lambda: self.turn(1))).size(40, 36)
        where = self.words(f"{self.at + 1} of {len(self.around)}", "note", self.style.palette.soft, align="c")
        return [row(box().share(), before, where.stick("c").min(w=80), after, gap=10)]

    def turn(self, way: int) -> None:
        """To the next card (1) or the one before (-1), round and round."""
        self.at = (self.at + way) % len(self.around)
        self.set_out()

    def on_action(self, action: str) -> object:
        return Pop() if action == "zoom" else None

    def back(self) -> object:
        return Pop()

    def _card(self, s: Sheet, at: Area) -> None:
        """As large as fits, in the middle of its place."""
        x, y, w, h = at
        image = self.lookup.picture(self.card, min(w, h / UPRIGHT) * s.u, min(w, h * UPRIGHT) * s.u)
        s.blit(image, x + (w - image.get_width() / s.u) / 2, y + (h - image.get_height() / s.u) / 2)
