"""PUSH and PULL: along the row, over what lies there, into what stands there."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import do
from game.rules.montoons.keywords import step, wall
from tests.rules.montoons.table import Table, at, monster
from tests.sure import every

AIM = ("aim", 4, 1, "rival", True)


def pushed(*others: dict[str, Any], far: int = 2, word: str = "push", sheet: str = "hoku", **words: Any) -> Table:
    """Seat 0 at home pushes or pulls seat 1 by a PUSH or PULL 2."""
    table = Table(monster(sheet, at(0)), *others, **words)
    return table.use(AIM, (word, "2")).play("seat:2", f"{word}:2:{far}")


def test_a_push_goes_straight_away_and_up_to_its_distance() -> None:
    """MON-PUSH-01, MON-PUSH-02, MON-TOW-02: water costs nothing more."""
    wet = {at(2): "water", at(3): "mountain"}
    assert pushed(monster("tala", at(1)), terrain=wet).where(1) == at(3)
    assert pushed(monster("tala", at(1)), terrain=wet, far=1).where(1) == at(2)


def test_no_distance_may_be_picked_and_nothing_happens() -> None:
    """MON-R30"""
    table = pushed(monster("tala", at(1)), obstacles={at(2): "rock"}, far=0)
    assert table.where(1) == at(1) and table.health() == [16, 15]


def test_a_keyword_without_a_number_counts_one() -> None:
    """MON-KEY-01, MON-BURN-02"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)))
    table.use(AIM, ("push", "1"), ("inflict", "burn", 1)).play("seat:2")
    assert table.keys == ["push:2:1", "push:2:0"]
    assert table.play("push:2:1").g.burn[1] == 1


def test_rocks_boulders_waystones_void_and_the_edge_stop_a_push_and_hurt_for_the_rest() -> None:
    """MON-PUSH-03, MON-PUSH-05, MON-C03, MON-C34, MON-WSTONE-03, MON-C33"""
    for words in ({"obstacles": {at(3): "rock"}}, {"obstacles": {at(3): "boulder"}}, {"terrain": {at(3): "void"}}):
        table = pushed(monster("tala", at(1)), **words)
        assert (table.where(1), table.health()) == (at(2), [16, 14])
    table = Table(monster("hoku", "5,3"), monster("tala", "6,3"))
    table.use(AIM, ("push", "2")).play("seat:2", "push:2:2")
    assert (table.where(1), table.health()) == ("6,3", [16, 13])
    table = Table(monster("hoku", "7,6"), monster("tala", "8,6"))
    table.use(AIM, ("push", "2")).play("seat:2", "push:2:2")
    assert (table.where(1), table.health()) == ("8,6", [16, 13])


def test_who_is_shoved_how_far_and_into_what_is_told() -> None:
    """MON-PUSH-02, MON-PUSH-03, MON-PUSH-06"""
    for name, words in (
        ("rock", {"obstacles": {at(3): "rock"}}),
        ("boulder", {"obstacles": {at(3): "boulder"}}),
        ("void", {"terrain": {at(3): "void"}}),
    ):
        table = pushed(monster("tala", at(1)), **words)
        assert table.told("shoved") == [(1, "push", 2, 0)]
        assert [(seat, other, what) for seat, _, _, other, what in table.told("slams")] == [(1, -1, name)]
    table = pushed(monster("tala", at(1)), monster("pele", at(2)))
    assert [(seat, other, what) for seat, _, _, other, what in table.told("slams")] == [(1, 2, "")]
    assert pushed(monster("tala", at(1)), far=0).told("shoved") == []


def test_a_first_hex_of_the_map_is_no_wall_and_what_lies_off_it_is_its_edge() -> None:
    """MON-C33"""
    table = Table(monster("hoku", "5,3"), monster("tala", "6,3"))
    table.use(AIM, ("push", "2")).play("seat:2", "push:2:2")
    assert [what for *_, what in table.told("slams")] == ["waystone"]
    g = table.g
    assert wall(g, -1) == "edge"
    for space in every(range(len(g.arena.keys))):
        assert wall(g, space) == (g.obstacle[space] or g.terrain[space])


def test_each_distance_is_offered_at_the_hex_it_leads_to_and_beyond_the_edge_at_none() -> None:
    table = Table(monster("hoku", at(0)), monster("tala", at(1))).use(AIM, ("push", "9")).play("seat:2")
    there = {option.key: option.at for option in table.decision.options}
    steps, here = [], table.g.at[1]
    way = next(way for way, space in enumerate(table.g.arena.board.steps[table.g.at[0]]) if space == here)
    while (here := table.g.arena.board.steps[here][way]) >= 0:
        steps.append(f"hex/{table.g.arena.keys[here]}")
    assert 1 < len(steps) < 9
    assert [there[f"push:2:{far}"] for far in range(1, 10)] == [*steps, *[None] * (9 - len(steps))]


