"""The rulebook in the program: each ruling beside its rule, and each kind of card in a section of its own."""

from __future__ import annotations

from game.assets import data
from game.engine.rulebook import read_rulebook

BOOK = read_rulebook(data("kingdom", "rulebook.md"))


def test_a_ruling_stands_in_the_section_of_the_rule_it_settles() -> None:
    places = {
        "DNK-X06": "3.4",
        "DNK-X03": "5.2",
        "DNK-R20": "6.1",
        "DNK-R32": "7.3",
        "DNK-R35": "8.1",
        "DNK-R43": "3.3",
        "DNK-R15": "5.3",
    }
    for word, number in places.items():
        section = BOOK.of_rule(word)
        assert section is not None and section.number == number


def test_every_kind_of_card_has_a_section_with_its_deed() -> None:
    from tests.rules.kingdom.table import SHIPPED

    titles = {section.title for section in BOOK.sections}
    assert {f"{one.name}: {one.deed}" for one in SHIPPED.kinds} <= titles
