"""bare: the window by itself, without games or folders, for tests of the shell and its widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pygame

from game.ui.draw.paint import Sheet
from game.ui.house.app import App
from game.ui.widgets.controls import Button
from game.ui.widgets.values import Slider, Toggle
from game.ui.window.scene import Scene

PLAIN = {
    "ui_scale": 100, "speed": 3, "reduced_motion": False, "volume_master": 80, "volume_effects": 80,
    "volume_interface": 60, "volume_voices": 60, "volume_music": 60, "volume_ambience": 40,
    "mute_unfocused": True, "fullscreen": False, "geometry": [], "software": True, "keys": {},
    "colour_filter": "none", "colours": "plain", "saved": 0,
}  # fmt: skip


def settings(**given: object) -> SimpleNamespace:
    """Plain settings with some of them changed; `saved` counts how often they were saved."""
    one = SimpleNamespace(**{**PLAIN, **given})
    one.save = lambda: setattr(one, "saved", one.saved + 1)
    return one


@contextmanager
def opened(
    home: Callable[[], Scene],
    size: tuple[int, int] | None = (1280, 720),
    kept: SimpleNamespace | None = None,
    **more: Any,
) -> Iterator[App]:
    """The window with its first scene; without a size it opens as the settings say."""
    app = App(home, kept or settings(), size=size, **more)
    app.open()
    app.step([], 0)
    try:
        yield app
    finally:
        app.close()


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


def at(app: App, x: float, y: float) -> tuple[int, int]:
    """The pixel of a place on the canvas."""
    surface = pygame.display.get_surface()
    assert surface
    return app.sheet(surface).px(x, y)


def moved(app: App, x: float, y: float, *, held: bool = False) -> pygame.event.Event:
    way = (1, 0) if held else (0, 0)
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at(app, x, y), rel=way, buttons=(int(held), 0, 0))


def down(app: App, x: float, y: float, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at(app, x, y), button=button)


def up(app: App, x: float, y: float, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at(app, x, y), button=button)


def click(app: App, x: float, y: float, button: int = 1) -> None:
    app.step([moved(app, x, y), down(app, x, y, button), up(app, x, y, button)], 16)


def wheel(app: App, x: float, y: float, amount: int) -> None:
    pos = at(app, x, y)
    app.step([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=amount, precise_y=float(amount), pos=pos)], 16)


def write(app: App, text: str) -> None:
    for letter in text:
        key = pygame.key.key_code(letter)
        app.step(
            [
                pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter),
                pygame.event.Event(pygame.TEXTINPUT, text=letter),
                pygame.event.Event(pygame.KEYUP, key=key, mod=0),
            ],
            16,
        )
