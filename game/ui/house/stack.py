"""stack: the scenes of the window, the one on top last; what is posted is done when the step is over."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.tidy import clear_away, make_room, settle_in
from game.ui.window.scene import Command, Pop, Push, Reset, Scene


class Stack:
    """`meet` makes a scene acquainted with the window before it is entered."""

    def __init__(self, meet: Callable[[Scene], None]) -> None:
        self.meet = meet
        self.scenes: list[Scene] = []
        self.posted: list[Command] = []

    def post(self, command: object) -> None:
        """Do this at the end of the step; anything but a Command is ignored."""
        if isinstance(command, Command):
            self.posted.append(command)

    def obey(self) -> None:
        """Do what was posted."""
        while self.posted:
            self.do(self.posted.pop(0))

    def do(self, command: Command) -> None:
        match command:
            case Push(scene):
                make_room(() if scene.overlay else self.scenes)
                self._enter(scene)
            case Reset(scene):
                if self.scenes:  # at the start there is nothing to clear away
                    self.clear()
                    clear_away()
                self._enter(scene)
            case Pop(result):
                if self._left().covers and self.scenes:
                    clear_away(any(scene.covers for scene in self.scenes))
                if self.scenes:
                    self.post(self.scenes[-1].resume(result))

    def clear(self) -> None:
        """Leave every scene."""
        while self.scenes:
            self._left()

    def _enter(self, scene: Scene) -> None:
        self.meet(scene)
        if self.scenes:
            scene.focus.device = self.scenes[-1].focus.device
        self.scenes.append(scene)
        scene.enter()
        if scene.covers:
            settle_in()
        scene.focus.at = scene.first or scene.focus.at
        scene.focus.start = scene.first or scene.focus.start

    def _left(self) -> Scene:
        """The scene on top, taken off."""
        scene = self.scenes.pop()
        scene.leave()
        return scene
