"""Lesson: a game played by hand from a set table, of which each step tells one thing, points at it, may ask for an
answer; and a puzzle: a position that asks something, with the one answer that is worth more than any other, hints and
why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from game.engine.data import DataError, Length, Node, Range, Where, load
from game.engine.events import Changed, Event, Moved
from game.engine.game import Game, Refusal
from game.engine.match import Match
from game.engine.position import PositionFile

Told = Annotated[str, Length(1, 300)]


@dataclass(frozen=True)
class LessonStep:
    """One thing to say. `at`: keys, zones, card ids or spaces to point at, left out where `answer` says it; `answer`:
    the key the learner must give, without one there is only "Next"; `rivals`: what the other seats answer after it;
    `after`: a piece of the log's line with which it is told: nothing more is shown until "Next"; `hint`: why another
    choice has to wait, and `wrong` the same for certain choices; `rule`: a section of the rulebook; `numbers`: where a
    number of the text stands that neither its cards, its rule nor the log tell, such as {19: power 1}.
    """

    say: Annotated[str, Length(1, 400)]
    at: tuple[str, ...] | str | None = None
    answer: str | None = None
    rivals: tuple[str, ...] = ()
    after: str = ""
    rule: str | None = None
    hint: Annotated[str, Length(0, 200)] = ""
    wrong: dict[str, Annotated[str, Length(1, 200)]] = field(default_factory=dict)
    numbers: dict[int, str] = field(default_factory=dict)
    where: Where = Where("", 0, "")

    @property
    def targets(self) -> tuple[str, ...]:
        """What it points at."""
        if self.at is None:
            return (self.answer,) if self.answer else ()
        return (self.at,) if isinstance(self.at, str) else self.at


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

    def names(self, seats: int) -> list[str]:
        """How its pieces of the log call the seats."""
        rivals = ["Rival", *(f"Rival {n}" for n in range(2, seats))]
        return [*rivals[: self.learner], "You", *rivals[self.learner :]]


def read_lesson(path: Path, game: Game) -> Lesson:
    """The lesson in a file. DataError names every fault of its form; `faults_of_play` tells whether it can be
    played."""
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


def counts(event: Event) -> bool:
    """Whether an event is what follows from the one that is told, in numbers of a seat or a card: hearts, points."""
    return isinstance(event, Changed) and event.index is not None and type(event.value) is int


def lays(event: Event) -> bool:
    """Whether an event lays a card elsewhere, or says of many where they lie."""
    return isinstance(event, Moved) or isinstance(event, Changed) and isinstance(event.value, list)


class Stand(NamedTuple):
    """Where a step begins: answers that have been given, and events that have been shown when it is told."""

    answers: int
    events: int


class LessonRun:
    """A lesson being played. `match` is the table, `number` the step the learner is at; past the last it is `done`.
    `ending`: the screen that is laid over the table then."""

    ending = "lesson done"

    def __init__(self, lesson: Lesson, content: Any) -> None:
        """DataError when the words of the table make no sense."""
        self.lesson, self.number = lesson, 0
        self.moved: Callable[[LessonRun], object] = lambda run: None  # told of every other step
        game = lesson.game
        try:
            options = game.options(lesson.position.get("options", {}))
            start = game.read_position(content, {**lesson.position, "options": options})
            self.match = Match(game, content, start.seats, start.seed, options, skip_single=False, start=start)
        except (ValueError, TypeError, AttributeError, LookupError) as error:
            raise DataError([lesson.where.fault(f"position: {error}")]) from None
        self.names = lesson.names(self.match.seats)
        self.stands = [self.stand()]

    @property
    def done(self) -> bool:
        """Whether the last step has been taken."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """What is being said; None when the lesson is done."""
        return None if self.done else self.lesson.steps[self.number]

    # --- what is shown

    @property
    def until(self) -> int:
        """How many events may be shown before the step is told."""
        return self.stands[self.number].events

    def stand(self) -> Stand:
        """Where the present step begins: with all that has happened, or with the event that it waits for and what comes
        of it without a word: cards that are where it says now, numbers that are lost or won."""
        given, step = len(self.match.answers), self.step
        if step is None or not step.after:
            return Stand(given, len(self.match.events))
        events, found = self.match.events, self.told_at(step.after)
        shown = len(events) if found is None else found + 1
        told = {number for number, _ in self.lines(shown)}
        while shown < len(events) and (counts(events[shown]) or lays(events[shown]) and shown not in told):
            shown += 1
        return Stand(given, shown)

    def lines(self, since: int = 0) -> Iterator[tuple[int, str]]:
        """The log from an event on, as the learner hears it; later events than may be shown are in it, too."""
        return self.match.log(self.names, self.lesson.learner, since)

    def told_at(self, piece: str) -> int | None:
        """The number of the first event since the step before whose line of the log has that piece; None for none."""
        since = self.stands[self.number - 1].events if self.number else 0
        return next((number for number, line in self.lines(since) if piece in line), None)

    # --- what the learner does

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
            return self.hint(step, key)
        self.match.answer(key)
        self.go_on(step)
        return None

    def hint(self, step: LessonStep, key: str = "") -> Refusal:
        """Why another choice has to wait, with the section that tells of it."""
        return Refusal(
            step.wrong.get(key)
            or step.hint
            or ("Read on first: choose Next." if step.answer is None else "Not yet: do what is ringed."),
            step.rule or "",
        )

    def go_on(self, step: LessonStep) -> None:
        """The rivals' answers of the step, then the next one. ValueError when a rival may not answer so."""
        for key in step.rivals:
            self.match.answer(key, by="computer")
        self.number += 1
        self.stands.append(self.stand())
        self.moved(self)

    def back(self) -> Refusal | None:
        """Back to the step before, the table as it was then; or the reason why not."""
        if not self.number:
            return Refusal("This is the first step.", "")
        self.number -= 1
        del self.stands[self.number + 1 :]
        self.match.cut_back(self.stands[self.number].answers)
        self.moved(self)
        return None

    def resume(self, number: int) -> None:
        """Go to a step at once, or to the last one there is; the steps before it are taken as they are written."""
        while self.number < min(number, len(self.lesson.steps) - 1):
            step = self.lesson.steps[self.number]
            if step.answer is not None:
                self.match.answer(step.answer)
            self.go_on(step)


