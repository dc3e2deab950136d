"""jotpick: what a note is to be about is chosen on the table itself, by mouse, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.ui.draw.paint import GOLD, Area, Sheet, icon
from game.ui.draw.shapes import GLOW, NIGHT, frame, plate
from game.ui.style.metrics import BOLD, BROAD, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.table.jotpad import JotPad
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View, kept
from game.ui.widgets import looks
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

WIDE, HIGH, AIR = 420.0, 48.0, 8.0  # units of the strip that asks, and what is round it
NARROW = 300.0  # units wide below which the way back stands under the words
ASKED = "What is your note about?"


class JotPick(Part):
    """While it asks, everything that can be noted opens the pad, and nothing else can be chosen."""

    name = "jotpick"

    def __init__(self, view: View, pad: JotPad, things: Callable[[], Sequence[Control]]) -> None:
        """`things`: all that lies on the table."""
        super().__init__(view)
        self.pad, self.things, self.asks = pad, things, False

    # ---- begun and ended -------------------------------------------------------------------------------------------
    def begin(self) -> None:
        """Ask what the note is about."""
        self.asks = True
        self.view.hush()
        self.view.redraw()

    def close(self) -> bool:
        was, self.asks = self.asks, False
        return was

    def put_away(self) -> None:
        self.asks = False

    # ---- what can be chosen ----------------------------------------------------------------------------------------
    @property
    def box(self) -> Area:
        """In place of the question; below the bar where there is none."""
        wide = min(WIDE, self.view.room[0] - 2 * AIR)
        return self.view.area("prompt") or ((self.view.room[0] - wide) / 2, BAR_H + AIR, wide, HIGH)

    def back(self) -> Control:
        x, y, w, h = self.box
        high = min(36.0, h - 6)
        box = (x + w - 112, y + (h - high) / 2, 100.0, high) if w >= NARROW else (x + 52, y + h - 44, w - 60, 36.0)
        return Control("jotpick/back", box, "Cancel", self.close, zone=self.name, radius=BROAD)

    def moment(self) -> Control:
        """The moment that is shown as what the note is about."""
        x, y, w, h = self.back().rect
        box = (x - h - AIR, y, h, h) if self.box[2] >= NARROW else (self.box[0] + 8, y, h, h)
        tags: dict[str, object] = {"bubble": True}
        return Control("jotpick/moment", box, "This moment", self.pick_moment, zone=self.name, radius=SLIP, tags=tags)

    def pick_moment(self) -> None:
        self.asks = False
        self.pad.open_moment(self.view.shown)
        self.view.redraw()

    def controls(self) -> Sequence[Control]:
        """All things on the table as what a note can be about, the moment itself, and the way back."""
        if not self.asks:
            return ()
        sheet = Control("jotpick/sheet", self.box, "Note", None, zone=self.name, stop=False)
        return *self.picks(), sheet, self.moment(), self.back()

    @kept
    def notable(self) -> set[str]:
        """The ids of what can be noted."""
        return {one.id for one in self.things() if one.stop and self.pad.thing(one)}

    def picks(self) -> Iterator[Control]:
        notable = self.notable()
        for one in self.things():
            if one.id in notable:
                pick, box = self.picker(one), one.rect
                found = Control(one.id, box, one.label, pick, zone=one.zone, radius=one.radius, inside=one.covers)
                found.tags, found.ring = {"bubble": True}, one.ring
                yield found

    def picker(self, thing: Control) -> Callable[[], None]:
        def pick() -> None:
            self.asks = False
            self.pad.open_at(thing)
            self.view.redraw()

        return pick

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if not self.asks:
            return
        if over := next((one for one in self.picks() if one.id == self.view.pointed), None):
            x, y, w, h = over.rect
            s.svg(frame(x, y, w, h, min(over.radius, w / 2, h / 2), GLOW, BOLD), x - 2, y - 2, w + 4, h + 4)
        s.cover(*self.box)
        x, y, w, h = self.box
        s.svg(plate(*self.box, BROAD, NIGHT) + frame(*self.box, BROAD, GOLD, THIN), x - 2, y - 2, w + 4, h + 4)
        if w >= NARROW:
            s.svg(icon("star", x + 26, y + h / 2, 24, GLOW, NIGHT), x + 10, y + 3, 32, h - 6)
            s.say(ASKED, "name", palette.cream, x + 48, y + h / 2, "l", w - 212)
        else:
            s.tell(ASKED, "heading", palette.cream, x + 10, y + 14, w - 20, "c", maxh=h - 62)
        back, moment = self.back(), self.moment()
        looks.icon_button(s, moment.rect, ".ribbon", look_of(s, self.view.focus, moment).state)
        looks.button(s, back.rect, back.label, look_of(s, self.view.focus, back).state)
