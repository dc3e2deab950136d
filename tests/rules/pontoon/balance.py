"""Balance: the figures of many games between equal steady players, beside their targets.

    python -m tests.rules.pontoon.balance --seats 4 --games 20000 --jobs 2
"""
from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter

from game.rules.pontoon.statistics import count, figures
from tests.rules.pontoon.steady import Steady


def played(task: tuple[int, int, int, str]) -> Counter[str]:
    """The sums over some games from a seed on."""
    seats, seed, games, style = task
    steady = Steady(seats, turn_style=style)
    sums: Counter[str] = Counter()
    for number in range(games):
        sums.update(count(steady.play(seed + number)))
    return sums


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--style", default="round")
    asked = parser.parse_args()
    share = -(-asked.games // asked.jobs)
    tasks = [(asked.seats, asked.seed + share * job, share, asked.style) for job in range(asked.jobs)]
    began = time.perf_counter()
    with multiprocessing.Pool(asked.jobs) as pool:
        sums = sum(pool.map(played, tasks), Counter())
    print(f"{asked.seats} seats, {share * asked.jobs} games, {time.perf_counter() - began:.0f} s")
    for row in figures(sums, share * asked.jobs):
        mark = {True: "holds", False: "FALLS SHORT", None: ""}[row["holds"]]
        print(f"  {row['what']}: {row['value']} (target {row['target']}) {mark}")


if __name__ == "__main__":
    main()
