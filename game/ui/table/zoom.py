"""zoom: a card enlarged where the pointer is not, with its words explained beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import GLOW
from game.ui.style.palette import palette
from game.ui.table.part import Part
from game.ui.table.tabletop import Tabletop
from game.ui.table.view import View
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

AFTER = 650  # ms over a card until it is enlarged
CARD_W, CARD_H, SIDEWAYS_W, WORDS_W = 366.0, 512.4, 470.0, 236.0
AIR, LEAST = 72, 330  # units above and below; how high it is at least
LETTERS, SMALLEST = 18, 9  # their size, where there is room and where there is little


class Zoom(Part):
    """Comes when the pointer rests on a card, on Z, by right click; goes when pointer or focus go elsewhere. What is
    tagged "asked only" does not come by resting: there something else is shown that must not be covered."""

    name = "zoom"

    def __init__(self, view: View, top: Tabletop, told: Callable[[], Iterable[Control]]) -> None:
        """`told`: the lines of the log that are seen."""
        super().__init__(view)
        self.top, self.told = top, told
        self.on: Control | None = None  # what is enlarged
        self.held = False  # asked for by key or button: stays until the focus goes elsewhere
        self.waited = 0.0
        self.stale: str | None = None  # where the pointer was left while things moved: what came there was not sought
        self.show_first = ""  # id of a card to be enlarged as soon as the table is there

    @property
    def card(self) -> int | None:
        card = self.on.tags.get("card") if self.on else None
        return card if isinstance(card, int) else None

    def toggle(self, control: Control | None) -> None:
        """Enlarge this card, or put it down again."""
        if control is None or self.on is not None and self.on.id == control.id:
            self.on, self.held = None, False
        elif isinstance(control.tags.get("card"), int):
            self.on, self.held = control, True

    def card_at(self, id: str | None) -> Control | None:
        """The control of that name, if a card with a known face lies there."""
        if not id:
            return None
        found = next((control for control in chain(self.told(), self.top.controls()) if control.id == id), None)
        return found if found and isinstance(found.tags.get("card"), int) else None

    def put_down(self) -> None:
        """A choice was made: what lay below is wanted. It comes again when the pointer goes elsewhere."""
        self.close()
        self.stale = self.view.pointed

    def close(self) -> bool:
        was, self.on, self.held = self.on is not None, None, False
        return was

    def put_away(self) -> None:
        """As if nobody had looked yet."""
        self.close()
        self.waited, self.stale, self.show_first = 0.0, None, ""

    def passes(self, ms: float) -> bool:
        """Follow the pointer; True when something came or went."""
        focus = self.view.focus
        if self.show_first:
            self.on, self.held, focus.over, self.show_first = (
                self.card_at(self.show_first),
                True,
                self.show_first,
                "",
            )
            return True
        at = self.view.pointed
        if self.view.busy:
            self.stale = at
            if focus.device != "mouse":  # nobody pointed there: what moves is to be seen
                self.view.hush()
        elif at != self.stale:
            self.stale = None
        if self.on is not None:
            self.view.hush()  # the card itself is there to be read
            if at != self.on.id:
                again = self.held and focus.device != "mouse"
                self.on = self.card_at(at) if again else None
                self.held = self.held and self.on is not None
                self.waited = 0
                return True
            return False
        found = None if at is None or at == self.stale or focus.device != "mouse" or focus.held else (self.card_at(at))
        if found is None or found.tags.get("asked only"):
            self.waited = 0
            return False
        self.waited += ms
        if self.waited >= AFTER:
            self.waited, self.on = 0, found
            self.view.hush()
            return True
        return False

    def lowest(self) -> float:
        """How far down it may reach: the prompt stays clear where there is room enough above it."""
        high = self.view.room[1]
        prompt = self.view.area("prompt")
        return prompt[1] + 16 if prompt and prompt[1] > LEAST + AIR else high

    def draw(self, s: Sheet) -> None:
        if self.on is None or self.card is None:
            return
        card, (x, _, w, _) = self.card, self.on.rect
        room, low = self.view.room[0], self.lowest()
        k = min(1.0, (low - AIR - 28) / CARD_H, (room - WORDS_W - 78) / SIDEWAYS_W)
        image = self.top.enlarged(s, card, CARD_W * k, SIDEWAYS_W * k)
        iw, ih = image.get_width() / s.u, image.get_height() / s.u
        name, words = self.top.words_of(card)
        words = [*words, *self.top.card_notes(card)]
        size, most = LETTERS, low - AIR - 28
        while 56 + sum(needed := heights(s, words, size)) > most and size > SMALLEST:
            size -= 1
        wide, high = iw + WORDS_W + 46, min(most, max(ih, 56 + sum(needed))) + 28
        left = room - 16 - wide if x + w / 2 < room / 2 else 16.0
        top = 44.0
        if s.marks is not None:  # what lies below is covered and need not be read
            s.marks.clear()
        panel(s, (left, top, wide, high))
        s.blit(image, left + 14, top + 14)
        tx, y = left + iw + 32, top + 22
        s.say(name, "heading", palette.cream, tx, y + 8, "l", WORDS_W, maxh=24)
        y += 34
        k = min(1.0, (top + high - 16 - y) / max(1.0, sum(needed)))
        for (title, text), room in zip(words, needed):
            s.say(title, "step", GLOW, tx, y + 0.45 * size, "l", WORDS_W, size=size)
            s.tell(text, "body", PAPER, tx, y + 1.22 * size, WORDS_W, maxh=room * k - 2.1 * size, size=size)
            y += room * k


def heights(s: Sheet, words: Sequence[tuple[str, str]], size: float) -> list[float]:
    """How high each headed line becomes with letters of a size, in units."""
    return [2.33 * size + s.high(text, "body", WORDS_W, size) for _, text in words]
