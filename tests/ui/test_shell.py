"""The window: notes, bubbles, faults, overlays, its place on the screen; under the dummy driver."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.draw.paint import Sheet
from game.ui.house.app import App
from game.ui.house.fault import FaultScene
from game.ui.house.notes import AFTER
from game.ui.window import display as window
from game.ui.window.scene import Pop, Push, Scene
from tests.ui.bare import Room, click, moved, opened, settings
from tests.ui.hands import press


@pytest.fixture
def app() -> Iterator[App]:
    with opened(Room) as made:
        yield made


def test_toast_goes_after_four_seconds_and_its_button_acts(app: App) -> None:
    done = []
    app.toast("Kept", "good", "Look", lambda: done.append(1))
    app.step([], 16)
    x, y, w, h = app.toasts.shown[0].button
    click(app, x + w / 2, y + h / 2)
    assert done == [1]
    app.step([], 16)
    assert not app.toasts.shown
    app.toast("Gone soon")
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))], 16)
    app.step([], 4001)
    assert not app.toasts.shown


def test_a_long_toast_is_read_in_two_lines_and_stays_longer(app: App) -> None:
    words = "Nothing can be kept in a folder of this name. " * 3
    app.toast(words, "warn")
    app.painter.record = True
    app.step([], 16)
    mark = next(mark for mark in app.painter.marks if mark.text == words)
    assert not mark.cut and mark.px >= mark.wanted - 2
    app.step([], 4001)
    assert app.toasts.shown
    app.step([], 6000)
    assert not app.toasts.shown


@pytest.mark.parametrize(("scale", "kept"), [(100, 3), (150, 2), (200, 1)])
def test_notes_take_a_quarter_of_the_window_at_most_and_the_newest_stays(scale: int, kept: int) -> None:
    with opened(Room, kept=settings(ui_scale=scale)) as app:
        for number in range(3):
            app.toast(f"Note {number}")
        app.step([], 16)
        boxes = [toast.box for toast in app.toasts.shown]
        assert [toast.text for toast in app.toasts.shown] == [f"Note {n}" for n in range(3 - kept, 3)]
        assert boxes[-1][1] + boxes[-1][3] - boxes[0][1] <= 720 * 100 / scale / 4


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    app.step([], 16)
    assert not any(app.step([], 16) for _ in range(60))
    assert app.step([moved(app, 200, 222)], 16)
    assert not app.step([moved(app, 202, 222)], 16)


def test_fault_in_a_scene_shows_one_calm_screen_and_writes_a_report(tmp_path: Path) -> None:
    told = []

    def report(fault: BaseException) -> Path:
        told.append(fault)
        return tmp_path / "report.txt"

    with opened(Room, on_fault=report) as app:
        app.scene.widgets[0].choose = lambda: 1 / 0
        left = []
        app.scene.leave = lambda: left.append("left")
        click(app, 200, 122)
        assert isinstance(app.scene, FaultScene) and isinstance(told[0], ZeroDivisionError)
        assert left == ["left"], "what it has open goes with it"
        press(app, pygame.K_RETURN)
        assert isinstance(app.scene, Room)


def test_fault_while_drawing_and_in_the_report_itself_still_shows_the_screen() -> None:
    def broken(fault: BaseException) -> None:
        raise OSError("disk full")

    with opened(Room, on_fault=broken) as app:
        app.scene.draw = lambda s: 1 / 0
        app.dirty = True
        app.step([], 16)
        assert isinstance(app.scene, FaultScene)


class Over(Scene):
    overlay = True

    def draw(self, s: Sheet) -> None:
        self.draw_widgets(s)


def test_overlay_lies_over_a_dimmed_picture_and_gives_its_result(app: App) -> None:
    bright = sum(sum(app.snapshot().get_at((x, 122))[:3]) for x in range(110, 290, 10))
    given = []
    app.scene.resume = given.append
    app.post(Push(Over()))
    app.step([], 16)
    dim = sum(sum(app.snapshot().get_at((x, 122))[:3]) for x in range(110, 290, 10))
    assert dim < bright * 0.6
    app.post(Pop("yes"))
    app.step([], 16)
    assert given == ["yes"] and isinstance(app.scene, Room)


def test_escape_on_the_last_scene_ends_the_program(app: App) -> None:
    press(app, pygame.K_ESCAPE)
    assert not app.running and not app.scenes


def test_losing_the_window_tells_the_scene_and_mutes(app: App) -> None:
    told = []
    app.scene.on_blur = lambda: told.append("blur")
    app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 16)
    assert told == ["blur"] and app.sounds.loudness("card") == 0
    app.step([pygame.event.Event(pygame.WINDOWFOCUSGAINED)], 16)
    assert app.sounds.loudness("card") > 0


def test_bubble_explains_after_a_moment_and_not_before(app: App) -> None:
    app.step([moved(app, 500, 122)], 16)
    before = pygame.image.tobytes(app.snapshot(), "RGB")
    assert not app.step([], 300)
    assert app.step([], 100)
    assert pygame.image.tobytes(app.snapshot(), "RGB") != before


def test_the_bubble_of_what_was_pressed_does_not_lie_over_what_comes(app: App) -> None:
    app.scene.widgets[0].tip = "It opens the door."
    app.step([moved(app, 200, 122)], 16)
    app.step([], 400)
    assert app.bubble.waited >= AFTER, "there is no bubble"
    click(app, 200, 122)
    app.step([], 600)
    assert app.bubble.waited < AFTER
    app.step([moved(app, 500, 400)], 16)
    app.step([moved(app, 200, 122)], 16)
    app.step([], 400)
    assert app.bubble.waited >= AFTER, "who comes back to it is told again"


def test_a_refusal_is_told_once_and_not_by_the_bubble_too(app: App) -> None:
    app.step([moved(app, 500, 122)], 16)
    app.step([], 400)
    app.step([], 16)
    app.painter.record = True
    for seen in (1, 0):  # before and after it is tried
        app.dirty = True
        app.step([], 16)
        told = [mark.text for mark in app.painter.marks if mark.text == "The door is stuck."]
        assert len(told) == seen
        click(app, 500, 122)
        app.step([], 600)
    assert [toast.text for toast in app.toasts.shown] == ["The door is stuck. Rule 3.4."]


def test_the_window_opens_where_and_as_large_as_it_was_left() -> None:
    kept = settings(geometry=[40, 30, 1500, 900])
    with opened(Room, None, kept) as made:
        assert pygame.display.get_window_size() == (1500, 900)
        pygame.display.set_mode((1100, 700), pygame.RESIZABLE)
        made.step([pygame.event.Event(pygame.VIDEORESIZE, size=(1100, 700), w=1100, h=700)], 16)
        click(made, 200, 122)  # the screen fits the new size at once
        assert made.scene.done == ["one"]
    assert kept.geometry[2:] == [1100, 700] and kept.saved


def test_a_window_smaller_than_the_least_is_opened_at_the_least() -> None:
    with opened(Room, None, settings(geometry=[0, 0, 300, 200])):
        assert pygame.display.get_window_size() == (1024, 640)


def test_a_window_is_no_larger_than_the_screen_and_comes_back_when_its_screen_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(window, "screens", lambda: [(1024, 600)])
    for kept in (settings(), settings(geometry=[0, 0, 1500, 900])):
        with opened(Room, None, kept):
            assert pygame.display.get_window_size() == (1024, 600)
    assert window.within((900, 0), [(1024, 600)]) and window.within((1500, 20), [(1024, 600), (1024, 600)])
    assert not window.within((1500, 20), [(1024, 600)]) and not window.within((0, 590), [(1024, 600)])


def test_f11_fills_the_screen_and_gives_the_window_back() -> None:
    kept = settings(geometry=[0, 0, 1280, 720])
    with opened(Room, None, kept) as made:
        press(made, pygame.K_F11)
        assert kept.fullscreen and pygame.display.get_surface().get_flags() & pygame.FULLSCREEN
        press(made, pygame.K_F11)
        assert not kept.fullscreen and pygame.display.get_window_size() == (1280, 720)


def test_the_window_bears_the_icon_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[pygame.Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", given.append)
    with opened(Room):
        assert [icon.get_size() for icon in given] == [(64, 64)]


def test_a_closed_window_is_gone_before_what_still_sounds_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    open_still: list[bool] = []
    with opened(Room) as made:
        for ends in (made.music, made.sounds):
            monkeypatch.setattr(ends, "stop", lambda: open_still.append(pygame.display.get_init()))
    assert open_still == [False, False]
