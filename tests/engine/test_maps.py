"""Maps: boards read from text grids, with neighbours, rows and line of sight."""

from game.engine import data, hexes
from game.engine.maps import Board, read_board
from game.engine.nodes import Fault

PLAIN = Board([["."] * 9] * 9)
MIDDLE = PLAIN.space(4, 4)


def board(text: str, words: str) -> tuple[Board | None, list[str]]:
    faults: list[Fault] = []
    node = data.parse(text.encode(), "map.yaml").pairs["grid"]
    return read_board(node, words.split(), faults), [str(fault) for fault in faults]


def test_spaces_are_numbered_in_reading_order_without_the_outside() -> None:
    lagoon, faults = board('grid:\n  - "-- F. .."\n  - "ww .. --"\n', "F. .. ww")
    assert lagoon is not None and not faults
    assert lagoon.tokens == ("F.", "..", "ww", "..")
    assert [hexes.to_offset(at) for at in lagoon.hexes] == [(1, 0), (2, 0), (0, 1), (1, 1)]
    assert lagoon.find("..") == (1, 3)
    assert lagoon.space(0, 1) == 2


def test_a_block_of_text_is_a_grid_too() -> None:
    raid, faults = board("grid: |\n  1   .   10=\n  .   ~   ~\n", "1 10= . ~")
    assert raid is not None and not faults and raid.tokens == ("1", ".", "10=", ".", "~", "~")


def test_what_is_wrong_in_a_grid_is_told_with_line_row_and_column() -> None:
    nothing, faults = board('grid:\n  - "ww .."\n  - "wv .. .."\n', "ww ..")
    assert nothing is None
    assert faults == [
        "map.yaml:3: row 1, column 0: no token 'wv'; expected one of .., ww",
        "map.yaml:3: row 1: 3 tokens; row 0 has 2",
    ]
    assert board("grid: |\n\n  . .\n  . x\n", ".")[1] == [
        "map.yaml:4: row 1, column 1: no token 'x'; expected one of ."
    ]
    assert board("grid: []", ".")[1] == ["map.yaml:1: a map without a hex"]
    assert board("grid: ['" + ". " * 61 + "']", ".")[1] == ["map.yaml:1: larger than 60 by 60 hexes"]


def test_neighbours_keep_their_way_and_stop_at_the_edge() -> None:
    corner = PLAIN.space(0, 0)
    assert PLAIN.steps[corner] == (PLAIN.space(1, 0), PLAIN.space(0, 1), -1, -1, -1, -1)
    assert len(PLAIN.beside[MIDDLE]) == 6
    for way, there in enumerate(PLAIN.steps[MIDDLE]):
        assert PLAIN.rays[MIDDLE][way][0] == there and PLAIN.steps[there][(way + 3) % 6] == MIDDLE


def test_a_ray_ends_with_the_board_and_at_a_hole() -> None:
    assert PLAIN.rays[PLAIN.space(6, 0)][0] == (PLAIN.space(7, 0), PLAIN.space(8, 0))
    holed = Board([[".", ".", "--", "."]])
    assert holed.rays[0][0] == (1,)


def at(q: int, r: int) -> int:
    return PLAIN.at[hexes.add(PLAIN.hexes[MIDDLE], (q, r))]


def test_rocks_in_the_row_block_sight_and_rocks_beside_it_do_not() -> None:
    rocks = {at(1, -1), at(-1, 0)}
    assert PLAIN.sees(MIDDLE, at(2, 0), rocks) and PLAIN.sees(MIDDLE, at(0, 2), rocks)
    assert not PLAIN.sees(MIDDLE, at(2, -2), rocks) and not PLAIN.sees(MIDDLE, at(-2, 0), rocks)


def test_along_an_edge_sight_needs_one_of_the_two_hexes_open() -> None:
    assert PLAIN.sees(MIDDLE, at(1, 1), {at(1, 0)})
    assert PLAIN.sees(MIDDLE, at(1, 1), {at(0, 1)})
    assert not PLAIN.sees(MIDDLE, at(1, 1), {at(1, 0), at(0, 1)})


def test_the_ends_of_a_line_never_block_it() -> None:
    assert PLAIN.sees(MIDDLE, at(2, 0), {MIDDLE, at(2, 0)})


def test_sight_does_not_pass_over_a_hole_in_the_board() -> None:
    assert not Board([[".", "--", "."]]).sees(0, 1, ())


def test_a_shape_is_cut_at_the_edge_of_the_board() -> None:
    assert PLAIN.covered(PLAIN.space(8, 0), ((1, 0), (0, 1))) == (PLAIN.space(8, 1),)
