"""Balance: the figures of many games between equal steady players, beside their targets.

python -m tests.rules.kingdom.balance --seats 4 --games 4000 --jobs 2
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from game.ai.kingdom_lean import lean_of
from game.engine.match import Match
from game.rules.kingdom.statistics import count, figures
from tests.rules.balancing import measure
from tests.rules.kingdom.table import KINGDOM, SHIPPED

WANDER = 0.03  # share of answers given by chance, so that no two games are one


def games(asked: argparse.Namespace, seeds: range) -> Iterator[Match]:
    return (play(asked.seats, seed) for seed in seeds)


def play(seats: int, seed: int) -> Match:
    """One game of players who do what a sensible player would, without looking ahead."""
    match, rng = Match(KINGDOM, SHIPPED, seats, seed), Random(seed)
    while match.decision is not None:
        option = None if rng.random() < WANDER else lean_of(match.state)  # type: ignore[arg-type]
        match.answer((option or rng.choice(match.decision.options)).key, "computer")
    return match


if __name__ == "__main__":
    measure(games, count, figures, argparse.ArgumentParser(), usual=4000)
