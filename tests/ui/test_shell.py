"""The window: real events through App.step under the dummy driver."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.ui.app import App
from game.ui.draw.paint import Sheet
from game.ui.fault import FaultScene
from game.ui.motion import Glide
from game.ui.scene import Pop, Push, Scene
from game.ui.widgets.controls import Button
from game.ui.widgets.values import Slider, Toggle


def settings(**given: object) -> SimpleNamespace:
    plain = dict(
        ui_scale=100,
        speed=3,
        reduced_motion=False,
        volume_master=80,
        volume_effects=80,
        volume_interface=60,
        mute_unfocused=True,
        fullscreen=False,
        geometry=[],
        software=True,
        keys={},
        colour_filter="none",
        saved=0,
    )
    one = SimpleNamespace(**{**plain, **given})
    one.save = lambda: setattr(one, "saved", one.saved + 1)
    return one


class Room(Scene):
    """Three buttons, a toggle and a slider."""

    def enter(self) -> None:
        self.done: list[str] = []
        self.loud, self.on = 50, False
        self.widgets = [
            Button("one", (100, 100, 200, 44), "One", lambda: self.done.append("one")),
            Button("two", (100, 200, 200, 44), "Two", lambda: self.done.append("two")),
            Button("shut", (400, 100, 200, 44), "Shut", lambda: self.done.append("shut")),
            Toggle("on", 400, 210, "On", lambda: self.on, lambda on: setattr(self, "on", on)),
            Slider("loud", 100, 320, 300, "Loud", lambda: self.loud, lambda n: setattr(self, "loud", n)),
        ]
        self.widgets[2].set(enabled=False, why_not="The door is stuck.", rule="3.4")

    def draw(self, s: Sheet) -> None:
        self.draw_widgets(s)


@pytest.fixture
def app(request: pytest.FixtureRequest):
    made = App(Room, settings(), size=(1280, 720))
    made.open()
    made.step([], 0)
    yield made
    made.close()


def at(app: App, x: float, y: float) -> tuple[int, int]:
    return app.sheet(pygame.display.get_surface()).px(x, y)


def click(app: App, x: float, y: float, button: int = 1) -> None:
    pos = at(app, x, y)
    app.step(
        [
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button),
        ],
        16,
    )


def press(app: App, key: int, mod: int = 0) -> None:
    app.step(
        [
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""),
            pygame.event.Event(pygame.KEYUP, key=key, mod=mod),
        ],
        16,
    )


def pad(app: App, button: int) -> None:
    app.step(
        [
            pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0),
            pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0),
        ],
        16,
    )


def test_click_chooses_what_lies_under_the_pointer(app: App) -> None:
    click(app, 200, 222)
    assert app.scene.done == ["two"]


def test_pressing_here_and_letting_go_there_chooses_nothing(app: App) -> None:
    app.step(
        [
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at(app, 200, 222), button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at(app, 200, 122), button=1),
        ],
        16,
    )
    assert app.scene.done == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1000, 1400), (3840, 2160)])
def test_clicks_find_their_control_at_every_window_size(size: tuple[int, int]) -> None:
    app = App(Room, settings(), size=size)
    app.open()
    app.step([], 0)
    click(app, 200, 122)
    assert app.scene.done == ["one"]
    app.close()


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
    app.record = True
    app.step([], 16)
    mark = next(mark for mark in app.marks if mark.text == words)
    assert not mark.cut and mark.px >= mark.wanted - 2
    app.step([], 4001)
    assert app.toasts.shown
    app.step([], 6000)
    assert not app.toasts.shown


def test_arrows_change_a_slider_and_dragging_sets_it(app: App) -> None:
    app.scene.focus.at = "loud"
    press(app, pygame.K_RIGHT)
    assert app.scene.loud == 55
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at(app, 113, 320), button=1)], 16)
    assert app.scene.loud == 0
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at(app, 900, 320), rel=(1, 0), buttons=(1, 0, 0))], 16)
    assert app.scene.loud == 100
    app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at(app, 900, 320), button=1)], 16)


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    app.step([], 16)
    assert not any(app.step([], 16) for _ in range(60))
    assert app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at(app, 200, 222), rel=(0, 0), buttons=(0, 0, 0))], 16)
    assert not app.step(
        [pygame.event.Event(pygame.MOUSEMOTION, pos=at(app, 202, 222), rel=(0, 0), buttons=(0, 0, 0))], 16
    )


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
    app = App(Room, settings(keys={"choose": ["k"]}), size=(1280, 720))
    app.open()
    app.step([], 0)
    app.scene.focus.at = "one"
    press(app, pygame.K_RETURN)
    assert app.scene.done == []
    press(app, pygame.K_k)
    assert app.scene.done == ["one"]
    app.close()


def test_fault_in_a_scene_shows_one_calm_screen_and_writes_a_report(tmp_path: Path) -> None:
    told = []

    def report(fault: BaseException) -> Path:
        told.append(fault)
        return tmp_path / "report.txt"

    app = App(Room, settings(), on_fault=report, size=(1280, 720))
    app.open()
    app.step([], 0)
    app.scene.widgets[0].choose = lambda: 1 / 0
    click(app, 200, 122)
    assert isinstance(app.scene, FaultScene) and isinstance(told[0], ZeroDivisionError)
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, Room)
    app.close()


def test_fault_while_drawing_and_in_the_report_itself_still_shows_the_screen() -> None:
    def broken(fault: BaseException) -> None:
        raise OSError("disk full")

    app = App(Room, settings(), on_fault=broken, size=(1280, 720))
    app.open()
    app.scene.draw = lambda s: 1 / 0
    app.step([], 16)
    assert isinstance(app.scene, FaultScene)
    app.close()


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
    pos = at(app, 500, 122)
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))], 16)
    before = pygame.image.tobytes(app.snapshot(), "RGB")
    assert not app.step([], 300)
    assert app.step([], 100)
    assert pygame.image.tobytes(app.snapshot(), "RGB") != before


@pytest.mark.parametrize("kind", ["grey", "protan", "deutan", "tritan"])
def test_colour_filters_change_colours_and_leave_grey_alone(app: App, kind: str) -> None:
    from game.ui.vision import as_seen

    surface = pygame.Surface((40, 10), 0, 32)
    surface.fill((128, 128, 128), (0, 0, 20, 10))
    surface.fill((200, 30, 40), (20, 0, 20, 10))
    as_seen(surface, kind)
    assert all(abs(channel - 128) <= 4 for channel in surface.get_at((5, 5))[:3])
    assert surface.get_at((30, 5))[:3] != (200, 30, 40) or kind == "none"


def test_colour_filter_is_the_matrix_it_says() -> None:
    from game.ui.vision import MATRICES, as_seen

    for kind, rows in MATRICES.items():
        for colour in ((255, 255, 255), (255, 0, 0), (10, 200, 90), (40, 40, 220)):
            surface = pygame.Surface((3, 3), 0, 32)
            surface.fill(colour)
            as_seen(surface, kind)
            wanted = [max(0, min(255, sum(w * c for w, c in zip(row, colour, strict=True)))) for row in rows]
            assert all(abs(a - b) <= 5 for a, b in zip(surface.get_at((1, 1))[:3], wanted, strict=True)), (kind, colour)


def test_the_window_opens_where_and_as_large_as_it_was_left() -> None:
    kept = settings(geometry=[40, 30, 1500, 900])
    made = App(Room, kept)
    made.open()
    made.step([], 0)
    assert pygame.display.get_window_size() == (1500, 900)
    pygame.display.set_mode((1100, 700), pygame.RESIZABLE)
    made.step([pygame.event.Event(pygame.VIDEORESIZE, size=(1100, 700), w=1100, h=700)], 16)
    click(made, 200, 122)  # the screen fits the new size at once
    assert made.scene.done == ["one"]
    made.close()
    assert kept.geometry[2:] == [1100, 700] and kept.saved


def test_a_window_smaller_than_the_least_is_opened_at_the_least() -> None:
    made = App(Room, settings(geometry=[0, 0, 300, 200]))
    made.open()
    assert pygame.display.get_window_size() == (1024, 640)
    made.close()


def test_f11_fills_the_screen_and_gives_the_window_back() -> None:
    kept = settings(geometry=[0, 0, 1280, 720])
    made = App(Room, kept)
    made.open()
    made.step([], 0)
    press(made, pygame.K_F11)
    assert kept.fullscreen and pygame.display.get_surface().get_flags() & pygame.FULLSCREEN
    press(made, pygame.K_F11)
    assert not kept.fullscreen and pygame.display.get_window_size() == (1280, 720)
    made.close()
