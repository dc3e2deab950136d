"""prompt: what is asked, announced, and said of single things, in words across the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.words import counted
from game.ui.draw.paint import GOLD, PAPER, Area, Sheet, icon, measured
from game.ui.draw.shapes import NIGHT, disc, frame, raised
from game.ui.style.metrics import BOLD, PILL
from game.ui.style.palette import palette
from game.ui.style.type import TEXTS
from game.ui.table.captions import DIE, SIGN, Caption, Captions
from game.ui.table.dice import Die, die_picture
from game.ui.table.part import Part, View
from game.ui.table.passing import Notice, Notices
from game.ui.table.tabletop import Tabletop
from game.ui.widgets.plates import prompt
from game.ui.window.focus import Control

BANNER_W, BANNER_H = 588.0, 92.0
CHOICES = "So much can be chosen now: what is lit on the table, and the buttons."


class Prompt(Part):
    """What is asked, with the number of choices; stays away where a part of the game says it."""

    name = "prompt"

    def __init__(self, view: View, top: Tabletop) -> None:
        super().__init__(view)
        self.top = top
        self.told: str | None = None  # what is said, as it was asked for since the last frame

    def passes(self, ms: float) -> bool:
        self.told = None
        return False

    def words(self) -> str:
        """What is asked or waited for; some games look through all that lies there for it, so once in a frame."""
        if self.told is None:
            self.told = self.top.prompt_words()
        return self.told

    @property
    def number(self) -> str:
        """How many choices there are; "" while nobody here is asked."""
        return str(len(self.view.question.options)) if self.view.question else ""

    def controls(self) -> Sequence[Control]:
        """The number, which tells what it counts."""
        area = self.view.area("prompt")
        if self.top.asks or not self.number or area is None or not self.words():
            return ()
        x, y, _, h = area
        rect = x, y, 22.0 + 9 * len(self.number), h
        said = counted(int(self.number), "choice")
        return [Control("prompt/number", rect, said, tip=CHOICES, zone=self.name, radius=PILL)]

    def draw(self, s: Sheet) -> None:
        area = self.view.area("prompt")
        if area and not self.top.asks and (words := self.top.prompt_words()):
            prompt(s, area, words, self.number)


class Banner(Part):
    """What is announced."""

    name = "banner"

    def __init__(self, view: View, top: Tabletop, notices: Notices) -> None:
        super().__init__(view)
        self.top, self.notices = top, notices

    def put_away(self) -> None:
        self.notices.put_away()

    def skipped(self) -> None:
        self.notices.put_away()

    def draw(self, s: Sheet) -> None:
        if (notice := self.notices.notice) is None:
            return
        x, y, w, h = self.box
        key = "notice", notice.title, notice.text, notice.crest
        box = x - 4, y - 4, w + 8, h + 14
        self.view.stamps.put(s, key, *box, lambda t: self.paint(t, notice, w, h), notice.alpha, "notice")

    @property
    def box(self) -> Area:
        """In the middle of what is left for it."""
        x, y, w, h = self.view.area("notice") or (0, 0, *self.view.room)
        wide = min(w, BANNER_W)
        return x + (w - wide) / 2, y + (h - BANNER_H) / 2, wide, BANNER_H

    def sign(self, h: float) -> str:
        """The game's icon in a disc."""
        return disc(50, 4 + h / 2, 26, GOLD) + icon(self.top.sign, 50, 4 + h / 2, 34, NIGHT, GOLD)

    def paint(self, t: Sheet, notice: Notice, w: float, h: float) -> None:
        """The words in their frame, with a margin of 4."""
        t.svg(raised(4, 4, w, h, PILL, NIGHT, GOLD, BOLD) + ("" if notice.crest else self.sign(h)))
        if notice.crest:
            self.top.medal(t, notice.crest, 50, 4 + h / 2, 30)
        t.say(notice.title, "display", palette.cream, 90, 36, "l", w - 110, maxh=34)
        t.say(notice.text, "lead", PAPER, 90, 70, "l", w - 110, maxh=24)


class Spoken(Part):
    """What floats over single things."""

    name = "spoken"

    def __init__(
        self,
        view: View,
        top: Tabletop,
        captions: Captions,
        kept: Callable[[], Sequence[Area]],
    ) -> None:
        """`kept`: what none of it may cover."""
        super().__init__(view)
        self.top, self.captions = top, captions
        captions.room, captions.kept, captions.wide = lambda: view.room, kept, self.wide
        captions.spared = top.spared

    def wide(self, words: str, style: str) -> float:
        """How wide words of a style are, units."""
        look, scale = TEXTS[style], self.view.scale
        return measured(words, look, max(1, round(look.size * scale)), None)[0] / scale

    def lay_out(self) -> None:
        self.captions.forget()

    def draw(self, s: Sheet) -> None:
        self.captions.settle()
        for caption in self.captions.shown:
            if (lies := caption.lies) is not None and caption.alpha > 0.05:
                x, y, w, h = lies
                key = "caption", caption.text, caption.kind, caption.colour, caption.sign, caption.dice
                paint = partial(self.paint, caption=caption, w=w, h=h)
                self.view.stamps.put(s, key, x - 2, y - 2, w + 6, h + 8, paint, caption.alpha)

    def paint(self, t: Sheet, caption: Caption, w: float, h: float) -> None:
        """Words on their plate, a sign before and dice behind them."""
        kind, middle = caption.kind, 2 + h / 2
        lead, end = 2 + kind.margin + (SIGN if caption.sign else 0), w + 2 - kind.margin - DIE * len(caption.dice)
        t.svg(
            raised(2, 2, w, h, PILL, kind.ground)
            + frame(3, 3, w - 2, h - 2, PILL, kind.edge or caption.colour)
            + (self.top.symbol(caption.sign, kind.margin + 8, middle, 20, caption.colour) if caption.sign else "")
        )
        t.say(caption.text, kind.style, caption.colour, lead, middle + 0.5, "l", end - lead + 2, maxh=h - 4)
        for i, value in enumerate(caption.dice):
            image = die_picture(self.view.pictures, Die(value), round(DIE * t.u) - 1)
            t.blit(image, end + DIE * i, middle - DIE / 2)
