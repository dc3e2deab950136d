"""quiz: the page of a puzzle beside the table: what it asks, what is told of an answer, hints, and the way back."""

from __future__ import annotations

from game.ai.puzzling import PuzzleRun
from game.engine.words import by_name, counted
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import PRINT, SKIRT, plate, put
from game.ui.style.metrics import PILL, ROUND
from game.ui.style.palette import palette
from game.ui.table.lesson import BETWEEN, LOW, RIM, Teacher
from game.ui.table.part import View
from game.ui.widgets.looks import RED, TIN, button
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

SURE = "100 wins in 100"
BUTTONS = ("hint", "reset")
WIDE, NARROW, HIGH, APART = 104.0, 76.0, 36.0, 8.0  # of a button, in a low strip, and what is between two


class Quiz(Teacher):
    """Speaks for a puzzle: every choice is free, and a wrong one is told of."""

    name = "lesson"
    run: PuzzleRun

    def __init__(self, view: View, run: PuzzleRun) -> None:
        super().__init__(view, run)

    @property
    def telling(self) -> bool:
        """It holds nobody to a step."""
        return False

    # ---- what can be done --------------------------------------------------------------------------------------------
    def help(self) -> None:
        """Tell the next hint."""
        self.run.hint()
        self.view.redraw()

    def places_of(self) -> list[tuple[str, Area]]:
        """The buttons with where they lie: a row at the foot of the page, in a strip a row at its right, and in a low
        one a column."""
        x, y, w, h = self.page
        if self.strip and h < LOW:
            high = (h - 2 * RIM - BETWEEN - SKIRT) / 2
            boxes = ((x + w - 14 - NARROW, y + RIM + n * (high + BETWEEN), NARROW, high) for n in range(2))
            return list(zip(BUTTONS, boxes))
        wide = min(WIDE, (w - 36 - APART) / 2)
        high = min(HIGH, h - 20)
        left, low = x + w - 14 - 2 * wide - APART, y + h - high - 12
        return [(name, (left + n * (wide + APART), low, wide, high)) for n, name in enumerate(BUTTONS)]

    def controls(self) -> list[Control]:
        deeds = {"hint": ("Hint", self.help), "reset": ("Reset", self.back)}
        found = [Control("lesson/page", self.page, zone=self.name, stop=False)]
        for name, box in self.places_of():
            label, deed = deeds[name]
            found.append(Control(f"puzzle/{name}", box, label, deed, zone=self.name, radius=PILL))
        return found

    # ---- looks -------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        (x, y, w, h), file = self.page, self.run.file
        panel(s, self.page, tone="paper")
        places = self.places_of()
        left, low, *_ = places[0][1]
        if head := self.head:
            put(s, self.page, plate(x + 2, y + 2, w - 4, head, ROUND, palette.violet))
            s.say(file.title, "heading", palette.cream, x + 16, y + 3 + head / 2, "l", w - 32, maxh=26)
        wide = left - x - 32 if self.strip else w - 36
        foot = y + h - 10 if self.strip else low - 8
        s.tell(self.said, "read" if head else "body", PRINT, x + 18, y + head + 10, wide, maxh=foot - y - head - 10)
        for control, (name, box) in zip(self.controls()[1:], places):
            look = look_of(s, self.view.focus, control)
            words = f"Hint {self.run.hints}/{len(file.hints)}" if name == "hint" else "Reset"
            button(s, box, words, look.state, RED if name == "hint" else TIN)

    @property
    def said(self) -> str:
        """What is asked, how far the line still goes, and what was last told; before that how much can be reached."""
        said = by_name(self.run.said, self.view.names)
        return " ".join(filter(None, (f"*{self.run.file.text}*", "" if said else self.reach, self.moves, said)))

    @property
    def reach(self) -> str:
        """What the best answers come to; "" where they win for certain."""
        told = self.run.goal.told(self.run.file.worth)
        return "" if told == SURE else f"{told} can be reached."

    @property
    def moves(self) -> str:
        """How far the line still goes."""
        left = len(self.run.file.answers) - len(self.run.match.answers)
        return f"{counted(left, 'move')} left." if left > 0 else ""
