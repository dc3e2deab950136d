"""Who meets whom in a games night: new faces first, then those close in points; nobody sits out twice running."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from game.company import CRESTS
from game.modes.pairing import Seating, next_seating, sizes_of, table_sizes
from game.modes.programme import GAMES_OF_A_NIGHT, PEOPLE, WORTH, Guest, Night
from game.rules import GAMES
from tests.sure import every, few_and_many

NAMES = ("Ada", "Ben", "Orla", "Tansy", "Vex", "Grum")
SIZES, LENGTHS = range(PEOPLE[0], PEOPLE[1] + 1), range(GAMES_OF_A_NIGHT[0], GAMES_OF_A_NIGHT[1] + 1)
FRESH = {2: 1, 3: 3, 4: 3, 5: 5, 6: 5}  # games for two in a row in which nobody need meet again, by people
EVERYBODY = [(people, length) for people in SIZES for length in LENGTHS]


def night(people: int, games: Sequence[str], seed: int = 4, ahead: Sequence[int] = ()) -> Night:
    given = [*ahead, *[0] * people]
    return Night(seed, tuple(Guest(NAMES[n], CRESTS[n], given[n]) for n in range(people)), tuple(games))


def played(of: Night, lot: Random) -> Iterator[tuple[list[Seating], list[float], Seating]]:
    """A night with places by lot: before each game who sat where and who has how much, and who sits where now."""
    before, points = list[Seating](), [float(guest.ahead) for guest in of.guests]
    for _ in of.games:
        now = next_seating(of, before, points)
        yield before, points, now
        before = [*before, now]
        points = [*points]
        for table in now.tables:
            for place, one in enumerate(lot.sample(table, len(table))):
                points[one] += WORTH[place]


def pairs(seatings: Sequence[Seating]) -> Counter[frozenset[int]]:
    return Counter(frozenset(pair) for one in seatings for table in one.tables for pair in combinations(table, 2))


def again(now: Seating, before: Sequence[Seating], people: int) -> int:
    """How many meet again, and how often beyond those who have met least."""
    met = pairs(before)
    least = min(met[frozenset(pair)] for pair in combinations(range(people), 2))
    return sum(met[pair] - least for pair in pairs([now]))


def every_way(people: int, sizes: Sequence[int], rests: Sequence[int | None]) -> Iterator[Seating]:
    """All seatings with one of these sitting out, found by laying everybody in every order."""
    for order in permutations(range(people)):
        out = order[-1] if sum(sizes) < people else None
        at, tables = 0, []
        for size in sizes:
            tables.append(order[at : at + size])
            at += size
        if out in rests and all([*table] == sorted(table) for table in tables):
            yield Seating(tuple(tables), out)


def programmes(people: int, length: int, lot: Random) -> list[list[str]]:
    """A night of games for two, and one of any games."""
    return [["pack"] * length, [lot.choice([*GAMES]) for _ in range(length)]]


@few_and_many("seeds", 1, 25)
@pytest.mark.parametrize(("people", "length"), EVERYBODY)
def test_everybody_sits_once_and_nobody_sits_out_twice_running_or_twice_before_all_have(
    people: int, length: int, seeds: int
) -> None:
    for seed in every(range(seeds)):
        lot = Random(f"{seed} {people} {length}")
        for games in every(programmes(people, length, lot)):
            rests = list[int]()
            for (_, _, now), game in every(zip(played(night(people, games, seed), lot), games, strict=True)):
                low, high = GAMES[game].seats
                seated = [one for table in now.tables for one in table]
                assert sorted([*seated, *([] if now.rests is None else [now.rests])]) == [*range(people)]
                assert all(low <= len(table) <= high for table in now.tables)
                rests += [] if now.rests is None else [now.rests]
                counts = [rests.count(one) for one in range(people)]
                assert max(counts) - min(counts) <= 1 and all(one != other for one, other in zip(rests, rests[1:]))


@few_and_many("seeds", 1, 10)
@pytest.mark.parametrize(("people", "length"), EVERYBODY)
def test_nobody_meets_the_same_again_while_that_can_be_helped(people: int, length: int, seeds: int) -> None:
    """No other way to seat a game has fewer meet again; and of games for two as many as can be have nobody do so."""
    for seed in every(range(seeds)):
        lot = Random(f"{seed} {people} {length}")
        for games in every(programmes(people, length, lot)):
            sizes = sizes_of(night(people, games))
            for n, (before, _, now) in every(enumerate(played(night(people, games, seed), lot))):
                if not again(now, before, people):
                    continue
                counts = Counter(one.rests for one in before if one.rests is not None)
                last = next((one.rests for one in reversed(before) if one.rests is not None), None)
                fewest = min(counts[one] for one in range(people))
                able = [one for one in range(people) if counts[one] == fewest and one != last]
                ways = every_way(people, sizes[n], [None] if now.rests is None else able)
                assert min(again(way, before, people) for way in ways) == again(now, before, people)
        fresh = [*played(night(people, ["pack"] * length, seed), lot)][: FRESH[people]]
        assert set(pairs([now for _, _, now in fresh]).values()) == {1}


def test_those_close_in_points_meet() -> None:
    """By points given ahead in the first game, and of those who have not met yet in the next ones."""
    first = next_seating(night(6, ["pack"] * 3, ahead=(6, 1, 5, 3, 2, 0)), [], [6, 1, 5, 3, 2, 0])
    assert pairs([first]).keys() == {frozenset(pair) for pair in ((0, 2), (3, 4), (1, 5))}
    before = [Seating(((0, 2), (1, 3)), None)]
    second = next_seating(night(4, ["pack"] * 3), before, [5, 5, 3, 3])
    assert pairs([second]).keys() == {frozenset({0, 1}), frozenset({2, 3})}
    third = next_seating(night(4, ["pack"] * 3), [*before, second], [10, 8, 8, 6])
    assert pairs([third]).keys() == {frozenset({0, 3}), frozenset({1, 2})}, "the two who have not met"


@pytest.mark.parametrize("seed", range(4))
def test_of_those_who_have_not_met_no_other_way_has_people_closer(seed: int) -> None:
    """In the second of three games for two, where every way leaves the third one free."""
    lot = Random(seed)
    before, points, now = [*played(night(4, ["pack"] * 3, seed), lot)][1]
    ways = [way for way in every_way(4, (2, 2), [None]) if not again(way, before, 4)]

    def apart(way: Seating) -> float:
        return sum(abs(points[one] - points[other]) ** 2 for one, other in map(tuple, pairs([way])))

    assert apart(now) == min(map(apart, every(ways)))


def test_equal_ones_meet_by_lot_and_the_same_night_is_always_seated_alike() -> None:
    found = {next_seating(night(4, ["pack"] * 3, seed), [], [0] * 4).tables for seed in range(12)}
    assert len({frozenset(map(frozenset, tables)) for tables in found}) == 3
    assert next_seating(night(5, ["pack"] * 3), [], [0] * 5) == next_seating(night(5, ["pack"] * 3), [], [0] * 5)


@pytest.mark.parametrize("people", SIZES)
def test_of_those_at_a_table_whoever_has_sat_first_least_often_does(people: int) -> None:
    for seed in range(6):
        for before, _, now in every(played(night(people, ["pontoon"] * 6, seed), Random(seed))):
            first = Counter(table[0] for one in before for table in one.tables)
            assert all(first[table[0]] == min(first[one] for one in table) for table in now.tables)


def test_tables_are_as_even_as_can_be() -> None:
    assert table_sizes(6, 2, 4) == [3, 3] and table_sizes(5, 2, 4) == [3, 2]
    assert table_sizes(5, 2, 2) == [2, 2] and table_sizes(3, 2, 2) == [2] and table_sizes(6, 2, 6) == [6]
