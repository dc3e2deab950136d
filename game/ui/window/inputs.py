"""inputs: events of mouse, keyboard and gamepads as what the player gave, in units and in the words of keys.py."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.draw.paint import Sheet
from game.ui.window.focus import DIRECTIONS, Given
from game.ui.window.keys import BY_ID, PAD_BUTTONS, STICK_BUTTONS, Keys, chord

STICK_ON, STICK_OFF = 0.6, 0.4  # of the full way
FIRST, AGAIN = 350, 110  # ms before a held direction repeats, and between repeats
TRIGGERS = {4: "LT", 5: "RT"}
HATS = {(-1, 0): "pad left", (1, 0): "pad right", (0, 1): "pad up", (0, -1): "pad down"}


class Inputs:
    """Reads events; remembers what is held down, so that a repeat is told from a press."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.pads: dict[int, object] = {}  # open gamepads by instance
        self._down: set[int] = set()
        self._pushed: dict[tuple[object, ...], str] = {}  # axis or hat -> the button it stands for
        self._repeat: tuple[str, float] | None = None  # direction held on a pad, ms until it repeats

    def start(self) -> None:
        """Open gamepads; without any, or without a driver, nothing happens."""
        try:
            from pygame._sdl2 import controller

            controller.init()
            pygame.joystick.init()
        except (ImportError, pygame.error):
            return

    def read(self, event: pygame.event.Event, sheet: Sheet) -> Iterator[Given]:
        """What one event means; may be nothing."""
        match event.type:
            case pygame.MOUSEMOTION:
                yield Given("point", sheet.at(*event.pos), device="mouse")
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                yield Given("press", sheet.at(*event.pos), button=event.button, device="mouse")
            case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3):
                yield Given("release", sheet.at(*event.pos), button=event.button, device="mouse")
            case pygame.MOUSEWHEEL:
                at = getattr(event, "pos", None) or pygame.mouse.get_pos()
                yield Given("wheel", sheet.at(*at), amount=getattr(event, "precise_y", 0) or event.y, device="mouse")
            case pygame.KEYDOWN:
                yield from self._key_down(event)
            case pygame.KEYUP:
                self._down.discard(event.key)
                if (key := chord(event.key)) is not None:
                    yield Given("key_up", action=self.keys.action(key) or "", key=key)
            case pygame.TEXTINPUT:
                yield Given("text", text=event.text)
            case pygame.DROPFILE:
                yield Given("drop", text=event.file, device="mouse")
            case pygame.TEXTEDITING:
                yield Given("compose", text=event.text, caret=event.start)
            case _:
                yield from self._pad(event)

    def _key_down(self, event: pygame.event.Event) -> Iterator[Given]:
        repeat = event.key in self._down
        self._down.add(event.key)
        key = chord(event.key, event.mod)
        action = self.keys.action(key) or ""
        if key and not (repeat and action and BY_ID[action].hold):
            yield Given("key", action=action, key=key, repeat=repeat, text=getattr(event, "unicode", ""))

    # ---- gamepads ---------------------------------------------------------------------------------------------
    def _pad(self, event: pygame.event.Event) -> Iterator[Given]:
        match event.type:
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                self._plug(event)
            case pygame.CONTROLLERBUTTONDOWN if event.button in PAD_BUTTONS:
                yield from self._pad_down(PAD_BUTTONS[event.button])
            case pygame.CONTROLLERBUTTONUP if event.button in PAD_BUTTONS:
                yield from self._pad_up(PAD_BUTTONS[event.button])
            case pygame.JOYBUTTONDOWN if not self._is_pad(event) and event.button in STICK_BUTTONS:
                yield from self._pad_down(STICK_BUTTONS[event.button])
            case pygame.JOYBUTTONUP if not self._is_pad(event) and event.button in STICK_BUTTONS:
                yield from self._pad_up(STICK_BUTTONS[event.button])
            case pygame.JOYHATMOTION if not self._is_pad(event):
                yield from self._push(("hat", event.instance_id), HATS.get(tuple(event.value), ""))
            case pygame.CONTROLLERAXISMOTION:
                yield from self._axis(event.axis, event.value / 32768)
            case pygame.JOYAXISMOTION if not self._is_pad(event):
                yield from self._axis(event.axis, event.value)

    def _plug(self, event: pygame.event.Event) -> None:
        try:
            from pygame._sdl2 import controller

            if controller.is_controller(event.device_index):
                pad = controller.Controller(event.device_index)
                self.pads[pad.as_joystick().get_instance_id()] = pad
            elif event.type == pygame.JOYDEVICEADDED:
                stick = pygame.joystick.Joystick(event.device_index)
                self.pads.setdefault(~stick.get_instance_id(), stick)
        except (ImportError, pygame.error):
            return

    def _is_pad(self, event: pygame.event.Event) -> bool:
        """Whether a joystick's event also comes as that of a gamepad."""
        return getattr(event, "instance_id", -1) in self.pads

    def _axis(self, axis: int, value: float) -> Iterator[Given]:
        if axis in (0, 1):
            ways = ("pad left", "pad right") if axis == 0 else ("pad up", "pad down")
            held = self._pushed.get(("axis", axis), "")
            limit = STICK_OFF if held else STICK_ON
            yield from self._push(("axis", axis), ways[value > 0] if abs(value) > limit else "")
        elif axis in TRIGGERS:
            yield from self._push(("axis", axis), TRIGGERS[axis] if value > 0.5 else "")

    def _push(self, source: tuple[object, ...], button: str) -> Iterator[Given]:
        """An axis or hat stands for a button that is down until it moves away."""
        before = self._pushed.get(source, "")
        if before == button:
            return
        self._pushed[source] = button
        if before:
            yield from self._pad_up(before)
        if button:
            yield from self._pad_down(button)

    def _pad_down(self, button: str) -> Iterator[Given]:
        action = self.keys.action(button) or ""
        if action in DIRECTIONS:
            self._repeat = action, FIRST
        yield Given("key", action=action, key=button, device="pad")

    def _pad_up(self, button: str) -> Iterator[Given]:
        action = self.keys.action(button) or ""
        if self._repeat and self._repeat[0] == action:
            self._repeat = None
        yield Given("key_up", action=action, key=button, device="pad")

    @property
    def held(self) -> bool:
        """Whether a direction is held on a pad, so that it will come again without an event."""
        return self._repeat is not None

    def repeats(self, dt: float) -> Iterator[Given]:
        """The held direction again, when its time has come."""
        if self._repeat:
            action, left = self._repeat
            left -= dt
            self._repeat = action, left if left > 0 else AGAIN
            if left <= 0:
                yield Given("key", action=action, key=BY_ID[action].pad[0], device="pad", repeat=True)


def take_letters(at: pygame.Rect | None) -> None:
    """Let the system's input methods work there, in pixels of the window; None: nowhere."""
    if at is None:
        pygame.key.stop_text_input()
        return
    pygame.key.set_text_input_rect(at)
    pygame.key.start_text_input()
