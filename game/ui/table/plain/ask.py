"""ask: the choices as buttons: all of them, or where there are many those that lie nowhere on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.engine.agenda import Option
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import focus_ring, frame, plate
from game.ui.layout.box import Box
from game.ui.layout.writing import box, pad, text, wrap
from game.ui.style.metrics import SLIP, THIN
from game.ui.table.part import View
from game.ui.table.plain.boxed import Boxed
from game.ui.table.plain.cards import Words
from game.ui.window.focus import Control

MOST = 14  # choices shown as buttons although they lie on the table
PAGE = 24  # buttons at a time
MORE = ">"  # the button of the next page, among keys of options


class Ask(Boxed):
    """One button a choice; the next page comes by a button, too."""

    name = "ask"
    page = 0

    def __init__(self, view: View, named: Words) -> None:
        super().__init__(view)
        self.named = named

    def label(self, option: Option, every: Sequence[Option]) -> str:
        """Its words; where several say the same, with the card that each is about."""
        alike = sum(other.label == option.label for other in every) > 1
        there = [option.at] if isinstance(option.at, int) else self.view.picture.zones.get(str(option.at), [])
        about = f": {self.named(there[-1])}" if alike and there and there[-1] is not None else ""
        return self.view.words_of(option) + about

    def options(self) -> list[Option]:
        every = list(self.view.question.options) if self.view.question else []
        if len(every) <= MOST:
            return every
        return [option for option in every if option.at is None or self.view.where(option.at) is None]

    def shown(self) -> list[tuple[str, str]]:
        """Key and words of the buttons of this page."""
        every = self.options()
        self.page = self.page if self.page * PAGE < len(every) else 0
        page = every[self.page * PAGE : (self.page + 1) * PAGE]
        more = [(MORE, f"More ({self.page + 1} of {-(-len(every) // PAGE)})")] if len(every) > PAGE else []
        return [(option.key, self.label(option, every)) for option in page] + more

    def box(self) -> Box:
        buttons = [pad(text("", words, "body"), 12, 5).named(f"ask/{key}") for key, words in self.shown()]
        return pad(wrap(*buttons, gap=6) if buttons else box().size(h=26), 14, 6)

    def draw(self, s: Sheet) -> None:
        look = self.view.style.palette
        for key, words in self.shown():
            if key not in self.places:
                continue
            x, y, w, h = at = self.places[key]
            on = self.view.pointed == f"choice/{key}"
            s.svg(plate(*at, SLIP, look.gold if on else look.rise) + frame(*at, SLIP, look.gold, THIN), *at)
            s.say(words, "body", look.ink if on else look.paper, x + w / 2, y + h / 2, "c", w - 8)
            if on:
                focus_ring(s, at, SLIP)

    def controls(self) -> Iterable[Control]:
        for key, words in self.shown():
            if key in self.places:
                yield Control(
                    f"choice/{key}",
                    self.places[key],
                    words,
                    self.chooser(key),
                    zone="choices",
                    radius=SLIP,
                    tags={"key": key} if key != MORE else {},
                )

    def chooser(self, key: str) -> Callable[[], None]:
        def turn() -> None:
            self.page += 1
            self.view.again()

        return turn if key == MORE else lambda: self.view.answer(key)

    def settled(self) -> None:
        self.page = 0
