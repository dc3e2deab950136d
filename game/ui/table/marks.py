"""marks: what is drawn over the things of a table: lit choices, what a line of the log speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import INK, Area, Sheet, icon, svg
from game.ui.draw.shapes import GLOW, focus_ring, frame, plate
from game.ui.draw.svg import converted
from game.ui.style.metrics import ROUND, SLIP, THICK
from game.ui.style.palette import palette
from game.ui.table.part import View
from game.ui.window.focus import Control

LIT, CYAN = palette.glow, palette.cyan
STEP_MS = 30  # the moving edge goes one unit further
PITCH = 20  # units from dash to dash
STRIPS = 1 << 20  # bytes


def ring(s: Sheet, view: View, control: Control) -> None:
    """The ring of the focus round a control that is drawn otherwise, where it has the focus."""
    if view.focus.look(control).ring:
        focus_ring(s, control.ring or control.rect, control.radius)


class Marks:
    """Draws with the table's stamps; `strips` are rows of dashes by length."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.strips = Pictures[tuple[int, float]](STRIPS)

    def edge(self, s: Sheet, box: Area, colour: str, width: float) -> None:
        x, y, w, h = box
        width = round(width)

        def paint(t: Sheet) -> None:
            t.svg(frame(4, 4, w + 8, h + 8, ROUND, INK, width + 2) + frame(5, 5, w + 6, h + 6, ROUND, colour, width))

        self.view.stamps.put(s, ("edge", round(w), round(h), colour, width), x - 8, y - 8, w + 16, h + 16, paint)

    def choice(self, s: Sheet, control: Control) -> None:
        """A lit choice: a gold edge of moving dashes, and a wedge that points at it, so that colour is not needed, or
        the bulb of the hint, clear of what is printed in corners; it lies within where words stand above ("inside")."""
        view = self.view
        x, y, w, h = control.rect
        look = view.focus.look(control)
        hot = look.state in ("hover", "pressed")
        hinted = view.hint is not None and control.tags["key"] == view.hint.key
        low = 16 if control.tags.get("inside") else 0
        if w < 60 and not control.tags.get("whole"):  # a strip of a fan: the edge stays within it
            x, w = x + 4, w - 10

        def paint(t: Sheet) -> None:
            t.svg(
                frame(3, 11, w + 6, h + 6, SLIP, INK, THICK + 2, 0.85)
                + (
                    plate(4, 12, w + 4, h + 4, SLIP, GLOW, 0.1) + frame(4, 12, w + 4, h + 4, SLIP, GLOW, THICK)
                    if hot or hinted
                    else ""
                )
                + (
                    f'<circle cx="{w / 2 + 6}" cy="{low + 17}" r="17" fill="{INK}" opacity=".85"/>'
                    + icon("bulb", w / 2 + 6, low + 17, 26, LIT, INK)
                    if hinted
                    else f'<path d="M{w / 2 - 6} {low + 2}H{w / 2 + 18}L{w / 2 + 6} {low + 20}Z" fill="{INK}"/>'
                    f'<path d="M{w / 2 - 2} {low + 4}H{w / 2 + 14}L{w / 2 + 6} {low + 16}Z" fill="{LIT}"/>'
                )
            )

        view.stamps.put(s, ("choice", round(w), round(h), hot, hinted, low), x - 6, y - 14, w + 12, h + 24, paint)
        self.march(s, (x + 1.5, y + 1.5, w - 3, h - 3) if w < 50 else (x, y, w, h))
        s.mark("choice", x, y, w, h, str(control.tags["key"]))
        if look.ring:
            focus_ring(s, control.rect, control.radius)

    def choices(
        self,
        s: Sheet,
        controls: Callable[[], Iterable[Control]],
        over: Callable[[Sheet, Control], object] = lambda s, control: None,
    ) -> None:
        """Lit choices, each with what a table draws `over` it, and the ring of the focus on whatever else has it."""
        if self.view.question is None and self.view.focus.device == "mouse":
            return
        for control in controls():
            if (key := control.tags.get("key")) and self.view.may_choose(key):
                self.choice(s, control)
                over(s, control)
            elif self.view.focus.look(control).ring:
                focus_ring(s, control.ring or control.rect, control.radius)

    def march(self, s: Sheet, box: Area) -> None:
        """Dashes that go round a box clockwise while the glow lasts; four strips, laid with a shift."""
        x, y, w, h = box
        gone = self.view.glow / STEP_MS % PITCH if self.view.glow > 0 else 0.0
        across, down = self.strip(s, w), pygame.transform.rotate(self.strip(s, h), 90)
        far, wide, high, thick = round(gone * s.u), round(w * s.u), round(h * s.u), across.get_height()
        back = round(PITCH * s.u) - far
        half = thick // 2
        left, top = s.px(x, y)
        s.surf.blit(across, (left, top - half), (far, 0, wide, thick))
        s.surf.blit(across, (left, top + high - half), (back, 0, wide, thick))
        s.surf.blit(down, (left - half, top), (0, back, thick, high))
        s.surf.blit(down, (left + wide - half, top), (0, far, thick, high))

    def strip(self, s: Sheet, length: float) -> pygame.Surface:
        """A row of dashes, one pitch longer than the side it is for."""
        key = (round(length), s.u)
        if (image := self.strips.get(key)) is None:
            count = int(length / PITCH) + 3
            d = "".join(f"M{i * PITCH + 3} 4H{i * PITCH + PITCH * 0.6:.1f}" for i in range(count))
            size = (count * PITCH * s.u, 8 * s.u)
            dashes = svg(
                f'<path d="{d}" fill="none" stroke="{LIT}" stroke-width="3.4" stroke-linecap="round"/>',
                size,
                (0, 0, count * PITCH, 8),
            )
            image = self.strips.keep(key, converted(dashes))
        return image
