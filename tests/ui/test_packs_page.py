"""The page of packs: what is on, what is wrong with what is not, and that many packs are read once."""

from __future__ import annotations

from pathlib import Path

import pytest

import game.packs
from game.store import Folders
from game.ui.parlour import Parlour
from game.ui.scenes.packs import Packs

from tests.ui.visiting import show

CARD = "- {{id: GX{0:02}, name: Newt {0}, power: 3, type: monster}}\n"


def a_pack(folders: Folders, name: str, files: dict[str, str]) -> Path:
    assert folders.packs
    folder = folders.packs / name
    for file, text in {"pack.yaml": f"name: {name}\nversion: '1'\n", **files}.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    return folder


def test_each_of_many_packs_is_read_once(app: Parlour, folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(12):
        a_pack(folders, f"p{number:02}", {"pontoon/guild.yaml": CARD.format(number)})
    read: list[str] = []
    whole = game.packs.read_pack
    monkeypatch.setattr(game.packs, "read_pack", lambda path: read.append(path.name) or whole(path))
    scene = Packs(app)
    show(app, scene)
    assert scene.note == "12 of 12 on"
    assert sorted(read) == [f"p{number:02}" for number in range(12)]


def test_a_pack_that_one_game_refuses_is_off_for_all(app: Parlour, folders: Folders) -> None:
    a_pack(folders, "newts", {"pontoon/guild.yaml": CARD.format(1), "dragon/counters.yaml": "- {id: X1}\n"})
    scene = Packs(app)
    show(app, scene)
    assert not scene.packs["newts"].on and "kind is missing" in str(scene.packs["newts"].faults[0])
