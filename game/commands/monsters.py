"""monsters: the characters of MonToons against each other on every map, with sides swapped, for simulate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from game.commands.command import Complaint
from game.engine.game import Game
from game.engine.measures import percent
from game.rules.montoons.statistics import PAIR

MONSTERS = (
    "for montoons: every two characters meet on every map, --games times from either side, over the same "
    "seeds; with more seats so many games of characters drawn by lot, maps in turn"
)
STOPPED = "20"  # rounds after which a game is a draw


class Meeting(NamedTuple):
    """One game to be played: its seed, its house rules, and what every seat picks when it is offered."""

    seed: int
    options: dict[str, str]
    picks: tuple[str, ...]


def meetings(
    game: Game, content: Any, seats: int, games: int, seed: int, options: Mapping[str, str]
) -> Iterator[Meeting]:
    """A map named in the options is the only one."""
    if game.name != "montoons":
        raise Complaint(f"{game.title} has no characters to meet; --monsters is for montoons")
    characters = [sheet.id for sheet in content.sheets if sheet.version == options.get("sheets", "full")]
    maps = [options["map"]] if "map" in options else sorted(content.arenas)
    if seats == 2:
        places = [(pair, map_) for pair in combinations(characters, 2) for map_ in maps]
        for number in range(games * len(places)):
            (one, other), map_ = places[number % len(places)]
            for picks in ((one, other), (other, one)):
                yield Meeting(seed + number, {"limit": STOPPED, **options, "map": map_}, picks)
    else:
        lots = Random(seed)
        for number in range(games):
            yield Meeting(
                seed + number,
                {"limit": STOPPED, **options, "map": maps[number % len(maps)]},
                tuple(lots.sample(characters, seats)),
            )


def tables(sums: Mapping[str, float], by_map: Mapping[str, Mapping[str, float]]) -> dict[str, Any]:
    """Shares of wins in per cent: of the character on the left against each other one, and of each on each map."""
    names = [key.split()[1] for key in sums if key.startswith("played ")]
    pairs = {
        one: {
            other: share(sums, f"beat {one} {other}", f"met {one} {other}")
            for other in names
            if f"met {one} {other}" in sums
        }
        for one in names
    }
    maps = {
        map_: {name: share(found, f"won {name}", f"played {name}") for name in names if f"played {name}" in found}
        | {"first": share(found, "first wins", "games"), "waystone": share(found, "way", "games")}
        for map_, found in by_map.items()
    }
    return {"pairs": pairs if any(pairs.values()) else {}, "maps": maps}


def share(sums: Mapping[str, float], part: str, whole: str) -> float:
    return round(percent(sums.get(part, 0.0), sums[whole]), 1)


def by_map(results: Iterable[tuple[str, Mapping[str, float]]]) -> dict[str, Counter[str]]:
    """The sums of the games on every map, and how many they are."""
    found: dict[str, Counter[str]] = {}
    for map_, sums in results:
        here = found.setdefault(map_, Counter())
        here.update(sums)
        here["games"] += 1
    return found


def show_monsters(told: Mapping[str, Any]) -> None:
    if told["pairs"]:
        names = list(told["pairs"])
        print(f"  wins of the monster on the left, per cent (target {PAIR[0]:.0f} to {PAIR[1]:.0f} in every pair)")
        print("  " + " " * 8 + "".join(f"{name:>9}" for name in names))
        for one, row in told["pairs"].items():
            print(f"  {one:<8}" + "".join(f"{row[other]:9.1f}" if other in row else "        -" for other in names))
    for map_, row in told["maps"].items():
        print(f"  map {map_:<4}" + "  ".join(f"{name} {value:.0f}" for name, value in row.items()))
