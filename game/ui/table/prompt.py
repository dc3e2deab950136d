"""prompt: what is asked, in one line over the table, with the number of choices."""

from __future__ import annotations

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.table.part import Part
from game.ui.table.tabletop import Tabletop
from game.ui.table.view import View
from game.ui.widgets.plates import prompt

LINE: Box = (346, 466, 588, 30)


class Prompt(Part):
    """Stays away where a part of the game says it."""

    name = "prompt"

    def __init__(self, view: View, top: Tabletop) -> None:
        super().__init__(view)
        self.top = top

    def draw(self, s: Sheet) -> None:
        if not self.top.asks and (words := self.top.prompt_words()):
            question = self.view.question
            prompt(s, self.top.prompt_box or LINE, words, str(len(question.options)) if question else "")
