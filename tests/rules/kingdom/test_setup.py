"""1. Cards and setup: what lies in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.events import Changed, Moved
from game.engine.match import Match
from game.rules.kingdom.cards import Adventurer
from tests.rules.kingdom.table import KINGDOM, SHIPPED, Table, player, resolving
from tests.sure import every


def new(seats: int = 2, seed: int = 1) -> Match:
    return Match(KINGDOM, SHIPPED, seats, seed)


def test_there_are_six_monsters_of_three_cards() -> None:
    """DNK-COMP-01"""
    assert len(SHIPPED.monsters) == 6 and all(len(one.cards) == 3 for one in SHIPPED.monsters)
    assert SHIPPED.size - SHIPPED.first_monster == 18


def test_each_monster_has_one_card_of_4_7_and_12_points() -> None:
    """DNK-COMP-02, DNK-X01"""
    assert all(sorted(card.points for card in one.cards) == [4, 7, 12] for one in SHIPPED.monsters)


def test_there_are_70_adventurers_of_seven_kinds() -> None:
    """DNK-COMP-03, DNK-X04: the Amazon and the Warrior are one kind."""
    assert SHIPPED.first_monster == 70 and len(SHIPPED.adventurers) == 7
    assert [one.name for one in SHIPPED.adventurers if one.id == "amazon"] == ["Amazon Warrior"]


def test_the_supply_never_limits_a_gain() -> None:
    """DNK-COMP-04, DNK-X12, DNK-R40: points are plain numbers, without pieces."""
    t = resolving(kingdom="orthos12 amazon amazon amazon wizard wizard", reserve=200)
    t.play("fight:orthos12", *t_pay(t))
    assert t.reserve() == 212


def t_pay(t: Table) -> tuple[str, str]:
    return ("amazon+amazon+amazon+wizard+wizard", "kingdom:amazon+amazon+amazon+wizard+wizard/hand:nothing")


def test_each_kind_has_a_colour_of_its_own_and_all_monsters_share_grey() -> None:
    """DNK-CARD-01, DNK-X05, DNK-X17"""
    colours = {one.id: one.colour for one in SHIPPED.adventurers}
    assert colours == {
        "princess": "white",
        "knight": "red",
        "angel": "orange",
        "captain": "yellow",
        "amazon": "green",
        "wizard": "blue",
        "ninja": "purple",
    }
    assert len({SHIPPED.suit[card] for card in range(SHIPPED.first_monster, SHIPPED.size)}) == 1


def test_adventurers_carry_colour_name_deed_and_text() -> None:
    """DNK-CARD-02"""
    for one in every(SHIPPED.adventurers):
        assert one.colour and one.name and one.deed and one.text and one.ability and one.art


def test_monsters_carry_name_deed_needs_and_points() -> None:
    """DNK-CARD-03, DNK-R42: no icon is a Princess."""
    for one in every(SHIPPED.monsters):
        assert not isinstance(one, Adventurer) and one.name and one.deed and one.text and one.ability
        assert [len(card.needs) for card in one.cards] in ([2, 3, 4], [2, 4, 5], [3, 4, 5], [3, 3, 5])
        assert all("princess" not in card.needs for card in one.cards)


def test_every_colour_is_needed_about_equally_often() -> None:
    """DNK-COMP-03: no kind is worth more in fights than another."""
    icons = Counter(need for one in SHIPPED.monsters for card in one.cards for need in card.needs)
    assert set(icons.values()) <= {10, 11} and len(icons) == 6


def test_monsters_with_plain_powers_are_the_easiest_to_beat() -> None:
    icons = {one.id: sum(len(card.needs) for card in one.cards) for one in SHIPPED.monsters}
    assert sorted(icons, key=lambda one: icons[one])[:2] == ["demon_king", "undead_reaper"]


def test_gems_are_adventurers_in_a_treasury_and_never_monsters() -> None:
    """DNK-CARD-04"""
    with pytest.raises(ValueError, match="holds Adventurers alone"):
        Table(player(treasury=["orthos7"]))


@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    """DNK-SETUP-01"""
    with pytest.raises(ValueError, match="2 to 4"):
        new(seats)


def test_all_88_cards_are_shuffled_into_one_deck_and_nine_are_laid_out() -> None:
    """DNK-SETUP-02, DNK-SETUP-03"""
    state = new(3, 5).state
    assert len(state.zones["deck"]) == 79 and all(len(state.zones[f"matrix/{cell}"]) == 1 for cell in range(9))
    assert sorted(card for cards in state.zones.values() for card in cards) == list(range(88))
    assert new(3, 5).state.zones["deck"] != new(3, 6).state.zones["deck"]


def test_everybody_starts_with_six_points() -> None:
    """DNK-SETUP-04"""
    assert new(4).state.reserve == [6, 6, 6, 6]  # type: ignore[attr-defined]


def test_arrays_hands_treasuries_and_graveyards_start_empty() -> None:
    """DNK-SETUP-05, DNK-R06"""
    state = new(4).state
    assert not any(
        state.zones[f"{family}/{seat}"] for family in ("array", "hand", "treasury", "graveyard") for seat in range(4)
    )


def test_an_array_is_filled_from_the_left_to_seven() -> None:
    """DNK-SETUP-06"""
    t = Table(player(array=["angel"] * 6), matrix=["wizard . .", ". ninja .", ". . captain"])
    t.play("take:11", "queue")
    assert t.array() == ["angel"] * 6 + ["wizard"]


def test_the_first_player_is_drawn_and_turns_pass_clockwise() -> None:
    """DNK-SETUP-07, DNK-TURN-01"""
    assert {new(4, seed).state.starting for seed in range(40)} == {0, 1, 2, 3}  # type: ignore[attr-defined]
    match, order = new(3, 2), []
    for _ in range(6):
        order.append(match.decision.player)
        match.answer(match.decision.options[0].key)
        while match.decision.player == order[-1]:
            match.answer("queue")
    assert order == [(order[0] + step) % 3 for step in range(6)]


def test_the_nine_lie_there_before_the_first_turn_which_has_no_refill() -> None:
    """DNK-SETUP-03, DNK-REFILL-01"""
    events = new().events
    laid = [n for n, event in enumerate(events) if isinstance(event, Moved) and event.dst.startswith("matrix")]
    told = [(n, event.field, event.value) for n, event in enumerate(events) if isinstance(event, Changed)]
    turns = [n for n, field, _ in told if field == "turn"]
    assert len(laid) == 9 and max(laid) < min(turns)
    assert [value for _, field, value in told if field == "phase"] == ["action"]


def test_in_a_short_game_a_third_of_the_cards_goes_back_into_the_box_unseen() -> None:
    short = Match(KINGDOM, SHIPPED, 2, 1, {"length": "short"}).state
    whole = new().state
    assert len(short.zones["box"]) == SHIPPED.size // 3 and not whole.zones["box"]
    assert len(short.zones["deck"]) == len(whole.zones["deck"]) - SHIPPED.size // 3
    assert all(short.known[card] == 0 for card in every(short.zones["box"]))
