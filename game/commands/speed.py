"""Speed: how fast a game's rules run, counted in processor time of one core, beside a plain loop as the yardstick."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

from game.engine.game import Game
from game.engine.state import State

ROUNDS = 3  # each measure is taken so often, and the best one told: others may share the machine
YARD = 200_000  # turns of the yardstick loop


def speed_of(game: Game, content: Any, seconds: float) -> dict[str, Any]:
    """Decisions a second per seat count, and the cost of a copy and of an imagined world in microseconds."""
    low, high = game.seats
    rates = {
        str(seats): round(best(partial(decisions_a_second, game, content, seats, seconds), max))
        for seats in range(low, high + 1)
    }
    states = some_states(game, content, high)
    rng = Random(1)
    yard = yardstick()
    return {
        "decisions_per_second": rates,
        "decisions_per_yardstick": {seats: round(rate * yard) for seats, rate in rates.items()},
        "clone_us": round(best(lambda: cost_us(states, State.clone, seconds), min), 2),
        "redeal_us": round(best(lambda: cost_us(states, lambda state: state.redeal(0, rng), seconds), min), 2),
    }


def best(measure: Callable[[], float], choose: Callable[[list[float]], float]) -> float:
    return choose([measure() for _ in range(ROUNDS)])


def decisions_a_second(game: Game, content: Any, seats: int, seconds: float) -> float:
    """Random legal play, whole games: list the choices, choose, apply; no news is kept, as in search."""
    chance, decisions, seed = Random(seats).random, 0, 0
    began = process_time()
    while process_time() - began < seconds:
        seed += 1
        state = game.deal(content, seats, seed, game.options({}))
        state.run()
        while (decision := state.decision) is not None:
            options = decision.options
            state.take(options[int(chance() * len(options))])
            decisions += 1
    return decisions / (process_time() - began)


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
    return best(one_yard, min)


def one_yard() -> float:
    row, total = list(range(64)), 0
    began = process_time()
    for n in range(YARD):
        total += row[n & 63] ^ n
    return process_time() - began
