"""The board of letters: whatever is written on any screen can be written with a gamepad alone, by real events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.ui.gallery import opened as sample_opened
from game.ui.parlour import Parlour
from game.ui.widgets.field import TextField
from game.ui.widgets.letters import FORBIDDEN, FULL, Letters
from game.ui.window.focus import Control
from tests.sure import every
from tests.ui.bare import opened
from tests.ui.furnished import FurnishedRoom
from tests.ui.hands import LB, LS, RIGHT, A, B, X, Y, by_pad, named, pad

USUAL = ("saves", "rulebook", "night_new", "workshop_maker", "pontoon_log", "dragon_bookmarks")
WIDELY = ("new_game", "new_game_seed", "day", "records", "lessons", "packs", "workshop_deck", "kingdom_rules")


@pytest.fixture
def app() -> Iterator[Any]:
    """A room with a field that holds Ada and takes twelve letters, and the focus on it."""
    with opened(FurnishedRoom) as made:
        made.scene.focus.at = "field"
        yield made


def spell(app: Any, *keys: str) -> None:
    for key in every(keys):
        by_pad(app, app.scene, key)


def test_a_field_that_is_chosen_by_pad_opens_the_board_and_letters_go_to_its_owner(app: Any) -> None:
    room = app.scene
    pad(app, A)
    assert isinstance(app.scene, Letters)
    spell(app, "key/n", "space", "capitals", "key/B", "key/o")
    assert room.text == "Adan Bo"
    spell(app, "done")
    assert app.scene is room and room.focus.at == "field" and room.done == "Adan Bo"


def test_the_system_is_asked_once_for_letters_where_they_go(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: asked.append(True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: asked.append(False))
    room = app.scene
    for place, last in (("field", True), ("drop", False), ("list", True)):
        room.focus.at = place
        app.snapshot()
        assert asked[-1] is last
    asked.clear()
    app.snapshot()
    assert not asked


def test_quick_buttons_delete_space_move_and_turn_to_capitals(app: Any) -> None:
    room = app.scene
    pad(app, A)
    pad(app, X)
    pad(app, Y)
    assert room.text == "Ad "
    pad(app, LB)
    pad(app, LS)
    spell(app, "key/Z")
    assert room.text == "AdZ "
    pad(app, B)
    assert app.scene is room and room.text == "AdZ " and room.done == ""


def test_the_focus_stays_on_its_key_when_other_letters_come(app: Any) -> None:
    pad(app, A)
    pad(app, RIGHT)
    assert app.scene.focus.at == "key/h"
    pad(app, LS)
    assert app.scene.focus.at == "key/H"
    pad(app, A)
    assert app.scene.focus.at == "key/h"


def test_letters_of_other_tongues_and_signs_can_be_written(app: Any) -> None:
    room = app.scene
    pad(app, A)
    spell(app, "foreign", "key/é", "key/?")
    assert room.text == "Adaé?"


def test_what_does_not_fit_or_is_not_allowed_says_why_and_is_not_written(app: Any) -> None:
    room = app.scene
    room.text = "w" * 11
    pad(app, A)
    spell(app, "key/a", "key/s")
    assert room.text == "w" * 11 + "a" and [note.text for note in app.toasts.shown] == [FULL]
    pad(app, X)
    room.field.allowed = str.isdigit
    pad(app, B)
    pad(app, A)
    spell(app, "key/a", "key/7")
    assert room.text == "w" * 11 + "7" and app.toasts.shown[-1].text == FORBIDDEN


def test_the_board_does_not_open_over_itself_nor_by_mouse(app: Any) -> None:
    pad(app, A)
    spell(app, "line")
    assert [type(scene) for scene in app.scenes] == [FurnishedRoom, Letters]
    pad(app, B)
    app.scene.focus.choose(named(app.scene, "field"))
    app.step([], 16)
    assert len(app.scenes) == 1


def fields(app: Parlour) -> dict[str, Control]:
    return {one.id: one for one in app.controls() if isinstance(one.typing, TextField)}


@pytest.mark.parametrize("name", [*USUAL, *(pytest.param(name, marks=pytest.mark.soak) for name in WIDELY)])
@pytest.mark.usefixtures("unpainted")
def test_each_field_of_a_screen_is_reached_and_written_by_pad(name: str) -> None:
    with sample_opened(name) as app:
        scene = app.scene
        for id in every(list(fields(app))):
            held = fields(app)[id].typing
            assert isinstance(held, TextField)
            before = held.value()
            by_pad(app, scene, id)
            assert isinstance(app.scene, Letters), id
            by_pad(app, app.scene, "key/7")
            pad(app, B)
            assert app.scene is scene and scene.focus.at == id
            now = fields(app)[id].typing
            assert isinstance(now, TextField) and now.value() == f"{before}7", id
