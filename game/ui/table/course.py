"""course: everybody's chance to win from the first answer on, under the line of the whole game while that is pointed
at."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.draw.paint import GOLD, Sheet
from game.ui.draw.shapes import NIGHT, SOFT
from game.ui.style.metrics import BROAD, EVEN
from game.ui.style.palette import palette
from game.ui.table.bar import TopBar
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part
from game.ui.table.story import Story
from game.ui.table.timeline import TimeLine
from game.ui.table.view import Area, View
from game.ui.widgets import plates
from game.ui.window.focus import Control

HIGH, HEAD, FOOT = 150.0, 44.0, 36.0  # units of the plate, its title, and what it tells
LEFT, RIGHT = 58.0, 20.0  # units beside the lines, with the ticks
A_FRAME = 20  # answers that are judged in one frame: some of a millisecond


class Course(Part):
    """What all know decides while the game runs, and what was so once it is over."""

    name = "course"

    def __init__(self, view: View, line: TimeLine, bar: TopBar) -> None:
        super().__init__(view)
        self.line, self.bar = line, bar
        self.story: Story | None = None

    @property
    def open(self) -> bool:
        return self.line.box is not None and self.view.pointed in ("timeline", "course/ground")

    @property
    def box(self) -> Area:
        """Under the line, as wide as that with what stands beside it."""
        x, _, w, _ = self.line.box or (0, 0, 0, 0)
        return x - LEFT, BAR_H + 4, w + LEFT + RIGHT, HIGH

    def controls(self) -> Iterable[Control]:
        """A press on the lines leads to their moment, as on the line above."""
        if self.open:
            ground = Control("course/ground", self.box, "Chance to win", zone="bar", radius=BROAD, stop=False)
            ground.press = self.line.go
            yield ground

    def passes(self, ms: float) -> bool:
        if not self.open:
            return False
        if self.story is None or self.story.whole != self.view.answered[1] + 1:
            self.story = self.view.story()
        return not self.story.done and self.story.go_on(A_FRAME)

    def draw(self, s: Sheet) -> None:
        line = self.line.box
        if not self.open or line is None or self.story is None:
            return
        x, _, w, _ = line
        box = self.box
        told = "as all could see it" if self.story.public else "as the computers judge it"
        s.cover(*box)
        plates.panel(s, box, "Chance to win", note=told if w > 300 else "", ico="eye")
        top, high = box[1] + HEAD, HIGH - HEAD - FOOT
        most = 1.0 if max((max(shares) for shares in self.story.chances), default=1) > 0.5 else 0.5
        s.say(self.line.legend() or "Press anywhere on the line.", "small", SOFT, x, box[1] + HIGH - 16, "l", w)
        body = "".join(
            f'<rect x="{x}" y="{top + high * part - 0.5:.1f}" width="{w}" height="1" fill="{palette.mist}" '
            f'opacity="{0.6 if part == 1 else 0.3}"/>'
            for part in (0, 0.5, 1)
        )
        for part in (0, 1):
            s.say(f"{100 * most * (1 - part):.0f} %", "small", SOFT, x - 8, top + high * part, "r")
        whole = max(1, self.view.whole)
        for seat in sorted(range(self.view.seats), key=lambda seat: seat == self.view.home):
            points = [
                f"{x + w * self.view.told_by(at) / whole:.1f} {top + high * (1 - shares[seat] / most):.1f}"
                for at, shares in enumerate(self.story.chances)
            ]
            path, strong = "M" + "L".join(points), seat == self.view.home
            for colour, wide in ((NIGHT, EVEN + 3 + strong), (self.bar.top.colour(seat), EVEN + strong)):
                body += f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
        for count in self.view.bookmarks:
            at = x + w * count / whole
            body += f'<rect x="{at - 0.5:.1f}" y="{top}" width="1" height="{high}" fill="{palette.honey}"/>'
        now = x + w * self.view.shown / whole
        body += f'<rect x="{now - 1:.1f}" y="{top - 4}" width="2" height="{high + 8}" fill="{GOLD}"/>'
        s.svg(body, box[0], top - 6, box[2], high + 12)
