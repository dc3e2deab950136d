"""sheeted: what lies over a room: laid out for a canvas of 1280 x 720, and in the middle of one of any other size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ui.draw.paint import Sheet
from game.ui.window.display import CANVAS
from game.ui.window.focus import Control
from game.ui.window.scene import Scene


class Sheeted(Scene):
    """A subclass draws on `middled(s)` and offers `things` in the same places; `grows` says how far it fits."""

    overlay = True

    @property
    def shift(self) -> tuple[float, float]:
        wide, high = self.room
        return (wide - CANVAS[0]) / 2, (high - CANVAS[1]) / 2

    def middled(self, s: Sheet) -> Sheet:
        """The canvas with its origin where that of the layout lies."""
        dx, dy = self.shift
        return Sheet(s.units[0] * s.u, s.units, s.surf, (s.ox + dx * s.u, s.oy + dy * s.u), s.text_scale, s.marks)

    def things(self) -> Sequence[Control]:
        """What can be chosen, in the places of the layout."""
        return super().controls()

    def controls(self) -> Sequence[Control]:
        dx, dy = self.shift
        return [moved(control, dx, dy) for control in self.things()]


def moved(control: Control, dx: float, dy: float) -> Control:
    """The control in another place; it goes on to be told of places as if it were in the old one."""
    x, y, w, h = control.rect
    ring, press, point = control.ring, control.press, control.point
    return replace(
        control,
        rect=(x + dx, y + dy, w, h),
        ring=ring and (ring[0] + dx, ring[1] + dy, *ring[2:]),
        press=press and (lambda px, py: press(px - dx, py - dy)),
        point=point and (lambda px, py: point(px - dx, py - dy)),
    )
