"""A hundred faulty sheets, areas and maps: each is refused with its file, its line and words that help."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.assets import data
from game.packs import find_packs, load_with
from game.rules import GAMES, shipped_content
from game.rules.montoons.checking import wrong_grid
from game.rules.montoons.content import read_content
from game.rules.montoons.state import Content
from tests.rules.faulty import Shipped, Spoilt

SHIPPED = Shipped("montoons", "areas.yaml", "characters.yaml", "training.yaml", "maps.yaml")
FIRST_ROW = '    - "-- -- '
A_TOP = """-- -- F. .. jj .. F. -- --"
    - "-- .. jj W2 .. mm .. ws --"
    - "F. jj .. +s MM .. OO .. .."""
# old, new, part of what is said, and the line where it is said unless that is the changed one
SHEETS = [
    ("- id: molthu", "- id: japili", "'japili' is taken by Japili"),
    ("  name: Japili\n", "", "name is missing", "- id: japili"),
    ("  style: Lays", "  stile: Lays", "did you mean 'style'"),
    ('colour: "#3f8f3a"', 'colour: "#3f8"', "4 characters; allowed are 7 to 7"),
    ('colour: "#3f8f3a"', 'colour: "green !"', "colour 'green !' is none; write it like", "- id: japili"),
    ("- id: snare_trail", "- id: snare/trail", "id 'snare/trail': write it with letters"),
    ("health: {max: ", "health: {max: 9", "is not in 1..40"),
    ("health: {max: ", "health: {max: lots", "expected a whole number, found 'lots"),
    ("golden: [", "golden: [39, ", "golden heart 39 lies above the maximum", "- id: japili"),
    ("golden: [", "golden: [x, ", "expected a whole number, found 'x'"),
    ("golden: [", "golden: [6, ", "golden heart 6 stands twice", "- id: japili"),
    ('      slot: "3-5"', '      slot: "6-3"', "no need '6-3'; did you mean"),
    ('      slot: "3-5"', '      slot: "3-7"', "no need '3-7'"),
    ('      slot: "4"', '      slot: "7"', "no need '7'"),
    ('      slot: "4"\n', "", "slot is missing", "- id: snare_trail"),
    ("- leap: jungle", "- leap: jugnle", "no terrain 'jugnle'; did you mean 'jungle'?"),
    ("- leap: jungle", "- leap: void", "no terrain 'void'"),
    ("- leap: jungle", "- laep: jungle", "no verb 'laep'; did you mean 'leap'?"),
    ("- leap: jungle", "- leap", "terrain is missing"),
    ("suffer: 1", "suffer: 12", "12 is not in 1..9"),
    ("suffer: 1", "suffer: none", "expected a whole number"),
    ("exact: true", "exact: maybe", "expected true or false"),
    ("exact: true", "exakt: true", "did you mean 'exact'"),
    ("distance: 4", "distance: four", "no amount 'four'"),
    ("distance: 4", "distance: dice", "no amount 'dice'; did you mean 'die'?"),
    ("trail: 2", "trail: 20", "20 is not in 1..9"),
    ("then: {hold: guard}", "then: {hold: gaurd}", "did you mean 'guard'"),
    ("then: {hold: guard}", "thne: {hold: guard}", "no field 'thne'; did you mean 'then'?"),
    ("        - aim: {range: 2}\n", "        - aim: {range: 20}\n", "20 is not in 1..12"),
    ("        - aim: {range: 2}\n", "", "damage befalls nobody", "- id: jabby_jab"),
    ("        - aim: {range: 2}\n", "        - aim: {far: 2}\n", "no field 'far'"),
    ("is: [1], then", "is: [0], then", "0 is not in 1..6"),
    ("is: [1], then", "is: 1, then", "expected a list"),
    ("- inflict: entangle", "- inflict: tangle", "did you mean 'entangle'"),
    ("- inflict: entangle", "- {inflict: entangle, damage: 1}", "expected one verb a step"),
    (
        'slots: ["4-6"]',
        'slots: ["4-6", "?"]',
        "takes two dice; only the last basic attack does",
        "- id: grasping_roots",
    ),
    ('slots: ["?", "?"]', 'slots: ["?"]', "the last basic attack takes two equal dice", "- id: vine_hurl"),
    ('slots: ["?", "?"]', 'slots: ["?", "?", "?"]', "3 entries; allowed are 1 to 2"),
    ('slots: ["?", "?"]', 'slots: ["1-3", "4 6"]', "none suits both '1-3' and '4 6' (MON-ATK-04)", "- id: vine_hurl"),
    ("        - damage: die\n", "        - damage: 2\n", "no damage of it is (MON-ATK-03)", "- id: jabby_jab"),
    ("effects: {move: die}", "effects: {move: 3}", "no move, jump or blitz is", "- id: scamper"),
    ("look: roots", "look: rots", "unknown word 'rots'; did you mean 'roots'?"),
    ("- id: grasping_roots", "- id: jabby_jab", "id 'jabby_jab' stands twice on this sheet"),
    ("- id: snare_garden", "- id: regrow", "id 'regrow' stands twice on this sheet"),
    ("- id: snare_trail", "- id: scamper", "id 'scamper' stands twice on this sheet"),
    ("count: 2, who: any", "count: 2, who: all", "unknown word 'all'; expected one of any, rival"),
    ("count: 2, who: any", "count: 9, who: any", "9 is not in 1..5"),
    ("has: entangle", "has: tangled", "unknown word 'tangled'; did you mean 'entangle'?"),
    ("else: {heal: 3}", "else: {heel: 3}", "did you mean 'heal'"),
    ("row: {slots: 3, rule: different}", "row: {slots: 7, rule: different}", "7 is not in 1..5"),
    ("row: {slots: 3, rule: different}", "row: {slots: 3, rule: differnt}", "did you mean 'different'"),
    (
        "row: {slots: 3, rule: different}",
        'row: {slots: 3, rule: different, faces: "1-2"}',
        "no dice can fill this row",
        "- id: regrow",
    ),
    (
        "row: {slots: 3, rule: different}",
        "row: {slots: 1, rule: different}",
        "a row of 1; that of a special attack has 2 to 4 slots",
        "- id: regrow",
    ),
    ("row: {slots: 4, total: 14}", "row: {slots: 2}", "that of the ultimate has 3 to 5 slots", "id: green_tide"),
    ("row: {slots: 4, total: 14}", "row: {slots: 4, total: 25}", "no dice can fill this row", "id: green_tide"),
    ("row: {slots: 4, total: 14}", "row: {slots: 4, total: 40}", "40 is not in 0..30"),
    ("sight: false", "sight: 3", "expected true or false"),
    ("- sweep: fan5", "- sweep: fan6", "no area 'fan6'; did you mean 'fan5'?"),
    ("    rows: 1\n", "    rows: 3\n", "3 is not in 1..2"),
    ('{slot: "6", gains: shell}', '{slot: "6", gains: shells}', "did you mean 'shell'"),
    ('{slot: "6", gains: shell}', '{slot: "6", gains: shell, amount: 9}', "9 is not in 1..4"),
    (
        '{slot: "6", gains: shell}',
        '{slot: "6", gains: waystone}',
        "unknown word 'waystone'; expected one of berry, heart, shell, special",
    ),
    ("shells: [[1, 2, 1], [1, 2]]", "shells: [[1, 2, 1]]", "expected a list of 2, found 1 entries"),
    ("shells: [[1, 2, 1], [1, 2]]", "shells: [[1, 2, 9], [1, 2]]", "9 is not in 1..5"),
    ("berries: [1, 1, 2]", "berries: [1, 1, 2, 2]", "11 boxes for shells, berries and special bonuses", "- id: japili"),
    ("berries: [1, 1, 2]", "berries: [1, one, 2]", "expected a whole number, found 'one'"),
    ("    boxes: 2\n", "    boxes: 0\n", "a special bonus is given, but the sheet has no boxes", "- id: japili"),
    ("    boxes: 2\n", "    boxes: 5\n", "5 is not in 0..4"),
    ("    effects: {traps: {count: 1, range: 1}}\n", "", "seeds have boxes but no effects", "- id: japili"),
    ("[4, 2, 6, 1, 3, 5]", "[4, 2, 6, 1, 3]", "rows of different lengths", "    rows:"),
    ("[4, 2, 6, 1, 3, 5]", "[4, 2, 6, 1, 3, 7]", "7 is not in 1..6"),
    ("[1, 2, 3, 4, 5, 6]", "[2, 2, 2, 2, 2, 6]", "9 boxes with a 2; there are 3 to 8", "    rows:"),
    ("crossed: [[2, 1], [2, 2]]", "crossed: []", "0 boxes crossed at the start; it is 1 or 2", "    rows:"),
    ("crossed: [[2, 1], [2, 2]]", "crossed: [[2, 1], [2, 2], [2, 3]]", "3 boxes crossed", "    rows:"),
    ("crossed: [[2, 1], [2, 2]]", "crossed: [[2, 1], [2, 1]]", "a box crossed at the start stands twice", "    rows:"),
    ("crossed: [[2, 1], [2, 2]]", "crossed: [[2, 6], [2, 2]]", "[2, 6] lies outside", "    rows:"),
    ("- {at: [3, 0], gives: berry}", "- {at: [0, 0], gives: berry}", "where no two boxes meet"),
    ("- {at: [3, 0], gives: berry}", "- {at: [6, 3], gives: berry}", "where no two boxes meet"),
    ("- {at: [3, 0], gives: berry}", "- {at: [4, 2], gives: berry}", "two bonuses at [4, 2]"),
    ("- {at: [3, 0], gives: berry}", "- {at: [3, 0], gives: bery}", "did you mean 'berry'"),
    (
        "- {at: [1, 4], gives: waystone}",
        "- {at: [1, 4], gives: waystone, amount: 2}",
        "a Waystone Bonus is one Power, so it has no `amount` (MON-WBON-01)",
    ),
    ("- {at: [3, 0], gives: berry}", "- {at: [3], gives: berry}", "expected a list of 2"),
    (
        "gives: waystone}\n      - {at: [1, 4], gives: waystone}",
        "gives: shell}\n      - {at: [1, 4], gives: shell}",
        "fewer than four waystone bonuses",
        "    rows:",
    ),
    ("gives: special}", "gives: specail}", "did you mean 'special'"),
    ("choose: {Push away: {push: 2}", "choose: {Push away: {psuh: 2}", "did you mean 'push'"),
    ("damage: half die", "damage: half dye", "no amount 'half dye"),
    ("blitz: 2-3", "blitz: 3-2", "no amount '3-2'"),
    ("      effects: {jump: 5}", "      effects: []", "does nothing; give it effects", "- id: breach"),
    ("terrain: lava, count: 2", "terrain: lava, count: 0", "0 is not in 1..9"),
    ("terrain: lava, count: 2", "terrain: ice, count: 2", "no ground 'ice'; expected one of blightwater, jungle"),
    ("terrain: lava, count: 2", "terrain: quicksand, count: 2", "no ground 'quicksand'; expected one of"),
    ("through: true", "thruogh: true", "did you mean 'through'"),
    ("status: stun, then", "status: stun, than", "no field 'than'; did you mean 'then'?"),
    ("        - focus: 3", "        - focus: [3]", "focus"),
    ("  name: Molthu", "\tname: Molthu", "a tab"),
    ("  name: Molthu", "  name: Mol: thu", "a second ': '"),
    ("  name: Molthu", "  name: &m Molthu", "an anchor"),
    ("  name: Molthu", "  id: molthu", "'id' twice; it is already on line"),
]
AREAS = [
    ("- {id: wave3", "- {id: ring1", "'ring1' is taken by"),
    ("[[2, -1], [1, 1]]", "[]", "0 entries; allowed are 1 to 18"),
    ("[[2, -1], [1, 1]]", "[[2, -1, 0], [1, 1]]", "expected a list of 2, found 3 entries"),
    ("[[2, -1], [1, 1]]", "[[2, x], [1, 1]]", "expected a whole number, found 'x'"),
    ("[[2, -1], [1, 1]]", "[[2, -1], [2, -1]]", "hex [2, -1] stands twice"),
    ("[[2, -1], [1, 1]]", "[[0, 0], [1, 1]]", "[0, 0] is the user's own hex"),
    ("- {id: wave3", "- {id: wave 3", "id 'wave 3': write it with letters"),
]
SIMPLER = [
    ("- id: japili", "- id: japilli", "no character 'japilli'; did you mean 'japili'?"),
    ("keep: [scamper, canopy_leap]", "keep: [scamper, leap]", "Japili has no movement 'leap'", "- id: japili"),
    ("- id: tentacle_whip", "- id: whip", "Molthu has no attack 'whip'", "- id: molthu"),
    ("- id: eruption", "- id: erupt", "Molthu has no special 'erupt'", "- id: molthu"),
    ("  rows: any", "  rows: all", "expected one of any, full"),
    ("keep: [dash, torch_run]", "keep: []", "0 entries; allowed are 2 to 4"),
]
MAPS = [
    ("-- .. jj W2 .. mm .. ws --", "-- .. jj W2 .. mn .. ws --", "row 1, column 5: no token 'mn'"),
    ("-- .. jj W2 .. mm .. ws --", "-- .. jj .. .. mm .. ws --", "no waystone location W2", FIRST_ROW),
    ("-- .. jj W2 .. mm .. ws --", "-- .. jj W2 .. W3 .. ws --", "W3 stands on the map twice", ".. W1 .. RR"),
    ("-- .. jj W2 .. mm .. ws --", "-- .. jj W2 .. mm .. ws", "row 1: 8 tokens; row 0 has 9"),
    ("first_waystone: 6", "first_waystone: 7", "7 is not in 1..6"),
    ("- id: B", "- id: A", "'A' is taken by"),
    ("- id: B", "- id: The Shelf", "id 'The Shelf': write it with letters, digits"),
    ('"1,1": O E O E O E', '"1,1": O E O E O', "1,1: 5 edges; a hex has six"),
    ('"1,1": O E O E O E', '"1,1": O E O E O 7', "no edge '7'"),
    ('"1,1": O E O E O E', '"0,1": O E O E O E', "'0,1' is no ice hex"),
    ('"1,1": O E O E O E', '"0,1": O E O E O E', "row 1, column 1: ice without edges", ".. II II RR II II .."),
    ("-- .. jj W2 .. mm .. ws --", "-- .. jj W2 .. mm .. wx --", "no token 'wx'"),
    ("-- -- F. .. jj .. F. -- --", "-- -- .. .. jj .. .. -- --", "4 flags; up to 5 players", FIRST_ROW),
    (
        A_TOP,
        A_TOP.replace("F. .. jj .. F.", "F. RR jj .. F.").replace("-- .. jj W2", "-- RR RR W2"),
        "this flag cannot be reached from the first one",
        "F. jj .. +s",
    ),
    (
        A_TOP,
        A_TOP.replace(".. jj ..", "RR RR ..").replace("jj W2 ..", "RR W2 RR").replace("+s MM", "RR RR"),
        "nobody can get beside this waystone",
        "RR W2 RR",
    ),
]
ALL = [
    Spoilt(file, "", *row)
    for file, rows in (
        ("characters.yaml", SHEETS),
        ("areas.yaml", AREAS),
        ("training.yaml", SIMPLER),
        ("maps.yaml", MAPS),
    )
    for row in rows
]


