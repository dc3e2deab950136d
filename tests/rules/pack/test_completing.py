"""A deck that is begun is completed to a legal one, and every fact of every reason is true of the deck as it stood."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

import pytest

from game.rules.pack.cards import Monster
from game.rules.pack.completing import (
    Beats,
    Bursts,
    Curve,
    Hits,
    Leaning,
    Pays,
    Planned,
    Proposal,
    Reason,
    Strongest,
    completed,
    proposals,
    starters,
    usual,
)
from game.rules.pack.decks import faults_of, room_for
from tests.rules.pack.table import SHIPPED, random_deck
from tests.sure import every, few_and_many

FORMATS = ("standard", "short", "limited")
BEATEN = {"blue_evade": "red_strike", "red_strike": "green_spell", "green_spell": "blue_evade"}


def begun(lot: Random, format: str) -> Counter[str]:
    """A part of a legal deck drawn by lot; now and then one that leans, or a part of a starter deck."""
    starter = Counter(dict(lot.choice(starters(SHIPPED, format)).cards))
    drawn = Counter(dict(random_deck(format, lot)))
    kind = lot.choice([*BEATEN])
    leaning = Counter({id: n for id, n in drawn.items() if SHIPPED.monsters[SHIPPED.ids[id]].type == kind})
    cards = list((lot.choice([drawn, leaning, starter])).elements())
    return Counter(lot.sample(cards, lot.randrange(1, len(cards)) if len(cards) > 1 else 1))


def deck_of(cards: Counter[str]) -> list[Monster]:
    return [SHIPPED.monsters[SHIPPED.ids[id]] for id in cards.elements()]


def untrue(proposal: Proposal, cards: Counter[str], format: str, owned: Counter[str] | None) -> list[str]:
    """What of a proposal's reasons does not hold of a deck, counted here anew."""
    return [reason.words for reason in proposal.reasons if not holds(reason, proposal.monster, cards, format, owned)]


def holds(reason: Reason, monster: Monster, cards: Counter[str], format: str, owned: Counter[str] | None) -> bool:
    deck = deck_of(cards)
    same = [one for one in deck if one.type == monster.type]
    decks = [Counter(dict(one.cards)) for one in starters(SHIPPED, format)]
    match reason:
        case Curve(stars, have, usual_):
            average = sum(one.star == stars for each in decks for one in deck_of(each)) / len(decks)
            return stars == monster.star and have == sum(one.star == stars for one in deck) < usual_ == round(average)
        case Leaning(kind, have, size):
            others = Counter(one.type for one in deck if one.type in BEATEN and one.type != kind)
            told = kind == monster.type and have == len(same) and size == len(deck)
            return told and have > max(others.values(), default=0)
        case Pays(kind, have):
            return kind == monster.type != "white_wild" and have == len(same) > 0
        case Beats(kind, beaten, have):
            return kind == monster.type and beaten == BEATEN[kind] and have == len(same) <= 2
        case Hits(stars, hardest):
            return monster.star == stars > hardest == max(one.star for one in deck)
        case Bursts(have, most_):
            allowed = SHIPPED.formats[format].white_wild
            return monster.type == "white_wild" and have == len(same) < allowed == most_
        case Planned(name, shared, size):
            named = [Counter(dict(one.cards)) for one in starters(SHIPPED, format) if one.name == name]
            nearest = max((one & cards).total() for one in decks)
            held = [one for one in named if one[monster.id] > cards[monster.id] and (one & cards).total() == shared]
            return bool(held) and shared == nearest >= size / 2 and size == len(deck)
        case Strongest(kind, stars, power):
            rivals = [
                one.power
                for one in SHIPPED.monsters
                if (one.type, one.star) == (kind, stars)
                and not room_for(SHIPPED, format, tuple(cards.items()), one.id)
                and (owned is None or cards[one.id] < owned[one.id])
            ]
            return (kind, stars, power) == (monster.type, monster.star, monster.power) and max(rivals) == power


