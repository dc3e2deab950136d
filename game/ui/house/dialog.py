"""dialog: a question over the screen, with two or more answers, and the menu that Esc opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.draw.paint import INK, Sheet
from game.ui.draw.shapes import PRINT
from game.ui.widgets import plates
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.scene import Pop, Push, Scene

WIDTH, LEAD = 620.0, 1.3
MOST = 330.0  # units of text; more shrinks to fit


class Answer(NamedTuple):
    """A button of a dialog; what `deed` returns goes to the stack of scenes after the dialog is gone."""

    text: str
    deed: Callable[[], object] | None = None
    ico: str | None = None
    enabled: bool = True
    why_not: str = ""


class Dialog(Scene):
    """A page with a title, a few sentences, and answers in one row. Esc is the last answer, unless `must` is set.

    The scene below is told the text of the answer in resume().
    """

    overlay = True
    grows = (0.75, 1.5)

    def __init__(self, title: str, text: str, answers: Sequence[Answer], must: bool = False, size: float = 19) -> None:
        super().__init__()
        self.title, self.text, self.answers, self.must, self.size = title, text, tuple(answers), must, size
        self.first = "answer/0"

    def enter(self) -> None:
        for i, answer in enumerate(self.answers):
            button = Button(
                f"answer/{i}", (0, 0, 0, 0), answer.text, self._deed(answer), VIOLET if i else RED, answer.ico
            )
            button.set(enabled=answer.enabled, why_not=answer.why_not)
            self.widgets.append(button)
        self._lay(100)

    def _lay(self, high: float) -> None:
        """Put the page in the middle, as high as `high` units of text need, and the answers in a row at its foot."""
        n = len(self.answers)
        each = min(250.0, (WIDTH + 40 - 20 * (n - 1)) / n)
        middle, half = self.room[0] / 2, self.room[1] / 2
        left = middle - (n * each + 20 * (n - 1)) / 2
        self.box = (middle - WIDTH / 2 - 50, max(8.0, half - 20 - high / 2 - 80), WIDTH + 100, high + 190)
        foot = self.box[1] + self.box[3] - 76
        for i, button in enumerate(self.widgets):
            button.box = (left + i * (each + 20), foot, each, 48)

    def _deed(self, answer: Answer) -> Callable[[], object]:
        def deed() -> object:
            self.app.post(Pop(answer.text))
            return answer.deed() if answer.deed else None

        return deed

    def back(self) -> object:
        return None if self.must else self._deed(self.answers[-1])()

    def draw(self, s: Sheet) -> None:
        high = min(MOST, self.room[1] - 206, s.height(self.text, "text", self.size, WIDTH, LEAD))
        self._lay(high)
        plates.panel(s, self.box, "", "paper")
        top, middle = self.box[1], self.room[0] / 2
        s.text(self.title, "black", 30, INK, middle, top + 44, "c", WIDTH + 40, maxh=44)
        s.para(self.text, "text", self.size, PRINT, middle - WIDTH / 2, top + 78, WIDTH, LEAD, "c", maxh=high)
        self.draw_widgets(s)


class Menu(Scene):
    """Answers one below the other on a dark panel; Esc goes back."""

    overlay = True
    grows = (0.75, 1.5)

    def __init__(self, title: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.title, self.answers = title, tuple(answers)
        self.first = "answer/0"

    def enter(self) -> None:
        middle, half = self.room[0] / 2, self.room[1] / 2
        step = min(62.0, (2 * half - 160) / max(1, len(self.answers)))
        top = half - step * len(self.answers) / 2 + 24
        self.top = top
        self.widgets = []
        for i, answer in enumerate(self.answers):
            button = Button(
                f"answer/{i}",
                (middle - 160, top + i * step, 320, min(46, step - 12)),
                answer.text,
                self._deed(answer),
                RED if i == 0 else VIOLET,
                answer.ico,
            )
            button.set(enabled=answer.enabled, why_not=answer.why_not)
            self.widgets.append(button)

    def resized(self) -> None:
        self.enter()

    def _deed(self, answer: Answer) -> Callable[[], object]:
        def deed() -> object:
            self.app.post(Pop(answer.text))
            return answer.deed() if answer.deed else None

        return deed

    def draw(self, s: Sheet) -> None:
        middle = self.room[0] / 2
        foot = self.widgets[-1].box[1] + self.widgets[-1].box[3] if self.widgets else self.top
        plates.panel(s, (middle - 196, self.top - 62, 392, foot + 30 - self.top + 62), "")
        s.text(self.title, "black", 26, "#ffe9b8", middle, self.top - 30, "c", 350, maxh=40)
        self.draw_widgets(s)


def confirm(title: str, text: str, yes: str, deed: Callable[[], object], no: str = "Not now") -> Push:
    """Ask before something that cannot be taken back."""
    return Push(Dialog(title, text, (Answer(yes, deed), Answer(no))))
