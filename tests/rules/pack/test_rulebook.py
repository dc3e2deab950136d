"""The rulebook in the program: each ruling beside its rule."""

from __future__ import annotations

from game.assets import data
from game.engine.rulebook import read_rulebook

BOOK = read_rulebook(data("pack", "rulebook.md"))


def test_a_ruling_stands_in_the_section_of_the_rule_it_settles() -> None:
    places = {
        "PAK-C08": "2.1",
        "PAK-R06": "2.2",
        "PAK-R13": "2.4",
        "PAK-R15": "3.1",
        "PAK-R25": "5.1",
        "PAK-R33": "5.1",
    }
    for word, number in places.items():
        section = BOOK.of_rule(word)
        assert section is not None and section.number == number
