"""What maps of hexes share: the button held down carries a piece or moves the map; what lies over it is met first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.ui.games.dragon.board import MapBoard
from game.ui.parlour import Parlour
from game.ui.window.focus import Control
from tests.ui.dragon_tabling import at_walk
from tests.ui.hands import click, drag
from tests.ui.tabling import Nobody, at_table

pytestmark = pytest.mark.usefixtures("unpainted")
At = tuple[Parlour, Any, MapBoard]


@pytest.fixture
def at() -> Iterator[At]:
    with at_table(at_walk(), Nobody()) as (app, table):
        yield app, table, table.top.board


def given(table: Any) -> int:
    return len(table.match.answers)


def test_a_hero_that_is_put_back_where_it_stood_can_still_be_moved(at: At) -> None:
    app, table, board = at
    x, y = board.camera.spot(board.own_space())
    before, goal = given(table), next(space for space in board.lights() if board.way_to(space))
    drag(app, (x, y), (x + 9, y), let_go=False)
    assert board.carried == board.own_space()
    drag(app, (x, y), (x + 9, y))
    assert given(table) == before and board.carried is None
    drag(app, (x, y), board.camera.spot(goal))
    assert given(table) > before


def test_what_is_dragged_from_another_space_is_the_map(at: At) -> None:
    app, table, board = at
    board.closer(1)
    app.step([], 16)
    goal = next(space for space in board.lights() if board.within(*board.camera.spot(space)) and board.way_to(space))
    x, y = board.camera.spot(goal)
    middle, before = (board.camera.x, board.camera.y), given(table)
    drag(app, (x, y), (x - 40, y - 30))
    assert (board.camera.x, board.camera.y) != middle and given(table) == before


def test_a_button_over_a_lit_space_is_pressed_and_the_space_is_not_chosen(at: At) -> None:
    app, table, board = at
    nearer = board.buttons()[0]
    x, y = nearer.rect[0] + 18, nearer.rect[1] + 18
    goal = next(space for space in board.lights() if board.way_to(space))
    board.closer(1)
    camera = board.camera
    gx, gy = camera.spot(goal)
    camera.x, camera.y = camera.x + (gx - x) / camera.k, camera.y + (gy - y) / camera.k
    camera.boxes.clear()
    assert camera.covers(goal, x, y), "it lies under the button"
    zoom, before = board.camera.zoom, given(table)
    app.step([], 16)
    click(app, nearer)
    assert board.camera.zoom > zoom and given(table) == before


def test_a_space_is_where_the_table_says_it_is(at: At) -> None:
    _, table, board = at
    space = board.own_space()
    x, y, w, h = table.view.where(board.target(space))
    assert board.camera.space_at(x + w / 2, y + h / 2) == space
    assert table.view.where("hex/none") is None


def test_while_the_map_is_seen_closely_only_spaces_in_sight_can_be_pointed_at(at: At) -> None:
    board = at[2]
    whole = board.space_controls()
    for _ in range(3):
        board.closer(1)
    near: list[Control] = list(board.space_controls())
    assert 0 < len(near) < len(whole)
    assert all(board.within(control.rect[0] + 1, control.rect[1] + 1) for control in near)
