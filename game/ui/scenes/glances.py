"""glances: small pictures of tables, drawn bit by bit while a screen is open, and kept on the disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.company import Player
from game.engine.match import Match
from game.sitting import Sitting
from game.ui.draw.cache import slot_of
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import plate, put
from game.ui.draw.svg import rounded
from game.ui.games.cast import Still
from game.ui.style.metrics import CHIP, SLIP
from game.ui.style.palette import palette
from game.ui.table.panes import BAR_H
from game.ui.window.display import unit

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.table.table import Table

WINDOW = (800, 450)  # pixels of the window that a table is laid in; its bar is cut off
WHOLE, LARGEST = 100, 200  # per cent: all that lies on it, or its smallest form, for what is looked at very small
EDGE = 3.0  # units round a picture
ROOMY = 200.0  # units: how wide a bare table is at least that has words
MOST = 6 << 20  # bytes of pictures in memory


class Laid(NamedTuple):
    """What is to be seen of a table, and by whom: one person, or all who sit there."""

    match: Match
    players: Sequence[Player]


Lay = Callable[[], Laid | None]  # None: there is nothing to be seen


class Glances:
    """The pictures of one screen, which asks for them whenever it is drawn and lets the work go on in idle time."""

    def __init__(self, app: House, percent: int = WHOLE) -> None:
        self.app, self.percent = app, percent
        w, h = WINDOW
        self.top = round(BAR_H * unit(WINDOW, percent))
        self.size = w, h - self.top
        self._kept = Pictures[tuple[str, int]](MOST)  # by what they show and their width
        self._wanted: dict[str, tuple[int, Lay]] = {}
        self._begun: tuple[str, Table] | None = None

    def get(self, key: str, lay: Lay, wide: int) -> pygame.Surface | None:
        """The picture, so many pixels wide; None until it has come. `key` says all that it shows."""
        found = self._kept.get((key, wide))
        if found is None and (whole := self._kept.get((key, self.size[0]))):
            high = max(1, round(wide * self.size[1] / self.size[0]))
            found = rounded(pygame.transform.smoothscale(whole, (wide, high)), min(8, high / 8))
            self._kept.keep((key, wide), found)
        if found is None and key not in self._wanted:
            self._wanted[key] = wide, lay
            if self.app.pictures.patient:
                while self._wanted:
                    self.go_on()
                return self.get(key, lay, wide)
        return found

    def draw(self, key: str, lay: Lay, s: Sheet, at: Area) -> None:
        """The picture in the middle of its place, as large as it fits; until it has come a table that is still
        bare, and says so where there is room."""
        (x, y, w, h), (wide, high) = at, self.size
        k = min((w - 2 * EDGE) / wide, (h - 2 * EDGE) / high)
        box = x + (w - wide * k) / 2, y + (h - high * k) / 2, wide * k, high * k
        left, top = box[:2]
        edge = plate(left - EDGE, top - EDGE, wide * k + 2 * EDGE, high * k + 2 * EDGE, SLIP, palette.fade)
        put(s, at, edge, 4)
        if (image := self.get(key, lay, round(wide * k * s.u))) is not None:
            s.blit(image, left, top)
        else:
            put(s, at, plate(*box, CHIP, palette.plum), 2)
            if box[2] >= ROOMY:
                s.say("Laying the table", "note", palette.mist, x + w / 2, y + h / 2, "c", box[2] - 24, maxh=26)

    def go_on(self) -> bool:
        """The next bit of what is wanted, the largest first; True when a picture has come."""
        if self._begun is None:
            return bool(self._wanted) and self._begin()
        key, table = self._begun
        pictures = self.app.pictures
        if pictures.awaited:
            return False
        image = self._painted(table)
        if pictures.awaited:  # it shows drafts
            return False
        table.frame.forget()
        pictures.worker.made(self._slot(key), lambda: image)
        return self._came(key, image)

    def _begin(self) -> bool:
        key, (_, lay) = max(self._wanted.items(), key=lambda one: one[1][0])
        if (image := self.app.pictures.disk.read(self._slot(key))) is not None:
            return self._came(key, image)
        if (laid := lay()) is None:
            return self._came(key, pygame.Surface(self.size))
        self._begun = key, self._table(laid)
        return False

    def _came(self, key: str, image: pygame.Surface) -> bool:
        self._begun = None
        self._kept.keep((key, self.size[0]), image)
        return self._wanted.pop(key, None) is not None

    def _slot(self, key: str) -> tuple[str, tuple[int, int], str]:
        return slot_of(f"glance {self.percent} {key}", self.size)

    # ---- tables that nobody sits at -----------------------------------------------------------------------------
    def _table(self, laid: Laid) -> Table:
        with self._looked_at():
            table: Table = self.app.make("table", Sitting(None, laid.match, list(laid.players)), Still())
            table.panes.sheet = partial(table.sheet, pygame.Surface(WINDOW))
            table.resized()
            table.catch_up()
        return table

    def _painted(self, table: Table) -> pygame.Surface:
        """All of it but its bar."""
        surface = pygame.Surface(WINDOW)
        with self._looked_at():
            self.app.painter.paint(surface, table)
        return surface.subsurface((0, self.top, *self.size)).copy()

    @contextmanager
    def _looked_at(self) -> Iterator[None]:
        """Meanwhile everything has the size of the picture, and is no part of the frame."""
        app = self.app
        was = app.settings.ui_scale, app.painter.record
        app.settings.ui_scale, app.painter.record = self.percent, False
        try:
            yield
        finally:
            app.settings.ui_scale, app.painter.record = was