def test_damage_counts_from_the_distance_picked() -> None:
    """MON-R30, MON-PUSH-05"""
    assert pushed(monster("tala", at(1)), obstacles={at(2): "rock"}, far=1).health() == [16, 14]


def test_a_trap_on_the_way_snaps_and_stops_nobody() -> None:
    """MON-PUSH-04, MON-TRAP-07, MON-C09"""
    table = pushed(monster("tala", at(1)), traps=[at(2), at(3)])
    assert (table.where(1), table.health(), table.traps) == (at(3), [16, 11], [])


def test_lava_on_the_way_hurts() -> None:
    """MON-PUSH-09"""
    table = pushed(monster("tala", at(1)), terrain={at(2): "lava", at(3): "lava"})
    assert (table.where(1), table.health(1)) == (at(3), [11])


def test_a_pit_ends_the_push_and_the_rest_is_dropped() -> None:
    """MON-R55, MON-SPIKE-02"""
    table = pushed(monster("tala", at(1)), terrain={at(2): "spike_pit"}, obstacles={at(3): "rock"})
    assert (table.where(1), table.health(1)) == (at(2), [12])


def test_off_the_row_a_push_is_ignored() -> None:
    """MON-PUSH-08"""
    table = Table(monster("hoku", at(0)), monster("tala", at(2, -1)))
    table.use(("sweep", "fork"), ("push", "2")).play("turn:E")
    assert table.question == "act" and table.where(1) == at(2, -1)


def test_two_that_collide_take_one_each_and_both_are_pushed_on() -> None:
    """MON-PUSH-06, MON-PUSH-07, MON-R31: the struck one goes first, by all that was missing."""
    table = pushed(monster("tala", at(1)), monster("molthu", at(2)))
    assert (table.where(1), table.where(2), table.health()) == (at(3), at(4), [16, 14, 17])


def test_a_collision_before_a_wall_hurts_who_cannot_clear_the_way() -> None:
    """MON-R31: Molthu takes 1 and 2 for the rock; Tala, still blocked, takes 1 and 2."""
    table = pushed(monster("tala", at(1)), monster("molthu", at(2)), obstacles={at(3): "rock"})
    assert (table.where(1), table.where(2), table.health()) == (at(1), at(2), [16, 12, 15])


def test_a_chain_of_three_goes_on_down_the_line() -> None:
    """MON-R31, MON-C03"""
    table = pushed(monster("tala", at(1)), monster("molthu", at(2)), monster("pele", at(3)))
    assert [table.where(seat) for seat in (1, 2, 3)] == [at(3), at(4), at(5)]
    assert table.health() == [16, 14, 16, 14]


def test_an_occupied_whirlpool_is_a_collision() -> None:
    """MON-R33"""
    pools = {at(2): "whirlpool", at(0, -4): "whirlpool"}
    table = pushed(monster("tala", at(1)), monster("molthu", at(2)), terrain=pools)
    assert table.health(1, 2) == [14, 17] and table.where(2) == at(4)


def test_a_whirlpool_takes_the_pushed_one_off_the_row_and_the_rest_is_dropped() -> None:
    """MON-R32, MON-R36, MON-R34: Tala's own player picks the way out."""
    table = pushed(monster("tala", at(1)), terrain={at(2): "whirlpool", at(0, -4): "whirlpool", at(-2): "whirlpool"})
    assert table.asked == 1 and table.keys == [f"hex:{at(0, -4)}", f"hex:{at(-2)}"]
    table.play(f"hex:{at(-2)}")
    assert (table.where(1), table.health(1)) == (at(-2), [15])


