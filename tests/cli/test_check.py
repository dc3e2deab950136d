"""check: the shipped data is sound, and whatever is wrong with a pack or a file is told with file and line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import assets
from game.__main__ import main
from game.packs.blame import MOST_ROUNDS

CARD = "- {id: GX01, name: Pocket Newt, power: 3, type: monster, on_hit: []}\n"


def test_the_shipped_data_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "Nothing is wrong.\n"


@pytest.mark.parametrize("path", sorted(assets.data("pontoon").rglob("*.yaml")), ids=lambda path: path.name)
def test_every_shipped_file_is_sound_by_itself(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(path)]) == 0, capsys.readouterr().out


def pack(folder: Path, cards: str) -> Path:
    (folder / "newts" / "pontoon").mkdir(parents=True)
    (folder / "newts" / "pack.yaml").write_text('name: Newts\nversion: "1"\n')
    (folder / "newts" / "pontoon" / "guild.yaml").write_text(cards)
    return folder / "newts"


def test_a_sound_pack_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack(tmp_path, CARD)
    assert main(["check", str(folder)]) == 0, capsys.readouterr()
    assert main(["check", str(folder / "pack.yaml")]) == 0


def test_a_faulty_pack_names_file_line_and_the_nearest_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack(tmp_path, CARD + CARD.replace("GX01", "GX02").replace("monster", "mobster"))
    assert main(["check", str(folder)]) == 2
    out, err = capsys.readouterr()
    assert "guild.yaml:2: " in out and "did you mean 'monster'?" in out
    assert err == "monster-parlour: 1 fault found\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("art: {body: octopus}", "Newt: art: no body called 'octopus'; did you mean 'octo'?"),
        ("art: {body: octo, palette: embr}", "Newt: art: no palette called 'embr'; did you mean 'ember'?"),
        ("art: {bodi: octo}", "Newt: art: no art slot called 'bodi'"),
        ("glyphs: [skul, '->', vp4]", "Newt: glyphs: no icon called 'skul'; did you mean 'skull'?"),
        ("glyphs: ['seal:pink']", "Newt: glyphs: no seal called 'pink'"),
    ],
)
def test_a_word_that_cannot_be_drawn_is_told_with_file_and_line(
    line: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "newts"
    (folder / "kingdom").mkdir(parents=True)
    (folder / "pack.yaml").write_text('name: Newts\nversion: "1"\n')
    file = folder / "kingdom" / "monsters.yaml"
    card = "- id: newt\n  name: Newt\n  deed: Nip\n  ability: [grapple]\n{}  cards: [{{points: 3, needs: [angel]}}]\n"
    file.write_text(card.format(""))
    assert main(["check", str(folder)]) == 0
    file.write_text(card.format(f"  {line}\n"))
    for path in (folder, file):
        assert main(["check", str(path)]) == 2
        assert f"monsters.yaml:5: {said}" in capsys.readouterr().out


def test_faults_can_be_had_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack(tmp_path, CARD.replace("power: 3", "power: three"))
    assert main(["check", str(folder), "--json"]) == 2
    (fault,) = json.loads(capsys.readouterr().out)
    assert (fault["line"], "whole number" in fault["what"]) == (1, True)


def test_a_position_whose_expectation_fails_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(
        "game: pontoon\ntitle: Odd\nposition: {quest: Q1, parties: [{equipment: EQ01}, {equipment: EQ02}]}"
        "\nexpect: {round: 9}\n"
    )
    assert main(["check", str(path)]) == 2
    assert f"{path}: round: expected 9, found 1" in capsys.readouterr().out


def test_a_file_of_cards_is_judged_over_the_shipped_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "guild.yaml"
    path.write_text(CARD.replace("[]", "[{sing: 2}]"))
    assert main(["check", str(path)]) == 2
    assert f"{path}:1: " in capsys.readouterr().out


def test_a_file_of_a_pack_may_use_the_words_of_those_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "claws" / "montoons"
    folder.mkdir(parents=True)
    shipped = assets.data("montoons", "characters.yaml").read_text(encoding="utf-8")
    hoku = "- id: hoku" + shipped.split("- id: hoku")[1].split("- id: pele")[0]
    (folder / "characters.yaml").write_text(hoku.replace("sweep: fork", "sweep: claws"))
    (folder / "areas.yaml").write_text("- {id: claws, hexes: [[1, 0], [2, -1]]}\n")
    assert main(["check", str(folder / "characters.yaml")]) == 2 and "no area 'claws'" in capsys.readouterr().out
    (tmp_path / "claws" / "pack.yaml").write_text('name: Claws\nversion: "1"\n')
    assert main(["check", str(folder / "characters.yaml")]) == 0, capsys.readouterr().out


def test_a_stray_file_is_told_what_could_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "gild.yaml"
    path.write_text(CARD)
    assert main(["check", str(path)]) == 2
    assert "did you mean 'guild.yaml'?" in capsys.readouterr().out


def test_every_fault_of_a_pack_is_told_in_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In every game and every file, those that are found late (what a card needs) beside those that are found first."""
    monster = "- id: {0}\n  name: {0}\n  deed: Nip\n  ability: [grapple]\n  cards: [{{points: 3, needs: [{1}]}}]\n"
    counter = "- {id: X1, name: Pearl, kind: gold, strength: 2}\n- {id: X2, name: Pearl, kind: gould}\n"
    files = {
        "pack.yaml": 'name: Newts\nversion: "1"\n',
        "notes.pdf": "",
        "pontoon/guilds.yaml": "",
        "pontoon/guild.yaml": CARD + CARD.replace("GX01", "GX02").replace("monster", "mobster"),
        "pontoon/quests.yaml": "- {id: Q2, name: W, stars: 1, warning: true, condition: {any: true}, "
        "priority: [highest_equipment]}\n",
        "kingdom/monsters.yaml": monster.format("newt", "knigt")
        + monster.format("toad", "angel, angle")
        + monster.format("frog", "angel").replace("grapple", "graple"),
        "dragon/counters.yaml": counter,
        "montoons/maps.yaml": "- id: reef\n  name: Reef\n  first_waystone: 9\n  grid: |\n    F. .. W1\n",
        "pack/decks.yaml": "- {id: few, name: Few, format: short, cards: {MP-004: 2}}\n",
        "pontoon/lessons/one.yaml": "game: pontoon\ntitle: One\nminutes: 99\nposition: {}\nsteps: []\n",
        "dragon/puzzles/one.yaml": "game: dragon\ntitle: One\nposition: {}\n",
    }
    for name, text in files.items():
        (tmp_path / "newts" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "newts" / name).write_text(text)
    assert main(["check", str(tmp_path / "newts")]) == 2
    out = capsys.readouterr().out
    for told in (
        "notes.pdf: packs hold",
        "guilds.yaml: pontoon reads no file",
        "guild.yaml:2:",
        "quests.yaml:1:",
        "monsters.yaml:5: newt: cards: 1: needs an unknown",
        "monsters.yaml:10: toad: cards: 1: needs",
        "monsters.yaml:14: frog: ability: no verb 'graple'",
        "counters.yaml:1:",
        "counters.yaml:2:",
        "maps.yaml:3:",
        "decks.yaml:1: Few: a short deck has exactly 20",
        "lessons/one.yaml:3:",
        "puzzles/one.yaml:1: text is missing",
    ):
        assert told in out, out
    assert str(tmp_path) in out and "data/" not in out.replace(str(tmp_path), "")


