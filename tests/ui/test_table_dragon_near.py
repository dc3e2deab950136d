"""Dragon Attack! in little room: the map opens closer, follows who is on turn, and leads to what is out of sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.ui.draw.shapes import inside
from game.ui.gallery import opened
from game.ui.games.dragon.board import MapBoard
from game.ui.parlour import Parlour
from tests.sure import every
from tests.ui.dragon_tabling import at_walk
from tests.ui.hands import DOWN, RIGHT, UP, button, click, drag, middle, pad, press
from tests.ui.layout import WINDOWS
from tests.ui.tabling import Nobody, at_table

pytestmark = pytest.mark.usefixtures("unpainted")
SMALL = ((1280, 720), 200)
ASKED = ("dragon_table", "dragon_sail", "dragon_heroes", "dragon_retreat", "dragon_step", "dragon_table_6")
KEYS, CROSS = (pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN), (UP, RIGHT, DOWN, DOWN)
MOST_PRESSES = 8
Press = Callable[[Parlour, int], None]
At = tuple[Parlour, Any, MapBoard]


@contextmanager
def near(name: str, *window: Any) -> Iterator[At]:
    with opened(name, *(window or SMALL)) as app:
        for _ in range(3):
            app.step([], 700)
        table: Any = app.scene
        yield app, table, table.top.board


@pytest.fixture
def at() -> Iterator[At]:
    with at_table(at_walk(), Nobody(), ui_scale=200) as (app, table):
        yield app, table, table.top.board


def arrows(table: Any) -> list[Any]:
    return [control for control in table.controls() if control.id.partition("/")[2] in ("left", "right", "up", "down")]


def test_hexes_are_clearly_larger_when_all_is_twice_as_large() -> None:
    with near("dragon_table") as (app, table, board):
        sizes = {}
        for size in every(WINDOWS):
            pygame.display.set_mode(size)
            for scale in (100, 200):
                app.settings.ui_scale = scale
                app.rescaled()
                app.step([], 16)
                sizes[scale] = board.camera.k * table.view.scale
            assert sizes[200] >= 1.3 * sizes[100], size


def in_sight(board: MapBoard) -> set[int]:
    return {space for space in board.asked_about() if inside(board.field, *board.camera.spot(space))}


@pytest.mark.parametrize("name", ASKED)
def test_every_choice_on_the_map_is_in_sight_or_behind_an_arrow(name: str) -> None:
    with near(name) as (app, table, board):
        sides, hidden = board.beyond.sides(), hidden_of(board)
        assert hidden <= set().union(*sides.values()) and {f"map/{side}" for side in sides} == {
            arrow.id for arrow in arrows(table)
        }
        for space in sorted(hidden):
            for _ in range(MOST_PRESSES):
                if space in in_sight(board):
                    break
                before = in_sight(board)
                side = next(side for side, spaces in board.beyond.sides().items() if space in spaces)
                next(arrow for arrow in arrows(table) if arrow.id == f"map/{side}").choose()
                app.step([], 700)
                assert in_sight(board) - before, f"the arrow {side} brings nothing in"
            assert space in in_sight(board)
        assert in_sight(board)


def hidden_of(board: MapBoard) -> set[int]:
    return board.lights().keys() - in_sight(board)


def test_what_is_out_of_sight_is_clicked_after_its_arrow(at: At) -> None:
    app, table, board = at
    hidden, given = hidden_of(board), len(table.match.answers)
    arrow, u = arrows(table)[0], table.view.scale
    x, y = middle(arrow.rect)
    click(app, replace(arrow, rect=(x * u, y * u, 0, 0)))
    app.step([], 700)
    x, y = board.camera.spot(next(iter(hidden & in_sight(board))))
    assert len(table.match.answers) == given
    button(app, (x * u, y * u))
    assert len(table.match.answers) > given


@pytest.mark.parametrize(("press", "ways"), [(press, KEYS), (pad, CROSS)])
def test_what_is_out_of_sight_comes_in_as_the_focus_goes_there(press: Press, ways: tuple[int, ...], at: At) -> None:
    app, table, board = at
    hidden = hidden_of(board)
    targets = {board.target(space) for space in hidden}
    for way in every(ways * 12):
        if table.focus.at not in targets:
            press(app, way)
    assert board.space_of(table.focus.at) in in_sight(board) & hidden


def test_the_whole_map_is_one_key_away_and_the_closer_look_another(at: At) -> None:
    app, _, board = at
    opening = board.camera.zoom
    assert opening > 1
    press(app, pygame.K_MINUS)
    assert board.camera.zoom == 1
    press(app, pygame.K_PLUS)
    assert board.camera.zoom == opening


def test_a_map_that_was_dragged_stays_until_the_next_turn(at: At) -> None:
    app, table, board = at
    space, camera = board.own_space(), board.camera
    middle = camera.x, camera.y
    far = next(s for s in board.keys if s != space and inside(board.field, *camera.spot(s)))
    x, y = (value * table.view.scale for value in camera.spot(far))
    drag(app, (x, y), (x + 60, y + 40))
    assert (camera.x, camera.y) != middle
    moved = camera.x, camera.y
    table.lay_out()
    assert (camera.x, camera.y) == moved
    camera.held = False
    table.lay_out()
    assert (camera.x, camera.y) == middle


def test_the_page_of_the_others_lies_amid_its_room_and_no_lit_line_touches_what_its_numbers_are() -> None:
    with near("dragon_rivals") as (app, table, _):
        app.painter.record = True
        app.snapshot()
        marks = app.painter.marks
        line = min(mark.rect.top for mark in marks if mark.kind == "choice")
        ring, titles = table.view.pixels(3 * table.view.pane("others").k), ("OTHERS", "in front", "home")
        assert all(mark.rect.bottom <= line - ring for mark in every(marks) if mark.text in titles)
        _, top, _, high = table.view.pane("others").area
        _, pages, _, tabs = table.view.area("pages")
        below = table.view.pane("buttons").area[1] - top - high
        assert abs(top - pages - tabs - below) < 2


def test_a_trade_leaves_the_map_to_be_seen_where_there_is_room() -> None:
    with near("dragon_bargain", (1280, 720), 75) as (_, table, _):
        (_, _, w, h), (_, _, wide, high) = table.view.pane("desk").area, table.view.area("map")
        assert w * h < 0.6 * wide * high


@pytest.mark.parametrize("window", [((1080, 1600), 100), ((1280, 720), 150)])
def test_the_second_line_of_what_is_asked_is_broken_before_it_shrinks(window: Any) -> None:
    with near("dragon_search", *window) as (app, _, _):
        app.painter.record = True
        app.snapshot()
        told = next(mark for mark in app.painter.marks if mark.text.startswith("Of 39 unseen"))
        assert told.px == told.wanted and not told.cut


def test_a_battle_of_computers_lies_over_the_map_alone_in_a_very_wide_window() -> None:
    with near("dragon_aside", (2560, 800), 100) as (_, table, _):
        (x, _, w, _), (left, _, wide, _) = table.view.area("aside"), table.view.area("map")
        assert left - 10 < x and x + w < left + 0.75 * wide


def test_how_far_the_dragon_is_stands_once_on_the_map() -> None:
    with near("dragon_table_2", (1280, 720), 100) as (app, table, board):
        lair = board.parties.lair()
        far = board.marks()[lair]
        app.painter.record = True
        app.snapshot()
        x, y, w, h = (value * table.view.scale for value in board.camera.hexagon(lair))
        field = pygame.Rect(x, y, w, h)
        told = [tuple(m.rect) for m in app.painter.marks if m.text == far and field.contains(m.rect)]
        assert told and len(told) == len(set(told))