def test_of_several_targets_the_user_picks_the_order() -> None:
    """MON-R84"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(0, 1)))
    table.use(("sweep", "fork"), ("push", "1"))
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(0, 1)))
    table.use(("sweep", "ring1"), ("push", "1"))
    assert table.keys == ["push:2:1", "push:2:0", "push:3:1", "push:3:0"]
    table.play("push:3:1")
    assert table.keys == ["push:2:1", "push:2:0"] and table.where(2) == at(0, 2)


# --- pull


def test_a_pull_goes_straight_nearer_whatever_the_ground() -> None:
    """MON-PULL-01, MON-PULL-02, MON-TOW-01"""
    table = pushed(monster("tala", at(3)), word="pull", terrain={at(2): "jungle"})
    assert table.where(1) == at(1)


def test_a_pull_stops_at_obstacles_that_came_in_between_and_traps_snap() -> None:
    """MON-PULL-03, MON-PULL-04"""
    table = pushed(monster("tala", at(3)), word="pull", traps=[at(2)])
    assert (table.where(1), table.health(1), table.traps) == (at(1), [13], [])
    blocked = Table(monster("hoku", at(0)), monster("tala", at(3)), obstacles={at(2): "rock"})
    blocked.run(do(step, 1, "pull", 3, 2, 0))
    assert (blocked.where(1), blocked.health(1)) == (at(3), [13])


def test_a_pull_into_its_source_hurts_the_target_alone() -> None:
    """MON-PULL-06"""
    table = pushed(monster("tala", at(2)), word="pull")
    assert (table.where(1), table.health()) == (at(1), [16, 14])


def test_a_pull_into_a_third_monster_drags_both() -> None:
    """MON-PULL-05: the struck one goes first and bumps into the source."""
    table = Table(monster("hoku", at(0)), monster("tala", at(4)), monster("molthu", at(3)))
    table.run(do(step, 1, "pull", 3, 2, 0))
    assert (table.where(1), table.where(2), table.health()) == (at(2), at(1), [16, 14, 17])


def test_a_pull_needs_the_row_and_clear_sight_as_it_happens() -> None:
    """MON-PULL-07"""
    table = Table(monster("hoku", at(0)), monster("tala", at(3)), obstacles={at(1): "rock"})
    table.use(("aim", 4, 1, "rival", False), ("pull", "2")).play("seat:2")
    assert table.question == "act" and table.where(1) == at(3)


def test_guard_takes_one_off_a_push_cut_short_and_a_collision_together() -> None:
    """MON-R43, MON-R44"""
    table = pushed(monster("tala", at(1), guard=True), obstacles={at(2): "rock"})
    assert table.health(1) == [14]
    table = pushed(monster("tala", at(1), guard=True), monster("molthu", at(2)), obstacles={at(3): "rock"})
    assert table.health(1, 2) == [13, 15]


def test_of_two_in_a_row_the_second_can_be_pulled_once_the_first_is_gone() -> None:
    """MON-PULL-07, MON-R84: whether there is clear sight is asked as each pull resolves."""
    table = Table(
        monster("hoku", at(0)), monster("tala", at(2), health=2), monster("pele", at(3)), terrain={at(1): "lava"}
    )
    table.use(("aim", 4, 2, "rival", False), ("pull", "1")).play("seat:2", "seat:3")
    assert table.keys == ["pull:2:1", "pull:2:0"]
    table.play("pull:2:1")
    assert table.g.out[1] and table.keys == ["pull:3:1", "pull:3:0"]


def test_a_push_needs_the_row_alone_and_no_sight() -> None:
    """MON-PUSH-08"""
    table = Table(monster("hoku", at(0)), monster("tala", at(2)), obstacles={at(1): "rock"})
    table.use(("aim", 4, 1, "rival", False), ("push", "1")).play("seat:2", "push:2:1")
    assert table.where(1) == at(3)


def test_a_struck_one_that_falls_is_pushed_no_further_and_the_way_is_free() -> None:
    """MON-R31, MON-R70: Pele-E-Ne, behind the one who falls, is not struck in turn."""
    table = pushed(monster("tala", at(1)), monster("molthu", at(2), health=1), monster("pele", at(3), health=9), far=1)
    assert table.g.out == [False, False, True, False] and table.where(1) == at(2)
    assert table.health(1, 3) == [14, 9] and table.where(3) == at(3)


def test_a_struck_one_ends_a_movement_too() -> None:
    """MON-R46, MON-R31: pushed on into water, its Burn goes out."""
    table = pushed(monster("tala", at(1)), monster("molthu", at(2), burn=2), far=1, terrain={at(3): "water"})
    assert table.where(2) == at(3) and table.g.burn[2] == 0


def test_two_collide_once_in_each_effect() -> None:
    """MON-R31"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("molthu", at(2)), obstacles={at(3): "rock"})
    table.use(AIM, ("push", "1"), ("push", "1")).play("seat:2", "push:2:1")
    assert table.health(1, 2) == [13, 16]
    assert table.play("push:2:1").health(1, 2) == [11, 14]
