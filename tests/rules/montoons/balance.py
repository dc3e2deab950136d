"""Balance: every pair of characters on every map between equal players of steady sense, beside the targets.

    python -m tests.rules.montoons.balance --games 20 --jobs 2
    python -m tests.rules.montoons.balance --seats 4 --games 300 --jobs 2
"""
from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from random import Random

from game.ai.montoons import MonToonsMind
from game.rules.montoons.state import MonToons
from game.rules.montoons.statistics import figures, percent, tally
from tests.rules.montoons.table import GAME, SHIPPED

CHARACTERS = tuple(sheet.id for sheet in SHIPPED.sheets if sheet.version == "full")
STOPPED = "20"                     # rounds after which a game is a draw
Task = tuple[tuple[str, ...], str, int]


def steady(characters: tuple[str, ...], map_: str, seed: int) -> dict[str, float]:
    """The sums of one game in which everybody makes the sensible choice."""
    mind, rng = MonToonsMind(), Random(seed)
    g = GAME.deal(SHIPPED, len(characters), seed, GAME.options({"map": map_, "limit": STOPPED}))
    assert isinstance(g, MonToons)
    g.news = []
    g.run()
    events = []
    while g.decision is not None:
        player = g.decision.player
        sheet = characters[player] if g.asked[0] == "montoons.choose_sheet" else ""
        option = g.decision.option(sheet) if sheet else mind.lean(g) or rng.choice(g.decision.options)
        g.take(option)
        events += [event for event in g.news if getattr(event, "what", "") == "uses"]
        g.news.clear()
    return tally(g, events)


def played(task: Task) -> tuple[Task, dict[str, float]]:
    return task, steady(*task)


def tasks(seats: int, games: int, seed: int) -> Iterator[Task]:
    """Two seats: `games` of every ordered pair on every map. More seats: so many games in all, drawn by chance."""
    if seats == 2:
        for number in range(games):
            for n, pair in enumerate(permutations(CHARACTERS, 2)):
                for m, map_ in enumerate(sorted(SHIPPED.arenas)):
                    yield pair, map_, seed + number * 1000 + n * 10 + m
    else:
        rng, maps = Random(seed), sorted(SHIPPED.arenas)
        for number in range(games):
            yield tuple(rng.sample(CHARACTERS, seats)), maps[number % len(maps)], seed + number


def matrix(sums: Mapping[str, float]) -> None:
    print("           " + "".join(f"{name:>9}" for name in CHARACTERS))
    for one in CHARACTERS:
        shares = [percent(sums.get(f"beat {one} {other}", 0), sums[f"met {one} {other}"]) if one != other else None
                  for other in CHARACTERS]
        print(f"  {one:>8} " + "".join("        -" if share is None else f"{share:8.1f}%" for share in shares))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--parts", action="store_true", help="how often every movement and attack is used")
    asked = parser.parse_args()
    every = list(tasks(asked.seats, asked.games, asked.seed))
    began = time.perf_counter()
    sums: Counter[str] = Counter()
    maps: dict[str, Counter[str]] = {name: Counter() for name in sorted(SHIPPED.arenas)}
    with multiprocessing.Pool(asked.jobs) as pool:
        for (_, map_, _), found in pool.imap_unordered(played, every, chunksize=5):
            sums.update(found)  # type: ignore[arg-type]
            maps[map_].update(found)  # type: ignore[arg-type]
    print(f"{asked.seats} seats, {len(every)} games, {time.perf_counter() - began:.0f} s")
    if asked.seats == 2:
        matrix(sums)
    for measure in figures(sums, len(every)):
        mark = {True: "holds", False: "FALLS SHORT", None: ""}[measure["holds"]]
        print(f"  {measure['what']}: {measure['value']} (target {measure['target']}) {mark}")
    for map_, found in maps.items():
        games = sum(found[road] for road in ("way", "last", "draw"))
        wins = "  ".join(f"{name} {percent(found[f'won {name}'], found[f'played {name}']):.0f}" for name in CHARACTERS)
        way, first = percent(found["way"], games), percent(found["first wins"], games)
        print(f"  map {map_}: {way:.0f} % by Waystone; first {first:.0f}; {wins}")
    if asked.parts:
        for key in sorted(key for key in sums if key.startswith("used ")):
            print(f"    {key[5:]}: {percent(sums[key], sums['played ' + key.split()[1]]):.0f} %")


if __name__ == "__main__":
    main()
