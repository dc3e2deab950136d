"""Ladder: how much stronger one level is than another, over the same deals with seats swapped."""

from __future__ import annotations

from functools import cache, partial
from math import inf, sqrt
from typing import Any, NamedTuple

from game.ai.players import players, results
from game.ai.thinking import choose
from game.engine.game import Game
from game.engine.match import Match
from game.rules import GAMES, shipped_content

STEPS = (("master", "hard"), ("hard", "normal"), ("normal", "easy"), ("easy", "beginner"), ("easy", "random"))
TARGET = 0.65  # share of games the upper of two neighbouring levels is to win, at least


class Contest(NamedTuple):
    """How the upper level did: a shared win counts as its part. A game that all have lost is nobody's win and counts
    for neither: `share` is of the games that somebody won, and `low` and `high` bound it with 95 % trust."""

    upper: str
    lower: str
    wins: float
    games: int
    lost: int  # games that nobody won
    share: float
    low: float
    high: float


def ladder(game: str, upper: str, lower: str, pairs: int, jobs: int = 1, seed: int = 1) -> Contest:
    """Play pairs of two-seat games in so many processes. Counted by iterations: figures repeat."""
    play = partial(play_pair, game, upper, lower)
    seeds = range(seed, seed + pairs)
    with players(jobs) as executor:
        found = list(results(executor, play, seeds))
    wins, won = (sum(column) for column in zip(*found, strict=True))
    low, high = wilson(wins, won)
    return Contest(upper, lower, wins, 2 * pairs, 2 * pairs - round(won), wins / won if won else 0.0, low, high)


def play_pair(game: str, upper: str, lower: str, seed: int) -> tuple[float, float]:
    """Out of two games, the same deal once from either seat: those won by the upper level, and those won at all."""
    content = content_of(game)
    wins = won = 0.0
    for levels in ((upper, lower), (lower, upper)):
        parts = play(GAMES[game], content, levels, seed)
        wins, won = wins + parts[levels.index(upper)], won + sum(parts)
    return wins, won


def play(game: Game, content: Any, levels: tuple[str, ...], seed: int) -> list[float]:
    """One game between computers; each seat's part of the win."""
    match = Match(game, content, len(levels), seed)
    while match.decision is not None:
        seat = match.decision.player
        thought = choose(game, match.state, seat, levels[seat], think_seed(seed, len(match.answers)), inf)
        match.answer(thought.key, "computer")
    winners = match.state.winners or ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(levels))]


def think_seed(seed: int, answers: int) -> int:
    """The seed of a thought: another one at every question, the same whenever a game is played again."""
    return seed * 100_003 + answers


@cache
def content_of(game: str) -> Any:
    """A game's own cards, read once in each process."""
    return shipped_content(game)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The interval that holds the true share with 95 % trust (Wilson, 1927)."""
    if not games:
        return 0.0, 1.0
    z, share = 1.959964, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole
