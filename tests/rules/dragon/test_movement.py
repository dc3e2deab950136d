"""Dragon Attack!, chapter 5: moving on land, across the water and by boat."""

from __future__ import annotations

import pytest

from tests.rules.dragon.table import SHIPPED, Table, hero

SILVERADO = SHIPPED.maps["silverado"]
BOAT = "T44"


def test_a_move_may_turn_at_every_space() -> None:
    """DRA-MOVE-01"""
    keys = Table(hero("10,4"), hero(), dice=[2]).keys
    assert set(keys[1:]) == {
        SILVERADO.space(space).key
        for space in SILVERADO.members(
            SILVERADO.reach(SILVERADO.one(SILVERADO.by_key["10,4"]), 2, SILVERADO.land, SILVERADO.land)
        )
    } - {"10,4"}
    assert "12,4" in keys and "9,2" in keys and "10,6" in keys


def test_other_heroes_starting_points_are_barred_and_not_passed() -> None:
    """DRA-MOVE-02, DRA-R06"""
    t = Table(hero("5,5"), hero(), dice=[2], turn=1)
    assert "6,5" not in t.keys and "7,5" not in t.keys
    assert "6,6" in t.keys, "its own start"


def test_a_starting_point_is_barred_to_the_extra_step_the_retreat_and_the_boat_too() -> None:
    """DRA-R06"""
    t = Table(hero("6,4", "T01"), hero("5,4"), dice=[2]).play("5,4", "give:T01", "offer", "agree")
    assert t.question == "extra_step" and "6,5" not in t.keys and "6,4" in t.keys
    t = Table(hero("6,4"), hero("5,4"), dice=[2, 5, 6]).play("5,4", "fight")
    assert t.question == "fall_back" and "6,5" not in t.keys


def test_a_hero_may_be_joined_but_not_passed() -> None:
    """DRA-MOVE-03, DRA-MOVE-04"""
    keys = Table(hero("0,0"), hero("1,0"), hero("0,1"), dice=[2]).keys
    assert keys == ["stay", "1,0", "0,1"], "both neighbours are taken: no further"


def test_counters_monsters_and_the_dragon_are_passed_over() -> None:
    """DRA-R04"""
    t = Table(hero("0,0"), hero(), dragon=2, map={"1,0": ["T33 up"], "0,1": ["T01"]}, dice=[3])
    assert {"2,0", "0,2"} <= set(t.keys)
    t = Table(hero("5,0"), hero("5,1"), hero("6,1"), hero("4,1"), dragon=2, dice=[2])
    assert "7,0" in t.keys, "over the Dragon on 6,0"


def test_rivers_and_the_sea_are_closed_to_walkers() -> None:
    """DRA-MOVE-05"""
    keys = Table(hero("9,1"), hero(), dice=[6]).keys
    assert not [key for key in keys[1:] if not SILVERADO.space(SILVERADO.by_key[key]).land]
    assert "11,1" not in Table(hero("9,1"), hero(), dice=[2]).keys, "the river lies between"


def test_from_a_village_by_the_sea_water_costs_1_like_land() -> None:
    """DRA-WATER-01, DRA-WATER-02, DRA-C04"""
    t = Table(hero("14,6"), hero(), dice=[4])
    assert "13,3" in t.keys and "12,1" not in t.keys, "three and five steps over the sea"
    assert "12,1" in Table(hero("14,6"), hero(), dice=[5]).keys


def test_that_move_ends_on_any_land_but_never_on_water() -> None:
    """DRA-WATER-03, DRA-WATER-04"""
    keys = Table(hero("12,10"), hero(), dice=[6]).keys
    spaces = [SILVERADO.space(SILVERADO.by_key[key]) for key in keys[1:]]
    assert all(space.land for space in spaces) and any(not space.number for space in spaces)


def test_rivers_are_open_to_that_move_as_well() -> None:
    """DRA-WATER-01"""
    walked = Table(hero("9,7"), hero(), dice=[3]).keys
    assert "10,9" not in walked or "10,10" not in walked
    keys = Table(hero("12,10"), hero(), dice=[3]).keys
    assert "9,10" in keys and "10,10" not in keys, "through the river on 10,10, but not to stop in it"


def test_a_1_by_the_sea_only_moves_the_dragon() -> None:
    """DRA-WATER-05"""
    t = Table(hero("14,6"), hero(), dice=[1, 2])
    assert t.state.dragon == 1 and t.at(0) == "14,6" and t.asked == 1


def test_river_towns_and_plain_shores_are_no_seaside() -> None:
    """DRA-R53"""
    for start in ("9,3", "13,2", "13,4"):
        t = Table(hero(start), hero(), dice=[2])
        walked = SILVERADO.reach(SILVERADO.one(SILVERADO.by_key[start]), 2, SILVERADO.land, SILVERADO.land)
        assert len(t.keys) == walked.bit_count(), start


