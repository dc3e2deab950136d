"""Computers hunt the Dragon: who can slay it and win does so, at first sight and at every level."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.dragon import DragonMind
from game.ai.dragon_hunt import chase, meeting, thrown
from game.ai.dragon_stakes import Stakes
from game.ai.dragon_values import Sight
from game.ai.levels import LEVELS
from game.ai.thinking import choose
from game.rules.dragon.battle import dragon_dice
from game.rules.dragon.movement import Walking
from game.rules.dragon.state import Dragon
from game.rules.dragon.throws import kill_chance
from tests.rules.dragon.table import DRAGON, SHIPPED, Table, dealt, hero
from tests.sure import every

MIND = DragonMind()
FRIENDS = ("T38", "T40", "T42", "T46")
SURE = 0.8


def slayable(g: Dragon) -> str | None:
    """The key of the move that slays the Dragon with SURE odds and wins; None where there is none."""
    seat = g.question.player
    if not isinstance(g.about, Walking) or not g.dragon:
        return None
    best = max(g.points(other) for other in range(g.seats) if other != seat)
    if g.points(seat) + g.hoard() < best or kill_chance(dragon_dice(g, seat), g.strengths) < SURE:
        return None
    key = "stay" if g.at[seat] == g.lair() else g.space(g.lair()).key
    return key if key in {option.key for option in g.question.options} else None


def beside_the_dragon(number: int, seats: int, map: str, **words: Any) -> Table:
    """A strong hero two steps from a wounded Dragon, ahead of everybody."""
    realm = SHIPPED.maps[map]
    lair = realm.path[number - 1]
    near = max(space for space, far in enumerate(realm.distances[lair - realm.first], realm.first) if far == 2)
    return Table(
        hero(realm.space(near).key, *FRIENDS, "T20", home=["T19"]),
        *[hero() for _ in range(seats - 1)],
        dragon=number,
        strengths=[2],
        dice=[4],
        options={"map": map},
        **words,
    )


@pytest.mark.parametrize(("map", "numbers"), [("silverado", (1, 5, 8, 11, 12)), ("short", (1, 4, 7, 8))])
def test_who_can_slay_the_dragon_and_win_does_so_wherever_it_stands(map: str, numbers: tuple[int, ...]) -> None:
    """Near the palace, too, where it is tempting to stand guard instead."""
    for number in every(numbers):
        for seats in every((2, 4, 6)):
            g = beside_the_dragon(number, seats, map).state
            key, lean = slayable(g), MIND.policy(g)
            assert key and lean and lean.key == key, (number, seats)
            short = MIND.shortlist(g)
            promised = MIND.prior(g, short)
            assert short[promised.index(max(promised))].key == key, (number, seats)


def test_the_strongest_level_slays_the_dragon_where_that_wins() -> None:
    for number in every((5, 12)):
        g = beside_the_dragon(number, 3, "silverado").state
        assert choose(DRAGON, g, 0, LEVELS[-1], 1, 60).key == slayable(g)


def test_no_sure_victory_is_left_lying_in_whole_games() -> None:
    """Where the Dragon is nearly slain as it nears the palace, and whoever would slay it is sent elsewhere."""
    seen, rng = 0, Random(1)
    for seed in range(20):
        match = dealt(2 + seed % 5, seed, map=("silverado", "short")[seed % 2])
        while match.decision is not None:
            g, lean = match.state, MIND.policy(match.state)
            if g.dragon > g.kingdom.palace - 4:
                g.strengths = [2]
            if key := slayable(g):
                lean = MIND.policy(g)
                assert lean is not None and lean.key == key, (seed, g.turns)
                seen += 1
            match.answer((lean if lean and key is None else rng.choice(match.decision.options)).key)
    assert seen > 20, seen


def test_to_go_on_is_worth_no_more_than_the_attack_later() -> None:
    """However far ahead, a hero has still to slay the Dragon."""
    g = beside_the_dragon(5, 2, "silverado").state
    stakes = Stakes(g, 0)
    assert stakes.going_on() < stakes.attack(5)[0] and stakes.dragon() > 0


def test_a_hero_meets_the_dragon_who_is_in_reach_or_where_it_comes_next() -> None:
    realm = SHIPPED.maps["silverado"]
    lair, coming = realm.path[11] - realm.first, realm.path[12] - realm.first
    assert meeting(realm, 12, lair)[0] == thrown(0) == thrown(2) == 5 / 6, "a 1 carries nobody"
    assert thrown(6) == 1 / 6 and thrown(7) == 0 < chase(7) < chase(6)
    assert meeting(realm, 12, coming)[1] == 1, "it comes to who stands in the palace"
    assert meeting(realm, 12, lair)[1] == 0, "once it is there it is too late for anybody else"


def test_guarding_the_palace_counts_once_the_dragon_stands_before_it() -> None:
    palace = SHIPPED.maps["silverado"].path[-1]
    guard = {number: Sight(beside_the_dragon(number, 3, "silverado").state, 0).hunt.guard for number in (11, 12)}
    assert guard[11] == 0 < guard[12]
    sight = Sight(Table(hero("7,5", "T38"), hero(home=["T20"]), dragon=12, dice=[2]).state, 0)
    assert sight.hunt.worth(palace) > sight.hunt.worth(palace - 1)
