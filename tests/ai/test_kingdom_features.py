"""Features of Dungeon & Kingdom: they are of the seat and not of its number, and say what lies there."""

from __future__ import annotations

from functools import cache
from math import isfinite
from typing import Any

import pytest

from game.ai.judge import chances_of
from game.ai.kingdom import JUDGE
from game.ai.kingdom_features import DEEDS, FEATURES, by_deed, measured
from game.ai.ladder import content_of
from game.ai.minds import MINDS
from game.ai.selfplay import Fixture, play
from game.engine.match import Match
from game.rules import GAMES
from tests.sure import every

GAME, CONTENT, MIND = GAMES["kingdom"], content_of("kingdom"), MINDS["kingdom"]
PLACES = ("hand", "array", "treasury", "graveyard")


@cache
def tables() -> list[Any]:
    """States of three games by the plain rule, one of them full, after every seventh answer."""
    found = []
    for seats, seed in ((2, 1), (2, 2), (4, 3)):
        record = play(Fixture("kingdom", seed, (0,) * seats, (None,) * seats, 0.1))
        match = Match(GAME, CONTENT, seats, seed, record.options)
        for number, key in enumerate(record.answers):
            match.answer(key, "computer")
            if number % 7 == 0 and match.state.winners is None:
                found.append(match.state.clone())
    return found


def swapped(g: Any) -> Any:
    """The same table with two players in each other's seats."""
    other = g.clone()
    for place in PLACES:
        other.zones[f"{place}/0"], other.zones[f"{place}/1"] = g.zones[f"{place}/1"][:], g.zones[f"{place}/0"][:]
    other.reserve, other.active = g.reserve[::-1], 1 - g.active
    return other


def table(**words: Any) -> Any:
    state = GAME.read_position(CONTENT, {"matrix": ["captain . .", ". . .", ". . ."], **words})
    state.run()
    return state


def said(g: Any, seat: int, name: str) -> float:
    return float(measured(g)[seat][FEATURES.index(name)])


def test_every_feature_is_a_number_wherever_a_game_comes() -> None:
    for g in every(tables()):
        rows = measured(g)
        assert len(rows) == g.seats and all(len(row) == len(FEATURES) and all(map(isfinite, row)) for row in rows)


def test_two_who_swap_seats_swap_their_features_and_chances() -> None:
    for g in every([g for g in tables() if g.seats == 2]):
        other = swapped(g)
        assert measured(other) == measured(g)[::-1]
        assert MIND.worth(other, 0) == pytest.approx(MIND.worth(g, 1))


def test_chances_are_those_of_the_features() -> None:
    for g in every(tables()):
        chances = chances_of([JUDGE.value(row) for row in measured(g)])
        assert [MIND.worth(g, seat) for seat in range(g.seats)] == pytest.approx(chances)


def test_of_an_odd_number_of_cards_who_chooses_next_takes_one_more() -> None:
    g = table(at="take", players=[{}, {}], matrix=["ninja . .", ". knight .", ". . angel"], deck_size=0, triggered=True)
    assert said(g, 0, "turns to come") == 2 * said(g, 1, "turns to come") > 0
    assert said(g, 0, "next to choose") > said(g, 1, "next to choose") == 0


def test_a_monster_counts_by_whether_cards_in_hand_and_array_pay_for_it() -> None:
    rich, poor = {"array": ["harpy4"], "hand": ["princess"] * 7}, {"array": ["orthos4"]}
    g = table(at="take", players=[rich, poor], deck_size=30)
    assert said(g, 0, "Monsters to pay for") > 0 == said(g, 0, "Monsters too dear")
    assert said(g, 1, "Monsters to pay for") == 0 < said(g, 1, "cards wanting for those")


def test_gems_are_a_gift_at_hand_for_who_has_a_princess() -> None:
    gems = {"treasury": ["ninja"] * 3}
    g = table(at="take", players=[{**gems, "hand": ["princess"]}, {**gems, "hand": ["ninja"]}], deck_size=30)
    assert said(g, 0, "gift at hand") > 0 == said(g, 1, "gift at hand")
    assert said(g, 0, "three Gems of a colour") == said(g, 1, "three Gems of a colour") > 0


def test_a_card_of_a_deed_that_nothing_was_learned_of_counts_as_the_mean_of_all() -> None:
    verbs = [*DEEDS, "sing"]
    assert list(by_deed(verbs, [1, *[0] * 7])) == [1.0] + [0.0] * 6
    assert list(by_deed(verbs, [1, *[0] * 6, 7])) == pytest.approx([2.0] + [1.0] * 6)
