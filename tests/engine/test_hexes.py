"""Hexes: neighbours, distance, lines, rings and turnings on the axial plane."""

import math

import pytest

from game.engine import hexes
from tests.sure import every

HERE = (2, -1)
NEAR = hexes.disc((0, 0), 5)


def centre(at: hexes.Hex) -> tuple[float, float]:
    """Pointy tops, one unit between neighbours; y grows to the south."""
    return at[0] + at[1] / 2, at[1] * math.sqrt(3) / 2


def test_a_text_grid_and_the_plane_agree_both_ways() -> None:
    assert [hexes.from_offset(col, row) for col, row in ((0, 0), (0, 1), (0, 2), (3, 3), (7, 6))] == [
        (0, 0),
        (0, 1),
        (-1, 2),
        (2, 3),
        (4, 6),
    ]
    assert all(hexes.to_offset(hexes.from_offset(col, row)) == (col, row) for col in range(9) for row in range(9))


def test_odd_rows_stand_half_a_hex_to_the_right() -> None:
    beside = {hexes.to_offset(there) for there in hexes.neighbours(hexes.from_offset(4, 3))}
    assert beside == {(5, 3), (3, 3), (4, 2), (5, 2), (4, 4), (5, 4)}


def test_ways_go_clockwise_from_the_east() -> None:
    angles = [math.degrees(math.atan2(*reversed(centre(step)))) % 360 for step in hexes.STEPS]
    assert [round(angle) for angle in angles] == [0, 60, 120, 180, 240, 300]


def test_distance_is_the_number_of_steps() -> None:
    reached, edge = {HERE: 0}, [HERE]
    for steps in range(1, 6):
        edge = [there for at in edge for there in hexes.neighbours(at) if there not in reached]
        reached.update(dict.fromkeys(edge, steps))
    assert all(hexes.distance(HERE, there) == steps for there, steps in reached.items())


def test_a_ring_has_six_hexes_a_step_and_a_disc_all_of_them() -> None:
    for radius in range(1, 5):
        ring = hexes.ring(HERE, radius)
        assert len(set(ring)) == 6 * radius and all(hexes.distance(HERE, there) == radius for there in ring)
    assert hexes.ring(HERE, 0) == (HERE,)
    assert len(set(hexes.disc(HERE, 3))) == 37


def test_an_icon_turned_one_step_clockwise_points_one_way_further() -> None:
    assert hexes.turned(((1, 0), (0, 1)), 1) == ((0, 1), (-1, 1))
    for way in range(6):
        assert hexes.turned((hexes.STEPS[0],), way) == (hexes.STEPS[way],)
    assert hexes.turned(((2, -1), (1, 1)), 6) == ((2, -1), (1, 1))


@pytest.mark.parametrize(
    ("shape", "count"),
    [(hexes.STEPS, 1), (((1, 0), (2, 0), (3, 0)), 6), (((1, 0), (-1, 0)), 3), (((1, 0), (-1, 1), (0, -1)), 2)],
)
def test_a_shape_has_as_many_turnings_as_look_different(shape: hexes.Shape, count: int) -> None:
    assert len(hexes.turnings(shape)) == count


def test_a_line_along_a_row_crosses_the_row() -> None:
    assert hexes.line((0, 0), (3, 0)) == (((1, 0),), ((2, 0),))
    assert hexes.line((0, 0), (1, 0)) == ()


def test_a_line_along_an_edge_runs_between_two_hexes() -> None:
    (gate,) = hexes.line((0, 0), (1, 1))
    assert set(gate) == {(1, 0), (0, 1)}
    first, middle, last = hexes.line((0, 0), (2, 2))
    assert (set(first), middle, set(last)) == ({(1, 0), (0, 1)}, ((1, 1),), {(2, 1), (1, 2)})


def test_a_line_is_the_same_both_ways() -> None:
    for there in every(NEAR):
        assert {frozenset(g) for g in hexes.line((0, 0), there)} == {frozenset(g) for g in hexes.line(there, (0, 0))}


SIXTH = [there for there in NEAR if there[0] > 0 and there[1] >= 0]


@pytest.mark.parametrize("there", SIXTH)
def test_a_line_crosses_what_a_walker_in_small_steps_crosses(there: hexes.Hex) -> None:
    (x, y), crossed = centre(there), set()
    for n in range(1, 300):
        at = (x * n / 300, y * n / 300)
        near, next_near = sorted((math.dist(centre(cell), at), cell) for cell in NEAR)[:2]
        if next_near[0] - near[0] > 1e-3:
            crossed.add(near[1])
    told = {gate[0] for gate in hexes.line((0, 0), there) if len(gate) == 1}
    assert crossed - {(0, 0), there} == told
