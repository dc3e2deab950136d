"""trading: four spare cards of a rarity for one of choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.pack.boosters import PRICE, most, price_of, spares
from game.rules.pack.cards import TITLES, Monster
from game.ui.draw import cards
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import GLOW, SHADOW, SOFT, Box, plate, put
from game.ui.games.pack.workshop import SIGNS, face
from game.ui.scenes.workshop.owning import Collection
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.scenes.workshop.shop import panel
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.looks import RED
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House

BOX: Box = (150.0, 56.0, 980.0, 620.0)
LIST: Box = (172.0, 156.0, 440.0, 496.0)
CARD_W, CARD_X, CARD_Y = 300.0, 720.0, 104.0


class Trading(Sheeted):
    grows = (0.75, 1.13)
    first = "list"

    def __init__(self, app: House, collection: Collection, rarity: str) -> None:
        super().__init__()
        self.parlour, self.collection, self.rarity = app, collection, rarity
        self.kinds = sorted(
            (one for one in collection.common if one.rarity == rarity),
            key=lambda one: (collection.owned[one.id], one.name),
        )
        self.chosen = self.kinds[0].id

    def enter(self) -> None:
        self.list = ScrollList(
            "list", LIST, "Cards to trade for", self.rows, self._pick, lambda: self.chosen, row=46, walk=self._walk
        )
        self.set_out()

    @property
    def monster(self) -> Monster:
        return next(one for one in self.kinds if one.id == self.chosen)

    def rows(self) -> Sequence[Item]:
        owned = self.collection.owned
        return [
            Item(
                one.id,
                one.name,
                f"you own {owned[one.id]}" if owned[one.id] else "new",
                SIGNS[one.type],
                TITLES[one.type],
            )
            for one in self.kinds
        ]

    def _walk(self, item: Item) -> None:
        self.chosen = item.id
        self.set_out()

    def _pick(self, item: Item) -> None:
        self._walk(item)

    def set_out(self) -> None:
        take = Button("take", (CARD_X + 10, 596, 280, 52), f"Trade {PRICE} for this", self.take, RED, ".again", size=21)
        collection = self.collection
        poor = price_of(collection.content, collection.owned, self.chosen) is None
        full = collection.owned[self.chosen] >= most(collection.content, self.chosen)
        take.set(
            enabled=not poor and not full,
            why_not="There are too few spare cards left." if poor else "You have as many as a deck may hold.",
        )
        self.widgets = [self.list, IconButton("close", (1074, 70, 40, 36), ".cross", "Close", self.back), take]

    def take(self) -> object:
        message = self.collection.trade(self.chosen)
        self.parlour.sounds.play("coin")
        self.parlour.toast(message or f"{self.monster.name} is in your album", "warn" if message else "good")
        self.set_out()
        return None if spares(self.collection.content, self.collection.owned, self.rarity).total() >= PRICE else Pop()

    def draw(self, s: Sheet) -> None:
        s = self.middled(s)
        panel(s, BOX, solid=True)
        left = spares(self.collection.content, self.collection.owned, self.rarity).total()
        s.text("Trade spares", "black", 28, "#ffe9b8", 176, 88, "l", 360, maxh=36)
        s.text(
            f"{left} spare {self.rarity} cards; {PRICE} of them go, most numerous first",
            "semi",
            17,
            SOFT,
            176,
            126,
            "l",
            470,
            maxh=26,
        )
        high = CARD_W * 1.4
        put(s, (CARD_X, CARD_Y, CARD_W, high), plate(CARD_X + 8, CARD_Y + 12, CARD_W, high, 18, SHADOW, 0.5), 4)
        s.blit(cards.shown(self.parlour.pictures, face(self.monster), round(CARD_W * s.u)), CARD_X, CARD_Y)
        price = price_of(self.collection.content, self.collection.owned, self.chosen)
        names = {one.id: one.name for one in self.kinds}
        paid = ", ".join(f"{n} {names[id]}" for id, n in price.items()) if price else "nothing to give"
        s.text("You give", "label", 17, GLOW, CARD_X - 54, 548, "l", 90, maxh=24)
        s.text(paid, "semi", 16, PAPER, CARD_X - 54, 572, "l", 440, maxh=24)
        self.draw_widgets(s)
