"""decks: all decks of the user over the bench, and the starter decks to begin with: open, copy, delete, new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.pack.decks import Draft, multiset, write_deck
from game.store import KeptDeck
from game.ui.draw import cards
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import put, shade
from game.ui.games.pack.printed import bold
from game.ui.house.dialog import confirm
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, row, wrap
from game.ui.scenes.lists import Choosing
from game.ui.scenes.workshop.editing import Builder, Editing
from game.ui.scenes.workshop.own_decks import all_drafts
from game.ui.scenes.workshop.sheeted import CARD, Faults, Sheeted
from game.ui.scenes.workshop.verdict import Curves, Verdict
from game.ui.widgets.line import copy
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.looks import RED
from game.ui.window.focus import Given
from game.ui.window.scene import Pop, Push

if TYPE_CHECKING:
    from game.ui.house.house import House

MOST = (1160.0, 860.0)
STARTER = "starter/"
WORDS = {"standard": "Standard, 30", "short": "Short, 20"}


class Decks(Sheeted, Choosing):
    first = "list"

    def __init__(self, app: House, builder: Builder) -> None:
        super().__init__()
        self.parlour, self.builder, self.content = app, builder, builder.content
        self.chosen = builder.deck.id
        self.drafts: dict[str, Draft] = {}

    def enter(self) -> None:
        self.list = ScrollList(
            "list", NOWHERE, "Decks", self.rows, self._pick, lambda: self.chosen, row=46, walk=self._walk
        )
        self.stock()
        self.list.to(self.chosen)

    def resume(self, result: object) -> object:
        self.stock()
        return None

    def stock(self) -> None:
        """Read every deck anew; the chosen one stays chosen if it can."""
        self.drafts = all_drafts(self.parlour, self.content) | {
            STARTER + id: Draft(deck.name, deck.format, deck.cards, (), ()) for id, deck in self.content.decks.items()
        }
        if self.chosen not in self.drafts:
            self.chosen = next(iter(self.drafts), "")
        self.set_out()

    def rows(self) -> Sequence[Item]:
        """The user's decks first; a draft says so."""
        ready = self.builder.ready
        return [
            Item(
                id,
                draft.name,
                WORDS[draft.format] if ready(draft) else "a draft",
                "strike" if id.startswith(STARTER) else "deck",
                "starter" if id.startswith(STARTER) else "",
            )
            for id, draft in self.drafts.items()
        ]

    def set_out(self) -> None:
        self.shown = Editing(self.parlour.decks, self.content, "", self.builder.owned)
        if draft := self.drafts.get(self.chosen):
            self.shown.show(draft)
        super().set_out()

    def declare(self) -> Box:
        folder = self.parlour.folders.decks
        new = self.button("new", "A new deck", self.new, ico="plus", high=40)
        place = self.button(
            "place",
            "Where they are kept",
            self._copy_place,
            high=40,
            tip="Decks are text files; one that is put into that folder stands here.",
            enabled=folder is not None,
            why_not="Nothing can be kept here.",
        )
        ways = first(row(new, place, box().share(), gap=8), row(new, box().share()))
        listed = column(self.leaf(self.list, 210, 100).share(), ways, gap=10)
        body = row(listed.max(w=440).share(0.6), self._page().share(), gap=24)
        return self.plated(body, MOST, self.head("My decks"))

    def _page(self) -> Box:
        """The chosen deck: its strongest cards, its curves, whether it may be played, and what can be done."""
        if (draft := self.drafts.get(self.chosen)) is None:
            return column(self.said("There is no deck yet."), box().share(), self._ways())
        starter = self.content.decks.get(self.chosen.removeprefix(STARTER))
        plain = f"{WORDS[draft.format]} cards; {len(multiset(draft.cards))} different monsters"
        verdict = Verdict(NOWHERE, self.shown, lambda: Push(Faults(self.shown)))
        return column(
            self.large(draft.name),
            self.said(starter.plan if starter else plain),
            self.leaf(verdict, 230, 58).max(h=70),
            first(self.painted(self._strongest).min(250, 96).max(h=240), box()).share(),
            first(self.leaf(Curves(NOWHERE, self.shown), 372, 92).size(h=92), box()),
            self._ways(),
            gap=10,
        )

    def _strongest(self, s: Sheet, at: Area) -> None:
        """Six cards in a row, over one another where the room is narrow."""
        x, y, w, h = at
        wide = min(h / CARD, w / 4)
        step = min(wide + 10, (w - wide) / 5)
        for i, (monster, _) in enumerate(self.shown.monsters()[:6]):
            left, top = x + i * step, y + (h - wide * CARD) / 2
            put(s, at, shade(left + 4, top + 6, wide, wide * CARD, wide / 13), 6)
            s.blit(cards.shown(self.parlour.pictures, bold(monster), round(wide * s.u)), left, top)

    def _ways(self) -> Box:
        starter = self.chosen.startswith(STARTER)
        own = bool(self.chosen) and not starter
        return wrap(
            self.button(
                "open",
                "Begin with this" if starter else "Open",
                self.open,
                RED,
                "deck",
                enabled=bool(self.chosen),
                why_not="There is no deck yet.",
            ),
            self.button(
                "copy",
                "Make a copy",
                self.duplicate,
                enabled=own,
                why_not="Begin with it: that makes a deck of your own.",
            ),
            self.button("delete", "Delete", self.delete, ico=".cross", enabled=own, why_not="Starter decks stay."),
            gap=12,
        )

    # ---- what is done -----------------------------------------------------------------------------------------
    def pick(self, item: Item) -> object:
        return self.open()

    def open(self) -> object:
        """The deck on the bench; a starter deck as a deck of one's own."""
        if self.chosen.startswith(STARTER):
            draft = self.drafts[self.chosen]
            self.builder.open_deck(self._kept(draft._replace(name=f"My {draft.name}")))
        else:
            self.builder.open_deck(self.chosen)
        return Pop()

    def new(self) -> object:
        self.builder.open_deck("")
        return Pop()

    def duplicate(self) -> None:
        draft = self.drafts[self.chosen]
        self.chosen = self._kept(draft._replace(name=f"{draft.name} again"[:28]))
        self.stock()
        self.list.to(self.chosen)

    def _kept(self, draft: Draft) -> str:
        id = self.parlour.decks.new_id(draft.name)
        if message := self.parlour.decks.store(KeptDeck(id, write_deck(self.content, draft))):
            self.parlour.toast(message, "warn")
        return id

    def delete(self) -> object:
        name, size = self.drafts[self.chosen].name, sum(multiset(self.drafts[self.chosen].cards).values())
        return confirm(
            f"Delete {name}?",
            f"Its {size} cards stay in the pool; the list itself is gone for good.",
            "Delete it",
            self._gone,
            "Keep it",
        )

    def on_given(self, given: Given) -> object:
        """The Delete key deletes too, and asks as well."""
        if given.kind == "key" and given.key == "delete" and self.chosen and not self.chosen.startswith(STARTER):
            return self.delete()
        return None

    def _gone(self) -> None:
        message = self.parlour.decks.remove(self.chosen)
        if message:
            self.parlour.toast(message, "warn")
        elif self.builder.deck.id == self.chosen:
            self.builder.open_deck("")

    def _copy_place(self) -> None:
        copy(str(self.parlour.folders.decks))
        self.parlour.toast(f"Copied: {self.parlour.folders.decks}", "good")
