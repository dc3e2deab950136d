"""1. Setup and start of game."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.rules.pack.state import ACTIVE, DECK, DISCARD, HAND, WAITING
from tests.rules.pack.table import PACK, SHIPPED


def new(seed: int = 1, **options: str) -> Match:
    return Match(PACK, SHIPPED, 2, seed, options, skip_single=False)


@pytest.mark.parametrize(("format", "size"), [("short", 20), ("standard", 30)])
def test_the_length_sets_decks_and_hit_points_of_both(format: str, size: int) -> None:
    """PAK-SETUP-01, PAK-SETUP-02, PAK-SETUP-03, PAK-R31, PAK-COMP-02"""
    match = new(format=format)
    for seat in range(2):
        assert len(match.first.zones[DECK[seat]]) == size
        assert match.state.hp[seat] == size  # type: ignore[attr-defined]


def test_both_draw_six_and_nothing_is_in_play() -> None:
    """PAK-SETUP-05, PAK-SETUP-06, PAK-R09: the first turn draws nothing and comes to its Summon."""
    match = new()
    zones = match.state.zones
    assert [len(zones[HAND[seat]]) for seat in range(2)] == [6, 6]
    assert [len(zones[DECK[seat]]) for seat in range(2)] == [24, 24]
    assert not any(zones[spot] for area in (*WAITING, *ACTIVE) for spot in area)
    assert match.state.phase == "summon" and match.decision.player == match.state.first  # type: ignore[attr-defined]


def test_chance_or_the_players_settle_who_starts() -> None:
    """PAK-SETUP-04, PAK-R27"""
    assert {new(seed).decision.player for seed in range(20)} == {0, 1}
    assert {new(seed, starting="first").decision.player for seed in range(20)} == {0}
    assert {new(seed, starting="second").decision.player for seed in range(20)} == {1}


def test_no_second_hand_no_free_discard_and_no_card_comes_back() -> None:
    """PAK-R24"""
    match = new(4, starting="first")
    assert all(option.key.startswith("summon:") for option in match.decision.options)
    from random import Random

    rng, gone = Random(4), set[int]()
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options).key)
        now = {card for zone in DISCARD for card in match.state.zones[zone]}
        assert gone <= now
        gone = now


def test_decks_are_chosen_per_seat_and_an_own_deck_goes_as_one_word() -> None:
    match = new(deck_1="grove_sorcery", deck_2="wild_parade")
    names = {SHIPPED.name(card) for card in match.first.zones[DECK[0]]}
    assert "Verdant Sphinx" in names
    starter = SHIPPED.decks["ember_assault_20"].cards
    word = "+".join(f"{copies}x{id}" for id, copies in starter)
    own, same = new(format="short", deck_1=word), new(format="short", deck_1="ember_assault")
    assert own.first.zones[DECK[0]] == same.first.zones[DECK[0]]


@pytest.mark.parametrize(
    ("deck", "why"), [("3xMP-036", "exactly 30 cards, not 3"), ("tidal", "is one of"), ("1xMP-999", "no card 'MP-999'")]
)
def test_a_deck_that_may_not_be_played_is_refused_in_words(deck: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        new(deck_1=deck)
