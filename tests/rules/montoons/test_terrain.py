"""The land: what each hex costs, what it does on entry, and where a movement ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.agenda import do
from game.engine.events import Changed, as_seen_by
from game.rules.montoons.terrain import enter
from tests.rules.montoons.table import SHIPPED, Table, at, monster

FAR = "8,2"
ARENA = SHIPPED.arenas["A"]


def walker(
    distance: str = "3",
    deed: str = "move",
    mine: dict[str, Any] | None = None,
    rival: str = FAR,
    gait: tuple[bool, bool, bool] = (False, False, False),
    **words: Any,
) -> Table:
    table = Table(monster("hoku", at(0), **(mine or {})), monster("tala", rival, **words.pop("theirs", {})), **words)
    return table.use(("move", distance, *gait), ("trample", 1), deed=deed)


def walled(terrain: dict[str, str], **words: Any) -> Table:
    """A lane of one hex's width towards the east, so that there is one way alone."""
    walls = {at(q, r): "rock" for q in range(0, 5) for r in (-1, 1) if at(q, r) not in ("5,7", "7,5", "2,5")}
    return walker(terrain=terrain, obstacles={**walls, at(-1): "rock", at(-1, 1): "rock"}, **words)


@pytest.mark.parametrize(
    ("terrain", "cost"),
    [
        ("land", 1),
        ("meadow", 1),
        ("water", 2),
        ("jungle", 2),
        ("mountain", 2),
        ("lava", 1),
        ("spike_pit", 1),
        ("blightwater", 1),
        ("whirlpool", 1),
        ("quicksand", 1),
        ("ice", 1),
    ],
)
def test_what_a_hex_costs_to_enter(terrain: str, cost: int) -> None:
    """MON-TER-01, MON-TER-02, MON-TER-03, MON-TER-04, MON-TER-05, MON-LAVA-04, MON-SPIKE-01, MON-WHIRL-01,
    MON-QUICK-01, MON-ICE-01, MON-R53, MON-R19: 1 left is not enough for 2."""
    assert (f"hex:{at(1)}" in walled({at(1): terrain}, distance="1").keys) is (cost == 1)
    assert f"hex:{at(1)}" in walled({at(1): terrain}, distance="2").keys


def test_light_feet_pay_one_for_everything() -> None:
    """MON-GOLD-01, MON-MOVE-03"""
    wet = dict.fromkeys((at(1), at(2)), "water")
    assert f"hex:{at(2)}" in walled(wet, distance="2", gait=(False, True, False)).keys
    assert f"hex:{at(2)}" not in walled(wet, distance="3").keys


def test_nobody_is_walked_through_unless_an_ability_says_so() -> None:
    """MON-R17, MON-R87"""
    lane = walled({}, rival=at(1))
    assert not {f"hex:{at(1)}", f"hex:{at(2)}"} & set(lane.keys)
    lane = walled({}, rival=at(1), gait=(False, False, True))
    assert f"hex:{at(2)}" in lane.keys and f"hex:{at(1)}" not in lane.keys
    assert lane.play(f"hex:{at(2)}", "stop").health(1) == [14]


def test_who_may_pass_rivals_says_on_which_of_the_ways_even_where_the_ground_hurts() -> None:
    """MON-R17, MON-R92, MON-LAVA-04: through the rival or round it; on lava where no other way leads on."""
    light = (False, False, True)
    for goal, rival in ((at(1, 1), at(1)), (at(1, 1), at(0, 1)), (at(2, -1), at(1)), (at(2, -1), at(1, -1))):
        for seats in ((1,), ()):
            walked = walker("2", gait=light, rival=rival).play(f"hex:{goal}").past(*seats)
            walked = walked.play("row:1") if walked.question == "pick_shell" else walked
            assert walked.health(1) == [15 - len(seats)]
    lane = walled({at(1): "lava"}, rival=at(1), gait=light)
    assert f"hex:{at(1)}" not in lane.keys
    assert lane.play(f"hex:{at(2)}", "stop").health(0, 1) == [14, 14] and lane.where(0) == at(2)


def test_an_exact_walk_goes_nowhere_from_where_the_rest_cannot_be_spent() -> None:
    """MON-MOVE-03: in a lane of land, water and land 3 or 5 can be spent to the last, and never 4."""
    void = {key: "void" for key, space in ARENA.by_key.items() if space not in ARENA.waystones}
    lane = {**void, at(0): "land", at(1): "water", at(2): "land", FAR: "land"}
    exact = {distance: walker(distance, gait=(True, False, False), terrain=lane) for distance in ("3", "4", "5")}
    assert exact["3"].keys == exact["5"].keys == [f"hex:{at(1)}", f"hex:{at(2)}", "stop"]
    assert exact["4"].question == "act" and exact["4"].where(0) == at(0)
    assert "exactly 5" in exact["5"].prompt and "up to 5" in walker("5").prompt
    assert exact["5"].play(f"hex:{at(1)}").keys == [f"hex:{at(0)}", f"hex:{at(2)}"]
    assert exact["5"].play(f"hex:{at(2)}").keys == [f"hex:{at(1)}"]


