"""header: the bar of 56 units on top of every house screen: the way back, title, note, and signs at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.draw.paint import Sheet, icon
from game.ui.focus import Control, Focus
from game.ui.widgets import looks
from game.ui.widgets.base import Deed, Widget
from game.ui.widgets.shapes import BRASS, EDGE, GLOW, NIGHT, RISE, SHADOW, SOFT, WELL, frame, plate, put, sign

HEAD = 56


class Sign(NamedTuple):
    """A sign at the right end of the header; `action` names the key that does the same."""

    ico: str
    label: str
    deed: Deed
    action: str = ""


class Header(Widget):
    """Reaches over the whole width of the window. `back` is what the arrow at the left does."""

    def __init__(
        self, title: str, back: Deed, note: str = "", ico: str | None = None, signs: Sequence[Sign] = (),
        wide: float = 1280,
    ) -> None:
        super().__init__("header", (0, 0, wide, HEAD))
        self.title, self.back, self.note, self.ico, self.signs = title, back, note, ico, tuple(signs)

    def controls(self) -> Sequence[Control]:
        way = Control(
            "header/back", (14, 9, 44, 36), "Back", self.back, action="back", zone="header", tags={"bubble": True}
        )
        left = self.box[2] - 14 - 42 * len(self.signs)
        return (
            way,
            *(
                Control(
                    f"header/{one.ico}",
                    (left + 42 * i, 10, 36, 34),
                    one.label,
                    one.deed,
                    action=one.action,
                    zone="header",
                    radius=9,
                    tags={"bubble": True},
                )
                for i, one in enumerate(self.signs)
            ),
        )

    def draw(self, s: Sheet, focus: Focus) -> None:
        x0, w = -s.ox / s.u, s.surf.get_width() / s.u
        top = -s.oy / s.u
        s.svg(
            plate(x0, HEAD, w, 6, 0, SHADOW, 0.35)
            + plate(x0, top, w, HEAD - top, 0, NIGHT)
            + plate(x0, HEAD - 2, w, 2, 0, BRASS),
            x0,
            top,
            w,
            HEAD + 6 - top,
        )
        back, *others = self.controls()
        look = self.look(s, focus, back)
        fill = {"hover": "#3d2c58", "pressed": WELL}.get(look.state, RISE)
        put(
            s,
            back.rect,
            plate(*back.rect, 10, fill)
            + frame(*back.rect, 10, GLOW if look.state == "hover" else EDGE, 1.5, 0.7)
            + icon("arrow", 36, 27, 22, "#ffe9b8", fill, 180),
            4,
        )
        for control, one in zip(others, self.signs, strict=True):
            looks.icon_button(s, control.rect, one.ico, self.look(s, focus, control).state)
        left = 112 if self.ico else 74
        if self.ico:
            put(s, (72, 10, 34, 34), sign(self.ico, 88, 27, 28, GLOW, NIGHT), 2)
        room = self.box[2] - 14 - 42 * len(self.signs) - left - 12
        n = s.text(self.title, "black", 26, "#ffe9b8", left, 29, "l", room * (0.6 if self.note else 1), maxh=48)
        if self.note:
            s.text(self.note, "semi", 18, SOFT, left + n + 18, 30, "l", room - n - 18, maxh=44)
