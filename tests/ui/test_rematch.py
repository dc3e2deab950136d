"""After a game of The Monster Pack the loser says who begins the next one; elsewhere everybody just moves on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.company import Player
from game.engine.events import Changed
from game.sitting import Sitting
from game.store import Folders
from game.ui.house.dialog import Menu
from game.ui.parlour import Parlour
from game.ui.scenes.result import Result
from game.ui.scenes.shelf import Shelf
from game.ui.table.table import Table
from game.ui.window.scene import Push
from tests.ui.hands import click
from tests.ui.tabling import settle

ADA, BO = Player("Ada", "person", "", "flame"), Player("Bo", "person", "", "leaf")
VEX = Player("Vex", "computer", "easy", "wave")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Folders(tmp_path, None, None), size=(1280, 720))
    made.settings.speed = 0
    made.open()
    made.step([], 16)
    yield made
    made.close()


def lost(app: Parlour, loser: int, *players: Player, **options: str) -> Result:
    """The result of a game that a seat has given up."""
    sitting = Sitting.new(app.folders, "pack", list(players), 7, {"format": "short", **options})
    sitting.answer(f"concede:{loser + 1}")
    app.post(Push(Result(app, sitting)))
    settle(app)
    assert isinstance(app.scene, Result)
    return app.scene


def chosen(app: Parlour, id: str) -> None:
    click(app, next(control for control in app.scene.controls() if control.id == id))
    settle(app)


def starter(app: Parlour) -> str:
    """Who began the game that is on the table."""
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    assert isinstance(app.scenes[0], Shelf)
    first = next(event.value for event in table.match.events if isinstance(event, Changed) and event.field == "first")
    return table.sitting.names[first]


@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize(("answer", "begins"), [("answer/0", "the loser"), ("answer/1", "the winner")])
def test_whoever_lost_chooses_who_begins_the_rematch(app: Parlour, loser: int, answer: str, begins: str) -> None:
    """PAK-R27."""
    names = lost(app, loser, ADA, BO).sitting.names
    chosen(app, "rematch")
    assert isinstance(app.scene, Menu) and app.scene.title.startswith(names[loser])
    chosen(app, answer)
    assert starter(app) == names[loser if begins == "the loser" else 1 - loser]


def test_the_loser_may_leave_it_to_chance_or_not_play_again(app: Parlour) -> None:
    """PAK-R27."""
    result = lost(app, 0, ADA, BO, starting="second")
    chosen(app, "rematch")
    chosen(app, "answer/3")
    assert app.scene is result
    chosen(app, "rematch")
    chosen(app, "answer/2")
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    assert table.match.options["starting"] == "chance"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_computer_that_has_lost_begins(app: Parlour, seat: int) -> None:
    """PAK-R27."""
    lost(app, seat, *((VEX, ADA) if seat == 0 else (ADA, VEX)))
    chosen(app, "rematch")
    assert starter(app) == "Vex"


def test_the_button_says_who_will_choose(app: Parlour) -> None:
    result = lost(app, 1, ADA, BO)
    button = next(widget for widget in result.widgets if widget.id == "rematch")
    assert button.sub == "Bo lost and says who begins"  # type: ignore[attr-defined]
