"""Ground of Dragon Attack!: the map in words that any table can draw: who stands where, and what lies face down."""

from __future__ import annotations

from game.rules.dragon.kingdom import ground
from tests.rules.dragon.table import SHIPPED, dealt, picked


def test_the_map_shows_every_hero_on_its_space_and_a_mark_for_each_counter_that_lies_face_down() -> None:
    g = picked(dealt(6)).state
    facts = g.view(0)["facts"]
    stands = {tile.key: tile.stands for tile in ground(SHIPPED, facts)}
    assert len(stands) == len(g.kingdom.spaces)
    for seat, space in enumerate(g.at):
        assert seat in stands[f"hex/{SHIPPED.spaces[space].key}"]
    assert sum(len([one for one in there if one != "?"]) for there in stands.values()) == 6
    assert sum(there.count("?") for there in stands.values()) == sum(lie == 0 for lie in facts["lies"]) > 0
