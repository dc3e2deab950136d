"""Tempers: how strong each temperament is beside a plain player of the same level, and how far it is told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from game.ai.deeds import deed_of
from game.ai.ladder import content_of, think_seed, wilson
from game.ai.levels import BETWEEN
from game.ai.thinking import choose
from game.engine.match import Match
from game.rules import GAMES
from game.rules.temperaments import temperaments


class Told(NamedTuple):
    """A temperament over pairs of two-seat games: its part of the games that somebody won, bounded with 95 % trust, and
    how often it and the plain player did the deed by which it shows where that was one of several, 0..1."""

    temper: str
    deed: str
    own: float
    plain: float
    games: int
    share: float
    low: float
    high: float


def tell_apart(game: str, level: str, pairs: int, seed: int = 1) -> Iterator[Told]:
    """Every temperament of a game against the plain player, over the same deals with the seats swapped."""
    for temper, one in temperaments(game).items():
        counts, wins, won = Counter[tuple[bool, bool]](), 0.0, 0.0
        for n in range(pairs):
            for seat in (0, 1):
                levels = [level, level]
                levels[seat] += BETWEEN + temper
                winners = played(game, levels, seat, one.shows, seed + n, counts)
                wins += (seat in winners) / max(1, len(winners))
                won += bool(winners)
        own, plain = (counts[mine, True] / max(1, counts[mine, True] + counts[mine, False]) for mine in (True, False))
        yield Told(temper, one.shows, own, plain, 2 * pairs, wins / won if won else 0.0, *wilson(wins, won))


def played(
    game: str, levels: list[str], tempered: int, deed: str, seed: int, counts: Counter[tuple[bool, bool]]
) -> tuple[int, ...]:
    """The winners of a game; counts, by whether it was the one with the temperament, whether the deed was done."""
    match = Match(GAMES[game], content_of(game), len(levels), seed)
    while match.decision is not None:
        seat, state = match.decision.player, match.state
        key = choose(GAMES[game], state, seat, levels[seat], think_seed(seed, len(match.answers)), inf).key
        deeds = {option.key: deed_of(game, state, option) for option in match.decision.options}
        if deed in deeds.values() and len(set(deeds.values())) > 1:
            counts[seat == tempered, deeds[key] == deed] += 1
        match.answer(key, "computer")
    return match.state.winners or ()
