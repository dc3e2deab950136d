"""What the window opens without: whatever the shelf does not show is loaded when it is wanted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import store
from game.store import Folders
from game.ui.parlour import Parlour
from game.ui.style.palette import PLAIN, Palette

OPENED = """
import sys
from game.ui.parlour import Parlour
Parlour().make("shelf")
print(*(name for name in sys.modules if name.startswith("game.")))
"""
LATER = {
    "rules of a game": "game.engine.game",
    "events": "game.engine.events",
    "data files": "game.engine.data",
    "sittings": "game.sitting",
    "packs": "game.packs",
    "faces of games": "game.ui.table.face",
    "results": "game.store.records",
    "decks": "game.store.decks",
    "collections": "game.store.albums",
    "reports": "game.store.report",
}


def test_the_shelf_is_made_without_what_it_does_not_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(tmp_path))
    done = subprocess.run([sys.executable, "-c", OPENED], capture_output=True, text=True)
    loaded = set(done.stdout.split())
    assert "game.ui.scenes.shelf" in loaded, done.stderr
    assert not {what for what, module in LATER.items() if module in loaded}


def test_what_is_kept_besides_is_there_when_it_is_asked_for(tmp_path: Path) -> None:
    app = Parlour(Folders(tmp_path, None, None))
    assert app.records is app.records and app.records.all() == []
    assert app.decks.folder == tmp_path / "decks" and app.albums.folder == tmp_path / "albums"


def test_all_of_the_store_can_be_had_by_its_name() -> None:
    assert all(getattr(store, name).__module__.startswith("game.store.") for name in store.__all__)
    with pytest.raises(AttributeError):
        store.Nothing  # noqa: B018


def test_a_palette_stays_as_it_was_made_and_has_no_colours_of_other_names() -> None:
    with pytest.raises(AttributeError):
        PLAIN.gold = "#000000"
    with pytest.raises(TypeError, match="golden"):
        Palette(golden="#f5c242")
