"""Sheets and maps: what they hold, what a slot takes, what depends on a die."""

from __future__ import annotations

import pytest

from game.rules.montoons.arena import TERRAINS
from game.rules.montoons.needs import RowNeed, faces_of, row_faces, span, with_die
from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import Action
from tests.rules.montoons.table import SHIPPED, Table, at, monster
from tests.sure import every

FULL = [sheet for sheet in SHIPPED.sheets if sheet.version == "full"]


def values(mask: int) -> list[int]:
    return [value for value in range(1, 7) if mask >> value & 1]


@pytest.mark.parametrize(
    ("need", "taken"), [("5-6", [5, 6]), ("1", [1]), ("?", [1, 2, 3, 4, 5, 6]), ("2 4 6", [2, 4, 6])]
)
def test_a_slot_takes_what_it_shows(need: str, taken: list[int]) -> None:
    """MON-DICE-01, MON-DICE-02, MON-DICE-03, MON-EX-04, MON-EX-05"""
    assert values(faces_of(need)) == taken


@pytest.mark.parametrize(
    ("need", "held", "place", "taken"),
    [
        (RowNeed(3, "rising"), (2, 0, 5), 1, [3, 4]),
        (RowNeed(3, "rising"), (0, 0, 0), 2, [3, 4, 5, 6]),
        (RowNeed(3, "ascending"), (2, 0, 5), 1, [2, 3, 4, 5]),
        (RowNeed(3, "different"), (2, 0, 5), 1, [1, 3, 4, 6]),
        (RowNeed(2, "equal"), (0, 4), 0, [4]),
        (RowNeed(3, "falling"), (0, 2, 0), 0, [3, 4, 5, 6]),
        (RowNeed(3, "any", "?", 10), (1, 0, 0), 1, [3, 4, 5, 6]),
        (RowNeed(3, "any", "3-5"), (0, 0, 0), 0, [3, 4, 5]),
    ],
)
def test_a_row_takes_what_can_still_make_it_whole(
    need: RowNeed, held: tuple[int, ...], place: int, taken: list[int]
) -> None:
    """MON-SPC-05, MON-R89, MON-EX-17"""
    assert values(row_faces(need, held, place)) == taken


def test_five_characters_have_two_sheets_each() -> None:
    """MON-SET-03, MON-R01"""
    assert [sheet.id for sheet in FULL] == ["japili", "molthu", "hoku", "pele", "tala"]
    assert all((sheet.id, "in_training") in SHIPPED.by_id for sheet in FULL)


@pytest.mark.parametrize("sheet", SHIPPED.sheets, ids=lambda sheet: f"{sheet.id}-{sheet.version}")
def test_a_sheet_has_the_parts_of_the_game(sheet: Sheet) -> None:
    """MON-MOVE-01, MON-ATK-01, MON-ATK-04, MON-SPC-02, MON-SPC-03, MON-SET-06, MON-R04, MON-R66"""
    assert 2 <= len(sheet.movements) <= 4 and len(sheet.attacks) == 3 and len(sheet.attacks[-1].slots) == 2
    assert len(sheet.specials) == 2 and [row.kind for row in sheet.rows] == ["special"] * 4 + ["ultimate"]
    assert 1 <= bin(sheet.pre_crossed).count("1") <= 2
    assert sum(bonus.gives == "waystone" for bonus in sheet.grid.bonuses) >= 3
    for part in (*sheet.movements[1:], *sheet.attacks, *sheet.specials, sheet.ultimate):
        assert part.text, part.name


def test_bonuses_touch_four_boxes_inside_and_two_on_the_rim() -> None:
    """MON-WAY-11, MON-C21"""
    for sheet in every(SHIPPED.sheets):
        for bonus, boxes in every(zip(sheet.grid.bonuses, sheet.around)):
            inside = 0 < bonus.at[0] < len(sheet.grid.rows) and 0 < bonus.at[1] < sheet.columns
            assert bin(boxes).count("1") == (4 if inside else 2)


def test_sheets_in_training_are_simpler() -> None:
    for sheet in FULL:
        simple = SHIPPED.sheets[SHIPPED.by_id[sheet.id, "in_training"]]
        assert len(simple.movements) == 2
        assert all(row.need.rule == "any" and row.need.faces == "?" and not row.need.total for row in simple.rows)
    assert SHIPPED.sheets[SHIPPED.by_id["japili", "in_training"]].seeds.boxes == 0


def test_four_maps_show_every_terrain_between_them() -> None:
    """MON-R01, MON-SET-02, MON-SET-05, MON-R57"""
    assert sorted(SHIPPED.arenas) == ["A", "B", "C", "D"]
    assert {place.terrain for arena in SHIPPED.arenas.values() for place in arena.places} == set(TERRAINS)
    assert {place.obstacle for arena in SHIPPED.arenas.values() for place in arena.places} == {"", "rock", "boulder"}
    assert SHIPPED.arenas["A"].first_location == 6 and len(SHIPPED.arenas["A"]) == 69
    for arena in SHIPPED.arenas.values():
        assert len(arena.flags) == 6 and -1 not in arena.waystones


