"""timeline: the whole game as a line, below the table or in the bar of the past: rounds, throws and battles are marked
on it, and any moment is a press or a key away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.events import Changed
from game.ui.draw.paint import GOLD, Area, Sheet
from game.ui.draw.shapes import GLOW, NIGHT, disc
from game.ui.style.palette import palette
from game.ui.table.bar import TopBar
from game.ui.table.milestones import Milestones, R, Waymarks, milestone_mark, waymarks, weightiest
from game.ui.table.part import Part, View
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

APART = 7.0  # units between marks of throws, and of battles: closer ones would be one smear
LONG, BESIDE = 240.0, 36.0  # units from which on the line leaves room for a button, and what that takes
EVERY = (1, 2, 5, 10, 20, 50)  # of bars, where all of them have no room
LEFT, TOLD = 64.0, 410.0  # units left of a line below the table, and right of it for what is told of its marks
SNAP = 3.0  # units from the middle of a mark within which a press means it
KEYS = {  # by action: the marks that are walked through, and which way
    "turn_back": ("turns", -1),
    "turn_on": ("turns", 1),
    "round_back": ("rounds", -1),
    "round_on": ("rounds", 1),
}


class TimeLine(Part):
    """Stands in the bar while the past is shown, where there is room for it."""

    name = "timeline"

    def __init__(self, view: View, bar: TopBar, milestones: Milestones) -> None:
        """`milestones`: what the game has marked besides battles and throws."""
        super().__init__(view)
        self.bar, self.milestones = bar, milestones
        self.pointed_at: list[int] = []  # the milestones whose mark the pointer is on
        self._known: tuple[object, Waymarks] | None = None
        self._ways: tuple[object, dict[str, str]] = None, {}

    @property
    def box(self) -> Area | None:
        """Below the table, or between the name of the moment and the way back; None where it would be too short for
        any use."""
        if (room := self.line_room()) is None:
            return None
        return (*room[:2], room[2] - BESIDE, room[3]) if room[2] >= LONG else room

    def line_room(self) -> Area | None:
        """Its place, with that of a button beside it."""
        if not self.view.past or not (foot := self.view.foot):
            return self.bar.line_room() if self.view.past else None
        w, h = self.view.room
        return LEFT, h + foot - 38, w - LEFT - TOLD, 30.0

    @property
    def watched(self) -> bool:
        """Whether it is pointed at, or what is told under it."""
        return self.box is not None and self.view.pointed in ("timeline", "course/ground")

    @property
    def aside(self) -> Area | None:
        """Where a button stands beside it; None where there is room for the line alone."""
        room = self.line_room()
        return (room[0] + room[2] - 20, room[1], 32.0, 29.0) if room and room[2] >= LONG else None

    def resized(self) -> None:
        self._ways = None, {}

    def controls(self) -> Sequence[Control]:
        if (box := self.box) is None:
            return ()
        one = Control("timeline", box, "Time line: press anywhere on it", None, zone="bar")
        one.press, one.steer, one.point = self.go, self.steer, self.point
        return (one,)

    def go(self, px: float, py: float) -> None:
        """To the moment that was pressed, or dragged to; in the middle of a mark to just after its milestone."""
        assert self.box is not None
        x, _, w, _ = self.box
        part = max(0.0, min(1.0, (px - x) / w))
        near = (numbers[0] + 1 for at, numbers in self.groups() if abs(at - px) <= SNAP)
        to = next(near, round(part * self.view.whole))
        if to != self.view.shown:
            self.view.looking_back.to(to)

    def steer(self, dx: int, dy: int) -> bool:
        """Left and right one line of the log, up and down one round."""
        if dx:
            self.view.looking_back.step(dx)
        elif dy:
            self.walk(self.marks().rounds, dy)
        return bool(dx or dy)

    def on_key(self, action: str) -> bool:
        """Home and End, and a turn or a round back or on; from the present backwards alone."""
        back = self.view.looking_back
        if action == "first":
            back.to(0)
        elif action == "last" and self.view.past:
            back.to(self.view.whole)
        elif action in KEYS and (self.view.past or KEYS[action][1] < 0):
            marks, way = KEYS[action]
            self.walk(getattr(self.marks(), marks), way)
        else:
            return False
        return True

    def walk(self, moments: Sequence[int], way: int) -> None:
        """To the next of some moments, or the one before; at the ends to the end."""
        now = self.view.shown
        ahead = [count for count in moments if count > now] if way > 0 else [n for n in moments[::-1] if n < now]
        self.view.looking_back.to(ahead[0] if ahead else self.view.whole if way > 0 else 0)

    def marks(self) -> Waymarks:
        """What is worth going to, as the viewer knows."""
        key = self.view.whole, self.view.viewer
        if self._known is None or self._known[0] != key:
            self._known = key, waymarks(self.view.whole, self.view.event, self.view.game.battles, self.milestones)
        return self._known[1]

    def groups(self) -> Iterator[tuple[float, list[int]]]:
        """Where a mark of milestones stands, and the numbers of those that share it."""
        if (box := self.box) is not None:
            step = box[2] / max(1, self.view.whole)
            for numbers in grouped(list(self.marks().milestones), step, 2 * R + 2):
                yield box[0] + (numbers[0] + 1) * step, numbers

    def at(self, px: float) -> list[int]:
        """The milestones whose mark lies there."""
        return next((numbers for at, numbers in self.groups() if abs(at - px) <= R + 1), [])

    def point(self, px: float, py: float) -> bool:
        """The pointer is there; True when another mark is pointed at."""
        before, self.pointed_at = self.pointed_at, self.at(px)
        return before != self.pointed_at

    def told(self) -> list[int]:
        """The milestones that are to be told of: those pointed at, or by keys those of the moment that is shown."""
        if not self.watched or (box := self.box) is None:
            return []
        by_keys = self.view.focus.device != "mouse"
        return self.at(box[0] + box[2] * self.view.shown / max(1, self.view.whole)) if by_keys else self.pointed_at

    def legend(self) -> str:
        """What its bars, wedges and dots stand for."""
        marks, box = self.marks(), self.box
        step = box[2] / max(1, self.view.whole) if box else 1.0
        return legend(marks, self.clock.lower(), every(marks.rounds, step))

    def when(self, number: int) -> str:
        """The round in which an event happened; "" before the first."""
        events = (self.view.event(count - 1) for count in reversed(self.marks().rounds) if count <= number + 1)
        now = next(events, None)
        return f"{self.clock} {now.value}" if isinstance(now, Changed) else ""

    @property
    def clock(self) -> str:
        """What the game counts: rounds or turns."""
        return self.bar.top.round_words().partition(" ")[0] or "Round"

    def draw(self, s: Sheet) -> None:
        if (box := self.box) is None:
            return
        x, y, w, h = box
        now, middle = x + w * self.view.shown / max(1, self.view.whole), y + h / 2
        s.svg(self.way(box, palette.mist, NIGHT), x - 10, y, w + 20, h)
        with s.clip(x - 10, y, now - x + 10, h):
            s.svg(self.way(box, palette.glow, GOLD), x - 10, y, w + 20, h)
        told = self.told()
        for at, numbers in self.groups():
            if numbers == told:
                s.svg(self.drawn(at, numbers, middle, lit=True), at - 14, y, 28, h)
        held = look_of(s, self.view.focus, self.controls()[0]).state in ("hover", "pressed")
        self.view.stamps.centred(s, ("knob", held), now, middle, 20, 20, lambda t: t.svg(knob(held)))

    def way(self, box: Area, dot: str, colour: str) -> str:
        """The whole line with its marks, in the colours of what is past or of what is to come: it stays the same
        drawing while the moment shown moves along it."""
        of = box, self.view.whole, self.marks()
        if self._ways[0] != of:
            self._ways = of, {}
        if colour not in self._ways[1]:
            self._ways[1][colour] = self.line_of(box, dot, colour)
        return self._ways[1][colour]

    def line_of(self, box: Area, dot: str, colour: str) -> str:
        x, y, w, h = box
        middle, whole = y + h / 2, max(1, self.view.whole)
        marks = self.marks()
        body = f'<rect x="{x}" y="{middle - 2}" width="{w}" height="4" rx="2" fill="{colour}"/>'
        for count in marks.rounds[:: every(marks.rounds, w / whole)]:
            at = x + w * (count - 1) / whole
            body += f'<rect x="{at - 1:.1f}" y="{middle - 9}" width="2" height="18" fill="{palette.cream}"/>'
        for at in spaced(marks.battles, w / whole):
            body += f'<path d="M{x + at:.1f} {middle + 4}l5 8h-10Z" fill="{palette.harm_light}"/>'
        milestones = list(self.groups())
        for at in spaced(marks.throws, w / whole):
            if not any(
                abs(other - x - at) <= R + 3 for other, _ in milestones
            ):  # it would peep out from under that mark
                body += disc(round(x + at, 1), middle, 3, dot)
        return body + "".join(self.drawn(at, numbers, middle) for at, numbers in milestones)

    def drawn(self, at: float, numbers: Sequence[int], middle: float, lit: bool = False) -> str:
        """That of some milestones."""
        kinds = self.marks().milestones
        return milestone_mark(
            weightiest(kinds[number] for number in numbers), round(at, 1), middle, len(numbers) > 1, lit
        )


def knob(held: bool) -> str:
    """Where the moment shown is on the line, around 10, 10."""
    return disc(10, 10, 9, NIGHT) + disc(10, 10, 7, GLOW) + (disc(10, 10, 3, palette.harm) if held else "")


def legend(marks: Waymarks, count: str, apart: int = 1) -> str:
    """What each kind of mark on the line stands for, in a sentence; only kinds that are on it. `count`: what the game
    counts, such as round or turn; `apart`: how many of them lie between two bars."""
    kinds = (
        ("bars", f"{count}s" if apart == 1 else f"every {apart} {count}s", marks.rounds),
        ("wedges", "battles", marks.battles),
        ("dots", "throws", marks.throws),
    )
    told = [f"{sign} are {what}" for sign, what, found in kinds if found]
    words = ", ".join(told)
    return f"{words[0].upper()}{words[1:]}." if words else ""


def spaced(numbers: Sequence[int], step: float) -> Iterator[float]:
    """Where marks of events stand from the left, without those that would lie on another."""
    last = -APART
    for number in numbers:
        if number * step - last >= APART:
            last = number * step
            yield last


def every(numbers: Sequence[int], step: float) -> int:
    """How many of them, at `step` units each, go to one bar, so that bars stand apart: one of EVERY."""
    if len(numbers) < 2:
        return 1
    apart = (numbers[-1] - numbers[0]) / (len(numbers) - 1) * step
    return next((many for many in EVERY if many * apart >= APART), EVERY[-1])


def grouped(numbers: Sequence[int], step: float, apart: float) -> Iterator[list[int]]:
    """Those that lie so near each other, at `step` units each, that they share a mark."""
    found: list[int] = []
    for number in numbers:
        if found and (number - found[0]) * step >= apart:
            yield found
            found = []
        found.append(number)
    if found:
        yield found
