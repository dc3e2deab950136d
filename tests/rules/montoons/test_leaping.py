"""JUMP over everything, BLITZ through everything."""

from __future__ import annotations

from typing import Any

from tests.rules.montoons.table import Table, at, monster

FAR = "8,2"  # out of everybody's way


def jumper(distance: str = "3", deed: str = "move", mine: dict[str, Any] | None = None, **words: Any) -> Table:
    table = Table(monster("hoku", at(0), **(mine or {})), monster("tala", words.pop("rival", FAR)), **words)
    return table.use(("jump", distance), deed=deed, dice=(2,))


def test_a_jump_goes_straight_any_distance_up_to_its_number() -> None:
    """MON-JUMP-01, MON-C29, MON-MOVE-04"""
    table = jumper()
    assert {f"hex:{at(far)}" for far in (1, 2, 3)} <= set(table.keys) and f"hex:{at(4)}" not in table.keys
    assert f"hex:{at(2, -1)}" not in table.keys and "stay" in table.keys
    assert table.play("stay").where(0) == at(0)


def test_nothing_in_between_matters() -> None:
    """MON-JUMP-02, MON-R18, MON-C33"""
    table = jumper(terrain={at(1): "lava", at(0, -1): "void"}, obstacles={at(2): "rock"}, traps=[at(1)])
    assert table.play(f"hex:{at(3)}").health(0) == [16]
    assert f"hex:{at(0, -2)}" in jumper(terrain={at(0, -1): "void"}).keys
    over = Table(monster("hoku", "6,3"), monster("tala", FAR)).use(("jump", "2"), deed="move")
    assert "hex:8,3" in over.keys and "hex:7,3" not in over.keys


def test_the_number_may_be_that_of_the_die() -> None:
    """MON-JUMP-03"""
    assert f"hex:{at(2)}" in jumper("die").keys and f"hex:{at(3)}" not in jumper("die").keys


def test_the_landing_hex_acts_at_once() -> None:
    """MON-JUMP-04, MON-TRAP-02"""
    table = jumper(terrain={at(2): "lava"}, traps=[at(2)]).play(f"hex:{at(2)}")
    assert (table.where(0), table.health(0), table.traps) == (at(2), [12], [])


def test_a_jump_cannot_end_on_void_rock_waystone_or_monster() -> None:
    """MON-JUMP-05, MON-R91"""
    table = jumper(terrain={at(1): "void"}, obstacles={at(2): "rock"}, rival=at(3))
    assert not {f"hex:{at(far)}" for far in (1, 2, 3)} & set(table.keys)


def test_a_jump_into_a_whirlpool_goes_elsewhere_and_is_over() -> None:
    """MON-R91, MON-WHIRL-02"""
    table = jumper(terrain={at(2): "whirlpool", at(-2): "whirlpool"}).play(f"hex:{at(2)}", f"hex:{at(-2)}")
    assert table.where(0) == at(-2) and table.question == "act"


def test_a_jump_onto_ice_slides_at_once() -> None:
    """MON-R91: C's ice at 1,1 has O towards the east."""
    table = Table(
        monster("hoku", "0,1"),
        monster("tala", "8,4"),
        options={"map": "C"},
        plain=True,
        terrain={"1,1": "ice"},
        dice=[1],
    )
    table.use(("jump", "1"), deed="move").play("hex:1,1")
    assert table.question == "pick_edge" and "hex:2,1" in table.keys


def test_a_leap_goes_to_any_free_hex_of_its_terrain() -> None:
    """MON-JUMP-06, MON-GOLD-01"""
    woods = {"7,2": "jungle", FAR: "jungle", at(1): "jungle"}
    table = Table(monster("hoku", at(0)), monster("tala", FAR), terrain=woods)
    table.use(("leap", "jungle"), deed="move")
    assert table.keys == ["hex:7,2", f"hex:{at(1)}", "stay"]


