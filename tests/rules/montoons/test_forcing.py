"""FORCE, hex by hex in any direction, and THROW, over everything."""

from __future__ import annotations

from typing import Any

from tests.rules.montoons.table import Table, at, monster

AIM = ("aim", 4, 1, "rival", True)


def forced(*others: dict[str, Any], far: str = "3", sight: bool = True, **words: Any) -> Table:
    table = Table(monster("hoku", at(0)), *others, **words)
    return table.use(("aim", 4, 1, "rival", sight), ("force", far)).play("seat:2")


def test_each_hex_of_a_force_may_go_another_way_and_even_back() -> None:
    """MON-FORCE-01, MON-FORCE-02, MON-C05, MON-R76: lava hurts each time it is entered."""
    table = forced(monster("tala", at(1)), terrain={at(2): "lava"})
    table.play("force:E", "force:W", "force:E")
    assert (table.where(1), table.health(1)) == (at(2), [11])


def test_a_force_may_stop_early() -> None:
    """MON-R30"""
    table = forced(monster("tala", at(1))).play("force:SE", "stop")
    assert table.where(1) == at(1, 1)


def test_a_blocked_step_costs_one_hurts_for_one_and_leaves_the_next_direction_free() -> None:
    """MON-FORCE-03, MON-FORCE-04, MON-C04"""
    table = forced(monster("tala", at(1)), obstacles={at(2): "rock"}).play("force:E", "force:E", "force:SE")
    assert (table.where(1), table.health(1), table.question) == (at(1, 1), [13], "pick_shell")


def test_who_falls_at_a_wall_or_in_a_collision_is_forced_no_further() -> None:
    """MON-R70, MON-R10"""
    table = forced(monster("tala", at(1), health=1), monster("pele", at(-3)), obstacles={at(2): "rock"}).play("force:E")
    assert table.g.out[1] and table.question == "act"
    table = forced(monster("tala", at(1), health=1), monster("pele", at(2)), far="1").play("force:E")
    assert table.g.out[1] and table.asked == 0 and "Pele-E-Ne: 1" in table.prompt
    assert table.play("force:NE").question == "act" and table.where(2) == at(3, -1)


