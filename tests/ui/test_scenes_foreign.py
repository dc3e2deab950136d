"""A home with foreign files in it: the program starts, every page opens, and what is sound can be played."""

from __future__ import annotations

import json

import pytest

from game.store import Folders
from game.store.savefile import to_bytes
from game.ui.house.fault import FaultScene
from game.ui.parlour import Parlour
from game.ui.scenes.records import RecordsScene
from game.ui.scenes.saves import Saves
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.shelf import Shelf
from game.ui.table.table import Table
from game.ui.widgets.controls import Button
from tests.store.spoiling import GONE, ODD, begun, changed, places, sealed, spoiled
from tests.ui.visiting import click, played, show, start


def everything_opens(app: Parlour, name: str) -> None:
    """Shelf, games (every row of them), records and settings; then that game is played."""
    games = Saves(app)
    show(app, games)
    for row in games.rows():
        games.chosen = row.id
        games.set_out()
        app.dirty = True
        app.step([], 16)
    for scene in (RecordsScene(app), SettingsScene(app)):
        show(app, scene)
    show(app, games)
    games.chosen = name
    games.set_out()
    click(app, "go")
    assert not any(isinstance(scene, FaultScene) for scene in app.scenes)
    assert table_of(app).sitting.name == name


def table_of(app: Parlour) -> Table:
    return next(scene for scene in app.scenes if isinstance(scene, Table))


def foreign(folders: Folders) -> None:
    """A game of Dragon in the folder, on a map that there is not, played last."""
    assert folders.root and folders.saves
    sitting = begun(folders.root, "dragon")
    plain = json.loads(to_bytes(sitting.as_save()))["save"]
    plain["order"], plain["match"]["options"]["map"] = 99, "Z"
    assert sitting.shelf
    sitting.shelf.remove(sitting.name)
    (folders.saves / "dragon-1.save").write_bytes(sealed(plain))


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", ["pontoon", "pack", "montoons"])
def test_foreign_saves_hide_no_game_and_open_no_fault(app: Parlour, folders: Folders, game: str) -> None:
    assert folders.saves and folders.root
    name = played(app, 5).name
    every = list(spoiled(begun(folders.root, game)))[::23]
    assert len(every) > 20
    for number, (_, raw) in enumerate(every):
        (folders.saves / f"foreign-{number}.save").write_bytes(raw)
    everything_opens(app, name)


@pytest.mark.usefixtures("unpainted")
def test_a_game_that_cannot_be_opened_says_why_and_cannot_be_chosen(app: Parlour, folders: Folders) -> None:
    foreign(folders)
    games = Saves(app)
    show(app, games)
    go = next(widget for widget in games.widgets if isinstance(widget, Button) and widget.id == "go")
    assert not go.enabled and "'Z'" in go.why_not
    app.painter.record = app.dirty = True
    app.step([], 16)
    assert any("cannot be dealt" in mark.text for mark in app.painter.marks)


@pytest.mark.usefixtures("unpainted")
def test_continue_passes_over_a_game_that_cannot_be_opened(app: Parlour, folders: Folders) -> None:
    sound = played(app, 5)
    foreign(folders)
    shelf = Shelf(app)
    show(app, shelf)
    assert shelf.running and shelf.running.name == "dragon-1"
    click(app, "continue")
    assert app.scene is shelf and "cannot be dealt" in app.toasts.shown[-1].text
    click(app, "continue")
    assert table_of(app).sitting.name == sound.name


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("file", ["settings.json", "records.jsonl"])
@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_odd_settings_and_records_open_no_fault(folders: Folders, file: str, step: int) -> None:
    assert folders.root
    app = start(folders)
    name = played(app).name
    app.settings.setups = {"pontoon": {"chairs": [["person", "Ada", "flame"]], "options": {}, "consent": True}}
    app.settings.keys = {"undo": ["u"]}
    app.settings.save()
    app.close()
    whole = json.loads((folders.root / file).read_text("utf-8"))
    ways = list(enumerate(places(whole)))
    assert len(ways) >= 12
    for number, path in ways[::step]:
        value = ODD[number % len(ODD)]
        if value is GONE and len(path) == 1 and file == "records.jsonl":
            value = "\0"
        (folders.root / file).write_text(json.dumps(changed(whole, path, value)) + "\n", "utf-8")
        app = start(folders)
        everything_opens(app, name) if number % 9 == 0 else show(app, RecordsScene(app))
        assert not any(isinstance(scene, FaultScene) for scene in app.scenes), (path, value)
        app.close()