@pytest.mark.parametrize("spoilt", ALL, ids=str)
def test_a_faulty_file_names_line_and_fault(tmp_path: Path, spoilt: Spoilt) -> None:
    SHIPPED.refuse(tmp_path, spoilt)


def test_there_are_a_hundred_of_them() -> None:
    assert len(ALL) >= 100


def read(folder: Path, text: str, file: str = "characters.yaml") -> Content:
    """The shipped content with this text in one of its files. DataError: it is not well made."""
    path = folder / file
    path.write_text(text, encoding="utf-8")
    return read_content(lambda name: (path if name == path.name else data("montoons", name),))


def test_targets_may_be_found_in_a_branch(tmp_path: Path) -> None:
    """Jabby Jab reaches farther with a high die; with none of the branches aiming, its damage befalls nobody."""
    wide = "- by_die: {is: [1], then: {aim: {range: 1}}, else: {aim: {range: 3}}}"
    text = SHIPPED.text["characters.yaml"].replace("- aim: {range: 2}", wide, 1)
    content = read(tmp_path, text)
    assert content.sheets[0].attacks[0].effects[0][0] == "by_die"
    blind = text.replace(wide, wide.replace("aim: {range: 1}", "recover: 1").replace("aim: {range: 3}", "recover: 1"))
    assert "damage befalls nobody" in SHIPPED.faults(tmp_path, "characters.yaml", blind)[0].what


