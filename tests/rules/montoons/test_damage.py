"""Hearts one by one, golden ones, Guard in an attack, defeat and who has won."""

from __future__ import annotations

import pytest

from game.engine.agenda import do
from game.rules.montoons.bonuses import restore
from game.rules.montoons.damage import collide, deal_damage, hurt, strike
from tests.rules.montoons.table import SHIPPED, Table, at, monster

GOLD = {sheet.id: sheet.health.golden[0] for sheet in SHIPPED.sheets if sheet.version == "full"}


def two(**words: object) -> Table:
    """Hoku (golden hearts 11 and 5) beside Tala."""
    return Table(monster("hoku", at(0), **words), monster("tala", at(1)))  # type: ignore[arg-type]


def test_hearts_are_crossed_off_one_by_one() -> None:
    """MON-DMG-01"""
    table = two().run(do(hurt, 0, 3, "lava"))
    changes = [event.value for event in table.g.news or () if getattr(event, "field", "") == "health"]
    assert changes == [15, 14, 13]


def test_healing_stops_at_the_maximum_and_surplus_is_lost() -> None:
    """MON-DMG-02, MON-DMG-03, MON-R28, MON-HEART-01"""
    table = two()
    most = table.g.sheet_of(0).health.max
    table.g.health[0] = most - 1
    restore(table.g, 0, 3)
    assert table.health(0) == [most]


def test_a_golden_heart_pays_before_the_next_heart_is_crossed() -> None:
    """MON-GH-01, MON-R26: two golden hearts in one hit, one box each, in order."""
    table = two(health=12).run(do(hurt, 0, 8, "lava"))
    assert (table.question, table.health(0)) == ("mark_free", [10])
    table.play("box:0,1")
    assert (table.question, table.health(0)) == ("mark_free", [4])
    table.play("done")
    assert table.g.boxes[0].bit_count() == 3 and table.told("golden") == [(0,), (0,)]


def test_a_golden_heart_that_was_healed_pays_again() -> None:
    """MON-GH-03, MON-C35"""
    table = two(health=11).run(do(hurt, 0, 1, "lava")).play("done")
    restore(table.g, 0, 1)
    assert table.run(do(hurt, 0, 1, "lava")).question == "mark_free"


def test_who_has_no_heart_left_leaves_the_map_and_what_was_laid_stays() -> None:
    """MON-DMG-04, MON-R10"""
    table = Table(
        monster("hoku", at(0)),
        monster("tala", at(2), health=2),
        monster("pele", at(-2)),
        terrain={at(1): "lava"},
        traps=[at(0, 1)],
    )
    table.run(do(strike, 1, 2, 0))
    assert table.g.out == [False, True, False] and table.where(1) is None
    assert table.terrain(at(1)) == "lava" and table.traps == [at(0, 1)]
    assert table.g.winners is None and table.g.dice[1] == ()


def test_a_turn_ends_when_its_player_falls() -> None:
    """MON-R10"""
    table = Table(
        monster("hoku", at(0), health=1, dice={"move/paddle": 3}),
        monster("tala", at(3), dice={"speed": 2, "move/gust_walk": 2}, speed=2),
        monster("pele", at(-3)),
        terrain={at(1): "lava"},
    )
    table.play("move/paddle", f"hex:{at(1)}")
    assert table.g.out[0] and table.g.active == 1


@pytest.mark.parametrize(
    ("sheet", "key", "dice"),
    [
        ("molthu", "move/haul", {"move/haul": 2}),
        ("hoku", "special/ride_the_wave/1", {}),
        ("tala", "move/gust_walk", {"move/gust_walk": 3}),
    ],
)
def test_nothing_more_comes_of_an_action_whose_user_has_fallen(sheet: str, key: str, dice: dict[str, int]) -> None:
    """MON-R10: on lava, before the PULL, the wave, or the 2 damage for who was passed."""
    rows = {"powered": {key: [1, 2, 3]}} if key.startswith("special") else {}
    beyond = at(2) if sheet == "tala" else at(1)
    table = Table(
        monster(sheet, at(0), **{**rows, "health": 2, "dice": dice}),
        monster("japili", at(1) if sheet == "tala" else "5,8", speed=2, dice={"move/scamper": 2}),
        monster("pele", "4,8", speed=1),
        terrain={beyond: "lava"},
    )
    table.play(key, f"hex:{beyond}")
    if table.question == "which_way":
        table.past(1)
    assert table.g.out == [True, False, False] and table.health(1, 2) == [16, 15]
    assert (table.asked, table.question, table.g.active) == (1, "act", 1)


