"""desk: what the lists of the house share: a search field and a list at the left, the chosen thing on a page.

The whole desk grows with the size that is set; what then no longer fits on the page scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.draw import kit
from game.ui.draw.cast import art_line
from game.ui.draw.paint import INK, Sheet
from game.ui.draw.shapes import FADE, SKIRT, Box, put
from game.ui.scenes import rooms
from game.ui.scenes.lists import Choosing, Searching
from game.ui.scenes.signs import house_signs, to_rules
from game.ui.widgets import plates
from game.ui.widgets.area import ScrollArea
from game.ui.widgets.controls import Button, Panel
from game.ui.widgets.field import TextField
from game.ui.widgets.header import Header
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.looks import RED
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

LIST_SHARE, LIST_MOST = 0.367, 560  # of the room's width for the list, and units at most
MARGIN = 28  # of the page, left and right of its words
WAITS_H = 176.0  # of whoever waits on an empty page, where there is room
BETWEEN = 16  # from button to button at the foot of the page


class Told(Widget):
    """The words of the page, as high as they come out; arrows scroll them while they do not all fit."""

    def __init__(self, desk: Desk, wide: float) -> None:
        super().__init__("told", (0, 0, wide, 0))
        self.desk = desk
        self.area: ScrollArea | None = None

    def controls(self) -> Sequence[Control]:
        if self.area is None or self.area.full <= self.area.box[3]:
            return ()
        w, top, h = self.box[2], self.area.top, self.area.box[3]
        one = self.control(label="Page", box=(0, top, w, h))
        one.steer, one.ring = self._steer, (10, top + 10, w - 20, h - 20)
        return (one,)

    def _steer(self, dx: int, dy: int) -> bool:
        return bool(dy) and self.area is not None and self.area.scroll(-dy)

    def draw(self, s: Sheet, focus: Focus) -> None:
        for control in self.controls():
            self.look(s, focus, control)
        high = self.desk.tell(s, self.box[2] - 2 * MARGIN)
        self.box = (*self.box[:3], high)
        if self.area:
            self.area.full = high


class Desk(Choosing, Searching):
    """A subclass gives `rows`, tells of the chosen one in `tell`, and offers its buttons in `deeds`."""

    title, note, ico, hint, empty = "", "", "menu", "Find", "Nothing here yet."
    waits = "Sniffle"  # who stands on the page as long as it is empty
    first = "list"
    grows = (0.75, 1.5)

    def __init__(self, app: House) -> None:
        super().__init__()
        self.parlour = app
        self.searched, self.chosen = "", ""

    # ---- for the subclass -------------------------------------------------------------------------------------
    def rows(self) -> Sequence[Item]:
        return ()

    def tell(self, s: Sheet, wide: float) -> float:
        """Draw the page of the chosen thing from MARGIN on, `wide` units wide; its height comes back."""
        return 0.0

    def deeds(self) -> Sequence[Button]:
        """The buttons at the foot of the page, the first one first; their places are found for them."""
        return ()

    def to_play(self) -> Button:
        """What an empty page offers: the way to a first game."""
        return Button("shelf", (0, 0, 300, 52), "Choose a game", self.back, RED, "die", lit=True)

    def extras(self) -> Sequence[Widget]:
        """What else stands on the page, at places of its own."""
        return ()

    # ---- the frame --------------------------------------------------------------------------------------------
    @property
    def page(self) -> Box:
        """The sheet of paper at the right."""
        wide, high = self.room
        left = min(LIST_MOST, wide * LIST_SHARE) + 30
        return left, 72, wide - left - 14, high - 86

    def enter(self) -> None:
        self._frame()
        self.stock()

    def resized(self) -> None:
        self._frame()
        self.stock()

    def _frame(self) -> None:
        """The search field and the list, for the room there is."""
        list_w, high = self.page[0] - 30, self.room[1]
        self.search = TextField(
            "search",
            (14, 72, list_w, 40),
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
            (22, 134, list_w - 16, high - 158),
            self.title,
            self.rows,
            self._pick,
            lambda: self.chosen,
            lambda: self.searched,
            empty="",
            walk=self._walk,
        )

    def resume(self, result: object) -> object:
        self.stock()
        return None

    def stock(self) -> None:
        """Look again at what there is; the chosen row stays chosen if it can."""
        rows = self.list.rows()
        if self.chosen not in [row.id for row in rows]:
            self.chosen = rows[0].id if rows else ""
        self.list.empty = "Nothing like that." if self.searched else ""
        self.set_out()

    def set_out(self) -> None:
        """The widgets anew, for what is chosen now."""
        wide, high = self.room
        foot = self._foot(self.deeds())
        self.widgets = [
            Header(self.title, self.back, self.note, self.ico, house_signs(self.parlour), wide),
            self.search,
            Panel((14, 124, self.page[0] - 30, high - 138)),
            self.list,
        ]
        if self.chosen:
            self.widgets.append(self._told(self.told_box(foot[-1].box[1] if foot else self.page[1] + self.page[3])))
        self.widgets += [*self.extras(), *reversed(foot)]

    def told_box(self, bottom: float) -> Box:
        """Where the words of the page scroll; bottom = where its buttons begin."""
        x, y, w, _ = self.page
        return x, y + 6, w - 4, bottom - y - 16

    def _told(self, box: Box) -> ScrollArea:
        told = Told(self, box[2])
        told.area = ScrollArea("page", box, [told], 0, "paper")
        return told.area

    def _foot(self, buttons: Sequence[Button]) -> list[Button]:
        """The buttons in rows at the foot of the page, from the last to the first."""
        x, y, w, h = self.page
        rows: list[list[Button]] = []
        left = w
        for button in buttons:
            if left + button.box[2] > w - 2 * MARGIN:
                rows.append([])
                left = 0
            rows[-1].append(button)
            left += button.box[2] + BETWEEN
        bottom = y + h - 18
        placed: list[Button] = []
        for row in reversed(rows):
            tall = max(button.box[3] for button in row)
            left = x + MARGIN
            for button in row:
                _, _, wide, high = button.box
                button.box = (left, bottom - SKIRT - tall / 2 - high / 2, wide, high)
                left += wide + BETWEEN
            bottom -= tall + SKIRT + 12
            placed += reversed(row)
        return placed

    def _type(self, text: str) -> None:
        self.searched = text
        self.list.go(0)
        self.stock()

    def _to_list(self) -> None:
        self.focus.at = "list"

    def on_action(self, action: str) -> object:
        return to_rules(self.parlour) if action == "rulebook" else super().on_action(action)

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Box) -> None:
        rooms.ground(s, bleed, "desk", rooms.wall((420, 120), 0.25), self.parlour.pictures)

    def draw(self, s: Sheet) -> None:
        plates.panel(s, self.page, "", "paper")
        if not self.chosen:
            self._nothing(s)
        self.draw_widgets(s)

    def _nothing(self, s: Sheet) -> None:
        """Why the page is empty, and somebody who waits there with the player."""
        x, y, w, h = self.page
        words = f"Nothing here is called \u201c{self.searched}\u201d." if self.searched else self.empty
        foot, tall = y + h * 0.48, min(WAITS_H, h * 0.3)
        px = round(tall * s.u)
        image = self.parlour.pictures.get(f"waits {self.waits}", (px, px), lambda: waiting(self.waits, px))
        put(
            s,
            (x, foot - 12, w, 24),
            f'<ellipse cx="{x + w / 2:g}" cy="{foot:g}" rx="{tall * 0.46:g}" ry="9" fill="#5a2f26" opacity=".18"/>',
            2,
        )
        s.blit(image, x + w / 2 - tall / 2, foot - tall)
        s.para(words, "text", 20, FADE, x + MARGIN, foot + 22, w - 2 * MARGIN, 1.3, "c", maxh=h * 0.24)


def waiting(who: str, px: int) -> pygame.Surface:
    """A figure of the cast in a square, its feet on the lower edge."""
    art = {word: part for word, part in art_line(who).items() if word not in ("motif", "night")}
    return kit.picture(art).fit(1, 0).render(px)


def heading(s: Sheet, wide: float, title: str, note: str = "") -> float:
    """The title of the page and a line under it; the y below them comes back."""
    y = s.para(title, "black", 30, INK, MARGIN, 16, wide, 1.1) + 4
    return (s.para(note, "semi", 17, FADE, MARGIN, y, wide) if note else y) + 14