def test_a_whirlpool_is_a_way_to_a_flag_that_is_walled_in(tmp_path: Path) -> None:
    """MON-WHIRL-02: with land in its place the flag is cut off."""
    walled = A_TOP.replace("F. .. jj .. F.", "F. OO RR .. F.").replace("-- .. jj W2", "-- RR RR W2")
    text = SHIPPED.text["maps.yaml"]
    assert A_TOP in text and read(tmp_path, text.replace(A_TOP, walled), "maps.yaml")
    dry = text.replace(A_TOP, walled.replace("F. OO RR", "F. .. RR"))
    assert "cannot be reached from the first one" in SHIPPED.faults(tmp_path, "maps.yaml", dry)[0].what


def test_a_gap_in_a_map_blocks_sight(tmp_path: Path) -> None:
    """MON-C34: from 1,2 to 3,2 of map A, with a hex between them and without one."""
    old, new = "F. jj .. +s MM", "F. jj -- +s MM"
    assert old in SHIPPED.text["maps.yaml"]
    gap = read(tmp_path, SHIPPED.text["maps.yaml"].replace(old, new, 1), "maps.yaml")
    monsters = [{"sheet": "hoku", "at": "1,2"}, {"sheet": "tala", "at": "3,2"}]
    for content, seen in ((shipped_content("montoons"), True), (gap, False)):
        g = GAMES["montoons"].read_position(content, {"monsters": monsters})
        assert g.sees(*g.at) is seen and g.in_range(*g.at, 2) is seen and g.in_range(*g.at, 2, False)


