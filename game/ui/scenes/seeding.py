"""seeding: the fold of the new-game screen in which a deal is set by a seed or a code, or copied for others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draw.paint import NOWHERE
from game.ui.draw.shapes import CONTROL
from game.ui.layout.box import Box
from game.ui.layout.writing import row
from game.ui.scenes.chooser import Fold
from game.ui.scenes.setup import Setup
from game.ui.widgets.field import TextField
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.line import copy
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

LETTERS = 700  # of a code


class Seeding:
    """Stands on a screen, and sets that out anew when it changes."""

    def __init__(self, scene: Flowing, parlour: House, setup: Setup) -> None:
        self.scene, self.parlour, self.setup = scene, parlour, setup
        self.folded, self.typed = True, ""

    def boxes(self) -> list[Box]:
        """The line that unfolds it; below it the field, and what is done with what stands there."""
        scene = self.scene
        line = scene.leaf(Fold(NOWHERE, not self.folded, self.setup.seed, self.fold), 220, 44).max(h=44)
        if self.folded:
            return [line]
        words = "Seed or code", lambda: self.typed, self.type, "a new one each time"
        field = TextField("seed", NOWHERE, *words, ".key", LETTERS, self.take, clear=True)
        told = "One line with seats, seed and house rules, to play the same deal elsewhere."
        taken = "A seed, the code of a table, or a friend's code of a deal of the day."
        use = scene.button("use", "Use it", self.take, high=36, tip=taken)
        share = scene.button("copy", "Copy a code", self.copy, high=36, tip=told)
        ways = row(use.share(), share.share(), gap=12)
        return [line, scene.leaf(field, 220, CONTROL).max(h=CONTROL), ways]

    def type(self, text: str) -> None:
        self.typed = text

    def fold(self) -> None:
        self.folded = not self.folded
        self.scene.set_out()

    def take(self) -> object:
        """A seed or a code sets this table; the code of a deal of the day leads to its page."""
        from game.modes.day import deals, diary

        if deals.is_like_a_code(self.typed):
            try:
                game, day = deals.read_code(self.typed, diary.today())
            except ValueError as wrong:
                self.parlour.toast(f"That opens no deal of a day: {wrong}.", "wrong")
                return None
            self.typed = ""
            return Push(self.parlour.make("day", day.isoformat(), game))
        try:
            self.setup.take_code(self.typed)
        except ValueError as wrong:
            self.parlour.toast(f"That is not a seed or a code: {wrong}.", "wrong")
            return None
        self.parlour.toast("A new deal each time" if self.setup.seed is None else "This deal is set", "good")
        self.scene.set_out()
        return None

    def copy(self) -> None:
        if self.setup.seed is None:
            self.setup.seed = self.setup.next_seed()
        self.typed = self.setup.code(self.setup.seed)
        copy(self.typed)
        self.parlour.toast("Copied: the same deal for whoever types it in", "good")
        self.scene.set_out()