def test_a_packs_lessons_and_puzzles_are_played_with_its_own_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = pack(tmp_path, CARD.replace(", on_hit: []", ""))
    (folder / "pontoon" / "puzzles").mkdir()
    puzzle = folder / "pontoon" / "puzzles" / "newt.yaml"
    puzzle.write_text(
        "game: pontoon\ntitle: Newt\ntext: Who comes?\nposition: {quest: Q1, guild: [GX01], parties: "
        "[{equipment: EQ05}, {equipment: EQ07}]}\nanswers: [hit]\n"
        "expect: {parties: [{companions: [GX01]}, {}]}\n"
    )
    for path in (folder, puzzle):
        assert main(["check", str(path)]) == 0, capsys.readouterr().out
    puzzle.write_text(puzzle.read_text().replace("[hit]", "[fly]"))
    for path in (folder, puzzle):
        assert main(["check", str(path)]) == 2
        assert f"{puzzle}: answer 1: " in capsys.readouterr().out


def test_what_is_wrong_with_thousands_of_entries_is_soon_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Too many of them are one fault; of many that each hide the next the first are told."""
    (tmp_path / "vast" / "pontoon").mkdir(parents=True)
    (tmp_path / "vast" / "pack.yaml").write_text("name: Vast\nversion: '1'\n")
    cards = tmp_path / "vast" / "pontoon" / "guild.yaml"
    cards.write_text("".join(f"- {{id: X{number}, power: 1}}\n" for number in range(15_000)))
    assert main(["check", str(tmp_path / "vast")]) == 2
    assert capsys.readouterr().out == f"{cards}: more than 1000 entries in one file\n"
    cards.write_text("- {id: X\n" * 900)
    assert main(["check", str(tmp_path / "vast")]) == 2
    told = capsys.readouterr().out.splitlines()
    assert 10 < len(told) <= MOST_ROUNDS and all("not closed" in line for line in told)
