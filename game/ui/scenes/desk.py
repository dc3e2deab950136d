"""desk: what the lists of the house share: a search field and a list at the left, the chosen thing on a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.draw.paint import Sheet
from game.ui.focus import Given
from game.ui.scene import Scene
from game.ui.scenes import rooms
from game.ui.scenes.signs import house_signs, to_rules
from game.ui.widgets import plates
from game.ui.widgets.base import Widget
from game.ui.widgets.controls import Panel
from game.ui.widgets.field import TextField
from game.ui.widgets.header import Header
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.shapes import FADE, Box

if TYPE_CHECKING:
    from game.ui.parlour import Parlour

LIST_W = 470
PAGE: Box = (500, 72, 766, 634)
LEFT, WIDE = PAGE[0] + 28, PAGE[2] - 56  # where words on the page run


class Desk(Scene):
    """A subclass gives `rows`, tells of the chosen one in `tell`, and offers its buttons in `deeds`."""

    title, note, ico, hint, empty = "", "", "menu", "Find", "Nothing here yet."
    first = "list"

    def __init__(self, app: Parlour) -> None:
        super().__init__()
        self.parlour = app
        self.searched, self.chosen = "", ""

    # ---- for the subclass -------------------------------------------------------------------------------------
    def rows(self) -> Sequence[Item]:
        return ()

    def tell(self, s: Sheet) -> None:
        """Draw the page of the chosen thing."""

    def deeds(self) -> Sequence[Widget]:
        """The controls on the page."""
        return ()

    def pick(self, item: Item) -> object:
        """A row was chosen with Enter or a click; walking over it shows it already."""
        return None

    # ---- the frame --------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.search = TextField(
            "search",
            (14, 72, LIST_W, 40),
            self.hint,
            lambda: self.searched,
            self._type,
            self.hint,
            ".find",
            40,
            self._to_list,
            clear=True,
        )
        self.search.action = "find"
        self.list = ScrollList(
            "list",
            (22, 134, LIST_W - 16, 562),
            self.title,
            self.rows,
            self._pick,
            lambda: self.chosen,
            lambda: self.searched,
            empty=self.empty,
            walk=self._walk,
        )
        self.stock()

    def resume(self, result: object) -> object:
        self.stock()
        return None

    def stock(self) -> None:
        """Look again at what there is; the chosen row stays chosen if it can."""
        rows = self.list.rows()
        if self.chosen not in [row.id for row in rows]:
            self.chosen = rows[0].id if rows else ""
        self.set_out()

    def set_out(self) -> None:
        """The widgets anew, for what is chosen now."""
        self.widgets = [
            Header(self.title, self.back, self.note, self.ico, house_signs(self.parlour)),
            self.search,
            Panel((14, 124, LIST_W, 582)),
            self.list,
            *self.deeds(),
        ]

    def _type(self, text: str) -> None:
        self.searched = text
        self.list.go(0)
        self.stock()

    def _to_list(self) -> None:
        self.focus.at = "list"

    def _walk(self, item: Item) -> None:
        self.chosen = item.id
        self.set_out()

    def _pick(self, item: Item) -> object:
        again = item.id == self.chosen
        self.chosen = item.id
        self.set_out()
        return self.pick(item) if again and self.focus.device != "mouse" else None

    def on_given(self, given: Given) -> object:
        """Letters typed outside the list and the fields go to the search."""
        here = self.focus.here(self.controls()) if given.kind == "text" else None
        if given.kind == "text" and given.text.strip() and (here is None or here.typing is None):
            self.focus.at = "search"
            self.search.insert(given.text)
            return True
        return None

    def on_action(self, action: str) -> object:
        if action == "find":
            self.focus.at = "search"
            return True
        return to_rules(self.parlour) if action == "rulebook" else None

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Box) -> None:
        rooms.ground(s, bleed, "desk", rooms.wall((420, 120), 0.25))

    def draw(self, s: Sheet) -> None:
        plates.panel(s, PAGE, "", "paper")
        if self.chosen:
            self.tell(s)
        else:
            s.para(self.empty, "text", 20, FADE, LEFT, PAGE[1] + 270, WIDE, 1.3, "c", maxh=120)
        self.draw_widgets(s)


def heading(s: Sheet, title: str, note: str = "") -> None:
    """The title of the page and a line under it."""
    s.text(title, "black", 30, "#241a38", LEFT, PAGE[1] + 40, "l", WIDE, maxh=28)
    if note:
        s.text(note, "semi", 17, FADE, LEFT, PAGE[1] + 80, "l", WIDE, maxh=16)
