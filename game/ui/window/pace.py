"""pace: how often the loop turns, as often as the screen while anything happens and mostly just listening after, and
what the window needs of the settings."""

from __future__ import annotations

from typing import Protocol

FPS = 60
LULL, LISTENING, SELDOM = 1000, 40, 120  # ms without anything; turns a second after them; ms between their steps


class Pace:
    """Counts the time since something happened. Inputs are asked for at every turn: they wait 25 ms at most."""

    def __init__(self) -> None:
        self._calm = self._passed = 0

    @property
    def rate(self) -> int:
        """Turns a second."""
        return LISTENING if self._calm >= LULL else FPS

    def turn(self, ms: int, awake: bool) -> int | None:
        """The time for which to step after a turn of some ms; None: not yet. awake: there is something to do now."""
        self._passed += ms
        if not awake and self._calm >= LULL and self._passed < SELDOM:
            return None
        passed, self._passed = self._passed, 0
        return passed

    def stepped(self, ms: int, busy: bool) -> None:
        """Say whether anything came of a step."""
        self._calm = 0 if busy else self._calm + ms


class Preferences(Protocol):
    """geometry = x, y, width, height of the window; empty at first."""

    ui_scale: int
    speed: int
    reduced_motion: bool
    volume_master: int
    volume_effects: int
    volume_interface: int
    volume_voices: int
    volume_music: int
    volume_ambience: int
    mute_unfocused: bool
    fullscreen: bool
    geometry: list[int]
    software: bool
    keys: dict[str, list[str]]
    colours: str
    colour_filter: str

    def save(self) -> object: ...
