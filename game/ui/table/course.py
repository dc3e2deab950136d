"""course: everybody's chance to win from the first answer on, with the line of the whole game below the table, or in a
low window under that line while it is pointed at; and what the marks of the line are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.ui.draw.paint import GOLD, PAPER, Area, Sheet
from game.ui.draw.shapes import NIGHT, SOFT
from game.ui.style.metrics import BROAD, EVEN
from game.ui.style.palette import palette
from game.ui.table.bar import TopBar
from game.ui.table.milestones import Milestone, R, milestone_mark
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View
from game.ui.table.story import Story
from game.ui.table.timeline import BESIDE, TimeLine
from game.ui.widgets import plates
from game.ui.window.focus import Control

HEAD, LINES, FOOT, ROW = 44.0, 70.0, 36.0, 22.0  # units of title, chances, what bars and dots are, and a row of marks
LOW = 30.0  # units of the title below the table
LEFT, RIGHT = 58.0, 20.0  # units beside the lines, with the ticks
A_FRAME = 20  # answers that are judged in one frame: some of a millisecond
EDGE, INDENT, COLUMN = 16.0, 30.0, 168.0  # beside the rows, before their words, and of a kind of marks at least
TOP = BAR_H + 4
FEW = 3  # milestones of one mark that are told


class Course(Part):
    """What all know decides while the game runs, and what was so once it is over."""

    name = "course"

    def __init__(self, view: View, line: TimeLine, bar: TopBar) -> None:
        super().__init__(view)
        self.line, self.bar = line, bar
        self.story: Story | None = None
        self._ways: tuple[object, str] = None, ""

    @property
    def open(self) -> bool:
        """Below the table it stands as long as the past is shown."""
        return self.line.box is not None and (self.below or self.line.watched)

    @property
    def below(self) -> bool:
        """Whether it has a place of its own, and lies over nothing."""
        return self.view.foot > 0

    @property
    def box(self) -> Area:
        """The strip below the table; or under the line, as wide as that with what stands beside it, and as high as what
        it tells."""
        if self.below:
            w, h = self.view.room
            return 4, h + 4, w - 8, self.view.foot - 8
        x, _, w, _ = self.line.box or (0, 0, 0, 0)
        low = max((top + high for _, _, (_, top, _, high) in self.rows()), default=TOP + HEAD + LINES + FOOT)
        return x - LEFT, TOP, w + LEFT + RIGHT, low - TOP + 6

    @property
    def lines(self) -> Area:
        """Where everybody's chances lie: as wide as the line, above or below it."""
        x, y, w, _ = self.line.box or (0, 0, 0, 0)
        return (x, self.box[1] + 12, w, y - self.box[1] - 16) if self.below else (x, TOP + HEAD, w, LINES)

    def column(self) -> Area:
        """What is told of marks begins there and is so wide."""
        x, _, w, _ = self.line.box or (0, 0, 0, 0)
        if self.below:
            left = x + w + BESIDE + 2 * EDGE
            return left, self.box[1] + LOW, self.view.room[0] - left - EDGE, self.box[3] - LOW
        return x - LEFT + EDGE, TOP + HEAD + LINES + FOOT - 6, w + LEFT + RIGHT - 2 * EDGE, self.view.room[1]

    def rows(self) -> list[tuple[Milestone, str, Area]]:
        """What is told of the mark that is pointed at, or what marks there are: each with its words and its place, as
        many as have room."""
        left, y, wide, room = self.column()
        if numbers := self.line.told():
            few = FEW
            while (found := self.told_rows(numbers, few)) and few > 1 and found[-1][2][1] + found[-1][2][3] > y + room:
                few -= 1
            return found
        columns = max(1, int(wide / COLUMN))
        each = wide / columns
        return [
            (kind, kind.words, (left + i % columns * each, y + i // columns * ROW, each, ROW))
            for i, kind in enumerate(self.kinds())
        ]

    def told_rows(self, numbers: Sequence[int], few: int) -> list[tuple[Milestone, str, Area]]:
        """So many of these milestones, one below the other."""
        (left, top, wide, _), found = self.column(), list[tuple[Milestone, str, Area]]()
        for kind, words in self.milestones_told(numbers, few):
            high = max(ROW, self.view.measured(words, "note", wide - INDENT) + 4)
            found.append((kind, words, (left, top, wide, high)))
            top += high
        return found

    def kinds(self) -> list[Milestone]:
        """Those that are on the line, the weightiest first."""
        return sorted(set(self.line.marks().milestones.values()), key=lambda kind: -kind.weight)

    def controls(self) -> Iterable[Control]:
        """A press on the lines leads to their moment, as on the line above."""
        if self.open:
            place = self.lines if self.below else self.box
            ground = Control("course/ground", place, "Chance to win", zone="bar", radius=BROAD, stop=False)
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
        if not self.open or self.story is None:
            return
        box, (x, top, w, high) = self.box, self.lines
        told = "as all could see it" if self.story.public else "as the computers judge it"
        s.cover(*box)
        left, _, room, _ = self.column()
        if self.below:
            plates.panel(s, box)
            words, at = self.when() or f"Chance to win, {told}", (left, box[1] + 17)
        else:
            plates.panel(s, box, "Chance to win", note=told if w > 300 else "", ico="eye")
            words, at, room = self.when() or self.line.legend(), (x, top + high + 18), w
        self.draw_chances(s, self.story, (x, top, w, high))
        if not words or s.wide(words, "small") > room:
            words = "Press anywhere on the line."
        s.say(words, "small", SOFT, *at, "l", room)
        foot, rows = box[1] + box[3] - 13, self.rows()
        free = not self.line.told() and all(top + high <= foot - 8 for _, _, (_, top, _, high) in rows)
        if self.below and free and s.wide(self.line.legend(), "small") <= room:
            s.say(self.line.legend(), "small", SOFT, left, foot, "l", room)
        for kind, words, (left, top, wide, high) in rows:
            s.svg(milestone_mark(kind, left + R + 3, top + ROW / 2), left, top, 2 * R + 6, ROW)
            self.view.style.lines(s, "note", words, PAPER, (left + INDENT - 6, top, wide - INDENT + 6, high))

    def when(self) -> str:
        """The round of the mark that is pointed at; "" for none."""
        numbers = self.line.told()
        return self.line.when(numbers[0]) if numbers else ""

    def milestones_told(self, numbers: Sequence[int], few: int) -> Iterator[tuple[Milestone, str]]:
        """The first few of these milestones, each in its line of the log."""
        shown, kinds = numbers[:few], self.line.marks().milestones
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
        s.svg(body + self.ways(story, place, most), x - LEFT, top - 6, w + LEFT + RIGHT, high + 12)
        now = x + w * self.view.shown / max(1, self.view.whole)
        s.svg(
            f'<rect x="{now - 1:.1f}" y="{top - 4}" width="2" height="{high + 8}" fill="{GOLD}"/>',
            now - 1,
            top - 4,
            3,
            high + 8,
        )

    def ways(self, story: Story, place: Area, most: float) -> str:
        """The lines of all seats, the own one over the others, and the bookmarks: made once for all moments."""
        key = len(story.chances), place, most, self.view.home, tuple(self.view.bookmarks), self.view.whole
        if self._ways[0] == key:
            return self._ways[1]
        (x, top, w, high), whole, body = place, max(1, self.view.whole), ""
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
        self._ways = key, body
        return body
