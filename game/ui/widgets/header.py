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
from game.ui.window.scene import Act, Widget

HEAD = 56  # height of the bar
SQUEEZED = 1.3  # times as wide as its room may a note be that stands in one line
ROOMY, BAR = 760, (176.0, 15.0)  # units of a window's width from which on a gauge has its bar, and of that bar


class Sign(NamedTuple):
    """A sign at the right end of the header; `action` names the key that does the same."""

    ico: str
    label: str
    deed: Act
    action: str = ""


class Gauge(NamedTuple):
    """How far one has come: what is gathered, as SVG round 0, 0 and 36 units high, the part of it from 0 to 1, and it
    in words."""

    thing: str
    part: float
    words: str


class Header(Widget):
    """Reaches over the whole width of the window. `back` is what the arrow at the left does; a `gauge` lies before the
    signs."""

    def __init__(
        self,
        title: str,
        back: Act,
        note: str = "",
        ico: str | None = None,
        signs: Sequence[Sign] = (),
        gauge: Gauge | None = None,
    ) -> None:
        super().__init__("header", (0, 0, 1280, HEAD))
        self.title, self.back, self.note, self.ico, self.signs = title, back, note, ico, tuple(signs)
        self.gauge = gauge

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
        right = self.box[2] - 14 - (36 + 6) * len(self.signs)
        room = (self._measure(s, self.gauge, right) if self.gauge else right) - left - 12
        n = s.say(self.title, "number_large", palette.cream, left, 29, "l", room * (0.6 if self.note else 1), maxh=48)
        if self.note:
            start, beside = left + n + 18, room - n - 18
            if s.wide(self.note, "lead") <= SQUEEZED * beside:
                s.say(self.note, "lead", SOFT, start, 30, "l", beside, maxh=44)
            else:
                s.tell(self.note, "small", SOFT, start, 28 - s.high(self.note, "small", beside) / 2, beside, maxh=48)

    def _measure(self, s: Sheet, gauge: Gauge, right: float) -> float:
        """The gauge, ending at `right`; comes back as where it begins. A narrow window leaves the bar out."""
        words = s.wide(gauge.words, "number")
        left = right - 14 - words
        s.say(gauge.words, "number", palette.cream, left, 28, "l", words + 2, maxh=44)
        if self.box[2] >= ROOMY:
            bar = left - 14 - BAR[0], 27 - BAR[1] / 2, *BAR
            full = plate(*bar[:2], max(BAR[1], BAR[0] * gauge.part), BAR[1], BAR[1] / 2, palette.gold)
            rim = frame(*bar, BAR[1] / 2, EDGE, THIN)
            put(s, bar, plate(*bar, BAR[1] / 2, WELL) + (full if gauge.part > 0 else "") + rim, 2)
            left = bar[0]
        middle = left - 26
        thing = f'<g transform="translate({middle:g} 27) scale(0.9)">{gauge.thing}</g>'
        put(s, (middle - 20, 8, 40, 40), thing, 2)
        return middle - 20
