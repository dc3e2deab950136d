"""shelfware: what stands on the shelf and hangs under it: boxes, brass plaques, and the card about the chosen box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.draw.paint import INK, Sheet, icon
from game.ui.draw.shapes import focus_ring, frame, plate, put
from game.ui.scenes import rooms
from game.ui.scenes.boxes import SIDE, cover
from game.ui.table.face import Cover
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED, Ramp
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.scenes.shelf import Shelf

BOX_W, BOX_H, GAP = 186, 258, 34
ROOM = 1230  # units for all boxes side by side; more than fit with a gap stand closer
BOARD = 500  # y of the shelf board
LIFT, LIFT_MS = 14, 120
GLOW_R = 110  # how far the light behind a box reaches beyond it
CARD = (310, 562, 660, 64)


class BoxWidget(Widget):
    """A game's box: lifts under the pointer, wears a ribbon when its game is in progress."""

    def __init__(self, shelf: Shelf, box: Cover, x: float, started: bool) -> None:
        super().__init__(f"box/{box.name}", (x, BOARD - BOX_H - SIDE + 8, BOX_W + SIDE, BOX_H + SIDE - 8))
        self.shelf, self.game, self.started = shelf, box, started
        self.up = 0.0
        self.zone = "shelf"

    def controls(self) -> Sequence[Control]:
        return (self.control(lambda: self.shelf.choose(self.game), self.game.title, 6),)

    def update(self, dt: float) -> bool:
        """Rise and sink; with reduced motion only the bright edge shows."""
        hot = self._hot()
        goal = 1.0 if hot and not self.shelf.parlour.settings.reduced_motion else 0.0
        before, step = self.up, dt / LIFT_MS
        self.up = min(goal, self.up + step) if goal > self.up else max(goal, self.up - step)
        return self.up != before

    def _hot(self) -> bool:
        focus = self.shelf.focus
        return (focus.over if focus.device == "mouse" else focus.at) == self.id

    def draw(self, s: Sheet, focus: Focus) -> None:
        control = self.controls()[0]
        x, _, _, _ = self.box
        y = BOARD - BOX_H - SIDE - LIFT * self.up * (2 - self.up)
        hot = self._hot()
        s.svg(
            f'<path d="M{x + 4:.0f} 500H{x + BOX_W + 18:.0f}L{x + BOX_W + 44:.0f} 510H{x + 26:.0f}Z" '
            f'fill="#3a1420" opacity=".45"/>'
            f'<path d="M{x + BOX_W:.0f} 300L{x + BOX_W + 34:.0f} 324V500H{x + BOX_W:.0f}Z" fill="#0b2030" '
            f'opacity=".35"/>',
            x,
            290,
            BOX_W + 50,
            224,
        )
        if hot:
            s.svg(plate(x - 5, y + 13, BOX_W + 10, BOX_H + 10, 4, "#ffe9a8"), x - 6, y + 12, BOX_W + 12, BOX_H + 12)
        s.blit(cover(self.shelf.parlour.pictures, self.game, round((BOX_W + SIDE) * s.u)), x, y)
        if self.started:
            self._band(s, x, y + 196, "In progress", ("#ff8f7a", "#a8263f", "#4d0f26"))
        if focus.look(control).ring:
            focus_ring(s, (x, y + SIDE, BOX_W, BOX_H), 6)
        s.mark("control", x, y + SIDE, BOX_W, BOX_H, self.id)

    def glow(self, s: Sheet) -> None:
        """The light on the wall behind a box that is pointed at; it lies below all boxes."""
        if not self._hot():
            return
        x, (w, h) = self.box[0] - GLOW_R, (BOX_W + 2 * GLOW_R, 350)
        middle = self.box[0] + BOX_W / 2
        stops = ((0, "#ffe08a", 0.75), (0.5, "#ffcf6a", 0.38), (1, "#ffcf6a", 0))
        s.svg(rooms.light((x, 150, w, h), middle, 340, GLOW_R + BOX_W / 2, stops), x, 150, w, h)

    def _band(self, s: Sheet, x: float, y: float, text: str, ramp: Ramp) -> None:
        """A ribbon across the front that is folded round the left edge."""
        put(
            s,
            (x - 8, y, BOX_W + 16, 44),
            f'<path d="M{x - 8} {y + 34}L{x} {y + 42}V{y + 34}Z" fill="{ramp[2]}"/>'
            f'<rect x="{x - 8}" y="{y}" width="{BOX_W + 8}" height="34" fill="{ramp[1]}"/>'
            f'<rect x="{x - 8}" y="{y}" width="{BOX_W + 8}" height="4" fill="{ramp[0]}"/>',
        )
        s.text(text, "title", 20, "#fff4de", x + BOX_W / 2, y + 19, "c", BOX_W - 20, maxh=20)