def play_lesson(lesson: Lesson, content: Any, look: Callable[[LessonRun], object] = lambda run: None) -> Match:
    """The whole lesson without a window; `look` sees it at each step. DataError names the first step that cannot be
    played as it is written."""
    run = LessonRun(lesson, content)
    while (step := run.step) is not None:
        asked = run.match.decision
        if step.answer is not None and (asked is None or asked.player != lesson.learner):
            raise DataError([step.where.fault("an answer is wanted, but it is not the learner's turn")])
        look(run)
        try:
            refusal = run.next() if step.answer is None else run.answer(step.answer)
        except ValueError as error:
            raise DataError([step.where.fault(str(error))]) from None
        assert refusal is None
    return run.match


@dataclass(frozen=True)
class PuzzleFile(PositionFile):
    """`text` asks. `measure` names what counts at the end of the turn ("win", "points" ...); with it the first of the
    `answers` is proved to be `worth` so much, `margin` more than any other answer. `kind`: what it is called in lists;
    `grade`: 1 easy to 3 hard; `hints` come one after the other; `why` is told when it is solved; `fails`: more words
    on certain wrong answers, `rest` on all others; `numbers`: where a number of the texts stands at the beginning that
    neither the proof, a choice nor a card tells, such as {20: power 2}. Without a `measure` the answers lead to what is
    expected, and nothing is proved.
    """

    kind: Literal["win", "best", "cut"] = "best"
    grade: Annotated[int, Range(1, 3)] = 1
    measure: str = ""
    worth: Annotated[float, Range(-1000, 1000)] = 0.0
    margin: Annotated[float, Range(0, 1000)] = 0.0
    hints: tuple[Told, ...] = ()
    why: Annotated[str, Length(0, 400)] = ""
    fails: dict[str, Told] = field(default_factory=dict)
    rest: Annotated[str, Length(0, 300)] = ""
    numbers: dict[int, str] = field(default_factory=dict)


def read_puzzle(path: Path) -> PuzzleFile:
    """The file. DataError names every fault of its form."""
    return load(PuzzleFile, path)
