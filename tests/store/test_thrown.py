"""Thrown away: a game comes back whole for thirty days, and then it is gone."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.company import Player
from game.sitting import Sitting
from game.store import Folders, SaveShelf
from game.store.thrown import Bin

PLAYERS = [Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")]


def thrown(root: Path) -> tuple[SaveShelf, str, dict[str, bytes]]:
    """A game some answers old that was thrown away, and its files as they were."""
    sitting = Sitting.new(Folders(root, None, None), "pontoon", PLAYERS, 3)
    for _ in range(4):
        sitting.answer(sitting.match.decision.options[0].key)
    sitting.close()
    shelf = SaveShelf(root / "saves")
    files = {path.name: path.read_bytes() for path in (root / "saves").glob("*.save*")}
    assert len(files) == 3 and shelf.remove(sitting.name) is None
    return shelf, sitting.name, files


def test_it_comes_back_with_its_older_states(tmp_path: Path) -> None:
    shelf, name, files = thrown(tmp_path)
    assert shelf.names() == [] and shelf.load(name).save is None and not list((tmp_path / "saves").glob("*.save*"))
    (one,) = shelf.bin.all()
    assert one.name == name and one.save and one.until - one.since == timedelta(days=30)
    assert shelf.bring_back(name) is None
    assert {path.name: path.read_bytes() for path in (tmp_path / "saves").glob("*.save*")} == files
    assert shelf.bin.all() == []


@pytest.mark.parametrize(("days", "there"), [(0, True), (29, True), (31, False)])
def test_it_stays_for_thirty_days(tmp_path: Path, days: int, there: bool) -> None:
    shelf, name, _ = thrown(tmp_path)
    later = datetime.now() + timedelta(days=days)
    assert [one.name for one in Bin(tmp_path / "saves" / "thrown", lambda: later).all()] == [name] * there
    assert any((tmp_path / "saves" / "thrown").glob(f"{name}.save*")) == there


def test_a_new_game_never_takes_the_name_of_a_thrown_one_and_none_is_brought_back_over_another(tmp_path: Path) -> None:
    shelf, name, _ = thrown(tmp_path)
    shelf.now = lambda: datetime.strptime(name, "pontoon-%Y%m%d-%H%M%S")
    assert shelf.new_name("pontoon") == f"{name}-2"
    save = shelf.bin.all()[0].save
    assert save and shelf.store(save) is None
    assert "already" in str(shelf.bring_back(name)) and len(shelf.bin.all()) == 1
    assert shelf.remove(name) is None and len(shelf.bin.all()) == 1


def test_a_game_that_is_on_no_disk_comes_back_too() -> None:
    shelf = SaveShelf(None)
    sitting = Sitting.new(Folders(None, None, None), "pontoon", PLAYERS, 3)
    shelf.store(sitting.as_save().__class__(**sitting.as_save().__dict__ | {"name": "pontoon-1"}))
    assert shelf.remove("pontoon-1") is None and shelf.names() == []
    assert [one.name for one in shelf.bin.all()] == ["pontoon-1"]
    assert shelf.bring_back("pontoon-1") is None and shelf.names() == ["pontoon-1"]


def test_a_foreign_file_among_them_is_told_and_can_be_cleared(tmp_path: Path) -> None:
    shelf, name, _ = thrown(tmp_path)
    (tmp_path / "saves" / "thrown" / "x.save").write_bytes(b"{")
    found = {one.name: one for one in shelf.bin.all()}
    assert found["x"].save is None and "cut short" in str(found["x"].fault) and found[name].save
    shelf.bin.clear("x")
    assert [one.name for one in shelf.bin.all()] == [name]