class Plaque(Button):
    """A way from the shelf, engraved on a brass plate that is riveted to the cabinet."""

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        large = h > 50
        left = 46 if large else 56
        down = 3 if look.state == "pressed" else 0
        face = "#f3cf78" if look.state == "hover" else "#e6b95a"
        y += down
        put(
            s,
            self.box,
            plate(x, y + 4 - down, w, h, 9, "#1a0c1c")
            + plate(x, y, w, h, 9, "#ffe08a" if look.state == "hover" else "#b5822f")
            + plate(x + 3, y + 2, w - 6, h - 6, 7, face)
            + f'<path d="M{x + 10} {y + 2}H{x + w - 10}C{x + w - 6} {y + 2} {x + w - 3} {y + 5} {x + w - 3} {y + 9}'
            f"V{y + 14}H{x + 3}V{y + 9}"
            f'C{x + 3} {y + 5} {x + 6} {y + 2} {x + 10} {y + 2}Z" fill="#f7dd96"/>'
            + self._rivets(x, y + h / 2, w, large)
            + icon(self.ico or "menu", x + left - 20, y + h / 2, 22 * h / 46, "#4a2416", face),
        )
        room = w - left - (8 if large else 22)
        s.text(self.text, "title", 20, "#3a1a14", x + left, y + h / 2 + 1, "l", room, maxh=h - 20)

    def _rivets(self, x: float, y: float, w: float, large: bool) -> str:
        """Large words take their place."""
        if large:
            return ""
        return "".join(f'<circle cx="{at}" cy="{y}" r="3" fill="#8a5a1e"/>' for at in (x + 12, x + w - 12))


class InfoCard(Widget):
    """What the box says that is pointed at, and Play."""

    def __init__(self, shelf: Shelf) -> None:
        x, y, w, h = CARD
        super().__init__("play", (40 if shelf.running else x, y, 930 if shelf.running else w, h))
        self.shelf = shelf

    def _button(self) -> Button:
        x, y, w, _ = self.box
        box, high = self.shelf.shown_box, self.shelf.larger(40)
        made = Button(
            "play", (x + w - 136, y + 29 - high / 2, 120, high), "Play", lambda: self.shelf.choose(box), RED, size=21
        )
        made.set(zone="shelf")
        return made

    def controls(self) -> Sequence[Control]:
        return self._button().controls()

    def draw(self, s: Sheet, focus: Focus) -> None:
        box, (x, y, w, h) = self.shelf.shown_box, self.box
        put(
            s,
            self.box,
            plate(x, y + 4, w, h, 14, "#1c0f22", 0.55)
            + plate(x, y, w, h, 14, "#fff1d2")
            + frame(x, y, w, h, 14, "#d9b36a", 3)
            + icon(box.sign, x + 38, y + 32, 36, "#c23a45", "#fff1d2"),
        )
        room = w - 230
        n = s.text(box.title, "title", 25, INK, x + 70, y + 20, "l", room, maxh=20)
        if self.shelf.running and n < 500:
            who = f"{box.seats} players, {box.minutes} minutes"
            s.text(who, "semi", 17, "#5b4665", x + 84 + n, y + 21, "l", room - n - 14, maxh=16)
        s.text(box.tagline, "text", 19, "#4a3550", x + 70, y + 46, "l", room, maxh=13)
        self._button().draw(s, focus)
