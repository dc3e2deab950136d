"""What a mode keeps beside its games: whole or absent, never over what a newer version has written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.store import Folders, Ledger
from game.store.folders import Memory


def folders(root: Path) -> Folders:
    return Folders(root, None, None, Memory())


def test_what_was_kept_is_there_for_the_next_start(tmp_path: Path) -> None:
    assert Ledger(folders(tmp_path), "day").read() == {}
    assert Ledger(folders(tmp_path), "day").write({"best": 34}) is None
    again = Ledger(folders(tmp_path), "day")
    assert again.read() == {"best": 34} and again.message is None
    assert Ledger(folders(tmp_path), "night").read() == {}


@pytest.mark.parametrize("raw", [b"", b"{ cut sh", b"[]", b'{"mode": "night", "form": 1, "kept": {}}', b"[" * 5_000])
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, raw: bytes) -> None:
    ledger = Ledger(folders(tmp_path), "day")
    ledger.write({"best": 1})
    assert ledger.path
    ledger.path.write_bytes(raw)
    assert ledger.read() == {} and "day.json.damaged" in (ledger.message or "")
    assert ledger.path.with_name("day.json.damaged").read_bytes() == raw
    assert ledger.write({"best": 2}) is None and ledger.read() == {"best": 2}


def test_the_file_of_a_newer_version_is_neither_read_nor_written_over(tmp_path: Path) -> None:
    assert Ledger(folders(tmp_path), "day", form=2).write({"of tomorrow": 1}) is None
    old = Ledger(folders(tmp_path), "day", form=1)
    assert old.read() == {} and "newer version" in (old.message or "")
    assert old.write({"of today": 1}) == old.message
    assert Ledger(folders(tmp_path), "day", form=2).read() == {"of tomorrow": 1}


def test_what_the_disk_refuses_lasts_in_memory(tmp_path: Path) -> None:
    (tmp_path / "modes").write_bytes(b"a file where a folder was")
    here = folders(tmp_path)
    assert "in memory only" in (Ledger(here, "day").write({"best": 3}) or "")
    assert Ledger(here, "day").read() == {"best": 3}
    nowhere = Folders(None, None, "", Memory())
    assert Ledger(nowhere, "day").write({"best": 4}) and Ledger(nowhere, "day").read() == {"best": 4}


def test_it_is_plain_text_that_says_what_it_is(tmp_path: Path) -> None:
    Ledger(folders(tmp_path), "day", form=3).write({"name": "Ömer"})
    raw = (tmp_path / "modes" / "day.json").read_bytes()
    assert json.loads(raw) == {"mode": "day", "form": 3, "kept": {"name": "Ömer"}} and "Ömer" in raw.decode()
