"""Targets: how many, how far, in sight; areas in six turnings."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.hexes import WAYS, turned
from game.rules.montoons.targeting import aimable, covers
from tests.rules.montoons.table import SHIPPED, Table, at, monster
from tests.rules.montoons.test_any_effect import any_table
from tests.sure import every


def seen(table: Table) -> set[str]:
    return {key for key in table.keys if key.startswith("seat:")}


def test_a_basic_range_covers_hexes_on_straight_rows_alone() -> None:
    """MON-TGT-04: (1, 1) is two hexes away, but on no row."""
    table = Table(monster("hoku", at(0)), monster("tala", at(2)), monster("pele", at(1, 1)), monster("molthu", at(3)))
    table.use(("aim", 2, 1, "rival", True))
    assert seen(table) == {"seat:2"}


def test_fewer_targets_than_allowed_may_be_chosen_and_none_twice() -> None:
    """MON-TGT-02"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(0, 1)))
    table.use(("aim", 1, 2, "rival", True), ("damage", "1"))
    assert table.keys == ["seat:2", "seat:3", "done"] and "(1 of up to 2)" in table.prompt
    table.play("seat:3")
    assert table.keys == ["seat:2", "done"] and "(2 of up to 2)" in table.prompt
    table.play("done")
    assert table.health() == [16, 15, 14]


def test_one_target_is_one_and_a_second_part_without_any_hits_nobody() -> None:
    """MON-TGT-02, MON-ATK-05: who was hit by the first part is not hit by the damage of the next."""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(0, 1)))
    table.use(("aim", 1, 1, "rival", True), ("damage", "1"), ("sweep", "split2"), ("damage", "5"))
    assert "of up to" not in table.prompt
    table.play("seat:2")
    assert table.question == "act" and table.health() == [16, 14, 15]
    table.use(("aim", 1, 1, "rival", True), ("damage", "1"), ("aim", 1, 1, "rival", True), ("damage", "5"))
    assert table.play("seat:2", "done").health() == [16, 13, 15]


def test_only_an_ability_that_says_so_offers_its_user() -> None:
    """MON-TGT-03, MON-R14, MON-R79: oneself needs neither range nor sight, and is never pushed."""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)))
    assert "seat:1" not in table.use(("aim", 1, 1, "rival", True)).keys
    table = Table(monster("hoku", at(0)), monster("tala", at(3)))
    table.use(("aim", 1, 1, "any", True), ("push", "2"), ("inflict", "burn", 2))
    assert table.keys == ["seat:1", "done"]
    table.play("seat:1")
    assert table.where(0) == at(0) and table.g.burn[0] == 2 and table.question == "act"


def test_every_target_is_named_before_anybody_is_hurt() -> None:
    """MON-TGT-01, MON-TGT-11"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(0, 1)))
    table.use(("aim", 1, 2, "rival", True), ("damage", "2")).play("seat:2")
    assert table.health() == [16, 15, 15]
    table.play("seat:3")
    assert table.health() == [16, 13, 13]


@pytest.mark.parametrize(
    ("terrain", "obstacle", "open_"),
    [
        ("land", "", True),
        ("water", "", True),
        ("jungle", "", True),
        ("meadow", "", True),
        ("lava", "", True),
        ("spike_pit", "", True),
        ("whirlpool", "", True),
        ("blightwater", "", True),
        ("ice", "", True),
        ("mountain", "", False),
        ("void", "", False),
        ("land", "rock", False),
        ("land", "boulder", False),
    ],
)
def test_what_stands_between_blocks_sight_or_does_not(terrain: str, obstacle: str, open_: bool) -> None:
    """MON-TGT-08, MON-TGT-09, MON-TER-03, MON-TER-04, MON-TER-05, MON-LAVA-04, MON-ROCK-02, MON-VOID-01, MON-C34"""
    table = Table(
        monster("hoku", at(0)),
        monster("tala", at(2)),
        terrain={at(1): terrain},
        obstacles={at(1): obstacle} if obstacle else {},
    )
    table.use(("aim", 2, 1, "rival", True), ("damage", "1"))
    assert (seen(table) == {"seat:2"}) is open_


def test_a_mountain_under_attacker_and_target_hides_nobody() -> None:
    """MON-C11"""
    table = Table(monster("hoku", at(0)), monster("tala", at(2)), terrain={at(0): "mountain", at(2): "mountain"})
    assert seen(table.use(("aim", 2, 1, "rival", True))) == {"seat:2"}


def test_a_waystone_blocks_sight_whether_active_or_not() -> None:
    """MON-WSTONE-05: W3 lies at 7,3 of map A."""
    for token in (3, 6):
        table = Table(monster("hoku", "6,3"), monster("tala", "8,3"), token=token)
        assert seen(table.use(("aim", 2, 1, "rival", True))) == set()


def test_a_monster_in_between_hides_who_stands_behind_it() -> None:
    """MON-TGT-10, MON-R15: in range, yet out of sight, unless sight is not asked for."""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(2)))
    assert seen(table.use(("aim", 2, 1, "rival", True))) == {"seat:2"}
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(2)))
    assert seen(table.use(("aim", 2, 1, "rival", False))) == {"seat:2", "seat:3"}


def test_a_trap_hides_nobody() -> None:
    """MON-TRAP-04"""
    table = Table(monster("hoku", at(0)), monster("tala", at(2)), traps=[at(1)])
    assert seen(table.use(("aim", 2, 1, "rival", True))) == {"seat:2"}


def test_berries_are_offered_once_a_target_stands_and_never_without_one() -> None:
    """MON-R88"""
    table = Table(monster("hoku", at(0), berries=[1, 0]), monster("tala", at(3)))
    table.use(("aim", 2, 1, "rival", True), ("damage", "1"))
    assert table.question == "act" and table.g.berries[0] == (1, 0)
    table = Table(monster("hoku", at(0), berries=[1, 0]), monster("tala", at(2)))
    table.use(("aim", 2, 1, "rival", True), ("damage", "1"))
    assert "berry" not in table.keys
    assert table.play("seat:2").keys == ["berry", "go"]


# --- areas


def test_six_turnings_are_offered_whoever_they_hit() -> None:
    """MON-TGT-05, MON-TGT-07"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)))
    table.use(("sweep", "fork"), ("damage", "2"))
    assert table.keys == [f"turn:{name}" for name in ("E", "SE", "SW", "W", "NW", "NE")]
    assert table.play("turn:W").health() == [16, 15]


