"""The rulebook in the program: each ruling beside its rule."""
from __future__ import annotations

from game.assets import data
from game.engine.rulebook import read_rulebook

BOOK = read_rulebook(data("pontoon", "rulebook.md"))


def test_a_ruling_stands_in_the_section_of_the_rule_it_settles() -> None:
    places = {"PON-R05": "2.2", "PON-X08": "2.3", "PON-X01": "3.3", "PON-R20": "3.2", "PON-R24": "3.5",
              "PON-R22": "1.2"}
    for word, number in places.items():
        section = BOOK.of_rule(word)
        assert section is not None and section.number == number
