"""fault: the one calm screen shown when something in the program broke."""

from __future__ import annotations

from pathlib import Path

from game.ui import scene
from game.ui.draw.paint import INK, Sheet
from game.ui.widgets import plates
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import VIOLET
from game.ui.widgets.shapes import PRINT


class FaultScene(scene.Scene):
    """Says what happened, that the game is kept, and where the report lies."""

    first = "home"

    def __init__(self, fault: BaseException, path: Path | None) -> None:
        super().__init__()
        self.fault, self.path = fault, path

    def enter(self) -> None:
        self.widgets = [
            Button("home", (372, 456, 260, 60), "Back to the shelf", lambda: scene.Reset(self.app.home()), lit=True),
            Button("quit", (664, 464, 244, 44), "Leave the Parlour", self.app.quit, VIOLET),
        ]

    def back(self) -> object:
        return scene.Reset(self.app.home())

    def draw(self, s: Sheet) -> None:
        plates.panel(s, (240, 170, 800, 380), "", "paper")
        s.text("Something fell off the shelf", "black", 36, INK, 640, 222, "c", 740, maxh=48)
        s.para(
            "The program made a mistake; it is not yours. Your game is kept up to the last answer: "
            "you can go on from there.",
            "text",
            20,
            PRINT,
            290,
            256,
            700,
            align="c",
            maxh=70,
        )
        what = f"{type(self.fault).__name__}: {self.fault}".split("\n")[0][:160]
        s.para(what, "semi", 17, "#8f1f47", 290, 340, 700, align="c", maxh=44)
        told = f"A report that shows how it came about: {self.path}" if self.path else "No report could be written."
        s.para(told, "text", 16, PRINT, 290, 390, 700, align="c", maxh=44)
        self.draw_widgets(s)
