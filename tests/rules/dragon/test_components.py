"""Dragon Attack!, chapter 1: the kingdoms, the counters, the dice."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.dragon.counters import CLASSES, STRENGTHS
from game.rules.dragon.state import Dragon
from tests.rules.dragon.table import DRAGON, SHIPPED, Table, dealt, hero, picked

SILVERADO = SHIPPED.maps["silverado"]
each_map = pytest.mark.parametrize("kingdom", SHIPPED.maps.values(), ids=lambda kingdom: kingdom.id)


def test_two_to_six_play() -> None:
    """DRA-R01"""
    assert DRAGON.seats == (2, 6) and 30 <= DRAGON.minutes <= 60
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            dealt(seats)


def test_six_heroes_in_six_colours_have_a_class_each() -> None:
    """DRA-COMP-01, DRA-R02"""
    assert {counter.id: counter.class_ for counter in SHIPPED.heroes} == {
        "red": "F",
        "blue": "M",
        "green": "E",
        "yellow": "D",
        "purple": "M",
        "orange": "F",
    }


def test_the_dragon_has_four_counters() -> None:
    """DRA-COMP-02"""
    assert STRENGTHS == (5, 4, 3, 2)


def test_46_counters_of_five_kinds() -> None:
    """DRA-COMP-03, DRA-COMP-04"""
    assert Counter(SHIPPED.kinds) == {"gold": 20, "monster": 15, "character": 8, "boat": 2, "slayer": 1}
    assert len(SHIPPED.counters) == 46 and set(SHIPPED.backs) == {"treasure"}


def test_every_kind_lies_on_the_map_as_treasure() -> None:
    """DRA-COMP-05"""
    lying = {SHIPPED.kinds[card] for card in dealt().state.zones["map"]}
    assert lying == {"gold", "monster", "character", "boat", "slayer"}


def test_monsters_can_always_be_beaten() -> None:
    """DRA-R18"""
    strengths = {counter.strength for counter in SHIPPED.counters if counter.kind == "monster"}
    assert strengths == {2, 3, 4, 5}


def test_every_class_can_be_found() -> None:
    classes = Counter(counter.class_ for counter in SHIPPED.counters if counter.kind == "character")
    assert classes == dict.fromkeys(CLASSES, 2)


def test_silverado_has_the_palace_on_13_in_the_middle() -> None:
    """DRA-COMP-06"""
    palace = SILVERADO.space(SILVERADO.path[-1])
    assert (palace.number, palace.key, palace.kind) == (13, "7,6", "palace")


@each_map
def test_the_six_starts_are_the_six_spaces_around_the_palace(kingdom) -> None:
    """DRA-COMP-07"""
    around = kingdom.near(kingdom.one(kingdom.path[-1]))
    assert sorted(kingdom.members(around)) == sorted(kingdom.starts)
    assert [kingdom.space(start).start for start in kingdom.starts] == list(range(6))


@each_map
def test_the_path_runs_through_villages_and_temples_to_the_palace(kingdom) -> None:
    """DRA-COMP-08, DRA-R08"""
    spaces = [kingdom.space(space) for space in kingdom.path]
    assert [space.number for space in spaces] == list(range(1, kingdom.palace + 1))
    assert {space.kind for space in spaces[:-1]} == {"village", "temple"}
    assert any(space.seaside for space in spaces if space.kind == "temple"), "a temple by the sea is seaside too"


@each_map
def test_stars_and_numbers_are_as_many_as_the_counters(kingdom) -> None:
    """DRA-COMP-09"""
    stars = [space for space in kingdom.spaces if space.star]
    assert len(stars) + kingdom.palace - 1 == len(kingdom.treasure) == len(SHIPPED.sheet[kingdom.id])


@each_map
def test_spaces_are_land_river_sea_or_shared(kingdom) -> None:
    """DRA-COMP-11"""
    assert {(space.land, space.water) for space in kingdom.spaces} == {
        (True, ""),
        (False, "sea"),
        (False, "river"),
        (True, "sea"),
        (True, "river"),
    }


def test_silverado_counts_as_the_sheet_says() -> None:
    spaces = SILVERADO.spaces
    assert len(spaces) == 195 and sum(space.land for space in spaces) == 150
    assert sum(space.shared for space in spaces) == 15 and sum(space.star for space in spaces) == 34


def test_the_palace_is_entered_like_any_land_and_shared_by_many() -> None:
    """DRA-R07"""
    t = Table(hero(), hero("7,6"), hero("7,6"), hero(), hero(), hero(), dice=[2])
    assert "7,6" in t.keys
    assert t.play("7,6").question in ("pick_rival", "bargain")


def test_shared_spaces_are_walked_on_like_land() -> None:
    """DRA-R52"""
    keys = Table(hero("0,4"), hero(), dice=[3]).keys
    assert {"1,5", "2,5"} <= set(keys) and "1,4" not in keys, "over the ford, not into the river"


def test_dice_have_six_sides() -> None:
    """DRA-COMP-10"""
    state = dealt().state
    assert {state.clone().roll(0)} <= set(range(1, 7))
    state.news = None
    assert {state.roll(0) for _ in range(300)} == set(range(1, 7))


def test_five_dice_at_most_are_rolled_at_once() -> None:
    """DRA-R60"""
    t = Table(hero("4,4", "T38", "T40", "T42", "T46"), hero(), dragon=9, dice=[2, 6, 6, 1, 1, 1, *[6] * 15])
    t.play("4,3")
    thrown = [event.about[0] for event in t.match.events if getattr(event, "what", "") == "threw"]
    assert [len(dice) for dice in thrown] == [5, 5, 5, 5]


def test_only_unseen_faces_are_secret() -> None:
    """DRA-R59"""
    match = picked(dealt(3))
    view = match.state.view(0)
    assert set(view["zones"]["map"]) == {None}
    assert {view["zones"] == match.state.view(seat)["zones"] for seat in range(3)} == {True}
    assert Dragon.FIELD_SIGHT == {}
    t = Table(
        hero("2,0", "T01"), hero("9,0", "T02"), dragon=1, hoard=["T05"], map={"4,4": ["T06 seen"], "0,2": ["T28 up"]}
    )
    for seat in range(2):
        assert None not in [card for cards in t.state.view(seat)["zones"].values() for card in cards]
