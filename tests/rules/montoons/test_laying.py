"""What abilities put on the map: terrain, obstacles and Traps."""

from __future__ import annotations

import pytest

from game.rules import GAMES
from tests.rules.montoons.table import Table, at, monster

GAME = GAMES["montoons"]

FAR = "8,2"


def layer(*effects: tuple[object, ...], **words: object) -> Table:
    table = Table(monster("molthu", at(0)), monster("tala", words.pop("rival", FAR)), **words)  # type: ignore[arg-type]
    return table.use(*effects)


def test_lava_goes_within_range_and_sight_up_to_its_number() -> None:
    """MON-LAVA-01"""
    table = layer(("lay", "lava", 2, 2, True), obstacles={at(1): "rock"})
    assert f"lay_lava:{at(2)}" not in table.keys and f"lay_lava:{at(3)}" not in table.keys
    table.play(f"lay_lava:{at(-1)}", f"lay_lava:{at(-2)}")
    assert table.terrain(at(-1)) == table.terrain(at(-2)) == "lava" and table.question == "act"


def test_lava_may_lie_under_somebody_who_is_not_hurt_until_entering() -> None:
    """MON-LAVA-02, MON-R50, MON-R54"""
    table = layer(("lay", "lava", 2, 1, True), rival=at(1)).play(f"lay_lava:{at(1)}")
    assert table.terrain(at(1)) == "lava" and table.health(1) == [15]


def test_waystones_and_void_never_change() -> None:
    """MON-LAVA-02, MON-WSTONE-04, MON-C34"""
    table = Table(monster("molthu", "6,3"), monster("tala", FAR), terrain={"5,3": "void"})
    table.use(("lay", "lava", 2, 1, True))
    assert not {"lay_lava:7,3", "lay_lava:5,3"} & set(table.keys)


def test_ground_that_is_laid_takes_the_place_of_the_old_and_stays() -> None:
    """MON-HEX-01, MON-LAVA-03: water put on lava later."""
    table = layer(("lay", "lava", 1, 1, True)).play(f"lay_lava:{at(1)}")
    assert table.terrain(at(1)) == "lava"
    table.use(("lay", "water", 1, 1, True)).play(f"lay_water:{at(1)}")
    assert table.terrain(at(1)) == "water"


def test_a_rock_under_lava_is_gone() -> None:
    """MON-ROCK-03, MON-C17"""
    table = layer(("lay", "lava", 1, 1, True), obstacles={at(1): "boulder"}).play(f"lay_lava:{at(1)}")
    space = table.g.arena.by_key[at(1)]
    assert table.g.obstacle[space] == "" and table.g.terrain[space] == "lava"


@pytest.mark.parametrize("terrain", ["whirlpool", "spike_pit", "quicksand", "ice", "blightwater"])
def test_special_ground_gives_way_to_lava(terrain: str) -> None:
    """MON-R51"""
    table = layer(("lay", "lava", 1, 1, True), terrain={at(1): terrain}).play(f"lay_lava:{at(1)}")
    assert table.terrain(at(1)) == "lava"


def test_a_map_bonus_and_a_trap_survive_lava() -> None:
    """MON-R49, MON-R51, MON-TRAP-06: the Berry of 2,4, with a Trap and lava: 4 damage and the Berry."""
    table = Table(monster("molthu", "3,4"), monster("tala", "4,4"), traps=["2,4"])
    table.use(("lay", "lava", 1, 1, True)).play("lay_lava:2,4")
    assert table.traps == ["2,4"]
    table.use(("jump", "1"), deed="move").play("hex:2,4")
    assert table.health(0) == [14] and table.g.berries[0] == (1, 0) and table.traps == []


def test_an_obstacle_leaves_the_ground_below_it() -> None:
    """MON-HEX-02, MON-ROCK-01"""
    table = layer(("obstacle", "rock", 2, 1, True), terrain={at(1): "water"}, rival=at(-1))
    assert f"drop:{at(-1)}" not in table.keys
    table.play(f"drop:{at(1)}")
    space = table.g.arena.by_key[at(1)]
    assert (table.g.terrain[space], table.g.obstacle[space]) == ("water", "rock")