def test_two_collide_again_in_the_next_effect_and_nobody_forces_oneself() -> None:
    """MON-R31, MON-R79"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("molthu", at(2)))
    table.use(AIM, ("force", "1"), ("force", "1")).play("seat:2")
    for lost in (1, 2):
        table.play("force:E", "stop", "stop")
        assert table.health(1, 2) == [15 - lost, 18 - lost]
    own = Table(monster("hoku", at(0)), monster("tala", at(3))).use(("aim", 1, 1, "any", True), ("force", "2"))
    assert own.play("seat:1").question == "act"


def test_the_edge_and_void_block_a_force_like_rocks() -> None:
    """MON-FORCE-03, MON-C34"""
    table = Table(monster("hoku", "7,6"), monster("tala", "8,6"), terrain={"8,5": "void"})
    table.use(AIM, ("force", "2")).play("seat:2", "force:E", "force:NE")
    assert (table.where(1), table.health(1)) == ("8,6", [13])


def test_a_trap_is_entered_and_snaps() -> None:
    """MON-FORCE-03, MON-TRAP-02"""
    table = forced(monster("tala", at(1)), traps=[at(2)]).play("force:E", "stop")
    assert (table.where(1), table.health(1), table.traps) == (at(2), [13], [])


def test_a_pit_ends_the_force() -> None:
    """MON-FORCE-08"""
    table = forced(monster("tala", at(1)), terrain={at(2): "spike_pit"}).play("force:E")
    assert (table.where(1), table.health(1), table.question) == (at(2), [12], "act")


def test_a_collision_forces_both_on_by_what_is_left_the_struck_one_first() -> None:
    """MON-FORCE-05, MON-FORCE-06, MON-R75"""
    table = forced(monster("tala", at(1)), monster("molthu", at(2)), far="2").play("force:E")
    assert table.health() == [16, 14, 17] and "Molthu: 2" in table.prompt
    table.play("force:NE", "stop")
    assert "Tala: 2" in table.prompt
    table.play("force:E", "force:E")
    assert (table.where(1), table.where(2)) == (at(3), at(3, -1))


def test_a_pair_collides_once_and_is_then_a_wall() -> None:
    """MON-R31, MON-R75"""
    table = forced(monster("tala", at(1)), monster("molthu", at(2)), far="2").play("force:E", "stop")
    table.play("force:E", "force:E")
    assert (table.where(1), table.health()) == (at(1), [16, 12, 17])


def test_forced_into_the_user_both_take_one_and_only_the_target_goes_on() -> None:
    """MON-FORCE-05, MON-R79"""
    table = forced(monster("tala", at(1)), far="2").play("force:W")
    assert table.health() == [15, 14] and "Tala: 2" in table.prompt


def test_off_the_row_a_force_is_ignored_even_when_sight_is_waived() -> None:
    """MON-FORCE-07, MON-R74"""
    table = Table(monster("hoku", at(0)), monster("tala", at(2, -1)))
    table.use(("sweep", "fork"), ("force", "2")).play("turn:E")
    assert table.question == "act" and table.where(1) == at(2, -1)
    hidden = forced(monster("tala", at(2)), sight=False, obstacles={at(1): "rock"})
    assert hidden.question == "force_step"


def test_after_a_whirlpool_the_force_may_go_on() -> None:
    """MON-R36"""
    table = forced(monster("tala", at(1)), terrain={at(2): "whirlpool", at(-2): "whirlpool"}).play("force:E")
    assert table.asked == 1
    table.play(f"hex:{at(-2)}", "force:SE", "stop")
    assert table.where(1) == at(-2, 1)


def test_several_targets_are_forced_one_after_the_other() -> None:
    """MON-R84"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(0, 1)))
    table.use(("sweep", "ring1"), ("force", "1"))
    assert table.keys == ["seat:2", "seat:3"]
    table.play("seat:3", "force:SE", "force:E")
    assert (table.where(1), table.where(2)) == (at(2), at(0, 2))


# --- throw


def thrown(*others: dict[str, Any], far: str = "3", **words: Any) -> Table:
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), *others, **words)
    return table.use(("aim", 1, 1, "rival", True), ("throw", far)).play("seat:2")


def test_a_throw_goes_straight_in_any_direction_up_to_its_distance() -> None:
    """MON-THROW-01, MON-C06, MON-R30"""
    table = thrown()
    assert f"throw:2:{at(4)}" in table.keys and f"throw:2:{at(5)}" not in table.keys
    assert f"throw:2:{at(-2)}" in table.keys and f"throw:2:{at(3, -1)}" not in table.keys
    assert table.play("throw:2:0").where(1) == at(1)


def test_what_is_passed_over_does_not_matter() -> None:
    """MON-THROW-02, MON-C07, MON-R18"""
    table = thrown(monster("molthu", at(3)), terrain={at(2): "void"}, traps=[at(3, -2)])
    table.play(f"throw:2:{at(4)}")
    assert (table.where(1), table.health()) == (at(4), [16, 15, 18])


def test_void_and_the_outside_cannot_be_thrown_at() -> None:
    """MON-THROW-06, MON-C07, MON-VOID-01"""
    table = thrown(terrain={at(3): "void"})
    assert f"throw:2:{at(3)}" not in table.keys
    assert all(key == "throw:2:0" or key[8:] in table.g.arena.by_key for key in table.keys)


def test_thrown_into_an_obstacle_one_damage_and_a_free_hex_beside_it() -> None:
    """MON-THROW-03, MON-R78: W5 lies south-west of the rock."""
    table = thrown(obstacles={at(3): "rock"}, terrain={at(4): "lava"}).play(f"throw:2:{at(3)}")
    assert table.health(1) == [14] and table.question == "bounce"
    assert set(table.keys) == {f"hex:{at(*place)}" for place in ((4, 0), (2, 0), (3, 1), (3, -1), (4, -1))}
    table.play(f"hex:{at(4)}")
    assert (table.where(1), table.health(1)) == (at(4), [12])