def test_without_a_hex_of_that_terrain_there_is_no_leap() -> None:
    """MON-MOVE-05, MON-R94: the movement cannot be begun; a part of it would do nothing."""
    table = Table(monster("japili", at(0), dice={"move/canopy_leap": 4}), monster("tala", FAR))
    assert "move/canopy_leap" not in table.keys
    table.use(("leap", "jungle"), ("moved", (("suffer", 1),), 0), deed="move")
    assert table.question == "act" and table.health(0) == [16]


# --- blitz


def blitzer(
    distance: str = "3", deed: str = "basic", mine: dict[str, Any] | None = None, *others: dict[str, Any], **words: Any
) -> Table:
    table = Table(monster("pele", at(0), **(mine or {})), *(others or (monster("tala", FAR),)), **words)
    return table.use(("blitz", distance), deed=deed)


def test_a_blitz_is_exact_along_one_row() -> None:
    """MON-BLITZ-01"""
    assert {key.rpartition(":")[2] for key in blitzer().keys if key != "stay"} == {"3"}
    assert blitzer().play("blitz:E:3").where(0) == at(3)


def test_a_span_lets_the_user_pick() -> None:
    """MON-BLITZ-03"""
    assert {"blitz:E:2", "blitz:E:3"} <= set(blitzer("2-3").keys)


def test_a_blitz_may_be_declined() -> None:
    """MON-MOVE-04"""
    assert blitzer().play("stay").where(0) == at(0)


def test_it_ends_where_a_move_could_end() -> None:
    """MON-BLITZ-02, MON-R71"""
    for words in ({"obstacles": {at(3): "rock"}}, {"terrain": {at(3): "void"}}):
        assert "blitz:E:3" not in blitzer(**words).keys
    assert "blitz:E:3" not in blitzer(terrain={at(3): "ice"}).keys, "nobody may end on ice (MON-ICE-05)"
    assert "blitz:E:3" in blitzer(terrain={at(2): "ice"}).keys
    assert "blitz:E:3" not in blitzer("3", "basic", None, monster("tala", at(3))).keys


def test_void_cannot_be_passed_but_obstacles_and_waystones_can() -> None:
    """MON-VOID-02, MON-BLITZ-04, MON-BLITZ-07, MON-R72, MON-C34"""
    assert "blitz:E:3" not in blitzer(terrain={at(1): "void"}).keys
    table = blitzer(obstacles={at(1): "rock", at(2): "boulder"}).play("blitz:E:3")
    assert (table.where(0), table.health(0)) == (at(3), [15])


def test_damage_of_the_ground_is_taken_and_all_else_ignored() -> None:
    """MON-BLITZ-05, MON-BLITZ-06, MON-C14, MON-C15, MON-R72: lava 2, pit 3, Trap 2 which is gone."""
    table = blitzer(terrain={at(1): "lava", at(2): "spike_pit"}, traps=[at(3)])
    table.play("blitz:E:3")
    while table.question == "mark_free":
        table.play("done")
    assert (table.where(0), table.health(0), table.traps) == (at(3), [8], [])


def test_a_free_whirlpool_at_the_end_does_not_whirl_and_pays_its_bonus() -> None:
    """MON-R71: the Berry of 2,4."""
    table = Table(monster("pele", "5,4"), monster("tala", FAR), terrain={"2,4": "whirlpool", at(-2): "whirlpool"})
    table.use(("blitz", "3")).play("blitz:W:3")
    assert table.where(0) == "2,4" and table.g.berries[0] == (1, 0) and table.question == "act"


def test_everybody_passed_takes_as_much_as_hexes_were_travelled() -> None:
    """MON-BLITZ-08, MON-R72"""
    table = blitzer("3", "basic", None, monster("tala", at(1)), monster("molthu", at(2)))
    assert table.play("blitz:E:3").health() == [15, 12, 15]


def test_guard_and_berries_count_for_those_who_are_passed() -> None:
    """MON-R22, MON-R43"""
    table = blitzer("3", "basic", {"berries": [1, 0]}, monster("tala", at(1), guard=True), monster("molthu", at(2)))
    table.play("blitz:E:3", "berry")
    assert table.health() == [15, 12, 14]


