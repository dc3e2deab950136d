"""preferences: what the window needs of the settings."""

from __future__ import annotations

from typing import Protocol


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
