"""asked: how a part takes answers: what can be chosen, why other things cannot, and what helps: hint, undo, lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from game.ai.puzzling import PuzzleRun
from game.engine.agenda import Decision, Option, say
from game.engine.events import Event
from game.engine.game import Refusal
from game.engine.words import by_name, counted
from game.ui.draw.paint import Area
from game.ui.table.answers import Answers, Standing
from game.ui.table.computers import Computers
from game.ui.table.eyes import Eyes
from game.ui.table.news import News
from game.ui.table.pausing import Pausing, Throwing
from game.ui.table.question import Hint, Question
from game.ui.table.seating import Seating
from game.ui.window.focus import Control
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.sitting import Sitting
    from game.ui.house.house import House

MOVING = Refusal("Things are still moving: a click takes them to their end.", "")
HELD = Refusal("The table waits until you go on.", "")
IN_HAND = Refusal("First throw the dice.", "")
TOLD = 400  # letters of all reasons that are told at once
Target = int | str  # a card, or a zone, place or slot by name


class Laid(Protocol):
    """What a game lays on the table, as far as others may ask of it."""

    def where(self, thing: Target, at: int) -> Area | None: ...
    def controls(self) -> Sequence[Control]: ...
    def option_for(self, question: Decision, target: Target) -> Option | None: ...
    def speaks_of(self, event: Event) -> set[Target]: ...
    def crest(self, seat: int) -> str: ...


class Asked:
    """Speaks for the person who is asked; `laid` is there once the game has laid it."""

    laid: Laid

    def __init__(
        self,
        app: House,
        sitting: Sitting,
        eyes: Eyes,
        news: News,
        computers: Computers,
        question: Question,
        hint: Hint,
        answers: Answers,
        seating: Seating,
        standing: Standing,
        pausing: Pausing,
        throwing: Throwing,
    ) -> None:
        self._app, self._sitting, self._eyes, self._news = app, sitting, eyes, news
        self._computers, self._question, self._hint = computers, question, hint
        self._seating, self._pausing, self._throwing = seating, pausing, throwing
        self.answer = answers.answer  # to the question, by the key of an option
        self.say_no = answers.say_no  # one sentence why something cannot be done, with the way to its rule
        self.answer_so = standing.let  # also to later questions, by a rule that gives the key of an option or None
        self.may_hint = hint.may  # None when a hint may be asked for, else why not
        self.may_undo = seating.may_undo  # None when the last choice may be taken back, else why not
        self.undo = seating.undo
        self.away = seating.away  # the seats of people in which a computer plays for a while
        self.may_withdraw = seating.may_withdraw  # whether what was begun can be taken back as if it had not been
        self.withdraw = seating.withdraw

    # ---- what can be chosen --------------------------------------------------------------------------------------
    def option_at(self, target: Target) -> Option | None:
        """The choice that lies on a card or place."""
        return self.laid.option_for(question, target) if (question := self._question.open) is not None else None

    def choice_on(self, id: str | None) -> Option | None:
        """The choice that the control of that id makes."""
        if id is None or (question := self._question.open) is None:
            return None
        key = next((control.tags.get("key") for control in self.controls() if control.id == id), None)
        return next((option for option in question.options if option.key == key), None)

    def words_of(self, option: Option) -> str:
        """A choice in words, those who sit here by their names."""
        return by_name(say(option.label), self._sitting.names)

    def controls(self) -> Sequence[Control]:
        """All that can be pointed at on the board."""
        return self.laid.controls()

    def control(self, id: str, rect: Area, target: Target, label: str, **more: Any) -> Control:
        """A control for a thing on the table: it answers where a choice lies on it, otherwise it says why not."""
        control = Control(id, rect, label, **more)
        if (option := self.option_at(target)) is not None:
            control.choose, control.tags["key"] = self.chooser(option.key), option.key
            control.tip = control.tip or self.words_of(option)
        else:
            control.enabled = False
            control.why_not, control.rule = self.why_not(target) or ("", "")
        return control

    def why_not(self, target: Target) -> Refusal | None:
        """Why a card or place cannot be chosen by who is looking; None when it can, and in the past. What moves is
        behind what has happened."""
        if self._question.past.shown:
            return None
        if self._sitting.view_only and self._sitting.turn is not None:
            return Refusal(self._sitting.view_only, "")
        if self._eyes.veiled:
            return Refusal(self._eyes.peek_words(), "")
        if self._question.offered is None and self._news.busy:
            return HELD if self._pausing.asks else IN_HAND if self._throwing.asks else MOVING
        seat = self._eyes.home if self._eyes.viewer is None else self._eyes.viewer
        refused = self._sitting.game.why_not(self._sitting.match.state, seat, target)
        return refused and refused._replace(why=by_name(refused.why, self._sitting.names))

    def refuse(self, target: Target) -> None:
        """Say why not, with the way to its rule."""
        self._app.sounds.play("wrong")
        if (refused := self.why_not(target)) is not None:
            self.say_no(refused)

    # ---- answers -------------------------------------------------------------------------------------------------
    def chooser(self, key: str) -> Callable[[], None]:
        """Gives that answer when it is called."""
        return lambda: self.answer(key)

    def show_lesson_end(self) -> None:
        assert self._eyes.lesson is not None
        self._app.post(Push(self._app.make(self._eyes.lesson.ending, self._sitting, self._eyes.lesson)))

    def back_in_lesson(self) -> None:
        """The step before, and the table as it was then."""
        self._seating.back_in_lesson()

    def show_result(self) -> None:
        self._app.post(Push(self._app.make("result", self._sitting)))

    # ---- what helps ----------------------------------------------------------------------------------------------
    @property
    def hint(self) -> Thought | None:
        """What the computer would do, where somebody asked for it."""
        return self._hint.thought

    @property
    def hint_comes(self) -> bool:
        """Whether a hint has been asked for and is being thought about."""
        return self._hint.awaited

    def teller(self, seat: int) -> Callable[[], None]:
        """Says why the computer in a seat did what it did, choice by choice."""

        def tell() -> None:
            reasons, name = self._computers.last_reasons(seat), self._sitting.names[seat]
            person = self._sitting.players[seat].is_person
            none = f"{name} is a person: why, only {name} knows." if person else f"{name} has chosen nothing yet."
            self._app.toast(because(name, reasons) if reasons else none)

        return tell

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson or a puzzle has its page on the table."""
        return self._eyes.learning or self.in_puzzle

    @property
    def in_puzzle(self) -> bool:
        """Whether a puzzle has: what would solve it is not told then."""
        return isinstance(self._eyes.lesson, PuzzleRun)

    @property
    def taught(self) -> Sequence[str]:
        """What a lesson points at; empty for nothing."""
        step = self._eyes.lesson.step if self._eyes.lesson else None
        return step.targets if step is not None and self._news.still else ()

    def may_choose(self, key: object) -> bool:
        """Whether a lesson leaves that choice; without one every choice is free."""
        step = self._eyes.lesson.step if self._eyes.lesson else None
        return step is None or key == step.answer

    @property
    def glow(self) -> float:
        """For how many ms the edges of lit choices still move."""
        return self._question.glow


def because(name: str, reasons: Sequence[str]) -> str:
    """The reasons of somebody's turn in their order; of very many the latest, and how many came before."""
    gone = next((n for n in range(len(reasons)) if len(" ".join(reasons[n:])) <= TOLD), len(reasons) - 1)
    before = f", with {counted(gone, 'reason')} before these" if gone else ""
    return f"{name}{before}: {' '.join(reasons[gone:])}"
