"""head: the bar on top of every screen of the house: the way back, the title, the rulebook and the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import Sheet, icon
from game.ui.focus import Control, Focus
from game.ui.widgets.base import Widget
from game.ui.widgets.controls import IconButton
from game.ui.widgets.shapes import BRASS, EDGE, GLOW, NIGHT, RISE, SHADOW, SOFT, frame, plate, put

HEAD = 56
Deed = Callable[[], object]


class Header(Widget):
    """The bar. `signs` are (id, icon, label, deed) of the buttons at its right end."""

    def __init__(self, title: str, note: str, back: Deed, ico: str | None = None,
                 signs: Sequence[tuple[str, str, str, Deed]] = ()) -> None:
        super().__init__("back", (14, 9, 44, 36))
        self.title, self.note, self.ico, self.go_back = title, note, ico, back
        self.zone = "head"
        self.signs = [IconButton(id, (1266 - 44 * (len(signs) - i), 10, 38, 36), sign, label, deed)
                      for i, (id, sign, label, deed) in enumerate(signs)]
        for sign, (id, _, label, _) in zip(self.signs, signs):
            sign.set(tip=" ", zone="head", action={"rules": "rulebook"}.get(id, ""))
        self.set(tip=" ", action="back")

    def controls(self) -> Sequence[Control]:
        return (self.control(self.go_back, "Back", 10), *(one for sign in self.signs for one in sign.controls()))

    def draw(self, s: Sheet, focus: Focus) -> None:
        left, _ = s.at(0, 0)
        wide = s.surf.get_width() / s.u
        s.svg(f'<rect x="{left:g}" y="{HEAD}" width="{wide:g}" height="6" fill="{SHADOW}" opacity=".35"/>'
              f'<rect x="{left:g}" y="-60" width="{wide:g}" height="{HEAD + 60}" fill="{NIGHT}"/>'
              f'<rect x="{left:g}" y="{HEAD - 2}" width="{wide:g}" height="2" fill="{BRASS}"/>', left, -60, wide, HEAD + 68)
        look = self.look(s, focus, self.controls()[0])
        hot = look.state in ("hover", "pressed")
        put(s, self.box, plate(*self.box, 10, "#4b3672" if hot else RISE)
            + frame(*self.box, 10, GLOW if hot else EDGE, 1.5, 1 if hot else .7) + icon("arrow", 36, 27, 22, "#ffe9b8", RISE, 180), 4)
        x = 74.0
        if self.ico:
            put(s, (74, 12, 30, 30), icon(self.ico, 89, 27, 28, GLOW, NIGHT), 4)
            x = 112
        end = 1250 - 44 * len(self.signs)
        n = s.text(self.title, "black", 26, "#ffe9b8", x, 29, "l", (end - x) * .6, maxh=40)
        if self.note:
            s.text(self.note, "semi", 18, SOFT, x + n + 18, 30, "l", end - x - n - 30, maxh=34)
        for sign in self.signs:
            sign.draw(s, focus)
