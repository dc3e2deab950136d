"""graduation: the end of a lesson or a puzzle: a medal, why the answer works and what fails, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.puzzling import PuzzleRun
from game.engine.events import Changed, Event, Said
from game.engine.lesson import LessonRun
from game.engine.words import counted, listed
from game.sitting import Sitting
from game.ui.draw.paint import GOLD, INK, NOWHERE, Area, Sheet, icon
from game.ui.draw.shapes import disc, put
from game.ui.games import cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, overlay, pad, row
from game.ui.scenes.rematch import to_new_table
from game.ui.scenes.schooling import (
    awaiting,
    leave_lesson,
    next_lesson,
    next_puzzle,
    open_lesson,
    open_puzzle,
    to_lessons,
)
from game.ui.scenes.setup import first_setup
from game.ui.widgets.controls import Panel
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House

MEDAL = (150, 180)  # units at its best size
SIZE = (720, 560)


class Graduation(Flowing):
    """Lies over the lesson's table; Esc goes back to it while its game goes on, and else to the lessons."""

    overlay = True
    first = "play"

    def __init__(self, app: House, sitting: Sitting, run: LessonRun) -> None:
        super().__init__()
        self.parlour, self.lesson = app, run.lesson
        self.game_name = run.lesson.game.name
        self.after = next_lesson(app, run.lesson)
        self.over = sitting.match.over

    def enter(self) -> None:
        self.parlour.sounds.play("win")
        self.set_out()

    @property
    def awaited(self) -> bool:
        """Whether the lesson was opened where a game waits for whoever has gone through it."""
        return awaiting(self.parlour)

    def declare(self) -> Box:
        look = self.style.palette
        then = "go on to your game" if self.awaited else "play a game against Easy"
        told = (
            self.words(f"{self.lesson.title}: done", "display", look.ink, wraps=True, align="c", shrinks=True),
            self.words(f"You know enough: {then} now.", "lead", look.print, wraps=True, align="c"),
        )
        plays = "On to your game" if self.awaited else "Play against Easy"
        play = self.button("play", plays, self.begin, RED, "die", 52, lit=True)
        more = [self.button("list", "All lessons", self.to_list, ico="bulb")]
        if self.after:
            more.insert(0, self.button("next", f"Next: {self.after.lesson.title}", self.go_on, ico=".right"))
        medal = self.painted(self.medal, "medal")
        ways = first(row(*more, gap=14), column(*more, gap=10))
        wide = row(medal.size(*MEDAL).stick("c"), column(*told, play, ways, gap=16).share(), gap=24)
        tall = column(medal.size(*MEDAL).stick("c"), *told, play, ways, gap=14)
        small = column(*told, play, row(*more, gap=10), gap=10)
        return self.on_plates(wide, tall, small)

    def on_plates(self, *forms: Box) -> Box:
        """The first of these forms that fits, on a plate of paper."""
        plates = [
            overlay(self.leaf(Panel(NOWHERE, "", "paper"), name=f"plate/{n}"), pad(one, 30, 22)).stick("c").max(*SIZE)
            for n, one in enumerate(forms)
        ]
        return pad(first(*plates), 10)

    def medal(self, s: Sheet, at: Area) -> None:
        """A coin on a ribbon, with the sign of the game."""
        x, y, w, h = at
        mid, r = x + w / 2, min(w, h) * 0.42
        low = y + h - r - 4
        ramp = cover_of(self.game_name).ramp
        ribbon = "".join(
            f'<path d="M{mid + side * r * 0.15:g} {low:g}L{mid + side * r * 0.95:g} {y:g}H{mid + side * r * 0.25:g}'
            f'L{mid - side * r * 0.5:g} {low - r * 0.6:g}Z" fill="{colour}"/>'
            for side, colour in ((-1, ramp[2]), (1, ramp[1]))
        )
        coin = disc(mid, low, r, INK) + disc(mid, low, r - 3, GOLD) + disc(mid, low, r * 0.78, self.style.palette.honey)
        sign = icon(cover_of(self.game_name).sign, mid, low, r * 1.05, self.style.palette.cream, INK)
        put(s, at, ribbon + coin + sign, 4)

    # ---- where it leads ---------------------------------------------------------------------------------------
    def begin(self) -> object:
        """The page of the game that waits; else a game against one computer on Easy, behind it the shelf."""
        if self.awaited:
            return leave_lesson(self.parlour, self.game_name)
        setup = first_setup(self.lesson.game)
        for chair in setup.chairs[2:]:
            chair.kind = "empty"
        return to_new_table(self.parlour, setup)

    def go_on(self) -> object:
        """The next lesson, in place of this one."""
        assert self.after is not None
        self.parlour.post(Pop())
        self.parlour.post(Pop())
        return open_lesson(self.parlour, self.after)

    def to_list(self) -> object:
        return to_lessons(self.parlour, self.game_name)

    def back(self) -> object:
        return leave_lesson(self.parlour, self.game_name) if self.over else super().back()


