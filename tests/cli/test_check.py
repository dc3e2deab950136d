"""check: the shipped data is sound, and whatever is wrong with a pack or a file is told with file and line."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import assets
from game.__main__ import main

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


@pytest.mark.parametrize(("line", "said"), [
    ("art: {body: octopus}", "Newt: art: no body called 'octopus'; did you mean 'octo'?"),
    ("art: {body: octo, palette: embr}", "Newt: art: no palette called 'embr'; did you mean 'ember'?"),
    ("art: {bodi: octo}", "Newt: art: no art slot called 'bodi'"),
    ("glyphs: [skul, '->', vp4]", "Newt: glyphs: no icon called 'skul'; did you mean 'skull'?"),
    ("glyphs: ['seal:pink']", "Newt: glyphs: no seal called 'pink'")])
def test_a_word_that_cannot_be_drawn_is_told_with_file_and_line(line: str, said: str, tmp_path: Path,
                                                                capsys: pytest.CaptureFixture[str]) -> None:
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
    fault, = json.loads(capsys.readouterr().out)
    assert (fault["line"], "whole number" in fault["what"]) == (1, True)


def test_a_position_whose_expectation_fails_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text("game: pontoon\ntitle: Odd\nposition: {quest: Q1, parties: [{equipment: EQ01}, {equipment: EQ02}]}"
                    "\nexpect: {round: 9}\n")
    assert main(["check", str(path)]) == 2
    assert f"{path}: round: expected 9, found 1" in capsys.readouterr().out


def test_a_file_of_cards_is_judged_over_the_shipped_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "guild.yaml"
    path.write_text(CARD.replace("[]", "[{sing: 2}]"))
    assert main(["check", str(path)]) == 2
    assert f"{path}:1: " in capsys.readouterr().out


def test_a_file_of_a_pack_may_use_the_words_of_those_beside_it(tmp_path: Path,
                                                               capsys: pytest.CaptureFixture[str]) -> None:
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
