"""careful: says once what a choice would leave undone, before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.words import listed
from game.ui.house.dialog import Answer, Dialog
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House

TOLD = 3  # deeds that are named; of more it is told how many there are
NEVER = -1, ""


def still_possible(deeds: Sequence[str]) -> str:
    """One sentence about what could still be done, "" when there is nothing."""
    if not deeds:
        return ""
    named = [*deeds[: TOLD - 1], f"{len(deeds) - TOLD + 1} more"] if len(deeds) > TOLD else deeds
    return f"You can still do this: {listed(named)}."


@dataclass(eq=False)
class Care:
    """By the settings it never warns, warns once (the same choice again is taken), or holds the choice with a question.
    `left_undone`: what useful thing a choice would leave undone, in one sentence; "" for nothing."""

    app: House
    sitting: Sitting
    left_undone: Callable[[str], str]
    warned: tuple[int, str] = NEVER  # answers given when a choice was last warned of, and its key

    def holds(self, key: str, choose: Callable[[], object]) -> bool:
        """Whether a choice is not taken yet, which is told; `choose` takes it after all."""
        mode, here = self.app.settings.unfinished, (len(self.sitting.match.answers), key)
        if mode == "off" or self.warned == here or not (words := self.left_undone(key)):
            return False
        self.warned = here
        self.app.sounds.play("wrong")
        if mode == "hold":
            self.app.post(Push(self.ask_again(words, choose)))
        else:
            self.app.toast(f"{words} Choose it again to go on all the same.", "warn")
        return True

    def ask_again(self, words: str, choose: Callable[[], object]) -> Dialog:
        """Whether to go on all the same; Esc goes back."""
        asked = Dialog(
            "Something is left to do",
            words,
            (Answer("Go on all the same", choose), Answer("Go back", self.forget)),
        )
        asked.first = "answer/1"
        return asked

    def forget(self) -> None:
        """The next time it is asked again."""
        self.warned = NEVER
