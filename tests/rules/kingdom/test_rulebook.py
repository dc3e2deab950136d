"""The rulebook in the program: numbered, complete, and where refusals send the reader."""
from __future__ import annotations

import re
from pathlib import Path

from game.assets import data
from game.engine.rulebook import read_rulebook

BOOK = read_rulebook(data("kingdom", "rulebook.md"))
RULES = Path(__file__).parents[3] / "game" / "rules" / "kingdom"


def test_chapters_are_numbered_in_order() -> None:
    chapters = [section.number for section in BOOK.sections if section.level == 2]
    assert chapters == [str(number) for number in range(len(chapters))]
    assert BOOK.title == "Dungeon & Kingdom"


def test_sections_follow_one_another_within_their_chapter() -> None:
    chapter, last = "", 0
    for section in BOOK.sections:
        if section.level == 2:
            chapter, last = section.number, 0
        elif section.level == 3:
            assert section.number == f"{chapter}.{last + 1}"
            last += 1


def test_every_refusal_names_a_section_of_the_rulebook() -> None:
    named = re.findall(r'"(\d(?:\.\d)?)"', (RULES / "refusals.py").read_text(encoding="utf-8"))
    assert len(named) >= 15
    assert [number for number in named if all(s.number != number for s in BOOK.sections)] == []


def test_rulings_and_only_rulings_carry_the_ids_of_rulings() -> None:
    for section in BOOK.sections:
        for paragraph in section.paragraphs:
            for word in paragraph.ids:
                assert paragraph.ruling == bool(re.match(r"DNK-[RX]\d", word)), word


def test_a_ruling_stands_in_the_section_of_the_rule_it_settles() -> None:
    places = {"DNK-X06": "3.4", "DNK-X03": "5.2", "DNK-R20": "6.1", "DNK-R32": "7.3", "DNK-R35": "8.1",
              "DNK-R43": "3.3", "DNK-R15": "5.3"}
    for word, number in places.items():
        section = BOOK.of_rule(word)
        assert section is not None and section.number == number


def test_every_kind_of_card_has_a_section_with_its_deed() -> None:
    from tests.rules.kingdom.table import SHIPPED
    titles = {section.title for section in BOOK.sections}
    assert {f"{one.name}: {one.deed}" for one in SHIPPED.kinds} <= titles
