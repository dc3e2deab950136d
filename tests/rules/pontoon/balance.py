"""Balance: the figures of many games between equal steady players, beside their targets.

python -m tests.rules.pontoon.balance --seats 4 --games 20000 --jobs 2
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game.engine.match import Match
from game.rules.pontoon.statistics import count, figures
from tests.rules.balancing import measure
from tests.rules.pontoon.steady import Steady


def games(asked: argparse.Namespace, seeds: range) -> Iterator[Match]:
    steady = Steady(asked.seats, turn_style=asked.style)
    return (steady.play(seed) for seed in seeds)


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--style", choices=("round", "run"), default="round")
    measure(games, count, figures, words, usual=20_000)