def test_a_hex_that_cannot_be_chosen_is_refused_by_the_section_on_what_is_laid() -> None:
    """Traps stand in 10.9 of the rulebook, all else that is laid in 10.8."""
    for effect, section in ((("traps", 2, 1, True), "10.9"), (("lay", "lava", 2, 2, True), "10.8")):
        refusal = GAME.why_not(layer(effect, rival=FAR).g, 0, f"hex/{at(4)}")
        assert refusal is not None and refusal.rule == section, refusal


# --- traps


def test_a_trap_needs_an_empty_hex_in_range_and_sight() -> None:
    """MON-TRAP-01, MON-TRAP-03"""
    table = layer(("traps", 2, 1, True), rival=at(1))
    assert f"trap:{at(-2)}" in table.keys
    assert not {f"trap:{at(1)}", f"trap:{at(2)}", f"trap:{at(0)}", f"trap:{at(-3)}"} & set(table.keys)


@pytest.mark.parametrize(
    ("terrain", "open_"),
    [
        ("land", True),
        ("meadow", True),
        ("water", True),
        ("jungle", True),
        ("mountain", True),
        ("lava", True),
        ("quicksand", True),
        ("ice", True),
        ("blightwater", True),
        ("whirlpool", False),
        ("spike_pit", False),
        ("void", False),
    ],
)
def test_traps_lie_on_any_ground_but_whirlpools_and_pits(terrain: str, open_: bool) -> None:
    """MON-TRAP-03, MON-TRAP-05, MON-C10, MON-R47"""
    table = layer(("traps", 1, 1, True), terrain={at(1): terrain})
    assert (f"trap:{at(1)}" in table.keys) is open_


def test_so_many_traps_and_no_more_hidden_hexes_only_where_sight_is_waived() -> None:
    """MON-TRAP-01"""
    table = layer(("traps", 2, 2, True), obstacles={at(1): "rock"})
    assert f"trap:{at(2)}" not in table.keys
    assert table.play(f"trap:{at(-1)}", f"trap:{at(-2)}").question == "act"
    assert f"trap:{at(2)}" in layer(("traps", 2, 1, False), obstacles={at(1): "rock"}).keys


def test_no_trap_on_an_obstacle_a_waystone_or_another_trap() -> None:
    """MON-TRAP-05, MON-WSTONE-04"""
    table = Table(monster("molthu", "6,3"), monster("tala", FAR), obstacles={"5,3": "rock"}, traps=["6,4"])
    table.use(("traps", 1, 1, True))
    assert not {"trap:7,3", "trap:5,3", "trap:6,4"} & set(table.keys)


def test_a_trap_stays_on_the_board_of_its_ground() -> None:
    """MON-TRAP-06, MON-C09, MON-HEX-02"""
    table = layer(("traps", 1, 1, True), terrain={at(1): "water"}).play(f"trap:{at(1)}")
    assert table.terrain(at(1)) == "water" and table.traps == [at(1)]


def test_a_trail_lies_in_hexes_moved_through() -> None:
    """MON-EX-09, MON-MOVE-05"""
    table = Table(monster("japili", at(0), dice={"move/snare_trail": 4}), monster("tala", FAR))
    table.play("move/snare_trail", f"hex:{at(4)}")
    assert set(table.keys) == {f"trap:{at(far)}" for far in (1, 2, 3)} | {"done"}
    table.play(f"trap:{at(1)}", f"trap:{at(3)}")
    assert table.traps == sorted([at(1), at(3)]) and table.question == "act", "two, and no more"


def test_seeds_lay_a_trap_beside_japili() -> None:
    """MON-R02, MON-SPBON-01"""
    table = Table(monster("japili", at(0), seeds=[1, 0]), monster("tala", FAR))
    table.play("seed", f"trap:{at(0, 1)}")
    assert table.traps == [at(0, 1)] and table.g.seeds[0] == (1, 1) and "seed" not in table.keys
