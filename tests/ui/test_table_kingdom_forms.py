"""Dungeon & Kingdom's table in windows of any form: cards grow, what is folded stays in reach, choices are shown."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.rules.kingdom.action import Taking
from game.store.settings import Settings
from game.ui.draw.paint import Area
from game.ui.draw.shapes import meets
from game.ui.gallery import opened
from game.ui.games.kingdom.laying import light
from game.ui.games.kingdom.samples import SAMPLES
from game.ui.games.kingdom.strips import gem_boxes
from game.ui.games.kingdom.table import KingdomTop
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.hands import button, middle, named, point, press
from tests.ui.kingdom_tabling import choice, lit, match_of
from tests.ui.tabling import at_table, seated, settle

PLAIN, SMALL = ((1280, 720), 100), ((1280, 720), 200)
LARGE = ((1280, 720), 150), SMALL, ((1920, 1080), 200)
WINDOWS = (PLAIN, *LARGE, ((1080, 1600), 100), ((2560, 800), 100), ((2560, 800), 200))
UNASKED = (
    "kingdom_result",
    "kingdom_over",
    "kingdom_waiting",
    "kingdom_log",
    "kingdom_menu",
    "kingdom_more_cut",
    "kingdom_lesson",
    "kingdom_note",
    "kingdom_pass_on",
)
USUAL = ("kingdom_dismiss", "kingdom_gallop", "kingdom_grapple", "kingdom_side", "kingdom_discard")
ASKED = [name for name in SAMPLES if name not in (*UNASKED, *USUAL) and "look" not in name and "zoom" not in name]
ALWAYS = ("prompt", "more")
ASIDE = ("market", "refill", "own", "rival/0", "rival/1", "rival/2")

pytestmark = pytest.mark.usefixtures("unpainted")


def table_of(app: Parlour) -> tuple[Table, KingdomTop]:
    for _ in range(3):
        app.step([], 700)
    assert isinstance(app.scene, Table) and isinstance(app.scene.top, KingdomTop)
    return app.scene, app.scene.top


def aim(app: Parlour, table: Table, id: str) -> tuple[float, float]:
    """Point at a control where it lies in the window; comes back with the place, in pixels."""
    x, y = (at * table.view.scale for at in middle(named(table, id).rect))
    point(app, (x, y))
    return x, y


def press_on(app: Parlour, table: Table, id: str) -> None:
    button(app, aim(app, table, id))


def within(box: Area, room: Area) -> bool:
    (x, y, w, h), (left, top, wide, high) = box, room
    return left - 1 <= x and top - 1 <= y and x + w <= left + wide + 1 and y + h <= top + high + 1


def pixels(sample: str, zones: tuple[str, ...], window: tuple[tuple[int, int], int]) -> list[float]:
    """How wide the cards of each zone are, in pixels."""
    with opened(sample, *window) as app:
        table, top = table_of(app)
        return [sprite.w * table.view.scale for zone in zones for sprite in top.cards.sprites[zone]]


@pytest.mark.parametrize("window", LARGE, ids=str)
@pytest.mark.parametrize(
    ("sample", "zones"),
    [("kingdom_full", ("array/0",)), ("kingdom_resolve", ("kingdom", "dungeon"))],
)
def test_the_cards_one_plays_with_are_clearly_larger_in_pixels_where_letters_are(
    sample: str, zones: tuple[str, ...], window: tuple[tuple[int, int], int]
) -> None:
    small, large = pixels(sample, zones, (window[0], 100)), pixels(sample, zones, window)
    assert len(small) == 7
    assert min(large) >= 1.18 * min(small), f"{small[0]:.0f} px, then {large[0]:.0f}"


@pytest.mark.parametrize("sample", ["kingdom_table", "kingdom_use", "kingdom_resolve", "kingdom_waiting"])
def test_what_a_small_window_folds_is_a_press_away_and_the_question_stays(sample: str) -> None:
    with opened(sample, *SMALL) as app:
        table, top = table_of(app)
        shown = table.view.areas().keys()
        press_on(app, table, "more")
        areas, whole = table.view.areas(), (0.0, 0.0, *table.view.room)
        assert all(within(areas[name], whole) for name in every((*ALWAYS, *ASIDE)))
        assert {"refill", "market"}.isdisjoint(shown)
        assert ("tally" in areas) == top.places.parted
        press(app, pygame.K_ESCAPE)
        assert table.view.areas().keys() == shown


def test_the_page_of_what_was_folded_closes_by_itself_when_something_is_asked() -> None:
    with opened("kingdom_table", *SMALL) as app:
        table, top = table_of(app)
        press_on(app, table, "more")
        assert isinstance(table.view.about, Taking)
        taken = next(
            control.id for control in every(table.controls()) if str(control.tags.get("key")).startswith("take")
        )
        press_on(app, table, taken)  # the matrix is on that page, too
        settle(app)
        assert not top.more.shown and table.view.area("array") is not None


@pytest.mark.parametrize(
    "sample", [pytest.param(name, marks=() if name in USUAL else pytest.mark.soak) for name in ASKED]
)
def test_every_choice_of_every_question_can_be_pressed_in_a_small_window(sample: str) -> None:
    with opened(sample, *SMALL) as app:
        table, _ = table_of(app)
        question, prompt = table.question.offered, table.view.area("prompt")
        assert question is not None and prompt is not None
        assert {control.tags["key"] for control in lit(table)} == {option.key for option in question.options}
        for control in every([one for one in table.controls() if one.tags.get("key") and one.enabled]):
            assert within(control.rect, (0, 0, *table.view.room)) and not meets(control.rect, prompt), control.id


def test_a_game_is_played_by_mouse_at_200_per_cent() -> None:
    match, lot = match_of(3, 5), Random(5)
    with at_table(seated(match), ui_scale=200) as (app, table):
        for _ in range(900):
            if len(match.answers) >= 24:
                break
            if table.question.offered is not None and table.motion is None:
                key = choice(match.state, lot)
                while not (found := [one for one in table.controls() if one.tags.get("key") == key and one.enabled]):
                    press_on(app, table, "tray/next")
                press_on(app, table, found[0].id)
                assert table.question.offered is None or key in str(match.answers), f"{key} was not taken"
            settle(app, 1)
        assert len(match.answers) >= 24


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_light_is_over_what_is_in_the_middle_of_the_table(window: tuple[tuple[int, int], int]) -> None:
    with opened("kingdom_resolve", *window) as app:
        table, _ = table_of(app)
        area = table.view.area("stage")
        assert area is not None
        (x, y), (left, top, w, h) = light(*table.view.room), area
        assert abs(x - (left + w / 2)) < 0.15 * w and abs(y - (top + h / 2)) < 0.5 * h


def test_equal_strips_of_all_rivals() -> None:
    for window in WINDOWS:
        with opened("kingdom_table", *window) as app:
            table, _ = table_of(app)
            wide = {round(table.view.areas()[name][2]) for name in every([*table.view.areas()]) if "/" in name}
            assert max(wide) - min(wide) <= 2, f"{window}: {wide}"


def test_gems_are_asked_for_where_they_are_seen_large() -> None:
    with opened("kingdom_gems", *SMALL) as app:
        table, top = table_of(app)
        gems = [control for control in table.controls() if control.id.startswith("gem/")]
        for control in every(gems):
            assert min(control.rect[2:]) * table.view.scale >= 48, control.id
        press_on(app, table, gems[0].id)
        assert len(top.picks.cards) == 1


@pytest.mark.parametrize("name", ["kingdom_table", "kingdom_fight"])
def test_where_letters_are_small_cards_and_strips_have_the_room_that_is_left(name: str) -> None:
    with opened(name, (1280, 720), 75) as app:
        table, _ = table_of(app)
        (room, _), strip = table.view.room, table.view.pane("rival/2").area
        assert strip[0] + strip[2] > 0.8 * room
        left = table.view.pane("market" if name == "kingdom_table" else "cells")
        assert left.k >= 1.2


def test_lit_gems_leave_the_captions_over_and_below_them_free() -> None:
    boxes = gem_boxes("column", (("red", 1),) * 7)
    treasury, graveyard, ring = 95 + 8, 222 - 9, 4  # where one caption ends and the next begins; round a lit box
    assert len(boxes) == 7 and min(box[1] for box in boxes) - ring > treasury
    assert max(box[1] + box[3] for box in boxes) + ring < graveyard


def test_before_a_cut_rivals_are_named_in_large_letters_where_letters_are_large() -> None:
    with opened("kingdom_crowded", *SMALL) as app:
        app.painter.record = True
        app.step([], 200)
        said = {mark.text: mark.px for mark in app.painter.marks if mark.kind == "text"}
    assert min(said[name] for name in ("Vex", "Mump", "Tansy")) >= 24


@pytest.mark.parametrize("window", LARGE)
def test_a_card_that_is_taken_lies_apart_from_the_hand(window: tuple[tuple[int, int], int]) -> None:
    size, scale = window
    with opened("kingdom_use", size, scale) as app:
        table, _ = table_of(app)
        hand, taken = table.view.area("hand"), table.view.area("taken")
        assert hand and taken and taken[0] >= hand[0] + hand[2]


@pytest.mark.parametrize("window", LARGE, ids=str)
def test_ways_to_pay_hardly_shrink_where_letters_are_large(window: tuple[tuple[int, int], int]) -> None:
    def high(window: tuple[tuple[int, int], int]) -> float:
        with opened("kingdom_pay", *window) as app:
            table, _ = table_of(app)
            return min(one.rect[3] * table.view.scale for one in table.controls() if one.tags.get("tray"))

    (w, _), _ = window
    assert high(window) >= 0.95 * high(PLAIN) * w / 1280


@pytest.mark.parametrize("window", [((1024, 640), 100), PLAIN, ((1280, 720), 125)], ids=str)
def test_a_long_line_of_what_is_going_on_has_letters_of_its_size(window: tuple[tuple[int, int], int]) -> None:
    with opened("kingdom_pass_on", *window) as app:
        app.painter.record = True
        table, _ = table_of(app)
        asked = table.view.area("prompt")
        assert asked and not meets(named(table, "pass_on").rect, asked)
        told = [mark for mark in app.painter.marks if mark.text.startswith("Kingdom: ")]
        assert every(told) and all(mark.px >= mark.least for mark in told)


@pytest.mark.parametrize("large", ["off", "on"])
@pytest.mark.parametrize("scale, least", [(100, 84), (150, 140), (200, 130)])
def test_a_hand_that_is_too_large_has_the_room_of_both_empty_sides(scale: int, least: int, large: str) -> None:
    with opened("kingdom_discard", (1280, 720), scale, settings=Settings(large_cards=large)) as app:
        table, top = table_of(app)
        hand = [one for one in lit(table) if one.id.startswith("hand/0/")]
        assert len(top.cards.sprites["hand/0"]) == 10 and hand
        assert min(card.w for card in top.cards.sprites["hand/0"]) * table.view.scale >= least
        assert min(one.rect[2] for one in hand) * table.view.scale >= 80
