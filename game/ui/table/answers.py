"""answers: how a choice becomes an answer of the game: with care, and in a lesson the one that it waits for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.game import Refusal
from game.ui.table.careful import Care
from game.ui.table.eyes import Eyes
from game.ui.table.question import Hint, Question
from game.ui.window.focus import Control, Focus

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House


@dataclass(eq=False)
class Answers:
    """`make_way`: what lies over the table and would cover what follows goes."""

    app: House
    sitting: Sitting
    focus: Focus
    eyes: Eyes
    question: Question
    hint: Hint
    care: Care
    make_way: Callable[[], None]
    told: str | None = None  # what was last said about keeping the game

    def answer(self, key: str) -> None:
        """The person who is asked chooses; nothing while nobody is. The bubble of what was chosen does not come
        back."""
        if self.question.open is None:
            return
        self.make_way()
        if not self.eyes.learning and self.care.holds(key, lambda: self.answer(key)):
            return
        self.app.sounds.play("choose")
        given = len(self.sitting.match.answers)
        if self.eyes.learning:
            self.learn(key)
        else:
            self.give(key)
        if len(self.sitting.match.answers) != given:
            self.app.bubble.quiet(self.focus)

    def learn(self, key: str) -> None:
        """Give an answer in a lesson, which takes only the one it waits for."""
        assert self.eyes.lesson is not None
        if (refused := self.eyes.lesson.answer(key)) is not None:
            self.say_no(refused)
        else:
            self.hint.end()

    def give(self, key: str) -> None:
        """Give an answer of whoever is asked; what there is to say about keeping it is said once."""
        self.hint.end()
        self.sitting.answer(key)
        if self.sitting.message != self.told:
            self.told = self.sitting.message
            if self.told:
                self.app.toast(self.told, "warn", stays=True)

    def say_no(self, refused: Refusal) -> None:
        """One sentence why something cannot be done, with the way to its rule."""
        self.app.refuse(Control("refused", (0, 0, 0, 0), why_not=refused.why, rule=refused.rule))