def test_who_aims_on_one_side_of_a_choice_has_no_target_on_the_other(tmp_path: Path) -> None:
    old = "- aim: {range: 2}\n        - damage: die"
    new = "- choose: {Near: [{aim: {range: 1}}, {damage: die}], Far: [{aim: {range: 3}}, {damage: 1}]}"
    text = SHIPPED.text["characters.yaml"].replace(old, new, 1)
    assert new in text and read(tmp_path, text)
    assert (
        "damage befalls nobody"
        in SHIPPED.faults(tmp_path, "characters.yaml", text.replace("{aim: {range: 3}}, ", ""))[0].what
    )


JUST_ALLOWED = [
    ("golden: [12,", "golden: [26, 12,"),
    ("gives: waystone}\n      - {at: [1, 4], gives: waystone}", "gives: shell}\n      - {at: [1, 4], gives: waystone}"),
]


@pytest.mark.parametrize(("old", "new"), JUST_ALLOWED)
def test_what_is_just_allowed_is_read(tmp_path: Path, old: str, new: str) -> None:
    """A golden heart at the maximum; just four Waystone Bonuses, the ultimate's counted."""
    text = SHIPPED.text["characters.yaml"]
    assert old in text and read(tmp_path, text.replace(old, new, 1))


def test_a_grid_of_two_rows_is_large_enough() -> None:
    sheet = shipped_content("montoons").sheets[0]
    rows = ((1, 2, 3, 4, 5, 6, 1, 2, 3), (4, 5, 6, 1, 2, 3, 4, 5, 6))
    for high, small in ((1, True), (2, False)):
        grid = sheet.grid._replace(rows=rows[:high], crossed=((0, 1),), bonuses=())
        said = [fault.what for fault in wrong_grid(replace(sheet, grid=grid))]
        assert any("too small for a puzzle" in what for what in said) is small


