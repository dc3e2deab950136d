"""desk: what the lists of the house share: a search field and a list, and a page that tells of the chosen thing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.draw import kit, rooms
from game.ui.draw.cache import Cache
from game.ui.draw.cast import art_line
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import CONTROL, put
from game.ui.games import cover_of
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, overlay, pad, row, when
from game.ui.scenes.boxes import tile
from game.ui.scenes.glances import Glances, Lay
from game.ui.scenes.lists import Choosing, Searching
from game.ui.scenes.people import house_signs, to_rules
from game.ui.style.palette import palette
from game.ui.widgets.controls import Button, IconButton, Panel
from game.ui.widgets.field import TextField
from game.ui.widgets.header import HEAD, Header
from game.ui.widgets.listing import Item, Picture, ScrollList
from game.ui.widgets.looks import RED

if TYPE_CHECKING:
    from game.ui.house.house import House

LIST, PAGE = (216, 400, 560), 380  # units of the list's width: at least, liked, at most; of the page's at least
PART = 0.36  # of the window's width for the list where it has less than it likes
ENTRY = 56  # height of a row: a picture, and two lines beside it
GLANCE = (240, 126)  # of the picture of a table, at its best size or larger
READ = 640  # units of a line of words at most
LOW, WIDE = 500, 1200  # units of a window's height and width from which on there is room for all
FLAT = 2.4  # times as wide as high: very wide
WAY, SMALL = 320, (116, 52)  # of the button that leads on: how wide at most, and how small where there is little room
WAITS = 176  # of whoever waits on an empty page, where there is room


class Desk(Screen, Choosing, Searching):
    """A subclass gives `rows`, tells of the chosen one in `told`, and offers its buttons in `deeds`."""

    before = rooms.DESK

    title, note, ico, hint, empty = "", "", "menu", "Find", "Nothing here yet."
    waits = "Sniffle"  # who stands on the page as long as it is empty
    first = "list"

    def __init__(self, app: House) -> None:
        super().__init__()
        self.parlour = app
        self.searched, self.chosen = "", ""
        self.glances = Glances(app)
        self.search = TextField(
            "search",
            NOWHERE,
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
            NOWHERE,
            self.title,
            self.rows,
            self._pick,
            lambda: self.chosen,
            lambda: self.searched,
            row=ENTRY,
            empty="",
            walk=self._walk,
        )

    # ---- for the subclass -------------------------------------------------------------------------------------
    def rows(self) -> Sequence[Item]:
        return ()

    def told(self) -> Sequence[Box]:
        """The page of the chosen thing, from above to below; one of them takes the height that is left."""
        return ()

    def deeds(self) -> Sequence[Box]:
        """The buttons at the foot of the page, the first one first."""
        return ()

    # ---- pieces of a page -------------------------------------------------------------------------------------
    def to_play(self) -> Box:
        """What an empty page offers: the way to a first game."""
        return self.button("shelf", "Choose a game", self.back, RED, "die", 52, lit=True)

    def heading(self, title: str, note: str = "") -> Box:
        """The title of the page and a line under it."""
        look = self.style.palette
        large, small = (self.words(title, kind, look.ink, wraps=True, shrinks=True) for kind in ("display", "title"))
        head = first(when(lambda w, h: min(w, h) >= LOW, large), small)
        return column(head, *([self.words(note, "note", look.fade, wraps=True, shrinks=True)] if note else []), gap=4)

    def read(self, words: str, kind: str = "page") -> Box:
        """What is read on the page."""
        look = self.style.palette
        return self.words(words, kind, look.ink, wraps=True, shrinks=True).max(w=READ).stick("nw")

    def paged(self, *boxes: Box) -> Box:
        """What scrolls where it is higher than its place; another thing begins at its top."""
        return self.scrolled(f"page/{self.chosen}", column(*boxes, gap=12), "paper").min(150, 64).share()

    def with_glance(self, words: Box, key: str, lay: Lay) -> Box:
        """Words over a picture of the table that they tell of, or in a low or very wide window beside it; in a narrow
        place without it."""
        self.painted(partial(self.glances.draw, key, lay), "glance")
        picture = overlay(fit("glance", *GLANCE, 0.75, 4).stick("nw")).share()
        if self.room[1] < max(LOW, self.room[0] / FLAT):
            return first(row(words.min(w=256).max(w=READ).share(), picture, gap=18), words)
        return first(column(words, picture, gap=16), column(words, box().share()))

    def sign_of(self, game: str) -> Picture:
        """The picture of a game for a row of a list."""
        return partial(tile, self.parlour.pictures, cover_of(game))

    # ---- the frame --------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.stock()

    def update(self, dt: float) -> bool:
        return self.parlour.rests and self.glances.go_on() or super().update(dt)

    def resume(self, result: object) -> object:
        self.stock()
        return None

    def stock(self) -> None:
        """Look again at what there is; the chosen row stays chosen if it can."""
        rows = self.list.rows()
        if self.chosen not in [row.id for row in rows if not row.head]:
            self.chosen = next((row.id for row in rows if not row.head), "")
        self.list.empty = "Nothing like that." if self.searched else ""
        self.set_out()

    def declare(self) -> Box:
        head = Header(self.title, self.back, self.note, self.ico, house_signs(self.parlour))
        found = self.leaf(self.search, LIST[0], CONTROL).max(h=CONTROL)
        rows = self.leaf(self.list, LIST[0] - 20, ENTRY)
        listed = column(found, overlay(self.leaf(Panel(NOWHERE)), pad(rows, 10)).share(), gap=12)
        told = column(*(self.told() if self.chosen else self._nothing()), *self._foot(), gap=12)
        airy = when(lambda w, h: w >= WIDE and h >= LOW, pad(told, air=(12, 8, 12, 6)))
        page = self.panel("", first(airy, told).share(), tone="paper")
        liked = min(LIST[1], self.room[0] * PART)
        beside = row(listed.min(w=LIST[0]).like(w=liked).max(w=LIST[2]), page.min(w=PAGE).share(), gap=14)
        many = max(3, len(self.list.rows())) * ENTRY + CONTROL + 2 * 10 + 12
        below = column(listed.max(h=many).share(), page.share(), gap=14)
        return column(
            self.leaf(head, 400, HEAD).max(h=HEAD),
            pad(first(when(lambda w, h: w >= h, beside), below), air=(14, 12, 14, 16)).share(),
        )

    def _foot(self) -> Sequence[Box]:
        """The buttons in a row, in two, or in a low window all but the first by their signs alone."""
        made = self.deeds()
        if len(made) < 2:
            return [row(one.share().max(w=WAY), box().share(0.001)) for one in made]
        main, *others = made
        over = row(main.share().max(w=WAY), box().share(0.001))
        two = column(over, row(*others, gap=14), gap=16)
        signs = [self._sign(one.name) for one in others]
        return [
            first(
                row(*made, gap=14), when(lambda w, h: h >= LOW, two), row(main.but(least=SMALL).share(), *signs, gap=4)
            )
        ]

    def _sign(self, name: str) -> Box:
        """A button of the foot by its sign alone."""
        one = self._leaves[name]
        assert isinstance(one, Button) and one.ico
        made = IconButton(one.id, NOWHERE, one.ico, one.text, one.choose)
        made.set(enabled=one.enabled, why_not=one.why_not, tip=one.tip)
        return self.leaf(made, 44, 44, f"{name}/sign").max(44, 44)

    def _nothing(self) -> Sequence[Box]:
        """Why the page is empty, and somebody who waits there with the player."""
        words = f"Nothing here is called \u201c{self.searched}\u201d." if self.searched else self.empty
        figure = self._figure()
        said = self.words(words, "lead", self.style.palette.fade, wraps=True, align="c", shrinks=True)
        return (box().share(), figure, row(box().share(), said.like(w=READ), box().share()), box().share(1.4))

    def _figure(self) -> Box:
        return (
            self.painted(partial(stand, self.parlour.pictures, self.waits), "waits")
            .min(64, 64)
            .like(WAITS, WAITS)
            .max(h=WAITS)
        )

    def waiting_where_roomy(self) -> Box:
        """The same figure under what is read on a page that would else be empty."""
        return first(when(lambda w, h: h >= WAITS, self._figure()), box().max(h=0))

    def _type(self, text: str) -> None:
        self.searched = text
        self.list.go(0)
        self.stock()

    def _to_list(self) -> None:
        self.focus.at = "list"

    def on_action(self, action: str) -> object:
        return to_rules(self.parlour) if action == "rulebook" else super().on_action(action)

    # ---- looks ------------------------------------------------------------------------------------------------


def stand(pictures: Cache, who: str, s: Sheet, at: Area) -> None:
    """A figure of the cast with its shadow, as high as its place."""
    x, y, w, h = at
    px = round(h * s.u)
    image = pictures.get(f"waits {who}", (px, px), lambda: rival_waiting(who, px))
    mid, foot = x + w / 2, y + h
    ground = f'<ellipse cx="{mid:g}" cy="{foot:g}" rx="{h * 0.46:g}" ry="9" fill="{palette.shadow}" opacity=".18"/>'
    put(s, (x, foot - 12, w, 24), ground, 2)
    s.blit(image, mid - h / 2, y)


def rival_waiting(who: str, px: int) -> pygame.Surface:
    """A figure of the cast in a square, its feet on the lower edge."""
    art = {word: part for word, part in art_line(who).items() if word not in ("motif", "night")}
    return kit.picture(art).fit(1, 0).render(px)
