"""The rulebook as a file: chapters, numbers, rulings and words that are searched for."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.rulebook import Hit, Rulebook, parse_rulebook, read_rulebook

TEXT = """# The Small Game

## 1 Setup
Each hero takes *one* card. [SML-SETUP-01]

## 2 Turn Move
You say what you do,
and then you do it.

### 2.1 Hit
Take the top card of the Guild. [SML-HIT-01, SML-R05]

> Ruling. A card dealt at the start is
> not a Hit. [SML-R06]

- one thing
- another thing

### 2.2 Stay
Turn your Equipment.
"""


@pytest.fixture
def book() -> Rulebook:
    return parse_rulebook(TEXT)


def test_headings_give_title_chapters_and_numbered_sections(book: Rulebook) -> None:
    assert book.title == "The Small Game"
    assert [(s.number, s.title, s.level) for s in book.sections] == [
        ("1", "Setup", 2),
        ("2", "Turn Move", 2),
        ("2.1", "Hit", 3),
        ("2.2", "Stay", 3),
    ]


def test_lines_of_a_paragraph_are_joined_and_its_ids_taken_off(book: Rulebook) -> None:
    assert book.sections[1].paragraphs[0].text == "You say what you do, and then you do it."
    hit = book.sections[2].paragraphs[0]
    assert (hit.text, hit.ids, hit.ruling) == ("Take the top card of the Guild.", ("SML-HIT-01", "SML-R05"), False)


def test_a_quoted_paragraph_is_a_ruling_without_the_word(book: Rulebook) -> None:
    ruling = book.sections[2].paragraphs[1]
    assert ruling.ruling and ruling.ids == ("SML-R06",)
    assert ruling.text == "A card dealt at the start is not a Hit."


def test_two_rulings_in_a_row_stay_two() -> None:
    book = parse_rulebook("## 1 A\n> Ruling. One. [X-R01]\n> Ruling. Two. [X-R02]\n")
    assert [p.ids for p in book.sections[0].paragraphs] == [("X-R01",), ("X-R02",)]


def test_items_of_a_list_are_paragraphs_of_their_own(book: Rulebook) -> None:
    assert [p.text for p in book.sections[2].paragraphs[2:]] == ["- one thing", "- another thing"]


@pytest.mark.parametrize(("number", "title"), [("2.1", "Hit"), ("2.2.7", "Stay"), ("2.9", "Turn Move"), ("1", "Setup")])
def test_a_number_leads_to_its_section_or_the_nearest_above(book: Rulebook, number: str, title: str) -> None:
    section = book.section(number)
    assert section is not None and section.title == title


def test_a_number_of_no_chapter_leads_nowhere(book: Rulebook) -> None:
    assert book.section("9.1") is None and book.section("") is None


def test_search_finds_parts_of_words_in_any_order_and_case(book: Rulebook) -> None:
    assert book.find("GUILD top") == (Hit(2, 0),)
    assert book.find("stay") == (Hit(3, -1),)
    assert book.find("sml-r06") == (Hit(2, 1),)
    assert book.find("   ") == () and book.find("dragon") == ()


def test_a_rule_id_leads_to_its_section(book: Rulebook) -> None:
    section = book.of_rule("SML-R06")
    assert section is not None and section.number == "2.1" and book.of_rule("SML-X") is None


def test_a_section_belongs_to_the_chapter_above_it(book: Rulebook) -> None:
    assert book.chapter(3) == 1 and book.chapter(0) == 0


def test_a_text_without_headings_is_still_a_book(tmp_path: Path) -> None:
    file = tmp_path / "rulebook.md"
    file.write_bytes(b"Just a line.\n\xff\n")
    book = read_rulebook(file)
    assert len(book.sections) == 1 and book.sections[0].paragraphs[0].text.startswith("Just a line.")
