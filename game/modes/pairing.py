"""Pairing: who sits with whom in a game of a night where it seats fewer: by what came of the games before.

Nobody meets the same person again while that can be helped, nobody sits out twice running, and of what is left those
close in points meet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from game.modes.programme import Night
from game.rules import GAMES

Met = Counter[tuple[int, int]]  # by two guests, the lower one first: how often they have sat at one table


class Seating(NamedTuple):
    """How a game is played: by table the guests (places in `Night.guests`) in the order of their seats, and who sits it
    out, None for nobody."""

    tables: tuple[tuple[int, ...], ...]
    rests: int | None


def next_seating(night: Night, before: Sequence[Seating], points: Sequence[float]) -> Seating:
    """Of the game that follows those seated so. `points`: by guest, what they have so far."""
    order = [*range(len(night.guests))]
    Random(f"{night.seed} seats {len(before)}").shuffle(order)  # equally good ones come by lot, and so do the seats
    sizes = tuple(sizes_of(night)[len(before) :])
    met, past = met_in(before), tuple(seating.rests for seating in before)
    able = [*seatings(order, sizes[0], past)]

    def rank(seating: Seating) -> tuple[int, int, float]:
        after = met + met_in([seating])
        ahead = _fresh_games(tuple(order), sizes[1:], tuple(sorted(after.items())), (*past, seating.rests))
        return repeats(seating, met, len(order)), -ahead, apart(seating, points)

    best = min(able, key=rank)
    return best._replace(tables=tuple(in_turn(table, before) for table in best.tables))


def in_turn(table: tuple[int, ...], before: Sequence[Seating]) -> tuple[int, ...]:
    """The same people with somebody in the first seat who has had it least often; who follows whom stays."""
    had = Counter(one[0] for seating in before for one in seating.tables)
    at = min(range(len(table)), key=lambda n: had[table[n]])
    return table[at:] + table[:at]


def sizes_of(night: Night) -> list[tuple[int, ...]]:
    """By game how many sit at each of its tables."""
    return [tuple(table_sizes(len(night.guests), *GAMES[game].seats)) for game in night.games]


def table_sizes(people: int, low: int, high: int) -> list[int]:
    """How many sit at each table; one fewer in all than there are people where they do not come out even."""
    for seated in (people, people - 1):
        for tables in range(-(-seated // high), seated // low + 1):
            least, more = divmod(seated, tables)
            return [least + (n < more) for n in range(tables)]
    raise ValueError(f"{people} people cannot sit at tables of {low} to {high}")


def seatings(order: Sequence[int], sizes: Sequence[int], past: Sequence[int | None]) -> Iterator[Seating]:
    """All that a game may have, each once. `past`: who sat out the games before. Whoever has sat out least does, and
    not the one who did so last."""
    if sum(sizes) == len(order):
        yield from (Seating(tables, None) for tables in _split(order, sizes))
        return
    rested = Counter(one for one in past if one is not None)
    last = next((one for one in reversed(past) if one is not None), None)
    fewest = min(rested[one] for one in order)
    for rests in order:
        if rested[rests] == fewest and rests != last:
            rest = [one for one in order if one != rests]
            yield from (Seating(tables, rests) for tables in _split(rest, sizes))


def _split(order: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """People at tables of these sizes in every way, the first of them at the first table."""
    if not sizes:
        yield ()
    for size in sorted({*sizes}):
        further = [*sizes]
        further.remove(size)
        for others in combinations(order[1:], size - 1):
            left = [one for one in order[1:] if one not in others]
            for tables in _split(left, further):
                yield ((order[0], *others), *tables)


def met_in(before: Sequence[Seating]) -> Met:
    """How often each two have sat at one table."""
    return Counter(pair for seating in before for table in seating.tables for pair in combinations(sorted(table), 2))


def repeats(seating: Seating, met: Met, people: int) -> int:
    """How often those who meet have met more than the two who have met least."""
    least = min(met[pair] for pair in combinations(range(people), 2))
    return sum(n * (met[pair] - least) for pair, n in met_in([seating]).items())


def apart(seating: Seating, points: Sequence[float]) -> float:
    """How far those who meet lie apart in points: the sum of the squares over each two."""
    return sum((points[one] - points[other]) ** 2 for one, other in met_in([seating]))


@lru_cache(maxsize=4096)
def _fresh_games(
    order: tuple[int, ...],
    sizes: tuple[tuple[int, ...], ...],
    met: tuple[tuple[tuple[int, int], int], ...],
    past: tuple[int | None, ...],
) -> int:
    """How many of the games to come can follow in which nobody meets again before they must."""
    if not sizes:
        return 0
    counts, best = Counter(dict(met)), 0
    able = [*seatings(order, sizes[0], past)]
    for seating in able:
        if len(able) > 1 and repeats(seating, counts, len(order)):
            continue
        after = tuple(sorted((counts + met_in([seating])).items()))
        best = max(best, 1 + _fresh_games(order, sizes[1:], after, (*past, seating.rests)))
        if best == len(sizes):
            break
    return best
