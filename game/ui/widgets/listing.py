"""listing: a list of rows that scrolls, is walked with the arrows, and is searched by typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

import pygame

from game.ui.draw.paint import GOLD, Area, Sheet
from game.ui.draw.shapes import ROW, SOFT, WELL, WINE, plate, put
from game.ui.style.metrics import FINE, SLIP
from game.ui.style.palette import palette
from game.ui.widgets import looks
from game.ui.window.focus import Control, Focus, Given
from game.ui.window.scene import Widget

FORGET = 1200  # ms after which typed letters are forgotten and a new word begins
BAR = 10  # width of the scroll bar, units


Picture = Callable[[int], pygame.Surface]  # a picture, so many pixels high


class Item(NamedTuple):
    """One row. `find` holds more words by which it is found, `under` a second, smaller line. With a picture the sign
    `ico` stands small in its corner. `head`: a heading over the rows up to the next one, which nobody chooses."""

    id: str
    text: str
    note: str = ""
    ico: str | None = None
    find: str = ""
    enabled: bool = True
    why_not: str = ""
    under: str = ""
    picture: Picture | None = None
    head: bool = False

    @property
    def told(self) -> str:
        """All its words, in small letters."""
        return " ".join((self.text, self.under, self.note, self.find)).casefold()


class ScrollList(Widget):
    """Rows of `items()`. `at` is the row pointed at or walked to; `pick` is told of the row chosen.

    Typing letters goes to the first row that has a word beginning with them. With `filter` given, only rows that hold
    all its words are shown (for a search field above the list).
    """

    def __init__(
        self,
        id: str,
        box: Area,
        label: str,
        items: Callable[[], Sequence[Item]],
        pick: Callable[[Item], object],
        chosen: Callable[[], str] | None = None,
        filter: Callable[[], str] | None = None,
        tone: str = "dark",
        row: float = ROW,
        empty: str = "Nothing here yet.",
        walk: Callable[[Item], object] | None = None,
    ) -> None:
        super().__init__(id, box)
        self.label, self.items, self.pick = label, items, pick
        self.chosen, self.filter, self.tone, self.like, self.empty, self.walk = chosen, filter, tone, row, empty, walk
        self.at, self.top, self.typed = 0, 0.0, ""
        self._since = 0.0

    # ---- rows -------------------------------------------------------------------------------------------------
    @property
    def row(self) -> float:
        """How high a row is: about as it was told, so that none is cut at the foot of a list that has not moved."""
        return self.box[3] / max(1, int(self.box[3] / self.like + 0.1)) if self.box[3] > self.like else self.like

    def rows(self) -> list[Item]:
        """The rows shown, in order."""
        words = self.filter().casefold().split() if self.filter else []
        found = [item for item in self.items() if item.head or all(word in item.told for word in words)]
        return [item for i, item in enumerate(found) if not item.head or leads(found[i:])]

    def _limit(self, count: int) -> float:
        return max(0.0, count * self.row - self.box[3])

    def go(self, at: int, count: int | None = None) -> None:
        """Walk to a row and scroll it into view."""
        count = len(self.rows()) if count is None else count
        self.at = max(0, min(count - 1, at))
        low = self.at * self.row
        self.top = max(min(self.top, low), low + self.row - self.box[3])
        self.top = max(0.0, min(self._limit(count), self.top))

    def to(self, id: str, first: bool = False) -> None:
        """Walk to the row of an id, if it is there; `first`: with as few rows above it as may be."""
        rows = self.rows()
        for i, item in enumerate(rows):
            if item.id == id:
                self.go(i, len(rows))
                self.top = min(self._limit(len(rows)), i * self.row) if first else self.top

    # ---- what the focus asks ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        one = self.control(self._choose, self.label, SLIP)
        one.steer, one.point, one.scroll, one.press = self._steer, self._point, self._scroll, None
        one.typing = self
        rows = self.rows()
        if rows and self.at < len(rows):
            self.at = self._near(rows, self.at, 1)
            here = rows[self.at]
            one.tags["row"] = here.id
            one.tags["text"] = here.text
        return (one,)

    def _choose(self) -> object:
        rows = self.rows()
        if not 0 <= self.at < len(rows):
            return None
        here = rows[self.at]
        return self.pick(here) if here.enabled and not here.head else None

    def _near(self, rows: Sequence[Item], at: int, way: int) -> int:
        """The row there, or where that is a heading the next one upward (-1) or downward; `self.at` if there is
        none."""
        ahead = range(at, len(rows)) if way > 0 else range(at, -1, -1)
        return next((i for i in ahead if not rows[i].head), self.at)

    def _steer(self, dx: int, dy: int) -> bool:
        rows = self.rows()
        if not dy or not 0 <= self.at + dy < len(rows):
            return False
        to = self._near(rows, self.at + dy, dy)
        if dy < 0 and to == self._near(rows, 0, 1):
            self.go(0, len(rows))  # its heading comes into sight, too
        if to == self.at:
            return False
        self.go(to, len(rows))
        self._walked()
        return True

    def _walked(self) -> None:
        rows = self.rows()
        if self.walk and 0 <= self.at < len(rows):
            self.walk(rows[self.at])

    def _point(self, x: float, y: float) -> bool:
        at, rows = int((y - self.box[1] + self.top) / self.row), self.rows()
        if at == self.at or not 0 <= at < len(rows) or rows[at].head:
            return False
        self.at = at
        return True

    def _scroll(self, amount: float) -> bool:
        before = self.top
        self.top = max(0.0, min(self._limit(len(self.rows())), self.top - amount * self.row))
        return self.top != before

    def wants(self, given: Given) -> bool:
        if given.kind == "text":
            return bool(given.text.strip()) or bool(self.typed)
        if given.kind != "key" or given.device == "pad":
            return False
        name = given.key
        if name in PAGES or name == "backspace" and self.typed:
            return True
        return name == "space" and bool(self.typed) or len(name.replace("shift+", "")) == 1

    def type(self, given: Given) -> object:
        count = len(self.rows())
        if given.kind == "text":
            self.typed, self._since = self.typed + given.text.casefold(), 0.0
            self._find()
        elif given.key == "backspace":
            self.typed = self.typed[:-1]
            self._find()
        elif given.key in PAGES:
            page = max(1, int(self.box[3] / self.row) - 1)
            to = {"page up": self.at - page, "page down": self.at + page, "home": 0, "end": count - 1}[given.key]
            self.go(self._near(self.rows(), max(0, min(count - 1, to)), 1), count)
            self._walked()
        return None

    def _find(self) -> None:
        """Go to the first row that begins with what was typed, else has a word that does, else holds it."""
        texts = ["" if item.head else item.told for item in self.rows()]
        tests = (
            lambda text: text.startswith(self.typed),
            lambda text: f" {self.typed}" in text,
            lambda text: self.typed in text,
        )
        for test in tests:
            found = next((i for i, text in enumerate(texts) if test(text)), None)
            if found is not None and self.typed:
                self.go(found)
                self._walked()
                return

    def caret_box(self) -> Area:
        return self.box

    def update(self, dt: float) -> bool:
        self._since += dt
        if self.typed and self._since > FORGET:
            self.typed = ""
            return True
        return False

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        control = self.controls()[0]
        look = self.look(s, focus, control)
        rows = self.rows()
        self.at = max(0, min(len(rows) - 1, self.at))
        self.top = max(0.0, min(self._limit(len(rows)), self.top))
        x, y, w, h = self.box
        if not rows:
            soft = SOFT if self.tone == "dark" else palette.fade
            s.tell(self.empty, "note", soft, x + 10, y + h * 0.4, w - 20, "c", maxh=h * 0.5)
            return
        bar = self._limit(len(rows)) > 0
        chosen = self.chosen() if self.chosen else ""
        with s.clip(x - 8, y, w + 16, h):
            for i in range(int(self.top / self.row), min(len(rows), int((self.top + h) / self.row) + 1)):
                item = rows[i]
                state = (
                    "disabled"
                    if not item.enabled
                    else look.state
                    if i == self.at and look.state in ("hover", "pressed")
                    else "normal"
                )
                if i == self.at and look.ring and state == "normal":
                    state = "hover"
                box = (x, y + i * self.row - self.top, w - (BAR + 6 if bar else 0), self.row - 2)
                if item.head:
                    looks.heading(s, box, item.text, item.note, item.picture, self.tone)
                    continue
                kept, s.marks = s.marks, s.marks if y <= box[1] + 1 and box[1] + box[3] <= y + h + 1 else None
                looks.row(
                    s,
                    box,
                    item.text,
                    item.note,
                    state,
                    item.ico,
                    item.id == chosen,
                    self.tone,
                    under=item.under,
                    picture=item.picture,
                )
                s.marks = kept
        if bar:
            full = len(rows) * self.row
            long = max(30.0, h * h / full)
            at = y + (h - long) * self.top / self._limit(len(rows))
            put(
                s,
                (x + w - BAR, y, BAR, h),
                plate(x + w - BAR + 2, y, 6, h, FINE, WELL, 0.6)
                + plate(x + w - BAR + 1, at, 8, long, FINE, GOLD if self.tone == "dark" else WINE),
                2,
            )
        if self.typed:
            looks.button(s, (x + w - 180, y + h - 44, 160, 32), self.typed, "normal", looks.VIOLET, ".find")


def leads(rows: Sequence[Item]) -> bool:
    """Whether the heading that a list begins with stands over a row; a picture marks one over other headings."""
    high = rows[0].picture is not None
    below = takewhile(lambda item: not item.head or high and item.picture is None, rows[1:])
    return any(not item.head for item in below)


PAGES = ("page up", "page down", "home", "end")
