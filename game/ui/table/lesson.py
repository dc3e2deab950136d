"""lesson: what a lesson says beside the table, and the way it holds the learner to the next step."""

from __future__ import annotations

from game.engine.lesson import LessonRun
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import FADE, PRINT, SKIRT, Box, focus_ring
from game.ui.table.part import Part
from game.ui.table.view import View
from game.ui.widgets.looks import RED, button
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control


class Teacher(Part):
    """Speaks for a running lesson."""

    name = "lesson"

    def __init__(self, view: View, run: LessonRun) -> None:
        super().__init__(view)
        self.run = run

    @property
    def page(self) -> Box:
        """Where it is written."""
        return self.view.area("page") or (0, 0, *self.view.room)

    @property
    def wide(self) -> bool:
        """Whether the page is a strip, with its button beside the words."""
        return self.page[2] > 2 * self.page[3]

    @property
    def button(self) -> Box:
        x, y, w, h = self.page
        return (x + w - 144, y + h - 54, 128, 40) if self.wide else (x + 60, y + h - 54, w - 76, 40)

    def next(self) -> None:
        """Go on to the next step."""
        self.run.next()
        self.view.redraw()

    def controls(self) -> list[Control]:
        step = self.run.step
        if step is None or step.answer is not None or self.view.busy:
            return []
        x, y, w, h = self.button
        return [Control("lesson/next", (x, y, w, h + SKIRT), "Next", self.next, zone="lesson", radius=20)]

    def draw(self, s: Sheet) -> None:
        step = self.run.step
        if step is None:
            return
        x, y, w, h = self.page
        panel(s, self.page, tone="paper")
        wide = self.wide
        count, waits = f"{self.run.number + 1} of {len(self.run.lesson.steps)}", step.answer is not None
        if wide:
            s.say(count, "slot", FADE, x + w - 18, y + 20, "r", 54, maxh=18)
        else:
            s.say(count, "slot", FADE, x + 16, y + h - 34, "l", 38, maxh=18)
        foot, side = (14, 166) if wide else (34 if waits else 60, 34)
        s.para(step.say, "text", 18, PRINT, x + 18, y + (12 if wide else 14), w - side, 1.16, maxh=h - 16 - foot)
        if waits:
            room = side - 44 if wide else w - 90
            s.say("Do what is lit.", "note", FADE, x + w - 18, y + h - 22, "r", room, maxh=20)
        for control in self.controls():
            look = self.view.focus.look(control)
            if look.ring:
                focus_ring(s, control.rect, control.radius)
            s.mark("control", *control.rect, control.id)
            button(s, self.button, "Next", look.state, RED, 20, ".right", lit=True)
