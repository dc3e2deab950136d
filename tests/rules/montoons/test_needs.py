"""Needs: what a slot takes, and which dice a row can still take, against every way to fill it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from game.rules.montoons.needs import NEEDS, RULES, RowNeed, can_fill, faces_of, is_row, row_faces

Row = tuple[int, ...]
MEANT: dict[str, Callable[[Row], bool]] = {
    "any": lambda row: True,
    "equal": lambda row: row[0] == row[1] == row[2],
    "different": lambda row: row[0] != row[1] and row[1] != row[2] and row[0] != row[2],
    "rising": lambda row: row[0] < row[1] < row[2],
    "ascending": lambda row: row[0] <= row[1] <= row[2],
    "falling": lambda row: row[0] > row[1] > row[2],
    "descending": lambda row: row[0] >= row[1] >= row[2],
}
FACES = {"?": {1, 2, 3, 4, 5, 6}, "2-5": {2, 3, 4, 5}, "1 4 6": {1, 4, 6}, "3": {3}}


def mask(values: set[int]) -> int:
    return sum(1 << value for value in values)


@pytest.mark.parametrize("total", [0, 9])
@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("rule", RULES)
def test_a_row_takes_just_the_dice_with_which_it_can_be_filled(rule: str, faces: str, total: int) -> None:
    """MON-SPC-05, MON-SPC-07, MON-R89"""
    need = RowNeed(3, rule, faces, total)  # type: ignore[arg-type]
    rows = [
        row
        for row in product(range(1, 7), repeat=3)
        if MEANT[rule](row) and sum(row) >= total and {*row} <= FACES[faces]
    ]
    for values in product(range(7), repeat=3):
        filled = [row for row in rows if all(value in (0, die) for value, die in zip(values, row))]
        assert can_fill(need, values) == bool(filled), values
        for place in range(3) if 0 in values else ():
            if not values[place]:
                assert row_faces(need, values, place) == mask({row[place] for row in filled}), (values, place)
        if 0 not in values:
            assert is_row(need, values) == (values in rows)


def test_a_need_says_its_values_in_one_of_four_ways() -> None:
    """MON-DICE-01 to MON-DICE-03"""
    assert set(MEANT) == set(RULES)
    for need, values in FACES.items():
        assert need in NEEDS and faces_of(need) == mask(values)
    for low, high in product(range(1, 7), repeat=2):
        if low < high:
            assert faces_of(f"{low}-{high}") == mask({*range(low, high + 1)}) and f"{low}-{high}" in NEEDS
        else:
            assert f"{low}-{high}" not in NEEDS