def test_the_edge_cuts_a_blitz_short_and_hurts_the_blitzer_for_the_rest() -> None:
    """MON-BLITZ-09, MON-C13, MON-R73: two hexes to the edge; Tala takes the two travelled."""
    table = Table(monster("pele", "6,6"), monster("tala", "7,6"))
    table.use(("blitz", "4")).play("blitz:E:4")
    assert (table.where(0), table.health()) == ("8,6", [13, 13])
    guarded = Table(monster("pele", "6,6"), monster("tala", "1,6"))
    guarded.use(("hold", "guard", 1), ("blitz", "4")).play("blitz:E:4")
    assert guarded.health(0) == [14], "undone distance, of which Guard takes its 1 (MON-R43)"
    for far in ("3", "2"):
        saved = Table(monster("pele", "6,6"), monster("tala", "1,6"))
        saved.use(("hold", "guard", 1), ("blitz", far)).play(f"blitz:E:{far}")
        assert saved.health(0) == [15] and not saved.told("harm"), "of 1 nothing is left, and nothing is told"


def test_a_blitzer_who_falls_on_the_way_gets_no_farther() -> None:
    """MON-DMG-04"""
    table = blitzer("3", "basic", {"health": 2}, monster("tala", at(2)), terrain={at(1): "lava"})
    table.play("blitz:E:3")
    assert table.g.out == [True, False] and table.g.winners == (1,) and table.health(1) == [15]


def test_entangle_shortens_jump_and_blitz_of_a_movement_and_leaves_attacks_and_leaps_alone() -> None:
    """MON-ENT-01, MON-ENT-04, MON-ENT-05, MON-C16"""
    tied = {"entangle": True}
    assert {key.rpartition(":")[2] for key in blitzer("3", "move", tied).keys} == {"2", "stay"}
    assert {key.rpartition(":")[2] for key in blitzer("3", "basic", tied).keys} == {"3", "stay"}
    assert f"hex:{at(3)}" not in jumper(mine=tied).keys and f"hex:{at(3)}" in jumper(deed="special", mine=tied).keys
    moved = blitzer("3", "move", tied).play("blitz:E:2")
    assert not moved.g.entangle[0]
    leapt = Table(monster("hoku", at(0), **tied), monster("tala", FAR), terrain={"7,2": "lava"})
    assert leapt.use(("leap", "lava"), deed="move").play("hex:7,2").g.entangle[0]


def test_what_follows_a_blitz_is_for_those_it_passed() -> None:
    """MON-ABIL-01: nobody, when nobody stood in its way, whoever was aimed at before."""
    table = blitzer("3", "basic", None, monster("tala", at(0, 1)))
    table.use(("aim", 1, 1, "rival", True), ("blitz", "3"), ("inflict", "burn", 1)).play("seat:2", "blitz:E:3")
    assert table.g.burn == [0, 0]
    through = blitzer("3", "basic", None, monster("tala", at(1)))
    assert through.use(("blitz", "3"), ("inflict", "burn", 1)).play("blitz:E:3").g.burn == [0, 1]


def test_a_blitz_is_a_move_and_needs_a_hex_to_go_to() -> None:
    """MON-MOVE-05, MON-BLITZ-09, MON-ENT-05"""
    table = blitzer().use(("blitz", "3"), ("moved", (("recover", 1),), 0)).play("blitz:E:3")
    assert table.health(0) == [16]
    edge = Table(monster("pele", "8,6"), monster("tala", FAR)).use(("blitz", "2"))
    assert not [key for key in edge.keys if key.startswith("blitz:E:")] and "blitz:W:2" in edge.keys
    assert blitzer("1", "move", {"entangle": True}).question == "act"


def test_the_first_seat_is_passed_like_any_other() -> None:
    """MON-BLITZ-08"""
    table = Table(monster("tala", at(1)), monster("pele", at(0))).use(("blitz", "3"), seat=1).play("blitz:E:3")
    assert table.health() == [12, 15] and table.where(1) == at(3)
