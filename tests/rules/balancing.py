"""Balancing: many games of one kind of players on all cores, their figures printed beside the targets."""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from game.engine.match import Match
from game.engine.measures import Row

Games = Callable[[argparse.Namespace, range], Iterable[Match]]  # what was asked, the seeds -> finished games
Count = Callable[[Match], Mapping[str, float]]


def summed(games: Games, count: Count, asked: argparse.Namespace, seeds: range) -> Counter[str]:
    sums: Counter[str] = Counter()
    for match in games(asked, seeds):
        sums.update(count(match))
    return sums


def measure(
    games: Games,
    count: Count,
    figures: Callable[[Mapping[str, float], int], list[Row]],
    parser: argparse.ArgumentParser,
    usual: int,
) -> None:
    """Play as many games as the command line asks for and print their figures."""
    for word, default in (("seats", 2), ("games", usual), ("seed", 1), ("jobs", 1)):
        parser.add_argument(f"--{word}", type=int, default=default)
    asked = parser.parse_args()
    share = -(-asked.games // asked.jobs)
    tasks = [range(asked.seed + share * job, asked.seed + share * (job + 1)) for job in range(asked.jobs)]
    began = time.perf_counter()
    with multiprocessing.Pool(asked.jobs) as pool:
        sums = sum(pool.map(partial(summed, games, count, asked), tasks), Counter[str]())
    print(f"{asked.seats} seats, {share * asked.jobs} games, {time.perf_counter() - began:.0f} s")
    for row in figures(sums, share * asked.jobs):
        mark = {True: "holds", False: "FALLS SHORT", None: ""}[row["holds"]]
        print(f"  {row['what']}: {row['value']} (target {row['target']}) {mark}")
