"""careful: a table that says once what a choice would leave undone, before it takes it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.words import listed
from game.ui.table.table import Table
from game.ui.window.scene import Push, Scene

TOLD = 3  # deeds that are named; of more it is told how many there are


def still_possible(deeds: Sequence[str]) -> str:
    """One sentence about what could still be done, "" when there is nothing."""
    if not deeds:
        return ""
    named = [*deeds[: TOLD - 1], f"{len(deeds) - TOLD + 1} more"] if len(deeds) > TOLD else deeds
    return f"You can still do this: {listed(named)}."


class CarefulTable(Table):
    """By the settings it never warns, warns once (the same choice again is taken), or holds the choice with a
    question."""

    warned: tuple[int, str] = (-1, "")  # answers given when a choice was last warned of, and its key

    def left_undone(self, key: str) -> str:
        """What useful thing a choice would leave undone, in one sentence; "" for nothing. A game's table knows."""
        return ""

    def answer(self, key: str) -> None:
        mode = self.app.settings.unfinished
        here = len(self.match.answers), key
        taught = self.lesson is not None and not self.lesson.done
        if (
            mode == "off"
            or taught
            or self.offered is None
            or self.past
            or self.warned == here
            or not (words := self.left_undone(key))
        ):
            super().answer(key)
            return
        self.warned = here
        self.app.sounds.play("wrong")
        if mode == "hold":
            self.app.post(Push(self.ask_again(words, key)))
        else:
            self.app.toast(f"{words} Choose it again to go on all the same.", "warn")

    def ask_again(self, words: str, key: str) -> Scene:
        """Whether to go on all the same; Esc goes back."""
        from game.ui.house.dialog import Answer, Dialog

        asked = Dialog(
            "Something is left to do",
            words,
            (Answer("Go on all the same", lambda: self.answer(key)), Answer("Go back", self.forget_warning)),
        )
        asked.first = "answer/1"
        return asked

    def forget_warning(self) -> None:
        """The next time it is asked again."""
        self.warned = (-1, "")

    def put_away(self) -> None:
        super().put_away()
        self.forget_warning()
