"""page: a printed page that scrolls: headings, paragraphs, numbered rules and links, on paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.draw.paint import INK, Sheet
from game.ui.draw.shapes import BRASS, FADE, FIELD_R, PRINT, WELL, WINE, Box, frame, plate, put
from game.ui.style.palette import palette
from game.ui.widgets.listing import BAR, PAGES
from game.ui.window.focus import Control, Focus, Given
from game.ui.window.widget import Widget

LINK = palette.ruling  # 6.9:1 on paper
TOKEN = re.compile(r"\[([^\]]+)\]\(([^)]+)\)|\*\*?([^*]+)\*\*?|(\S+)|(\s+)")
SIZES = {
    "h1": ("black", 28),
    "h2": ("title", 21),
    "p": ("text", 18),
    "li": ("text", 18),
    "rule": ("text", 18),
    "note": ("semi", 16),
}
LEAD = 1.3
NUMBERS = 54  # width of the column of rule numbers, units


class Block(NamedTuple):
    """h1, h2, p, li, rule or note. `id` is where a link leads; a rule's number stands in front of it."""

    kind: str
    text: str
    id: str = ""


class Word(NamedTuple):
    text: str
    face: str
    size: float
    x: float
    link: str


class Line(NamedTuple):
    y: float
    block: int
    words: tuple[Word, ...]


class Link(NamedTuple):
    target: str
    x: float
    y: float
    w: float
    h: float


