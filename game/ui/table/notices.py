"""notices: words across the table that come and go."""

from __future__ import annotations

from game.ui.draw.paint import GOLD, PAPER, Sheet, icon
from game.ui.draw.shapes import NIGHT, Box, disc, frame, plate
from game.ui.table.part import Part
from game.ui.table.tabletop import Tabletop
from game.ui.table.view import View
from game.ui.window.motion import BANNER_IN, BANNER_OUT, Call, Fade, Motion, Then, Wait

BANNER: Box = (346, 460, 588, 92)


class Notice:
    """A title and a line, with what stands for a seat or the game's sign; alpha 0..1."""

    def __init__(self, title: str, text: str, crest: str = "") -> None:
        self.title, self.text, self.crest, self.alpha = title, text, crest, 0.0


class Notices(Part):
    """One banner at a time."""

    name = "notices"

    def __init__(self, view: View, top: Tabletop) -> None:
        super().__init__(view)
        self.top = top
        self.notice: Notice | None = None

    def announce(self, title: str, text: str, crest: str, hold: float) -> Motion:
        """The motion of a banner that stays for so many ms."""
        notice = Notice(title, text, crest)

        def begin() -> None:
            self.notice = notice

        return Then(
            Call(begin), Fade(notice, 1, BANNER_IN), Wait(hold), Fade(notice, 0, BANNER_OUT), Call(self.put_away)
        )

    def put_away(self) -> None:
        self.notice = None

    def skipped(self) -> None:
        self.notice = None

    def draw(self, s: Sheet) -> None:
        if (notice := self.notice) is None:
            return
        x, y, w, h = self.top.notice_box or BANNER
        key = "notice", notice.title, notice.text, notice.crest
        self.view.stamps.put(s, key, x - 4, y - 4, w + 8, h + 14, lambda t: self.paint(t, notice, w, h), notice.alpha)

    def sign(self, h: float) -> str:
        """The game's icon in a disc."""
        return disc(50, 4 + h / 2, 26, GOLD) + icon(self.top.sign, 50, 4 + h / 2, 34, NIGHT, GOLD)

    def paint(self, t: Sheet, notice: Notice, w: float, h: float) -> None:
        """The words in their frame, with a margin of 4."""
        t.svg(
            plate(4, 9, w, h, 20, "#0c0618", 0.5)
            + plate(4, 4, w, h, 20, NIGHT, 0.95)
            + frame(4, 4, w, h, 20, GOLD, 3)
            + ("" if notice.crest else self.sign(h))
        )
        if notice.crest:
            self.top.medal(t, notice.crest, 50, 4 + h / 2, 30)
        t.text(notice.title, "title", 32, "#ffe9b8", 90, 36, "l", w - 110, maxh=34)
        t.text(notice.text, "semi", 18, PAPER, 90, 70, "l", w - 110, maxh=24)
