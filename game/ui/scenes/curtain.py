"""curtain: the cover between two people at one laptop: whose turn it is, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.company import Player
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.rooms.drapes import EMBLEM, HEM, VALANCE, drapes, scale_of
from game.ui.draw.shapes import frame, plate, put, shade
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, overlay, pad, row
from game.ui.style.metrics import BROAD, SLIP
from game.ui.style.palette import palette
from game.ui.table.crests import seat_medal
from game.ui.widgets.controls import Button
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED
from game.ui.window.focus import Given
from game.ui.window.scene import Pop, Reset

if TYPE_CHECKING:
    from game.ui.house.house import House

RIBBON = (
    palette.risk_shade,
    palette.garnet,
    palette.garnet,
    palette.garnet,
)  # what the plate is sewn on: left end, right end, their folds
TAIL = 64  # units by which the ribbon reaches out at either side


class Curtain(Flowing):
    """Opaque. It knows who is next and nothing of the game; what is hidden is never asked for. `kept`: how what lies
    behind it is come back to.

    `on_ready` is what the scene below gets to do once the curtain is gone: it is the result of the Pop. For `deaf` ms
    presses are still meant for what lay there before.
    """

    first = "ready"

    def __init__(
        self,
        app: House,
        player: Player,
        on_ready: Callable[[], object],
        deaf: float = 0.0,
        kept: str = "The game is kept; Continue brings it back.",
    ) -> None:
        super().__init__()
        self.parlour, self.player, self.on_ready, self.deaf, self.kept = app, player, on_ready, deaf, kept

    def enter(self) -> None:
        self.set_out()

    def _lift(self) -> object:
        return Pop(self.on_ready)

    def _away(self) -> object:
        return Reset(self.parlour.home())

    def update(self, dt: float) -> bool:
        self.deaf = max(0.0, self.deaf - dt)
        return super().update(dt)

    def on_given(self, given: Given) -> object:
        """Nothing is heard that was meant for the table: the next one's secrets lie behind the curtain."""
        return bool(self.deaf) and given.kind in ("press", "key")

    def back(self) -> object:
        """The way back is behind the curtain: only being ready lifts it."""
        return True

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        k = scale_of(self.sheet(self.app.window.surface).units[1])
        ready = Button("ready", NOWHERE, "Ready", self._lift, RED, "eye", lit=True)
        shelf = self.button(
            "shelf", "To the shelf", lambda: Reset(self.parlour.home()), ico="gate", high=40, tip=self.kept
        )
        emblem = fit("emblem", *EMBLEM, 0.5)
        deeds = row(
            box().min(w=170).share(), self.leaf(ready, 200, 64).max(280, 64), overlay(shelf.stick("e")).share(), gap=12
        )
        large, small = (
            column(plate, deeds, self._only(), gap=14).like(w=900)
            for plate in (self._plate("stage", 112, TAIL), self._plate("display", 96, 0))
        )
        forms = (column(emblem.share(), large, gap=18), large, column(emblem.share(), small, gap=18), small)
        return column(
            box().size(h=VALANCE * k),
            pad(first(*(one.stick("c") for one in forms)), 20, 6).share(),
            box().size(h=HEM * k),
        )

    def _plate(self, style: str, high: float, tail: float) -> Box:
        """Whose turn it is, on a plate sewn to a ribbon."""
        look = self.style.palette
        medal = self.painted(self._medal).size(high, high)
        words = column(
            self.words("Pass the laptop to", "lead", look.fade), self.words(self.player.name, style, look.ink)
        )
        inner = row(medal, words.stick("w").share(), gap=18)
        sewn = self.painted(partial(self._sewn, tail))
        return overlay(overlay(sewn, pad(inner.min(300, high - 8), air=(tail + 10, 0, tail + 26, 0))).stick("c"))

    def _medal(self, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        seat_medal(s, self.parlour.pictures, self.player.worn, x + w / 2, y + h / 2, h * 0.46)

    def _sewn(self, tail: float, s: Sheet, at: Area) -> None:
        look, (x, y, w, h) = self.style.palette, at
        x, w = x + tail, w - 2 * tail
        low, far = y + h - 16, tail + 2
        ribbon = (
            f'<path d="M{x - far} {y + 28}H{x + 20}V{low + 4}H{x - far}L{x - tail * 0.6} {y + h / 2 + 8}Z" '
            f'fill="{RIBBON[0]}"/>'
            f'<path d="M{x + w + far} {y + 28}H{x + w - 20}V{low + 4}H{x + w + far}L{x + w + tail * 0.6} '
            f'{y + h / 2 + 8}Z" fill="{RIBBON[1]}"/>'
            f'<path d="M{x} {low + 4}L{x + 20} {low + 4}V{low + 20}Z" fill="{RIBBON[2]}"/>'
            f'<path d="M{x + w} {low + 4}H{x + w - 20}V{low + 20}Z" fill="{RIBBON[3]}"/>'
        )
        put(
            s,
            (x - far, y, w + 2 * far, h + 20),
            (ribbon if tail else "")
            + shade(x + 4, y + 8, w, h, BROAD)
            + plate(x, y, w, h, BROAD, look.paper)
            + frame(x + 6, y + 6, w - 12, h - 12, SLIP, look.rule),
        )

    def _only(self) -> Box:
        """Who may look from here on, on a pill."""
        look = self.style.palette
        words = self.words(f"Only {self.player.name} looks from here on", "note", look.cream, align="c")
        pill = self.painted(lambda s, at: put(s, at, plate(*at, at[3] / 2, look.shadow, 0.72), 2))
        return overlay(overlay(pill, pad(words, 24, 6)).stick("c"))

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Area) -> None:
        emblem = self.area("emblem")
        paint = partial(drapes, emblem=emblem)
        rooms.ground(s, bleed, f"curtain {emblem}", paint, self.parlour.pictures)
