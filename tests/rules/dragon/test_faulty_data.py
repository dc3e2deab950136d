"""Faulty counters, heroes and maps: each is refused with its file, its line and words that help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.match import Match
from game.packs import find_packs, load_with
from game.rules import GAMES
from game.rules.dragon.content import read_content
from tests.rules.faulty import RECORD, WHOLE_FILE, Shipped, Spoilt

SHIPPED = Shipped("dragon", "heroes.yaml", "counters.yaml", "maps.yaml")
ROW_0 = "1   .   *   .   .   .   2 "
ROW_5 = ".   *=  .   *   .   .   sB  sY  .   *   .   *   .   .   ~"
GRID, SHORT = 9, 41
# old, new, part of what is said, and the line where it is said unless that is the changed one
MAPS = [
    (".   .   .   .   =   *", ".   .   .   .   =   #", "row 2, column 11: no token '#'"),
    (ROW_0, ROW_0.replace("2", "1"), "a hole in the Dragon's path: no 2", GRID),
    (ROW_0, ROW_0.replace("2", "1"), "row 0, column 6: 1 stands on the map twice"),
    ("=   .   *   .   9   .", "=   .   *   .   .   .", "a hole in the Dragon's path: no 9", GRID),
    (ROW_5, ROW_5.replace("sB", ". "), "no starting point sB", GRID),
    (ROW_5, ROW_5.replace("sB", "sY"), "sY stands on the map twice"),
    (ROW_5, ROW_5.replace(".   sB", "sB  . "), "sB does not lie beside the palace"),
    (ROW_5, ROW_5.replace(".   *=", "*   *="), "47 places for treasure", GRID),
    (ROW_5, ROW_5 + " .", "row 5: 16 tokens; row 0 has 15"),
    (ROW_5, ROW_5.replace("~", "14"), "row 5, column 14: no token '14'"),
    (
        "1   .   *   .   .   .   2   .   *   .   *   ~   ~   ~   ~\n    .   .",
        "1   ~   *   .   .   .   2   .   *   .   *   ~   ~   ~   ~\n    ~   .",
        "Thornmere cannot be reached",
        10,
    ),
    ("    - {n: 4, name: Saltmarrow, kind: village}\n", "", "places: no name for 4", 6),
    ("{n: 4, name: Saltmarrow", "{n: 5, name: Saltmarrow", "5 is named 2 times", 6),
    ("{n: 4, name: Saltmarrow, kind: village}", "{n: 4, name: Saltmarrow, kind: vilage}", "did you mean 'village'"),
    ("palace: 13", "palace: 12", "no token '13'", 16),
    ("palace: 13", "palace: many", "whole number"),
    ("T33, T45]", "T33, T99]", "without: no counter 'T99'", 37),
    ("T33, T45]", "T33, T45, T46]", "28 places for treasure", SHORT),
    ("- id: short", "- id: the vale", "id 'the vale': write it with letters", 37),
    ("- id: short", "- id: tiny", "no map 'short'", 0),
]
COUNTERS = [
    Spoilt("counters.yaml", "", "kind: gold", "kind: goldd", "did you mean 'gold'"),
    Spoilt("counters.yaml", "", "value: 15", "value: 150", "150 is not in 1..30"),
    Spoilt("counters.yaml", "", "strength: 5", "strength: 6", "6 is not in 1..5"),
    Spoilt("counters.yaml", "T21", "  strength: 2\n", "", "has a strength and nothing else; found none", RECORD),
    Spoilt("counters.yaml", "T44", "kind: boat\n", "kind: boat\n  value: 3\n", "has no number; found value", RECORD),
    Spoilt("counters.yaml", "", "class: M", "class: W", "unknown word 'W'"),
    Spoilt("counters.yaml", "", "- id: T02", "- id: T01", "'T01' is taken by"),
    Spoilt("counters.yaml", "", "name: Crown regalia", "nmae: Crown regalia", "did you mean 'name'"),
    Spoilt("heroes.yaml", "blue", "letter: B", "letter: R", "letter 'R' is another colour's", RECORD),
    Spoilt("heroes.yaml", "", "class: E", "class: X", "unknown word 'X'"),
    Spoilt("heroes.yaml", "", "- id: blue", "- id: red", "'red' is taken by"),
]


@pytest.mark.parametrize("spoilt", [*(Spoilt("maps.yaml", "", *row) for row in MAPS), *COUNTERS], ids=str)
def test_a_faulty_file_names_line_and_fault(tmp_path: Path, spoilt: Spoilt) -> None:
    SHIPPED.refuse(tmp_path, spoilt)


def test_a_hero_too_few_is_told(tmp_path: Path) -> None:
    SHIPPED.refuse(
        tmp_path,
        Spoilt("heroes.yaml", "", SHIPPED.record("heroes.yaml", "orange"), "", "5 heroes; the game has 6", WHOLE_FILE),
    )


def pack_of(folder: Path, map_text: str) -> Path:
    (folder / "mine" / "dragon").mkdir(parents=True)
    (folder / "mine" / "pack.yaml").write_text("name: Mine\nversion: '1'\n")
    (folder / "mine" / "dragon" / "maps.yaml").write_text(map_text)
    return folder


def short_map() -> str:
    return SHIPPED.record("maps.yaml", "short")


def test_a_map_in_a_pack_takes_the_place_of_a_shipped_one(tmp_path: Path) -> None:
    packs = find_packs(pack_of(tmp_path, short_map().replace("The Lower Vale", "My Own Vale")))
    loading = load_with("dragon", read_content, packs)
    assert loading.packs[0].on and loading.content.maps["short"].name == "My Own Vale"
    assert loading.content.maps["silverado"].name == "Silverado"


def test_a_faulty_map_in_a_pack_is_off_and_the_game_goes_on(tmp_path: Path) -> None:
    packs = find_packs(pack_of(tmp_path, short_map().replace("  9  ", "  8  ", 1)))
    loading = load_with("dragon", read_content, packs)
    assert not loading.packs[0].on and loading.packs[0].faults[0].line > 0
    assert any("hole in the Dragon's path" in fault.what for fault in loading.packs[0].faults)
    assert loading.content.maps["short"].name == "The Lower Vale"


ISSUE = {
    "the star north-east of Whelkhaven cannot be reached over land": ("*   .   *   ~   ~\n", "*   .   ~   ~   *\n"),
    "2 stands on the map twice": ("1   .   *   .   .   2 ", "1   2   *   .   .   2 "),
    "a hole in the Dragon's path: no 2": ("1   .   *   .   .   2 ", "1   .   *   .   .   . "),
    "29 places for treasure": ("1   .   *   .   .   2 ", "1   *   *   .   .   2 "),
}


@pytest.mark.parametrize("why", ISSUE)
def test_check_names_file_and_line_of_a_faulty_map_and_the_program_runs_without_it(
    why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = short_map()
    assert ISSUE[why][0] in text
    folder = pack_of(tmp_path, text.replace(*ISSUE[why], 1))
    assert main(["check", str(folder / "mine")]) == 2
    told = capsys.readouterr()
    line = next(line for line in (told.out + told.err).splitlines() if why in line)
    assert re.search(r"maps\.yaml:\d+: The Lower Vale: ", line), line
    loading = load_with("dragon", read_content, find_packs(folder))
    assert not loading.packs[0].on
    match = Match(GAMES["dragon"], loading.content, 3, 1, {"map": "short"})
    for _ in range(40):
        if match.decision is not None:
            match.answer(match.decision.options[-1].key)
    assert loading.content.maps["short"].name == "The Lower Vale"