def test_an_area_hits_everybody_on_it_but_never_its_user() -> None:
    """MON-TGT-06, MON-R13"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(-1)), monster("molthu", at(0, -1)))
    table.use(("sweep", "ring1"), ("damage", "3"))
    assert table.health() == [16, 12, 12, 15]


def test_an_area_that_can_hit_nobody_asks_nothing() -> None:
    table = Table(monster("hoku", at(0)), monster("tala", at(3)))
    assert table.use(("sweep", "fork"), ("damage", "2")).question == "act"


def test_an_area_needs_sight_along_rows_and_along_the_centre_line_elsewhere() -> None:
    """MON-R12, MON-C12: (2, -1) lies between (1, 0) and (1, -1); the line is blocked only when both are."""
    rocks = {at(1): "rock"}
    hit = Table(monster("hoku", at(0)), monster("tala", at(2, -1)), obstacles=rocks)
    hit.use(("sweep", "fork"), ("damage", "2")).play("turn:E")
    assert hit.health() == [16, 13]
    both = Table(monster("hoku", at(0)), monster("tala", at(2, -1)), obstacles={**rocks, at(1, -1): "rock"})
    assert both.use(("sweep", "fork"), ("damage", "2")).health() == [16, 15]
    row = Table(monster("hoku", at(0)), monster("tala", at(2)), obstacles=rocks)
    assert row.use(("sweep", "fork"), ("damage", "2")).health() == [16, 15]


def test_shapes_turn_by_sixths_and_keep_their_size_inside_the_map() -> None:
    """MON-TGT-07"""
    arena = SHIPPED.arenas["A"]
    middle = arena.by_key["4,4"]
    for name, shape in every(SHIPPED.shapes.items()):
        masks = covers(arena, shape, middle)
        assert len(masks) == (1 if name == "ring1" else len({frozenset(turned(shape, n)) for n in range(6)}))
        assert all(bin(mask).count("1") == len(shape) for mask in masks), name


def test_who_has_fallen_is_no_target_of_what_follows() -> None:
    """MON-R70"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1), health=1), monster("pele", at(0, 1)))
    table.use(("aim", 1, 2, "rival", True), ("damage", "1"), ("inflict", "burn", 1), ("push", "1"))
    table.play("seat:2", "seat:3")
    assert table.g.out == [False, True, False] and table.g.burn[2] == 1
    assert table.keys == ["push:3:1", "push:3:0"]


def test_sight_to_a_hex_looks_at_what_lies_between_and_not_at_the_hex() -> None:
    """MON-R16, MON-C17: a rock itself can be hit by lava."""
    table = Table(monster("molthu", at(0)), monster("tala", at(-3)), obstacles={at(1): "rock"})
    table.use(("lay", "lava", 2, 1, True))
    assert f"lay_lava:{at(1)}" in table.keys and f"lay_lava:{at(2)}" not in table.keys


def test_each_way_that_an_area_may_turn_lies_at_the_hex_there_and_beyond_the_edge_at_none() -> None:
    arena = SHIPPED.arenas["A"]
    board, keys = arena.board, arena.keys
    for here in (0, board.beside[0][0], len(keys) - 1):
        beside = [space for space in board.beside[here] if space not in arena.waystones][:2]
        rivals = [monster(sheet, keys[space]) for sheet, space in zip(("tala", "pele"), beside)]
        table = Table(monster("hoku", keys[here]), *rivals).use(("sweep", "fork"), ("damage", "1"))
        there = {option.key: option.at for option in table.decision.options}
        assert there == {
            f"turn:{way}": f"hex/{keys[space]}" if space >= 0 else None for way, space in zip(WAYS, board.steps[here])
        }


def test_who_may_be_aimed_at_is_in_range_and_nobody_else() -> None:
    """MON-TGT-04, MON-R14, MON-R15: what is told of a range is what is offered, in sight or not."""
    aimed = 0
    for seed in every(range(60)):
        g = any_table(Random(seed)).g
        here = g.at[g.active]
        for far, sight in ((1, True), (2, False), (3, True), (4, False)):
            near = [other for other in g.rivals(g.active) if g.in_range(here, g.at[other], far, sight)]
            assert aimable(g, g.active, far, "rival", sight) == near
            aimed += len(near)
            rows = [g.arena.board.rays[here][way][:far] for way in range(6)]
            assert all(any(g.at[other] in row for row in rows) for other in near)
    assert aimed > 60