@few_and_many("many", 60, 2000)
def test_every_deck_that_is_begun_is_completed_to_a_legal_one_with_reasons_that_are_true_of_it(many: int) -> None:
    """PAK-COMP-02, PAK-R25"""
    told = Counter[type]()
    for seed in range(many):
        lot = Random(seed)
        format = lot.choice(FORMATS)
        cards = begun(lot, format)
        owned = cards + Counter({one.id: lot.randrange(3) for one in SHIPPED.monsters}) if seed % 3 == 0 else None
        for proposal in proposals(SHIPPED, format, tuple(cards.items()), owned):
            assert not room_for(SHIPPED, format, tuple(cards.items()), proposal.monster.id)
            assert owned is None or cards[proposal.monster.id] < owned[proposal.monster.id]
            assert 1 <= len(proposal.reasons) == len(set(proposal.reasons)) <= 2
            wrong = untrue(proposal, cards, format, owned)
            assert not wrong, (seed, proposal.monster.name, wrong)
            told.update(type(reason) for reason in proposal.reasons)
            cards[proposal.monster.id] += 1
        assert faults_of(SHIPPED, format, tuple(cards.items())) == [], seed
    assert set(told) == set(get_args(Reason)), "every kind of reason was told"


def test_a_completed_deck_has_the_cards_that_were_in_and_those_proposed() -> None:
    for seed in range(6):
        cards = begun(Random(seed), "short")
        more = Counter(one.monster.id for one in proposals(SHIPPED, "short", tuple(cards.items())))
        full = Counter(dict(completed(SHIPPED, "short", tuple(cards.items()))))
        assert full == cards + more and cards <= full and full.total() == 20


def test_the_same_deck_is_always_completed_in_the_same_way_and_a_full_one_not_at_all() -> None:
    start = (("MP-005", 2), ("MP-040", 1))
    assert proposals(SHIPPED, "short", start) == proposals(SHIPPED, "short", start[::-1])
    assert proposals(SHIPPED, "short", SHIPPED.decks["tidal_dodge_20"].cards) == []


def test_what_is_not_wanted_is_not_proposed_and_something_else_is() -> None:
    start = (("MP-005", 2), ("MP-040", 1))
    before = proposals(SHIPPED, "standard", start)
    unwanted = {one.monster.id for one in before[:5]}
    after = proposals(SHIPPED, "standard", start, without=unwanted)
    assert len(after) == len(before) and not unwanted & {one.monster.id for one in after}


def test_a_collection_that_has_too_few_cards_is_used_up() -> None:
    owned = {one.id: 1 for one in SHIPPED.monsters[:12]}
    start = ((SHIPPED.monsters[0].id, 1),)
    assert Counter(one.monster.id for one in proposals(SHIPPED, "short", start, owned)) == Counter(list(owned)[1:])


@pytest.mark.parametrize("kind", list(BEATEN))
def test_a_deck_of_one_colour_gets_what_beats_what_it_is_weak_to(kind: str) -> None:
    """Nothing of it beats the colour that beats it: that is told with the first card which does."""
    ids = [one.id for one in SHIPPED.monsters if one.type == kind and one.rarity == "common"][:4]
    found = proposals(SHIPPED, "short", [(id, 2) for id in ids])
    others = [other for other in BEATEN if other != kind]
    first = [next(one for one in found if one.monster.type == other) for other in others]
    assert [one.reasons[0] for one in first] == [Beats(other, BEATEN[other], 0) for other in others]


def test_completed_decks_are_shaped_like_starter_decks() -> None:
    """Within three monsters of each star, from any few cards of few stars."""
    stars, _ = usual(SHIPPED, "short")
    for monster in every([one for one in SHIPPED.monsters if one.star < 3]):
        found = Counter(one.star for one in deck_of(Counter(dict(completed(SHIPPED, "short", [(monster.id, 1)])))))
        assert all(abs(found[n] - stars[n]) <= 3 for n in stars), (monster.name, found)
