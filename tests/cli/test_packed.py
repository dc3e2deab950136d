"""Packs on the command line: games, positions, pictures and figures with the cards that somebody is writing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.assets import data
from game.commands import bench
from game.rules.dragon.counters import Content as Kingdoms
from game.store import read_save

CARD = "- {id: GX01, name: Pocket Newt, power: 3, type: monster}\n"
REEF = (
    ("- id: short" + data("dragon", "maps.yaml").read_text("utf-8").split("- id: short")[1])
    .replace("- id: short", "- id: reef")
    .replace("The Lower Vale", "The Reef")
)
POSITION = """game: pontoon
title: Newt
position: {quest: Q1, guild: [GX01], parties: [{equipment: EQ05}, {equipment: EQ07}]}
answers: [hit]
expect: {parties: [{companions: [GX01]}, {}]}
"""


def a_pack(folder: Path, files: dict[str, str]) -> Path:
    for file, text in {"pack.yaml": f"name: {folder.name}\nversion: '1'\n", **files}.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    return folder


@pytest.fixture
def newts(tmp_path: Path) -> Path:
    return a_pack(tmp_path / "newts", {"pontoon/guild.yaml": CARD})


@pytest.fixture
def reef(tmp_path: Path) -> Path:
    return a_pack(tmp_path / "reef", {"dragon/maps.yaml": REEF})


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's own folder, with a pack that is on and one that is off."""
    root = tmp_path / "home"
    a_pack(root / "packs" / "newts", {"pontoon/guild.yaml": CARD})
    a_pack(root / "packs" / "toads", {"pontoon/guild.yaml": CARD.replace("GX01", "GX02").replace("Newt", "Toad")})
    (root / "settings.json").write_text('{"packs_off": ["toads"]}')
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(root))
    return root


def told(capsys: pytest.CaptureFixture[str], *words: object) -> Any:
    assert main([*map(str, words), "--json"]) == 0, capsys.readouterr().err
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_are_played_on_a_packs_map(
    jobs: int, reef: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also in processes of their own; and a kept game says which pack it needs."""
    words = ["simulate", "dragon", "--games", 2, "--option", "map=reef", "--pack", reef, "--jobs", jobs]
    figures = told(capsys, *words, "--save", tmp_path / "logs")
    assert (figures["games"], figures["options"]["map"]) == (2, "reef")
    save = read_save(tmp_path / "logs" / "dragon-00001.save").save
    assert save is not None and save.packs == (("reef", "1"),)


def test_a_map_that_only_a_pack_has_is_not_there_without_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dragon", "--games", "1", "--option", "map=reef"]) == 2
    assert capsys.readouterr().err == "monster-parlour: no map 'reef'; there are: silverado, short\n"


def test_decks_of_a_pack_meet_the_shipped_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = data("pack", "decks.yaml").read_text("utf-8")
    own = "- id: tidal_dodge_20" + text.split("- id: tidal_dodge_20")[1].split("- id:")[0]
    fleet = a_pack(
        tmp_path / "fleet",
        {"pack/decks.yaml": own.replace("tidal_dodge_20", "fleet").replace("name: Tidal Dodge", "name: The Fleet")},
    )
    figures = told(
        capsys,
        "simulate",
        "pack",
        "--option",
        "format=short",
        "--games",
        1,
        "--decks",
        "fleet,ember_assault",
        "--pack",
        fleet,
    )
    assert set(figures["decks"]) == {"fleet", "ember_assault"}


def test_a_position_is_played_with_a_packs_cards(
    newts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "newt.yaml"
    path.write_text(POSITION)
    assert told(capsys, "position", path, "--pack", newts)[0]["holds"]
    assert main(["position", str(path)]) == 2
    assert "GX01" in capsys.readouterr().err


def test_the_users_own_packs_are_those_that_are_on(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "newt.yaml"
    path.write_text(POSITION)
    assert told(capsys, "position", path, "--packs")[0]["holds"]
    path.write_text(POSITION.replace("GX01", "GX02"))
    assert main(["position", str(path), "--packs"]) == 2


def test_a_screen_is_drawn_with_a_packs_cards(reef: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The sample of the short map is another picture when a pack has another short map; so is a game kept with it."""
    short = a_pack(
        tmp_path / "vale",
        {
            "dragon/maps.yaml": REEF.replace("id: reef", "id: short").replace(
                "*   .   *   ~   ~", ".   *   *   ~   ~", 1
            )
        },
    )
    pictures = []
    for words in ([], ["--pack", str(short)]):
        path = tmp_path / f"{len(words)}.png"
        assert main(["shot", "dragon_short", "--out", str(path), *words]) == 0
        pictures.append(path.read_bytes())
    assert pictures[0] != pictures[1]
    assert (
        main(
            [
                "simulate",
                "dragon",
                "--games",
                "1",
                "--option",
                "map=reef",
                "--pack",
                str(reef),
                "--save",
                str(tmp_path / "logs"),
            ]
        )
        == 0
    )
    save = tmp_path / "logs" / "dragon-00001.save"
    assert main(["shot", "saves", "--save", str(save), "--pack", str(reef), "--out", str(path)]) == 0


def test_figures_are_measured_with_a_packs_cards(
    reef: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[list[str]] = []

    def noted(game: object, content: Kingdoms, seconds: float) -> dict[str, Any]:
        seen.append(list(content.maps))
        return {"decisions_per_second": {}, "clone_us": 1}

    monkeypatch.setattr(bench, "speed_of", noted)
    words = ["bench", "--only", "rules", "--game", "dragon", "--json"]
    assert main([*words, "--pack", str(reef)]) == main(words) == 0
    assert seen == [["silverado", "short", "reef"], ["silverado", "short"]]


@pytest.mark.parametrize(
    "line",
    [
        "simulate pontoon --games 1",
        "position {path}/pack.yaml",
        "shot shelf --out {path}/x.png",
        "bench --only rules --game pontoon",
    ],
)
@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("pontoon/guild.yaml", CARD.replace("monster", "mobster"), "guild.yaml:1: Pocket Newt: type: unknown word"),
        ("pontoon/guild.exe", "", "newts/pontoon/guild.exe: packs hold"),
    ],
)
def test_a_faulty_pack_is_refused_in_one_line(
    line: str, file: str, text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = a_pack(tmp_path / "newts", {file: text})
    assert main([*line.format(path=path).split(" "), "--pack", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and why in err


def test_what_is_no_pack_is_refused_in_one_line(newts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refused(*packs: Path | str) -> str:
        options: Sequence[str] = [word for pack in packs for word in ("--pack", str(pack))]
        assert main(["simulate", "pontoon", "--games", "1", *options]) == 2
        return capsys.readouterr().err

    assert "there is no such file or folder" in refused(newts / "none")
    assert "a file; a pack is a folder" in refused(newts / "pack.yaml")
    assert "another pack is called 'newts'" in refused(newts, newts)
    assert "no pack.yaml in it, so it is no pack" in refused(newts / "pontoon")
