"""moding: what the tests of modes share: a window, a screen opened in it, and what is pressed there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from game.sitting import Sitting
from game.store import Folders
from game.ui.house.fault import FaultScene
from game.ui.parlour import Parlour
from game.ui.scenes.result import Result
from game.ui.table.table import Table
from game.ui.window.focus import Control
from game.ui.window.scene import Push
from tests.ui.hands import click
from tests.ui.tabling import settle


@contextmanager
def home(folder: Path) -> Iterator[Parlour]:
    """A window over a home in this folder."""
    made = Parlour(Folders(folder, None, None), size=(1280, 720))
    made.open()
    yield made
    made.close()


def shown(app: Parlour, mode: str) -> Any:
    """The screen of a mode, opened anew."""
    app.post(Push(app.make(mode)))
    settle(app)
    assert not isinstance(app.scene, FaultScene)
    return app.scene


def control(app: Parlour, id: str) -> Control:
    return next(control for control in app.scene.controls() if control.id == id)


def sitting_of(app: Parlour) -> Sitting:
    """The game at the table that is shown."""
    assert isinstance(app.scene, Table) and app.scene.sitting is not None
    return app.scene.sitting


def left_and_gone_on_with(app: Parlour, mode: str) -> tuple[Sitting, Any, Sitting]:
    """A mode is begun and its first game; that is left, and the way on is pressed again: the first game, the screen of
    the mode in between, and the game that is shown then."""
    shown(app, mode)
    press(app, "onward")
    press(app, "onward")
    first = sitting_of(app)
    app.post(app.scene.back())
    settle(app)
    again = shown(app, mode)
    press(app, "onward")
    return first, again, sitting_of(app)


def result_of(app: Parlour, sitting: Sitting) -> Result:
    """The second seat gives up, and the result is looked at."""
    give_up(sitting, 1)
    app.post(Push(app.make("result", sitting)))
    settle(app)
    assert isinstance(app.scene, Result)
    return app.scene


def press(app: Parlour, id: str) -> None:
    click(app, control(app, id))
    settle(app)
    assert not isinstance(app.scene, FaultScene)


def give_up(sitting: Sitting, seat: int, after: int = 2) -> None:
    """So few choices by lot that no deal ends before, then a seat gives up."""
    lot = Random(1)
    for _ in range(after):
        assert sitting.match.decision is not None
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    sitting.concede(seat)
