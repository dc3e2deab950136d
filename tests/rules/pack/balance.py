"""Balance: decks against decks between equal steady players, and each card's effect on winning, beside their targets.

    python -m tests.rules.pack.balance --format short --games 100

The steady player takes the choice after which the table plays on best (`PackMind.lean`), without looking further.
"""
from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter

from game.ai.pack import PackMind
from game.engine.match import Match
from game.rules.pack import STARTERS
from game.rules.pack.statistics import count, figures
from tests.rules.pack.table import PACK, SHIPPED

DECKS = [value for value, _ in STARTERS]
PAIRS = [(one, other) for one in DECKS for other in DECKS if one != other]


def played(task: tuple[str, str, str, int, int]) -> Counter[str]:
    """The sums over some games of two decks from a seed on."""
    format, one, other, seed, games = task
    sums: Counter[str] = Counter()
    mind = PackMind()
    for number in range(games):
        match = Match(PACK, SHIPPED, 2, seed + number, {"format": format, "deck_1": one, "deck_2": other})
        while match.decision is not None:
            option = mind.lean(match.state)  # type: ignore[arg-type]
            assert option is not None
            match.answer(option.key, "computer")
        sums.update(count(match))
        sums[f"pair {one} {other}"] += match.state.winners == (0,)
    return sums


def table(sums: Counter[str], games: int) -> list[str]:
    """Wins of each deck over each other one, seats swapped, in per cent."""
    rows = []
    for one in DECKS:
        shares = [(sums[f"pair {one} {other}"] + games - sums[f"pair {other} {one}"]) / (2 * games)
                  for other in DECKS if other != one]
        words = ", ".join(f"{other} {share:.0%}" for other, share in
                          zip([other for other in DECKS if other != one], shares))
        rows.append(f"{one}: {sum(shares) / 3:.1%} against the field; {words}")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--format", default="standard")
    parser.add_argument("--games", type=int, default=100, help="games of every pair of decks from either seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    tasks = [(asked.format, one, other, asked.seed + 100_000 * n, asked.games)
             for n, (one, other) in enumerate(PAIRS)]
    began = time.perf_counter()
    with multiprocessing.Pool(asked.jobs) as pool:
        sums = sum(pool.map(played, tasks), Counter())
    games = asked.games * len(PAIRS)
    print(f"{asked.format}, {games} games, {time.perf_counter() - began:.0f} s")
    for line in table(sums, asked.games):
        print(f"  {line}")
    for row in figures(sums, games):
        mark = {True: "holds", False: "FALLS SHORT", None: ""}[row["holds"]]
        print(f"  {row['what']}: {row['value']} (target {row['target']}) {mark}")


if __name__ == "__main__":
    main()
