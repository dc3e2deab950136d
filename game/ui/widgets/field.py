"""field: one line of text that can be written, marked, cut, pasted, and composed with an input method."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import INK, NOWHERE, Area, Sheet
from game.ui.draw.shapes import CONTROL, WINE, plate, put
from game.ui.style.metrics import FINE, SLIP
from game.ui.style.palette import palette
from game.ui.widgets import looks
from game.ui.widgets.letters import Letters
from game.ui.widgets.line import CHORDS, KEYS, Line
from game.ui.window.focus import Control, Focus, Given
from game.ui.window.scene import Push

SIZE = 18


class TextField(Line):
    """A line in a box, for keyboard and input methods; chosen with a gamepad it opens the board of letters, on which
    it stands again, `spelt` there. `clear`: it has a cross that empties it."""

    spelt = False

    def __init__(
        self,
        id: str,
        box: Area,
        label: str,
        value: Callable[[], str],
        change: Callable[[str], object],
        hint: str = "",
        ico: str | None = None,
        most: int = 60,
        done: Callable[[], object] | None = None,
        clear: bool = False,
        allowed: Callable[[str], bool] | None = None,
    ) -> None:
        super().__init__(id, (box[0], box[1], box[2], box[3] or CONTROL), label, value, change, most, done, allowed)
        self.hint, self.ico, self.clear = hint, ico, clear
        self.composed = ""
        self._shift = 0.0  # units by which long text is moved to the left
        self._sheet: Sheet | None = None  # the one last drawn on, to measure letters with
        self._fresh = True  # the next press of the pointer sets the anchor too

    # ---- what the focus asks ----------------------------------------------------------------------------------
    def wants(self, given: Given) -> bool:
        if given.kind in ("text", "compose"):
            return True
        if given.kind != "key":
            return False
        if given.device == "pad":
            return given.action == "choose" and not given.repeat and not self.spelt
        if self.composed:
            return True  # the keys are the input method's
        name = given.key.split("+")[-1]
        if given.action in ("next", "previous", "up", "down", "next_zone", "previous_zone", "fullscreen", "report"):
            return False
        if name == "escape":
            return bool(self.clear and self.value())
        if name == "return":
            return True
        plain = "ctrl+" not in given.key and "alt+" not in given.key
        return name in KEYS or plain and (len(name) == 1 or name == "space") or given.key in CHORDS

    def type(self, given: Given) -> object:
        if given.kind == "compose":
            self.composed = given.text
        elif given.kind == "text":
            self.composed = ""
            self.insert(given.text)
        elif given.device == "pad":
            return Push(Letters(self.spelling()))
        elif not self.composed:
            return self.key(given.key)
        return None

    def spelling(self) -> TextField:
        """The same line for the board of letters, with a caret of its own at its end."""
        words = self.label, self.value, self.change, self.hint, self.ico, self.most, self.done
        made = TextField("line", NOWHERE, *words, False, self.allowed)
        made.spelt = True
        return made

    def caret_box(self) -> Area:
        x, y, _, h = self.box
        return x + 14, y, 4, h

    # ---- looks ------------------------------------------------------------------------------------------------
    def _room(self) -> tuple[float, float]:
        """Left edge and width of the words, units."""
        x, _, w, _ = self.box
        left = 42 if self.ico else 14
        return x + left, w - left - (36 if self.clear else 14)

    def _width(self, s: Sheet, text: str) -> float:
        """Width at the size drawn: never higher than the box."""
        return s.wide(text, "lead", self._size(s))

    def _size(self, s: Sheet) -> float:
        return min(SIZE, (self.box[3] - 8) / 1.3)

    def controls(self) -> Sequence[Control]:
        one = self.control(None, self.label, SLIP)
        one.typing = self
        one.press = self._press
        one.choose = self._let_go
        return (one,)

    def _let_go(self) -> None:
        self._fresh = True

    def _press(self, px: float, py: float) -> None:
        x, _, w, _ = self.box
        if self.clear and self.value() and px > x + w - 34 and self._fresh:
            self._set("", 0)
            return
        if self._sheet is None:
            return
        s, text = self._sheet, self.value()
        want = px - self._room()[0] + self._shift
        self.caret = min(range(len(text) + 1), key=lambda i: abs(self._width(s, text[:i]) - want))
        if self._fresh:
            self.anchor, self._fresh = self.caret, False

    def draw(self, s: Sheet, focus: Focus) -> None:
        self._sheet = s
        look = self.look(s, focus, self.controls()[0])
        if focus.held != self.id:
            self._fresh = True
        text, here = self.value(), (self.spelt or focus.at == self.id) and self.enabled
        a, b = self._clamped(text)
        if look.state == "disabled":
            looks.field(s, self.box, text, self.hint, look.state, self.ico)
            return
        shown = text[: self.caret] + self.composed + text[self.caret :] if here else text
        looks.field(s, self.box, shown, self.hint, look.state, self.ico, bool(self.clear and text))
        left, room = self._room()
        caret = self._width(s, shown[: self.caret + len(self.composed)])
        self._shift = max(0.0, min(self._shift, caret), caret - room + 4) if here else 0.0
        _, y, _, h = self.box
        with s.clip(left - 2, y, room + 4, h):
            start = left - self._shift
            if here and a != b:
                put(
                    s,
                    (start, y, room, h),
                    plate(
                        start + self._width(s, text[:a]), y + 7, self._width(s, text[a:b]), h - 14, FINE, palette.amber
                    ),
                    2,
                )
            middle = y + h / 2 + 1
            kept, s.marks = s.marks, None
            wide = s.say(shown, "lead", INK, start, middle, size=self._size(s)) if shown else 0
            s.marks = kept
            if shown:
                s.mark("text", left, y + 8, min(room, wide), h - 16, shown)
            if here and self.composed:
                put(
                    s,
                    (start, y, room, h),
                    plate(
                        start + self._width(s, shown[: self.caret]),
                        y + h - 10,
                        self._width(s, self.composed),
                        2,
                        FINE,
                        WINE,
                    ),
                    2,
                )
            if here:
                put(s, (start, y, room, h), plate(round(start + caret) + 1, y + 9, 2.5, h - 18, FINE, WINE), 2)
