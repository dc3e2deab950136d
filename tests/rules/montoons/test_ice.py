"""Ice: rolls, slides, bumps, and what comes after them."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from game.engine.agenda import do
from game.engine.events import Rolled
from game.rules.montoons.terrain import slide
from tests.rules.montoons.table import Table, monster

# C has "O E O E O E" at 1,1, from the east clockwise


def iced(*dice: int, where: str = "0,1", **words: Any) -> Table:
    ice = words.pop("ice", {"1,1": "ice"})
    table = Table(
        monster("hoku", where),
        monster("tala", words.pop("rival", "6,5")),
        options={"map": "C"},
        terrain={**ice, **words.pop("terrain", {})},
        dice=list(dice),
        **words,
    )
    return table.use(("move", "3", False, False, False), deed="move").play("hex:1,1")


def test_the_slide_crosses_an_edge_of_the_rolls_parity_of_the_movers_choice() -> None:
    """MON-ICE-02, MON-ICE-03, MON-R39: odd goes E, SW, NW; even SE, W, NE."""
    table = iced(3)
    assert table.question == "pick_edge" and table.keys == ["hex:2,1", "hex:1,2", "hex:1,0"]
    assert set(iced(4).keys) == {"hex:2,2", "hex:0,1", "hex:2,0"}


def test_where_one_edge_alone_is_open_nobody_is_asked() -> None:
    """MON-ICE-03, MON-R41"""
    table = iced(3, obstacles={"1,2": "rock", "1,0": "rock"})
    assert table.where(0) == "2,1" and table.question == "walk"


def test_a_number_is_an_edge_of_its_own() -> None:
    """MON-ICE-03, MON-R39: 2,2 has E E E and a 4 towards the south-west."""
    table = Table(
        monster("hoku", "1,2"), monster("tala", "6,5"), options={"map": "C"}, terrain={"2,2": "ice"}, dice=[4]
    )
    table.use(("move", "1", False, False, False), deed="move").play("hex:2,2")
    assert "hex:1,3" not in table.keys and table.question == "pick_edge"


def test_slides_are_free_and_the_walk_goes_on_after_them() -> None:
    """MON-R41, MON-ICE-05"""
    table = iced(3).play("hex:2,1")
    assert table.question == "walk" and "2" in table.prompt and table.where(0) == "2,1"


def test_a_slide_from_ice_to_ice_rolls_again() -> None:
    """MON-ICE-05: 2,1 has E in the west and O in the south-east."""
    table = iced(3, 2, ice={"1,1": "ice", "2,1": "ice"}).play("hex:2,1")
    assert table.question == "pick_edge" and table.where(0) == "2,1"


@pytest.mark.parametrize("forced", [False, True])
def test_a_pit_slid_into_ends_the_walk_or_the_force(forced: bool) -> None:
    """MON-SPIKE-02, MON-FORCE-08: D has ice at 4,8 whose north-eastern edge, for odd rolls, leads into a pit."""
    table = Table(
        monster("hoku", "3,9" if forced else "3,8"),
        monster("tala", "3,8" if forced else "8,0"),
        options={"map": "D"},
        terrain={"4,8": "ice", "4,7": "spike_pit"},
        dice=[3],
    )
    if forced:
        table.use(("aim", 1, 1, "rival", True), ("force", "4")).play("seat:2", "force:E")
    else:
        table.use(("move", "4", False, False, False), deed="move").play("hex:4,8")
    table.play("hex:4,7")
    assert table.where(forced) == "4,7" and table.health(0, 1)[forced] == (12 if forced else 13)
    assert table.question == "act", "nothing is left of it"


ROCKS = dict.fromkeys(("2,1", "1,2", "1,0"), "rock")


def test_a_bump_hurts_for_one_and_rolls_again() -> None:
    """MON-ICE-06, MON-C31, MON-R40"""
    table = iced(3, 4, obstacles=ROCKS)
    assert table.health(0) == [15] and table.where(0) == "1,1" and set(table.keys) == {"hex:2,2", "hex:0,1", "hex:2,0"}
    assert table.told("bumps") == [(0,)]


def test_after_three_bumps_any_free_hex_beside() -> None:
    """MON-ICE-07"""
    table = iced(3, 1, 5, obstacles=ROCKS)
    assert table.health(0) == [13] and set(table.keys) == {"hex:0,1", "hex:2,0", "hex:2,2"}


def test_after_three_bumps_onto_ice_it_rolls_on_with_a_new_count() -> None:
    """MON-R42: 2,2 is ice like 1,1; from there two bumps more do not set it free again."""
    icy = iced(3, 1, 5, 1, obstacles={**ROCKS, "1,3": "rock"}, ice={"1,1": "ice", "2,2": "ice"})
    assert set(icy.keys) == {"hex:0,1", "hex:2,0", "hex:2,2"} and icy.question == "escape"
    icy.play("hex:2,2")
    assert (icy.g.action.bumped, icy.g.action.slid, icy.g.fixed, icy.where(0)) == (0, 4, (), "2,2")
    assert icy.question == "pick_edge" and icy.health(0) == [13]


def test_after_twenty_rolls_on_ice_it_rolls_no_more() -> None:
    """MON-R42: the twentieth roll lets it go, onto ice again, where it stays."""
    icy = iced(*[3] * 25, terrain=dict.fromkeys(("1,2", "1,0", "2,1"), "void"), ice={"1,1": "ice", "2,2": "ice"})
    icy.play("hex:2,2")
    assert icy.where(0) == "2,2" and len(icy.g.fixed) == 5 and icy.question == "walk"


def test_after_three_bumps_with_nowhere_to_go_it_stays() -> None:
    """MON-R42"""
    ring = {**ROCKS, **dict.fromkeys(("2,2", "2,0"), "rock")}
    table = Table(
        monster("hoku", "0,1"),
        monster("tala", "6,5"),
        options={"map": "C"},
        terrain={"1,1": "ice"},
        obstacles=ring,
        dice=[3, 1, 5],
    )
    table.g.at[1] = table.g.arena.by_key["0,1"]
    table.g.at[0] = table.g.arena.by_key["1,1"]
    table.run(do(slide, 0))
    assert table.where(0) == "1,1" and table.health(0) == [13] and table.question == "act"


def test_void_and_other_monsters_make_it_roll_again_without_hurting() -> None:
    """MON-R40, MON-ICE-04"""
    table = iced(3, 4, terrain=dict.fromkeys(("1,2", "1,0"), "void"), rival="2,1")
    assert table.health(0) == [16] and set(table.keys) == {"hex:2,2", "hex:0,1", "hex:2,0"}


def test_the_edge_of_the_map_makes_it_roll_again_without_hurting() -> None:
    """MON-R40: ice on 0,1 of C, whose western edges lead nowhere."""
    table = Table(
        monster("hoku", "0,2"), monster("tala", "6,5"), options={"map": "C"}, terrain={"0,1": "ice"}, dice=[3, 4]
    )
    g, arena = table.g, copy(table.g.arena)
    icy = arena.by_key["0,1"]
    arena.places = (
        *arena.places[:icy],
        arena.places[icy]._replace(edges=("E", "E", "E", "O", "O", "E")),
        *arena.places[icy + 1 :],
    )
    g.arena = arena
    table.use(("move", "3", False, False, False), deed="move").play("hex:0,1")
    assert table.health(0) == [16] and set(table.keys) == {"hex:1,1", "hex:1,2", "hex:0,2", "hex:1,0"}


def test_bumps_add_up_over_one_slide_and_not_over_two_walks_onto_ice() -> None:
    """MON-ICE-07: two bumps on 1,1 and one on 2,1 beside it; then two on 1,1, and one on coming back there."""
    slid = iced(
        2,
        4,
        3,
        2,
        where="1,0",
        ice={"1,1": "ice", "2,1": "ice"},
        obstacles=dict.fromkeys(("2,2", "0,1", "2,0", "3,1"), "rock"),
    ).play("hex:2,1")
    assert slid.health(0) == [13] and set(slid.keys) == {"hex:3,2", "hex:3,0", "hex:1,1"}
    again = iced(3, 1, 4, 5, 2, obstacles=ROCKS).play("hex:0,1", "hex:1,1")
    assert again.health(0) == [13] and again.g.fixed == (), "after the third bump another roll"


def test_whoever_falls_on_the_ice_rolls_no_more() -> None:
    """MON-ICE-06, MON-R10"""
    table = Table(
        monster("hoku", "0,1", health=1),
        monster("tala", "6,5"),
        monster("pele", "8,4"),
        options={"map": "C"},
        terrain={"1,1": "ice"},
        obstacles=ROCKS,
        dice=[3, 1, 1],
    )
    table.use(("move", "3", False, False, False), deed="move").play("hex:1,1")
    rolls = [event.value for event in table.g.news or () if isinstance(event, Rolled) and event.player == 0]
    assert table.g.out[0] and rolls == [3]


def test_after_twenty_rolls_it_may_go() -> None:
    """MON-R40"""
    table = iced(*[3] * 25, terrain=dict.fromkeys(("1,2", "1,0", "2,1"), "void"))
    assert table.health(0) == [16] and set(table.keys) == {"hex:0,1", "hex:2,0", "hex:2,2"}
    assert len(table.g.fixed) == 5
