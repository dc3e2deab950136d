"""A game that another window has, seen from this one: it is looked at or played as a copy, and never thrown away."""

from __future__ import annotations

import pytest

from game.store import Folders
from game.ui.house.dialog import Dialog
from game.ui.parlour import Parlour
from game.ui.scenes.saves import GUEST, Saves
from game.ui.scenes.shelf import Shelf
from game.ui.window.scene import Reset
from tests.store.test_windows import another_window
from tests.ui.test_scenes_foreign import table_of
from tests.ui.visiting import click, played, show


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("copied", [False, True])
def test_continue_asks_when_another_window_has_the_game(app: Parlour, folders: Folders, copied: bool) -> None:
    assert folders.root and folders.saves
    sitting = played(app, 5)
    sitting.close()
    before = (folders.saves / f"{sitting.name}.save").read_bytes()
    with another_window(folders.root, sitting.name):
        show(app, Shelf(app))
        click(app, "continue")
        assert isinstance(app.scene, Dialog) and "open in another window" in app.scene.text
        click(app, f"answer/{int(copied)}")
        app.step([], 16)
        table = table_of(app)
        assert (table.sitting.view_only is None) == copied and (table.sitting.name != sitting.name) == copied
        assert (folders.saves / f"{sitting.name}.save").read_bytes() == before
        if not copied:
            app.step([], 16)
            assert not any(control.tags.get("key") for control in table.controls())


@pytest.mark.usefixtures("unpainted")
def test_the_page_of_games_says_what_is_open_elsewhere(app: Parlour, folders: Folders) -> None:
    assert folders.root
    sitting = played(app, 5)
    sitting.close()
    with another_window(folders.root, sitting.name):
        games = Saves(app)
        show(app, games)
        assert [row.note for row in games.rows() if row.id != GUEST] == ["open elsewhere"]
        away = next(control for control in app.controls() if control.id == "away")
        assert not away.enabled and "another window" in away.why_not
        assert "another window" in str(app.saves.remove(sitting.name)) and app.saves.names() == [sitting.name]


@pytest.mark.usefixtures("unpainted")
def test_a_table_that_is_left_lets_go_of_its_game(app: Parlour, folders: Folders) -> None:
    assert folders.root
    sitting = played(app, 5)
    sitting.close()
    show(app, Shelf(app))
    click(app, "continue")
    app.step([], 16)
    assert folders.saves and list(folders.saves.glob(".*.open"))
    app.post(Reset(Shelf(app)))
    app.step([], 16)
    with another_window(folders.root, sitting.name):
        pass
