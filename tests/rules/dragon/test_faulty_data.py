"""Faulty counters, heroes and maps: each is refused with its file, its line and words that help."""
from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from game.__main__ import main
from game.assets import data
from game.engine.data import DataError
from game.engine.match import Match
from game.packs import find_packs, load_with
from game.rules import GAMES
from game.rules.dragon.content import read_content

FILES = ("heroes.yaml", "counters.yaml", "maps.yaml")
SHIPPED = {name: data("dragon", name).read_text(encoding="utf-8") for name in FILES}
LINE = "changed line"
ROW_0 = "1   .   *   .   .   .   2 "
ROW_5 = ".   *=  .   *   .   .   sB  sY  .   *   .   *   .   .   ~"


class Spoilt(NamedTuple):
    """`old` becomes `new` once; the fault is seen at the changed line, at line `at`, or in the whole file (0)."""

    file: str
    old: str
    new: str
    why: str
    at: int | str = LINE


GRID, SHORT = 9, 41
MAPS = [
    Spoilt("maps.yaml", ".   .   .   .   =   *", ".   .   .   .   =   #", "row 2, column 11: no token '#'"),
    Spoilt("maps.yaml", ROW_0, ROW_0.replace("2", "1"), "a hole in the Dragon's path: no 2", GRID),
    Spoilt("maps.yaml", ROW_0, ROW_0.replace("2", "1"), "row 0, column 6: 1 stands on the map twice"),
    Spoilt("maps.yaml", "=   .   *   .   9   .", "=   .   *   .   .   .", "a hole in the Dragon's path: no 9", GRID),
    Spoilt("maps.yaml", ROW_5, ROW_5.replace("sB", ". "), "no starting point sB", GRID),
    Spoilt("maps.yaml", ROW_5, ROW_5.replace("sB", "sY"), "sY stands on the map twice"),
    Spoilt("maps.yaml", ROW_5, ROW_5.replace(".   sB", "sB  . "), "sB does not lie beside the palace"),
    Spoilt("maps.yaml", ROW_5, ROW_5.replace(".   *=", "*   *="), "47 places for treasure", GRID),
    Spoilt("maps.yaml", ROW_5, ROW_5.replace(".   *=", ".   .="), "45 places for treasure", GRID),
    Spoilt("maps.yaml", ROW_5, ROW_5 + " .", "row 5: 16 tokens; row 0 has 15"),
    Spoilt("maps.yaml", ROW_5, ROW_5.replace("~", "14"), "row 5, column 14: no token '14'"),
    Spoilt("maps.yaml", "1   .   *   .   .   .   2   .   *   .   *   ~   ~   ~   ~\n    .   .",
           "1   ~   *   .   .   .   2   .   *   .   *   ~   ~   ~   ~\n    ~   .", "Thornmere cannot be reached", 10),
    Spoilt("maps.yaml", "    - {n: 4, name: Saltmarrow, kind: village}\n", "", "places: no name for 4", 6),
    Spoilt("maps.yaml", "{n: 4, name: Saltmarrow", "{n: 5, name: Saltmarrow", "5 is named 2 times", 6),
    Spoilt("maps.yaml", "{n: 4, name: Saltmarrow, kind: village}", "{n: 4, name: Saltmarrow, kind: vilage}",
           "did you mean 'village'"),
    Spoilt("maps.yaml", "palace: 13", "palace: 12", "no token '13'", 16),
    Spoilt("maps.yaml", "palace: 13", "palace: many", "whole number"),
    Spoilt("maps.yaml", "T33, T45]", "T33, T99]", "without: no counter 'T99'", 37),
    Spoilt("maps.yaml", "T33, T45]", "T33]", "28 places for treasure", SHORT),
    Spoilt("maps.yaml", "- id: short", "- id: tiny", "no map 'tiny' is offered", 37),
    Spoilt("maps.yaml", "- id: short", "- id: tiny", "no map 'short'", 0),
]
COUNTERS = [
    Spoilt("counters.yaml", "kind: gold", "kind: goldd", "did you mean 'gold'"),
    Spoilt("counters.yaml", "value: 15", "value: 150", "150 is not in 1..30"),
    Spoilt("counters.yaml", "strength: 5", "strength: 6", "6 is not in 1..5"),
    Spoilt("counters.yaml", "  strength: 2\n", "", "a monster counter has a strength and nothing else; found none"),
    Spoilt("counters.yaml", "kind: boat\n", "kind: boat\n  value: 3\n", "a boat counter has no number; found value"),
    Spoilt("counters.yaml", "class: M", "class: W", "unknown word 'W'"),
    Spoilt("counters.yaml", "- id: T02", "- id: T01", "'T01' is taken by"),
    Spoilt("counters.yaml", "name: Crown regalia", "nmae: Crown regalia", "did you mean 'name'"),
    Spoilt("heroes.yaml", "letter: B", "letter: R", "letter 'R' is another colour's"),
    Spoilt("heroes.yaml", "class: E", "class: X", "unknown word 'X'"),
    Spoilt("heroes.yaml", "- id: blue", "- id: red", "'red' is taken by"),
]


def faults_of(folder: Path, spoilt: Spoilt) -> list[tuple[str, int, str]]:
    text = SHIPPED[spoilt.file]
    assert spoilt.old in text, spoilt.old
    for name in FILES:
        (folder / name).write_text(text.replace(spoilt.old, spoilt.new, 1) if name == spoilt.file else SHIPPED[name])
    with pytest.raises(DataError) as caught:
        read_content(lambda name: (folder / name,))
    return [(Path(fault.file).name, fault.line, fault.what) for fault in caught.value.faults]


@pytest.mark.parametrize("spoilt", [*MAPS, *COUNTERS], ids=lambda spoilt: spoilt.why[:40])
def test_a_faulty_file_names_line_and_fault(tmp_path: Path, spoilt: Spoilt) -> None:
    found = [fault for fault in faults_of(tmp_path, spoilt) if spoilt.why in fault[2]]
    assert found, faults_of(tmp_path, spoilt)
    file, line, _ = found[0]
    assert file == spoilt.file
    if isinstance(spoilt.at, int):
        assert line == spoilt.at
    elif spoilt.why.startswith(("'", "a ", "letter")):
        assert line > 0, "the record"
    else:
        assert line == SHIPPED[spoilt.file][:SHIPPED[spoilt.file].index(spoilt.old)].count("\n") + 1


def test_a_hero_too_few_is_told(tmp_path: Path) -> None:
    last = SHIPPED["heroes.yaml"][SHIPPED["heroes.yaml"].index("- id: orange"):]
    assert any("5 heroes; the game has 6" in fault[2] for fault in
               faults_of(tmp_path, Spoilt("heroes.yaml", last, "", "")))


def pack_of(folder: Path, map_text: str) -> Path:
    (folder / "mine" / "dragon").mkdir(parents=True)
    (folder / "mine" / "pack.yaml").write_text("name: Mine\nversion: '1'\n")
    (folder / "mine" / "dragon" / "maps.yaml").write_text(map_text)
    return folder


def short_map() -> str:
    return SHIPPED["maps.yaml"][SHIPPED["maps.yaml"].index("- id: short"):]


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
        why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