class Page(Widget):
    """Blocks laid out for the width of the box. `follow` is told the target of a link that is chosen."""

    def __init__(
        self, id: str, box: Box, label: str, blocks: Sequence[Block], follow: Callable[[str], object] | None = None
    ) -> None:
        super().__init__(id, box)
        self.label, self.follow = label, follow
        self.top, self.lit, self.link = 0.0, "", -1
        self.full = 0.0  # how high all lines are together, once they are laid
        self._made: float | None = None
        self.show(blocks)

    def show(self, blocks: Sequence[Block]) -> None:
        """Another page, from its top."""
        self.blocks = tuple(blocks)
        self.lines: list[Line] = []
        self.links: list[Link] = []
        self.places: list[tuple[float, float]] = []  # top and bottom of each block
        self.top, self.lit, self.link, self._made, self._wanted = 0.0, "", -1, None, ""

    def go(self, id: str) -> None:
        """Light a block and bring it into view, now or when the page is first drawn."""
        self.lit = self._wanted = id

    # ---- layout -----------------------------------------------------------------------------------------------
    def _lay(self, s: Sheet) -> None:
        if self._made == s.u:
            return
        self._made = s.u
        self.lines, self.links, self.places = [], [], []
        y = 0.0
        for i, block in enumerate(self.blocks):
            y += {"h1": 10, "h2": 12}.get(block.kind, 0) if i else 0
            start = y
            y = self._set(s, i, block, y)
            self.places.append((start, y))
            y += 6 if block.kind in ("h1", "h2", "li") else 12
        self.full = y

    def _set(self, s: Sheet, number: int, block: Block, y: float) -> float:
        """Lay one block from y on; the y below it comes back."""
        face, size = SIZES[block.kind]
        indent = {"rule": NUMBERS, "li": 22.0, "note": 16.0}.get(block.kind, 0.0)
        room = self.box[2] - BAR - 10 - indent
        space = s.width(" ", face, size)
        words: list[Word] = []
        x = 0.0
        high = size * LEAD
        for text, bold, link in tokens(block.text):
            kind = "bold" if bold or link else face
            w = s.width(text, kind, size)
            if words and x + w > room:
                self.lines.append(Line(y, number, tuple(words)))
                words, x, y = [], 0.0, y + high
            if link:
                self.links.append(Link(link, indent + x, y, w, high))
            words.append(Word(text, kind, size, indent + x, link))
            x += w + (0 if text.endswith("(") else space)
        self.lines.append(Line(y, number, tuple(words)))
        return y + high

    # ---- what the focus asks ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        one = self.control(self._choose, self.label, FIELD_R)
        one.steer, one.scroll, one.point, one.typing = self._steer, self._scroll, self._point, self
        return (one,)

    def _limit(self) -> float:
        return max(0.0, self.full - self.box[3])

    def _choose(self) -> object:
        if self.follow and 0 <= self.link < len(self.links):
            return self.follow(self.links[self.link].target)
        return None

    def _steer(self, dx: int, dy: int) -> bool:
        if dx and self.links:
            shown = [i for i, link in enumerate(self.links) if self.top <= link.y < self.top + self.box[3]]
            ahead = [i for i in shown if (i > self.link) == (dx > 0) and i != self.link]
            if ahead:
                self.link = ahead[0] if dx > 0 else ahead[-1]
                return True
            return False
        return bool(dy) and self._scroll(-dy * 0.9)

    def _scroll(self, amount: float) -> bool:
        before = self.top
        self.top = max(0.0, min(self._limit(), self.top - amount * 52))
        return self.top != before

    def _point(self, x: float, y: float) -> bool:
        px, py = x - self.box[0], y - self.box[1] + self.top
        found = next(
            (
                i
                for i, link in enumerate(self.links)
                if link.x <= px < link.x + link.w and link.y <= py < link.y + link.h
            ),
            -1,
        )
        moved, self.link = found != self.link, found
        return moved

    def wants(self, given: Given) -> bool:
        return given.kind == "key" and given.key in PAGES

    def type(self, given: Given) -> object:
        step = self.box[3] * 0.9
        self.top = {"page up": self.top - step, "page down": self.top + step, "home": 0.0, "end": self._limit()}[
            given.key
        ]
        self.top = max(0.0, min(self._limit(), self.top))
        return None

    def caret_box(self) -> Box:
        return self.box

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        self._lay(s)
        if self._wanted:
            place = next((self.places[i] for i, block in enumerate(self.blocks) if block.id == self._wanted), None)
            self.top = max(0.0, min(self._limit(), place[0] - self.box[3] * 0.2)) if place else self.top
            self._wanted = ""
        self.top = min(self.top, self._limit())
        self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        with s.clip(x - 14, y, w + 20, h):
            self._plates(s)
            for line in self.lines:
                if -40 < line.y - self.top < h:
                    self._line(s, line)
        if self._limit() > 0:
            long = max(30.0, h * h / self.full)
            at = y + (h - long) * self.top / self._limit()
            put(
                s,
                (x + w - BAR, y, BAR, h),
                plate(x + w - 8, y, 6, h, 3, WELL, 0.15) + plate(x + w - 9, at, 8, long, 4, WINE),
                2,
            )

    def _plates(self, s: Sheet) -> None:
        """The lit block, and the pointed-at link."""
        x, y, w, _ = self.box
        for block, (top, bottom) in zip(self.blocks, self.places, strict=True):
            if block.id and block.id == self.lit:
                box = (x - 12, y + top - self.top - 6, w - BAR + 8, bottom - top + 10)
                put(
                    s,
                    box,
                    plate(*box, 10, palette.page_lit)
                    + frame(*box, 10, BRASS, 1.5)
                    + plate(box[0] + 4, box[1] + 6, 4, box[3] - 12, 2, palette.risk),
                    2,
                )
        if 0 <= self.link < len(self.links):
            link = self.links[self.link]
            box = (x + link.x - 4, y + link.y - self.top - 1, link.w + 8, link.h)
            put(s, box, plate(*box, 6, palette.glow) + frame(*box, 6, BRASS, 1.5), 2)

    def _line(self, s: Sheet, line: Line) -> None:
        x, y = self.box[0], self.box[1] + line.y - self.top
        block = self.blocks[line.block]
        size = SIZES[block.kind][1]
        middle = y + size * 0.62
        first = line.y == self.places[line.block][0]
        kept, s.marks = s.marks, None
        if first and block.kind == "rule":
            s.text(block.id, "title", 17, WINE, x, middle, "l", NUMBERS - 8)
        if first and block.kind == "li":
            put(s, (x, y, 20, 20), f'<circle cx="{x + 8}" cy="{middle:.1f}" r="3.5" fill="{WINE}"/>', 2)
        for word in line.words:
            colour = (
                LINK if word.link else FADE if block.kind == "note" else INK if block.kind in ("h1", "h2") else PRINT
            )
            s.text(word.text, word.face, word.size, colour, x + word.x, middle)
        s.marks = kept
        if line.words and y >= self.box[1] - 1 and y + size <= self.box[1] + self.box[3] + 1:
            wide = (
                line.words[-1].x
                + s.width(line.words[-1].text, line.words[-1].face, line.words[-1].size)
                - line.words[0].x
            )
            s.mark(
                "text",
                x + line.words[0].x,
                y,
                wide,
                size * 1.1,
                " ".join(word.text for word in line.words),
            )


def tokens(text: str) -> list[tuple[str, bool, str]]:
    """Words of a text: the letters, whether bold, and where they link to. A link or bold part of several words stays
    breakable, except that a link is kept whole."""
    out: list[tuple[str, bool, str]] = []
    glued = False
    for label, target, bold, word, space in TOKEN.findall(text):
        if space:
            glued = False
            continue
        if label:
            out.append((label, True, target))
        elif glued and out and re.fullmatch(r"[.,;:!?)]+", word or ""):
            last = out[-1]
            out[-1] = (last[0] + word, last[1], last[2])
        else:
            out.extend((part, bool(bold), "") for part in (bold or word).split())
        glued = True
    return out