def new_round(event: Event) -> bool:
    """Whether another round or turn begins by it, which is nothing that a puzzle asks of."""
    if isinstance(event, Said):
        return event.what == "turn"
    return isinstance(event, Changed) and event.field == "round" and event.index is None


class Solved(Graduation):
    """Lies over the puzzle's table, on which nothing more is asked."""

    first = "next"

    def __init__(self, app: House, sitting: Sitting, run: PuzzleRun) -> None:
        Flowing.__init__(self)
        self.parlour, self.lesson, self.run = app, run.lesson, run
        self.game_name = run.lesson.game.name
        self.following = next_puzzle(app, run)
        began = run.stands[0].events
        ended = next((n for n, event in enumerate(run.match.events) if n > began and new_round(event)), None)
        log = run.match.log(sitting.names, run.seat, began)
        self.lines = [line for number, line in log if ended is None or number < ended]
        self.first = "next" if self.following else "list"

    def declare(self) -> Box:
        look, file = self.style.palette, self.run.file
        helps = [counted(n, what) for n, what in ((self.run.hints, "hint"), (self.run.tries, "wrong answer")) if n]
        used = f"With {listed(helps)}." if helps else "Without a hint or a wrong answer."
        fails = " ".join(told for told in file.fails.values() if told.partition("”")[0] not in file.why)
        told = (
            self.words(f"{file.title}: solved", "display", look.ink, wraps=True, align="c", shrinks=True),
            self.words(file.why, "page", look.print, wraps=True, align="c", shrinks=True),
            *([self.words(fails, "note", look.print, wraps=True, align="c", shrinks=True)] if fails else ()),
            self.words(used, "note", look.fade, wraps=True, align="c"),
        )
        went = self.words("\n".join(self.lines), "note", look.print, wraps=True)
        course = column(
            self.words("HOW IT WENT", "caption", look.fade),
            self.scrolled("went", went, "paper").min(h=44).like(h=96).max(h=128),
            gap=4,
        )
        ways = [self.button("list", "All puzzles", self.to_list, ico="bulb")]
        if self.following:
            words = f"Next: {self.following.file.title}"
            ways.insert(0, self.button("next", words, self.go_on, RED, ".right", 52, lit=True))
        medal = self.painted(self.medal, "medal")
        buttons = first(row(*ways, gap=14), column(*ways, gap=10))
        wide = row(medal.size(*MEDAL).stick("c"), column(*told, course, buttons, gap=14).share(), gap=24)
        tall = column(medal.size(*MEDAL).stick("c"), *told, course, buttons, gap=14)
        small = column(*told, buttons, gap=8)
        return self.on_plates(wide, tall, small)

    def back(self) -> object:
        return self.to_list()

    def to_list(self) -> object:
        return leave_lesson(self.parlour, self.game_name)

    def go_on(self) -> object:
        """The next puzzle, in place of this one."""
        assert self.following is not None
        self.parlour.post(Pop())
        self.parlour.post(Pop())
        return open_puzzle(self.parlour, self.following)
