"""The rulebook in the program: each ruling beside its rule."""

from __future__ import annotations

from game.assets import data
from game.engine.rulebook import read_rulebook

BOOK = read_rulebook(data("montoons", "rulebook.md"))


def test_a_ruling_stands_in_the_section_of_the_rule_it_settles() -> None:
    places = {
        "MON-C01": "12.4",
        "MON-C04": "10.4",
        "MON-R09": "11",
        "MON-R12": "6.2",
        "MON-R31": "10.2",
        "MON-R38": "5.4",
        "MON-R56": "8.2",
        "MON-C26": "3.6",
    }
    for word, number in places.items():
        section = BOOK.of_rule(word)
        assert section is not None and section.number == number
