"""cardwall: the cards of a deck or a pool side by side, with how many there are of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.rules.pack.cards import Monster
from game.ui.draw import cards, rooms
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import disc, put
from game.ui.games.pack.printed import front
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import column, grid, pad
from game.ui.style.palette import palette
from game.ui.widgets.header import HEAD, Header
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House

CARD = (118.0, 166.0)  # least units of a card
LARGEST = 176.0


class CardWall(Screen):
    """`known`: monsters with their copies; `told`: what else is to be said of the deck."""

    before = rooms.GALLERY

    first = "header/back"

    def __init__(self, app: House, title: str, known: Sequence[tuple[Monster, int]], told: str = "") -> None:
        super().__init__()
        self.parlour, self.title, self.known, self.told = app, title, known, told

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        size = sum(copies for _, copies in self.known)
        head = Header(self.title, self.back, f"{size} cards", "deck")
        each = [self.painted(partial(self._card, *one)).min(*CARD).max(LARGEST, LARGEST * 1.4) for one in self.known]
        words = [self.words(self.told, "lead", self.style.palette.glow, wraps=True)] if self.told else []
        listed = self.scrolled("cards", column(*words, grid(*each, gap=14), gap=12)).min(h=200).share()
        return column(self.leaf(head, 400, HEAD).max(h=HEAD), pad(listed, air=(18, 14, 18, 16)).share())

    def _card(self, monster: Monster, copies: int, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        wide = min(w, h / 1.4)
        image = cards.shown(self.parlour.pictures, front(monster), round(wide * s.u))
        left = x + (w - wide) / 2
        s.blit(image, left, y + (h - image.get_height() / s.u) / 2)
        if copies > 1:
            bx, by = left + wide - 12, y + 16
            put(s, (bx - 17, by - 17, 34, 34), disc(bx, by, 16, palette.night) + disc(bx, by, 13, palette.garnet), 2)
            s.say(f"x{copies}", "number_small", PAPER, bx, by, "c", 26)

    def back(self) -> object:
        return Pop()
