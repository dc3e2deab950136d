"""What lies over a table, as boxes: it fits every window in each of its states, for six players with long names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.pause import PauseMenu
from game.ui.window.scene import Push
from tests.ui.layout import misfits
from tests.ui.tabling import Nobody, at_table, seated

LONG = "Mmmmmmmm Wwwww"  # as wide as a name of 14 letters may be


def six() -> Sitting:
    """A game of six with the longest names, in its first question."""
    sitting = seated(Match(GAMES["dragon"], shipped_content("dragon"), 6, 1), 0, 2)
    sitting.players[:] = [player._replace(name=LONG) for player in sitting.players]
    return sitting


@pytest.fixture
def table(unpainted: None) -> Iterator[tuple[Parlour, object]]:
    with at_table(six(), Nobody()) as (app, table):
        yield app, table


@pytest.mark.parametrize("page", range(2))
def test_the_pause_of_six_long_names_fits_every_window_on_each_page(table: tuple[Parlour, object], page: int) -> None:
    app, here = table
    scene = PauseMenu(app, here)  # type: ignore[arg-type]
    scene.page = page
    app.post(Push(scene))
    app.step([], 16)
    assert misfits(app) == []


def test_the_curtain_for_a_long_name_fits_every_window(table: tuple[Parlour, object]) -> None:
    app, _ = table
    app.post(Push(Curtain(app, six(), 0, lambda: None)))
    app.step([], 16)
    assert misfits(app) == []


def test_speeds_are_listed_from_slow_to_at_once(table: tuple[Parlour, object]) -> None:
    app, here = table
    scene = PauseMenu(app, here)  # type: ignore[arg-type]
    took = []
    for at in range(6):
        scene.set_speed(at)
        assert scene._pace() == at
        took.append(app.tempo.ms(100) if app.settings.speed else float("inf"))
    assert took == sorted(took) and app.settings.speed == 0
