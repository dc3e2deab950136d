"""Whatever becomes of one file of the home folder: the program starts, every page opens, the other games are there."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from game.store import Folders
from game.ui.house.fault import FaultScene
from game.ui.scenes.packs import Packs
from game.ui.scenes.records import RecordsScene
from game.ui.scenes.saves import Saves
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.workshop.deck_builder import DeckBuilder
from tests.store.test_moving import furnished
from tests.store.test_windows import begun
from tests.ui.test_scenes_foreign import table_of
from tests.ui.visiting import click, show, start


def becomes(path: Path, way: str, lot: Random) -> None:
    """Something happens to a file."""
    raw = path.read_bytes()
    match way:
        case "gone":
            path.unlink()
        case "empty":
            path.write_bytes(b"")
        case "cut":
            path.write_bytes(raw[: len(raw) // 2])
        case "noise":
            path.write_bytes(lot.randbytes(400))
        case "json":
            path.write_text(json.dumps(lot.choice([None, 7, [], {}, [[]], {"a": {"b": 1}}])), "utf-8")
        case "deep":
            path.write_bytes(b"[" * 5_000)
        case "folder":
            path.unlink()
            path.mkdir()
        case "no folder":
            shutil.rmtree(path.parent)
            path.parent.write_bytes(b"a file where a folder was")


WAYS = ("gone", "empty", "cut", "noise", "json", "deep", "folder", "no folder")


def files_of(folders: Folders, other: str) -> list[Path]:
    """Every file of a home but those of one game and of older states."""
    assert folders.root
    found = [path.relative_to(folders.root) for path in folders.root.rglob("*") if path.is_file()]
    return sorted(file for file in found if other not in file.name and not file.name.endswith((".1", ".2")))


def house(root: Path) -> tuple[Folders, str]:
    """A home with something of everything in it, and the name of a game that stays sound."""
    folders = furnished(root)
    assert folders.saves
    (folders.saves / "damaged").mkdir()
    (folders.saves / "damaged" / "x.save.txt").write_text("2026-01-01T10:00:00 the file is empty\n", "utf-8")
    return folders, begun(folders)


def the_rest_is_there(whole: Folders, other: str, home: Path, drawn: Path, file: Path, way: str) -> None:
    """Spoil one file of a copy of the home; start, open every page, and play the other game."""
    assert whole.root
    shutil.copytree(whole.root, home)
    becomes(home / file, way, Random(4))
    app = start(Folders(home, drawn, None))
    for scene in (Saves, RecordsScene, SettingsScene, Packs, DeckBuilder):
        show(app, scene(app))
        assert not any(isinstance(one, FaultScene) for one in app.scenes), (file, way, scene)
    games = Saves(app)
    show(app, games)
    games.chosen = other
    games.set_out()
    click(app, "go")
    assert table_of(app).sitting.name == other and table_of(app).sitting.view_only is None, (file, way)
    app.close()


def without_a_folder(file: Path, way: str) -> bool:
    """Whether that way takes the folder of the other game, too."""
    return way == "no folder" and str(file.parent) in (".", "saves")


@pytest.mark.usefixtures("unpainted")
def test_whatever_becomes_of_a_file_the_rest_is_there(tmp_path: Path, drawn: Path) -> None:
    whole, other = house(tmp_path / "whole")
    tried = set()
    for number, file in enumerate(files_of(whole, other)):
        way = WAYS[number % len(WAYS)]
        if not without_a_folder(file, way):
            the_rest_is_there(whole, other, tmp_path / f"{number}", drawn, file, way)
            tried.add(way)
    assert len(tried) >= 6


@pytest.mark.soak
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("way", WAYS)
def test_whatever_becomes_of_any_file_the_rest_is_there(way: str, tmp_path: Path, drawn: Path) -> None:
    whole, other = house(tmp_path / "whole")
    files = [file for file in files_of(whole, other) if not without_a_folder(file, way)]
    for number, file in enumerate(files):
        the_rest_is_there(whole, other, tmp_path / f"{number}", drawn, file, way)
    assert len(files) >= 4
