"""menagerie: the monsters of one's own over the Monster Maker: change one, begin another like it, or delete it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.rules.pack.cards import TITLES, Monster
from game.ui.draw.paint import NOWHERE
from game.ui.games.pack.printed import SIGNS
from game.ui.house.dialog import confirm
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, row, wrap
from game.ui.scenes.lists import Choosing
from game.ui.scenes.workshop.making import PACK
from game.ui.scenes.workshop.own_decks import all_drafts
from game.ui.scenes.workshop.recipe import Making, Recipe
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.looks import RED
from game.ui.window.focus import Given
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House

MOST = (980.0, 760.0)


class Menagerie(Sheeted, Choosing):
    first = "list"

    def __init__(self, app: House, maker: Making) -> None:
        super().__init__()
        self.parlour, self.maker = app, maker
        self.chosen = maker.recipe.id

    def enter(self) -> None:
        self.list = ScrollList(
            "list",
            NOWHERE,
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

    def declare(self) -> Box:
        n, here = len(self.maker.pack.monsters), self.monster
        may: dict[str, Any] = {"enabled": here is not None, "why_not": "There is no monster of your own yet."}
        new = self.button("new", "A new monster", self.new, ico="plus", high=42)
        listed = column(self.leaf(self.list, 230, 120).share(), row(new, box().share()), gap=10)
        ways = wrap(
            self.button("change", "Change it", self.change, RED, ".text", **may),
            self.button("like", "One like it", self.like, **may),
            self.button("delete", "Delete", self.delete, ico=".cross", **may),
            gap=12,
        )
        page = column(self.card(here, 90).share() if here else box().share(), ways, gap=14)
        body = row(listed.max(w=440).share(0.8), page.share(), gap=24)
        return self.plated(body, MOST, self.head("My monsters", f"{n} in {PACK}"))

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
