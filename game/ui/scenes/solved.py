"""solved: the end of a puzzle: why the answer works, what fails, and the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.puzzling import PuzzleRun
from game.engine.words import counted
from game.sitting import Sitting
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, row
from game.ui.scenes.graduation import MEDAL, Graduation
from game.ui.scenes.solving import next_puzzle, open_puzzle, to_puzzles
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House


class Solved(Graduation):
    """Lies over the puzzle's table; Esc goes back to it."""

    first = "next"

    def __init__(self, app: House, sitting: Sitting, run: PuzzleRun) -> None:
        Flowing.__init__(self)
        self.parlour, self.lesson, self.run = app, run.lesson, run
        self.game_name = run.lesson.game.name
        self.following = next_puzzle(app, run)
        began = run.stands[0].events
        self.lines = [line for _, line in run.match.log(sitting.names, run.seat, began)]
        self.first = "next" if self.following else "list"

    def declare(self) -> Box:
        look, file = self.style.palette, self.run.file
        used = f"{counted(self.run.hints, 'hint')}, {counted(self.run.tries, 'wrong answer')}."
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
        small = column(*told, buttons, gap=10)
        return self.on_plates(wide, tall, small)

    def to_list(self) -> object:
        return to_puzzles(self.parlour, self.game_name)

    def go_on(self) -> object:
        """The next puzzle, in place of this one."""
        assert self.following is not None
        self.parlour.post(Pop())
        self.parlour.post(Pop())
        return open_puzzle(self.parlour, self.following)
