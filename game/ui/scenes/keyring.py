"""keyring: lines that tell what keys do, of which one waits for its new key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import plate, put
from game.ui.draw.styled import Style
from game.ui.scenes.chooser import draw_line
from game.ui.style.metrics import SLIP
from game.ui.widgets.looks import key_width
from game.ui.widgets.plates import keycap
from game.ui.window.focus import Control, Focus, Given
from game.ui.window.keys import Action, Keys
from game.ui.window.widget import Widget

WAIT_W = 160  # units of the words of a line that waits
PADS = 84  # how far from the right end what a pad has for it ends


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