def test_berries_of_an_attack_are_lost_with_its_user() -> None:
    """MON-R10, MON-R23: they would have come at the end of an attack without damage of its own."""
    table = Table(monster("hoku", at(0), health=1, berries=[1, 0]), monster("tala", at(1)), monster("pele", "4,8"))
    table.use(("aim", 1, 1, "rival", True), ("force", "1")).play("seat:2", "berry", "force:W")
    assert table.g.out[0] and table.health(1) == [14]


def test_the_last_one_standing_wins_at_once_and_later_damage_is_moot() -> None:
    """MON-WIN-A, MON-WIN-01, MON-R09"""
    table = Table(monster("hoku", at(0), health=1), monster("tala", at(1), health=2))
    table.run(do(strike, 1, 2, 0), do(hurt, 0, 5, "lava"))
    assert table.g.winners == (0,) and table.health(0) == [1]


def test_the_last_ones_who_fall_together_share_a_draw() -> None:
    """MON-R09: a collision hurts both at once."""
    table = Table(monster("hoku", at(0), health=1), monster("tala", at(1), health=1))
    assert table.run(do(collide, 0, 1, 0)).g.winners == (0, 1)


def test_guard_takes_one_off_the_first_damage_of_an_attack_alone() -> None:
    """MON-R44, MON-R43, MON-GUARD-01: the sum is what counts; hexes and statuses are no attacks."""
    table = Table(monster("hoku", at(0)), monster("tala", at(1), guard=True))
    table.use(("aim", 1, 1, "rival", True), ("damage", "2"), ("damage", "2")).play("seat:2")
    assert table.health(1) == [12] and table.told("guards") == [(1,)]
    table.run(do(hurt, 1, 2, "lava"))
    assert table.health(1) == [10]


