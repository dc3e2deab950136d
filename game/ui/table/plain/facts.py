"""facts: what is true, as a list: one value, or one for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import plate
from game.ui.layout.box import Box
from game.ui.layout.writing import box
from game.ui.style.metrics import INNER, SLIP
from game.ui.table.plain.boxed import Boxed, empty, plain, short
from game.ui.window.focus import Control

LINE, HEAD, NAMES = 19.0, 32.0, 100.0  # height of a line and of the head, width of the names, in units
LONGEST = 12  # values: what is longer is told by cards or places


class Facts(Boxed):
    """What lies on cards or on a map is not told again."""

    name = "facts"
    top = 0  # the first line that is shown
    rows: Sequence[tuple[str, list[str]]] = ()
    at: Area = (0, 0, 0, 0)

    def box(self) -> Box:
        return box("facts").min(260, 120).share()

    def lay_out(self) -> None:
        self.at, seats = self.places[""], self.view.seats
        self.rows = [
            (
                plain(name),
                [short(one) for one in value] if isinstance(value, list) and len(value) == seats else [short(value)],
            )
            for name, value in self.view.picture.facts.items()
            if not empty(value) and not (isinstance(value, list) and len(value) > LONGEST)
        ]
        self.top = max(0, min(self.top, len(self.rows) - 3))

    def draw(self, s: Sheet) -> None:
        look, (x, y, w, h) = self.view.style.palette, self.at
        s.svg(plate(*self.at, SLIP, look.night, 0.9), *self.at)
        wide = (w - NAMES - INNER) / self.view.seats
        for seat, name in enumerate(self.view.names):
            s.say(
                name,
                "small",
                look.glow if self.view.turn == seat else look.soft,
                x + NAMES + wide * (seat + 0.5),
                y + 16,
                "c",
                wide - 6,
            )
        room = int((h - HEAD - LINE) / LINE)
        for i, (name, values) in enumerate(self.rows[self.top : self.top + room]):
            line = y + HEAD + 10 + i * LINE
            s.say(name, "small", look.soft, x + INNER, line, "l", NAMES - INNER)
            for n, value in enumerate(values):
                cell = wide if len(values) > 1 else w - NAMES - INNER
                s.say(value[:60], "small", look.cream, x + NAMES + cell * (n + 0.5), line, "c", cell - 6)
        if len(self.rows) > room:
            s.say("More: turn the wheel", "small", look.edge, x + INNER, y + h - 10)

    def controls(self) -> Iterable[Control]:
        yield Control("facts", self.at, "Facts", scroll=self.scroll, stop=False)

    def scroll(self, amount: float) -> bool:
        self.top = max(0, min(len(self.rows) - 3, self.top - round(amount)))
        return True
