"""painter: scenes painted in the window: the one on top, what lies dimmed below it, and the notes over all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pygame

from game.ui.draw.paint import Mark, Sheet
from game.ui.draw.svg import rgb
from game.ui.house.notes import Bubble, Toasts
from game.ui.style.palette import palette
from game.ui.window.display import whole
from game.ui.window.focus import Control
from game.ui.window.keys import Keys
from game.ui.window.pace import Preferences
from game.ui.window.scene import Scene
from game.ui.window.strokes import Strokes
from game.ui.window.vision import as_seen


class Painter:
    """`scenes`: the stack as it stands at any time. While `record` is set, `marks` are the words and controls of the
    last frame."""

    def __init__(
        self, scenes: Sequence[Scene], settings: Preferences, keys: Keys, toasts: Toasts, bubble: Bubble
    ) -> None:
        self.scenes, self.settings, self.keys = scenes, settings, keys
        self.toasts, self.bubble = toasts, bubble
        self.strokes = Strokes()
        self.record = False
        self.marks: list[Mark] = []
        self._below: tuple[Scene, pygame.Surface] | None = None

    def forget(self) -> None:
        """The window has another size, or shows again what it does not hold any more."""
        self.strokes.forget()
        self._below = None

    def forget_below(self) -> None:
        """What lies below an overlay is another scene, or looks different."""
        self._below = None

    def sheet(self, surface: pygame.Surface, scene: Scene | None = None) -> Sheet:
        """What a scene (the one on top) is drawn on in a surface, at the size that the settings ask for."""
        shown = scene or (self.scenes[-1] if self.scenes else None)
        marks = self.marks if self.record else None
        return shown.sheet(surface, marks) if shown else whole(surface, self.settings.ui_scale, marks)

    def frame(self, window: pygame.Surface, controls: Sequence[Control]) -> None:
        """Paint the window; of a screen that covers it, only what differs from the frame before."""
        scene, surface = self.scenes[-1], window
        if scene.covers and not self.record and self.settings.colour_filter == "none":
            self.strokes.begin(window)
            surface = cast(pygame.Surface, self.strokes)
        else:
            self.strokes.forget()
        self.marks.clear()
        sheet = self.sheet(surface)
        scene.focus.settle(controls)
        self._stacked(surface, len(self.scenes) - 1)
        if self.toasts.shown or self.bubble.on:
            clear = scene.kept_clear()
            self.toasts.draw(sheet, scene.focus, scene.notes, clear, scene.lying_open())
            self.bubble.draw(sheet, scene.focus, controls, self.keys, clear)
        if surface is window:
            as_seen(surface, self.settings.colour_filter)
        else:
            self.strokes.end()

    def _stacked(self, surface: pygame.Surface, depth: int) -> None:
        """The scene at a depth of the stack; below an overlay lies a dimmed picture, made once."""
        scene = self.scenes[depth]
        if not (scene.overlay and depth):
            self.paint(surface, scene)
            return
        if self._below is None or self._below[0] is not scene:
            self._stacked(surface, depth - 1)
            surface.fill(rgb(palette.fade), special_flags=pygame.BLEND_RGB_MULT)
            self._below = scene, surface.copy()
        surface.blit(self._below[1], (0, 0))
        self.marks.clear()
        scene.draw(self.sheet(surface, scene))

    def paint(self, surface: pygame.Surface, scene: Scene) -> None:
        """A scene alone, with what lies behind it."""
        if not scene.covers:
            surface.fill(rgb(palette.shadow))
        w, h = surface.get_size()
        ground = self.sheet(surface, scene)
        left, top = ground.at(0, 0)
        scene.backdrop(ground, (left, top, w / ground.u, h / ground.u))
        scene.draw(self.sheet(surface, scene))
