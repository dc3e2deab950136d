"""Dragon Attack!, chapter 2: setting up."""

from __future__ import annotations

import pytest

from tests.rules.dragon.table import DRAGON, SHIPPED, Table, dealt, hero, picked

SILVERADO = SHIPPED.maps["silverado"]


def test_each_player_picks_a_hero_and_stands_on_its_start() -> None:
    """DRA-SETUP-01, DRA-SETUP-02"""
    match = dealt(3)
    assert [option.key for option in match.decision.options] == ["red", "blue", "green", "yellow", "purple", "orange"]
    match.answer("green")
    assert match.decision.player == 1 and "green" not in [option.key for option in match.decision.options]
    match.answer("red")
    match.answer("orange")
    assert match.state.colour == [2, 0, 5]
    assert match.state.at == [SILVERADO.starts[n] for n in (2, 0, 5)]


def test_heroes_nobody_picked_are_out_of_the_game() -> None:
    """DRA-SETUP-03"""
    match = picked(dealt(2))
    assert len(match.state.at) == len(match.state.colour) == 2


def test_heroes_can_be_dealt_instead() -> None:
    seen = set()
    for seed in range(40):
        match = dealt(3, seed, heroes="dealt")
        assert match.state.phase == "movement" and len(set(match.state.colour)) == 3
        seen |= set(match.state.colour)
    assert seen == set(range(6))


def test_a_face_down_counter_lies_on_every_star() -> None:
    """DRA-SETUP-04"""
    state = dealt().state
    stars = [space for space, words in enumerate(SILVERADO.spaces) if words.star]
    assert set(stars) <= set(state.spots) and len(set(state.spots)) == 46
    assert set(state.lies) == {0} and not any(state.known[card] for card in state.zones["map"])
    assert dealt(2, 1).state.zones["map"] != dealt(2, 2).state.zones["map"], "not shuffled"


def test_numbers_below_the_palace_get_one_each_and_starts_none() -> None:
    """DRA-SETUP-05"""
    state = dealt().state
    assert all(state.spots.count(space) == 1 for space in SILVERADO.path[:-1])
    assert not {SILVERADO.path[-1], *SILVERADO.starts} & set(state.spots)


def test_the_short_map_leaves_counters_in_the_box() -> None:
    state = dealt(2, 1, map="short").state
    assert len(state.zones["map"]) == 28 == len(SHIPPED.sheet["short"])


def test_the_strongest_dragon_counter_lies_on_top_and_it_is_off_the_map() -> None:
    """DRA-SETUP-06, DRA-SETUP-07, DRA-SETUP-08"""
    state = dealt().state
    assert state.strengths == [5, 4, 3, 2] and state.dragon == 0 and state.lair() == -1


def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    """DRA-SETUP-09, DRA-R58"""
    for seed in range(40):
        match = picked(dealt(4, seed))
        rolls = [event.value for event in match.events if type(event).__name__ == "Rolled"]
        first = rolls[:4]
        best = [seat for seat in range(4) if first[seat] == max(first)]
        if len(best) == 1:
            assert match.state.first == best[0]
        else:
            assert match.state.first in best and len(rolls) >= 4 + len(best)


def test_turns_go_clockwise() -> None:
    """DRA-SETUP-10"""
    t = Table(hero(), hero(), hero(), turn=2, dice=[2, 2, 2, 2])
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        t.play("stay")
    assert asked == [1, 2, 0, 1]


def test_unused_starting_points_are_plain_land() -> None:
    """DRA-R05"""
    keys = Table(hero(), hero(), dice=[3]).keys
    assert "8,6" in keys and "6,5" not in keys, "green is nobody's, blue is the other's"


@pytest.mark.parametrize("seats", range(2, 7))
def test_picking_a_hero_turns_nobodys_chance(seats: int) -> None:
    """A game is not turned by who takes which figure: the chart of chances begins where it goes on."""
    match = dealt(seats)
    before = [DRAGON.standing(match.state, seat) for seat in range(seats)]
    after = [DRAGON.standing(picked(match).state, seat) for seat in range(seats)]
    assert max(abs(one - other) for one, other in zip(before, after)) < 0.05
