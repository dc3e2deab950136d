"""A games night by real events: set up by clicks, played table by table, and kept as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.modes.night import Nights
from game.store import Folders
from game.ui.house.fault import FaultScene
from game.ui.parlour import Parlour
from game.ui.scenes.night import NightScene
from game.ui.table.table import Table
from game.ui.window.scene import Push
from tests.ui.hands import click
from tests.ui.tabling import settle


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Folders(tmp_path, None, None), size=(1280, 720))
    made.open()
    yield made
    made.close()


def shown(app: Parlour) -> NightScene:
    app.post(Push(app.make("night")))
    settle(app)
    assert isinstance(app.scene, NightScene)
    return app.scene


def press(app: Parlour, id: str) -> None:
    click(app, next(control for control in app.scene.controls() if control.id == id))
    settle(app)
    assert not isinstance(app.scene, FaultScene)


def test_guests_and_games_are_chosen_and_the_night_begins(app: Parlour) -> None:
    scene = shown(app)
    press(app, "more")
    press(app, "longer")
    assert len(scene.guests) == 5 and len(scene.games) == 4
    press(app, "fewer")
    press(app, "less")
    press(app, "onward")
    night = Nights(app.folders).night
    assert night is not None and len(night.guests) == 4 and night.games == ("pontoon", "kingdom", "dragon")
    assert night.short and scene.kept.night == night


def test_two_of_one_name_are_told_before_the_night_begins(app: Parlour) -> None:
    scene = shown(app)
    scene.guests[1] = scene.guests[1]._replace(name=scene.guests[0].name)
    scene.set_out()
    onward = next(control for control in scene.controls() if control.id == "onward")
    assert onward.why_not == "Everybody needs a name of their own."


def test_each_game_is_played_from_the_night_and_leads_back_to_it(app: Parlour, tmp_path: Path) -> None:
    scene, lot = shown(app), Random(2)
    for _ in range(2):
        press(app, "fewer")
    scene.games[:] = ["pontoon", "pack", "pontoon"]
    press(app, "onward")
    for n in range(3):
        press(app, "onward")
        table = app.scene
        assert isinstance(table, Table) and table.sitting is not None
        assert table.sitting.purpose.endswith(f"/{n}/0") and table.sitting.people == [0, 1]
        for _ in range(6):
            assert table.sitting.match.decision is not None
            table.sitting.answer(lot.choice(table.sitting.match.decision.options).key)
        table.sitting.concede(1)
        app.post(Push(app.make("result", table.sitting)))
        settle(app)
        press(app, "onward")
        assert isinstance(app.scene, NightScene)
        scene = app.scene
    assert scene.kept.next() is None
    total = [line.total for line in scene.kept.lines()]
    assert sum(total) == 3 * (5 + 3)
    press(app, "picture")
    (kept,) = (tmp_path / "pictures").glob("night-*.png")
    assert pygame.image.load(kept).get_size() == (1280, 720)
    press(app, "onward")
    assert scene.kept.night is None and Nights(app.folders).over == 1
