"""The page of doors: two clicks from the shelf to every mode, and from a finished game the way back to it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pygame
import pytest

from game import modes
from game.company import Player
from game.engine.words import counted
from game.modes import Door, Far, Told
from game.modes.bouts import Bout
from game.sitting import Sitting
from game.store import Folders
from game.ui import parlour
from game.ui.parlour import Parlour
from game.ui.scenes.evenings import Evenings
from game.ui.scenes.result import Result
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.shelf import Shelf
from game.ui.window.scene import Push
from tests.sure import every
from tests.ui.hands import button, click, press
from tests.ui.layout import EVERY, misfits
from tests.ui.tabling import settle

PLAYERS = (Player("Ann", "person", "", "flame"), Player("Vex", "computer", "easy", "wave"))
FIGURES = ("Dawdle", "Sniffle", "Manyeyes", "Bramblehorn", "the Dragon", "hoku", "pele", "tala")


class Toy(ModuleType):
    """A mode that takes note of nothing."""

    def __init__(self, name: str) -> None:
        super().__init__(f"game.modes.{name}")
        self.seen = 0

    def so_far(self, folders: Folders) -> Far:
        self.seen += 1
        return Far(f"seen {counted(self.seen, 'time')}", self.seen / 10)

    def played(self, folders: Folders, sitting: Sitting) -> Told | None:
        return Told("The second of three.", "Back to the toys", ("play",))


def furnish(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """So many doors, each of which opens the page of the settings."""
    words = "Something that is said of it in a line which may well have to break."
    doors = tuple(Door(f"toy{n}", f"The {who} that is here", words, who) for n, who in enumerate(FIGURES[:count]))
    monkeypatch.setattr(modes, "DOORS", doors)
    for door in doors:
        monkeypatch.setitem(sys.modules, f"game.modes.{door.mode}", Toy(door.mode))
        monkeypatch.setitem(parlour.SCREENS, door.mode, "settings.SettingsScene")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Folders(tmp_path, None, None), size=(1280, 720))
    made.settings.speed = 0
    made.open()
    made.step([], 16)
    yield made
    made.close()


def chosen(app: Parlour, id: str) -> None:
    click(app, next(control for control in app.scene.controls() if control.id == id))
    settle(app)


@pytest.mark.usefixtures("unpainted")
def test_every_mode_is_two_clicks_from_the_shelf(app: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    furnish(monkeypatch, 3)
    app.post(Push(Shelf(app)))
    settle(app)
    chosen(app, "evenings")
    assert isinstance(app.scene, Evenings) and app.scene.far["toy1"].words == "seen 1 time"
    chosen(app, "door/toy1")
    assert isinstance(app.scene, SettingsScene)
    chosen(app, "header/back")
    assert isinstance(app.scene, Evenings) and app.scene.far["toy1"].words == "seen 2 times", "it is counted anew"


@pytest.mark.usefixtures("unpainted")
def test_all_that_there_is_to_play_for_opens_from_an_empty_home_by_two_clicks(app: Parlour) -> None:
    for door in every(modes.DOORS):
        app.post(Push(Shelf(app)))
        settle(app)
        chosen(app, "evenings")
        chosen(app, f"door/{door.mode}")
        assert type(app.scene) is type(app.make(door.mode))


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_RIGHT, pygame.K_RETURN])
@pytest.mark.usefixtures("unpainted")
def test_after_a_click_on_nothing_keys_begin_at_what_a_page_is_for(app: Parlour, key: int) -> None:
    app.post(Push(app.make("night")))
    settle(app)
    button(app, (3, 300))
    assert app.scene.focus.at is None
    press(app, key)
    settle(app)
    assert app.scene.focus.at == "onward" and type(app.scene) is type(app.make("night"))


@pytest.mark.usefixtures("unpainted")
def test_without_a_door_there_is_no_way_to_the_page(app: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    furnish(monkeypatch, 0)
    app.post(Push(Shelf(app)))
    settle(app)
    assert "records" in {one.id for one in app.scene.controls()} and "evenings" not in {
        one.id for one in app.scene.controls()
    }


@pytest.mark.parametrize("count", [1, 5, 8])
@pytest.mark.usefixtures("unpainted")
def test_few_doors_and_many_fit_every_window(app: Parlour, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    furnish(monkeypatch, count)
    for page in (Evenings(app), Shelf(app)):  # there is one plate more under the shelf
        app.post(Push(page))
        settle(app)
        assert misfits(app, EVERY[count % 3 :: 3]) == []


@pytest.mark.parametrize("way", ["onward", "header/back"])
@pytest.mark.usefixtures("unpainted")
def test_the_result_tells_what_it_was_played_for_and_leads_back(
    app: Parlour, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    furnish(monkeypatch, 2)
    sitting, lot = Bout("pontoon", PLAYERS, 4, {}, "toy1/2").deal(app.folders), Random(2)
    while sitting.match.decision:
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    result = Result(app, sitting)
    app.post(Push(result))
    settle(app)
    assert result.why.startswith("The second of three.")
    assert "rematch" not in {control.id for control in result.controls()}
    chosen(app, way)
    assert isinstance(app.scene, SettingsScene) and [type(one) for one in app.scenes[:-1]] == [Shelf, Evenings]
    chosen(app, "header/back")
    assert app.scene.focus.at == "door/toy1"
    app.post(Push(Result(app, sitting)))
    settle(app)
    chosen(app, "shelf")
    assert [type(one) for one in app.scenes] == [Shelf]
    app.post(Push(Result(app, sitting)))
    settle(app)
    assert misfits(app, EVERY[::5]) == []
