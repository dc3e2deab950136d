"""Balance: the figures of many games between equal players of steady sense, beside their targets.

    python -m tests.rules.dragon.balance --seats 4 --games 4000 --jobs 2
"""
from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter
from random import Random

from game.ai.dragon import DragonMind
from game.engine.match import Match
from game.rules.dragon.statistics import count, figures
from tests.rules.dragon.table import dealt


def steady(seats: int, seed: int, name: str) -> Match:
    """A game in which everybody makes the sensible choice; heroes are dealt."""
    match, rng, mind = dealt(seats, seed, heroes="dealt", map=name), Random(seed), DragonMind()
    while match.decision is not None:
        lean = mind.lean(match.state) if len(match.decision.options) > 1 else None
        match.answer(lean.key if lean else rng.choice(match.decision.options).key)
    return match


def played(task: tuple[int, int, int, str]) -> Counter[str]:
    """The sums over some games from a seed on."""
    seats, seed, games, name = task
    sums: Counter[str] = Counter()
    for number in range(games):
        sums.update(count(steady(seats, seed + number, name)))  # type: ignore[arg-type]
    return sums


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--map", default="silverado")
    asked = parser.parse_args()
    share = -(-asked.games // asked.jobs)
    tasks = [(asked.seats, asked.seed + share * job, share, asked.map) for job in range(asked.jobs)]
    began = time.perf_counter()
    with multiprocessing.Pool(asked.jobs) as pool:
        sums = sum(pool.map(played, tasks), Counter())
    print(f"{asked.map}, {asked.seats} seats, {share * asked.jobs} games, {time.perf_counter() - began:.0f} s")
    for row in figures(sums, share * asked.jobs):
        mark = {True: "holds", False: "FALLS SHORT", None: ""}[row["holds"]]
        print(f"  {row['what']}: {row['value']} (target {row['target']}) {mark}")


if __name__ == "__main__":
    main()
