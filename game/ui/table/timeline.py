"""timeline: the whole game as a line in the bar of the past: rounds and throws are marked on it, and any moment is a
press away."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Changed, Rolled
from game.ui.draw.paint import GOLD, Sheet
from game.ui.draw.shapes import GLOW, NIGHT, disc
from game.ui.style.palette import palette
from game.ui.table.bar import TopBar
from game.ui.table.chronicle import CLOCKS
from game.ui.table.part import Part
from game.ui.table.view import Area, View
from game.ui.window.focus import Control
from game.ui.window.widget import look_of

THROW_APART = 7.0  # units between marks of throws: closer ones would be one smear


class TimeLine(Part):
    """Stands in the bar while the past is shown, where there is room for it."""

    name = "timeline"

    def __init__(self, view: View, bar: TopBar) -> None:
        super().__init__(view)
        self.bar = bar
        self._known: tuple[object, tuple[list[int], list[int]]] | None = None

    @property
    def box(self) -> Area | None:
        """Between the name of the moment and the way back; None where it would be too short to be of use."""
        return self.bar.line_room() if self.view.past else None

    def controls(self) -> Sequence[Control]:
        if (box := self.box) is None:
            return ()
        one = Control("timeline", box, "Time line", None, zone="bar", tip="Press anywhere on it to see that moment.")
        one.tags = {"bubble": True}
        one.press, one.steer = self.go, self.steer
        return (one,)

    def go(self, px: float, py: float) -> None:
        """To the moment that was pressed, or dragged to."""
        assert self.box is not None
        x, _, w, _ = self.box
        part = max(0.0, min(1.0, (px - x) / w))
        to = round(part * self.view.whole)
        if to != self.view.shown:
            self.view.looking_back.to(to)

    def steer(self, dx: int, dy: int) -> bool:
        """Left and right one line of the log, up and down one round."""
        if dx:
            self.view.looking_back.step(dx)
        elif dy:
            rounds, _ = self.marks()
            now = self.view.shown
            ahead = [n + 1 for n in rounds if n + 1 > now] if dy > 0 else [n + 1 for n in rounds[::-1] if n + 1 < now]
            self.view.looking_back.to(ahead[0] if ahead else self.view.whole if dy > 0 else 0)
        return bool(dx or dy)

    def marks(self) -> tuple[list[int], list[int]]:
        """The numbers of the events with which a round began, and of those that were thrown, as the viewer knows."""
        key = self.view.whole, self.view.viewer
        if self._known is None or self._known[0] != key:
            rounds, throws = list[int](), list[int]()
            for number in range(self.view.whole):
                match self.view.event(number):
                    case Changed(field=field, value=int(value)) if field in CLOCKS and value:
                        rounds.append(number)
                    case Rolled():
                        throws.append(number)
            self._known = key, (rounds, throws)
        return self._known[1]

    def draw(self, s: Sheet) -> None:
        if (box := self.box) is None:
            return
        x, y, w, h = box
        middle, whole = y + h / 2, max(1, self.view.whole)
        now = x + w * self.view.shown / whole
        rounds, throws = self.marks()
        body = (
            f'<rect x="{x}" y="{middle - 2}" width="{w}" height="4" rx="2" fill="{NIGHT}"/>'
            f'<rect x="{x}" y="{middle - 2}" width="{max(0.0, now - x):.1f}" height="4" rx="2" fill="{GOLD}"/>'
        )
        for number in rounds:
            at = x + w * number / whole
            body += f'<rect x="{at - 1:.1f}" y="{middle - 9}" width="2" height="18" fill="{palette.cream}"/>'
        last = -THROW_APART
        for number in throws:
            at = w * number / whole
            if at - last >= THROW_APART:
                body += disc(round(x + at, 1), middle, 3, palette.glow if x + at <= now else palette.mist)
                last = at
        look = look_of(s, self.view.focus, self.controls()[0])
        body += disc(round(now, 1), middle, 9, NIGHT) + disc(round(now, 1), middle, 7, GLOW)
        if look.state in ("hover", "pressed"):
            body += disc(round(now, 1), middle, 3, palette.harm)
        s.svg(body, x - 10, y, w + 20, h)