def test_thrown_at_a_waystone_it_bounces_too() -> None:
    """MON-C07, MON-C33: W3 lies at 7,3."""
    table = Table(monster("hoku", "4,3"), monster("tala", "5,3"))
    table.use(("aim", 1, 1, "rival", True), ("throw", "2")).play("seat:2", "throw:2:7,3")
    assert table.question == "bounce" and table.health(1) == [14]


def test_thrown_into_a_monster_both_take_one_and_only_the_thrown_one_is_shifted() -> None:
    """MON-THROW-04, MON-C08"""
    table = thrown(monster("molthu", at(3))).play(f"throw:2:{at(3)}")
    assert table.health() == [16, 14, 17] and f"hex:{at(3)}" not in table.keys
    table.play(f"hex:{at(4)}")
    assert (table.where(1), table.where(2)) == (at(4), at(3))


def test_without_a_free_hex_beside_the_thrown_one_is_back_where_it_was() -> None:
    """MON-R77"""
    ring = {at(*place): "rock" for place in ((4, 0), (2, 0), (3, 1), (2, 1), (3, -1), (4, -1), (3, 0))}
    table = thrown(obstacles=ring).play(f"throw:2:{at(3)}")
    assert (table.where(1), table.health(1), table.question) == (at(1), [14], "act")
    assert table.told("stays") == [(1,)]


def test_who_falls_when_thrown_against_something_is_told_to_land_nowhere() -> None:
    """MON-THROW-03, MON-R77"""
    weak = {**monster("tala", at(1)), "health": 1}
    table = Table(monster("hoku", at(0)), weak, monster("pele", at(-3)), obstacles={at(3): "rock"})
    table.use(("aim", 1, 1, "rival", True), ("throw", "2")).play("seat:2", f"throw:2:{at(3)}")
    assert table.g.out[1] and table.told("stays") == [(1,)] and table.question == "act"


def test_the_landing_hex_acts_at_once_and_a_whirlpool_ends_the_throw() -> None:
    """MON-THROW-05, MON-R34, MON-R36"""
    table = thrown(traps=[at(4)]).play(f"throw:2:{at(4)}")
    assert table.health(1) == [13]
    table = thrown(terrain={at(3): "whirlpool", at(-2): "whirlpool"}).play(f"throw:2:{at(3)}")
    assert table.asked == 1
    assert table.play(f"hex:{at(-2)}").where(1) == at(-2)


def test_a_throw_ends_a_movement_and_so_pays_a_bonus() -> None:
    """MON-BON-04, MON-R29: the Berry at 2,4 of map A stays for the next visitor."""
    for _ in range(2):
        table = Table(monster("hoku", "4,4"), monster("tala", "3,4"))
        table.use(("aim", 1, 1, "rival", True), ("throw", "1")).play("seat:2", "throw:2:2,4")
        assert table.g.berries[1] == (1, 0)


def test_nobody_bounces_where_the_thrown_one_or_the_thrower_falls() -> None:
    """MON-R10, MON-R70"""
    table = Table(
        monster("hoku", at(0)), monster("tala", at(1), health=1), monster("pele", at(-3)), obstacles={at(3): "rock"}
    )
    table.use(("aim", 1, 1, "rival", True), ("throw", "3")).play("seat:2", f"throw:2:{at(3)}")
    assert table.g.out[1] and table.question == "act"
    table = Table(
        monster("hoku", at(0), health=1),
        monster("tala", at(1), speed=1, dice={"move/gust_walk": 2}),
        monster("pele", at(0, 1)),
    )
    table.use(("sweep", "ring1"), ("throw", "3")).play(f"throw:2:{at(0)}")
    assert table.g.out[0] and table.where(1) == at(1) and table.g.active == 1
