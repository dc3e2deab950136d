"""Oracles: how far computers are from the truth, where it is known, or where a far longer search stands for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from game.ai.ladder import think_seed
from game.ai.levels import LEVELS, RANDOM, Level, strength
from game.ai.minds import MINDS
from game.ai.thinking import choose, search, valued
from game.ai.truths import (
    answers_a_stay,
    begins_last_turn,
    met,
    most_points,
    nearly_over,
    outcomes,
    played,
    reckoned,
    stay_or_hit,
)
from game.rules import GAMES

TIMES, LEAST = 16, 400  # iterations of the search that stands for the truth: so many times Master's, and no fewer
RULE = "rule"  # what makes sense without looking ahead, measured beside the levels
PLAYERS = (*LEVELS, RULE, RANDOM)
UNLEARNED = 900_000_000  # the first seed of games of which nothing was learned
SHARE = 0.1  # of the questions of a game at which its value is asked who will win, where rounds do not part it
NEVER = 1e-4  # chance to win that a value is taken to say at least
SAME = 1e-9  # what differs by less is the same
SEATS = 2

Losses = dict[str, list[float]]  # by player, one for each position
Measure = Callable[[Sequence[str], int, int], Losses]  # of players, so many positions or games, and the first seed


class Figure(NamedTuple):
    """The mean of so many measures of one player, bounded with 95 % trust; how many were above nothing; and what the
    mean is to lie below, if anything."""

    what: str
    player: str
    number: int
    mean: float
    low: float
    high: float
    wrong: int
    target: float | None = None


def measures(game: str, count: int, seed: int, players: Sequence[str] = PLAYERS) -> Iterator[Figure]:
    """All that is measured of a game: losses where the truth is known, regret, and how well its value tells winners;
    each over so many positions or games from that seed on, as far as there are."""
    if game in TRUTHS:
        what, target, found = TRUTHS[game]
        yield from figures(what, target, found(players, count, seed))
    yield from figures(f"regret against {TIMES} times Master's search", 0.001, regrets(game, players, count, seed))
    surprises = log_losses(game, count, seed)
    yield from figures(f"log loss of the value in use (even chances {log(SEATS):.3f})", None, {"": surprises})


def figures(what: str, target: float | None, losses: Losses) -> Iterator[Figure]:
    """By player; the target is Master's. Nothing is said of a single measure."""
    for player, row in losses.items():
        n = len(row)
        if n > 1:
            mean = sum(row) / n
            error = 1.96 * sqrt(sum((one - mean) ** 2 for one in row) / (n - 1) / n)
            wrong = sum(one > SAME for one in row)
            yield Figure(
                what, player, n, mean, mean - error, mean + error, wrong, target if player == "master" else None
            )


def picked(game: str, player: str, state: Any, number: int) -> str:
    """What a level, or the plain rule, chooses: the same for the same number."""
    seat = state.question.player
    if player == RULE:
        luck = Random(number)
        lean = MINDS[game].policy(state.redeal(seat, luck))
        return str((lean or luck.choice(state.question.options)).key)
    return choose(GAMES[game], state, seat, player, number, inf).key


# --- where the truth is known


def lost_chances(players: Sequence[str], count: int, seed: int) -> Losses:
    """By player the chance to win that each choice gave away at so many stays of a rival in Monster Pontoon 21, each
    out of another game."""
    lost: Losses = {player: [] for player in players}
    for number, (state, worth) in enumerate(islice(met("pontoon", answers_a_stay, seed, stay_or_hit), count)):
        for player in players:
            lost[player].append(max(worth.values()) - worth[picked("pontoon", player, state, think_seed(seed, number))])
    return lost


def lost_outcomes(players: Sequence[str], count: int, seed: int) -> Losses:
    """By player what each choice gave away at every decision with few hit points in so many games of The Monster Pack;
    where all choices come to the same nothing can be given away."""
    lost: Losses = {player: [] for player in players}
    for game in range(seed, seed + count):
        for number, (state, worth) in enumerate(reckoned("pack", nearly_over, game, outcomes)):
            hangs = max(worth.values()) > min(worth.values())
            for player in players:
                key = picked("pack", player, state, think_seed(game, number)) if hangs else min(worth)
                lost[player].append(max(worth.values()) - worth[key])
    return lost


def lost_points(players: Sequence[str], count: int, seed: int) -> Losses:
    """By player the points that were left lying in each of so many last turns of Dungeon & Kingdom."""
    lost: Losses = {player: [] for player in players}
    for number, (state, most) in enumerate(islice(met("kingdom", begins_last_turn, seed, most_points), count)):
        for player in players:
            world, seat, answers = state.clone(), state.question.player, 0
            while world.winners is None:
                answers += 1
                world.choose(picked("kingdom", player, world, think_seed(seed + number, answers)))
            lost[player].append(float(most - world.total(seat)))
    return lost


TRUTHS: dict[str, tuple[str, float, Measure]] = {  # with what Master is to stay below
    "pontoon": (
        "loss of winning chance a decision, the rival has stayed",
        0.0005,
        lost_chances,
    ),
    "pack": (
        "loss of winning chance a decision, 8 hit points or fewer, all cards open",
        0.010,
        lost_outcomes,
    ),
    "kingdom": ("points thrown away in the last turn", 0.1, lost_points),
}


# --- where it is not


def regrets(game: str, players: Sequence[str], count: int, seed: int) -> Losses:
    """By player what its choice is worth less than that of a far longer search, by that search, at a question of each
    of so many games."""
    lost: Losses = {player: [] for player in players}
    mind, longer = MINDS[game], Level(max(LEAST, TIMES * strength(game, LEVELS[-1]).iterations), 0.0, inf)
    for number in range(seed, seed + count):
        state = somewhere(game, number)
        if state is None:
            continue
        seat = state.question.player
        root, _ = search(game, state, seat, longer, Random(think_seed(number, 1)), perf_counter())
        edges = {key: (edge.visits, edge.total) for key, edge in root.edges.items() if edge.visits}
        means = valued(mind, state.redeal(seat, Random(number)), edges)
        for player in players:
            key = picked(game, player, state, think_seed(number, 0))
            if key in means:
                lost[player].append(means[root.best()] - means[key])
    return lost


def somewhere(game: str, seed: int) -> Any:
    """A question by lot out of a game, each as likely as another; None when nothing was to be chosen in it."""
    lots, found = Random(seed), None
    for number, state in enumerate(played(game, seed), 1):
        if lots.random() * number < 1:
            found = state.clone()
            found.news = None
    return found


def log_losses(game: str, count: int, seed: int) -> list[float]:
    """By game the mean surprise at who wins, of games for two of which nothing was learned: where rounds begin, for
    there a look ahead ends, or here and there in a game without rounds. A game that all have lost teaches nothing."""
    mind, found = MINDS[game], list[float]()
    for number in range(UNLEARNED + seed, UNLEARNED + seed + count):
        lots, rounds, others, stretch, state = Random(number), list[list[float]](), list[list[float]](), None, None
        for state in played(game, number):
            fresh = stretch not in (None, mind.stretch(state))
            stretch = mind.stretch(state)
            if fresh or lots.random() < SHARE:
                (rounds if fresh else others).append([max(NEVER, mind.worth(state, seat)) for seat in range(SEATS)])
        judged, winners = rounds or others, state.winners if state is not None else ()
        surprises = [-log(worths[seat] / sum(worths)) / len(winners) for worths in judged for seat in winners or ()]
        if surprises:
            found.append(sum(surprises) / len(judged))
    return found
