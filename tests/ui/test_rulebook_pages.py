"""The rulebooks as open books: every word stands on a page of any size, in its order, and within the page."""

from __future__ import annotations

import pygame
import pytest

from game.assets import data
from game.engine.rulebook import Paragraph, Section
from game.engine.rulebook import Rulebook as Book
from game.rules import GAMES
from game.ui.draw.paint import Sheet, Style
from game.ui.house.content import book_of
from game.ui.parlour import Parlour
from game.ui.scenes.pages import Layout, Place, open_in
from game.ui.scenes.rulebook import Rulebook
from tests.ui.layout import cut, overlaps
from tests.ui.visiting import show

BOXES = {
    "smallest": (210, 66, 400, 278),
    "tall": (290, 66, 485, 1090),
    "usual": (290, 66, 976, 638),
    "widest": (290, 66, 2000, 638),
}
PAGES = {"smallest": (1, 1), "tall": (1, 1), "usual": (2, 2), "widest": (2, 4)}  # pages, and columns on them


def place_in(size: str) -> Place:
    return open_in(BOXES[size])


def laid(book: Book, size: str) -> Layout:
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
    book = Book("Rules", (Section("1", "Bold", 2, (long,)),))
    parts = [piece.text for column in laid(book, "smallest").columns for piece in column if piece.kind == "text"]
    assert len(parts) > 2
    assert parts[0].endswith("*") and parts[1].startswith("*") and parts[-1].endswith("no more")
    assert [text for text in parts if text.count("*") % 2] == []


def test_words_between_stars_are_written_bold_and_measured_so() -> None:
    style, written = Style(), []
    for words in ("*Monsters and adventurers* rest", "Monsters and adventurers rest"):
        pygame.font.init()
        sheet = Sheet(600, (600, 60), pygame.Surface((600, 60)))
        style.lines(sheet, "read", words, "#ffffff", (0, 0, 600, 60))
        written.append(pygame.image.tobytes(sheet.surf, "RGB"))
    assert written[0] != written[1]
    bold, plain = (style.measure(words, "read", 2000)[0] for words in ("*adventurers*", "adventurers"))
    assert bold > plain


@pytest.mark.usefixtures("unpainted")
def test_nothing_is_cut_on_the_pages_of_a_book_in_the_smallest_window(app: Parlour) -> None:
    app.settings.ui_scale = 200
    app.rescaled()
    scene = Rulebook(app, "pontoon")
    show(app, scene)
    assert scene.opened.layout and scene.opened.layout.spreads > 50
    app.painter.record, wrong = True, []
    for spread in range(0, scene.opened.layout.spreads, 3):
        scene.opened.spread, app.dirty = spread, True
        app.step([], 16)
        assert app.painter.marks
        wrong += overlaps(app.painter.marks) + cut(app.painter.marks, pygame.Rect(0, 0, 1280, 720), least=8)
    assert wrong == []