@pytest.mark.parametrize(("boost", "lost"), [(0, 2), (2, 4)])
def test_berries_are_added_once_for_each_target(boost: int, lost: int) -> None:
    """MON-R22, MON-BERRY-03"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(-1)))
    table.g.note(boost=boost)
    table.run(do(deal_damage, 1, 2, 0), do(deal_damage, 2, 2, 0), do(deal_damage, 1, 1, 0))
    assert table.health(1, 2) == [15 - lost - 1, 15 - lost]


def test_of_several_golden_hearts_the_user_says_whose_comes_first() -> None:
    """MON-R84: it may decide who has the fourth Power first."""
    table = Table(
        monster("hoku", at(0)),
        monster("tala", at(1), health=GOLD["tala"] + 1),
        monster("pele", at(0, 1), health=GOLD["pele"]),
        monster("molthu", at(-1)),
    )
    table.use(("sweep", "ring1"), ("damage", "2"))
    assert (table.question, table.asked, table.keys) == ("deal_all", 0, ["seat:2", "seat:3"])
    assert table.play("seat:3").asked == 2 and table.question == "mark_free"
    assert table.play("done").asked == 1 and table.question == "mark_free"
    assert table.play("done").health(1, 2, 3) == [GOLD["tala"] - 1, GOLD["pele"] - 2, 18 - 2]


def test_of_two_who_collide_the_user_says_whose_golden_heart_comes_first() -> None:
    """MON-R84"""
    table = Table(
        monster("hoku", at(0)), monster("tala", at(1), health=GOLD["tala"]), monster("pele", at(2), health=GOLD["pele"])
    ).run(do(collide, 1, 2, 0))
    assert (table.question, table.asked) == ("lose_one", 0)
    assert table.play("seat:3").asked == 2 and table.play("done").asked == 1
    assert table.play("done").health(1, 2) == [GOLD["tala"] - 1, GOLD["pele"] - 1]
    one = Table(monster("hoku", at(0)), monster("tala", at(1)), monster("pele", at(2), health=GOLD["pele"]))
    assert one.run(do(collide, 1, 2, 0)).question == "mark_free", "with one Golden Heart there is nothing to order"
    near = Table(
        monster("hoku", at(0)),
        monster("tala", at(1), health=GOLD["tala"] + 1),
        monster("pele", at(2), health=GOLD["pele"]),
    )
    assert near.run(do(collide, 1, 2, 0)).question == "mark_free", "Tala's Golden Heart is the next one"
    assert near.told("hit") == [(1, 1, 0), (2, 1, 0)]


def test_a_golden_heart_that_guard_saves_needs_no_order() -> None:
    """MON-R84, MON-GUARD-01: one is crossed, so nobody is asked whose comes first; likewise once the berry counted."""
    table = Table(
        monster("hoku", at(0)),
        monster("tala", at(1), health=GOLD["tala"] + 1, guard=True),
        monster("pele", at(0, 1), health=GOLD["pele"]),
    )
    table.use(("sweep", "ring1"), ("damage", "2"))
    assert (table.question, table.asked) == ("mark_free", 2)
    assert table.play("done").health(1, 2) == [GOLD["tala"], GOLD["pele"] - 2]
    table = Table(
        monster("hoku", at(0), berries=[1, 0]),
        monster("tala", at(1), health=GOLD["tala"] + 4),
        monster("pele", at(0, 1), health=GOLD["pele"] + 4),
    )
    table.use(("sweep", "ring1"), ("damage", "1"), ("damage", "2")).play("berry")
    assert table.question == "act" and table.health(1, 2) == [GOLD["tala"], GOLD["pele"]]


def test_guard_waits_for_damage_and_is_no_matter_for_the_fallen() -> None:
    """MON-R44, MON-R70: a part that deals 0 leaves Guard for the next; nothing is told of who has left the map."""
    table = Table(monster("hoku", at(0)), monster("tala", at(1), guard=True), monster("pele", at(-3)))
    table.use(("aim", 1, 1, "rival", True), ("damage", "0"), ("damage", "2")).play("seat:2")
    assert table.health(1) == [14]
    table = Table(monster("hoku", at(0)), monster("tala", at(1), guard=True, health=1), monster("pele", at(-3)))
    table.use(("aim", 1, 1, "rival", True), ("damage", "2"), ("damage", "2")).play("seat:2")
    assert table.g.out[1] and table.told("hit") == [(1, 1, 0)] and table.told("guards") == [(1,)]
    table.run(do(hurt, 1, 2, "lava"))
    assert table.told("harm") == []


def test_the_bonus_of_an_ultimate_comes_before_the_golden_heart_it_costs() -> None:
    """MON-R11, MON-ULT-04: both would have the fourth Power from the same blow; the active player is first. A hex that
    costs the heart earns nothing (MON-R25)."""
    words = {"health": 6, "powers": 3, "crossed": ["0,0", "0,1", "1,0"]}
    table = Table(monster("hoku", at(0), powers=3), monster("tala", at(1), **words))
    assert table.use(("aim", 1, 1, "rival", True), ("damage", "2"), deed="ultimate").play("seat:2").g.winners == (0,)
    table = Table(monster("hoku", at(0), powers=3), monster("tala", at(1), **words), terrain={at(2): "lava"})
    table.use(("aim", 1, 1, "rival", True), ("push", "1"), deed="ultimate").play("seat:2", "push:2:1", "box:1,1")
    assert table.g.winners == (1,)


def test_a_berry_that_costs_two_golden_hearts_asks_for_their_order() -> None:
    """MON-R84, MON-R22: without it neither were lost."""
    for berry, question in (("berry", "deal_all"), ("go", "act")):
        table = Table(
            monster("hoku", at(0), berries=[1, 0]),
            monster("tala", at(1), health=GOLD["tala"] + 1),
            monster("pele", at(0, 1), health=GOLD["pele"] + 1),
        )
        assert table.use(("sweep", "ring1"), ("damage", "1")).play(berry).question == question
