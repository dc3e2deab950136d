"""The rulebook in the program: numbered, complete, and where refusals send the reader."""
from __future__ import annotations

import re
from pathlib import Path

from game.assets import data
from game.engine.rulebook import read_rulebook

BOOK = read_rulebook(data("montoons", "rulebook.md"))
RULES = Path(__file__).parents[3] / "game" / "rules" / "montoons"


def test_chapters_are_numbered_in_order() -> None:
    chapters = [section.number for section in BOOK.sections if section.level == 2]
    assert chapters == [str(number) for number in range(len(chapters))]
    assert BOOK.title == "MonToons: Clash of the Coral Isles"


def test_sections_follow_one_another_within_their_chapter() -> None:
    chapter, last = "", 0
    for section in BOOK.sections:
        if section.level == 2:
            chapter, last = section.number, 0
        elif section.level == 3:
            assert section.number == f"{chapter}.{last + 1}"
            last += 1


def test_every_refusal_and_every_verb_names_a_section_of_the_rulebook() -> None:
    numbers = {section.number for section in BOOK.sections}
    named = re.findall(r'"(\d+(?:\.\d)?)"\)', (RULES / "refusals.py").read_text(encoding="utf-8"))
    assert len(named) >= 15 and set(named) <= numbers
    for path in RULES.glob("*.py"):
        told = re.findall(r'"""(\d+\.\d)[ ,]', path.read_text(encoding="utf-8"))
        assert set(told) <= numbers, path.name


def test_rulings_and_only_rulings_carry_the_ids_of_rulings() -> None:
    for section in BOOK.sections:
        for paragraph in section.paragraphs:
            for word in paragraph.ids:
                assert paragraph.ruling == bool(re.match(r"MON-[RC]\d", word)), word


def test_a_ruling_stands_in_the_section_of_the_rule_it_settles() -> None:
    places = {"MON-C01": "12.4", "MON-C04": "10.4", "MON-R09": "11", "MON-R12": "6.2", "MON-R31": "10.2",
              "MON-R38": "5.4", "MON-R56": "8.2", "MON-C26": "3.6"}
    for word, number in places.items():
        section = BOOK.of_rule(word)
        assert section is not None and section.number == number
