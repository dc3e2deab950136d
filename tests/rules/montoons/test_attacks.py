"""Attacks: alternatives, rows of power-up slots, the Ultimate, berries and focus, and bonuses gained."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import do, say
from game.rules.montoons.bonuses import gain
from tests.rules.montoons.table import Table, at, monster

FULL = {"special/deluge/1": [3, 4, 5], "special/deluge/2": [3, 3, 3]}
SWELL = {"ultimate/great_swell/1": [1, 2, 3, 4]}


def hoku(*others: dict[str, Any], **words: Any) -> Table:
    return Table(monster("hoku", at(0), **words), *(others or (monster("tala", at(1)),)))


# --- basic attacks


def test_of_two_sides_of_a_line_one_is_resolved() -> None:
    """MON-ATK-02"""
    table = Table(monster("molthu", at(0), dice={"basic/tentacle_whip": 4}), monster("tala", at(2)))
    table.play("basic/tentacle_whip", "seat:2")
    assert table.keys == ["way:1", "way:2"]
    table.play("way:2", "pull:2:1")
    assert table.where(1) == at(1) and table.health(1) == [14]


def test_equal_dice_count_their_value_once() -> None:
    """MON-R68, MON-ATK-04: half of a 5, rounded up, and 2."""
    table = hoku().use(("aim", 1, 1, "rival", True), ("damage", "half die + 2"), dice=(5, 5)).play("seat:2")
    assert table.health(1) == [10]


def test_one_die_of_a_pair_is_no_attack() -> None:
    """MON-R38, MON-ATK-04"""
    table = hoku(dice={"basic/riptide/1": 5})
    assert "basic/riptide" not in table.keys
    assert table.play("end").g.unused[0] == (2, 0)


def test_nothing_of_one_action_is_left_for_the_next() -> None:
    """MON-ACT-04, MON-BERRY-02, MON-GUARD-03, MON-ENT-04: targets, who was passed, the offer of Berries, an Ultimate's
    bonus, and an Entangle that was held to the end of the walk before."""
    aim, hurt = ("aim", 1, 1, "rival", True), ("damage", "1")
    table = hoku(monster("tala", at(1)), berries=[2, 0]).use(aim, hurt).play("seat:2", "go").use(hurt)
    assert table.health(1) == [14]
    assert table.use(aim, hurt).play("seat:2").keys == ["berry", "go"]
    for powers in (1, 2):
        table = table.play("go") if table.question == "boost" else table
        assert table.use(aim, hurt, deed="ultimate").play("seat:2", "go").g.powers[0] == powers
    passing = Table(monster("tala", at(0)), monster("hoku", at(1)))
    passing.use(("move", "2", False, False, True), deed="move").play(f"hex:{at(2)}").use(("trample", 2), deed="move")
    assert passing.health(1) == [16]
    tied = hoku(entangle=True).use(("move", "2", False, False, False), deed="move").play(f"hex:{at(-1)}")
    tied.g.entangle[0], tied.g.terrain[tied.g.arena.by_key["8,2"]] = True, "lava"
    tied.g.__dict__["_ground"] = None
    assert tied.use(("leap", "lava"), deed="move").play("hex:8,2").g.entangle[0]


# --- special attacks
# --- special attacks


def test_only_a_full_row_is_available_and_one_special_or_ultimate_a_turn() -> None:
    """MON-SPC-01, MON-SPC-07, MON-R69"""
    table = hoku(powered={**FULL, **SWELL, "special/ride_the_wave/1": [1, 2, 0]}, powers=1)
    assert set(table.keys) >= {"special/deluge/1", "special/deluge/2", "ultimate/great_swell/1"}
    assert "special/ride_the_wave/1" not in table.keys
    table.play("special/deluge/1", "done", "done")
    assert not [key for key in table.keys if key.startswith(("special/", "ultimate/"))]


def test_a_used_row_is_spent_for_good_and_the_other_one_stays() -> None:
    """MON-SPC-03, MON-R66, MON-AVAIL-01"""
    table = hoku(powered=FULL, spent=["special/deluge/1"])
    assert [key for key in table.keys if key.startswith("special/")] == ["special/deluge/2"]


def test_power_dice_written_now_make_the_row_available_now() -> None:
    """MON-R65, MON-SPC-08"""
    table = hoku(powered={"special/deluge/1": [3, 0, 5]}, dice={"special/deluge/1/2": 4})
    assert "special/deluge/1" not in table.keys
    assert "special/deluge/1" in table.play("power").keys and "power" not in table.keys
    assert table.play("end").g.unused[0] == (1, 0), "the die on the bonus slot alone, not the one that was written"


# --- the Ultimate


def test_a_locked_ultimate_cannot_be_performed_however_full() -> None:
    """MON-ULT-02"""
    assert "ultimate/great_swell/1" not in hoku(powered=SWELL).keys


def test_an_ultimate_that_hurts_several_rivals_earns_one_bonus() -> None:
    """MON-ULT-05, MON-ULT-04, MON-ULT-01"""
    table = hoku(monster("tala", at(1)), monster("pele", at(1, 1)), powered=SWELL, powers=1)
    table.play("ultimate/great_swell/1", "turn:E")
    assert table.health(1, 2) == [11, 11] and table.g.powers == [2, 0, 0]


def test_an_ultimate_that_takes_no_heart_is_used_and_earns_nothing() -> None:
    """MON-R24: nobody in the fan; and damage that Guard takes away does not count."""
    table = hoku(monster("tala", at(5)), powered=SWELL, powers=1)
    table.play("ultimate/great_swell/1")
    assert table.g.powers[0] == 1 and table.g.spent_rows[0] == 16
    guarded = (
        hoku(monster("tala", at(1), guard=True))
        .use(("aim", 1, 1, "rival", True), ("damage", "1"), deed="ultimate")
        .play("seat:2")
    )
    assert guarded.health(1) == [15] and guarded.g.powers[0] == 0


def test_what_the_keyword_does_counts_for_the_ultimate_and_what_the_hex_does_not() -> None:
    """MON-R25"""
    effects = (("aim", 1, 1, "rival", True), ("push", "1"))
    lava = Table(monster("hoku", at(0)), monster("tala", at(1)), terrain={at(2): "lava"})
    lava.use(*effects, deed="ultimate").play("seat:2", "push:2:1")
    rock = Table(monster("hoku", at(0)), monster("tala", at(1)), obstacles={at(2): "rock"})
    rock.use(*effects, deed="ultimate").play("seat:2", "push:2:1")
    assert (lava.health(1), lava.g.powers[0]) == ([13], 0)
    assert (rock.health(1), rock.g.powers[0]) == ([14], 1)


def test_a_collision_caused_by_the_ultimate_earns_its_bonus_and_damage_to_oneself_alone_does_not() -> None:
    """MON-R25, MON-R24: in the second case Guard saves the one who is forced into the user."""
    effects = (("aim", 1, 1, "rival", True), ("push", "1"))
    table = hoku(monster("tala", at(1), guard=True), monster("pele", at(2))).use(*effects, deed="ultimate")
    assert table.play("seat:2", "push:2:1").g.powers[0] == 1 and table.health(1, 2) == [15, 14]
    alone = hoku(monster("tala", at(1), guard=True)).use(effects[0], ("force", "1"), deed="ultimate")
    alone.play("seat:2", "force:W", "stop")
    assert alone.health() == [15, 15] and alone.g.powers[0] == 0


def test_no_other_attack_earns_a_waystone_bonus() -> None:
    """MON-ULT-04, MON-C20"""
    for deed in ("basic", "special", "move", "seed"):
        table = hoku().use(("aim", 1, 1, "rival", True), ("damage", "2"), deed=deed).play("seat:2")
        assert table.health(1) == [13] and table.g.powers[0] == 0


# --- berries and focus


def test_berries_may_be_added_to_an_attack_that_deals_nothing_itself() -> None:
    """MON-R23, MON-BERRY-02: only with a target."""
    table = hoku(berries=[2, 0]).use(("aim", 2, 1, "rival", True), ("push", "1")).play("seat:2")
    assert table.keys == ["berry", "go"]
    table.play("berry", "berry", "push:2:0")
    assert table.health(1) == [13] and table.g.berries[0] == (2, 2)
    nobody = hoku(monster("tala", at(5)), berries=[2, 0]).use(("aim", 2, 1, "rival", True), ("push", "1"))
    assert nobody.question != "boost"


def test_nothing_is_spent_before_a_target_is_chosen() -> None:
    """MON-R88"""
    table = hoku(berries=[1, 0]).use(("aim", 2, 1, "rival", True), ("damage", "1"))
    assert table.question == "pick"
    assert table.play("done").question != "boost"


def test_berries_are_offered_once_in_an_attack_and_after_a_focus_too() -> None:
    """MON-BERRY-02, MON-FOCUS-04, MON-R62: of the box only what it held before this turn is added."""
    aim = ("aim", 1, 1, "rival", True)
    table = hoku(monster("molthu", at(1)), berries=[2, 0], focus=[3, 0], dice={"focus/1": 6})
    table.use(("focus", 2), deed="move").play("focus:2+0")
    table.use(aim, ("damage", "1"), aim, ("damage", "1")).play("seat:2")
    assert table.keys == ["berry", "focus:1", "go"]
    assert table.play("focus:1").keys == ["berry", "go"] and table.told("focus") == [(0, 3)]
    assert table.play("berry", "go", "seat:2", "done").question == "act"
    assert table.health(1) == [18 - 1 - 3 - 1 - 1] and table.g.focus[0] == (2, 0) and table.g.berries[0] == (2, 1)


def test_a_berry_is_no_help_to_a_movement() -> None:
    """MON-BERRY-02"""
    table = hoku(berries=[1, 0]).use(("aim", 2, 1, "rival", True), ("pull", "1"), deed="move").play("seat:2")
    assert table.question != "boost"


# --- bonuses


def test_each_kind_of_bonus_has_its_own_leftmost_icon() -> None:
    """MON-BON-01, MON-BERRY-01, MON-SPBON-01, MON-SHELL-01"""
    table = Table(monster("japili", at(0), health=10), monster("tala", at(3)))
    table.run(do(gain, 0, "berry", 1), do(gain, 0, "special", 1), do(gain, 0, "heart", 2), do(gain, 0, "shell", 1))
    table.play("row:2")
    g = table.g
    assert (g.berries[0], g.seeds[0], g.health[0], g.shells[0]) == ((1, 0), (1, 0), 12, (0, 0, 1, 0))


def test_a_row_of_shells_is_named_with_what_its_next_one_changes_a_die_by() -> None:
    """MON-SHELL-01, MON-SHELL-04: Japili's rows are 1, 2, 1 and 1, 2."""
    for made, names in (([[0, 0], [0, 0]], ["Row 1: ±1", "Row 2: ±1"]), ([[1, 0], [0, 0]], ["Row 1: ±2", "Row 2: ±1"])):
        table = Table(monster("japili", at(0), shells=made), monster("tala", at(3))).run(do(gain, 0, "shell", 1))
        assert [say(option.label) for option in table.g.question.options] == names


