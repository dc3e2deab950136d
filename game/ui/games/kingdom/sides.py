"""sides: where the cards of the Kingdom and the Dungeon lie after a cut, and the gap between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.events import Changed, Moved
from game.rules.kingdom.state import SIDES
from game.ui.draw.paint import Area
from game.ui.games.kingdom.aim import Aim
from game.ui.table.part import View
from game.ui.table.sprites import RATIO, Spot

STAGE: Area = (206, 164, 1064, 310)  # where it has the form that it was designed in
LOW, PAD, CLEFT = 50.0, 14.0, 50.0  # room below cards for buttons, beside them, and between the sides
LEAST_W, NARROWER = 80.0, 8.0  # of cards: where many lie there, and by which they become so narrow
BETWEEN_W = 104.0  # of a card between the sides
TO_READ, GREATEST = 0.85, 1.15  # where the stage is drawn smaller than that, what is chosen below cards is larger


class Gaps(NamedTuple):
    """Between cards, above them where the banners are, the least width of a side, and the most of a card."""

    air: float
    top: float
    least: float
    most: float


USUAL, CLOSE = Gaps(9, 74, 124, 190), Gaps(5, 50, 96, 300)  # close: cards have room before all else


def card(x: float, y: float, w: float, angle: float = 0) -> Spot:
    """A spot by its upper left corner."""
    return Spot(x + w / 2, y + w * RATIO / 2, w, angle)


class Sides:
    """`split` is the width of the Kingdom; it is kept from card to card as long as both sides have room."""

    def __init__(self, view: View, aim: Aim) -> None:
        self.view, self.aim = view, aim
        self.split = 0.0
        self.step = self.wide = 0.0
        self.rows = 1

    @property
    def large(self) -> bool:
        """Whether cards have room before all else."""
        return bool(self.view.settings.enlarges)

    @property
    def parted(self) -> bool:
        """Whether the Array of somebody has been cut: the market is small, and there is a stage."""
        picture = self.view.picture
        return picture.facts["phase"] in ("resolve", "aftermath") or any(picture.zones[side] for side in SIDES)

    @property
    def stage(self) -> Area:
        """The box of both sides, in the units of their pane."""
        if (pane := self.view.pane("stage")) is None:
            return STAGE
        x, y, w, h = pane.design
        return x + 4, y + 8, w - 8, h - 16

    @property
    def gaps(self) -> Gaps:
        return CLOSE if self.large else USUAL

    @property
    def grown(self) -> float:
        """How many times as large as the rest of the stage is what is chosen below its cards."""
        pane = self.view.pane("stage")
        return min(GREATEST, max(1.0, TO_READ / pane.k)) if pane else 1.0

    def widest(self, rows: int = 1) -> float:
        """Of the cards where there is room for all of them."""
        return min(self.gaps.most, ((self.stage[3] - self.gaps.top - 4) / rows - LOW) / RATIO)

    def columns(self, count: int, rows: int) -> int:
        """How many of the cards of a side lie side by side."""
        return -(-count // rows)

    def sides(self) -> tuple[Area, Area]:
        """The boxes of Kingdom and Dungeon; the gap moves only when a side needs more room."""
        zones = self.view.picture.zones
        self.part([len(zones[side]) for side in SIDES])
        x, y, w, h = self.stage
        return (x, y, self.split, h), (x + self.split + CLEFT, y, w - self.split - CLEFT, h)

    def part(self, counts: Sequence[int]) -> None:
        """Give room to so many cards on each side."""
        room = self.stage[2] - CLEFT
        wide, step, self.rows = self.fitting(counts)
        left, right = self.needs([self.columns(count, self.rows) for count in counts], wide, step)
        if not self.split or step != self.step or not left <= self.split <= room - right:
            self.split = left + (room - left - right) / 2
        self.step, self.wide = step, wide

    def needs(self, counts: Sequence[int], wide: float, step: float) -> list[float]:
        """How wide both sides are at least, with so many cards side by side."""
        least = self.gaps.least
        return [max(least, 2 * PAD + wide + (count - 1) * step) if count else least for count in counts]

    def fitting(self, counts: Sequence[int]) -> tuple[float, float, int]:
        """How wide so many cards become, how far it is from one to the next, and in how many rows they lie: in a tall
        stage two, where that makes them larger."""
        one, two = self.in_rows(counts, 1), self.in_rows(counts, 2)
        return (*two, 2) if self.large and two[0] > one[0] else (*one, 1)

    def in_rows(self, counts: Sequence[int], rows: int) -> tuple[float, float]:
        """The same with so many rows; the narrowest cover one another."""
        room, wide, air = self.stage[2] - CLEFT, self.widest(rows), self.gaps.air
        counts = [self.columns(count, rows) for count in counts]
        while wide > LEAST_W and sum(self.needs(counts, wide, wide + air)) > room:
            wide -= NARROWER
        step = wide + air
        while sum(self.needs(counts, wide, step)) > room and step > 24:
            step -= 3
        return wide, step

    def retrace(self) -> None:
        """Find where the gap has come to by what has happened since the cut."""
        zones = self.view.picture.zones
        counts = [tuple(len(zones[side]) for side in SIDES)]
        for event in self.view.latest() if self.parted else ():
            if isinstance(event, Changed) and (event.field, event.value) == ("phase", "resolve"):
                break
            if isinstance(event, Moved) and (event.src in SIDES or event.dst in SIDES):
                here = zip(SIDES, counts[-1])
                counts.append(tuple(count - (side == event.dst) + (side == event.src) for side, count in here))
        self.split = 0
        for each in reversed(counts):
            self.part(each)

    def on_stage(self, side: str, at: int) -> Spot:
        """A card of a side; narrow ones lie nearer to their buttons."""
        x, y, w, h = self.sides()[SIDES.index(side)]
        row, column = divmod(at, max(1, self.columns(len(self.view.picture.zones[side]), self.rows)))
        high = self.wide * RATIO + LOW
        spare = h - self.gaps.top - self.rows * high
        return card(x + PAD + column * self.step, y + self.gaps.top + spare * 0.6 + row * high, self.wide)

    def whole(self, at: int, count: int) -> Spot:
        """A card of the Array that is about to part."""
        x, y, w, _ = self.stage
        wide = self.widest()
        step = min(wide + self.gaps.air, (w - 2 * PAD - wide) / max(1, count - 1))
        return card(x + (w - wide - (count - 1) * step) / 2 + at * step, y + self.gaps.top, wide)

    def middle(self) -> Spot:
        """Over the gap, or as near as the cards leave room: what is set aside or has yet to be put somewhere."""
        kingdom, dungeon = self.sides()
        count = len(self.view.picture.zones["kingdom"])
        last = self.columns(count, self.rows) - 1
        left = self.on_stage("kingdom", last).x + self.wide / 2 if count else kingdom[0]
        right = dungeon[0] + PAD if self.view.picture.zones["dungeon"] else dungeon[0] + dungeon[2]
        gap = (kingdom[0] + kingdom[2] + dungeon[0]) / 2
        room = max(0.0, (right - left - BETWEEN_W) / 2 - 8)
        middle = (left + right) / 2
        return Spot(max(middle - room, min(middle + room, gap)), kingdom[1] + 0.54 * kingdom[3], BETWEEN_W)

    def found(self, at: int, count: int) -> Spot:
        """One of the cards that are looked through; once one is chosen it lies over the gap."""
        if self.aim.summoned() is not None:
            return self.middle()
        x, y, w, h = self.stage
        wide = min(self.gaps.most, (h - 100) / RATIO)
        step = min(wide + 22, (w - 40 - wide) / max(1, count - 1))
        left = x + (w - wide - (count - 1) * step) / 2
        return card(left + at * step, y + 94 + (h - 100 - wide * RATIO) / 2, wide)

    def stage_widths(self) -> Iterable[float]:
        """How wide cards will come to lie here, by their number."""
        return {self.fitting((0, count))[0] for count in (3, 5, 6, 7, 8)}
