"""Tempers: how far each temperament is told apart from a plain player of the same level, and what that costs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from math import inf
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from game.ai.deeds import deed_of
from game.ai.levels import Level, strength
from game.ai.minds import MINDS
from game.ai.thinking import roughly, search, valued
from game.ai.truths import played
from game.rules.temperaments import temperaments

APART = 4 / 3  # so many times as often, or as seldom: by this a temperament is told apart
TINY = 0.001  # a rate that is taken for none
SOME = 0.3  # of the questions of a game that are taken: they lie apart


class Shown(NamedTuple):
    """How often a temperament and the plain player do the deed by which it shows, 0..1, at the same questions where
    they weigh it against other kinds of deeds; and what a choice of its costs more than one of the plain player's, in
    chances to win."""

    temper: str
    deed: str
    questions: int
    own: float
    plain: float
    cost: float

    @property
    def apart(self) -> float:
        """How many times as often it does the deed, or as seldom leaves it undone: the larger."""
        return max(self.own / max(self.plain, TINY), (1 - self.plain) / max(1 - self.own, TINY))


class Asked(NamedTuple):
    """A question a level has thought about: what each choice is worth, and the kind of deed that it is, by key."""

    worths: dict[str, float]
    deeds: dict[str, str]


def shown(game: str, level: str, count: int, seed: int = 1) -> Iterator[Shown]:
    """Every temperament of a game at so many questions for each deed."""
    noise = strength(game, level).noise
    for temper, one in temperaments(game).items():
        asked = list(islice(thought_about(game, level, one.shows, seed), count))
        own, plain = (chosen(asked, noise, shifts) for shifts in (one.shifts, {}))
        mine, theirs = (sum(q.deeds[key] == one.shows for q, key in zip(asked, keys)) / count for keys in (own, plain))
        cost = sum(q.worths[other] - q.worths[key] for q, key, other in zip(asked, own, plain)) / count
        yield Shown(temper, one.shows, count, mine, theirs, cost)


def chosen(asked: list[Asked], noise: float, shifts: Mapping[str, float]) -> list[str]:
    """What one who is so fond of deeds takes at each question; the noise is the same for all."""
    return [
        roughly(q.worths, noise, number, {key: shifts.get(deed, 0.0) for key, deed in q.deeds.items()})
        for number, q in enumerate(asked)
    ]


def thought_about(game: str, level: str, deed: str, seed: int) -> Iterator[Asked]:
    """Questions at which a deed is weighed against other kinds, out of games of sensible players without end."""
    lots, limit = Random(seed), strength(game, level)._replace(seconds=inf)
    while True:
        for state in played(game, seed):
            deeds = {option.key: deed_of(game, state, option) for option in state.question.options}
            if deed not in deeds.values() or len(set(deeds.values())) == 1 or lots.random() >= SOME:
                continue
            worths = worths_of(game, state, limit, lots)
            if {deed} < {deeds[key] for key in worths}:
                yield Asked(worths, deeds)
        seed += 1


def worths_of(game: str, state: Any, limit: Level, lots: Random) -> dict[str, float]:
    """What the level's search finds each choice to be worth, without its noise."""
    seat = state.question.player
    root, _ = search(game, state, seat, limit, lots, perf_counter())
    edges = {key: (edge.visits, edge.total) for key, edge in root.edges.items() if edge.visits}
    return valued(MINDS[game], state.redeal(seat, lots), edges)
