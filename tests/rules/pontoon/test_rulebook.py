"""The rulebook in the program: each ruling beside its rule."""

from __future__ import annotations

from game.assets import data
from game.engine.rulebook import read_rulebook
from tests.rules.pontoon.table import SHIPPED

BOOK = read_rulebook(data("pontoon", "rulebook.md"))


def test_a_ruling_stands_in_the_section_of_the_rule_it_settles() -> None:
    places = {
        "PON-R05": "2.2",
        "PON-X08": "2.3",
        "PON-X01": "3.3",
        "PON-R20": "3.2",
        "PON-R24": "3.5",
        "PON-R22": "1.2",
        "PON-R36": "4.1",
    }
    for word, number in places.items():
        section = BOOK.of_rule(word)
        assert section is not None and section.number == number


def test_what_the_book_says_of_second_numbers_is_so_on_the_cards() -> None:
    """PON-COMP-07: those that can be turned show one, lower or higher than the first."""
    seconds = {card.id: (card.power, card.sub) for card in SHIPPED.cards if card.sub is not None}
    turned = {card.id for card in SHIPPED.cards if "turn_to_sub" in repr((card.on_hit, card.on_stay, card.in_battle))}
    assert set(seconds) == turned
    assert {sub < power for power, sub in seconds.values()} == {True, False}
    text = data("pontoon", "rulebook.md").read_text(encoding="utf-8")
    assert "those that can be turned show a second number, which may be lower than the first or higher" in text
