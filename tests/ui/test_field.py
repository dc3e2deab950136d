"""Fields: letters, the caret, marking, cutting and pasting, and letters still being composed, with real events."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.house.app import App
from tests.ui.bare import click, opened, write
from tests.ui.furnished import FurnishedRoom
from tests.ui.hands import press


@pytest.fixture
def app() -> Iterator[App]:
    with opened(FurnishedRoom) as made:
        yield made


def test_clicking_a_field_sets_the_caret_and_letters_go_there(app: App) -> None:
    click(app, 55, 120)
    write(app, "x")
    assert app.scene.text == "xAda"


def test_letters_with_a_meaning_elsewhere_are_written_in_a_field(app: App) -> None:
    app.scene.focus.at = "field"
    write(app, "mlhr")
    assert app.scene.text == "Adamlhr" and not app.sounds.muted


def test_editing_keys_move_mark_and_erase(app: App) -> None:
    app.scene.focus.at = "field"
    press(app, pygame.K_BACKSPACE)
    assert app.scene.text == "Ad"
    press(app, pygame.K_HOME)
    press(app, pygame.K_DELETE)
    assert app.scene.text == "d"
    press(app, pygame.K_a, pygame.KMOD_LCTRL)
    write(app, "z")
    assert app.scene.text == "z"


def test_cut_and_paste_bring_the_same_words_back(app: App) -> None:
    app.scene.focus.at = "field"
    press(app, pygame.K_a, pygame.KMOD_LCTRL)
    press(app, pygame.K_x, pygame.KMOD_LCTRL)
    assert app.scene.text == ""
    press(app, pygame.K_v, pygame.KMOD_LCTRL)
    press(app, pygame.K_v, pygame.KMOD_LCTRL)
    assert app.scene.text == "AdaAda"


def test_marking_with_shift_replaces_what_is_marked(app: App) -> None:
    app.scene.focus.at = "field"
    press(app, pygame.K_LEFT, pygame.KMOD_LSHIFT)
    press(app, pygame.K_LEFT, pygame.KMOD_LSHIFT)
    write(app, "x")
    assert app.scene.text == "Ax"


def test_field_holds_no_more_than_its_limit_and_no_control_letters(app: App) -> None:
    app.scene.field.insert("a\tb\n" + "w" * 40)
    assert app.scene.text == "Adaab" + "w" * 7


def test_composed_letters_are_shown_but_not_kept_until_they_are_given(app: App) -> None:
    app.scene.focus.at = "field"
    app.step([pygame.event.Event(pygame.TEXTEDITING, text="ni", start=2, length=0)], 16)
    press(app, pygame.K_BACKSPACE)
    assert app.scene.text == "Ada" and app.scene.field.composed == "ni"
    app.step([pygame.event.Event(pygame.TEXTINPUT, text="你")], 16)
    assert app.scene.text == "Ada你" and app.scene.field.composed == ""


def test_enter_hands_the_text_in_and_tab_leaves_the_field(app: App) -> None:
    app.scene.focus.at = "field"
    press(app, pygame.K_RETURN)
    assert app.scene.done == "Ada"
    press(app, pygame.K_TAB)
    assert app.scene.focus.at == "list"
