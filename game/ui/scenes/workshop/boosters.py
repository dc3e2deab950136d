"""boosters: packs of six cards, earned by playing and opened for a collection; or every card is free, as a setting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.rules.pack.boosters import LOSSES, PRICE, spares
from game.rules.pack.cards import RARITIES, Content, Monster
from game.ui.draw.paint import NOWHERE, PAPER, Area, Sheet
from game.ui.draw.shapes import EDGE, GLOW, TOGGLE, WELL, frame, plate, put
from game.ui.house.content import cards_of
from game.ui.house.dialog import Answer, Menu
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, row, when
from game.ui.scenes.chooser import draw_line
from game.ui.scenes.workshop.booster_opening import Stage
from game.ui.scenes.workshop.collection import Collection, collector
from game.ui.scenes.workshop.editing import Editing
from game.ui.scenes.workshop.marks import RARITY_COLOURS
from game.ui.scenes.workshop.shop import PALE, Shop
from game.ui.style.metrics import THIN
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED
from game.ui.widgets.values import Toggle
from game.ui.window.focus import Focus
from game.ui.window.scene import Push, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

W = 394.0  # units of the album
TALLY = (196.0, 298.0)  # height of the tally: at least, and at ease


class Boosters(Shop):
    tab = "boosters"
    help = "Where boosters come from"
    first = "open"

    def __init__(self, app: House, owner: str = "") -> None:
        super().__init__(app)
        self.content: Content = cards_of(app, "pack").content
        self.owner = owner or collector(app)
        self.collection = Collection(app, self.content, self.owner)
        self.stage = Stage(app, self.content, self.open_one, self._zoom, lambda: self.collection.waiting)

    # ---- setting out ------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.set_out()

    def resume(self, result: object) -> object:
        self.content = cards_of(self.parlour, "pack").content
        self.collection = Collection(self.parlour, self.content, self.owner)
        self.set_out()
        return None

    def inside(self) -> Box:
        left, lines = self._stage_box(), self._album_lines()
        album = self.plum(*lines, head=self._album_head())
        listed = self.plum(self.scrolled("album", column(*lines, gap=10)).share(), head=self._album_head())
        wide = row(left.share(), album.min(w=W).max(w=W + 40), gap=10)
        return first(
            when(lambda w, h: w >= h, wide),
            when(lambda w, h: h > w, column(left.share(), album, gap=10)),
            self.tabbed([("Booster", left), ("Album", listed)]),
        )

    def _stage_box(self) -> Box:
        """The stage, how many boosters wait, and what can be done with them."""
        kids = [self.leaf(self.stage, 240, 150).share()]
        if not self.stage.spots and not self.stage.foil.open:
            n = self.collection.waiting
            words = {0: "Play a game against the computer to earn one", 1: "One booster waits"}
            waits = words.get(n, f"{n} boosters wait")
            kids.append(self.words(waits, "heading", self.style.palette.glow, wraps=True, align="c"))
        ways = self._stage_buttons()
        return column(*kids, row(box().share(), *ways, box().share(), gap=14), gap=12)

    def _album_head(self) -> Box:
        names = self.names()
        who = Dropdown(
            "owner", 0, 0, 0, "Whose collection", names, lambda: names.index(self.owner), self._whose, "hero"
        )
        return row(self.leaf(who, 150, 40).max(240, 40).share(), self.words("album", "title"), gap=12)

    def _album_lines(self) -> list[Box]:
        """What is in the album, the setting, and how boosters are earned."""
        look, settings = self.style.palette, self.parlour.settings
        free = Toggle("free", 0, 0, "Every card is free", lambda: settings.all_cards, self._free)
        free.set(tip="Decks may hold any card. Turned off, they are built from this collection.")
        told = "Decks may hold any card; this album is for fun."
        told = told if settings.all_cards else "Decks are built from the cards in this album."
        setting = column(
            self.words("Every card is free", "step"), self.words(told, "note", look.soft, wraps=True), gap=4
        )
        wins, losses = self.collection.played()
        lines = (
            ("A game won against the computer", f"{wins} so far"),
            (f"Every {ordinal(LOSSES)} game lost", f"{LOSSES - losses % LOSSES} to go"),
            (f"{PRICE} spare cards of a rarity", "one of choice"),
        )
        ways = [
            row(self.words(said, "note").share(), self.words(note, "note", look.glow, align="r"), gap=8)
            for said, note in lines
        ]
        why = f"{PRICE} spare cards of one rarity buy one card of it. Spare are copies that no deck may hold."
        trade = self.button(
            "trade", "Trade spares", self.trade, ico=".again", high=40, enabled=bool(self._rich()), why_not=why
        )
        decks = self.button("decks", "To the decks", self.to_decks, ico="deck", high=40)
        return [
            self.leaf(Tally(NOWHERE, self.collection, self.stage.hidden), 300, TALLY[0])
            .like(h=TALLY[1])
            .max(h=TALLY[1]),
            self.painted(draw_line).size(h=3),
            row(setting.share(), self.leaf(free).size(*TOGGLE), gap=10),
            self.painted(draw_line).size(h=3),
            self.capitals("MORE BOOSTERS"),
            *ways,
            box().share(),
            first(row(trade.share(), decks.share(), gap=10), column(trade, decks, gap=6)),
        ]

    def _stage_buttons(self) -> list[Box]:
        """Below the stage: open, turn, open another."""
        n = self.collection.waiting
        if not self.stage.spots:
            if self.stage.foil.open:
                return []
            words = "Open a booster" if n else "No booster waits"
            one = Button("open", NOWHERE, words, self.open_one, RED, "gem", lit=n > 0)
            one.set(enabled=n > 0, why_not="Win a game against the computer for the next one.")
            return [self.leaf(one, 270, 54)]
        if not self.stage.all_up:
            return [self.button("turn", "Turn them all", self._turn_all, RED, ".again", 50)]
        away = self.button("away", "Into the album", self.put_away, ico="check", high=46)
        more = self.button("open", f"Next one ({n} left)", self.open_one, RED, "gem", 46)
        return [away, more] if n else [away]

    def names(self) -> list[str]:
        people = {*self.parlour.records.people(), *self.parlour.albums.owners(), self.owner}
        return sorted(people, key=str.casefold)

    # ---- what is done -----------------------------------------------------------------------------------------
    def open_one(self) -> object:
        """The cards are in the album before the first of them is seen."""
        self.collection.renew()
        if not self.collection.waiting:
            self.set_out()
            return None
        before = self.collection.owned
        monsters, message = self.collection.open()
        if message:
            self.parlour.toast(message, "warn")
        self.play(self.stage.show(monsters, [not before[monster.id] for monster in monsters]))
        self.set_out()
        return None

    def _turn_all(self) -> None:
        self.stage.turn_all()

    def put_away(self) -> None:
        self.stage.put_away()
        self.set_out()

    def _whose(self, at: int) -> None:
        self.owner = self.names()[at]
        self.parlour.settings.collector = self.owner
        self.parlour.settings.save()
        self.collection = Collection(self.parlour, self.content, self.owner)
        self.stage.put_away()
        self.set_out()

    def _free(self, on: bool) -> None:
        settings = self.parlour.settings
        settings.all_cards, settings.collector = on, settings.collector or self.owner
        settings.save()
        self.set_out()

    def _zoom(self, monster: Monster) -> object:
        from game.ui.scenes.workshop.zoomed import Zoomed

        deck = Editing(self.parlour.decks, self.content, "", self.collection.owned)
        return Push(Zoomed(self.parlour, deck, [spot.monster for spot in self.stage.spots if spot.up], monster, False))

    def to_decks(self) -> object:
        return self.instead(self.parlour.make("deck builder"))

    def hint(self) -> object:
        self.parlour.toast(f"A game won against the computer earns one; so does every {ordinal(LOSSES)} game lost.")
        return True

    # ---- spares -----------------------------------------------------------------------------------------------
    def _rich(self) -> list[str]:
        """Rarities of which there are enough spare cards for a trade."""
        owned = self.collection.owned
        return [rarity for rarity in RARITIES if spares(self.content, owned, rarity).total() >= PRICE]

    def trade(self) -> object:
        rich = self._rich()
        if len(rich) == 1:
            return self._trading(rich[0])
        return Push(
            Menu(
                "Trade spares of which rarity?",
                (*(Answer(rarity.capitalize(), partial(self._trading, rarity)) for rarity in rich), Answer("Not now")),
            )
        )

    def _trading(self, rarity: str) -> Push:
        from game.ui.scenes.workshop.trading import Trading

        return Push(Trading(self.parlour, self.collection, rarity))

    # ---- looks ------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        """The buttons below the stage follow what happens on it."""
        state = (bool(self.stage.spots), self.stage.all_up, self.stage.foil.open)
        dirty = super().update(dt)
        if state != (bool(self.stage.spots), self.stage.all_up, self.stage.foil.open):
            self.set_out()
            dirty = True
        return dirty


class Tally(Widget):
    """How much of each rarity is in the album, and which monsters are still missing."""

    def __init__(self, box: Area, collection: Collection, hidden: Callable[[], Counter[str]]) -> None:
        super().__init__("", box)
        self.collection = collection
        self.hidden = hidden  # cards that still lie face down are not told of

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        ease = max(0.0, min(1.0, (h - TALLY[0]) / (TALLY[1] - TALLY[0])))
        step = 35 + 23 * ease
        owned, common = self.collection.owned - self.hidden(), self.collection.common
        have = sum(1 for monster in common if owned[monster.id])
        s.say(f"{have} of {len(common)}", "display", GLOW, x, y + 22, "l", 190, maxh=44)
        s.say(
            f"monsters; {sum(owned[monster.id] for monster in common)} cards",
            "note",
            PALE,
            x + w,
            y + 24,
            "r",
            w - 196,
            maxh=26,
        )
        for i, rarity in enumerate(RARITIES):
            kinds = [monster for monster in common if monster.rarity == rarity]
            mine = sum(1 for monster in kinds if owned[monster.id])
            top, colour = y + 54 + 12 * ease + i * step, RARITY_COLOURS[rarity]
            s.say(rarity.capitalize(), "setting", colour, x, top, "l", 150, maxh=24)
            spare = spares(self.collection.content, owned, rarity).total()
            words = f"{mine} of {len(kinds)}" + (f", {spare} spare" if spare else "")
            s.say(words, "note", PAPER, x + w, top, "r", 200, maxh=24)
            share = mine / max(1, len(kinds))
            at, high = top + 12 + 4 * ease, 8 + 6 * ease
            put(
                s,
                (x, at, w, high + 2),
                plate(x, at, w, high, high / 2, WELL)
                + (plate(x, at, max(high, w * share), high, high / 2, colour) if mine else "")
                + frame(x, at, w, high, high / 2, EDGE, THIN, 0.7),
                2,
            )


def ordinal(n: int) -> str:
    return {2: "second", 3: "third", 4: "fourth"}.get(n, f"{n}th")
