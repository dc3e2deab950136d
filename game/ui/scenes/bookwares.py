"""bookwares: what the puzzle book is made of: rows of chapters and plates of puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.modes.book import Chapter, Entry
from game.modes.figures import art_of, cards_of, figures_of
from game.ui.draw.paint import NOWHERE, Area, Sheet, icon
from game.ui.draw.rooms.lodgings import lit_room
from game.ui.draw.shapes import frame, glyph, plate, put, shade
from game.ui.scenes.daywares import row_of_stars
from game.ui.style.metrics import BOLD, CHIP, EVEN, FINE, HAZE, SLIP
from game.ui.style.palette import palette
from game.ui.table.cover import Cover
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Widget

if TYPE_CHECKING:
    from game.ui.draw.cache import Cache

LOW = 74  # units of height from which on a puzzle has its picture


class ChapterRow(Widget):
    """The plate of a chapter, lit where it is open; its words lie on it."""

    def __init__(self, chapter: Chapter, number: int, chosen: bool, choose: Act) -> None:
        super().__init__(f"chapter/{number}", NOWHERE)
        self.title, self.chosen, self.choose = chapter.title, chosen, choose
        self.zone = "chapters"

    def controls(self) -> Sequence[Control]:
        return (self.control(self.choose, self.title, SLIP),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        hot = look.state in ("hover", "pressed")
        if self.chosen or hot:
            fill = palette.sheet_lit if self.chosen else palette.sheet_pale
            put(s, self.box, plate(*self.box, SLIP, fill))


class PuzzlePlate(Widget):
    """A puzzle: somebody of its game, its number and its stars. What is open still is pale; the next one is lit."""

    def __init__(
        self, entry: Entry, number: int, stars: int, lit: bool, box: Cover, pictures: Cache, choose: Act
    ) -> None:
        super().__init__(f"puzzle/{entry.key}", NOWHERE)
        self.entry, self.number, self.stars, self.lit = entry, number, stars, lit
        self.cover, self.pictures, self.choose = box, pictures, choose
        self.zone = "puzzles"
        self.set(tip=entry.file.text)

    def controls(self) -> Sequence[Control]:
        one = self.control(self.choose, self.entry.file.title, SLIP)
        one.tags["bubble"] = True
        return (one,)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        hot, known = look.state in ("hover", "pressed"), self.stars or self.lit
        body = plate(x - 4, y - 4, w + 8, h + 8, SLIP, palette.risk) if self.lit else ""
        body += shade(x + 2, y + 3, w, h, SLIP, HAZE)
        body += plate(x, y, w, h, SLIP, palette.paper if known or hot else palette.sheet_pale)
        put(s, self.box, body, 8)
        high = h - 34 if h >= LOW else 0.0
        if high:
            self._picture(s, (x + 6, y + 6, w - 12, high - 6), bool(known))
        low, size = y + high + (h - high) / 2, min(20.0, w / 5)
        put(s, self.box, row_of_stars(x + w - size * 1.7, low, size, self.stars, palette.honey, palette.rule), 2)
        s.say(str(self.number), "number", palette.ink, x + 12, low, "l", w * 0.3)
        if self.lit and high:
            at = (x + w - 22, y + high - 4)
            put(s, self.box, f'<circle cx="{at[0]}" cy="{at[1]}" r="16" fill="{palette.risk}"/>', 4)
            put(s, self.box, glyph("play", *at, 0.8, palette.paper), 4)

    def _picture(self, s: Sheet, at: Area, known: bool) -> None:
        x, y, w, h = at
        if not known:
            light = palette.rule
            mark = icon(self.cover.sign, x + w / 2, y + h / 2, min(h, w) * 0.5, palette.sheet_pale, light)
            put(s, at, plate(*at, FINE, light) + mark)
            return
        size = max(1, round(w * s.u)), max(1, round(h * s.u))
        every = figures_of(cards_of(self.cover.name).content)
        s.blit(lit_room(self.pictures, art_of(every[(7 * self.number) % len(every)]), size), x, y)
        put(s, at, frame(*at, FINE, self.cover.ramp[1], EVEN))


def draw_spread(s: Sheet, at: Area) -> None:
    """The open book: its cover, the pages, and the fold between them."""
    x, y, w, h = at
    fold = x + w / 2
    body = (
        shade(x + 3, y + 6, w, h, SLIP)
        + plate(x, y, w, h, SLIP, palette.wine)
        + frame(x + 5, y + 5, w - 10, h - 10, CHIP, palette.brass, EVEN)
        + plate(x + 12, y + 10, w - 24, h - 20, FINE, palette.rule)
        + plate(x + 16, y + 10, w - 32, h - 22, FINE, palette.sand)
    )
    if w > h:
        body += "".join(
            f'<rect x="{fold - 26 + n * 6:g}" y="{y + 10:g}" width="{52 - n * 12:g}" height="{h - 22:g}" '
            f'fill="{palette.page_shade}" opacity="0.07"/>'
            for n in range(4)
        )
        body += f'<path d="M{fold:g} {y + 10:g}V{y + h - 12:g}" stroke="{palette.page_shade}" stroke-width="{EVEN}"/>'
    put(s, at, body)


def draw_tile(box: Cover, s: Sheet, at: Area) -> None:
    """The sign of a game on a tile of its colour."""
    x, y, w, h = at
    base = box.ramp[1]
    put(s, at, plate(*at, SLIP, base) + icon(box.sign, x + w / 2, y + h / 2, h * 0.66, palette.paper, base))


def draw_share(part: float, s: Sheet, at: Area) -> None:
    """How much of a chapter is solved."""
    x, y, w, h = at
    full = plate(x, y, max(h, w * part), h, h / 2, palette.honey) if part else ""
    put(s, at, plate(*at, h / 2, palette.sheet_pale) + frame(*at, h / 2, palette.rule, EVEN) + full)


def draw_banner(s: Sheet, at: Area) -> None:
    """The plate of the find of the day."""
    put(s, at, plate(*at, SLIP, palette.wine) + frame(*at, SLIP, palette.brass, BOLD))


def draw_star(s: Sheet, at: Area) -> None:
    x, y, w, h = at
    put(s, at, icon("star", x + w / 2, y + h / 2, min(w, h), palette.gold, palette.wine))
