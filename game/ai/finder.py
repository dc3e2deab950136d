"""Finder: puzzles in games between computers: positions where one answer is worth more than all others, and is not the
one that makes sense at first sight."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from game.ai.goals import TURNS, prover_of
from game.ai.minds import MINDS
from game.ai.prover import Proof
from game.ai.settled import Unproved
from game.engine.agenda import say
from game.engine.game import Game
from game.engine.match import Match

LEAST = {"%": 0.08}  # margins below these are no clear difference
ENOUGH = 1.0
MOST = 4000  # answers tried for a position
LONGEST = 400  # answers of a game that is looked through
STRAY = 0.15  # share of answers by lot, so that games differ


class Posed(NamedTuple):
    """A puzzle as its file has it, without the file's name."""

    words: dict[str, Any]


def find(game: Game, content: Any, seed: int) -> Iterator[Posed]:
    """Puzzles of games from that seed on, without end, each of another game's moment."""
    while True:
        yield from found_in(game, content, seed)
        seed += 1


def found_in(game: Game, content: Any, seed: int) -> Iterator[Posed]:
    """Those of one game, at most one for each stretch of it."""
    luck, mind, turns = Random(seed), MINDS[game.name], TURNS[game.name]
    match, last = Match(game, content, game.seats[0], seed), None
    while match.decision is not None and len(match.answers) < LONGEST:
        state, asked = match.state, match.decision
        lean = mind.policy(state.redeal(asked.player, luck))
        plain = lean.key if lean is not None and match.offers(lean.key) else luck.choice(asked.options).key
        here = turns.stretch(state)
        if len(asked.options) > 1 and here != last and lean is not None and turns.ripe(state):
            for measure in turns.goals:
                puzzle = puzzle_of(game, content, state, measure, plain)
                if puzzle is not None:
                    last = here
                    yield puzzle
                    break
        match.answer(luck.choice(asked.options).key if luck.random() < STRAY else plain)


def puzzle_of(game: Game, content: Any, state: Any, measure: str, plain: str) -> Posed | None:
    """The puzzle of a state for the seat that is asked; None where no answer stands out, or the plain one does,
    or the position cannot be written."""
    seat, goal = state.decision.player, TURNS[game.name].goals[measure]
    try:
        position = game.write_position(state, None)
        start = game.read_position(content, {**position, "options": game.options(position.get("options", {}))})
        if start.decision is None:
            start.run()
        if start.decision is None or [o.key for o in start.decision.options] != [o.key for o in state.decision.options]:
            return None
        proof = prover_of(game.name, measure, start, seat, MOST).prove(start)
    except (Unproved, ValueError, LookupError, TypeError):
        return None
    least = LEAST.get(goal.unit, ENOUGH)
    if proof.margin < least or proof.worth < least or plain == proof.best or not lasting(game, start, measure, proof):
        return None
    if measure == "win" and not goal.worth(state, seat, start) < proof.worth:
        return None
    return Posed(words_of(game, content, start, position, measure, proof, plain))


def lasting(game: Game, start: Any, measure: str, proof: Proof) -> bool:
    """Whether the same is proved when all that the seat does not see lies otherwise."""
    seat = start.decision.player
    other = start.redeal(seat, Random(1))
    try:
        again = prover_of(game.name, measure, other, seat, MOST).prove(other)
    except Unproved:
        return False
    return again.worths.keys() == proof.worths.keys() and all(
        abs(worth - proof.worths[key]) < 1e-6 for key, worth in again.worths.items()
    )


def line_of(game: Game, content: Any, start: Any, measure: str) -> tuple[list[str], list[str]]:
    """The keys of the best line as chance has it here, and their labels in words."""
    first = start.clone()
    first.news = None
    seat, stretch = first.decision.player, TURNS[game.name].stretch
    prover, now, keys, labels = prover_of(game.name, measure, first, seat), stretch(first), list[str](), list[str]()
    state = first.clone()
    while state.winners is None and stretch(state) == now and state.decision.player == seat:
        proof = prover.prove(state)
        keys.append(proof.best)
        labels.append(say(state.decision.option(proof.best).label))
        state.choose(proof.best)
    return keys, labels


def words_of(
    game: Game, content: Any, start: Any, position: dict[str, Any], measure: str, proof: Proof, plain: str
) -> dict[str, Any]:
    """The file of a puzzle."""
    goal = TURNS[game.name].goals[measure]
    keys, labels = line_of(game, content, start, measure)

    def label(key: str) -> str:
        return say(start.decision.option(key).label)

    deep = len(dict.fromkeys(keys))
    grade = 1 + (deep > 1 or len(proof.worths) > 3) + (proof.tried > 150 or len(proof.worths) > 7)
    sure = sum(abs(worth - proof.worths[plain]) < 1e-9 for worth in proof.worths.values())
    several = (
        f"{sure} of the {len(proof.worths)} answers get {goal.told(proof.worths[plain])}, the plainest among them."
    )
    one = f"“{label(plain)}” looks natural, and gets {goal.told(proof.worths[plain])}."
    then = f" Then: {', '.join(f'“{words}”' for words in labels[1:4])}{' and so on' * (len(labels) > 4)}."
    then *= len(labels) > 1
    return {
        "game": game.name,
        "title": "",
        "kind": "win" if measure == "win" else "cut" if keys[0].startswith("cut:") else "best",
        "grade": grade,
        "text": goal.asks,
        "measure": measure,
        "position": position,
        "answers": keys,
        "worth": round(proof.worth, 4),
        "margin": round(proof.margin, 4),
        "hints": [
            several if sure > 1 else one,
            f"{goal.told(proof.worth)} can be had, {goal.told(proof.margin)} more than by any other answer.",
            f"It begins with “{label(keys[0])}”.",
        ],
        "why": f"Begin with “{labels[0]}”: {goal.told(proof.worth)}.{then}"
        f" The next best, “{label(proof.second)}”, comes to {goal.told(proof.worths[proof.second])}.",
        "fails": {plain: goal.fall(label(plain), proof.worths[plain], proof.worth)},
    }
