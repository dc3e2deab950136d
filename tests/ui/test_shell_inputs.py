"""Mouse, keyboard and gamepad at the window: real events through App.step under the dummy driver."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest

from game.ui.house.app import App
from game.ui.window.motion import Glide
from tests.ui.bare import Room, click, down, moved, opened, settings, up
from tests.ui.hands import pad, press


@pytest.fixture
def app() -> Iterator[App]:
    with opened(Room) as made:
        yield made


def test_click_chooses_what_lies_under_the_pointer(app: App) -> None:
    click(app, 200, 222)
    assert app.scene.done == ["two"]


def test_pressing_here_and_letting_go_there_chooses_nothing(app: App) -> None:
    app.step([down(app, 200, 222), up(app, 200, 122)], 16)
    assert app.scene.done == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1000, 1400), (3840, 2160)])
def test_clicks_find_their_control_at_every_window_size(size: tuple[int, int]) -> None:
    with opened(Room, size) as app:
        click(app, 200, 122)
        assert app.scene.done == ["one"]


def test_keys_reach_every_control_and_choose(app: App) -> None:
    seen = set()
    for _ in range(len(app.scene.controls())):
        press(app, pygame.K_TAB)
        seen.add(app.scene.focus.at)
    assert seen == {control.id for control in app.scene.controls()}
    app.scene.focus.at = "one"
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    assert app.scene.done == ["two"]


def test_shift_tab_goes_back(app: App) -> None:
    app.scene.focus.at = "two"
    press(app, pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert app.scene.focus.at == "one"


def test_gamepad_moves_and_chooses(app: App) -> None:
    app.scene.focus.at = "one"
    pad(app, 12)
    pad(app, 0)
    assert app.scene.done == ["two"] and app.scene.focus.device == "pad"


def test_stick_moves_once_then_repeats_while_held(app: App) -> None:
    app.scene.focus.at = "one"
    tilt = pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=1, value=30000, instance_id=0)
    app.step([tilt, tilt], 16)
    assert app.scene.focus.at == "two"
    app.step([], 400)
    assert app.scene.focus.at == "loud"
    app.step([pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=1, value=0, instance_id=0)], 16)
    assert app.inputs._repeat is None


def test_disabled_control_says_why_and_names_the_rule(app: App) -> None:
    click(app, 500, 122)
    assert app.scene.done == []
    assert [toast.text for toast in app.toasts.shown] == ["The door is stuck. Rule 3.4."]
    assert app.sounds.heard[-1] == "wrong"


def test_arrows_change_a_slider_and_dragging_sets_it(app: App) -> None:
    app.scene.focus.at = "loud"
    press(app, pygame.K_RIGHT)
    assert app.scene.loud == 55
    app.step([down(app, 113, 320)], 16)
    assert app.scene.loud == 0
    app.step([moved(app, 900, 320, held=True)], 16)
    assert app.scene.loud == 100
    app.step([up(app, 900, 320)], 16)


def test_click_ends_an_animation_and_does_no_more(app: App) -> None:
    card = SimpleNamespace(x=0.0)
    app.scene.play(Glide(card, 5000, x=9))
    click(app, 200, 222)
    assert card.x == 9 and app.scene.done == []
    click(app, 200, 222)
    assert app.scene.done == ["two"]


def test_holding_f_hurries_until_it_is_let_go(app: App) -> None:
    app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="f")], 16)
    assert app.tempo.hurry
    app.step([pygame.event.Event(pygame.KEYUP, key=pygame.K_f, mod=0)], 16)
    assert not app.tempo.hurry


def test_changed_key_works_and_the_old_one_does_not() -> None:
    with opened(Room, kept=settings(keys={"choose": ["k"]})) as app:
        app.scene.focus.at = "one"
        press(app, pygame.K_RETURN)
        assert app.scene.done == []
        press(app, pygame.K_k)
        assert app.scene.done == ["one"]
