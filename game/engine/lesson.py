"""Lesson: a game played by hand from a set table, one sentence and one answer at a time."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from game.engine.data import DataError, Length, Node, Range, Where, load
from game.engine.game import Game, Refusal
from game.engine.match import Match


@dataclass(frozen=True)
class LessonStep:
    """One thing to say. `at`: a key, zone or card id to point at; `answer`: the key the learner must give, without one
    there is only "Next"; `rivals`: what the other seats answer after it; `rule`: a section of the rulebook.
    """

    say: Annotated[str, Length(1, 400)]
    at: str | None = None
    answer: str | None = None
    rivals: tuple[str, ...] = ()
    rule: str | None = None
    hint: Annotated[str, Length(0, 200)] = ""
    where: Where = Where("", 0, "")


@dataclass(frozen=True)
class LessonFile:
    """A lesson as it is written. `learner` is the seat, counted from 1, that answers; `minutes` for a slow reader."""

    game: Annotated[str, Length(1, 20)]
    title: Annotated[str, Length(1, 60)]
    minutes: Annotated[int, Range(1, 10)]
    position: Node
    steps: tuple[LessonStep, ...]
    intro: Annotated[str, Length(0, 400)] = ""
    learner: Annotated[int, Range(1, 6)] = 1
    options: dict[str, str] = field(default_factory=dict)
    where: Where = Where("", 0, "")


@dataclass(frozen=True)
class Lesson:
    """A lesson that can be opened: the game, the words of its table, and its steps. `learner` is a seat from 0."""

    game: Game
    title: str
    minutes: int
    intro: str
    learner: int
    position: dict[str, Any]
    steps: tuple[LessonStep, ...]
    where: Where


def read_lesson(path: Path, game: Game) -> Lesson:
    """The lesson in a file. DataError names every fault of its form; `play_lesson` tells whether it can be played."""
    file = load(LessonFile, path)
    if file.game != game.name:
        raise DataError([file.where.fault(f"game {file.game!r}; expected {game.name!r}")])
    if not file.steps:
        raise DataError([file.where.fault("a lesson without steps")])
    words = file.position.plain_value()
    position = {**words, "options": {**words.get("options", {}), **file.options}} if isinstance(words, dict) else {}
    return Lesson(
        game,
        file.title,
        file.minutes,
        file.intro,
        file.learner - 1,
        position,
        file.steps,
        file.where._replace(line=file.position.line),
    )


class LessonRun:
    """A lesson being played. `match` is the table, `number` the step the learner is at; past the last it is `done`."""

    def __init__(self, lesson: Lesson, content: Any) -> None:
        """DataError when the words of the table make no sense."""
        self.lesson, self.number = lesson, 0
        game = lesson.game
        try:
            options = game.options(lesson.position.get("options", {}))
            start = game.read_position(content, {**lesson.position, "options": options})
            self.match = Match(game, content, start.seats, start.seed, options, skip_single=False, start=start)
        except (ValueError, TypeError, AttributeError, LookupError) as error:
            raise DataError([lesson.where.fault(f"position: {error}")]) from None

    @property
    def done(self) -> bool:
        """Whether the last step has been taken."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """What is being said; None when the lesson is done."""
        return None if self.done else self.lesson.steps[self.number]

    def next(self) -> Refusal | None:
        """Go on from a step that wants no answer, or the reason why not."""
        step = self.step
        if step is None:
            return Refusal("The lesson is done.", "")
        if step.answer is not None:
            return self.hint(step)
        self.go_on(step)
        return None

    def answer(self, key: str) -> Refusal | None:
        """The learner's answer: given when it is the one the step waits for, else the hint. ValueError for a key that
        the rules do not offer."""
        step = self.step
        if step is None:
            return Refusal("The lesson is done.", "")
        if self.match.decision is not None:
            self.match.decision.option(key)
        if key != step.answer:
            return self.hint(step)
        self.match.answer(key)
        self.go_on(step)
        return None

    def hint(self, step: LessonStep) -> Refusal:
        """Why another choice has to wait, with the section that tells of it."""
        return Refusal(
            step.hint
            or ("Read on first: choose Next." if step.answer is None else "Not yet: for this lesson do what is lit."),
            step.rule or "",
        )

    def go_on(self, step: LessonStep) -> None:
        """The rivals' answers of the step, then the next one. ValueError when a rival may not answer so."""
        for key in step.rivals:
            self.match.answer(key, by="computer")
        self.number += 1


def play_lesson(lesson: Lesson, content: Any) -> Match:
    """The whole lesson without a window. DataError names the first step that cannot be played as it is written."""
    run = LessonRun(lesson, content)
    while (step := run.step) is not None:
        asked = run.match.decision
        if step.answer is not None and (asked is None or asked.player != lesson.learner):
            raise DataError([step.where.fault("an answer is wanted, but it is not the learner's turn")])
        try:
            refusal = run.next() if step.answer is None else run.answer(step.answer)
        except ValueError as error:
            raise DataError([step.where.fault(str(error))]) from None
        assert refusal is None
    return run.match
