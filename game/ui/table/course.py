"""course: everybody's chance to win from the first answer on, under the line of the whole game while that is pointed
at; and what the marks of that line are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.ui.draw.paint import GOLD, PAPER, Sheet
from game.ui.draw.shapes import NIGHT, SOFT
from game.ui.style.metrics import BROAD, EVEN
from game.ui.style.palette import palette
from game.ui.table.bar import TopBar
from game.ui.table.milestones import Milestone, R, milestone_mark
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part
from game.ui.table.story import Story
from game.ui.table.timeline import TimeLine
from game.ui.table.view import Area, View
from game.ui.widgets import plates
from game.ui.window.focus import Control

HEAD, LINES, FOOT, ROW = 44.0, 70.0, 36.0, 22.0  # units of title, chances, what bars and dots are, and a row of marks
LEFT, RIGHT = 58.0, 20.0  # units beside the lines, with the ticks
A_FRAME = 20  # answers that are judged in one frame: some of a millisecond
EDGE, INDENT, COLUMN = 16.0, 30.0, 190.0  # beside the rows, before their words, and of a kind of marks at least
TOP = BAR_H + 4
FEW = 3  # milestones of one mark that are told


class Course(Part):
    """What all know decides while the game runs, and what was so once it is over."""

    name = "course"

    def __init__(self, view: View, line: TimeLine, bar: TopBar) -> None:
        super().__init__(view)
        self.line, self.bar = line, bar
        self.story: Story | None = None

    @property
    def open(self) -> bool:
        return self.line.watched

    @property
    def box(self) -> Area:
        """Under the line, as wide as that with what stands beside it, and as high as what it tells."""
        x, _, w, _ = self.line.box or (0, 0, 0, 0)
        low = max((top + high for _, _, (_, top, _, high) in self.rows()), default=0.0)
        return x - LEFT, TOP, w + LEFT + RIGHT, HEAD + LINES + FOOT + low

    def rows(self) -> list[tuple[Milestone, str, Area]]:
        """What is told of the mark that is pointed at, or what marks there are: each with its words and its place below
        the lines."""
        x, _, w, _ = self.line.box or (0, 0, 0, 0)
        wide = w + LEFT + RIGHT - 2 * EDGE
        if numbers := self.line.told():
            found, top = list[tuple[Milestone, str, Area]](), 0.0
            for kind, words in self.milestones_told(numbers):
                high = max(ROW, self.view.measured(words, "note", wide - INDENT) + 4)
                found.append((kind, words, (x - LEFT + EDGE, top, wide, high)))
                top += high
            return found
        columns = max(1, int(wide / COLUMN))
        each = wide / columns
        return [
            (kind, kind.words, (x - LEFT + EDGE + i % columns * each, i // columns * ROW, each, ROW))
            for i, kind in enumerate(self.kinds())
        ]

    def kinds(self) -> list[Milestone]:
        """Those that are on the line, the weightiest first."""
        return sorted(set(self.line.marks().milestones.values()), key=lambda kind: -kind.weight)

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

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        line = self.line.box
        if not self.open or line is None or self.story is None:
            return
        (x, _, w, _), box = line, self.box
        told = "as all could see it" if self.story.public else "as the computers judge it"
        s.cover(*box)
        plates.panel(s, box, "Chance to win", note=told if w > 300 else "", ico="eye")
        self.draw_chances(s, self.story, (x, box[1] + HEAD, w, LINES))
        numbers = self.line.told()
        words = self.line.when(numbers[0]) if numbers else self.line.legend()
        if not words or s.wide(words, "small") > w:
            words = "Press anywhere on the line."
        s.say(words, "small", SOFT, x, box[1] + HEAD + LINES + 18, "l", w)
        for kind, words, (left, top, wide, high) in self.rows():
            top += box[1] + HEAD + LINES + FOOT - 6
            s.svg(milestone_mark(kind, left + R + 3, top + ROW / 2), left, top, 2 * R + 6, ROW)
            self.view.style.lines(s, "note", words, PAPER, (left + INDENT - 6, top, wide - INDENT + 6, high))

    def milestones_told(self, numbers: Sequence[int]) -> Iterator[tuple[Milestone, str]]:
        """The first few of these milestones, each in its line of the log."""
        shown, kinds = numbers[:FEW], self.line.marks().milestones
        left = len(numbers) - len(shown)
        for number in shown:
            event = self.view.event(number)
            line = self.view.tell(event) if event is not None else ""
            yield kinds[number], line + (f" And {left} more." if left and number == shown[-1] else "")

    def draw_chances(self, s: Sheet, story: Story, place: Area) -> None:
        """Everybody's, with the moment that is shown and the bookmarks."""
        x, top, w, high = place
        most = 1.0 if max((max(shares) for shares in story.chances), default=1) > 0.5 else 0.5
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
                for at, shares in enumerate(story.chances)
            ]
            path, strong = "M" + "L".join(points), seat == self.view.home
            for colour, wide in ((NIGHT, EVEN + 3 + strong), (self.bar.top.colour(seat), EVEN + strong)):
                body += f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
        for count in self.view.bookmarks:
            at = x + w * count / whole
            body += f'<rect x="{at - 0.5:.1f}" y="{top}" width="1" height="{high}" fill="{palette.honey}"/>'
        now = x + w * self.view.shown / whole
        body += f'<rect x="{now - 1:.1f}" y="{top - 4}" width="2" height="{high + 8}" fill="{GOLD}"/>'
        s.svg(body, x - LEFT, top - 6, w + LEFT + RIGHT, high + 12)
