"""setting_controls: the controls of settings: each shows what is set, and keeps what it is changed to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.ui.draw.shapes import TOGGLE
from game.ui.scenes.setting import Setting
from game.ui.widgets.choices import Segments
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import VIOLET
from game.ui.widgets.values import Slider, Toggle
from game.ui.widgets.words import NOWHERE

if TYPE_CHECKING:
    from game.ui.house.house import House

SIZES = (75, 90, 100, 115, 130, 150, 175, 200)
WIDEST = 500  # units of a row of values


class Controls:
    """Makes them for fields of the settings, by their names."""

    def __init__(self, parlour: House) -> None:
        self.parlour = parlour

    def _saved(self) -> None:
        """Write the settings; say so when that fails."""
        if fault := self.parlour.settings.save():
            self.parlour.toast(fault, "warn")
        self.parlour.dirty = True

    def _set(self, name: str, value: Any) -> None:
        setattr(self.parlour.settings, name, value)
        self._saved()
        if name in ("ui_scale", "colours", "large_cards"):
            self.parlour.rescaled()

    def _sizes(self) -> Setting:
        """Steps instead of a slider, which would run away from under the pointer."""
        title, words = "Size of text and controls", [f"{size} %" for size in SIZES]
        settings = self.parlour.settings
        control = Segments(
            "ui_scale",
            NOWHERE,
            title,
            words,
            lambda: min(range(len(SIZES)), key=lambda i: abs(SIZES[i] - settings.ui_scale)),
            lambda to: self._set("ui_scale", SIZES[to]),
        )
        help = self._whose("ui_scale", "From 75 to 200 per cent; long pages scroll")
        return Setting(title, help, control, 400, WIDEST)

    def _whose(self, name: str, help: str) -> str:
        """What is said of a setting: whose it is where whoever is at turn has it for themselves."""
        settings = self.parlour.settings
        return f"{settings.suited}'s own; everybody's is set from the shelf" if name in settings.lent else help

    def _toggle(self, name: str, title: str, help: str, deed: Callable[[], object] | None = None) -> Setting:
        settings = self.parlour.settings
        change = (lambda on: deed()) if deed else (lambda on: self._set(name, on))
        control = Toggle(name, 0, 0, title, lambda: bool(getattr(settings, name)), change)
        return Setting(title, self._whose(name, help), control, TOGGLE[0], TOGGLE[0], TOGGLE[1])

    def _slider(self, name: str, title: str, help: str) -> Setting:
        settings = self.parlour.settings
        control = Slider(
            name, 0, 0, 0, title, lambda: int(getattr(settings, name)), lambda value: self._set(name, value)
        )
        return Setting(title, help, control, 200, 400, 30)

    def _segments(
        self, name: str, title: str, help: str, words: Sequence[str], values: Sequence[Any], least: float
    ) -> Setting:
        """A row of values, at least so wide."""
        settings, found = self.parlour.settings, list(values)
        control = Segments(
            name,
            NOWHERE,
            title,
            words,
            lambda: found.index(getattr(settings, name)),
            lambda to: self._set(name, found[to]),
        )
        return Setting(title, self._whose(name, help), control, least, min(WIDEST, least * 1.25))

    def _button(self, id: str, title: str, help: str, text: str, deed: Callable[[], object]) -> Setting:
        return Setting(title, help, Button(id, NOWHERE, text, deed, VIOLET), 200, 200)
