"""fault: the one calm screen shown when something in the program broke."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from game.ui.draw.paint import NOWHERE
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, pad, row
from game.ui.widgets.controls import Panel, ending
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED
from game.ui.window.scene import Reset, Scene

CALM = "The program made a mistake; it is not yours. Your game is kept up to the last answer: you can go on from there."


def calm_after(fault: BaseException, report: Callable[[BaseException], Path | None], scenes: list[Scene]) -> FaultScene:
    """The screen that says so, with all others left, whatever goes wrong on the way."""
    try:
        path = report(fault)
    except Exception:
        path = None
    while scenes:
        with suppress(Exception):  # it may be the one that broke
            scenes.pop().leave()
    return FaultScene(fault, path)


class FaultScene(Flowing):
    """Says what happened, that the game is kept, and where the report lies."""

    first = "home"

    def __init__(self, fault: BaseException, path: Path | None) -> None:
        super().__init__()
        self.fault, self.path = fault, path

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        look = self.style.palette
        what = f"{type(self.fault).__name__}: {self.fault}".split("\n")[0][:160]
        there = f"A report that shows how it came about: {ending(str(self.path), 80)}"
        told = there if self.path else "No report could be written."
        said = column(
            self.words(CALM, "lead", look.print, wraps=True, align="c"),
            self.words(what, "note", look.wine, wraps=True, align="c", shrinks=True),
            self.words(told, "note", look.fade, wraps=True, align="c", shrinks=True),
            gap=18,
        )
        home = self.button("home", "Back to the shelf", self.back, RED, high=60, lit=True).min(w=250)
        leave = self.button("quit", "Leave the Parlour", self.app.quit).min(w=220)
        page = column(
            self.words("Something fell off the shelf", "display", look.ink, wraps=True, align="c"),
            self.scrolled("told", said, "paper").min(h=60),
            box().size(h=4),
            first(row(box().share(), home, leave, box().share(), gap=16), column(home, leave, gap=10)),
            gap=16,
        )
        plate = self.leaf(Panel(NOWHERE, "", "paper"))
        return pad(overlay(plate, pad(page, 44, 28)).max(w=800).like(w=800).stick("c"), 10)

    def back(self) -> object:
        return Reset(self.app.home())
