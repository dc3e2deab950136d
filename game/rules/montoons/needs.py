"""MonToons, needs: the numbers in an ability, fixed, read off its die, or picked from a span; which dice a slot takes,
and which a row of power-up slots can still take."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Annotated, Literal, NamedTuple

from game.engine.data import Named, Range

ANY = 0b1111110  # a set of values is a bitmask: bit n for the value n
MOST_IN_ROW = 5
Rule = Literal["any", "equal", "different", "rising", "ascending", "falling", "descending"]
NEEDS = frozenset(
    (  # every need a sheet may print
        "?",
        *map(str, range(1, 7)),
        *(f"{low}-{high}" for low, high in combinations(range(1, 7), 2)),
        *(" ".join(map(str, values)) for count in range(2, 7) for values in combinations(range(1, 7), count)),
    )
)
Need = Annotated[str, Named("need")]
NEED = re.compile(r"\?|[1-6]|([1-6])-([1-6])|[1-6]( [1-6])+")
MOST = 20  # the largest number an ability may be written with

Amount = Annotated[str, Named("amount")]  # "3", "die", "die + 1", "half die", "half die + 2", "2-3"
Span = tuple[int, int]

FIXED = {str(number): number for number in range(MOST + 1)}
SPANS: dict[str, Span] = {f"{low}-{high}": (low, high) for low in range(1, 7) for high in range(low + 1, 7)}
FROM_DIE = {
    f"{word}{f' + {more}' * bool(more)}": (halves, more)
    for word, halves in (("half die", 1), ("die", 2))
    for more in range(7)
}
AMOUNTS = frozenset((*FIXED, *SPANS, *FROM_DIE))


@cache
def faces_of(need: str) -> int:
    """The values of a need as a sheet prints it: "?" any (MON-DICE-03), "5-6" a range (MON-DICE-01), "1" one value
    (MON-DICE-02), "1 3 5" a set. ValueError for other texts."""
    found = NEED.fullmatch(need)
    if found is None or (found[1] and found[1] > found[2]):
        raise ValueError(f'{need!r} is no need of a slot; write "?", "4", "3-6" or "1 3 5"')
    if need == "?":
        return ANY
    values = range(int(found[1]), int(found[2]) + 1) if found[1] else map(int, need.split())
    return sum(1 << value for value in set(values))


class RowNeed(NamedTuple):
    """What all dice of a row must be together; `faces` as for one slot, `total` the least sum."""

    slots: Annotated[int, Range(1, MOST_IN_ROW)]
    rule: Rule = "any"
    faces: Need = "?"
    total: Annotated[int, Range(0, 30)] = 0


@cache
def row_faces(need: RowNeed, values: tuple[int, ...], place: int) -> int:
    """The values a place can take, whatever lies there, so that the row can still be filled (MON-SPC-05, MON-R89)."""
    single = faces_of(need.faces)
    return sum(
        1 << value
        for value in range(1, 7)
        if single >> value & 1 and can_fill(need, (*values[:place], value, *values[place + 1 :]))
    )


@cache
def can_fill(need: RowNeed, values: tuple[int, ...]) -> bool:
    """Whether values for the empty places (0) exist that make a legal row."""
    if 0 not in values:
        return is_row(need, values)
    place = values.index(0)
    single = faces_of(need.faces)
    return any(
        can_fill(need, (*values[:place], value, *values[place + 1 :])) for value in range(1, 7) if single >> value & 1
    )


def is_row(need: RowNeed, values: tuple[int, ...]) -> bool:
    """Whether a full row meets its need (MON-SPC-07)."""
    single = faces_of(need.faces)
    return all(single >> value & 1 for value in values) and sum(values) >= need.total and RULES[need.rule](values)


def steps(values: tuple[int, ...]) -> list[int]:
    return [after - before for before, after in zip(values, values[1:])]


RULES: dict[str, Callable[[tuple[int, ...]], bool]] = {
    "any": lambda values: True,
    "equal": lambda values: len(set(values)) == 1,
    "different": lambda values: len(set(values)) == len(values),
    "rising": lambda values: all(step > 0 for step in steps(values)),
    "ascending": lambda values: all(step >= 0 for step in steps(values)),
    "falling": lambda values: all(step < 0 for step in steps(values)),
    "descending": lambda values: all(step <= 0 for step in steps(values)),
}


def with_die(word: str, die: int) -> int:
    """What an amount comes to with a die of that value; of a span the most. Half a die is rounded up."""
    if word in FIXED:
        return FIXED[word]
    if word in SPANS:
        return SPANS[word][1]
    halves, more = FROM_DIE[word]
    return (die * halves + 1) // 2 + more


def span(word: str, die: int) -> Span:
    """The least and the most of an amount, with a die of that value."""
    return SPANS[word] if word in SPANS else (with_die(word, die),) * 2
