"""points: gained or lost in Dungeon & Kingdom, they rise over the seat they belong to, and fade."""

from __future__ import annotations

from game.engine.events import Changed, Event
from game.ui.draw.paint import INK, Sheet
from game.ui.draw.shapes import frame, plate
from game.ui.games.kingdom.places import Places
from game.ui.table.marks import LIT
from game.ui.table.part import Part
from game.ui.table.sprites import Floating
from game.ui.table.view import View
from game.ui.window.motion import FLOAT_UP, Call, Fade, Glide, Motion, Then, Together


class Points(Part):
    """Lies over the cards."""

    name = "points"

    def __init__(self, view: View, places: Places) -> None:
        super().__init__(view)
        self.places = places
        self.floats: list[Floating] = []
        self.told: list[int] = []  # the points of each seat that have been shown

    def lay_out(self) -> None:
        self.floats, self.told = [], list(self.view.picture.facts["reserve"])

    def show(self, event: Event) -> Motion | None:
        if not isinstance(event, Changed) or event.field != "reserve":
            return None
        seat, points = int(event.index), int(event.value)
        gain, self.told[seat] = points - self.told[seat], points
        return self.rise(seat, gain) if gain else None

    def rise(self, seat: int, gain: int) -> Motion:
        (x, y, r), own = self.places.crest(seat), seat == self.view.home
        text = f"{gain:+d}".replace("-", "\\u2212")
        word = Floating(text, x + 60, y - 8) if own else Floating(text, x + 110, y + r + 34)
        self.floats.append(word)

        def gone() -> None:
            if word in self.floats:
                self.floats.remove(word)

        return Then(
            Call(self.view.sounder("coin" if gain > 0 else "lose")),
            Together(Fade(word, 1, 140), Glide(word, FLOAT_UP, y=word.y - 26)),
            Fade(word, 0, 160),
            Call(gone),
        )

    def draw(self, s: Sheet) -> None:
        for word in self.floats:
            if word.alpha <= 0.05:
                continue
            alpha, w = round(255 * word.alpha), s.width(word.text, "black", 30)
            x, y = word.x - w / 2 - 12, word.y - 20
            s.svg(
                plate(x, y, w + 24, 40, 20, INK, 0.9) + frame(x, y, w + 24, 40, 20, LIT, 2),
                x - 2,
                y - 2,
                w + 28,
                44,
                alpha,
            )
            fill = "#7ee07a" if word.text.startswith("+") else "#ff9f92"
            s.text(word.text, "black", 30, fill, word.x, word.y, "c", maxh=36, alpha=alpha)
