"""header: the bar of 56 units on top of every house screen: the way back, title, note, and signs at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.draw.paint import Sheet, icon
from game.ui.draw.shapes import BRASS, EDGE, GLOW, NIGHT, RISE, SOFT, WELL, frame, plate, put, shade, sign
from game.ui.style.metrics import HAZE, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.widgets import looks
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Act, Widget

HEAD = 56  # height of the bar


class Sign(NamedTuple):
    """A sign at the right end of the header; `action` names the key that does the same."""

    ico: str
    label: str
    deed: Act
    action: str = ""


class Header(Widget):
    """Reaches over the whole width of the window. `back` is what the arrow at the left does."""

    def __init__(
        self, title: str, back: Act, note: str = "", ico: str | None = None, signs: Sequence[Sign] = ()
    ) -> None:
        super().__init__("header", (0, 0, 1280, HEAD))
        self.title, self.back, self.note, self.ico, self.signs = title, back, note, ico, tuple(signs)

    def controls(self) -> Sequence[Control]:
        w, h = 36, 34
        way = Control(
            "header/back",
            (14, 27 - h / 2, 44, h),
            "Back",
            self.back,
            action="back",
            zone="header",
            tags={"bubble": True},
        )
        left = self.box[2] - 14 - (w + 6) * len(self.signs)
        return (
            way,
            *(
                Control(
                    f"header/{one.ico}",
                    (left + (w + 6) * i, 27 - h / 2, w, h),
                    one.label,
                    one.deed,
                    action=one.action,
                    zone="header",
                    radius=SLIP,
                    tags={"bubble": True},
                )
                for i, one in enumerate(self.signs)
            ),
        )

    def draw(self, s: Sheet, focus: Focus) -> None:
        x0, w = -s.ox / s.u, s.surf.get_width() / s.u
        top = -s.oy / s.u
        s.svg(
            shade(x0, HEAD, w, 6, 0, HAZE)
            + plate(x0, top, w, HEAD - top, 0, NIGHT)
            + plate(x0, HEAD - 2, w, 2, 0, BRASS),
            x0,
            top,
            w,
            HEAD + 6 - top,
        )
        back, *others = self.controls()
        look = self.look(s, focus, back)
        fill = {"hover": palette.hover, "pressed": WELL}.get(look.state, RISE)
        put(
            s,
            back.rect,
            plate(*back.rect, SLIP, fill)
            + frame(*back.rect, SLIP, GLOW if look.state == "hover" else EDGE, THIN, 0.7)
            + icon("arrow", 14 + 22, 27, 22, palette.cream, fill, 180),
            4,
        )
        for control, one in zip(others, self.signs, strict=True):
            looks.icon_button(s, control.rect, one.ico, self.look(s, focus, control).state)
        left = 44 + (68 if self.ico else 30)
        if self.ico:
            put(s, (left - 40, 10, 34, 34), sign(self.ico, left - 24, 27, 28, GLOW, NIGHT), 2)
        room = self.box[2] - 14 - (36 + 6) * len(self.signs) - left - 12
        n = s.say(self.title, "number_large", palette.cream, left, 29, "l", room * (0.6 if self.note else 1), maxh=48)
        if self.note:
            s.say(self.note, "lead", SOFT, left + n + 18, 30, "l", room - n - 18, maxh=44)
