"""The rulebooks as open books: every word stands on a page of any size, in its order, and within the page."""

from __future__ import annotations

import pygame
import pytest

from game.assets import data
from game.engine.rulebook import Paragraph, Rulebook, Section
from game.rules import GAMES
from game.ui.draw.paint import Sheet
from game.ui.scenes.pages import Layout, Place, open_in
from game.ui.scenes.rulebook import book_of

BOXES = {
    "smallest": (210, 66, 400, 278),
    "tall": (290, 66, 485, 1090),
    "usual": (290, 66, 976, 638),
    "widest": (290, 66, 2000, 638),
}
PAGES = {"smallest": (1, 1), "tall": (1, 1), "usual": (2, 2), "widest": (2, 4)}  # pages, and columns on them


def place_in(size: str) -> Place:
    return open_in(BOXES[size])


def laid(book: Rulebook, size: str) -> Layout:
    pygame.font.init()
    sheet = Sheet(400, (400, 400), pygame.Surface((400, 400)))
    return Layout(book, sheet, (), place_in(size))


@pytest.mark.parametrize("size", BOXES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_book_stands_on_a_page_in_its_order(game: str, size: str) -> None:
    layout = laid(book_of(data(game, "rulebook.md")), size)
    pieces = [piece for column in layout.columns for piece in column]
    assert pieces
    told: dict[tuple[int, int], list[str]] = {}
    for piece in pieces:
        told.setdefault((piece.section, piece.paragraph), []).append(piece.text)
    for at, section in enumerate(layout.book.sections):
        for n, paragraph in enumerate(section.paragraphs):
            written = " ".join(told[at, n]).replace("*", "").split()
            assert written == paragraph.text.removeprefix("- ").replace("*", "").split()
    assert list(told) == sorted(told)
    high = layout.place.h
    assert [piece for piece in pieces if piece.y + piece.h > high + 1] == []


@pytest.mark.parametrize("size", BOXES)
def test_the_book_opens_at_as_many_pages_and_columns_as_can_be_read(size: str) -> None:
    place, (x, y, w, h) = place_in(size), BOXES[size]
    assert (place.pages, len(place.lefts)) == PAGES[size]
    assert place.w >= 300 and place.top + place.h < y + h
    ends = [left + place.w for left in place.lefts]
    assert x < place.lefts[0] and ends[-1] < x + w
    assert all(end < left for end, left in zip(ends, place.lefts[1:]))


def test_bold_words_that_go_on_in_the_next_column_stay_bold() -> None:
    long = Paragraph(f"All of *{'this is bold ' * 60}and* no more", False, ())
    book = Rulebook("Rules", (Section("1", "Bold", 2, (long,)),))
    parts = [piece.text for column in laid(book, "smallest").columns for piece in column if piece.kind == "text"]
    assert len(parts) > 2
    assert parts[0].endswith("*") and parts[1].startswith("*") and parts[-1].endswith("no more")
    assert [text for text in parts if text.count("*") % 2] == []
