"""Thinking: one choice of a computer player, made here and now, or put together from what several trees have found."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from math import inf
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from game.ai.levels import BEGINNER, GLANCE, LEVELS, SCRIPTED, Level, strength
from game.ai.mind import Mind
from game.ai.minds import MINDS
from game.ai.reasons import Tried, compared
from game.ai.search import Node, think
from game.ai.temper import may_play, shifted, split
from game.engine.game import Game
from game.engine.redeal import Hidden
from game.engine.words import Names, by_name

DOUBTS = 3  # worlds put aside because they fit badly, before the next one is taken as it comes
PLAIN = 24  # iterations for a choice that has no rival, enough to tell its chance, and after which others are looked at
ENDLESS = 10**9  # iterations
PATIENT = 100  # iterations: a level that has so many by count uses its time at the table
AT_ONCE = 3.6  # seconds for all plans that rivals make in secret at the same time
FOLLOWED = 10  # states for each iteration of the level, through which an end near by is followed for certain
OPEN = 10  # from one chance to win in nine to eight in nine a game is open, and all of the noise is made
TICK = 1e-6  # seconds, where a clock has not gone on
STEPS = 6  # questions of such a plan: its dice, and Ready


class Thought(NamedTuple):
    """A choice and what stands behind it. With `seed` and `worlds` the same thought is made again."""

    key: str
    chance: float  # to win the game with it, as the seat sees it, 0..1; a secret of the seat
    reason: str  # for everybody: made of facts that all seats know
    hint: str  # for the seat alone: with what it knows itself
    seconds: float
    iterations: int
    seed: int = 0
    worlds: tuple[int, ...] = ()  # iterations tree by tree

    def by_name(self, names: Names) -> Thought:
        """The same with the names of the seats in its words, where it tells them by number."""
        return self._replace(reason=by_name(self.reason, names), hint=by_name(self.hint, names))


class Weighed(NamedTuple):
    """What one tree has found: by key how often it was taken and the worth this added up to; and its iterations."""

    edges: dict[str, tuple[int, float]]
    iterations: int


def choose(
    game: Game,
    state: Any,
    seat: int,
    level: str,
    seed: int,
    seconds: float | None = None,
    worlds: Sequence[int] = (),
) -> Thought:
    """The choice of a seat that is asked. ValueError names an unknown level or a seat that is not asked.

    It depends on what the seat may see, the level and the seed alone, unless time runs out (`seconds`; None: the
    level's own limit) before the level's iterations are done. `worlds`: the iterations of each tree of a thought that
    is made again; then no clock counts. The state stays as it was.
    """
    may_ask(game.name, state, seat, level)
    began = perf_counter()
    limit = strength(game.name, level) if level not in SCRIPTED else Level(0, 0.0, inf)
    if worlds:
        limits = [limit._replace(iterations=count, seconds=inf) for count in worlds]
    else:
        limits = [limit if seconds is None else limit._replace(seconds=seconds)]
    found = [
        weigh(game.name, state, seat, level, seed, tree, limit)
        for tree, limit in enumerate(limits)
        if limit.iterations or not any(worlds) and not tree  # a tree that came late has no part in it
    ]
    counts = tuple(worlds) or (found[0].iterations,)
    return said(game, state, seat, found, seed, counts)._replace(seconds=perf_counter() - began)


def may_ask(game: str, state: Any, seat: int, level: str) -> None:
    """ValueError names an unknown level or a seat that is not asked."""
    if not may_play(game, level):
        raise ValueError(f"a level is one of: {', '.join((*SCRIPTED, *LEVELS))}; not {level!r}")
    if state.decision is None or state.decision.player != seat:
        raise ValueError(f"seat {seat + 1} is not asked")


def best_of(found: Sequence[Weighed]) -> tuple[str, float]:
    """Of all trees together the choice most often taken, of equals the one worth more, then the first in order of the
    alphabet; and its chance."""
    tried = together(found)
    key = min(tried, key=lambda key: (-tried[key].visits, -tried[key].mean, key))
    return key, tried[key].mean


def together(found: Sequence[Weighed]) -> dict[str, Tried]:
    """What all trees have found of each choice."""
    sums: dict[str, tuple[int, float]] = {}
    for edges, _ in found:
        for key, (visits, total) in edges.items():
            before, worth = sums.get(key, (0, 0.0))
            sums[key] = before + visits, worth + total
    return {key: Tried(visits, total / visits if visits else 0.0) for key, (visits, total) in sums.items()}


def said(game: Game, state: Any, seat: int, found: Sequence[Weighed], seed: int, worlds: tuple[int, ...]) -> Thought:
    """A choice with its reasons in words."""
    mind, (key, chance) = MINDS[game.name], best_of(found)
    beside = compared(together(found), key)
    reason, hint = (mind.reason(state, seat, key, eyes, beside) for eyes in (state.everyone, 1 << seat))
    return Thought(key, chance, reason, hint, 0.0, sum(worlds), seed, worlds)


def at_table(game: str, state: Any, level: str) -> Level:
    """How far a level looks while people wait: one that looks far uses its time, whatever it comes to; plans that are
    made in secret at the same time share theirs."""
    limit = strength(game, level)
    if limit.iterations >= PATIENT:
        limit = limit._replace(iterations=ENDLESS)
    if not state.is_told:
        limit = limit._replace(seconds=min(limit.seconds, AT_ONCE / STEPS / max(1, state.seats - 1)))
    return limit


def weigh(
    game: str,
    state: Any,
    seat: int,
    level: str,
    seed: int,
    tree: int,
    limit: Level,
    stop: Callable[[], bool] | None = None,
) -> Weighed:
    """What one of the trees of a thought finds within a limit. The chance of a choice nobody thought about, as of the
    only one worth a look among those that are held abreast or of what comes to mind where there is no time, is the
    standing's. Dropped: `stop` said so."""
    began, mind = perf_counter(), MINDS[game]
    rng = Random(seed) if not tree else Random(f"{seed} {tree}")
    options = state.decision.options
    if level in SCRIPTED or len(options) == 1:
        world = state.redeal(seat, rng)
        key = options[int(rng.random() * len(options))].key
        if level == BEGINNER:
            from game.ai.beginner import beginner  # here and not above: at a table nobody plays so

            key = beginner(game, world, seat, mind)
        return Weighed({key: (1, mind.worth(world, seat))}, 0)
    world = state.redeal(seat, Random(seed))  # the same for all trees
    if mind.abreast and len(lone := mind.shortlist(world)) == 1 and not mind.first_sight(world):
        return Weighed({lone[0].key: (1, mind.worth(world, seat))}, 0)
    if not limit.iterations or mind.abreast and limit.seconds <= 0:  # one world for every choice takes its time, too
        lean = mind.policy(world) or mind.shortlist(world)[0]
        return Weighed({lean.key: (1, mind.worth(world, seat))}, 0)
    far = strength(game, level).iterations
    if ends := mind.ends(world, FOLLOWED * far):
        edges, iterations = {key: (1, worth) for key, worth in ends.items()}, 1
        if far >= PATIENT:  # who looks far counts what it follows to the end
            limit = limit._replace(noise=0.0)
    else:
        root, iterations = search(game, state, seat, limit, rng, began, stop)
        edges = {key: (edge.visits, edge.total) for key, edge in root.edges.items() if edge.visits}
    temper = split(level)[1]
    if limit.noise or temper:
        means = valued(mind, world, edges) if limit.noise else means_of(edges)
        key = roughly(means, limit.noise, seed, shifted(game, temper, world, means))
        edges = {key: (iterations, iterations * means[key])}
    return Weighed(edges, iterations)


def means_of(edges: dict[str, tuple[int, float]]) -> dict[str, float]:
    """What each choice was worth on average, by key."""
    return {key: total / visits for key, (visits, total) in edges.items()}


def valued(mind: Mind, world: Any, edges: dict[str, tuple[int, float]]) -> dict[str, float]:
    """What each choice is worth, 0..1, by key: the mean of the search, and for what it has not looked into as much less
    than the best as it seems at first sight."""
    means = means_of(edges)
    sights = {option.key: worth for worth, option in mind.first_sight(world)}
    if sights:
        lost = max(means.values()) - max(sights.values())
        means = {key: max(0.0, worth + lost) for key, worth in sights.items() if key not in means} | means
    return means


def roughly(means: dict[str, float], noise: float, seed: int, shifts: Mapping[str, float]) -> str:
    """The choice that seems best to one who reckons with so much noise and is fond of some choices: never one that
    loses more than shows at a glance. The surer the end of a game, the less there is to misjudge: then points are
    counted, and nearly all count them right. The error of each comes from the decision's seed: all trees of a thought
    share it."""
    best = max(means.values())
    least, noise = best - GLANCE, noise * min(1.0, OPEN * max(0.0, best * (1 - best)))
    seems = {
        key: mean + shifts.get(key, 0.0) + (Random(f"{seed} {key}").gauss(0.0, noise) if noise else 0.0)
        for key, mean in sorted(means.items())
        if mean >= least
    }
    return max(seems, key=seems.__getitem__)


class Dropped(Exception):
    """Nobody waits for the thought any more."""


class Broken(Exception):
    """The search broke after so many iterations."""

    def __init__(self, error: Exception, iterations: int) -> None:
        super().__init__(f"after {iterations} iterations: {type(error).__name__}: {error}")
        self.error, self.iterations = error, iterations


def search(
    game: str,
    state: Any,
    seat: int,
    level: Level,
    rng: Random,
    began: float,
    stop: Callable[[], bool] | None = None,
) -> tuple[Node, int]:
    """Iterate until the level's number or time is reached, at least once; the collector rests meanwhile."""
    collecting, iterations = gc.isenabled(), 0
    gc.disable()
    try:
        mind = MINDS[game]
        state = mind.narrowed(state)
        hidden = state.unseen_by(seat)
        steps = think(lambda chance: likely(state, seat, chance, mind, hidden), rng, mind, level.horizon)
        root, iterations = next(steps), 1
        while iterations < level.iterations and (spent := perf_counter() - began) < level.seconds:
            if iterations % PLAIN == 0 and (
                root.decided or level.iterations == ENDLESS and settled(root, level.seconds / max(spent, TICK) - 1)
            ):
                break
            if stop is not None and stop():
                raise Dropped
            root, iterations = next(steps), iterations + 1
    except Dropped:
        raise
    except Exception as error:
        raise Broken(error, iterations) from error
    finally:
        if collecting:
            gc.enable()
    return root, iterations


def settled(root: Node, left: float) -> bool:
    """Whether the choice most often taken stays so, whatever comes of the time that is left, a part of that spent."""
    most, next_most = nlargest(2, [edge.visits for edge in root.edges.values()])
    return most - next_most > left * sum(edge.visits for edge in root.edges.values())


def likely(
    state: Any, seat: int, rng: Random, mind: Mind, hidden: Sequence[Hidden] | None = None, doubts: int = DOUBTS
) -> Any:
    """A world this seat cannot tell from the true one, and one that fits what the others have done. `hidden`: what the
    seat does not see, where it is known (`State.unseen_by`); `doubts`: how many worlds that fit badly are put aside."""
    world = state.redeal(seat, rng, hidden)
    for _ in range(doubts):
        if rng.random() < mind.plausible(world, seat):
            break
        world = state.redeal(seat, rng, hidden)
    return world
