"""setting_controls: a setting on its page: name, a line of help, and the control that shows and keeps what is set; for
keys a line that waits for the new one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from game.ui.draw.paint import NOWHERE, Area, Sheet, Style
from game.ui.draw.shapes import TOGGLE, plate, put
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, pad, row
from game.ui.scenes.chooser import draw_line
from game.ui.style.metrics import SLIP
from game.ui.widgets.choices import Segments
from game.ui.widgets.controls import Button
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import VIOLET, key_width
from game.ui.widgets.plates import keycap
from game.ui.widgets.values import Slider, Toggle
from game.ui.window.focus import Control, Focus, Given
from game.ui.window.keys import Action, Keys
from game.ui.window.scene import Widget

WORDS_W = 230  # units: least width of the words beside a control
TALLEST = 84  # units of a line on a page that has room
NARROW = 350  # units: what every page has room for
WAIT_W = 160  # units of the words of a line that waits
PADS = 84  # how far from the right end what a pad has for it ends


class Setting(NamedTuple):
    """Its name, one line of help, and its control, which is at least and at most so wide."""

    title: str
    help: str
    control: Widget
    least: float
    most: float
    high: float = 40

    def on(self, screen: Flowing, told: bool = True) -> Box:
        """A line of a screen; told: with the help, which otherwise waits in the bubble of the control."""
        control = screen.leaf(self.control, self.least, self.high).max(self.most, self.high)
        words: Box = screen.words(self.title, "setting")
        if told:
            help = screen.words(self.help, "note", screen.style.palette.soft, wraps=True)
            words = column(words, help, gap=0).min(WORDS_W)
        else:
            self.control.set(tip=self.help)
        wide, narrow = (row(words.stick("w").share(), control.min(w), gap=24) for w in (self.most, self.least))
        below = column(words, row(control.min(min(self.least, NARROW)).like(self.most), box().share()), gap=6)
        lines = first(wide, narrow, below) if told else first(narrow, below)
        whole = column(pad(lines, 0, 9 if told else 4).share(), screen.painted(draw_line).size(h=3))
        return whole.share().max(h=TALLEST)


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


@dataclass
class Keyring:
    """What the lines share: the keys, who hears of a new one and of the action that has it already, and which line
    waits."""

    keys: Keys
    told: Callable[[Action, Action | None], object]
    style: Style
    waiting: str = ""


class KeyLine(Widget):
    """One action with its keys. When it was chosen it waits, and the next key pressed is its own."""

    def __init__(self, ring: Keyring, action: Action) -> None:
        super().__init__(f"keys/{action.id}", NOWHERE)
        self.ring, self.does, self.style = ring, action, ring.style
        self.zone = "keys"

    @property
    def waits(self) -> bool:
        return self.ring.waiting == self.does.id

    def controls(self) -> Sequence[Control]:
        one = self.control(self._wait, self.does.title)
        if self.waits:
            one.typing = self
        return (one,)

    def _wait(self) -> None:
        self.ring.waiting = self.does.id

    # ---- while it waits ---------------------------------------------------------------------------------------
    def wants(self, given: Given) -> bool:
        return self.waits and given.kind in ("key", "text")

    def type(self, given: Given) -> object:
        """Escape leaves the key as it was; the letter that a key also types is passed over."""
        if given.kind == "text" or given.device == "pad":
            return None
        self.ring.waiting = ""
        if given.key == "escape" and self.does.id != "back":
            return None
        return self.ring.told(self.does, self.ring.keys.bind(self.does.id, given.key))

    def caret_box(self) -> Area:
        return self.box

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        if self.waits and focus.at != self.id:
            self.ring.waiting = ""
        look, (x, y, w, h) = self.look(s, focus, self.controls()[0]), self.box
        palette, middle, right = self.style.palette, y + h / 2, x + w - 12
        if self.waits or look.state in ("hover", "pressed"):
            put(s, self.box, plate(*self.box, SLIP, palette.gold if self.waits else palette.rise), 2)
        draw_line(s, (x, y + h + 1, w, 2))
        ink = palette.ink if self.waits else palette.paper
        n = s.say(self.does.title, "lead", ink, x + 12, middle, maxw=w * 0.5)
        if self.waits:
            put(s, self.box, plate(right - WAIT_W, y + 5, WAIT_W, h - 10, SLIP, palette.wine), 2)
            said = "Press a key ..."
            s.say(said, "note", palette.paper, right - WAIT_W / 2, middle, "c", WAIT_W - 14)
            return
        for cap in reversed(self.ring.keys.caps(self.does.id)):
            right -= max(28.0, key_width(s, cap) + 2)
            keycap(s, right, middle, cap)
            right -= 12
        if self.does.pad:
            told = f"pad: {self.does.pad[0].removeprefix('pad ')}"
            end = min(right, x + w - PADS)
            if end - self.style.measure(told, "small", None)[0] / self.style.scale > x + n + 24:
                s.say(told, "small", palette.soft, end, middle, "r")
