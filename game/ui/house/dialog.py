"""dialog: a question over the screen, with two or more answers, and the menu that Esc opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.draw.paint import NOWHERE
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, overlay, pad, row
from game.ui.widgets.controls import Panel
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.scene import Pop, Push


class Answer(NamedTuple):
    """A button of a dialog; what `deed` returns goes to the stack of scenes after the dialog is gone."""

    text: str
    deed: Callable[[], object] | None = None
    ico: str | None = None
    enabled: bool = True
    why_not: str = ""


class Asking(Flowing):
    """A title and answers in the middle of the window.

    The scene below is told the text of the answer in resume().
    """

    overlay = True

    def __init__(self, title: str, answers: Sequence[Answer], usual: int = 0) -> None:
        """`usual`: the number of the answer that is the way on."""
        super().__init__()
        self.title, self.answers, self.usual = title, tuple(answers), usual
        self.first = f"answer/{usual}"

    def enter(self) -> None:
        self.set_out()

    def way(self, at: int, high: float = 46) -> Box:
        """The button of an answer."""
        answer = self.answers[at]
        ramp, able, why = RED if at == self.usual else VIOLET, answer.enabled, answer.why_not
        return self.button(
            f"answer/{at}", answer.text, self.deed(answer), ramp, answer.ico, high, enabled=able, why_not=why
        ).share()

    def deed(self, answer: Answer) -> Callable[[], object]:
        def deed() -> object:
            self.app.post(Pop(answer.text))
            return answer.deed() if answer.deed else None

        return deed


class Dialog(Asking):
    """A page with a title, a few sentences, and answers in one row where they fit. Esc is the last answer, unless
    `must` is set."""

    def __init__(self, title: str, text: str, answers: Sequence[Answer], must: bool = False) -> None:
        super().__init__(title, answers)
        self.text, self.must = text, must

    def declare(self) -> Box:
        look, n = self.style.palette, len(self.answers)
        ways = [self.way(i, 48) for i in range(n)]
        page = column(
            self.words(self.title, "display", look.ink, wraps=True, align="c"),
            self.scrolled("told", self.words(self.text, "lead", look.print, wraps=True, align="c"), "paper").min(h=40),
            first(row(*ways, gap=16), column(*ways, gap=8)),
            gap=16,
        )
        plate = self.leaf(Panel(NOWHERE, "", "paper"))
        return pad(overlay(plate, pad(page, 36, 24)).max(720, 640).like(w=720).stick("c"), 10)

    def back(self) -> object:
        return None if self.must else self.deed(self.answers[-1])()


class Menu(Asking):
    """Answers one below the other on a dark panel; Esc goes back."""

    def declare(self) -> Box:
        ways = column(*(self.way(i) for i in range(len(self.answers))), gap=14)
        head = self.words(self.title, "title", self.style.palette.cream, align="c")
        page = column(head, self.scrolled("answers", pad(ways, 6, 4)).min(300, 120), gap=12)
        return pad(overlay(self.leaf(Panel(NOWHERE)), pad(page, 30, 18)).max(w=420).stick("c"), 10)


def confirm(title: str, text: str, yes: str, deed: Callable[[], object], no: str = "Not now") -> Push:
    """Ask before something that cannot be taken back."""
    return Push(Dialog(title, text, (Answer(yes, deed), Answer(no))))
