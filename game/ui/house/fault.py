"""fault: the one calm screen shown when something in the program broke."""

from __future__ import annotations

from pathlib import Path

from game.ui.draw.paint import INK, Sheet
from game.ui.draw.shapes import PRINT, Box
from game.ui.widgets import plates
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import VIOLET
from game.ui.window import scene


class FaultScene(scene.Scene):
    """Says what happened, that the game is kept, and where the report lies."""

    first = "home"
    grows = (0.75, 1.5)

    def __init__(self, fault: BaseException, path: Path | None) -> None:
        super().__init__()
        self.fault, self.path = fault, path

    @property
    def box(self) -> Box:
        """The page, in the middle of the window."""
        wide, high = self.room
        return wide / 2 - 400, high / 2 - 190, 800, 380

    def resized(self) -> None:
        self.enter()

    def enter(self) -> None:
        x, y, _, _ = self.box
        self.widgets = [
            Button(
                "home", (x + 132, y + 286, 260, 60), "Back to the shelf", lambda: scene.Reset(self.app.home()), lit=True
            ),
            Button("quit", (x + 424, y + 294, 244, 44), "Leave the Parlour", self.app.quit, VIOLET),
        ]

    def back(self) -> object:
        return scene.Reset(self.app.home())

    def draw(self, s: Sheet) -> None:
        x, y, w, _ = self.box
        plates.panel(s, self.box, "", "paper")
        s.text("Something fell off the shelf", "black", 36, INK, x + w / 2, y + 52, "c", 740, maxh=48)
        words = (
            "The program made a mistake; it is not yours. Your game is kept up to the last answer: "
            "you can go on from there."
        )
        s.para(words, "text", 20, PRINT, x + 50, y + 86, 700, align="c", maxh=70)
        what = f"{type(self.fault).__name__}: {self.fault}".split("\n")[0][:160]
        s.para(what, "semi", 17, "#8f1f47", x + 50, y + 170, 700, align="c", maxh=44)
        told = f"A report that shows how it came about: {self.path}" if self.path else "No report could be written."
        s.para(told, "text", 16, PRINT, x + 50, y + 220, 700, align="c", maxh=44)
        self.draw_widgets(s)