def test_rocks_boulders_waystones_and_void_are_never_entered() -> None:
    """MON-ROCK-01, MON-WSTONE-03, MON-C34, MON-R18"""
    for words in ({"obstacles": {at(1): "rock"}}, {"obstacles": {at(1): "boulder"}}, {"terrain": {at(1): "void"}}):
        assert f"hex:{at(1)}" not in walker(**words).keys
    table = Table(monster("hoku", "6,3"), monster("tala", FAR))
    assert "hex:7,3" not in table.use(("move", "3", False, False, False), deed="move").keys


# --- lava, pits, traps


def test_lava_and_pits_hurt_on_entry_and_not_on_beginning_there() -> None:
    """MON-LAVA-04, MON-SPIKE-01, MON-R54"""
    table = walled({at(0): "lava", at(1): "lava"}).play(f"hex:{at(1)}", "stop")
    assert table.health(0) == [14]
    table = walled({at(0): "spike_pit", at(1): "land"}).play(f"hex:{at(1)}", "stop")
    assert table.health(0) == [16]


@pytest.mark.parametrize(("words", "loss"), [({"terrain": {at(1): "lava"}}, 2), ({"traps": [at(1)]}, 2)])
def test_the_way_goes_round_what_hurts_where_there_is_enough_movement(words: dict[str, Any], loss: int) -> None:
    """MON-R87: two hexes off, three round the lava or the Trap between."""
    assert f"hex:{at(0)}" not in walker("3", **words).keys, "staying is a choice of its own"
    for distance, hurt in (("3", 0), ("2", loss)):
        assert walker(distance, **words).play(f"hex:{at(2)}").health(0) == [16 - hurt]


def test_a_pit_ends_the_walk() -> None:
    """MON-SPIKE-02"""
    table = walled({at(1): "spike_pit"}).play(f"hex:{at(1)}")
    assert (table.where(0), table.health(0), table.question) == (at(1), [13], "act")


@pytest.mark.parametrize("terrain", ["spike_pit", "whirlpool", "ice"])
def test_nobody_walks_on_over_what_interrupts_a_walk(terrain: str) -> None:
    """MON-SPIKE-02, MON-WHIRL-02, MON-ICE-02"""
    lane = walled({at(1): terrain})
    assert f"hex:{at(1)}" in lane.keys and f"hex:{at(2)}" not in lane.keys


def test_a_trap_hurts_its_owner_too_and_is_gone_and_several_may_snap() -> None:
    """MON-TRAP-02, MON-TRAP-07"""
    table = walled({}, traps=[at(1), at(2)]).play(f"hex:{at(3)}")
    assert (table.where(0), table.health(0), table.traps) == (at(3), [12], [])


def test_lava_comes_before_the_trap_on_it() -> None:
    """MON-R48"""
    table = walled({at(1): "lava"}, traps=[at(1)]).play(f"hex:{at(1)}", "stop")
    assert [what[2] for what in table.told("harm")] == ["lava", "trap"] and table.health(0) == [12]


# --- mountains


@pytest.mark.parametrize(
    ("how", "ground", "hurts"),
    [
        ("push", "land", 1),
        ("pull", "land", 1),
        ("force", "land", 1),
        ("throw", "land", 1),
        ("push", "meadow", 0),
        ("walk", "land", 0),
        ("slide", "land", 0),
        ("jump", "land", 0),
    ],
)
def test_only_force_makes_a_fall_from_mountain_to_land(how: str, ground: str, hurts: int) -> None:
    """MON-TER-06, MON-TER-07, MON-R52"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), terrain={at(1): "mountain", at(2): ground})
    table.run(do(enter, 1, table.g.arena.by_key[at(2)], how))
    assert table.health(1) == [15 - hurts]


def test_falling_onto_a_trap_hurts_twice() -> None:
    """MON-R47"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), terrain={at(1): "mountain"}, traps=[at(2)])
    table.run(do(enter, 1, table.g.arena.by_key[at(2)], "push"))
    assert [what[1:] for what in table.told("harm")] == [(1, "fall"), (2, "trap")]


# --- whirlpools

POOLS = {at(1): "whirlpool", "1,2": "whirlpool", "6,2": "whirlpool"}


