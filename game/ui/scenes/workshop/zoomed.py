"""zoomed: one card large over the room, with its words explained; arrows leaf through the cards around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.pack.cards import TITLES, TYPES, Monster
from game.ui.draw import cards
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import GLOW, SHADOW, SOFT, plate, put
from game.ui.games.pack.workshop import face
from game.ui.scenes.workshop.marks import badge, light_of, stars
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.scenes.workshop.shop import capped, panel
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.focus import Control
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.editing import Editing

CARD_W, BOX = 372.0, (236.0, 62.0, 808.0, 596.0)
WORDS_X, WORDS_W = 664.0, 352.0


class Zoomed(Sheeted):
    grows = (0.75, 1.2)
    first = "close"

    def __init__(
        self, app: House, deck: Editing, around: Sequence[Monster], monster: Monster, building: bool = True
    ) -> None:
        super().__init__()
        self.building = building
        self.parlour, self.deck, self.around = app, deck, list(around) or [monster]
        self.at = self.around.index(monster) if monster in self.around else 0

    @property
    def monster(self) -> Monster:
        return self.around[self.at]

    def enter(self) -> None:
        self.set_out()

    def set_out(self) -> None:
        deck, monster = self.deck, self.monster
        add = Button("add", (WORDS_X, 586, 168, 46), "Put one in", self._add, RED, "plus", size=19)
        why = deck.why_not(monster)
        add.set(enabled=not why, why_not=why)
        out = Button("out", (WORDS_X + 184, 586, 168, 46), "Take one out", self._out, VIOLET, ".minus", size=19)
        out.set(enabled=deck.copies[monster.id] > 0, why_not="There is none of it in the deck.")
        before = IconButton("before", (184, 340, 40, 40), ".left", "Card before", lambda: self.leaf(-1))
        after = IconButton("after", (1056, 340, 40, 40), ".right", "Next card", lambda: self.leaf(1))
        close = IconButton("close", (990, 76, 40, 36), ".cross", "Close", self.back)
        self.widgets = [before, *((add, out) if self.building else ()), after, close]

    def leaf(self, way: int) -> None:
        self.at = (self.at + way) % len(self.around)
        self.set_out()

    def _add(self) -> None:
        self.deck.add(self.monster)
        self.parlour.sounds.play("card")
        self.set_out()

    def _out(self) -> None:
        self.deck.take_out(self.monster.id)
        self.parlour.sounds.play("flip")
        self.set_out()

    def on_action(self, action: str) -> object:
        return Pop() if action == "zoom" else None

    def things(self) -> Sequence[Control]:
        """Left and right of the buttons leaf; a click beside the page closes."""
        away = Control("away", (-9999, -9999, 29999, 29999), "", self.back, stop=False)
        page = Control("page", BOX, "", stop=False)
        return [away, page, *super().things()]

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        s = self.middled(s)
        monster = self.monster
        x, y, _, _ = BOX
        panel(s, BOX, solid=True)
        put(s, (x + 28, y + 40, CARD_W, CARD_W * 1.4), plate(x + 36, y + 52, CARD_W, CARD_W * 1.4, 22, SHADOW, 0.55), 4)
        s.blit(cards.shown(self.parlour.pictures, face(monster), round(CARD_W * s.u)), x + 28, y + 38)
        s.text(monster.name, "black", 28, "#ffe9b8", WORDS_X, 96, "l", 318, maxh=34)
        put(s, (WORDS_X, 122, 40, 40), badge(monster.type, WORDS_X + 18, 142, 17), 4)
        n = s.text(TITLES[monster.type], "title", 20, light_of(monster.type), WORDS_X + 46, 143, "l", 170, maxh=26)
        put(s, (WORDS_X + 60 + n, 130, 120, 26), stars(round(WORDS_X + 74 + n, 1), 142, monster.star, 22), 4)
        top = 176.0
        for title, text in self.words():
            s.text(title, "label", capped(s, 18), GLOW, WORDS_X, top + 9, "l", WORDS_W, maxh=20)
            s.para(text, "text", 18, PAPER, WORDS_X, top + 25, WORDS_W, 1.2, maxh=52)
            top += 82
        s.text(
            f"{self.at + 1} of {len(self.around)}", "semi", 18, SOFT, x + 28 + CARD_W / 2, y + 579, "c", 200, maxh=20
        )
        self.draw_widgets(s)

    def words(self) -> list[tuple[str, str]]:
        """What the card's numbers mean, and how many copies there are."""
        deck, monster = self.deck, self.monster
        turns = f"{monster.star} turn{'s' * (monster.star > 1)}"
        if monster.type == "white_wild":
            kind = "A duel with it discards both monsters. As a price it boosts any colour."
        else:
            at = TYPES.index(monster.type)
            kind = (
                f"In a duel it counts 200 more against {TITLES[TYPES[(at + 1) % 3]]}; "
                f"{TITLES[TYPES[(at - 1) % 3]]} does so against it."
            )
        have, most = deck.copies[monster.id], deck.most(monster)
        room = f"{have} in the deck; " if self.building else ""
        room += f"{most} of one {monster.rarity} card is the most."
        if deck.owned is not None:
            room += f" You own {deck.owned.get(monster.id, 0)}."
        return [
            (f"{TITLES[monster.type]} in a duel", kind),
            (f"Power {monster.power}", "The higher power wins a duel; equal powers discard both."),
            (
                f"{monster.star} star{'s' * (monster.star > 1)}",
                f"It waits {turns} before it fights, and an open column costs the rival {monster.star} HP.",
            ),
            (monster.rarity.capitalize(), room),
        ] + ([("It says", monster.flavour)] if monster.flavour else [])
