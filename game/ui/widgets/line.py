"""line: one line of text as its owner holds it, and how it is written: letters, caret, marks, cutting and pasting."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pygame

from game.ui.draw.paint import Area
from game.ui.window.scene import Widget

own_clipboard = ""  # where the system has none
KEYS = {"left", "right", "home", "end", "backspace", "delete"}
CHORDS = {"ctrl+a", "ctrl+c", "ctrl+x", "ctrl+v"}


class Line(Widget):
    """Text that its owner holds: `value` gives it, `change` takes it, of at most `most` letters, each of them
    `allowed`. `done` is called by Enter."""

    def __init__(
        self,
        id: str,
        box: Area,
        label: str,
        value: Callable[[], str],
        change: Callable[[str], object],
        most: int = 60,
        done: Callable[[], object] | None = None,
        allowed: Callable[[str], bool] | None = None,
    ) -> None:
        super().__init__(id, box)
        self.label, self.value, self.change = label, value, change
        self.most, self.done, self.allowed = most, done, allowed
        self.caret = self.anchor = len(value())

    @property
    def marked(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def insert(self, text: str) -> None:
        """Put text in place of what is marked; what does not fit or is not allowed is left out."""
        text = "".join(c for c in text if c.isprintable() and (self.allowed is None or self.allowed(c)))
        old = self.value()
        a, b = self._clamped(old)
        text = text[: max(0, self.most - len(old) + b - a)]
        self._set(old[:a] + text + old[b:], a + len(text))

    def _clamped(self, text: str) -> tuple[int, int]:
        """The marked part; the owner may have changed the text meanwhile."""
        self.caret, self.anchor = min(self.caret, len(text)), min(self.anchor, len(text))
        return self.marked

    def _set(self, text: str, caret: int) -> None:
        self.caret = self.anchor = caret
        if text != self.value():
            self.change(text)

    def _erase(self, way: int, word: bool) -> None:
        text = self.value()
        a, b = self._clamped(text)
        if a == b:
            other = self._moved(text, way, word)
            a, b = min(a, other), max(a, other)
        self._set(text[:a] + text[b:], a)

    def _moved(self, text: str, way: int, word: bool) -> int:
        """Where the caret goes: a letter, or to the end of a word."""
        at = self.caret + way
        if word:
            while 0 < at < len(text) and not (
                text[at - 1].isspace() != text[at].isspace() and text[at if way < 0 else at - 1].strip()
            ):
                at += way
        return max(0, min(len(text), at))

    def key(self, key: str) -> object:
        text = self.value()
        self._clamped(text)
        *mods, name = key.split("+")
        word, keep = "ctrl" in mods, "shift" in mods
        if name == "return":
            return self.done() if self.done else None
        if name == "escape":
            self._set("", 0)
        elif name in ("left", "right"):
            way = -1 if name == "left" else 1
            a, b = self.marked
            self.caret = (a if way < 0 else b) if a != b and not keep else self._moved(text, way, word)
        elif name in ("home", "end"):
            self.caret = 0 if name == "home" else len(text)
        elif name == "backspace":
            self._erase(-1, word)
        elif name == "delete":
            self._erase(1, word)
        elif key in CHORDS:
            self._chord(name, text)
            return None
        if not keep and name in ("left", "right", "home", "end"):
            self.anchor = self.caret
        return None

    def _chord(self, name: str, text: str) -> None:
        a, b = self.marked
        if name == "a":
            self.anchor, self.caret = 0, len(text)
        elif name == "v":
            self.insert(pasted().replace("\n", " "))
        elif a != b:
            copy(text[a:b])
            if name == "x":
                self._set(text[:a] + text[b:], a)


def copy(text: str) -> None:
    """To the system's clipboard, or to our own where there is none."""
    global own_clipboard
    own_clipboard = text
    with suppress(pygame.error, AttributeError):
        pygame.scrap.put_text(text)


def pasted() -> str:
    """What the system's clipboard holds, or our own."""
    with suppress(pygame.error, AttributeError):
        return pygame.scrap.get_text() or own_clipboard
    return own_clipboard