def test_who_enters_a_whirlpool_leaves_by_another_and_may_walk_on() -> None:
    """MON-WHIRL-02, MON-WHIRL-03, MON-C30"""
    table = walled(POOLS).play(f"hex:{at(1)}")
    assert table.question == "whirl" and table.keys == ["hex:1,2", "hex:6,2"]
    table.play("hex:1,2")
    assert table.where(0) == "1,2" and table.question == "walk" and "hex:2,2" in table.keys
    by_key = table.g.arena.by_key
    assert table.told("surfaces") == [(0, by_key[at(1)], by_key["1,2"])]
    assert table.play("stop").where(0) == "1,2"


def test_an_occupied_whirlpool_cannot_be_entered_and_is_no_exit() -> None:
    """MON-WHIRL-01, MON-R35"""
    assert f"hex:{at(1)}" not in walled(POOLS, rival=at(1)).keys
    table = walled(POOLS, rival="1,2").play(f"hex:{at(1)}")
    assert table.keys == ["hex:6,2"]


def test_without_a_free_partner_it_is_a_plain_hex() -> None:
    """MON-R35"""
    table = walled({at(1): "whirlpool", "1,2": "whirlpool"}, rival="1,2").play(f"hex:{at(1)}")
    assert table.question == "walk" and table.where(0) == at(1)


def test_water_says_nothing_to_who_does_not_burn() -> None:
    """MON-BURN-03"""
    burning, cool = (walled({at(1): "water"}, mine={"burn": n}).play(f"hex:{at(1)}", "stop") for n in (2, 0))
    assert (burning.g.burn[0], burning.told("quenched"), cool.told("quenched")) == (0, [(0,)], [])


def test_a_whirlpool_is_no_water() -> None:
    """MON-WHIRL-04"""
    table = walled({at(1): "whirlpool"}, mine={"burn": 2}).play(f"hex:{at(1)}", "stop")
    assert table.g.burn[0] == 2


# --- quicksand: C has Q3 at 1,7 and Q2 at 2,7


def sunk(**words: Any) -> Table:
    table = Table(
        monster("hoku", "0,7", **words), monster("tala", "6,5"), options={"map": "C"}, terrain={"1,7": "quicksand"}
    )
    return table.use(("move", "1", False, False, False), deed="move").play("hex:1,7")


def test_quicksand_takes_one_die_at_least_as_high_as_its_number_of_the_owners_choice() -> None:
    """MON-QUICK-01, MON-R38, MON-R67: no bonus, nothing written, no Unused Die."""
    table = sunk(dice={"basic/hydro_surge": 3, "special/deluge/1/1": 5, "focus/1": 2, "bonus/1": 6})
    assert set(table.keys) == {"die:bonus/1", "die:basic/hydro_surge", "die:special/deluge/1/1"}
    table.play("die:special/deluge/1/1", "end")
    assert table.g.unused[0] == (3, 0) and not any(table.g.powered[0])


def test_all_are_told_which_number_the_quicksand_swallows() -> None:
    """MON-QUICK-01"""
    table = sunk(dice={"basic/hydro_surge": 3, "special/deluge/1/1": 5}).play("die:special/deluge/1/1")
    assert table.told("sinks") == [(0, 5)]


def test_without_a_die_high_enough_nothing_is_lost() -> None:
    """MON-R37"""
    table = sunk(dice={"bonus/1": 2})
    assert table.question == "act" and "bonus/1" in table.keys
    assert sunk(dice={"bonus/1": 2, "move/paddle": 3}).keys == ["die:move/paddle"]


def test_a_doubles_attack_that_lost_a_die_cannot_be_used() -> None:
    """MON-R38"""
    table = sunk(dice={"basic/riptide/1": 4, "basic/riptide/2": 4, "bonus/1": 1})
    other = sunk(dice={"basic/riptide/1": 4, "basic/riptide/2": 4, "bonus/1": 1}).play("die:basic/riptide/2")
    assert "basic/riptide" not in table.play("die:basic/riptide/1").keys and "basic/riptide" not in other.keys
    assert table.play("end").g.unused[0] == other.play("end").g.unused[0] == (2, 0)


def test_the_speed_die_is_never_taken_and_a_hidden_loss_stays_hidden() -> None:
    """MON-R83, MON-R38: Tala is pushed in before her turn."""
    table = Table(
        monster("hoku", "0,6"),
        monster("tala", "2,7", dice={"speed": 6, "bonus/2": 1}),
        options={"map": "C"},
        terrain={"1,7": "quicksand"},
    )
    table.run(do(enter, 1, table.g.arena.by_key["1,7"], "push"))
    assert table.question == "act" and table.g.slots[1].count(-2) == 0
    table = pushed_in()
    table.g.news = []
    table.play("die:move/updraft")
    assert [event.field for event in table.g.news if as_seen_by(event, 0) and isinstance(event, Changed)] == ["lost"]
    seen = table.g.view(0)["facts"]
    assert seen["dice"][1] == seen["slots"][1] == [] and seen["lost"] == [0, 1, 0]