def test_nobody_blocks_the_water() -> None:
    """DRA-R57"""
    assert Table(hero("14,6"), hero("0,0"), dice=[6]).keys == Table(hero("14,6"), hero("1,0"), dice=[6]).keys
    with pytest.raises(ValueError, match="water"):
        Table(hero("14,6"), hero("14,0"), dice=[6])


def test_a_boat_sails_from_a_shared_space_to_any_other_before_the_roll() -> None:
    """DRA-WATER-06, DRA-WATER-07, DRA-WATER-08, DRA-SEARCH-06, DRA-C12"""
    t = Table(hero("1,5", BOAT), hero(), dice=[2])
    assert t.question == "sail_or_roll" and t.rolled() == []
    shared = {f"boat:{space.key}" for space in SILVERADO.spaces if space.shared}
    assert set(t.keys) == {"roll", *shared} - {"boat:1,5"}
    t.play("boat:12,10")
    assert t.at(0) == "12,10" and t.rolled() == [2] and t.question == "walk"


def test_without_a_boat_or_off_the_water_nobody_sails() -> None:
    """DRA-WATER-06"""
    assert Table(hero("1,5", "T01"), hero(), dice=[2]).question == "walk"
    assert Table(hero("2,0", BOAT), hero(), dice=[2]).question == "walk"


def test_a_boat_lands_among_counters_and_heroes_and_is_kept() -> None:
    """DRA-R54"""
    t = Table(hero("1,5", BOAT), hero("12,10"), map={"12,10": ["T01"], "3,8": ["T33 up"]}, dice=[2, 2])
    assert {"boat:12,10", "boat:3,8"} <= set(t.keys)
    t.play("boat:3,8")
    assert t.front(0) == [BOAT] and t.question == "walk", "and once a turn"


def test_a_1_after_sailing_moves_the_dragon_and_nothing_is_resolved() -> None:
    """DRA-WATER-09, DRA-R56"""
    t = Table(hero("1,5", BOAT), hero("12,10"), map={"12,10": ["T01"]}, dice=[1, 2]).play("boat:12,10")
    assert t.state.dragon == 1 and t.asked == 1 and t.map() == {"12,10": ["T01"]}
    assert t.question == "walk"


def test_the_dragon_fights_who_has_sailed_to_where_it_lands() -> None:
    """DRA-R56"""
    t = Table(hero("1,5", BOAT), hero(), dragon=4, dice=[1, 2]).play("boat:12,10")
    assert t.zone("hoard") == [BOAT] and t.question == "fall_back"


def test_after_sailing_the_roll_is_for_land_alone() -> None:
    """DRA-R55"""
    sailed = Table(hero("1,5", BOAT), hero(), dice=[4]).play("boat:1,11").keys
    rolled = Table(hero("1,11", BOAT), hero(), dice=[4]).play("roll").keys
    assert "5,11" in rolled and "5,11" not in sailed


def test_the_dragon_on_the_last_space_is_fought_before_anything_else() -> None:
    """DRA-R09"""
    t = Table(hero("1,0", "T01"), hero(), dragon=1, map={"0,0": ["T02"]}, dice=[2, 1, 2]).play("0,0")
    assert t.zone("hoard") == ["T01"] and t.map() == {"0,0": ["T02"]} and t.question == "fall_back"


def test_the_way_a_hero_goes_is_told_space_by_space() -> None:
    t = Table(hero("10,4"), hero(), dice=[3]).play("13,4")
    way = next(event.about[0] for event in t.match.events if getattr(event, "what", "") == "walks")
    assert [SHIPPED.spaces[space].key for space in way] == ["11,4", "12,4", "13,4"]
    assert "Ann goes 3 steps to the star north-west of Saltmarrow." in t.log()


def test_the_set_of_moves_is_what_a_plain_walk_finds() -> None:
    """The shifts of bits, held against a search space by space."""
    kingdom = SILVERADO
    for start in range(0, 195, 7):
        if not kingdom.spaces[start].land:
            continue
        for steps in (2, 4, 6):
            plain, edge = {start: 0}, [start]
            for step in range(1, steps + 1):
                beside = {there for at in edge for there in kingdom.board.beside[at]}
                edge = [there for there in beside if kingdom.spaces[there].land and there not in plain]
                plain |= dict.fromkeys(edge, step)
            shifted = kingdom.reach(kingdom.one(start), steps, kingdom.land, kingdom.land)
            assert set(kingdom.members(shifted)) == set(plain)
            for goal in plain:
                assert len(kingdom.way(start, goal, steps, kingdom.land, kingdom.land)) == plain[goal]
