"""Why a number is what it is: opened by mouse and key, in the past too, and never over what must be seen."""

from __future__ import annotations

import pygame
import pytest

from game.engine.chain import Chain
from game.ui.gallery import opened
from game.ui.house.notes import covered
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from game.ui.table.why import Why
from game.ui.window.focus import Control
from tests.sure import every
from tests.ui.hands import click, middle, named, point, press

WINDOWS = (((1280, 720), 100), ((1280, 720), 200), ((1080, 1600), 100), ((1920, 1080), 100))
pytestmark = pytest.mark.usefixtures("unpainted")


def why_of(app: Parlour) -> tuple[Table, Why]:
    table = app.scene
    assert isinstance(table, Table)
    for _ in range(3):
        app.step([], 700)
    return table, table.frame.why


def numbers(table: Table) -> list[Control]:
    return [one for one in table.controls() if isinstance(one.tags.get("chain"), Chain)]


@pytest.mark.parametrize("name", ["pontoon_table", "pontoon_lookback"])
def test_a_number_opens_its_chain_and_shuts_it_by_mouse_and_key(name: str) -> None:
    with opened(name, (1280, 720)) as app:
        table, why = why_of(app)
        number = named(table, "why/power/0")
        click(app, number)
        assert why.open and why.chain().number == int(table.top.seats.look(0).power)
        click(app, named(table, "why/close"))
        assert not why.open
        point(app, middle(number.rect))
        press(app, pygame.K_w)
        assert why.open
        press(app, pygame.K_ESCAPE)
        assert not why.open and app.scene is table
        table.focus.at, table.focus.device = number.id, "keys"
        press(app, pygame.K_RETURN)
        assert why.open
        press(app, pygame.K_w)
        assert not why.open


def test_a_link_leads_to_its_rule_beside_the_table() -> None:
    with opened("pontoon_why", (1280, 720)) as app:
        table, why = why_of(app)
        rule = why.chain().links[0].rule
        click(app, named(table, "why/rule/0"))
        page = table.frame.rules
        assert page.open and page.book.sections[page.at()].number == rule


def test_it_goes_with_the_moment_and_with_the_eyes_it_was_opened_for() -> None:
    with opened("pontoon_why", (1280, 720)) as app:
        table, why = why_of(app)
        assert why.open
        table.put_away()
        assert not why.open
        why.toggle(numbers(table)[0])
        assert why.open
        press(app, pygame.K_1)
        assert not why.open


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("name", ["pontoon_table", "pontoon_battle"])
def test_it_covers_neither_its_number_nor_what_is_asked_nor_what_is_lit(
    name: str, window: tuple[tuple[int, int], int]
) -> None:
    with opened(name, *window) as app:
        table, why = why_of(app)
        for number in every(numbers(table)):
            why.toggle(number)
            (x, y, w, h), (wide, high) = why.box, table.view.room
            assert x >= 0 and y >= 0 and x + w <= wide and y + h <= high
            assert not covered(why.box, [number.rect, *table.frame.asked()]), number.id
            if window[1] == 100:  # in the smallest room all may be lit
                lit = [one.rect for one in table.top.controls() if one.tags.get("key")]
                assert not covered(why.box, lit), number.id
            why.shut()
