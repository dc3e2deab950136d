"""letters: a board of letters over the screen, on which a line of text is written with a gamepad alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui.draw.paint import NOWHERE
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, overlay, pad, row
from game.ui.widgets.controls import Button, Panel
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.line import Line
from game.ui.widgets.looks import RED, TIN, VIOLET
from game.ui.window.focus import Given
from game.ui.window.keys import BY_ID
from game.ui.window.scene import Pop

SMALL = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-")
CAPITAL = ("1234567890", "QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM,.-")
FOREIGN = ("àáâäãåæçèé", "êëìíîïñòóô", "öõøœùúûüýß", "!?&:;()/=_")
FORBIDDEN = "This line does not take that one."
FULL = "There is no room for another letter in this line."


class Letters(Flowing):
    """A `line` at the top, its letters below. What is written is given to the line's owner at once."""

    overlay = True
    first = "key/g"
    keys: tuple[str, ...] = SMALL

    def __init__(self, line: Line) -> None:
        super().__init__()
        self.line = line

    def enter(self) -> None:
        self.set_out()

    # ---- what is written ------------------------------------------------------------------------------------------
    def put(self, letter: str) -> None:
        """A letter at the caret; after a capital come small ones."""
        self.line.insert(letter)
        self.change(SMALL if self.keys is CAPITAL and letter.isalpha() else self.keys)

    def why_not(self, letter: str) -> str:
        """Why a letter cannot be put; "" when it can."""
        if self.line.allowed is not None and not self.line.allowed(letter):
            return FORBIDDEN
        return FULL if len(self.line.value()) >= self.line.most else ""

    def edit(self, key: str) -> None:
        """What a key does in a line: backspace, left or right."""
        self.line.key(key)
        self.set_out()

    def change(self, keys: tuple[str, ...]) -> None:
        """Other letters on the same keys; the focus stays where it is."""
        at, old = self.focus.at or "", "".join(self.keys)
        self.keys = keys
        self.set_out()
        letter = at.removeprefix("key/")
        if at.startswith("key/") and letter in old:
            self.focus.at = f"key/{''.join(keys)[old.index(letter)]}"

    def capitals(self) -> None:
        self.change(SMALL if self.keys is CAPITAL else CAPITAL)

    def foreign(self) -> None:
        self.change(SMALL if self.keys is FOREIGN else FOREIGN)

    def finish(self) -> object:
        """What Enter does in the line."""
        self.app.post(Pop())
        return self.line.done() if self.line.done else None

    # ---- the quick ways of a gamepad ------------------------------------------------------------------------------
    def quick(self) -> dict[str, tuple[str, Callable[[], object]]]:
        """What buttons do without the focus, by their actions: what is said of it, and the deed."""
        return {
            "zoom": ("deletes", partial(self.edit, "backspace")),
            "log": ("space", partial(self.put, " ")),
            "previous_zone": ("left", partial(self.edit, "left")),
            "next_zone": ("right", partial(self.edit, "right")),
            "note": ("capitals", self.capitals),
        }

    def on_given(self, given: Given) -> object:
        if given.kind == "key" and given.device == "pad" and (found := self.quick().get(given.action)):
            return found[1]() or True
        return None

    def told(self) -> str:
        """The quick ways in words."""
        ways = [f"{BY_ID[action].pad[0]} {words}" for action, (words, _) in self.quick().items()]
        return ", ".join([*ways, f"{BY_ID['back'].pad[0]} ends"])

    # ---- where it lies --------------------------------------------------------------------------------------------
    def declare(self) -> Box:
        return first(self.form(42, 8), self.form(32, 6))

    def form(self, high: float, gap: float) -> Box:
        """The board with keys so high, and so much between them."""
        look = self.style.palette
        rows = [row(*(self.letter(one, high) for one in letters), gap=gap) for letters in self.keys]
        head = row(self.words(self.line.label, "heading", look.cream).share(), self.count(), gap=10)
        foot = self.words(self.told(), "small", look.mist, align="c", shrinks=True)
        line = self.leaf(self.line, 200, high).max(h=high)
        page = column(head, line, *rows, self.ways(high, gap), foot, gap=gap)
        return pad(overlay(self.leaf(Panel(NOWHERE)), pad(page, 20, 2 * gap)).max(w=760).like(w=760).stick("s"), 8)

    def count(self) -> Box:
        return self.words(f"{len(self.line.value())} of {self.line.most}", "note", self.style.palette.mist, align="r")

    def letter(self, letter: str, high: float) -> Box:
        key = Button(f"key/{letter}", NOWHERE, letter, partial(self.put, letter), TIN)
        key.set(enabled=not (why := self.why_not(letter)), why_not=why)
        return self.leaf(key, 34, high).max(h=high).share()

    def ways(self, high: float, gap: float) -> Box:
        """Other letters, the caret, and the way out."""
        why = self.why_not(" ")
        space = self.button("space", "Space", partial(self.put, " "), TIN, None, high, enabled=not why, why_not=why)
        return row(
            self.button("capitals", "abc" if self.keys is CAPITAL else "ABC", self.capitals, VIOLET, None, high),
            self.button("foreign", "abc" if self.keys is FOREIGN else "é ? !", self.foreign, VIOLET, None, high),
            space.share(2),
            self.button("left", "", partial(self.edit, "left"), VIOLET, ".left", high),
            self.button("right", "", partial(self.edit, "right"), VIOLET, ".right", high),
            self.button("delete", "Delete", partial(self.edit, "backspace"), VIOLET, None, high),
            self.button("done", "Done", self.finish, RED, None, high),
            gap=gap,
        )
