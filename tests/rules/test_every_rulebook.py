"""The rulebooks in the program: numbered, complete, and where refusals send the reader."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.assets import data
from game.engine.rulebook import Rulebook, read_rulebook
from game.rules import GAMES
from tests.sure import every

RULES = Path(__file__).parents[2] / "game" / "rules"


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def book(game: str) -> Rulebook:
    return read_rulebook(data(game, "rulebook.md"))


def test_chapters_and_sections_are_numbered_in_order(game: str, book: Rulebook) -> None:
    chapter, last = -1, 0
    for section in book.sections:
        if section.level == 2:
            chapter, last = chapter + 1, 0
            assert section.number == str(chapter)
        elif section.level == 3:
            last += 1
            assert section.number == f"{chapter}.{last}"
    assert book.title == GAMES[game].title


def test_every_refusal_and_every_verb_names_a_section_of_the_rulebook(game: str, book: Rulebook) -> None:
    numbers = {section.number for section in book.sections}
    named = re.findall(r'"(\d+(?:\.\d+)?)"', (RULES / game / "refusals.py").read_text(encoding="utf-8"))
    assert len(named) >= 8 and set(named) <= numbers
    for path in (RULES / game).glob("*.py"):
        told = re.findall(r'"""(\d+\.\d+)[ ,]', path.read_text(encoding="utf-8"))
        assert set(told) <= numbers, path.name


def test_rulings_and_only_rulings_carry_the_ids_of_rulings(book: Rulebook) -> None:
    paragraphs = [paragraph for section in book.sections for paragraph in section.paragraphs]
    for paragraph, word in every([(each, word) for each in paragraphs for word in each.ids]):
        assert paragraph.ruling == bool(re.match(r"[A-Z]{3}-[RXC]\d", word)), word
