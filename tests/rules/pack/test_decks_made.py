"""Decks made: which starter decks packs have added, and what a deck leans to."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.rules.pack.decks import chosen_deck, completed, further_decks, guessed, leaning
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


def test_a_deck_leans_to_the_colours_it_has_most_of_and_is_filled_up_with_them() -> None:
    kinds = [kind for kind in dict.fromkeys(monster.type for monster in SHIPPED.monsters) if kind != "white_wild"]
    for seed, kind in enumerate(kinds):
        commons = [monster.id for monster in SHIPPED.monsters if monster.type == kind and monster.rarity == "common"]
        have = Counter(commons[:3])
        assert leaning(SHIPPED, have, Random(seed))[0] == kind
        full = completed(SHIPPED, "standard", tuple(have.items()), Random(seed))
        types = Counter[str]()
        for id, copies in full:
            types[SHIPPED.monsters[SHIPPED.ids[id]].type] += copies
        assert kind in [colour for colour, _ in types.most_common(2)] and types.total() == 30
        assert sum(types[colour] for colour in leaning(SHIPPED, have, Random(seed))[:2]) > 15
    assert len({tuple(leaning(SHIPPED, Counter(), Random(seed))) for seed in range(20)}) > 1, "of equals by lot"


def test_a_collection_bounds_what_a_deck_is_filled_up_with() -> None:
    owned = {monster.id: 1 for monster in SHIPPED.monsters[:40]}
    full = completed(SHIPPED, "standard", ((SHIPPED.monsters[0].id, 1),), Random(1), owned)
    assert all(copies <= owned.get(id, 0) for id, copies in full) and len(full) == 30
