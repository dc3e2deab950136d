"""menagerie: the monsters of one's own over the Monster Maker: change one, begin another like it, or delete it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.rules.pack.cards import TITLES, Monster
from game.ui.draw import cards
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import SHADOW, SOFT, Box, plate, put
from game.ui.games.pack.workshop import SIGNS, face
from game.ui.house.dialog import confirm
from game.ui.scenes.lists import Choosing
from game.ui.scenes.workshop.making import PACK
from game.ui.scenes.workshop.own import all_drafts
from game.ui.scenes.workshop.recipe import Recipe
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.scenes.workshop.shop import capped, panel
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.focus import Given
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.maker import MonsterMaker

BOX: Box = (150.0, 56.0, 980.0, 620.0)
LIST: Box = (172.0, 116.0, 440.0, 470.0)
CARD_W, CARD_X, CARD_Y = 330.0, 704.0, 104.0


class Menagerie(Choosing, Sheeted):
    grows = (0.75, 1.13)
    first = "list"

    def __init__(self, app: House, maker: MonsterMaker) -> None:
        super().__init__()
        self.parlour, self.maker = app, maker
        self.chosen = maker.recipe.id

    def enter(self) -> None:
        self.list = ScrollList(
            "list",
            LIST,
            "My monsters",
            self.rows,
            self._pick,
            lambda: self.chosen,
            row=46,
            walk=self._walk,
            empty="Nobody lives here yet. Save a monster, and it moves in.",
        )
        self.stock()
        self.list.to(self.chosen)

    def resume(self, result: object) -> object:
        self.stock()
        return None

    def stock(self) -> None:
        self.maker.pack.read()
        ids = [monster.id for monster in self.maker.pack.monsters]
        if self.chosen not in ids:
            self.chosen = ids[0] if ids else ""
        self.set_out()

    @property
    def monster(self) -> Monster | None:
        return next((one for one in self.maker.pack.monsters if one.id == self.chosen), None)

    def rows(self) -> Sequence[Item]:
        return [
            Item(
                one.id,
                one.name,
                f"{one.power}, {one.star} star{'s' * (one.star > 1)}",
                SIGNS[one.type],
                f"{TITLES[one.type]} {one.rarity}",
            )
            for one in self.maker.pack.monsters
        ]

    def set_out(self) -> None:
        none = "There is no monster of your own yet."
        x = CARD_X - 62
        change = Button("change", (x, 604, 166, 48), "Change it", self.change, RED, ".text", size=20)
        like = Button("like", (x + 180, 604, 150, 44), "One like it", self.like, VIOLET, size=18)
        gone = Button("delete", (x + 344, 604, 118, 44), "Delete", self.delete, VIOLET, ".cross", size=18)
        for button in (change, like, gone):
            button.set(enabled=self.monster is not None, why_not=none)
        self.widgets = [
            self.list,
            IconButton("close", (1074, 70, 40, 36), ".cross", "Close", self.back),
            Button("new", (LIST[0], 606, 210, 42), "A new monster", self.new, VIOLET, "plus", size=18),
            change,
            like,
            gone,
        ]

    # ---- what is done -----------------------------------------------------------------------------------------
    def pick(self, item: Item) -> object:
        return self.change()

    def change(self) -> object:
        return self._begin(Recipe.of(self.monster)) if self.monster else Pop()

    def like(self) -> object:
        if self.monster is None:
            return Pop()
        return self._begin(replace(Recipe.of(self.monster), id="", name=f"{self.monster.name[:20]} II"))

    def new(self) -> object:
        return self._begin(Recipe())

    def _begin(self, recipe: Recipe) -> object:
        """Go on with another monster; ask first when the one in the making would be lost."""

        def begin() -> object:
            self.maker.begin(recipe)
            return Pop()

        if not self.maker.unsaved:
            return begin()
        name = self.maker.recipe.name.strip() or "The monster in the making"
        return confirm(
            "Leave it unsaved?",
            f"{name} has changes that are not in your pack. They would be gone.",
            "Leave it",
            begin,
            "Go on with it",
        )

    def delete(self) -> object:
        """Ask first, and say in which decks it would be missed."""
        monster = self.monster
        if monster is None:
            return None
        decks = [
            draft.name
            for draft in all_drafts(self.parlour, self.maker.content).values()
            if monster.id in dict(draft.cards)
        ]
        missed = ""
        if decks:
            named = ", ".join(decks[:3]) + (" and others" if len(decks) > 3 else "")
            missed = f" It is in {named}; what it leaves there is a draft."
        return confirm(
            f"Delete {monster.name}?",
            f"It leaves your pack for good.{missed} Games in progress go on with it.",
            "Delete it",
            self._gone,
            "Keep it",
        )

    def on_given(self, given: Given) -> object:
        """The Delete key deletes too, and asks as well."""
        return self.delete() if given.kind == "key" and given.key == "delete" else None

    def _gone(self) -> None:
        if message := self.maker.pack.remove(self.chosen):
            self.parlour.toast(message, "wrong")
        elif self.maker.recipe.id == self.chosen:
            self.maker.recipe = replace(self.maker.recipe, id="")

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        s = self.middled(s)
        panel(s, BOX, solid=True)
        s.text("My monsters", "black", capped(s, 28, 1.2), "#ffe9b8", 176, 88, "l", 250, maxh=36)
        n = len(self.maker.pack.monsters)
        s.text(f"{n} in {PACK}", "semi", 16, SOFT, 606, 89, "r", 170, maxh=24)
        monster = self.monster
        if monster:
            high = CARD_W * 1.4
            put(s, (CARD_X, CARD_Y, CARD_W, high), plate(CARD_X + 8, CARD_Y + 12, CARD_W, high, 20, SHADOW, 0.5), 4)
            s.blit(cards.shown(self.parlour.pictures, face(monster), round(CARD_W * s.u)), CARD_X, CARD_Y)
        self.draw_widgets(s)
