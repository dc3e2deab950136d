"""Thinking: one choice of a computer player, made here and now."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from game.ai.levels import LEVELS, RANDOM, Level, strength
from game.ai.mind import Mind
from game.ai.minds import MINDS
from game.ai.search import Node, think
from game.engine.game import Game
from game.engine.redeal import Hidden

DOUBTS = 3  # worlds put aside because they fit badly, before the next one is taken as it comes
PLAIN = 24  # iterations for a choice that has no rival: enough to tell its chance


class Thought(NamedTuple):
    """A choice and what stands behind it."""

    key: str
    chance: float  # to win the game with it, as the seat sees it, 0..1; a secret of the seat
    reason: str  # for everybody: made of facts that all seats know
    hint: str  # for the seat alone: with what it knows itself
    seconds: float
    iterations: int


def choose(game: Game, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> Thought:
    """The choice of a seat that is asked. ValueError names an unknown level or a seat that is not asked.

    It depends on what the seat may see, the level and the seed alone, unless time runs out (`seconds`; None: the
    level's own limit) before the level's iterations are done. The state stays as it was.
    """
    if level != RANDOM and level not in LEVELS:
        raise ValueError(f"a level is one of: {', '.join((RANDOM, *LEVELS))}; not {level!r}")
    if state.decision is None or state.decision.player != seat:
        raise ValueError(f"seat {seat + 1} is not asked")
    began = perf_counter()
    rng = Random(seed)
    key, chance, iterations = pick(game.name, state, seat, level, rng, began, seconds)
    mind = MINDS[game.name]
    return Thought(
        key,
        chance,
        mind.reason(state, seat, key, state.everyone),
        mind.reason(state, seat, key, 1 << seat),
        perf_counter() - began,
        iterations,
    )


def pick(
    game: str, state: Any, seat: int, level: str, rng: Random, began: float, seconds: float | None
) -> tuple[str, float, int]:
    """Key, chance and iterations done; the chance of a choice nobody thought about is the standing's."""
    options = state.decision.options
    if level == RANDOM or len(options) == 1 or rng.random() < strength(game, level).slips:
        if level != RANDOM:
            options = MINDS[game].careless(state)
        option = options[int(rng.random() * len(options))]
        return option.key, MINDS[game].worth(state.redeal(seat, rng), seat), 0
    limit = strength(game, level)
    if seconds is not None:
        limit = limit._replace(seconds=seconds)
    root, iterations = search(game, state, seat, limit, rng, began)
    key = root.best()
    return key, root.edges[key].mean, iterations


def search(game: str, state: Any, seat: int, level: Level, rng: Random, began: float) -> tuple[Node, int]:
    """Iterate until the level's number or time is reached, at least once; the collector rests meanwhile."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        mind = MINDS[game]
        hidden = state.unseen_by(seat)
        steps = think(lambda chance: likely(state, seat, chance, mind, hidden), rng, mind)
        root, iterations = next(steps), 1
        while iterations < level.iterations and perf_counter() - began < level.seconds:
            if len(root.edges) == 1 and iterations >= PLAIN:
                break
            root, iterations = next(steps), iterations + 1
    finally:
        if collecting:
            gc.enable()
    return root, iterations


def likely(state: Any, seat: int, rng: Random, mind: Mind, hidden: Sequence[Hidden] | None = None) -> Any:
    """A world this seat cannot tell from the true one, and one that fits what the others have done. `hidden`: what the
    seat does not see, where it is known (`State.unseen_by`)."""
    world = state.redeal(seat, rng, hidden)
    for _ in range(DOUBTS):
        if rng.random() < mind.plausible(world, seat):
            break
        world = state.redeal(seat, rng, hidden)
    return world
