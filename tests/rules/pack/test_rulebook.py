"""The rulebook in the program: numbered, complete, and where refusals send the reader."""
from __future__ import annotations

import re
from pathlib import Path

from game.assets import data
from game.engine.rulebook import read_rulebook

BOOK = read_rulebook(data("pack", "rulebook.md"))
RULES = Path(__file__).parents[3] / "game" / "rules" / "pack"


def test_chapters_and_sections_are_numbered_in_order() -> None:
    chapter, last = -1, 0
    for section in BOOK.sections:
        if section.level == 2:
            chapter, last = chapter + 1, 0
            assert section.number == str(chapter)
        else:
            last += 1
            assert section.number == f"{chapter}.{last}"
    assert BOOK.title == "The Monster Pack"


def test_every_refusal_names_a_section_of_the_rulebook() -> None:
    named = re.findall(r'Refusal\([^)]*"(\d(?:\.\d)?)"\)', (RULES / "refusals.py").read_text(encoding="utf-8"))
    assert len(named) >= 8
    assert [number for number in named if all(s.number != number for s in BOOK.sections)] == []


def test_rulings_and_only_rulings_carry_the_ids_of_rulings() -> None:
    for section in BOOK.sections:
        for paragraph in section.paragraphs:
            for word in paragraph.ids:
                assert paragraph.ruling == bool(re.match(r"PAK-[RC]\d", word)), word


def test_a_ruling_stands_in_the_section_of_the_rule_it_settles() -> None:
    places = {"PAK-C08": "2.1", "PAK-R06": "2.2", "PAK-R13": "2.4", "PAK-R15": "3.1", "PAK-R25": "5.1"}
    for word, number in places.items():
        section = BOOK.of_rule(word)
        assert section is not None and section.number == number