def test_every_ice_hex_of_c_has_three_odd_and_three_even_edges_but_for_two_numbers() -> None:
    """MON-ICE-01"""
    edges = [place.edges for place in SHIPPED.arenas["C"].places if place.terrain == "ice"]
    assert len(edges) == 9 and all(len(six) == 6 for six in edges)
    assert sum(label.isdigit() for six in edges for label in six) == 2
    assert all(six.count("O") in (2, 3) and six.count("E") in (2, 3) for six in edges)


@pytest.mark.parametrize(
    ("word", "dice", "least", "most"),
    [
        ("3", (), 3, 3),
        ("die", (4,), 4, 4),
        ("die", (4, 4), 4, 4),
        ("half die + 2", (5, 5), 5, 5),
        ("half die", (1,), 1, 1),
        ("die + 1", (2,), 3, 3),
        ("2-3", (6,), 2, 3),
    ],
)
def test_an_amount_is_fixed_or_read_off_the_die_or_a_span(
    word: str, dice: tuple[int, ...], least: int, most: int
) -> None:
    """MON-ATK-03, MON-R68, MON-R85, MON-BLITZ-03"""
    die = Action("basic", dice).die
    assert span(word, die) == (least, most) and with_die(word, die) == most


# --- what depends on what

AIM = ("aim", 2, 1, "rival", True)


def test_only_the_branch_of_the_die_happens() -> None:
    """MON-ABIL-02, MON-R85"""
    for die, lost, stunned in ((3, 3, 0), (6, 3, 1)):
        table = Table(monster("tala", at(0), dice={"basic/stun_gust": die}), monster("hoku", at(1)))
        table.play("basic/stun_gust", "seat:2")
        assert (table.health(1), table.g.stun[1]) == ([16 - lost], stunned)


def test_parts_come_in_printed_order() -> None:
    """MON-ABIL-01: the damage before the push into the lava."""
    table = Table(monster("hoku", at(0)), monster("tala", at(1)), terrain={at(2): "lava"})
    table.use(AIM, ("damage", "1"), ("push", "1")).play("seat:2", "push:2:1")
    told = [getattr(event, "what", "") for event in table.g.news or ()]
    assert told.index("hit") < told.index("harm")


def test_a_dividing_line_is_one_side_or_the_other() -> None:
    """MON-ATK-02"""
    table = Table(monster("molthu", at(0), dice={"basic/tentacle_whip": 4}), monster("tala", at(2)))
    assert table.play("basic/tentacle_whip", "seat:2").keys == ["way:1", "way:2"]
    table.play("way:2")
    assert table.question == "shove" and table.keys[0].startswith("pull")


def test_a_choice_that_needs_a_target_is_not_asked_without_one() -> None:
    """MON-ATK-05, MON-R94: and the whole attack cannot be begun where nothing else would come of it."""
    table = Table(monster("molthu", at(0), dice={"basic/tentacle_whip": 4}), monster("tala", "8,2"))
    assert "basic/tentacle_whip" not in table.keys
    whip = next(attack for attack in table.g.sheet_of(0).attacks if attack.id == "tentacle_whip")
    assert table.use(*whip.effects).question == "act"


def test_a_condition_looks_at_where_one_stands_in_the_end() -> None:
    """MON-MOVE-03"""
    for ground, guarded in (("jungle", True), ("land", False)):
        table = Table(
            monster("japili", at(0), dice={"move/undergrowth": 2}), monster("tala", "8,2"), terrain={at(1): ground}
        )
        table.play("move/undergrowth", f"hex:{at(1)}", "stop")
        assert table.g.guard[0] is guarded


def test_each_target_is_looked_at_by_itself() -> None:
    """MON-EX-24, MON-TGT-03"""
    table = Table(
        monster("japili", at(0), powered={"special/regrow/1": [1, 2, 3]}),
        monster("pele", at(1), health=9, entangle=True),
        monster("hoku", at(0, 1), health=10),
    )
    table.play("special/regrow/1", "seat:2", "seat:3")
    assert table.health(1, 2) == [4, 13]


def test_what_a_sheet_says_goes_before_the_general_rule() -> None:
    """MON-GOLD-01, MON-AVAIL-01: Canopy Leap needs no row; a Seed that was planted is gone."""
    table = Table(
        monster("japili", at(0), seeds=[1, 1], dice={"move/canopy_leap": 3}),
        monster("tala", "8,2"),
        terrain={"6,3": "jungle"},
    )
    assert "seed" not in table.keys
    assert table.play("move/canopy_leap", "hex:6,3").where(0) == "6,3"


def test_bonuses_of_an_ability_are_gained_at_once() -> None:
    """MON-BON-01"""
    table = Table(monster("pele", at(0), dice={"move/ember_skip": 2}), monster("tala", "8,2"), terrain={at(1): "lava"})
    table.play("move/ember_skip", f"hex:{at(1)}", "stop")
    assert table.g.berries[0] == (1, 0)


def test_how_hard_a_monster_is_to_play_is_told_of_each_and_one_is_easy() -> None:
    hard = {sheet.id: sheet.hard for sheet in SHIPPED.sheets if sheet.version == "full"}
    assert len(hard) == 5 and set(hard.values()) == {"easy", "middling", "hard"}
