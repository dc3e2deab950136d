"""Puzzling: what a puzzle says of itself, held against its proof."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.ai.goals import TURNS, Goal, prover_of
from game.ai.prover import Proof
from game.ai.settled import Unproved
from game.engine.agenda import say
from game.engine.data import Fault
from game.engine.game import Game
from game.engine.lesson_faults import numbers_by_name, numbers_in
from game.engine.position import set_up
from game.engine.puzzle import PuzzleFile

CLOSE = 0.0002  # what a file says of a worth may be off by rounding


def proof_of(file: PuzzleFile, game: Game, content: Any) -> Proof:
    """What each first answer is worth. DataError: the table cannot be set up. Unproved: nothing can be told."""
    start = set_up(file, game, content).state
    start.news = None
    return prover_of(game.name, file.measure, start, start.question.player).prove(start)


def faults_of_proof(file: PuzzleFile, game: Game, content: Any) -> list[Fault]:
    """All that a puzzle says and that is not so. DataError: the table cannot be set up."""
    goals = TURNS[game.name].goals
    if file.measure not in goals:
        return [file.where.fault(f"measure: {file.measure!r} is none; there are: {', '.join(goals)}")]
    start = set_up(file, game, content).state
    keys = {option.key: say(option.label) for option in start.question.options}
    missing = [
        *(f"answers: {key!r} is not offered" for key in (*file.answers[:1], *file.fails) if key not in keys),
        *(f"{word} is missing" for word in ("answers", "hints", "why") if not getattr(file, word)),
    ]
    if missing:
        return [file.where.fault(words) for words in missing]
    try:
        proof = proof_of(file, game, content)
    except Unproved as why:
        return [file.where.fault(f"cannot be proved: {why}")]
    told = wrong_in(file, proof, goals[file.measure], set(keys.values()), content)
    return [file.where.fault(words) for words in told]


def wrong_in(file: PuzzleFile, proof: Proof, goal: Goal, labels: set[str], content: Any) -> Iterator[str]:
    """What a puzzle says that is not proved, each in a sentence."""
    first = file.answers[0]
    if proof.best != first or proof.margin <= CLOSE:
        yield f"answers: {first!r} is worth {proof.worths[first]:g}, {proof.best!r} {proof.worth:g}"
    for word, found in (("worth", proof.worth), ("margin", proof.margin)):
        if abs(getattr(file, word) - found) > CLOSE:
            yield f"{word}: {getattr(file, word):g} stands there, {found:g} is proved"
    if first in file.fails:
        yield f"fails: {first!r} is the answer"
    known = {number for words in told_by(proof, goal) | labels for number in numbers_in(words)}
    known |= {times for times in range(len(proof.worths) + 1)}
    cards = numbers_by_name(content)
    for words in (file.text, *file.hints, file.why, *file.fails.values()):
        here = known.union(*(numbers for name, numbers in cards.items() if name in words))
        for number in numbers_in(words):
            if number not in here:
                yield f"{number} is told neither by the proof, the choices nor a card: {words!r}"


def told_by(proof: Proof, goal: Goal) -> set[str]:
    """The worths and losses of all answers, in words."""
    return (
        {goal.told(worth) for worth in proof.worths.values()}
        | {goal.told(proof.loss(key)) for key in proof.worths}
        | {goal.told(proof.margin)}
    )
