"""Lists: walking, typing, filtering and scrolling, with real events."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.house.app import App
from game.ui.widgets.listing import Item, ScrollList
from tests.ui.bare import click, opened, wheel, write
from tests.ui.furnished import NAMES, FurnishedRoom
from tests.ui.hands import press


@pytest.fixture
def app() -> Iterator[App]:
    with opened(FurnishedRoom) as made:
        yield made


def test_arrows_walk_a_list_and_enter_picks(app: App) -> None:
    app.scene.focus.at = "list"
    for _ in range(9):
        press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    assert app.scene.picked == (NAMES * 3)[9]
    assert app.scene.list.top > 0


def test_typing_goes_to_the_row_that_begins_so_then_to_any_word(app: App) -> None:
    app.scene.focus.at = "list"
    write(app, "gru")
    assert app.scene.list.rows()[app.scene.list.at].text == "Grumpy Toadstool"
    app.step([], 1300)
    write(app, "bar")
    assert app.scene.list.rows()[app.scene.list.at].text == "Pocket Bard"
    press(app, pygame.K_RETURN)
    assert app.scene.picked == "Pocket Bard"


def test_wheel_scrolls_and_the_row_under_the_pointer_is_picked(app: App) -> None:
    wheel(app, 400, 150, -2)
    click(app, 400, 120)
    assert app.scene.picked == NAMES[2]


def test_filter_shows_only_rows_with_all_its_words() -> None:
    items = [Item(name, name) for name in NAMES]
    one = ScrollList("l", (0, 0, 100, 100), "", lambda: items, lambda item: None, filter=lambda: "gu ga")
    assert [item.text for item in one.rows()] == ["Gate Guard"]


@pytest.mark.parametrize("high", [60, 100, 170, 215, 400])
def test_no_row_is_cut_at_the_foot_of_a_list_that_has_not_moved(high: float) -> None:
    items = [Item(name, name) for name in NAMES]
    one = ScrollList("l", (0, 0, 100, high), "", lambda: items, lambda item: None, row=56)
    assert high / one.row == pytest.approx(round(high / one.row))
    assert 0.9 * 56 <= one.row < 2 * 56
