"""The buttons for a closer look at the kingdom hide no space where a corner is free, and leave the panel its air."""

from __future__ import annotations

import pytest

from game.ui.gallery import opened
from game.ui.games.dragon.camera import BELOW, BESIDE, clear_corner, extent, shared
from game.ui.games.dragon.pieces import Piece
from game.ui.games.dragon.places import DESIGNS
from tests.sure import every
from tests.ui.dragon_tabling import at_walk, match_of
from tests.ui.tabling import Nobody, at_table, seated

FIELD = (0.0, 0.0, 900.0, 500.0)


def test_a_free_corner_is_taken_and_of_free_ones_the_lower_left() -> None:
    assert clear_corner(FIELD, []) == ((8.0, 456.0), BESIDE)
    wall = (0.0, 440.0, 900.0, 60.0)  # along the lower edge
    assert clear_corner(FIELD, [wall]) == ((8.0, 8.0), BESIDE)
    strips = [(60.0, 0.0, 900.0, 60.0), (60.0, 440.0, 900.0, 60.0)]  # only the left edge is free
    assert clear_corner(FIELD, strips) == ((8.0, 414.0), BELOW)


def test_no_space_of_the_whole_map_lies_under_them() -> None:
    with at_table(at_walk(), Nobody()) as (_, table):
        board = table.top.board
        box = extent(board.corner, board.apart)
        hidden = [space for space in every(board.camera.whole_map()) if shared(box, space) > 0.1 * space[2] * space[3]]
        assert not hidden


def test_two_buttons_leave_as_much_air_below_as_above() -> None:
    with opened("dragon_search", (1280, 720)) as app:
        app.step([], 200)
        top = next(part for part in app.scene.top.parts if part.name == "buttons")
        (first, _), (last, _) = top.buttons()
        _, y, _, h = DESIGNS["buttons"]
        above, below = first.rect[1] - y, y + h - last.rect[1] - last.rect[3]
        assert abs(above - below) <= 3 and below > 4


@pytest.mark.parametrize("realm", ("silverado", "short"))
def test_nobody_who_stands_on_the_map_is_hidden_by_them_and_the_dragon_is_seen_whole(realm: str) -> None:
    with at_table(seated(match_of(3, 5, options={"map": realm})), Nobody()) as (_, table):
        board, figures, camera = table.top.board, table.top.figures, table.top.camera
        box = extent(board.corner, board.apart)
        left, _, wide, _ = board.field
        for place in every(table.top.parties.kingdom.path):
            x, y, w, h = figures.dragon_box(Piece("dragon", *camera.middle(place)))
            assert left <= x and x + w <= left + wide, place
            assert not shared(box, (x, y, w, h)), place
        for reach in every(figures.reaches()):
            assert not shared(box, reach), reach
