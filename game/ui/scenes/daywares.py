"""daywares: what the page of the days is made of: stars, games to choose from, and a month of days, each with the game
whose deal went best."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial

from game.modes.day.deals import FIRST
from game.modes.day.diary import Diary, days_in
from game.ui.draw.paint import NOWHERE, Area, Sheet, icon, mix
from game.ui.draw.shapes import disc, frame, lip, plate, put, shade
from game.ui.games import cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, row
from game.ui.style.metrics import BOLD, CHIP, EVEN, FINE, ROUND, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.table.cover import Cover
from game.ui.widgets.controls import IconButton
from game.ui.widgets.flowing import Flowing
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Widget

ROOMY = 44  # units of height from which on a day has its sign and its stars
DAYS = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")
FORGIVEN = "one pause a week is forgiven"


def row_of_stars(x: float, y: float, size: float, got: int, on: str, off: str, of: int = 3) -> str:
    """Stars side by side round a middle, those that were got lit."""
    left = x - (of - 1) * size / 2
    return "".join(icon("star", left + n * size, y, size * 0.98, on if n < got else off, off) for n in range(of))


def draw_stars(got: int, s: Sheet, at: Area) -> None:
    """The three stars of a deal, as large as their box lets them be, on paper."""
    x, y, w, h = at
    size = min(h, w / 3)
    put(s, at, row_of_stars(x + w / 2, y + h / 2, size, got, palette.honey, palette.rule), 2)


def draw_leaf(day: date, s: Sheet, at: Area) -> None:
    """A leaf of a calendar with the day on it."""
    x, y, w, h = at
    head = h * 0.28
    put(
        s,
        at,
        shade(x + 2, y + 4, w, h, SLIP)
        + plate(x, y, w, h, SLIP, palette.paper)
        + plate(x, y, w, head, SLIP, palette.risk)
        + plate(x, y + head / 2, w, head / 2, 0, palette.risk)
        + "".join(plate(x + w * share - 4, y - 5, 8, 16, FINE, palette.garnet) for share in (0.22, 0.78)),
    )
    s.say(f"{day:%A}".upper(), "caption", palette.paper, x + w / 2, y + head / 2 + 2, "c", w - 10)
    s.say(str(day.day), "chapter", palette.ink, x + w / 2, y + head + (h - head) * 0.4, "c", w - 10)
    s.say(f"{day:%B}", "note", palette.fade, x + w / 2, y + h - h * 0.12, "c", w - 10)


def draw_flame(s: Sheet, at: Area) -> None:
    """The fire of a row of days."""
    x, y, w, h = at
    body = disc(x + w / 2, y + h / 2, w * 0.46, palette.ember, 0.22)
    put(s, at, body + icon("flame", x + w / 2, y + h / 2, min(w, h) * 0.9, palette.ember, palette.amber), 8)


class GameTab(Widget):
    """A game of the day: its sign in its colours, and the stars that its deal has brought."""

    def __init__(self, box: Cover, stars: int, chosen: bool, choose: Act) -> None:
        super().__init__(f"game/{box.name}", NOWHERE)
        self.cover, self.stars, self.chosen, self.choose = box, stars, chosen, choose
        self.zone = "games"

    def controls(self) -> Sequence[Control]:
        one = self.control(self.choose, self.cover.title, ROUND)
        one.tags["bubble"] = True
        return (one,)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        light, base, shade_, _ = self.cover.ramp
        x, y, w, h = self.box
        hot = look.state in ("hover", "pressed")
        ring = plate(x - 4, y - 4, w + 8, h + 8, ROUND, palette.gold) if self.chosen else ""
        put(
            s,
            self.box,
            ring
            + plate(x, y, w, h, SLIP, base if self.chosen or hot else shade_)
            + lip(x, y, w, SLIP, 4, light)
            + icon(self.cover.sign, x + w / 2, y + h * 0.36, min(30, h * 0.5), palette.paper, base)
            + row_of_stars(x + w / 2, y + h * 0.77, min(20, h * 0.32), self.stars, palette.gold, palette.night),
            8,
        )


class DayCell(Widget):
    """A day of the calendar: the game whose deal went best, its stars, or a pause."""

    def __init__(self, day: date, box: Cover | None, stars: int, look: str, choose: Act | None) -> None:
        super().__init__(f"day/{day.isoformat()}", NOWHERE)
        self.day, self.cover, self.stars, self.looks, self.choose = day, box, stars, look, choose
        self.zone = "days"
        if choose is None:
            self.set(enabled=False, why_not="This day has not come yet.")

    def controls(self) -> Sequence[Control]:
        return (self.control(self.choose, f"{self.day.day} {self.day:%B}", SLIP),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        hot, chosen, to_come = look.state in ("hover", "pressed"), "chosen" in self.looks, self.choose is None
        fill = mix(self.cover.ramp[2], self.cover.ramp[3], 0.4) if self.cover else palette.rise
        body = plate(x - 4, y - 4, w + 8, h + 8, ROUND, palette.glow) if chosen else ""
        body += plate(x, y, w, h, SLIP, palette.night if to_come else palette.hover if hot and not self.cover else fill)
        if self.cover:
            body += frame(x, y, w, h, SLIP, self.cover.ramp[0 if hot else 1], EVEN)
        elif hot or "today" in self.looks:
            body += frame(x, y, w, h, SLIP, palette.gold, THIN)
        roomy = h >= ROOMY
        if self.cover and roomy:
            body += icon(self.cover.sign, x + w - 15, y + h * 0.3, min(18, h * 0.36), palette.paper, fill)
        if self.cover:
            size = min(20, w / 3.4, h * 0.34 if roomy else h * 0.5)
            middle = (x + w / 2, y + h * 0.74) if roomy else (x + w - size * 1.6, y + h / 2)
            body += row_of_stars(*middle, size, self.stars, palette.gold, palette.night)
        put(s, self.box, body, 8)
        ink = palette.dusk if to_come else palette.paper
        at = (x + 6, y + h * (0.3 if roomy else 0.5))
        s.say(str(self.day.day), "number" if roomy else "slot", ink, *at, "l", w * 0.45)
        if "pause" in self.looks and roomy and not self.cover:
            s.say("pause", "small", palette.mist, x + 6, y + h * 0.74, "l", w - 14)


def fact(look: str) -> Callable[[Sheet, Area], None]:
    """The plate of a figure on paper; "gold" is lit."""

    def paint(s: Sheet, at: Area) -> None:
        x, y, w, h = at
        fill = palette.sheet_lit if look == "gold" else palette.sheet_pale
        put(
            s,
            at,
            plate(x, y, w, h, CHIP, fill) + (frame(x, y, w, h, CHIP, palette.honey, EVEN) if look == "gold" else ""),
        )

    return paint


def paper_plate(s: Sheet, at: Area) -> None:
    put(s, at, plate(*at, SLIP, palette.sheet_pale) + frame(*at, SLIP, palette.rule, BOLD))


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
        if on > max(self.today, self.day):
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
        when = "this month" if self.month == self.today.replace(day=1) else f"in {self.month:%B}"
        said = column(
            self.words("day in a row" if streak.now == 1 else "days in a row", "name", look.cream),
            self.words(f"{FORGIVEN}; best so far: {streak.best}", "note", look.soft, wraps=True),
            gap=2,
        )
        stars = column(
            self.words(f"{got} of {most}", "number_large", look.gold, align="c"),
            self.words(f"stars {when}", "note", look.soft, align="c"),
        )
        number = self.words(str(streak.now), "power", look.paper)
        flame = self.painted(draw_flame).size(64, 64)
        wide = row(flame, number, said.stick("w").min(150).share(), stars.stick("c"), gap=14)
        return self.panel("", first(wide, column(row(flame, number, said.share(), gap=10), stars, gap=8)))
