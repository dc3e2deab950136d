"""MonToons' table in windows of every shape: what lies where, and how map and sheet take turns in small ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pygame
import pytest

from game.ui.draw.paint import Style
from game.ui.games.montoons.forms import Shape, is_paged, is_small, tree
from game.ui.layout.layouts import Layout, lay
from game.ui.layout.writing import box, column
from game.ui.parlour import Parlour
from game.ui.table.panes import BAR_H
from game.ui.table.table import Table
from game.ui.window.display import unit
from game.ui.window.focus import Control
from tests.sure import every
from tests.ui.hands import by_keys, middle, named, press
from tests.ui.layout import EVERY, picture
from tests.ui.montoons_tabling import at_question, match_of, sensible, take
from tests.ui.tabling import Nobody, Quick, at_table, seated, settle

Small = tuple[Parlour, Table]
ALWAYS = {"bar", "prompt", "on"}
LARGE = 200  # per cent


def laid(size: tuple[int, int], scale: int, **more: bool | str) -> Layout:
    """Where everything lies in a window while dice are planned, or as told."""
    u = unit(size, scale)
    shape = Shape((size[0] / u, size[1] / u), True, False, False, "sheet")._replace(**more)  # type: ignore[arg-type]
    return lay(column(box("bar").size(h=BAR_H), tree(shape).share()), size, u, Style(u).measure)


@pytest.mark.parametrize("page", ["map", "sheet"])
def test_in_every_window_all_has_its_room_and_nothing_lies_on_another(page: str) -> None:
    looked = 0
    for (size, scale), plans, shells, lesson, large in product(EVERY, *[(False, True)] * 4):
        more = {"page": page, "large": large}
        found = laid(size, scale, plans=plans, shells=plans and shells, lesson=lesson, **more)  # type: ignore[arg-type]
        assert found.short == () and found.at.keys() >= ALWAYS, (size, scale)
        apart = {name: pygame.Rect(*place) for name, place in found.at.items() if name not in ("paper", "notice")}
        for one, other in combinations(apart, 2):
            assert not apart[one].colliderect(apart[other]), f"{one} lies on {other} in {size} at {scale} %"
        looked += len(apart)
    assert looked > 2000


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_dice_can_be_planned_in_every_window(scale: int) -> None:
    """The sheet and the dice are seen, and the map beside them where there is room."""
    for size in every({size for size, _ in EVERY}):
        found = laid(size, scale)
        assert found.at.keys() >= {"tray", "paper"} and found.at.keys() & {"sheet", "lying"}
        assert ("map" in found.at) != ("fold" in found.at)


def test_where_sheets_are_wanted_large_map_and_sheet_take_turns_but_in_very_wide_windows() -> None:
    assert is_paged(1280, 720, True) and is_paged(640, 360, False)
    assert not is_paged(1280, 720, False) and not is_paged(2304, 720, True)
    for page in ("map", "sheet"):
        found = laid((1280, 720), 100, page=page, large=True).at
        assert ("map" in found) != ("paper" in found) and "fold" in found


def test_what_is_set_large_is_seen_larger() -> None:
    """The map's hexes and the sheet's letters, in pixels."""
    size, two = (1280, 720), LARGE
    assert is_small(640, 360) and not is_small(1280, 720)
    plain, large = laid(size, 100).at, laid(size, two).at
    assert large["lying"].w / 804 > 1.3 * plain["sheet"].w / 402
    assert laid(size, two, page="map").at["map"].h > plain["map"].h


# --- a window with two pages


@pytest.fixture
def planning() -> Iterator[Small]:
    with at_table(at_question("plan", round=2), Nobody(), ui_scale=LARGE) as at:
        yield at


@pytest.fixture
def acting() -> Iterator[Small]:
    with at_table(at_question("act", seed=6, round=2), Nobody(), ui_scale=LARGE) as at:
        yield at


def press_on(app: Parlour, table: Table, control: Control) -> None:
    """By the pointer, in a window whose units are not pixels."""
    x, y = (round(at * table.view.scale) for at in middle(control.rect))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step([pygame.event.Event(kind, pos=(x, y), button=1)], 16)


def pages(table: Table) -> set[str]:
    return {name for name in ("map", "paper") if table.view.area(name)}


def test_while_dice_are_planned_the_sheet_is_seen_and_a_button_leads_to_the_map(planning: Small) -> None:
    app, table = planning
    assert pages(table) == {"paper"} and not any(c.id.startswith("hex/") for c in table.controls())
    press_on(app, table, named(table, "fold"))
    assert pages(table) == {"map"} and any(c.id.startswith("hex/") for c in table.controls())
    press(app, pygame.K_ESCAPE)
    assert pages(table) == {"paper"} and app.scene is table, "Esc leaves what the player turned to"


def test_a_die_is_dragged_to_its_slot_on_the_page_of_the_sheet(planning: Small) -> None:
    app, table = planning
    k = table.view.scale
    start, end = (middle(place) for place in (table.top.tray.die_box(0), table.view.where("slot/speed")))
    value = table.top.plan.pool()[0]
    steps = [(pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEMOTION, end), (pygame.MOUSEBUTTONUP, end)]
    for kind, (x, y) in steps:
        how = {"rel": (1, 1), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        app.step([pygame.event.Event(kind, pos=(round(x * k), round(y * k)), **how)], 16)
    assert table.match.answers[-1].key == f"{value}>speed"


def test_in_a_turn_the_map_is_seen_with_a_button_for_every_choice_of_the_sheet(acting: Small) -> None:
    app, table = acting
    assert pages(table) == {"map"}
    keys = {control.tags.get("key") for control in table.controls()}
    wanted = {option.key for option in table.question.offered.options if not option.key.startswith("shell:")}
    assert wanted and keys >= wanted
    entries = [c for c in table.controls() if c.id.startswith(("choice/move/", "choice/basic/"))]
    assert entries and all(c.tip and c.zoom and "card" in c.tags for c in entries), "they tell what they do"
    press_on(app, table, named(table, "fold"))
    assert pages(table) == {"paper"}
    keys = {control.tags.get("key") for control in table.controls()}
    assert keys >= wanted


def test_the_sheet_of_a_rival_opens_over_the_map_and_goes_again(acting: Small) -> None:
    app, table = acting
    press_on(app, table, named(table, "seat/1"))
    assert pages(table) == {"paper"} and table.top.sheet.owner == 1
    press_on(app, table, named(table, "fold"))
    assert pages(table) == {"map"} and table.top.sheet.owner == 0


@pytest.mark.parametrize("settings", [{"ui_scale": LARGE}, {"large_cards": "on"}])
def test_a_game_is_played_where_map_and_sheet_take_turns_by_keys(settings: dict[str, int | str]) -> None:
    """Every choice of its first rounds can be reached there."""
    sitting, lot = seated(match_of(2, 11), 0), Random(11)
    with at_table(sitting, Quick(sensible), **settings) as (app, table):
        seen = set[str]()
        for _ in range(2000):
            given = len(sitting.match.answers)
            if given > 60:
                break
            if table.question.offered is not None and table.motion is None:
                seen |= pages(table)
                key = sensible(sitting.match.state, lot)
                take(app, table, key, by_keys)
                assert len(sitting.match.answers) > given, f"{key} was not taken"
            settle(app, 1)
    assert given > 60 and seen == {"map", "paper"}


def test_beside_the_page_of_a_puzzle_what_is_asked_keeps_letters_that_can_be_read() -> None:
    marks = picture("montoons_puzzle", scale=200)[1]
    asked = next(mark for mark in marks if mark.text == "Choose a target within range 2.")
    assert asked.px >= 20 and not asked.cut


def test_in_a_tall_window_what_is_asked_beside_many_buttons_keeps_letters_that_can_be_read() -> None:
    marks = picture("montoons_blitz", (1080, 1600))[1]
    assert all(mark.px >= 24 for mark in every(marks) if mark.text == "Which way do you blitz?")