def test_too_few_characters_are_refused(tmp_path: Path) -> None:
    """MON-SET-03"""
    cut = SHIPPED.text["characters.yaml"].split("- id: hoku")[0]
    assert "2 characters; the game needs 5 or more" in SHIPPED.faults(tmp_path, "characters.yaml", cut)[0].what


PACK = """- id: reef
  name: Test Reef
  first_waystone: 1
  grid: |
    F. W1 .. W2 F.
    .. .. .. .. ..
    F. W3 .. W4 F.
    .. .. F. .. ..
    W5 .. .. .. W6
"""


def test_a_pack_adds_a_map_and_takes_the_place_of_a_character(tmp_path: Path) -> None:
    own = "- id: hoku" + SHIPPED.text["characters.yaml"].split("- id: hoku")[1].split("- id: pele")[0]
    folder = tmp_path / "reef" / "montoons"
    folder.mkdir(parents=True)
    (tmp_path / "reef" / "pack.yaml").write_text("name: Reef\nversion: '1'\n")
    (folder / "maps.yaml").write_text(PACK)
    (folder / "characters.yaml").write_text(
        own.replace("name: Hoku", "name: Hoku the Elder")
        + own.replace("id: hoku", "id: kapu").replace("name: Hoku", "name: Kapu")
    )
    loaded = load_with("montoons", read_content, find_packs(tmp_path))
    assert [pack.faults for pack in loaded.packs] == [()]
    content = loaded.content
    assert "reef" in content.arenas and len(content.arenas["reef"].flags) == 5
    assert content.sheets[content.by_id["hoku", "full"]].name == "Hoku the Elder"
    assert content.sheets[content.by_id["kapu", "in_training"]].name == "Kapu"
    game = GAMES["montoons"]
    g = game.deal(content, 2, 1, game.options({"map": "reef"}))
    g.run()
    rng = Random(1)
    while g.decision is not None and g.round < 3:
        keys = [option.key for option in g.decision.options]
        g.choose("kapu" if "kapu" in keys else rng.choice(keys))
    assert "kapu" in {g.sheet_of(seat).id for seat in range(2)}  # type: ignore[attr-defined]


