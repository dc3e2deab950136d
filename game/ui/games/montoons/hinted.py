"""hinted: the choice that a hint recommends, in words, and with a lamp where it lies."""

from __future__ import annotations

from game.engine.agenda import say
from game.ui.draw.paint import INK, Sheet, icon
from game.ui.draw.shapes import disc
from game.ui.games.montoons.plan import Plan
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.sheetreading import slot_words
from game.ui.table.marks import LIT
from game.ui.table.part import Part
from game.ui.table.view import View
from game.ui.window.focus import Control

R = 15.0


class Hinted(Part):
    """Draws over everything else, except on buttons, which are lit themselves."""

    name = "hint"

    def __init__(self, view: View, reading: Reading, plan: Plan) -> None:
        super().__init__(view)
        self.reading, self.plan = reading, plan

    @property
    def key(self) -> str:
        """The recommended choice, "" for none."""
        return self.view.hint.key if self.view.hint is not None and self.view.question is not None else ""

    def hint_came(self) -> None:
        """The die that a hint speaks of is the one that is held."""
        value, _, slot = self.key.partition(">")
        if slot and value.isdigit():
            self.plan.wanted = int(value)

    def words(self) -> str:
        """What is recommended and why, "" for nothing."""
        deed, hint = self.deed(), self.view.hint
        return f"Hint: {deed} {hint.hint}" if deed and hint is not None else ""

    def deed(self) -> str:
        """What is recommended, as a sentence that goes on after a colon."""
        key, question = self.key, self.view.question
        if not key or question is None:
            return ""
        value, _, slot = key.partition(">")
        character = self.reading.character(self.view.home)
        if slot and character is not None:
            name = slot_words(character, slot)[0]
            return f"take the die off {name}." if value == "back" else f"put the {value} on {name}."
        option = next((one for one in (*question.options, *question.aside) if one.key == key), None)
        return f"{say(option.label)}." if option else ""

    def control(self) -> Control | None:
        """What the recommended choice lies on."""
        key = self.key
        return next((one for one in self.view.controls() if one.tags.get("key") == key), None) if key else None

    def draw(self, s: Sheet) -> None:
        control = self.control()
        if control is None or control.id.startswith("choice/"):
            return
        x, y, w, _ = control.rect
        x, y = (x + w / 2, y - 4) if control.id.startswith("hex/") else (x + w - 4, y + 2)
        lamp = (
            disc(R + 2, R + 2, R + 1, LIT) + disc(R + 2, R + 2, R - 1, INK) + icon("bulb", R + 2, R + 2, 21, LIT, INK)
        )
        self.view.stamps.svg(s, "hint lamp", (x - R - 2, y - R - 2, 2 * R + 4, 2 * R + 4), lamp + icon("bulb", R + 2, R + 2, 21, LIT, INK))
