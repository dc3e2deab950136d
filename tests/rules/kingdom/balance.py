"""Balance: the figures of many games between equal steady players, beside their targets.

    python -m tests.rules.kingdom.balance --seats 4 --games 4000 --jobs 2
"""
from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter
from random import Random

from game.ai.kingdom_lean import lean_of
from game.engine.match import Match
from game.rules.kingdom.statistics import count, figures
from tests.rules.kingdom.table import KINGDOM, SHIPPED

WANDER = 0.03        # share of answers given by chance, so that no two games are one


def played(task: tuple[int, int, int]) -> Counter[str]:
    """The sums over some games from a seed on."""
    seats, seed, games = task
    sums: Counter[str] = Counter()
    for number in range(games):
        sums.update(count(play(seats, seed + number)))
    return sums


def play(seats: int, seed: int) -> Match:
    """One game of players who do what a sensible player would, without looking ahead."""
    match, rng = Match(KINGDOM, SHIPPED, seats, seed), Random(seed)
    while match.decision is not None:
        option = None if rng.random() < WANDER else lean_of(match.state)  # type: ignore[arg-type]
        match.answer((option or rng.choice(match.decision.options)).key, "computer")
    return match


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    share = -(-asked.games // asked.jobs)
    tasks = [(asked.seats, asked.seed + share * job, share) for job in range(asked.jobs)]
    began = time.perf_counter()
    with multiprocessing.Pool(asked.jobs) as pool:
        sums = sum(pool.map(played, tasks), Counter())
    print(f"{asked.seats} seats, {share * asked.jobs} games, {time.perf_counter() - began:.0f} s")
    for row in figures(sums, share * asked.jobs):
        mark = {True: "holds", False: "FALLS SHORT", None: ""}[row["holds"]]
        print(f"  {row['what']}: {row['value']} (target {row['target']}) {mark}")


if __name__ == "__main__":
    main()
