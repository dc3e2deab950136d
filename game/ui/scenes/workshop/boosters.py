"""boosters: packs of six cards, earned by playing and opened for a collection; or every card is free, as a setting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.rules.pack.boosters import LOSSES, PRICE, spares
from game.rules.pack.cards import RARITIES, Content, Monster
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import EDGE, GLOW, WELL, Box, frame, plate, put
from game.ui.house.content import cards_of
from game.ui.house.dialog import Answer, Menu
from game.ui.scenes.workshop.editing import Editing
from game.ui.scenes.workshop.marks import RARITY_COLOURS
from game.ui.scenes.workshop.opening import Stage
from game.ui.scenes.workshop.owning import Collection, collector
from game.ui.scenes.workshop.shop import FAINT, PALE, Shop, ShopBar, capped, caps, panel
from game.ui.scenes.workshop.verdict import wine_head
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED, VIOLET
from game.ui.widgets.values import Toggle
from game.ui.window.focus import Focus
from game.ui.window.scene import Push
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

W = 394.0
WIDE = W - 32
LOW = 576.0  # height of a canvas on which all in the panel stands as close as it may
ROOM = 144.0  # more height than that, which it takes to stand at ease


class Album:
    """Where things stand in the panel of the album and below the stage, for the size of the canvas."""

    def __init__(self, wide: float, high: float) -> None:
        self.x, self.high = wide - W - 12, high
        self.left = self.x + 16
        self.middle = (self.x - 2) / 2  # of what the stage takes
        self.ease = max(0.0, min(1.0, (high - LOW) / ROOM))
        self.stage: Box = (14, 50, self.x - 30, high - 168)
        self.row = 35 + 23 * self.ease  # of the tally
        self.first_line = 318 + 108 * self.ease
        self.second_line = self.first_line + 84 + 6 * self.ease


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

    def set_out(self) -> None:
        names, place = self.names(), Album(*self.room)
        self.place, left = place, place.left
        self.stage.lay_into(place.stage)
        who = Dropdown(
            "owner", left, 60, 240, "Whose collection", names, lambda: names.index(self.owner), self._whose, "hero"
        )
        settings = self.parlour.settings
        free = Toggle(
            "free",
            place.x + W - 74,
            place.first_line + 14,
            "Every card is free",
            lambda: settings.all_cards,
            self._free,
        )
        free.set(tip="Decks may hold any card. Turned off, they are built from this collection.")
        foot = place.high - 68
        trade = Button("trade", (left, foot, 170, 40), "Trade spares", self.trade, VIOLET, ".again", size=17)
        trade.set(
            enabled=bool(self._rich()),
            why_not=f"{PRICE} spare cards of one rarity buy one card of it. Spare are copies that no deck may hold.",
        )
        decks = Button("decks", (left + 182, foot, 180, 40), "To the decks", self.to_decks, VIOLET, "deck", size=17)
        self.widgets = [
            ShopBar(self),
            self.stage,
            *self._stage_buttons(),
            who,
            Tally((left, 120, WIDE, place.first_line - 126), self.collection, self.stage.hidden, place),
            free,
            trade,
            decks,
        ]

    def _stage_buttons(self) -> list[Widget]:
        """Below the stage: open, turn, open another."""
        n, middle, foot = self.collection.waiting, self.place.middle, self.place.high
        if not self.stage.spots:
            words = "Open a booster" if n else "No booster waits"
            one = Button(
                "open", (middle - 140, foot - 104, 280, 58), words, self.open_one, RED, "gem", lit=n > 0, size=25
            )
            one.set(enabled=n > 0, why_not="Win a game against the computer for the next one.")
            return [] if self.stage.foil.open else [one]
        if not self.stage.all_up:
            return [
                Button(
                    "turn", (middle - 110, foot - 74, 220, 50), "Turn them all", self._turn_all, RED, ".again", size=22
                )
            ]
        left = middle - (220 if n else 110)
        away = Button("away", (left, foot - 74, 220, 50), "Into the album", self.put_away, VIOLET, "check", size=20)
        more = Button(
            "open", (middle + 14, foot - 74, 240, 50), f"Next one ({n} left)", self.open_one, RED, "gem", size=20
        )
        return [away, more] if n else [away]

    def names(self) -> list[str]:
        people = {*self.parlour.records.people(), *self.parlour.albums.owners(), self.owner}
        return sorted(people, key=str.casefold)

    # ---- what is done -----------------------------------------------------------------------------------------
    def open_one(self) -> object:
        """The cards are in the album before the first of them is seen."""
        if not self.collection.waiting:
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
        from game.ui.scenes.workshop.deck_builder import DeckBuilder

        return self.instead(DeckBuilder(self.parlour))

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

    def draw(self, s: Sheet) -> None:
        place = self.place
        panel(s, (place.x, 50, W, place.high - 58))
        wine_head(s, place.x + 3, 53, W - 6, 54)
        s.text("album", "black", 25, PAPER, place.left + 254, 81, "l", WIDE - 250, maxh=34)
        if not self.stage.spots and not self.stage.foil.open:
            n = self.collection.waiting
            words = {0: "Play a game against the computer to earn one", 1: "One booster waits"}
            s.text(
                words.get(n, f"{n} boosters wait"),
                "title",
                22,
                GLOW,
                place.middle,
                place.high - 132,
                "c",
                place.x - 40,
                maxh=28,
            )
        self._rules(s)
        self.draw_widgets(s)

    def _rules(self, s: Sheet) -> None:
        """The setting, and how boosters are earned."""
        place, left = self.place, self.place.left
        y = place.first_line
        put(s, (left, y, WIDE, 2), plate(left, y, WIDE, 1.5, 0.7, EDGE, 0.4), 1)
        s.text("Every card is free", "label", capped(s, 18), PAPER, left, y + 20, "l", WIDE - 76, maxh=24)
        free = self.parlour.settings.all_cards
        s.para(
            "Decks may hold any card; this album is for fun."
            if free
            else "Decks are built from the cards in this album.",
            "semi",
            16,
            FAINT,
            left,
            y + 38,
            WIDE - 76,
            1.2,
            maxh=42,
        )
        y = place.second_line
        put(s, (left, y, WIDE, 2), plate(left, y, WIDE, 1.5, 0.7, EDGE, 0.4), 1)
        wins, losses = self.collection.played()
        y += 15 + 3 * place.ease
        caps(s, "MORE BOOSTERS", left, y, 200)
        missing = LOSSES - losses % LOSSES
        lines = (
            ("A game won against the computer", f"{wins} so far"),
            (f"Every {ordinal(LOSSES)} game lost", f"{missing} to go"),
            (f"{PRICE} spare cards of a rarity", "one of choice"),
        )
        for i, (words, note) in enumerate(lines):
            top = y + 22 + 4 * place.ease + (22 + 8 * place.ease) * i
            s.text(words, "semi", capped(s, 17), PAPER, left, top, "l", WIDE - 118, maxh=21 + 5 * place.ease)
            s.text(note, "semi", capped(s, 16), GLOW, left + WIDE, top, "r", 112, maxh=21 + 5 * place.ease)


class Tally(Widget):
    """How much of each rarity is in the album, and which monsters are still missing."""

    def __init__(self, box: Box, collection: Collection, hidden: Callable[[], Counter[str]], place: Album) -> None:
        super().__init__("", box)
        self.place, self.collection = place, collection
        self.hidden = hidden  # cards that still lie face down are not told of

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, _ = self.box
        ease = self.place.ease
        owned, common = self.collection.owned - self.hidden(), self.collection.common
        have = sum(1 for monster in common if owned[monster.id])
        s.text(f"{have} of {len(common)}", "black", capped(s, 34), GLOW, x, y + 22, "l", 190, maxh=44)
        s.text(
            f"monsters; {sum(owned[monster.id] for monster in common)} cards",
            "semi",
            capped(s, 17),
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
            top, colour = y + 54 + 12 * ease + i * self.place.row, RARITY_COLOURS[rarity]
            s.text(rarity.capitalize(), "label", capped(s, 18), colour, x, top, "l", 150, maxh=24)
            spare = spares(self.collection.content, owned, rarity).total()
            words = f"{mine} of {len(kinds)}" + (f", {spare} spare" if spare else "")
            s.text(words, "semi", capped(s, 16), PAPER, x + w, top, "r", 200, maxh=24)
            share = mine / max(1, len(kinds))
            at, high = top + 12 + 4 * ease, 8 + 6 * ease
            put(
                s,
                (x, at, w, high + 2),
                plate(x, at, w, high, high / 2, WELL)
                + (plate(x, at, max(high, w * share), high, high / 2, colour) if mine else "")
                + frame(x, at, w, high, high / 2, EDGE, 1.5, 0.7),
                2,
            )


def ordinal(n: int) -> str:
    return {2: "second", 3: "third", 4: "fourth"}.get(n, f"{n}th")
