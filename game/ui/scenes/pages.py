"""pages: a rulebook laid out in columns of one height, as many as lie side by side in the open book."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.engine.rulebook import Paragraph, Rulebook
from game.ui.draw.paint import Area, Sheet

TWO, FOUR = 760.0, 1560.0  # units of width from which on two pages lie open, and each has two columns
EDGE, FOLD, BETWEEN = 44.0, 32.0, 36.0  # units from words to the outer edge, to the fold, from column to column
TOP, FOOT = 34.0, 46.0  # above and below the columns of a page
INDENT = 54.0  # the column of numbers
HEAD_H, GAP = 74.0, 12.0
TITLE_H, PLAY_H = 24.0, 52.0  # a section's heading; the button under an example
FRAME_H, BULLET = 60.0, 18.0  # what the frame of a ruling needs beside its words; what stands before an item
WIDOW = 5  # words that go on at least
LEAST = 60.0  # units of a paragraph that goes on in the next column


class Place(NamedTuple):
    """Where the columns of the open book lie: the left of each, their top, width and height, and how many pages."""

    lefts: tuple[float, ...]
    top: float
    w: float
    h: float
    pages: int


def open_in(box: Area) -> Place:
    """One page in a narrow place, two in a wide one, each with two columns in a very wide one."""
    x, y, w, h = box
    pages, each = (1 if w < TWO else 2), (2 if w >= FOUR else 1)
    inner = w / pages - EDGE - FOLD - BETWEEN * (each - 1)
    wide = inner / each
    first = [x + EDGE] if pages == 1 else [x + EDGE, x + w / 2 + FOLD]
    lefts = tuple(left + n * (wide + BETWEEN) for left in first for n in range(each))
    return Place(lefts, y + TOP, wide, h - TOP - FOOT - 14, pages)


class Piece(NamedTuple):
    """Something on a page. kind: chapter, section, text, item, example, ruling; section, paragraph: its place
    (paragraph -1: the heading); text: its words, or so many of them as stand in this column."""

    kind: str
    section: int
    paragraph: int
    y: float
    h: float
    text: str = ""


class Layout:
    """The whole book in columns of one height."""

    def __init__(self, book: Rulebook, s: Sheet, playable: Collection[str], place: Place) -> None:
        self.book, self.playable, self.place = book, playable, place
        self.columns: list[list[Piece]] = [[]]
        self.y = 0.0
        for at in range(len(book.sections)):
            self._section(s, at)

    # ---- flow -------------------------------------------------------------------------------------------------
    def _section(self, s: Sheet, at: int) -> None:
        section = self.book.sections[at]
        if section.level <= 2:
            self._chapter(at)
        else:
            first = [self._high(s, at, self._kind(one), one.text) for one in section.paragraphs[:1]]
            self._put(Piece("section", at, -1, 0, TITLE_H), min([*first, self.place.h - 2 * TITLE_H]), 4)
        for n, paragraph in enumerate(section.paragraphs):
            self._paragraph(s, at, n, self._kind(paragraph), paragraph.text.removeprefix("- "))

    def _kind(self, paragraph: Paragraph) -> str:
        if paragraph.ruling:
            return "ruling"
        if any(id in self.playable for id in paragraph.ids):
            return "example"
        return "item" if paragraph.text.startswith("- ") else "text"

    def _chapter(self, at: int) -> None:
        """A chapter begins on a left page, or where a page has columns on a page."""
        step = min(2, len(self.place.lefts))
        while (len(self.columns) - 1) % step or self.columns[-1]:
            self.columns.append([])
        self.y = 0
        self._put(Piece("chapter", at, -1, 0, HEAD_H), 0)

    def _paragraph(self, s: Sheet, at: int, n: int, kind: str, text: str) -> None:
        """A paragraph; one that is higher than a column goes on in the next."""
        high = self._high(s, at, kind, text)
        while high > self.place.h:
            room = self.place.h - self.y
            if self.y and room < FRAME_H + LEAST:
                self._turn()
                continue
            now, text = self._parted(s, at, kind, text, room)
            self._put(Piece("text" if kind == "example" else kind, at, n, 0, self._high(s, at, kind, now), now), 0)
            self._turn()
            high = self._high(s, at, kind, text)
        self._put(Piece(kind, at, n, 0, high, text), 0)

    def _parted(self, s: Sheet, at: int, kind: str, text: str, room: float) -> tuple[str, str]:
        """The words that fit, at least one, and the others; what is bold stays so."""
        words = text.split()
        low, high = 1, len(words) - 1
        while low < high:
            middle = (low + high + 1) // 2
            fits = self._high(s, at, kind, " ".join(words[:middle])) <= room
            low, high = (middle, high) if fits else (low, middle - 1)
        low = max(1, min(low, len(words) - WIDOW))
        now, then = " ".join(words[:low]), " ".join(words[low:])
        return (f"{now}*", f"*{then}") if now.count("*") % 2 else (now, then)

    def _high(self, s: Sheet, at: int, kind: str, text: str) -> float:
        if kind == "ruling":
            return s.high(text, "body", self.place.w - 8) + FRAME_H
        wide = self.width(at) - (BULLET if kind == "item" else 0)
        return s.high(text, "page", wide) + 2 + (PLAY_H if kind == "example" else 0)

    def width(self, at: int) -> float:
        """How wide the words of a section run."""
        return self.place.w if self.book.sections[at].level <= 2 else self.place.w - INDENT

    def _turn(self) -> None:
        if self.columns[-1]:
            self.columns.append([])
        self.y = 0

    def _put(self, piece: Piece, keep: float, gap: float = GAP) -> None:
        """The next piece; `keep` units after it belong to it and go with it to the next column."""
        if self.y and self.y + piece.h + keep > self.place.h:
            self._turn()
        self.columns[-1].append(piece._replace(y=self.y))
        self.y += piece.h + gap

    # ---- places -----------------------------------------------------------------------------------------------
    @property
    def spreads(self) -> int:
        return -(-len(self.columns) // len(self.place.lefts))

    def spread_of(self, section: int, paragraph: int = -1) -> int:
        """The open pages on which something stands, or begins."""
        for number, column in enumerate(self.columns):
            if any(piece.section == section and piece.paragraph == paragraph for piece in column):
                return number // len(self.place.lefts)
        return 0

    def shown(self, spread: int) -> list[tuple[float, Piece]]:
        """The pieces of the open pages, with the x of their column."""
        many = len(self.place.lefts)
        columns = self.columns[many * spread : many * (spread + 1)]
        return [(x, piece) for x, column in zip(self.place.lefts, columns) for piece in column]
