"""trading: four spare cards of a rarity for one of choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.pack.boosters import PRICE, most, price_of, spares
from game.rules.pack.cards import TITLES, Monster
from game.ui.draw.paint import NOWHERE
from game.ui.games.pack.printed import SIGNS
from game.ui.layout.box import Box
from game.ui.layout.writing import column, row
from game.ui.scenes.lists import Choosing
from game.ui.scenes.workshop.collection import Collection
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.looks import RED
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House

MOST = (980.0, 760.0)


class Trading(Sheeted, Choosing):
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
            "list", NOWHERE, "Cards to trade for", self.rows, self._pick, lambda: self.chosen, row=46, walk=self._walk
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

    def declare(self) -> Box:
        collection, look = self.collection, self.style.palette
        price = price_of(collection.content, collection.owned, self.chosen)
        full = collection.owned[self.chosen] >= most(collection.content, self.chosen)
        left = spares(collection.content, collection.owned, self.rarity).total()
        names = {one.id: one.name for one in self.kinds}
        paid = ", ".join(f"{n} {names[id]}" for id, n in price.items()) if price else "nothing to give"
        take = self.button(
            "take",
            f"Trade {PRICE} for this",
            self.take,
            RED,
            ".again",
            46,
            enabled=price is not None and not full,
            why_not="You have as many as a deck may hold." if price else "There are too few spare cards left.",
        )
        told = self.said(f"{left} spare {self.rarity} cards; {PRICE} of them go, most numerous first")
        page = column(
            self.card(self.monster, 70).share(),
            self.words("You give", "caption", look.glow),
            self.said(paid, "note", look.paper),
            take,
            gap=6,
        )
        body = row(self.leaf(self.list, 230, 120).max(w=440).share(0.8), page.share(), gap=24)
        return self.plated(body, MOST, self.head("Trade spares"), told)

    def take(self) -> object:
        self.collection.renew()
        if price_of(self.collection.content, self.collection.owned, self.chosen) is None:
            self.parlour.toast("There are too few spare cards left.", "wrong")
            self.set_out()
            return None
        message = self.collection.trade(self.chosen)
        self.parlour.sounds.play("coin")
        self.parlour.toast(message or f"{self.monster.name} is in your album", "warn" if message else "good")
        self.set_out()
        return None if spares(self.collection.content, self.collection.owned, self.rarity).total() >= PRICE else Pop()
