"""Standing of Dragon Attack!: what a chance is reckoned from, fact by fact."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from game.rules.dragon.standing import (
    CROWD,
    DUEL,
    FARTHEST,
    FRESH,
    NEAR,
    Outlook,
    carried,
    doom,
    hero_of,
    outlook,
    pull,
    shares,
)
from game.rules.dragon.state import Dragon
from tests.rules.dragon.table import SHIPPED, Table, dealt, hero, picked
from tests.sure import every

FOUR = (5, 4, 3, 2)
ME = FRESH._replace(points=60, gold=20, party=3, far=5)


def steps_between(g: Dragon, one: int, other: int) -> int:
    """Over land, with nothing in the way."""
    kingdom, reached, steps = g.kingdom, {one}, 0
    while other not in reached:
        beside = {there for here in reached for there in kingdom.members(kingdom.near(kingdom.one(here)))}
        reached |= {there for there in beside if g.content.spaces[there].land}
        steps += 1
    return steps


def test_the_facts_are_those_of_the_table() -> None:
    looked = near = 0
    for seed in range(6):
        rng, match = Random(seed), picked(dealt(3, seed))
        while match.decision is not None:
            g = match.state
            if rng.random() < 0.05:
                for seat in range(g.seats):
                    fact = hero_of(g, seat)
                    lair = g.dragon > 0 and steps_between(g, g.at[seat], g.lair()) <= NEAR
                    assert fact.far == min(FARTHEST, steps_between(g, g.at[seat], g.home(seat)))
                    assert fact.near == lair and fact.resting == g.resting[seat]
                    assert (fact.points, fact.gold, fact.party) == (g.points(seat), g.gold(seat), g.party(seat))
                    looked, near = looked + 1, near + lair
                turn = g.active if g.phase != "setup" else -1
                heroes = tuple(hero_of(g, seat) for seat in range(g.seats))
                come = g.dragon / g.kingdom.palace
                assert outlook(g) == shares(heroes, come, tuple(g.strengths), g.hoard(), turn)
            match.answer(rng.choice(match.decision.options).key)
    assert looked > 60 and near


def test_a_hero_on_the_first_space_of_the_first_map_stands_somewhere() -> None:
    t = Table(hero("0,0", "T38"), hero())
    assert t.state.at[0] == 0
    fact = hero_of(t.state, 0)
    assert (fact.party, fact.far) == (2, min(FARTHEST, steps_between(t.state, 0, t.state.home(0))))


def chance(me: Outlook, rival: Outlook = FRESH, hoard: int = 0, turn: int = -1, come: float = 0.5) -> float:
    return shares((me, rival), come, FOUR, hoard, turn)[0]


def test_points_gold_companions_and_the_turn_raise_a_chance_and_a_way_home_lowers_it() -> None:
    assert chance(ME._replace(points=80)) > chance(ME) > chance(ME._replace(points=40))
    assert chance(ME._replace(gold=40)) > chance(ME) and chance(ME._replace(far=9)) < chance(ME)
    assert chance(ME, turn=0) > chance(ME) > chance(ME, turn=1)
    assert chance(ME, ME._replace(points=90)) < chance(ME)


@pytest.mark.parametrize(("behind", "hoard", "wins"), [(0, 0, True), (10, 0, False), (10, 9, False), (10, 10, True)])
def test_a_dragon_within_reach_counts_for_who_would_win_by_its_fall(behind: int, hoard: int, wins: bool) -> None:
    rival = ME._replace(points=ME.points + behind)
    close, away = (chance(ME._replace(near=near), rival, hoard) for near in (True, False))
    assert (close > away) == wins and (wins or close == away)


def test_the_best_of_the_others_is_the_rival() -> None:
    """One's own points are no bar to oneself."""
    leader, second, last = (ME._replace(points=points, near=True) for points in (90, 60, 30))
    crowd = leader, second, last
    plain = tuple(hero._replace(near=False) for hero in crowd)
    close, away = (shares(heroes, 0.5, FOUR, 0, -1) for heroes in (crowd, plain))
    assert close[0] / close[1] > away[0] / away[1] and close[1] / close[2] == pytest.approx(away[1] / away[2])


def test_two_players_are_weighed_apart_from_more() -> None:
    two, three, six = (pull(ME, 0.5, FOUR, 0, 0, False, seats) for seats in (2, 3, 6))
    assert two != three == six
    for seats, weights in every([(2, DUEL), (3, CROWD), (6, CROWD)]):
        mine, theirs = (pull(ME, 0.5, FOUR, 0, 0, turn, seats) for turn in (True, False))
        assert log(mine / theirs) == pytest.approx(weights.turn)
        near, far = (doom(come, FOUR, 3, seats) for come in (1.0, 0.0))
        assert log(near / far) == pytest.approx(weights.come + weights.looming)


def test_the_nearer_the_dragon_the_less_for_everybody() -> None:
    assert sum(shares((ME, ME), 0.2, FOUR, 0, -1)) > sum(shares((ME, ME), 0.9, FOUR, 0, -1))
    assert 0 < sum(shares((ME, ME), 0.9, FOUR, 0, -1)) < 1


def test_what_lies_in_front_counts_as_gold_as_company_or_as_a_slayer_and_nothing_else_does() -> None:
    kinds = dict(zip(SHIPPED.kinds, range(len(SHIPPED.kinds))))
    assert {"gold", "character", "slayer"} < kinds.keys()
    gold = SHIPPED.points[kinds["gold"]]
    for kind, card in every(kinds.items()):
        assert carried(SHIPPED, [card]) == (gold * (kind == "gold"), 1 + (kind == "character"), kind == "slayer"), kind
