"""calendar: a month of days, each with the game whose deal went best, and the row of days that were played."""

from __future__ import annotations

from abc import abstractmethod
from datetime import date, timedelta
from functools import partial

from game.modes.day.deals import FIRST
from game.modes.day.diary import Diary, days_in
from game.ui.draw.paint import NOWHERE
from game.ui.games import cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, row
from game.ui.scenes.daywares import DayCell, draw_flame
from game.ui.widgets.controls import IconButton
from game.ui.widgets.flowing import Flowing

DAYS = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")
FORGIVEN = "one pause a week is forgiven"


class Calendar(Flowing):
    """What of the page of a day is about all days: `day` is shown, `month` is open at its first day."""

    game: str

    def __init__(self, diary: Diary, day: date, today: date) -> None:
        super().__init__()
        self.diary, self.day, self.today, self.month = diary, day, today, day.replace(day=1)

    @abstractmethod
    def show(self, day: date, game: str) -> None:
        """Another day, or another game of it."""

    def _month(self) -> Box:
        look, month = self.style.palette, self.month
        back, on = month - timedelta(1), month + timedelta(days_in(month))
        earlier = IconButton("month/back", NOWHERE, ".left", "The month before", partial(self._leaf, back))
        later = IconButton("month/on", NOWHERE, ".right", "The next month", partial(self._leaf, on))
        if back < FIRST:
            earlier.set(enabled=False, why_not="Before it nothing was dealt.")
        if on > self.today + timedelta(1):
            later.set(enabled=False, why_not="It has not come yet.")
        name = self.words(f"{month:%B %Y}", "heading", look.cream, align="c")
        head = row(self.leaf(earlier, 34, 30).size(38, 32), name.share(), self.leaf(later, 34, 30).size(38, 32))
        named = row(*(self.words(day, "slot", look.soft, align="c").share() for day in DAYS), gap=6)
        cells: list[Box] = [box().min(34, 20).share() for _ in range(month.weekday())]
        cells += [self._cell(month + timedelta(n)) for n in range(days_in(month))]
        cells += [box().min(34, 20).share() for _ in range(-len(cells) % 7)]
        weeks = [row(*cells[n : n + 7], gap=8).share() for n in range(0, len(cells), 7)]
        return self.panel("", head, named, column(*weeks, gap=6).share(), gap=6)

    def _cell(self, day: date) -> Box:
        best = self.diary.on(day)
        looks = ("chosen " if day == self.day else "") + ("today " if day == self.today else "")
        if self.diary.first <= day < self.today:
            looks += "pause"
        choose = partial(self.show, day, self.game) if FIRST <= day <= self.today + timedelta(1) else None
        if day > self.today and day != self.day:
            choose = None
        cover = cover_of(best.game) if best else None
        cell = DayCell(day, cover, self.diary.stars(best) if best else 0, looks, choose)
        return self.leaf(cell, 34, 20).max(h=74).share()

    def _leaf(self, to: date) -> None:
        self.month = to.replace(day=1)
        self.set_out()

    def _streak(self) -> Box:
        look, streak = self.style.palette, self.diary.streak(self.today)
        got, most = self.diary.month(self.month, self.today)
        said = column(
            self.words("day in a row" if streak.now == 1 else "days in a row", "name", look.cream),
            self.words(f"{FORGIVEN}; best so far: {streak.best}", "note", look.soft, wraps=True),
            gap=2,
        )
        stars = column(
            self.words(f"{got} of {most}", "number_large", look.gold, align="c"),
            self.words("stars this month", "note", look.soft, align="c"),
        )
        number = self.words(str(streak.now), "power", look.paper)
        flame = self.painted(draw_flame).size(64, 64)
        wide = row(flame, number, said.stick("w").min(150).share(), stars.stick("c"), gap=14)
        return self.panel("", first(wide, column(row(flame, number, said.share(), gap=10), stars, gap=8)))