def test_what_simplifies_a_shipped_character_is_not_for_a_packs_of_the_same_id(tmp_path: Path) -> None:
    """Else a Japili with other movements were refused, at a line of a file that is not the pack's."""
    own = "- id: hoku" + SHIPPED.text["characters.yaml"].split("- id: hoku")[1].split("- id: pele")[0]
    folder = tmp_path / "own" / "montoons"
    folder.mkdir(parents=True)
    (tmp_path / "own" / "pack.yaml").write_text("name: Own\nversion: '1'\n")
    (folder / "characters.yaml").write_text(own.replace("id: hoku", "id: japili").replace("name: Hoku", "name: Papili"))
    loaded = load_with("montoons", read_content, find_packs(tmp_path))
    assert [pack.faults for pack in loaded.packs] == [()]
    full, simple = (
        loaded.content.sheets[loaded.content.by_id["japili", version]] for version in ("full", "in_training")
    )
    assert (simple.name, len(simple.movements)) == ("Papili", 4) and simple.movements == full.movements
    (folder / "characters.yaml").write_text(own.replace("id: hoku", "id: ka pu"))
    refused = load_with("montoons", read_content, find_packs(tmp_path)).packs[0]
    assert "id 'ka pu': write it with" in str(refused.faults[0])
    (folder / "characters.yaml").write_text(own.replace("id: hoku", "id: japili"))
    (folder / "training.yaml").write_text(
        "- id: japili\n  keep: [paddle, breach]\n- id: tala\n  keep: [updraft, still_air]\n"
    )
    content = load_with("montoons", read_content, find_packs(tmp_path)).content
    kept = [content.sheets[content.by_id[id, "in_training"]].movements for id in ("japili", "tala")]
    assert [[one.id for one in moves] for moves in kept] == [["paddle", "breach"], ["updraft", "still_air"]]


def test_a_map_that_no_file_has_is_named() -> None:
    game = GAMES["montoons"]
    with pytest.raises(ValueError, match="no map 'reef'; there are: A, B, C, D"):
        game.deal(shipped_content("montoons"), 2, 1, game.options({"map": "reef"}))


def test_a_faulty_pack_is_off_and_the_shipped_maps_stand(tmp_path: Path) -> None:
    folder = tmp_path / "reef" / "montoons"
    folder.mkdir(parents=True)
    (tmp_path / "reef" / "pack.yaml").write_text("name: Reef\nversion: '1'\n")
    (folder / "maps.yaml").write_text(PACK.replace("W6", ".."))
    loaded = load_with("montoons", read_content, find_packs(tmp_path))
    assert "no waystone location W6" in str(loaded.packs[0].faults[0])
    assert sorted(loaded.content.arenas) == ["A", "B", "C", "D"]