def test_a_spent_bonus_stays_spent_and_full_rows_gain_nothing() -> None:
    """MON-SHELL-06, MON-R21"""
    table = hoku(shells=[[3, 3], [2, 0]], berries=[3, 3]).run(do(gain, 0, "shell", 1), do(gain, 0, "berry", 2))
    assert table.g.shells[0] == (3, 3, 2, 0) and table.g.berries[0] == (3, 3) and table.question == "act"


def test_with_one_row_left_a_shell_goes_there_unasked() -> None:
    """MON-SHELL-01, MON-R21"""
    for full, gained in (([[3, 0], [0, 0]], (3, 0, 1, 0)), ([[1, 0], [2, 0]], (2, 0, 2, 0))):
        table = hoku(shells=full).run(do(gain, 0, "shell", 1))
        assert table.g.shells[0] == gained and table.question == "act"


def test_a_monster_without_special_bonuses_gains_none() -> None:
    """MON-R02"""
    assert hoku().run(do(gain, 0, "special", 1)).g.seeds[0] == (0, 0)


def test_a_seed_lays_a_trap_and_is_no_attack() -> None:
    """MON-SPBON-01, MON-R02"""
    table = Table(monster("japili", at(0), seeds=[1, 0]), monster("tala", at(3))).play("seed", f"trap:{at(1)}")
    assert table.traps == [at(1)] and table.g.seeds[0] == (1, 1) and not table.g.attacked