def pushed_in() -> Table:
    """Tala's hidden dice are before the quicksand of 3."""
    table = Table(
        monster("hoku", "0,6"),
        monster("tala", "2,7", dice={"speed": 6, "bonus/2": 1, "move/updraft": 5, "waystone/1": 4}, speed=6),
        monster("pele", "8,4"),
        options={"map": "C"},
        terrain={"1,7": "quicksand"},
    )
    return table.run(do(enter, 1, table.g.arena.by_key["1,7"], "push"))


def test_whoever_watches_the_quicksand_imagines_a_die_that_it_can_take() -> None:
    """MON-QUICK-01: otherwise nobody would be asked."""
    table = pushed_in()
    assert table.keys == ["die:move/updraft", "die:waystone/1"] and table.decision.secret and table.decision.private
    for seed in range(60):
        world = table.g.redeal(2, Random(seed))
        assert world.decision is not None and world.decision.player == 1 and world.asked[0] == "montoons.sink"


# --- waystones and where a movement ends


def test_one_waystone_is_active_and_it_is_the_one_with_the_token() -> None:
    """MON-WSTONE-01, MON-WSTONE-02, MON-R57"""
    for name, arena in Table(monster("hoku"), monster("tala")).g.content.arenas.items():
        assert len(set(arena.waystones)) == 6 and -1 not in arena.waystones, name
    near = Table(monster("hoku", "2,6", dice={"waystone/1": 2}), monster("tala", FAR), token=6)
    assert "waystone" in near.keys
    assert "waystone" not in Table(monster("hoku", "2,6", dice={"waystone/1": 2}), monster("tala", FAR), token=3).keys


def test_blightwater_poisons_when_the_round_ends_in_the_order_of_turns() -> None:
    """MON-BLIGHT-01, MON-R03, MON-R53"""
    table = Table(
        monster("hoku", at(0)),
        monster("tala", at(2), speed=1, dice={"move/gust_walk": 1}),
        terrain={at(0): "blightwater", at(2): "blightwater"},
    )
    table.play("end")
    assert table.health() == [16, 15]
    table.play("end")
    assert table.health() == [15, 14] and [what[0] for what in table.told("harm")] == [0, 1]


def test_a_bonus_is_gained_by_ending_a_movement_on_it_and_not_by_passing_or_standing() -> None:
    """MON-BON-04, MON-R29"""
    passing = Table(monster("hoku", "1,4"), monster("tala", FAR))
    passing.use(("move", "2", False, False, False), deed="move").play("hex:3,4")
    assert passing.g.berries[0] == (0, 0)
    ending = Table(monster("hoku", "1,4"), monster("tala", FAR))
    ending.use(("move", "2", False, False, False), deed="move").play("hex:2,4", "stop")
    assert ending.g.berries[0] == (1, 0)
    ending.use(("move", "2", False, False, False), deed="move").play("stop")
    assert ending.g.berries[0] == (1, 0)
    ending.use(("move", "2", False, False, False), deed="move").play("hex:3,4", "hex:2,4")
    assert ending.g.berries[0] == (2, 0)
    twice = Table(monster("hoku", "1,4"), monster("tala", FAR))
    twice.use(*[("move", "2", False, False, False)] * 2, deed="move").play("hex:2,4", "stop", "stop")
    assert twice.g.berries[0] == (1, 0), "the second movement of the ability stands still"


def test_who_is_struck_on_a_bonus_and_cannot_give_way_gains_nothing() -> None:
    """MON-BON-04, MON-R29: Tala is pushed onto Pele-E-Ne on the Berry of 2,4, with a rock behind her."""
    table = Table(monster("hoku", "5,4"), monster("tala", "4,4"), monster("pele", "2,4"), obstacles={"1,4": "rock"})
    table.use(("aim", 1, 1, "rival", True), ("push", "2")).play("seat:2", "push:2:2")
    assert table.where(1) == "3,4" and table.health(2) == [13] and table.g.berries[2] == (0, 0)


def test_distance_is_counted_in_hexes() -> None:
    """MON-R86, MON-TOW-01, MON-TOW-02"""
    board = Table(monster("hoku"), monster("tala")).g.arena.board
    a, b = (board.at[place] for place in ((0, 6), (2, 6)))
    beside = {board.at[place] for place in ((0, 5), (1, 5), (-1, 6), (1, 6), (0, 7), (-1, 7))}
    assert board.far[a][b] == 2 and {board.far[space][b] for space in beside} == {1, 2, 3}
