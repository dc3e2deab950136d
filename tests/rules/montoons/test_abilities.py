"""Parts of abilities that the five sheets do without and sheets of packs may use."""

from __future__ import annotations

from tests.rules.montoons.table import Table, at, monster

AIM = ("aim", 3, 1, "rival", True)


def duel(**mine: object) -> Table:
    return Table(monster("hoku", at(0), **mine), monster("tala", at(1)))


def test_a_part_that_may_be_left_out_is_asked_for() -> None:
    for answer, lost in (("yes", 2), ("no", 0)):
        table = duel().use(AIM, ("may", (("damage", "2"),))).play("seat:2")
        assert table.keys == ["yes", "no"] and table.play(answer).health(1) == [15 - lost]


def test_a_price_in_hearts_leaves_at_least_one() -> None:
    price = ("pay", "heart", (("recover", 5),), 2)
    table = duel(health=9).use(price)
    assert table.keys == ["pay", "no"] and table.play("pay").health(0) == [12]
    assert duel(health=9).use(price).play("no").health(0) == [9]
    assert duel(health=2).use(price).question == "act"


def test_a_price_in_berries_uses_them_up() -> None:
    """MON-AVAIL-01, MON-SHELL-06"""
    price = ("pay", "berry", (("hold", "guard", 1),), 1)
    table = duel(berries=[2, 1]).use(price).play("pay")
    assert table.g.berries[0] == (2, 2) and table.g.guard[0]
    assert duel(berries=[2, 2]).use(price).question == "act"


def test_parts_are_repeated_in_their_order() -> None:
    table = duel().use(AIM, ("repeat", 3, (("damage", "1"), ("inflict", "burn", 1)))).play("seat:2")
    assert table.health(1) == [12] and table.g.burn[1] == 3


def test_two_change_places_and_enter_each_others_hex() -> None:
    """MON-BURN-03: the target is moved into water."""
    table = Table(monster("hoku", at(0)), monster("tala", at(1), burn=2), terrain={at(0): "water", at(1): "lava"})
    table.use(AIM, ("swap",)).play("seat:2")
    assert (table.where(0), table.where(1), table.health(0), table.g.burn[1]) == (at(1), at(0), [14], 0)
    wet = Table(monster("hoku", at(0), burn=2), monster("tala", at(1)), terrain={at(1): "water"}).use(AIM, ("swap",))
    assert wet.play("seat:2").g.burn[0] == 0
    assert duel().use(AIM, ("swap",)).play("done").where(0) == at(0), "nobody to change with"


def test_traps_are_taken_away_unsprung() -> None:
    """MON-TRAP-06"""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), traps=[at(-1), at(-2), at(-3)])
    table.use(("clear_traps", 2, 1, True))
    assert set(table.keys) == {f"untrap:{at(-1)}", f"untrap:{at(-2)}", "done"}
    assert table.play(f"untrap:{at(-1)}").traps == sorted([at(-2), at(-3)]) and table.health(0) == [16]


def test_boxes_are_crossed_anywhere_and_leftovers_made() -> None:
    """MON-GH-02, MON-UND-02"""
    table = duel().use(("mark_boxes", 2), ("leftover", 2)).play("box:4,0", "box:0,5")
    assert table.g.boxes[0] == table.g.sheet_of(0).pre_crossed | 1 << 24 | 1 << 5 and table.g.unused[0] == (2, 0)


def test_who_is_passed_twice_in_a_walk_is_trampled_once() -> None:
    """MON-R17: Gust Walk deals 2 to each one passed, not for each time."""
    table = Table(monster("tala", at(0), dice={"move/gust_walk": 6}), monster("hoku", at(1)))
    table.play("move/gust_walk", f"hex:{at(2)}").past(1).play(f"hex:{at(0)}").past(1).play("stop")
    assert table.health(1) == [14]


def test_nobody_slides_back_to_where_the_other_one_stands_now() -> None:
    """MON-ICE-04: the user slides off the target's ice on a 2; the old hex, over an even edge in the west, is taken."""
    table = Table(
        monster("hoku", "0,1"), monster("tala", "1,1"), options={"map": "C"}, terrain={"1,1": "ice"}, dice=[2, 2, 1]
    )
    table.use(AIM, ("swap",)).play("seat:2")
    while table.question == "pick_edge":
        assert "hex:0,1" not in table.keys
        table.play(table.keys[0])
    assert table.where(1) == "0,1" != table.where(0)


def test_after_a_part_for_each_all_are_targets_again() -> None:
    table = Table(monster("hoku", at(0)), monster("tala", at(1), entangle=True), monster("pele", at(0, 1)))
    table.use(("sweep", "ring1"), ("each", "entangle", (("damage", "2"),), (("inflict", "burn", 1),)), ("damage", "1"))
    assert table.health(1, 2) == [12, 14] and table.g.burn == [0, 0, 1]


def test_an_exact_walk_does_not_offer_a_pit_that_would_cut_it_short() -> None:
    """MON-MOVE-05, MON-SPIKE-02: Snare Trail needs its 4; a pit may be its fourth hex."""
    table = Table(
        monster("japili", at(0), dice={"move/snare_trail": 4}),
        monster("hoku", "8,2"),
        terrain={at(2): "spike_pit", "2,2": "spike_pit"},
    )
    table.play("move/snare_trail")
    assert f"hex:{at(2)}" not in table.keys and "hex:2,2" in table.keys
    table.play("hex:2,2")
    assert table.where(0) == "2,2" and table.question == "trail"


def test_an_exact_walk_knows_where_whirlpools_lead() -> None:
    """MON-WHIRL-02, MON-R35: out of the other one, which is walled in; with nobody to swallow it, a plain hex."""
    table = Table(
        monster("japili", at(0), dice={"move/snare_trail": 4}),
        monster("hoku", "2,0"),
        terrain={at(2): "whirlpool", "8,3": "whirlpool", "8,2": "void", "8,4": "void"},
    )
    assert f"hex:{at(2)}" not in table.play("move/snare_trail").keys
    alone = Table(
        monster("japili", at(0), dice={"move/snare_trail": 4}), monster("hoku", "2,0"), terrain={at(2): "whirlpool"}
    )
    assert f"hex:{at(2)}" in alone.play("move/snare_trail").keys


def test_hexes_slid_through_take_traps_as_those_walked_through_do() -> None:
    """MON-R93: from 0,1 onto the ice of 1,1, to 2,1 on a 3, and on to 3,1: a Trap may lie on 1,1 and on 2,1."""
    table = Table(
        monster("japili", "0,1"),
        monster("tala", "6,5"),
        options={"map": "C"},
        terrain={"1,1": "ice", "2,1": "land", "3,1": "land"},
        dice=[3],
    )
    table.use(("move", "2", False, False, False), ("trail", 2), deed="move")
    table.play("hex:1,1", "hex:2,1", "hex:3,1")
    assert table.question == "trail" and set(table.keys) == {"trap:1,1", "trap:2,1", "done"}
