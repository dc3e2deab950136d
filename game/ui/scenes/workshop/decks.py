"""decks: all decks of the user over the bench, and the starter decks to begin with: open, copy, delete, new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.pack.decks import Draft, counted, write_deck
from game.store import KeptDeck
from game.ui.draw import cards
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import SHADOW, SOFT, Box, plate, put
from game.ui.games.pack.workshop import bold
from game.ui.house.dialog import confirm
from game.ui.scenes.lists import Choosing
from game.ui.scenes.workshop.editing import Editing
from game.ui.scenes.workshop.faults import Faults
from game.ui.scenes.workshop.own import all_drafts
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.scenes.workshop.shop import capped, panel
from game.ui.scenes.workshop.verdict import Curves, Verdict
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.field import copy
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.focus import Focus, Given
from game.ui.window.scene import Pop, Push
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.deck_builder import DeckBuilder

BOX: Box = (60.0, 56.0, 1160.0, 640.0)
LIST: Box = (80.0, 112.0, 430.0, 514.0)
LEFT, WIDE = 544.0, 648.0
CARD_W, STEP = 128.0, 104.0
STARTER = "starter/"
WORDS = {"standard": "Standard, 30", "short": "Short, 20"}


class Row(Widget):
    """The strongest cards of a deck, overlapping."""

    def __init__(self, box: Box, app: House, deck: Editing) -> None:
        super().__init__("", box)
        self.parlour, self.deck = app, deck

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, _, _ = self.box
        for i, (monster, _) in enumerate(self.deck.monsters()[:6]):
            left = x + i * STEP
            put(s, (left, y, CARD_W, 180), plate(left + 4, y + 6, CARD_W, 179, 10, SHADOW, 0.5), 2)
            face = bold(monster)
            s.blit(cards.shown(self.parlour.pictures, face, round(CARD_W * s.u)), left, y)


class Decks(Choosing, Sheeted):
    grows = (0.75, 1.06)
    first = "list"

    def __init__(self, app: House, builder: DeckBuilder) -> None:
        super().__init__()
        self.parlour, self.builder, self.content = app, builder, builder.content
        self.chosen = builder.deck.id
        self.drafts: dict[str, Draft] = {}

    def enter(self) -> None:
        self.list = ScrollList(
            "list", LIST, "Decks", self.rows, self._pick, lambda: self.chosen, row=46, walk=self._walk
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
        self.widgets = [self.list, IconButton("close", (1164, 68, 40, 36), ".cross", "Close", self.back), *self._page()]

    def _page(self) -> list[Widget]:
        starter = self.chosen.startswith(STARTER)
        verdict = Verdict((LEFT, 514, WIDE, 66), self.shown, lambda: Push(Faults(self.shown)))
        open_it = Button(
            "open", (LEFT, 622, 216, 50), "Begin with this" if starter else "Open", self.open, RED, "deck", size=21
        )
        open_it.set(enabled=bool(self.chosen), why_not="There is no deck yet.")
        copied = Button("copy", (LEFT + 236, 624, 190, 44), "Make a copy", self.duplicate, VIOLET, size=18)
        copied.set(enabled=bool(self.chosen) and not starter, why_not="Begin with it: that makes a deck of your own.")
        gone = Button("delete", (LEFT + 446, 624, 150, 44), "Delete", self.delete, VIOLET, ".cross", size=18)
        gone.set(enabled=bool(self.chosen) and not starter, why_not="Starter decks stay.")
        place = Button("place", (LIST[0] + 220, 640, 210, 38), "Where they are kept", self._copy_place, VIOLET, size=16)
        place.set(
            tip="Decks are text files; one that is put into that folder stands here.",
            enabled=self.parlour.folders.decks is not None,
            why_not="Nothing can be kept here.",
        )
        return [
            Row((LEFT, 184, WIDE, 180), self.parlour, self.shown),
            Curves((LEFT + 4, 396, 394, 92), self.shown),
            verdict,
            Button("new", (LIST[0], 640, 206, 38), "A new deck", self.new, VIOLET, "plus", size=17),
            place,
            open_it,
            copied,
            gone,
        ]

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
        name, size = self.drafts[self.chosen].name, sum(counted(self.drafts[self.chosen].cards).values())
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

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        s = self.middled(s)
        panel(s, BOX, solid=True)
        s.text("My decks", "black", capped(s, 28, 1.3), "#ffe9b8", 84, 84, "l", 400, maxh=36)
        draft = self.drafts.get(self.chosen)
        if draft:
            s.text(draft.name, "black", capped(s, 30, 1.2), PAPER, LEFT, 128, "l", 600, maxh=40)
            starter = self.content.decks.get(self.chosen.removeprefix(STARTER))
            plain = f"{WORDS[draft.format]} cards; {len(counted(draft.cards))} different monsters"
            s.text(starter.plan if starter else plain, "semi", 17, SOFT, LEFT, 162, "l", WIDE, maxh=20)
        self.draw_widgets(s)
