"""Collecting: what boosters hold, how they are earned, and what spare cards buy."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.pack.boosters import earned, first_cards, most, open_booster, price_of, spares
from game.rules.pack.completing import completed
from game.rules.pack.decks import faults_of, multiset
from tests.rules.pack.table import SHIPPED
from tests.sure import every

MONSTERS = SHIPPED.monsters


def rarities(ids: tuple[str, ...]) -> list[str]:
    return [MONSTERS[SHIPPED.ids[id]].rarity for id in ids]


def test_a_booster_has_three_commons_two_uncommons_and_one_from_the_rare_slot_and_no_card_twice() -> None:
    last: Counter[str] = Counter()
    for number in range(600):
        ids = open_booster(MONSTERS, 3, number)
        assert len(set(ids)) == 6
        assert rarities(ids)[:5] == ["common"] * 3 + ["uncommon"] * 2
        last[rarities(ids)[5]] += 1
    assert set(last) == {"rare", "ultra"}
    assert 70 <= last["ultra"] <= 135  # one in six of 600 is 100, and 3.5 deviations are 32


def test_every_monster_comes_out_of_some_booster() -> None:
    seen = {id for number in range(600) for id in open_booster(MONSTERS, 3, number)}
    assert seen == set(SHIPPED.ids)


def test_the_same_seed_and_number_give_the_same_booster() -> None:
    assert open_booster(MONSTERS, 8, 4) == open_booster(MONSTERS, 8, 4)
    assert open_booster(MONSTERS, 8, 4) != open_booster(MONSTERS, 8, 5)
    assert open_booster(MONSTERS, 8, 4) != open_booster(MONSTERS, 9, 4)


def test_each_win_and_every_third_loss_earn_a_booster() -> None:
    assert [earned(wins, losses) - earned(0, 0) for wins, losses in ((1, 0), (0, 2), (0, 3), (2, 7))] == [1, 0, 1, 4]


def test_everybody_owns_the_cards_of_each_starter_deck_and_none_to_spare() -> None:
    owned = first_cards(SHIPPED)
    for deck in SHIPPED.decks.values():
        assert multiset(deck.cards) <= owned
    assert all(not spares(SHIPPED, owned, rarity) for rarity in ("common", "uncommon", "rare", "ultra"))


def test_everybody_owns_what_all_standard_starter_decks_hold_together_and_what_one_more_needs() -> None:
    standard = [multiset(deck.cards) for deck in SHIPPED.decks.values() if deck.format == "standard"]
    together = sum(standard, Counter[str]())
    needed = {id: max(multiset(deck.cards)[id] for deck in SHIPPED.decks.values()) for id in SHIPPED.ids}
    due = {id: max(min(together[id], most(SHIPPED, id)), needed[id]) for id in SHIPPED.ids}
    assert first_cards(SHIPPED) == +Counter(due) and len(standard) > 1


def test_four_spare_cards_of_a_rarity_buy_one_of_it() -> None:
    common = [monster.id for monster in MONSTERS if monster.rarity == "common"]
    rare = next(monster.id for monster in MONSTERS if monster.rarity == "rare")
    owned = Counter({common[0]: most(SHIPPED, common[0]) + 3, common[1]: most(SHIPPED, common[1]) + 1})
    price = price_of(SHIPPED, owned, common[5])
    assert price == Counter({common[0]: 3, common[1]: 1})
    assert price_of(SHIPPED, owned, rare) is None
    owned[common[0]] -= 1
    assert price_of(SHIPPED, owned, common[5]) is None


@pytest.mark.parametrize("format", ["standard", "short"])
def test_a_deck_built_from_a_collection_holds_only_what_is_in_it(format: str) -> None:
    owned = first_cards(SHIPPED)
    for start in every(owned):
        cards = completed(SHIPPED, format, ((start, 1),), owned)
        assert not faults_of(SHIPPED, format, cards)
        assert multiset(cards) <= owned
