"""assists: what helps one person, kept by name, whatever chair they sit on: a child and an expert share one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.store.settings import CARE, COLOURS
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, pad
from game.ui.scenes.setting_controls import SIZES, Setting
from game.ui.scenes.setting_pages import CARE_WORDS, COLOUR_WORDS
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED
from game.ui.window.motion import BY_PACE, SPEEDS
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House

WIDE = 268  # units of a list of values


class Own(NamedTuple):
    """A setting that a person may have for themselves, with its values and what they are called."""

    key: str
    title: str
    help: str
    values: Sequence[Any]
    words: Sequence[str]

    def at(self, value: Any) -> int:
        """The place of a value among those that are offered, or of the one next to it."""
        if value in self.values:
            return self.values.index(value)
        return min(range(len(self.values)), key=lambda i: abs(self.values[i] - value))


ON, WORDS = (True, False), ("On", "Off")
OWN = (
    Own("hints", "Hints", "H asks the computer what it would do", ON, WORDS),
    Own("odds", "Odds", "Chances beside a choice", ON, WORDS),
    Own("undo", "Undo", "Taking back what showed nothing new", ON, WORDS),
    Own("unfinished", "Unfinished turns", "What could still be done is said, or asked", CARE, CARE_WORDS),
    Own("speed", "Speed", "How fast cards and monsters move", BY_PACE, tuple(SPEEDS[one] for one in BY_PACE)),
    Own("ui_scale", "Size of text", "And of all that is pressed", SIZES, tuple(f"{one} %" for one in SIZES)),
    Own("colours", "Colours", "Clearer, or for other eyes", COLOURS, tuple(COLOUR_WORDS[one] for one in COLOURS)),
)


class Assists(Flowing):
    """Lies over New game, or over the pause of a table."""

    overlay = True
    first = "done"

    def __init__(self, app: House, name: str) -> None:
        super().__init__()
        self.parlour, self.name = app, name

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        lines = column(*(self._line(own) for own in OWN))
        told = "Kept by name; it comes along to every table."
        done = self.button("done", "Done", Pop, RED, ".play", 44).like(h=48).max(h=48)
        words = self.words(told, "note", self.style.palette.soft, wraps=True)
        title = f"What helps {self.name}"
        whole, short = (
            self.panel(title, body, words, done, ico="bulb").size(w=w)
            for body, w in ((lines, 640), (self.scrolled("own", lines).min(300, 96).share(), 470))
        )
        return pad(first(whole.stick("c"), short.stick("c"), short), 12)

    def _line(self, own: Own) -> Box:
        settings = self.parlour.settings
        everybody = settings.lent.get(own.key, getattr(settings, own.key))
        words = (f"As for everybody: {own.words[own.at(everybody)]}", *own.words)

        def value() -> int:
            kept = settings.own(self.name)
            return 1 + own.at(kept[own.key]) if own.key in kept else 0

        def change(to: int) -> None:
            self._set(own.key, own.values[to - 1] if to else None)

        choice = Dropdown(own.key, 0, 0, 0, f"{own.title} for {self.name}", words, value, change)
        return Setting(own.title, own.help, choice, WIDE, WIDE).on(self)

    def _set(self, key: str, value: Any) -> None:
        """Keep it; where it is that person's turn the window is so at once."""
        settings = self.parlour.settings
        settings.set_own(self.name, key, value)
        if fault := settings.save():
            self.parlour.toast(fault, "warn")
        if settings.suited == self.name:
            self.parlour.rescaled()
