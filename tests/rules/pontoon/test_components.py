"""Cards, parties and power: what lies in the box and what it counts."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from game.engine.match import Match
from game.rules.pontoon.cards import Condition
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party, reprint, sub
from tests.sure import every

EQUIPMENT = [card for card in SHIPPED.cards if card.type == "equipment"]
GUILD = [card for card in SHIPPED.cards if card.type != "equipment"]


def test_the_box_holds_39_cards() -> None:
    """PON-COMP-01"""
    warnings = [quest for quest in SHIPPED.quests if quest.warning]
    assert (len(EQUIPMENT), len(GUILD), len(SHIPPED.quests) - len(warnings), len(warnings)) == (10, 20, 8, 1)


def test_each_equipment_power_exists_once() -> None:
    """PON-COMP-02"""
    assert sorted(card.power for card in EQUIPMENT) == list(range(1, 11))


def test_each_guild_power_exists_twice() -> None:
    """PON-COMP-03"""
    assert Counter(card.power for card in GUILD) == Counter({power: 2 for power in range(1, 11)})


def test_guild_cards_are_ten_adventurers_and_ten_monsters() -> None:
    """PON-COMP-04"""
    assert Counter(card.type for card in GUILD) == {"adventurer": 10, "monster": 10}


def test_equipment_is_of_one_type_and_every_card_has_a_name_and_a_power() -> None:
    """PON-COMP-05, PON-COMP-06"""
    assert {card.type for card in SHIPPED.cards[:10]} == {"equipment"}
    assert len({card.name for card in SHIPPED.cards}) == 30
    assert any(card.text for card in EQUIPMENT) and any(not card.text for card in EQUIPMENT)
    assert any(card.text for card in GUILD) and any(not card.text for card in GUILD)


def test_a_sub_power_belongs_to_an_ability_that_turns_the_card() -> None:
    """PON-COMP-07, PON-X11"""
    for card in every(SHIPPED.cards):
        turns = "turn_to_sub" in str((card.on_hit, card.on_stay, card.in_battle))
        assert turns == (card.sub is not None), card.id
        if card.sub is not None:
            assert f"({card.sub})" in card.text, f"{card.id}: the text does not show the sub power"


def test_using_an_ability_without_turning_leaves_the_main_power() -> None:
    """PON-X11"""
    t = Table(party("EQ04", "GM03"), party("EQ05", "GA04"), guild=["GM02"]).play("hit", "GA04")
    assert t.counts("GM02") == 2 and not t.turned("GM02")


def test_every_quest_has_name_condition_priority_order_and_reward() -> None:
    """PON-COMP-08, PON-COMP-09, PON-WARN-03"""
    for quest in SHIPPED.quests:
        assert quest.name and quest.priority and quest.stars in (1, 2, 3)
        assert any(quest.condition.met_by(power) for power in range(10, 31))
    assert {quest.stars for quest in SHIPPED.quests} == {1, 2, 3}


def test_a_condition_is_met_by_the_powers_that_it_names() -> None:
    """PON-COMP-08: a range may hold one power alone."""
    for low, high, power in every(product(range(4), range(4), range(5))):
        assert Condition(at_most=low).met_by(power) == (power <= low)
        assert Condition(at_least=low).met_by(power) == (power >= low)
        assert Condition(exactly=(low, high)).met_by(power) == (power in (low, high))
        if low <= high:
            assert Condition(range=(low, high)).met_by(power) == (low <= power <= high)
        else:
            with pytest.raises(ValueError, match="write the lower power first"):
                Condition(range=(low, high))


def test_equipment_and_guild_have_different_backs() -> None:
    """PON-COMP-10"""
    assert set(SHIPPED.backs[:10]) == {"equipment"} and set(SHIPPED.backs[10:30]) == {"guild"}
    assert set(SHIPPED.backs[30:]) == {"quest", "warning"}


@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    """PON-COMP-11"""
    with pytest.raises(ValueError, match="2 to 4"):
        Match(PONTOON, SHIPPED, seats, 1)


def test_a_hero_is_a_seat() -> None:
    """PON-GLO-01: whoever is asked is one of the players."""
    match = Match(PONTOON, SHIPPED, 3, 7)
    assert match.decision.player in range(3)


def test_three_decks_are_shuffled() -> None:
    """PON-GLO-02"""
    zones = ("quests", "armoury", "guild")
    decks = [{zone: tuple(Match(PONTOON, SHIPPED, 2, seed).state.zones[zone]) for zone in zones} for seed in range(4)]
    for zone in zones:
        assert len({deck[zone] for deck in decks}) == 4


def test_a_card_counts_its_power_until_it_is_turned() -> None:
    """PON-POW-01, PON-POW-02"""
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"), guild=["GM04"]).play("hit")
    assert t.counts("GM04") == 4 and t.power(0) == 12
    t.play("use")
    assert t.turned("GM04") and t.counts("GM04") == sub("GM04") and t.power(0) == 8 + sub("GM04")


def test_a_party_is_equipment_and_companions_and_counts_as_a_whole() -> None:
    """PON-POW-03, PON-PARTY-01, PON-PARTY-02"""
    t = Table(party("EQ04", "GA04", "GM03"), party("EQ05", "GA05"))
    assert t.state.members(0) == 3 and t.companions(0) == ["GA04", "GM03"]
    assert t.power(0) == 4 + 4 + 3


def test_power_is_the_sum_of_bases_and_adjustments_and_no_card_is_below_zero() -> None:
    """PON-R02"""
    t = Table(party("EQ04", "GA04", "GM01", adjusted={"GM01": -5, "GA04": 2}), party("EQ05", "GA05"))
    assert t.counts("GM01") == 0 and t.counts("GA04") == 6
    assert t.power(0) == 10


def test_an_adjustment_below_zero_lifts_the_other_cards_by_nothing() -> None:
    """PON-R02"""
    content = reprint(GA01={"on_stay": "[{adjust_others: {amount: -20, type: any}}]"})
    t = Table(party("EQ04", "GA01", "GA05", "GM06"), party("EQ05", "GA04"), content=content).play("stay")
    assert t.power(0) == 4 + 1
