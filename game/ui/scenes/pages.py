"""pages: a rulebook laid out in columns of one height, for any size of text."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.engine.rulebook import Paragraph, Rulebook
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box

BOOK: Box = (292, 72, 974, 630)
COLUMN_W, COLUMN_H = 414.0, 516.0
LEFT, RIGHT, TOP = BOOK[0] + 44, BOOK[0] + BOOK[2] / 2 + 32, BOOK[1] + 34
INDENT = 54.0  # the column of numbers
HEAD_H, LEAD, GAP = 74.0, 1.28, 12.0
TITLE_H, PLAY_H = 24.0, 52.0  # a section's heading; the button under an example


class Piece(NamedTuple):
    """Something on a page. kind: chapter, section, text, item, example, ruling; section, paragraph: its place
    (paragraph -1: the heading)."""

    kind: str
    section: int
    paragraph: int
    y: float
    h: float


class Layout:
    """The whole book in columns of one height."""

    def __init__(self, book: Rulebook, s: Sheet, playable: Collection[str]) -> None:
        self.book, self.playable = book, playable
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
            first = self._height(s, at, 0) if section.paragraphs else 0
            self._put("section", at, -1, TITLE_H * max(1.0, s.text_scale), min(first, COLUMN_H - 2 * TITLE_H), 4)
        for n in range(len(section.paragraphs)):
            kind = self._kind(section.paragraphs[n])
            self._put(kind, at, n, min(COLUMN_H, self._height(s, at, n) + (PLAY_H if kind == "example" else 0)), 0)

    def _kind(self, paragraph: Paragraph) -> str:
        if paragraph.ruling:
            return "ruling"
        if any(id in self.playable for id in paragraph.ids):
            return "example"
        return "item" if paragraph.text.startswith("- ") else "text"

    def _chapter(self, at: int) -> None:
        """A chapter begins on a left page."""
        while len(self.columns) % 2 == 0 or self.columns[-1]:
            self.columns.append([])
        self.y = 0
        self._put("chapter", at, -1, HEAD_H, 0)

    def _height(self, s: Sheet, at: int, n: int) -> float:
        paragraph = self.book.sections[at].paragraphs[n]
        if paragraph.ruling:
            return s.height(paragraph.text, "text", 17, COLUMN_W - 8, LEAD) + 60
        bullet = paragraph.text.startswith("- ")
        return s.height(paragraph.text.removeprefix("- "), "text", 18, self.width(at) - (18 if bullet else 0), LEAD) + 2

    def width(self, at: int) -> float:
        """How wide the words of a section run."""
        return COLUMN_W if self.book.sections[at].level <= 2 else COLUMN_W - INDENT

    def _put(self, kind: str, section: int, paragraph: int, high: float, keep: float, gap: float = GAP) -> None:
        """The next piece; `keep` units after it belong to it and go with it to the next column."""
        if self.y and self.y + high + keep > COLUMN_H:
            self.columns.append([])
            self.y = 0
        self.columns[-1].append(Piece(kind, section, paragraph, self.y, high))
        self.y += high + gap

    # ---- places -----------------------------------------------------------------------------------------------
    @property
    def spreads(self) -> int:
        return (len(self.columns) + 1) // 2

    def spread_of(self, section: int, paragraph: int = -1) -> int:
        """The pair of pages on which something stands."""
        for number, column in enumerate(self.columns):
            if any(piece.section == section and piece.paragraph == paragraph for piece in column):
                return number // 2
        return 0

    def shown(self, spread: int) -> list[tuple[float, Piece]]:
        """The pieces of two pages, with the x of their column."""
        pair = self.columns[2 * spread : 2 * spread + 2]
        return [(x, piece) for x, column in zip((LEFT, RIGHT), pair) for piece in column]
