"""Speed: how fast a game's rules run, counted in processor time of one core, beside a plain loop as the yardstick."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from time import perf_counter, process_time
from typing import Any

from game.ai.levels import LEVELS
from game.ai.mind import Mind
from game.ai.minds import MINDS
from game.ai.search import think
from game.ai.thinking import at_table, best_of, likely, weigh
from game.engine.game import Game
from game.engine.state import State

ROUNDS = 3  # each measure is taken so often, and the best one told: others may share the machine
QUESTIONS, LOOKED = 8, 60  # that are thought about, and iterations for each
SEEDS = count(1)  # what rules keep of a game would make it quicker when it is played again
SHOWN = 150  # questions at a full table, of which those that are asked in secret are timed
YARD = 200_000  # turns of the yardstick loop


def speed_of(game: Game, content: Any, seconds: float) -> dict[str, Any]:
    """Decisions a second per seat count, and the cost of a copy and of an imagined world in microseconds."""
    low, high = game.seats
    rates = {
        str(seats): round(of_rounds(partial(decisions_a_second, game, content, seats, seconds), max))
        for seats in range(low, high + 1)
    }
    states = some_states(game, content, high)
    rng = Random(1)
    yard = yardstick()
    return {
        "decisions_per_second": rates,
        "decisions_per_yardstick": {seats: round(rate * yard) for seats, rate in rates.items()},
        "clone_us": round(of_rounds(lambda: cost_us(states, State.clone, seconds), min), 2),
        "redeal_us": round(of_rounds(lambda: cost_us(states, lambda state: state.redeal(0, rng), seconds), min), 2),
    }


def of_rounds(measure: Callable[[], float], choose: Callable[[list[float]], float]) -> float:
    return choose([measure() for _ in range(ROUNDS)])


def decisions_a_second(game: Game, content: Any, seats: int, seconds: float) -> float:
    """Random legal play, whole games that were not played before: list the choices, choose, apply; no news is kept, as
    in search."""
    chance, decisions = Random(seats).random, 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.deal(content, seats, next(SEEDS), game.options({}))
        state.run()
        while (decision := state.decision) is not None:
            options = decision.options
            state.take(options[int(chance() * len(options))])
            decisions += 1
    return decisions / (process_time() - began)


def thought_of(game: Game, content: Any, seconds: float) -> dict[str, float]:
    """Iterations of the search a second per seat count, fewest and most, and those in the time of the yardstick: over
    questions of games in which all do what makes sense. And how long all rivals of a full table plan in a round."""
    low, high = game.seats
    rates = {
        seats: of_rounds(partial(iterations_a_second, game, sensible_questions(game, content, seats), seconds), max)
        for seats in {low, high}
    }
    yard = yardstick()
    return (
        {f"{seats} seats": round(rate) for seats, rate in sorted(rates.items())}
        | {f"{seats} seats, a yardstick": round(rate * yard, 1) for seats, rate in sorted(rates.items())}
        | {
            f"{high} seats, seconds of all plans, {level}": round(most, 2)
            for level in LEVELS
            if (most := max(planning_seconds(game, content, high, level), default=0.0))
        }
    )


def planning_seconds(game: Game, content: Any, seats: int, level: str) -> Iterator[float]:
    """Of each of the first rounds the seconds in which everybody but one seat answers what all are asked in secret at
    the same time; all else is answered by what makes sense. Nothing where a game has no such questions."""
    state, mind, spent = game.deal(content, seats, 1, game.options({})), MINDS[game.name], 0.0
    state.run()
    for seed in range(SHOWN):
        if state.decision is None:
            return
        seat, key = state.question.player, (mind.policy(state) or state.question.options[0]).key
        if not state.is_told and seat:
            began = perf_counter()
            key = best_of([weigh(game.name, state, seat, level, seed, 0, at_table(game.name, state, level))])[0]
            spent += perf_counter() - began
        elif state.is_told and spent:
            yield spent
            spent = 0.0
        state.choose(key)


def iterations_a_second(game: Game, states: list[State], seconds: float) -> float:
    mind, done, seed = MINDS[game.name], 0, 0
    began = process_time()
    while process_time() - began < seconds:
        for state in states:
            seed += 1
            assert state.decision is not None
            seat, narrow = state.decision.player, mind.narrowed(state)
            steps = think(partial(imagined, narrow, seat, mind, narrow.unseen_by(seat)), Random(seed), mind)
            for _ in range(LOOKED):
                next(steps)
            done += LOOKED
    return done / (process_time() - began)


def imagined(state: State, seat: int, mind: Mind, hidden: Any, rng: Random) -> Any:
    return likely(state, seat, rng, mind, hidden)


def sensible_questions(game: Game, content: Any, seats: int) -> list[State]:
    """Some questions with a choice, out of several games."""
    found, kept, mind = list[State](), None, MINDS[game.name]
    for seed in range(QUESTIONS):
        state, rng = game.deal(content, seats, seed, game.options({})), Random(seed)
        state.run()
        for _ in range(rng.randrange(5, 60)):
            if state.decision is not None and state.winners is None:
                last = state.clone() if len(state.decision.options) > 1 else None
                state.take(mind.policy(state) or state.decision.options[0])
                if last is not None:
                    kept = last
        assert kept is not None
        found.append(kept)
    return found


def some_states(game: Game, content: Any, seats: int) -> list[State]:
    """Every state of a few games at a question."""
    found, rng = [], Random(1)
    for seed in range(5):
        state = game.deal(content, seats, seed, game.options({}))
        state.run()
        while state.decision is not None:
            found.append(state.clone())
            state.take(rng.choice(state.decision.options))
    return found


def cost_us(states: list[State], deed: Callable[[State], Any], seconds: float) -> float:
    """Mean cost of a deed over these states, in microseconds."""
    times, began = 0, process_time()
    while process_time() - began < seconds:
        for state in states:
            deed(state)
        times += len(states)
    return (process_time() - began) / times * 1e6


def yardstick() -> float:
    """Seconds for a fixed loop of additions and list look-ups in pure Python: figures times this can be compared
    between machines."""
    return of_rounds(one_yard, min)


def one_yard() -> float:
    row, total = list(range(64)), 0
    began = process_time()
    for n in range(YARD):
        total += row[n & 63] ^ n
    return process_time() - began
