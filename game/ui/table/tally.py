"""tally: the drawer that counts for everybody: cards that all have seen, what is left, and how dice have fallen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine.tracking import Dice, Kind, Stack
from game.engine.words import counted
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import GLOW, SOFT, disc, plate
from game.ui.style.metrics import FINE, SLIP
from game.ui.style.palette import palette
from game.ui.table.chronicle import owners
from game.ui.table.drawer import HEAD, Drawer
from game.ui.table.part import View
from game.ui.table.tabletop import Tabletop
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

AIR, FOOT, GAP = 18.0, 14.0, 6.0  # units at the sides, below, and under each line
LINE, BARS, PIPS = 22.0, 92.0, 6  # a name, a chart of dice, and how many copies are shown as dots
COUNT_W = 92.0  # what a count takes at the right


OPEN = "How often each side has come up; the line is how often it should have."
PLANNED = "As they lay when each plan was shown. Shells may have changed them before, so there is no line."


class Heading(NamedTuple):
    """A title, and what is left of it."""

    text: str
    left: str = ""


class Sentence(NamedTuple):
    """A sentence below a heading."""

    text: str


class Entry(NamedTuple):
    """Cards of one name: where those lie that all have seen, and how many are left of how many."""

    text: str
    where: str
    left: int
    whole: int
    card: int | None


class Chart(NamedTuple):
    """How often each side has come up, from 1 on, and how often it should have; None: nothing is to be expected."""

    fallen: Sequence[int]
    mean: float | None


Shown = Heading | Sentence | Entry | Chart


class Tally(Drawer):
    """As of the moment that is shown, and the same for all who look."""

    name, title, ico = "tally", "Seen so far", "eye"

    def __init__(self, view: View, top: Tabletop, make_room: Callable[[float], object]) -> None:
        super().__init__(view, top, make_room)
        self.first = 0  # the first line that is shown
        self._lines: tuple[int, list[Shown]] | None = None

    # ---- what there is to read -------------------------------------------------------------------------------------
    def lines(self) -> list[Shown]:
        if self._lines is None or self._lines[0] != self.view.shown:
            self._lines = self.view.shown, list(self.written())
        return self._lines[1]

    def written(self) -> Iterator[Shown]:
        tracked = self.view.tracked()
        for dice in tracked.thrown():
            yield from self.dice(dice)
        rule, value = self.view.game.tracked.by_heart
        if rule and self.view.house_rules.get(rule) == value:
            yield Sentence("By a house rule of this game nobody is told again what has been seen.")
            return
        for stack in tracked.stacks():
            yield from self.stack(stack)

    def stack(self, stack: Stack) -> Iterator[Shown]:
        words, names = self.view.game.tracked, self.view.names
        title = f"{names[stack.back]}'s cards" if isinstance(stack.back, int) else words.backs.get(stack.back, "Cards")
        left = sum(kind.left for kind in stack.kinds)
        whole = left + sum(sum(kind.seen.values()) for kind in stack.kinds)
        yield Heading(title + (", shuffled again" if stack.again else ""), f"{left} of {whole} unseen")
        if stack.unseen:
            yield Sentence(
                f"Counted, or as bright dots: what is still unseen. It lies hidden: {self.places(stack.unseen)}."
            )
        for kind in stack.kinds:
            yield self.entry(kind)

    def entry(self, kind: Kind) -> Entry:
        return Entry(kind.name, self.places(kind.seen), kind.left, kind.left + sum(kind.seen.values()), kind.card)

    def places(self, zones: Mapping[str, int]) -> str:
        """Where so many cards lie: a zone's word, with its owner's name, and how many where there are several."""
        counts: dict[str, int] = {}
        for zone, count in zones.items():
            counts[self.place(zone)] = counts.get(self.place(zone), 0) + count
        return ", ".join(f"{place} {count}" if count > 1 else place for place, count in counts.items())

    def place(self, zone: str) -> str:
        family = zone.partition("/")[0]
        word = self.view.game.tracked.zones.get(family, family)
        seat = owners(self.view.picture.zones, self.view.seats).get(zone)
        return word if seat is None else f"{self.view.names[seat]}'s {word}"

    def dice(self, dice: Dice) -> Iterator[Shown]:
        """How they fell, all together, and how high for each seat."""
        sums = [sum(row) for row in zip(*dice.counts)]
        number = sum(sums)
        sides = "" if dice.sides == 6 else f", {dice.sides} sides"
        title, told = ("Dice thrown openly", "fallen") if dice.thrown else ("Dice of plans", "shown")
        yield Heading(title + sides, f"{number} {told}")
        yield Chart(sums, number / dice.sides if dice.thrown else None)
        yield Sentence(OPEN if dice.thrown else PLANNED)
        for name, row in zip(self.view.names, dice.counts):
            if any(row):
                yield Sentence(f"{name}: {counted(sum(row), 'die', 'dice')}, {mean(row):.1f} on average.")

    # ---- opened and shut -------------------------------------------------------------------------------------------
    def toggle(self) -> None:
        super().toggle()
        self.first = 0

    def put_away(self) -> None:
        self.close()
        self.first = 0

    def scroll(self, amount: float) -> bool:
        before, last = self.first, max(0, len(self.lines()) - 1)
        if amount > 0 or len(self.visible()) < len(self.lines()) - before:
            self.first = max(0, min(last, before + (-2 if amount > 0 else 2)))
        return self.first != before

    # ---- where it lies ---------------------------------------------------------------------------------------------
    def height(self, line: Shown) -> float:
        wide = self.box[2] - 2 * AIR
        match line:
            case Heading():
                return LINE + 2 * GAP
            case Sentence(text):
                return self.measured(text, "small", wide) + GAP
            case Chart():
                return BARS
        return LINE + (self.measured(line.where, "small", wide - COUNT_W) if line.where else 0) + 2

    def visible(self) -> list[tuple[int, Shown, Area]]:
        """The lines that are seen, each with its number and box, from the top."""
        x, y, w, h = self.box
        top, low, found = y + HEAD + self.asked + 4, y + h - FOOT, list[tuple[int, Shown, Area]]()
        for number, line in list(enumerate(self.lines()))[self.first :]:
            high = self.height(line)
            if top + high > low:
                break
            found.append((number, line, (x + AIR, top, w - 2 * AIR, high)))
            top += high
        return found

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        if not self.open:
            return ()
        ground, close = self.shell()
        return ground, *self.entries(), close

    def entries(self) -> Iterator[Control]:
        """Names, that are told, enlarged where one has been seen, and scrolled."""
        seen = [(number, line, box) for number, line, box in self.visible() if isinstance(line, Entry)]
        for i, (number, line, box) in enumerate(seen):
            tags: dict[str, object] = {} if line.card is None else {"card": line.card}
            one = Control(f"tally/{number}", box, entry_said(line), None, zone=self.name, radius=SLIP, tags=tags)
            one.scroll, one.steer = self.scroll, self.steerer(i == 0, i == len(seen) - 1)
            yield one

    def steerer(self, first: bool, last: bool) -> Callable[[int, int], bool]:
        """Arrows scroll on at the ends of what is shown."""
        return lambda dx, dy: bool((dy < 0 and first or dy > 0 and last) and self.scroll(-dy))

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if not self.open:
            return
        self.draw_shell(s)
        controls = {one.id: one for one in self.entries()}
        for number, line, box in self.visible():
            x, y, w, h = box
            match line:
                case Heading():
                    s.svg(plate(x, y + h - 5, w, 2, FINE, palette.plum), x, y, w, h)
                    left = s.say(line.left, "note", PAPER, x + w, y + LINE / 2 + 2, "r", w / 2)
                    s.say(line.text, "name", GLOW, x, y + LINE / 2 + 2, "l", w - left - 10)
                case Sentence(text):
                    s.tell(text, "small", SOFT, x, y, w)
                case Chart():
                    draw_chart(s, line, box)
                case Entry():
                    hot = look_of(s, self.view.focus, controls[f"tally/{number}"]).state in ("hover", "pressed")
                    draw_entry(s, line, box, hot)
        if not self.lines():
            x, y, w, _ = self.box
            s.say("No die has fallen yet.", "body", SOFT, x + AIR, y + HEAD + self.asked + 20, "l", w - 2 * AIR)


def mean(row: Sequence[int]) -> float:
    """Of so many ones, twos and so on."""
    return sum(side * count for side, count in enumerate(row, 1)) / sum(row)


def entry_said(line: Entry) -> str:
    return f"{line.text}: {line.left} of {line.whole} unseen" + (f"; {line.where}" if line.where else "")


def draw_entry(s: Sheet, line: Entry, box: Area, hot: bool) -> None:
    """A name with a dot for each copy, filled while it is left; many copies as numbers."""
    x, y, w, h = box
    if hot:
        s.svg(plate(x - 6, y - 1, w + 12, h, SLIP, palette.hover), x - 6, y - 1, w + 12, h)
    s.say(line.text, "note", PAPER if line.left else SOFT, x, y + LINE / 2, "l", w - COUNT_W - 8)
    if line.whole > PIPS:
        s.say(f"{line.left} of {line.whole}", "note", PAPER if line.left else SOFT, x + w, y + LINE / 2, "r", COUNT_W)
    else:
        for i in range(line.whole):
            at = x + w - 7 - 14 * (line.whole - 1 - i)
            s.svg(disc(at, y + LINE / 2, 5, palette.honey if i < line.left else palette.hover), at - 6, y, 12, LINE)
    if line.where:
        s.tell(line.where, "small", SOFT, x, y + LINE, w - COUNT_W)


def draw_chart(s: Sheet, line: Chart, box: Area) -> None:
    """A bar for each side, and a line as high as it should be."""
    x, y, w, h = box
    low, room, most = y + h - 26, h - 46, max(1.0, *line.fallen, line.mean or 0)
    step = w / len(line.fallen)
    for i, count in enumerate(line.fallen):
        high, at = room * count / most, x + i * step
        bar = plate(at + 6, low - high, step - 12, max(1.0, high), FINE, palette.honey)
        s.svg(bar, at, low - high - 1, step, high + 2)
    usual = low - room * (line.mean or 0) / most
    if line.mean is not None:
        s.svg(plate(x, usual - 1, w, 2, FINE, palette.mist), x, usual - 2, w, 4)
    for i, count in enumerate(line.fallen):
        middle, top = x + (i + 0.5) * step, low - room * count / most - 9
        clear = usual - 10 if line.mean is not None and abs(top - usual) < 9 else top
        s.say(str(count), "number_small", PAPER, middle, clear, "c", step)
        s.say(str(i + 1), "small", SOFT, middle, low + 11, "c", step)
