"""Decks made: the words for starter decks, and which of them packs have added."""

from __future__ import annotations

import pytest

from game.rules.pack.decks import chosen_deck, further_decks, guessed
from tests.rules.pack.table import SHIPPED
from tests.sure import every

NAMES = sorted({id.rpartition("_")[0] for id in SHIPPED.decks})


@pytest.mark.parametrize("format", ["short", "standard"])
def test_further_decks_are_those_of_a_length_that_house_rules_do_not_name(format: str) -> None:
    own = [deck for deck in SHIPPED.decks.values() if deck.format == format]
    assert own and further_decks(SHIPPED, format, NAMES) == []
    assert further_decks(SHIPPED, format, []) == own
    assert further_decks(SHIPPED, format, NAMES[1:]) == [deck for deck in own if deck.id.startswith(NAMES[0])]
    assert further_decks(SHIPPED, format, [deck.id for deck in own[1:]]) == own[:1]


@pytest.mark.parametrize("format", ["short", "standard"])
def test_a_word_of_a_house_rule_is_the_starter_of_its_length(format: str) -> None:
    size = SHIPPED.formats[format].deck_size
    for name in every(NAMES):
        assert chosen_deck(SHIPPED, format, name) == SHIPPED.decks[f"{name}_{size}"].cards
        assert sum(copies for _, copies in chosen_deck(SHIPPED, format, name)) == size
        assert guessed(SHIPPED, SHIPPED.decks[f"{name}_{size}"].cards) == format
