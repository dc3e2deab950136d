"""A turn's end belongs to who made it: its result is seen, and may be taken back, until the laptop is passed on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.draw.paint import Area
from game.ui.draw.shapes import meets
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from tests.ui.hands import click, press
from tests.ui.tabling import Nobody, at_table, give, lit, seated, settle


def choices(table: Any) -> set[str]:
    return {control.tags["key"] for control in lit(table)}


@contextmanager
def moved_once(key: str, **settings: Any) -> Iterator[tuple[Parlour, Any, int]]:
    """Pontoon between two people; whoever sat there has just stayed, or has another companion."""
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 3, skip_single=False)
    while {option.key for option in match.decision.options} < {"hit", "stay"}:
        match.answer(match.decision.options[0].key)
    with at_table(seated(match, 0, 1), Nobody(), **settings) as (app, table):
        while not choices(table) >= {"hit", "stay"}:
            if app.scene is not table or table.onward.waits:
                press(app, pygame.K_RETURN)
            else:
                give(app, table, sorted(choices(table))[0])
            settle(app)
        seat, given = table.eyes.looker, len(match.answers)
        give(app, table, key)
        app.step([], 16)
        while len(match.answers) > given and match.decision.player == seat:
            app.step([], 16)
            give(app, table, sorted(choices(table))[0])
        app.step([], 16)
        app.step([], 16)
        yield app, table, seat


def grown(box: Area) -> Area:
    """A box that holds what ends where it ends."""
    x, y, w, h = box
    return x - 0.1, y - 0.1, w + 0.2, h + 0.2


def on(table: Any) -> Any:
    return next(control for control in table.controls() if control.id == "pass_on")


def test_the_result_is_seen_until_the_button_is_pressed() -> None:
    with moved_once("hit") as (app, table, seat):
        assert app.scene is table and table.eyes.viewer == seat and not lit(table)
        assert on(table).label == f"Pass on to {table.sitting.names[1 - seat]}"
        assert table.news.still
        settle(app, 40)
        assert app.scene is table, "it waits where no time is set"
        click(app, on(table))
        settle(app)
        assert isinstance(app.scene, Curtain) and table.eyes.viewer is None


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150)])
def test_what_passes_it_on_says_to_whom_wherever_it_lies_and_keeps_clear_of_the_others(
    size: tuple[int, int], scale: int
) -> None:
    with opened("montoons_pass_on", size, scale) as app:
        app.step([], 700)
        table: Any = app.scene
        found = {control.id: control for control in table.controls() if control.id.startswith("pass_on")}
        assert found.keys() == {"pass_on", "pass_on/undo", "pass_on/wait"}
        x, y, w, h = table.view.area("prompt")
        boxes = [control.rect for control in found.values()]
        assert not any(meets(one, other) for one, other in combinations(boxes, 2))
        assert all(x < box[0] and box[0] + box[2] < x + w and y < box[1] and box[1] + box[3] < y + h for box in boxes)
        face = next(face for control, face in table.frame.pass_on.buttons() if control.id == "pass_on")
        assert face.text == found["pass_on"].label and face.text.startswith("Pass on to ")


@pytest.mark.parametrize(
    ("name", "scale"),
    [
        ("pontoon", 100),
        ("pontoon", 150),
        ("pontoon", 200),
        ("pack", 75),
        ("pack", 100),
        ("kingdom", 75),
        ("kingdom", 100),
    ],
)
def test_it_is_passed_on_where_buttons_of_a_card_game_lie_and_what_came_of_the_move_is_told(
    name: str, scale: int
) -> None:
    with opened(f"{name}_pass_on", (1280, 720), scale) as app:
        app.step([], 700)
        table: Any = app.scene
        panel = table.view.pane("panel")
        x, y, w, h = grown(panel.box(panel.design))
        boxes = [control.rect for control in table.controls() if control.id.startswith("pass_on")]
        assert len(boxes) == 3 and not any(meets(one, other) for one, other in combinations(boxes, 2))
        assert all(
            x <= box[0] and box[0] + box[2] <= x + w and y <= box[1] and box[1] + box[3] < y + h for box in boxes
        )
        assert all(box[3] >= 1.1 * table.view.area("prompt")[3] for box in boxes), "no strip as low as the question's"
        assert table.top.prompt_words() == table.view.last_lines(1, landed=True)[0] != ""


def test_where_buttons_lie_in_less_room_than_the_question_it_is_passed_on_there() -> None:
    with opened("kingdom_pass_on", (1280, 720), 200) as app:
        app.step([], 700)
        table: Any = app.scene
        x, y, w, h = table.view.area("prompt")
        boxes = [control.rect for control in table.controls() if control.id.startswith("pass_on")]
        assert len(boxes) == 3
        assert all(
            x <= box[0] and box[0] + box[2] <= x + w and y <= box[1] and box[1] + box[3] <= y + h for box in boxes
        )


def test_space_passes_it_on_for_who_plays_by_mouse_and_return_for_who_plays_by_keys() -> None:
    for key, device in ((pygame.K_SPACE, "mouse"), (pygame.K_RETURN, "keys")):
        with moved_once("hit") as (app, table, _):
            table.focus.device = device
            table.focus.at = None if device == "mouse" else "pass_on"
            press(app, key)
            settle(app)
            assert isinstance(app.scene, Curtain), device


def test_the_curtain_falls_by_itself_after_the_time_that_is_set_and_not_while_one_waits() -> None:
    with moved_once("hit", pass_on=6) as (app, table, _):
        for _ in range(50):
            app.step([], 100)
        assert app.scene is table
        click(app, next(control for control in table.controls() if control.id == "pass_on/wait"))
        settle(app, 20)
        assert app.scene is table
        click(app, next(control for control in table.controls() if control.id == "pass_on/wait"))
        for _ in range(15):
            app.step([], 100)
        assert isinstance(app.scene, Curtain)


def test_a_press_for_the_table_does_not_lift_a_curtain_that_falls_by_itself_just_then() -> None:
    with moved_once("hit", pass_on=6) as (app, _, _):
        while not isinstance(app.scene, Curtain):
            app.step([], 100)
        ready = next(control for control in app.controls() if control.id == "ready")
        click(app, ready)
        press(app, pygame.K_RETURN)
        assert isinstance(app.scene, Curtain), "what lies behind it is another's"
        for _ in range(6):
            app.step([], 100)
        click(app, ready)
        assert not isinstance(app.scene, Curtain)


def test_no_time_passes_while_the_log_is_read_or_the_past_is_looked_at() -> None:
    with moved_once("hit", pass_on=3) as (app, table, _):
        press(app, pygame.K_l)
        settle(app, 10)
        assert app.scene is table and table.onward.waits
        press(app, pygame.K_l)
        press(app, pygame.K_HOME)
        settle(app, 10)
        assert app.scene is table and table.past.shown
        press(app, pygame.K_END)
        press(app, pygame.K_BACKSPACE)
        settle(app, 10)
        assert isinstance(app.scene, Curtain)


def test_no_time_passes_while_a_card_tells_of_what_was_skipped() -> None:
    """Else the curtain falls under the pointer on its way to Next, and a press lifts it at once."""
    match = Match(GAMES["pack"], shipped_content("pack"), 2, 3)
    with at_table(seated(match, 0, 1), Nobody(), pass_on=3) as (app, table):
        press(app, pygame.K_RETURN)
        settle(app)
        while not table.onward.waits:
            give(app, table, sorted(choices(table))[0])
            app.step([], 16)
        app.step([], 16)
        assert table.frame.passed.at
        settle(app, 6)
        assert app.scene is table, "4.2 s have gone by"
        click(app, next(control for control in table.controls() if control.id == "passed/next"))
        settle(app, 6)
        assert isinstance(app.scene, Curtain)


def test_the_move_may_be_taken_back_while_it_is_seen() -> None:
    with moved_once("stay") as (app, table, seat):
        before = len(table.match.answers)
        undo = next(control for control in table.controls() if control.id == "pass_on/undo")
        assert undo.enabled == (table.match.may_undo(seat) == before - 1)
        press(app, pygame.K_z, pygame.KMOD_CTRL)
        settle(app)
        assert len(table.match.answers) == before - 1 and choices(table) >= {"hit", "stay"}
        assert not table.onward.waits and table.eyes.looker == seat
        give(app, table, "stay")
        settle(app)
        assert table.onward.waits and table.onward.waited == 0


def test_what_the_next_one_drew_behind_the_curtain_leaves_the_last_move_to_be_taken_back() -> None:
    match = Match(GAMES["pack"], shipped_content("pack"), 2, 5)
    sitting = seated(match, 0, 1)
    with at_table(sitting, Nobody()) as (app, table):
        settle(app)
        press(app, pygame.K_RETURN)
        settle(app)
        seat = match.decision.player
        while match.decision.player == seat:
            given = len(match.answers)
            give(app, table, match.decision.options[0].key)
            settle(app)
        sitting.shared = True
        assert table.view.may_undo() is not None, "whoever sits round the table may have looked"
        sitting.shared = False
        assert table.onward.waits and table.view.may_undo() is None
        press(app, pygame.K_z, pygame.KMOD_CTRL)
        settle(app)
        assert len(match.answers) == given and match.decision.player == seat and not table.onward.waits


def test_no_button_is_higher_than_wide_where_it_is_passed_on_in_little_room() -> None:
    with opened("pack_pass_on", (1280, 720), 200) as app:
        app.step([], 700)
        table: Any = app.scene
        boxes = [control.rect for control in table.controls() if control.id.startswith("pass_on")]
        assert len(boxes) == 3 and all(box[2] > 1.5 * box[3] for box in boxes)
