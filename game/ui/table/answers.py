"""answers: how a choice becomes an answer of the game: with care, in a lesson the one that it waits for, and given
ahead ("nothing more this turn"), so that it is not asked a second time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.agenda import Decision
from game.engine.game import Refusal
from game.engine.words import by_name, listed
from game.ui.house.dialog import Answer, Dialog
from game.ui.table.eyes import Eyes
from game.ui.table.question import ECHO_MS, Hint, Question
from game.ui.window.focus import Focus
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House

TOLD = 3  # deeds that are named; of more it is told how many there are
NEVER = -1, ""
Rule = Callable[[Decision], str | None]  # the key of the answer to a question; None: it is asked


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
        self.app.toasts.answered()
        if self.eyes.learning:
            self.learn(key)
        else:
            self.give(key)
        if len(self.sitting.match.answers) != given:
            self.app.bubble.quiet(self.focus)
            self.question.echo = ECHO_MS if self.focus.device == "mouse" else 0.0

    def learn(self, key: str) -> None:
        """Give an answer in a lesson, which takes only the one it waits for."""
        assert self.eyes.lesson is not None
        if (refused := self.eyes.lesson.answer(key)) is not None:
            self.app.sounds.play("wrong")
            self.say_no(refused)
        else:
            self.hint.end()

    def give(self, key: str, thought: Sequence[int] = ()) -> None:
        """Give an answer of whoever is asked, with what it takes a computer to think the same again; what there is to
        say about keeping it is said once."""
        self.hint.end()
        self.sitting.answer(key, thought=thought)
        if self.sitting.message != self.told:
            self.told = self.sitting.message
            if self.told:
                self.app.toast(self.told, "warn", stays=True)

    def say_no(self, refused: Refusal) -> None:
        """One sentence why something cannot be done, with the way to its rule."""
        self.app.bubble.quiet(self.focus)  # it would say the same beside it
        self.app.say_no(by_name(refused.why, self.sitting.names), refused.rule)


@dataclass(eq=False)
class Standing:
    """`rule` holds until an answer is taken back; it says itself when it has run out."""

    sitting: Sitting
    rule: Rule | None = None
    given: int = 0  # answers when it was last looked at

    def let(self, rule: Rule) -> None:
        """Answer so from the next question on."""
        self.rule, self.given = rule, len(self.sitting.match.answers)

    def key(self, decision: Decision) -> str | None:
        """What answers a question that a person is asked; None: the person."""
        count = len(self.sitting.match.answers)
        if count < self.given:
            self.rule = None
        self.given = count
        return self.rule(decision) if self.rule is not None else None
