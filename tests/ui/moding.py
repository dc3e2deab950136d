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


def press(app: Parlour, id: str) -> None:
    click(app, control(app, id))
    settle(app)
    assert not isinstance(app.scene, FaultScene)


def give_up(sitting: Sitting, seat: int, after: int = 8) -> None:
    """So many choices by lot, then a seat gives up."""
    lot = Random(1)
    for _ in range(after):
        assert sitting.match.decision is not None
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    sitting.concede(seat)
