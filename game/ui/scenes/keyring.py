"""keyring: the list of what keys do, in which a line waits for its new key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.ui.draw.paint import GOLD, INK, PAPER, Sheet
from game.ui.draw.shapes import EDGE, SOFT, WINE, Box, plate, put
from game.ui.widgets.looks import key_width
from game.ui.widgets.plates import keycap
from game.ui.window.focus import Control, Focus, Given
from game.ui.window.keys import Action
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

LINE = 46.0


class KeyLine:
    """One line while it waits: the next key pressed is its own."""

    def __init__(self, ring: KeyList, action: Action) -> None:
        self.ring, self.action = ring, action

    def wants(self, given: Given) -> bool:
        return self.ring.waiting == self.action.id and given.kind in ("key", "text")

    def type(self, given: Given) -> object:
        """Escape leaves the key as it was; the letter that a key also types is passed over."""
        if given.kind == "text" or given.device == "pad":
            return None
        self.ring.waiting = ""
        if given.key == "escape" and self.action.id != "back":
            return None
        return self.ring.told(self.action, self.ring.app.keys.bind(self.action.id, given.key))

    def caret_box(self) -> Box:
        return 0, 0, 4, 20


class KeyList(Widget):
    """All actions with their keys. A chosen line waits; `told` hears of the action that has the key already."""

    def __init__(
        self, box: Box, app: House, actions: Sequence[Action], told: Callable[[Action, Action | None], object]
    ) -> None:
        super().__init__("keys", (*box[:3], LINE * len(actions)))
        self.app, self.actions, self.told = app, actions, told
        self.waiting = ""

    @property
    def full(self) -> float:
        return self.box[1] + self.box[3]

    def controls(self) -> Sequence[Control]:
        x, y, w, _ = self.box
        found = []
        for i, action in enumerate(self.actions):
            one = Control(
                f"keys/{action.id}",
                (x, y + i * LINE, w, LINE - 4),
                action.title,
                partial(self._wait, action.id),
                zone="keys",
            )
            if self.waiting == action.id:
                one.typing = KeyLine(self, action)
            found.append(one)
        return found

    def _wait(self, id: str) -> None:
        self.waiting = id

    def draw(self, s: Sheet, focus: Focus) -> None:
        if self.waiting and focus.at != f"keys/{self.waiting}":
            self.waiting = ""
        for control, action in zip(self.controls(), self.actions):
            self._line(s, focus, control, action)

    def _line(self, s: Sheet, focus: Focus, control: Control, action: Action) -> None:
        look = self.look(s, focus, control)
        x, y, w, h = control.rect
        waits, hot = self.waiting == action.id, look.state in ("hover", "pressed")
        put(
            s,
            control.rect,
            (plate(*control.rect, 10, GOLD if waits else "#3d2c58") if waits or hot else "")
            + plate(x, y + h + 1, w, 1.5, 0.7, EDGE, 0.3),
            2,
        )
        s.text(
            action.title,
            "label" if waits else "semi",
            18,
            INK if waits else PAPER,
            x + 16,
            y + h / 2,
            "l",
            w * 0.45,
            maxh=h - 8,
        )
        right = x + w - 14
        if waits:
            put(s, control.rect, plate(right - 190, y + 5, 190, h - 10, 8, WINE), 2)
            s.text("Press a key ...", "semi", 16, PAPER, right - 95, y + h / 2, "c", 176, maxh=h - 14)
            return
        if action.pad:
            pad = action.pad[0].removeprefix("pad ")
            s.text(f"pad: {pad}", "semi", 15, SOFT, x + w * 0.62, y + h / 2, "l", w * 0.14, maxh=h - 12)
        for cap in reversed(self.app.keys.caps(action.id)):
            wide = max(28.0, key_width(s, cap) + 2)
            right -= wide
            keycap(s, right, y + h / 2, cap)
            right -= 8
