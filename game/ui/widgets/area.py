"""area: a box in which other widgets scroll, so that a long page of settings stays usable at every size of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ui.draw.paint import GOLD, Area, Sheet
from game.ui.draw.shapes import WELL, WINE, plate, put
from game.ui.style.metrics import FINE
from game.ui.widgets.listing import BAR
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Widget

EDGE_ROOM = 12  # units kept between a focused control and the edge of the box


class ScrollArea(Widget):
    """`children` have places measured from the upper left corner of the box; `full` is how high they are together."""

    def __init__(self, id: str, box: Area, children: Sequence[Widget], full: float, tone: str = "dark") -> None:
        super().__init__(id, box)
        self.children, self.full, self.tone = list(children), full, tone
        self.top = 0.0

    def _limit(self) -> float:
        return max(0.0, self.full - self.box[3])

    def controls(self) -> Sequence[Control]:
        """First the ground, which takes the wheel, and the arrows where nothing else takes the focus; then the
        children's, moved to where they are seen."""
        self.top = min(self.top, self._limit())
        x, y, _, h = self.box
        out = []
        for child in self.children:
            for control in child.controls() if child.shown else ():
                out.append(self._moved(control, x, y - self.top, y, y + h))
        ground = Control(self.id + "/ground", self.box, "Page", scroll=self.scroll, stop=False)
        if self._limit() and not any(control.stop for control in out):
            ground.stop, ground.steer = True, lambda dx, dy: bool(dy) and self.scroll(-dy)
            ground.ring = (x + 10, y + 10, self.box[2] - 20, h - 20)
        return [ground, *out]

    def _moved(self, control: Control, dx: float, dy: float, top: float, bottom: float) -> Control:
        x, y, w, h = control.rect
        press, point, inside = control.press, control.point, control.inside

        def seen(px: float, py: float) -> bool:
            return (top <= py < bottom or bool(control.tags.get("modal"))) and (
                inside is None or inside(px - dx, py - dy)
            )

        return replace(
            control,
            rect=(x + dx, y + dy, w, h),
            inside=seen,
            reached=lambda: self._show(y, h),
            zone=self.zone or self.id,
            ring=control.ring and (control.ring[0] + dx, control.ring[1] + dy, *control.ring[2:]),
            press=press and (lambda px, py: press(px - dx, py - dy)),
            point=point and (lambda px, py: point(px - dx, py - dy)),
            scroll=control.scroll or self.scroll,
        )

    def _show(self, y: float, h: float) -> None:
        """Scroll so that a child's box is seen, and what is said below it as far as there is room for both."""
        room = self.box[3]
        below = [child.box[1] for child in self.children if child.box[1] >= y + h and child.controls()]
        h = max(h, min(min(below, default=self.full) - y, room - 2 * EDGE_ROOM))
        if y - EDGE_ROOM < self.top:
            self.top = y - EDGE_ROOM
        elif y + h + EDGE_ROOM > self.top + room:
            self.top = y + h + EDGE_ROOM - room
        self.top = max(0.0, min(self._limit(), self.top))

    def reveal(self, id: str) -> None:
        """Scroll so that the child with the control of that name is seen, if it is one of this box."""
        for child in self.children:
            if child.id and (id == child.id or id.startswith(f"{child.id}/")):
                self._show(child.box[1], child.box[3])

    def scroll(self, amount: float) -> bool:
        """Up by so many steps of the wheel; False at the end."""
        before = self.top
        self.top = max(0.0, min(self._limit(), self.top - amount * 52))
        return self.top != before

    def update(self, dt: float) -> bool:
        return any([child.update(dt) for child in self.children])

    def close(self) -> bool:
        """Shut an open list of a child."""
        return any([child.close() for child in self.children])

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        ground = self.controls()[0]
        if ground.stop:
            self.look(s, focus, ground)
        with s.clip(x - 10, y, w + 20, h):
            self._drawn(s, focus, above=False)
        if self._limit():
            long = max(30.0, h * h / self.full)
            at = y + (h - long) * self.top / self._limit()
            put(
                s,
                (x + w - BAR, y, BAR, h),
                plate(x + w - 8, y, 6, h, FINE, WELL, 0.6 if self.tone == "dark" else 0.15)
                + plate(x + w - 9, at, 8, long, FINE, GOLD if self.tone == "dark" else WINE),
                2,
            )

    def draw_above(self, s: Sheet, focus: Focus) -> None:
        self._drawn(s, focus, above=True)

    def _drawn(self, s: Sheet, focus: Focus, above: bool) -> None:
        """Draw the children with the sheet's origin moved to the scrolled corner."""
        ox, oy = s.ox, s.oy
        s.ox, s.oy = ox + self.box[0] * s.u, oy + (self.box[1] - self.top) * s.u
        for child in self.children:
            near = child.box[1] < self.top + self.box[3] + 60 and child.box[1] + child.box[3] > self.top - 60
            if child.shown and (above or near):
                (child.draw_above if above else child.draw)(s, focus)
        s.ox, s.oy = ox, oy
