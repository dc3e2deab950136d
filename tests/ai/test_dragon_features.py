"""Features of Dragon Attack!: they are of the seat and not of its number, say what lies on the table, and the palace
has a chance of its own."""

from __future__ import annotations

from functools import cache
from math import isfinite
from typing import Any

import pytest

from game.ai.dragon import JUDGE
from game.ai.dragon_features import FEATURES, HERO, measured
from game.ai.dragon_values import Sight
from game.ai.judge import chances_of
from game.ai.ladder import content_of
from game.ai.minds import MINDS
from game.ai.selfplay import Fixture, play, position
from game.engine.match import Match
from game.rules import GAMES
from game.rules.dragon.movement import Walking
from tests.rules.dragon.table import Table, hero
from tests.sure import every

GAME, MIND = GAMES["dragon"], MINDS["dragon"]


@cache
def tables() -> list[Any]:
    """States of three games by the plain rule, one of them full, after every seventh answer."""
    found = []
    for seats, seed in ((2, 1), (2, 2), (4, 3)):
        record = play(Fixture("dragon", seed, (0,) * seats, (None,) * seats, 0.1))
        match = Match(GAME, content_of("dragon"), seats, seed, record.options)
        for number, key in enumerate(record.answers):
            if number % 7 == 0:
                found.append(match.state.clone())
            match.answer(key, "computer")
    return found


def said(g: Any, seat: int, name: str) -> float:
    return float(measured(g)[seat][FEATURES.index(name)])


def test_every_feature_is_a_number_wherever_a_game_comes_and_the_palace_has_its_own() -> None:
    for g in every(tables()):
        *heroes, palace = measured(g)
        assert len(heroes) == g.seats and all(len(row) == len(FEATURES) for row in (*heroes, palace))
        assert all(map(isfinite, [float(one) for row in (*heroes, palace) for one in row]))
        assert not any(any(row[len(HERO) :]) for row in heroes) and not any(palace[: len(HERO)])


def test_what_all_seats_leave_of_the_chances_is_the_fall_of_the_palace() -> None:
    for g in every(tables()):
        chances = chances_of([JUDGE.value(row) for row in measured(g)])
        assert [MIND.worth(g, seat) for seat in range(g.seats)] == pytest.approx(chances[:-1])
        assert 0 < chances[-1] < 1


def test_two_who_swap_seats_swap_their_features() -> None:
    one, other = hero("4,4", "T38", "T20", home=["T19"], colour="red"), hero("9,2", "T46", colour="orange")
    first, second = (Table(*heroes, dragon=3, turn=turn) for heroes, turn in (((one, other), 1), ((other, one), 2)))
    assert measured(second.state)[:2] == measured(first.state)[1::-1]


def test_gold_counts_by_its_way_home_and_by_who_is_near() -> None:
    near, far = (Table(hero(at, "T20"), hero("14,6", colour="orange")).state for at in ("5,6", "9,2"))
    assert said(near, 0, "gold carried") == said(far, 0, "gold carried") > 0 == said(near, 1, "gold carried")
    assert said(near, 0, "gold on the road") != said(far, 0, "gold on the road")
    alone, met = (Table(hero("9,2", "T20"), hero(at, colour="orange")).state for at in ("14,6", "9,1"))
    assert said(met, 0, "rivals near") > said(alone, 0, "rivals near")


def test_who_is_far_behind_wins_nothing_by_slaying_the_dragon() -> None:
    """An empty hoard does not outweigh what the other has at home."""
    g = Table(hero("4,4", "T38"), hero(home=["T19", "T20"], colour="orange"), dragon=9, strengths=[3, 2]).state
    assert said(g, 0, "slays the Dragon") > 0 == said(g, 0, "wins by it") == said(g, 0, "wins by it, within reach")
    assert said(g, 1, "wins by it") == said(g, 1, "slays the Dragon") > 0


def test_a_dragon_near_the_palace_is_a_likelier_fall() -> None:
    falls = []
    for at in (1, 5, 9):
        g = Table(hero("14,6"), hero("9,2", colour="orange"), dragon=at).state
        falls.append(1 - sum(MIND.worth(g, seat) for seat in range(2)))
    assert falls == sorted(falls) and falls[-1] > 2 * falls[0]


def test_a_game_that_all_lost_teaches_that_nobody_won() -> None:
    g = tables()[10]
    learned = position(MIND, g, ())
    assert learned is not None and learned.parts == (*[0.0] * g.seats, 1.0)
    won = position(MIND, g, (1,))
    assert won is not None and won.parts[1] == 1.0 and won.parts[-1] == 0.0


def test_moves_are_as_far_apart_as_at_first_sight_around_the_learned_chance() -> None:
    for g in every([g for g in tables() if isinstance(g.about, Walking)]):
        options, seat = g.question.options, g.question.player
        prior = MIND.prior(g, options)
        keys = g.kingdom.by_key
        promises = Sight(g, seat).promises([keys.get(option.key, g.at[seat]) for option in options])
        apart = [(one - prior[0]) * 100 for one in prior]
        assert apart == pytest.approx([one - promises[0] for one in promises])
        assert max(prior) <= 1 + 1e-9
