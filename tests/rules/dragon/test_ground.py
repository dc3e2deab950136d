"""Ground of Dragon Attack!: the map in words that any table can draw: who stands where, and what lies face down."""

from __future__ import annotations

from random import Random

from game.rules.dragon.realm import ground
from tests.rules.dragon.table import SHIPPED, dealt, picked
from tests.sure import every


def test_the_map_shows_every_hero_on_its_space_and_a_mark_for_each_counter_that_lies_face_down() -> None:
    g = picked(dealt(6)).state
    facts = g.view(0)["facts"]
    stands = {tile.key: tile.stands for tile in ground(SHIPPED, facts)}
    assert len(stands) == len(g.kingdom.spaces)
    for seat, space in enumerate(g.at):
        assert seat in stands[f"hex/{SHIPPED.spaces[space].key}"]
    assert sum(len([one for one in there if one != "?"]) for there in stands.values()) == 6
    assert sum(there.count("?") for there in stands.values()) == sum(lie == 0 for lie in facts["lies"]) > 0


def test_a_set_of_spaces_holds_each_of_them_once_and_the_ways_between_them_are_counted_from_none() -> None:
    rng = Random(4)
    for kingdom in every(SHIPPED.maps.values()):
        spaces = [kingdom.first + number for number in range(len(kingdom.spaces))]
        for _ in range(20):
            some = rng.choices(spaces, k=5)
            assert kingdom.members(kingdom.set_of(some)) == sorted({*some})
        here = rng.choice(kingdom.path) - kingdom.first
        row = kingdom.distances[here]
        beside = set(kingdom.members(kingdom.near(kingdom.bit[here]) & kingdom.land))
        assert row[here] == 0 and {kingdom.first + n for n, steps in enumerate(row) if steps == 1} == beside


def test_a_space_is_of_the_kind_that_its_mark_on_the_sheet_says() -> None:
    for kingdom in every(SHIPPED.maps.values()):
        assert all(kingdom.space(space).kind == "start" for space in kingdom.starts)
        for space in every(kingdom.spaces):
            assert (space.kind == "start") == (space.start >= 0)
            assert (space.kind == "star") == space.star and (space.kind in ("sea", "river")) == (not space.land)
