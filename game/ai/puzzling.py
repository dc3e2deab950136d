"""Puzzling: what a puzzle says of itself, held against its proof."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.ai.goals import TURNS, Goal, prover_of
from game.ai.prover import Proof
from game.ai.settled import Unproved
from game.engine.agenda import say
from game.engine.data import Fault
from game.engine.game import Game, Refusal
from game.engine.lesson import Lesson, LessonRun, LessonStep, PuzzleFile, Stand
from game.engine.lesson_faults import numbers_by_name, numbers_in, told_numbers
from game.engine.position import set_up

CLOSE = 0.0002  # what a file says of a worth may be off by rounding
FOLLOWED = 3  # answers after a wrong one that are told


class PuzzleRun(LessonRun):
    """A puzzle being solved. An answer that is worth less than the best is not taken, but told of. `hints`: how many
    have been asked for; `tries`: wrong answers."""

    ending = "puzzle done"

    def __init__(self, file: PuzzleFile, game: Game, content: Any) -> None:
        """DataError: the table cannot be set up. KeyError: nothing is known of that measure."""
        self.file, self.goal = file, TURNS[game.name].goals[file.measure]
        start = set_up(file, game, content)
        self.seat = start.state.question.player
        words = file.position.plain_value()
        position = {**words, "options": {**words.get("options", {}), **file.options}}
        super().__init__(Lesson(game, file.title, 1, file.text, self.seat, position, (), file.where), content)
        first = start.state
        first.news = None
        self.stretch, self.now = TURNS[game.name].stretch, TURNS[game.name].stretch(first)
        self.prover = prover_of(game.name, file.measure, first, self.seat)
        self.hints = self.tries = 0
        self.said = ""  # what was last told of an answer
        self.proofs: dict[int, Proof] = {}

    @property
    def done(self) -> bool:
        """Whether it is solved: the end of the turn has come, or somebody else is asked."""
        asked = self.match.decision
        return asked is None or asked.player != self.seat or self.stretch(self.match.state) != self.now

    @property
    def step(self) -> None:
        """A puzzle tells of no step."""
        return None

    @property
    def until(self) -> int:
        return len(self.match.events)

    def stand(self) -> Stand:
        return Stand(len(self.match.answers), len(self.match.events))

    @property
    def proof(self) -> Proof:
        """Of the question that is asked now. Unproved: it is too large."""
        given = len(self.match.answers)
        if given not in self.proofs:
            state = self.match.state.clone()
            state.news = None
            self.prover.tried = 0
            self.proofs[given] = self.prover.prove(state)
        return self.proofs[given]

    def answer(self, key: str) -> Refusal | None:
        """The answer if it is as good as any, else what it gets and how much less that is."""
        label = say(self.match.state.question.option(key).label)
        loss = self.proof.loss(key)
        if loss > CLOSE:
            words = self.file.fails.get(key, self.file.rest) if not self.match.answers else ""
            words = words or self.why_not(key)
            self.tries += 1
            fall = self.goal.fall(label, self.proof.worths[key], self.proof.worth)
            self.said = words if fall in words else f"{fall} {words}".strip()
            return Refusal(self.said, "")
        self.said = ""
        self.match.answer(key)
        self.moved(self)
        return None

    def why_not(self, key: str) -> str:
        """What an answer that is not the best leads to, in a sentence; "" where that cannot be followed."""
        state = self.match.state.clone()
        state.news = None
        try:
            told, whole = self.prover.course(state, key)
        except Unproved:
            return ""
        steps = ", then ".join(f"“{label}”" for label in told[:FOLLOWED])
        if not told:
            hopeless = self.goal.unit == "%" and self.proof.worths[key] < CLOSE
            then = "Whatever comes then cannot help." if hopeless else "What comes then is not in your hands."
            return "After it nothing is left to choose." if whole else then
        if not whole:
            return f"After it, at best {steps}, and the rest is not in your hands."
        return f"After it the most comes of {steps}{' and so on' if len(told) > FOLLOWED else ''}."

    def hint(self, step: LessonStep | None = None, key: str = "") -> Refusal:
        """The next hint; the last one when all have been told."""
        self.hints = min(self.hints + 1, len(self.file.hints))
        self.said = self.file.hints[self.hints - 1] if self.hints else ""
        self.moved(self)
        return Refusal(self.said, "")

    def back(self) -> Refusal | None:
        """The table as it was at the beginning."""
        self.match.cut_back(0)
        self.said = ""
        return None

    def resume(self, number: int) -> None:
        """A puzzle begins at its beginning."""


def proof_of(file: PuzzleFile, game: Game, content: Any) -> Proof:
    """What each first answer is worth. DataError: the table cannot be set up. Unproved: nothing can be told."""
    return PuzzleRun(file, game, content).proof


def faults_of_proof(file: PuzzleFile, game: Game, content: Any) -> list[Fault]:
    """All that a puzzle says and that is not so. DataError: the table cannot be set up."""
    goals = TURNS[game.name].goals if game.name in TURNS else {}
    if file.measure not in goals:
        return [file.where.fault(f"measure: {file.measure!r} is none; there are: {', '.join(goals)}")]
    missing = [word for word in ("answers", "hints", "why") if not getattr(file, word)]
    if missing:
        return [file.where.fault(f"{word} is missing") for word in missing]
    try:
        return [file.where.fault(words) for words in wrong_in(PuzzleRun(file, game, content), content)]
    except Unproved as why:
        return [file.where.fault(f"cannot be proved: {why}")]


def wrong_in(run: PuzzleRun, content: Any) -> Iterator[str]:
    """What a puzzle says that is not proved, each in a sentence."""
    file, proof, first = run.file, run.proof, run.file.answers[0]
    yield from (f"fails: {key!r} is not offered" for key in file.fails if key not in proof.worths)
    yield from (f"fails: {key!r} is the answer" for key in file.fails if key == first)
    for word, found in (("worth", proof.worth), ("margin", proof.margin)):
        if abs(getattr(file, word) - found) > CLOSE:
            yield f"{word}: {getattr(file, word):g} stands there, {found:g} is proved"
    if proof.margin <= CLOSE:
        yield f"answers: {proof.best!r} is worth no more than {proof.second!r}"
    told, wrong = told_numbers(run.match.state, file.numbers)
    yield from wrong
    known = (
        told | set(range(len(proof.worths) + 1)) | {n for words in told_by(proof, run.goal) for n in numbers_in(words)}
    )
    for key in file.answers:
        if run.done or key not in run.proof.worths:
            yield f"answers: {key!r} is not offered"
            return
        if run.proof.loss(key) > CLOSE:
            yield f"answers: {key!r} is worth {run.proof.worths[key]:g}, {run.proof.best!r} {run.proof.worth:g}"
            return
        known |= {n for option in run.match.state.question.options for n in numbers_in(say(option.label))}
        run.answer(key)
    if not run.done:
        yield "answers: they end before the puzzle does"
    cards = numbers_by_name(content)
    for words in (file.text, *file.hints, file.why, *file.fails.values(), file.rest):
        here = known.union(*(numbers for name, numbers in cards.items() if name in words))
        yield from (
            f"{n} is told neither by the proof nor a choice: {words!r}" for n in numbers_in(words) if n not in here
        )


def told_by(proof: Proof, goal: Goal) -> set[str]:
    """The worths and losses of all answers, in words."""
    return (
        {goal.told(worth) for worth in proof.worths.values()}
        | {goal.told(proof.loss(key)) for key in proof.worths}
        | {goal.told(proof.margin)}
    )
