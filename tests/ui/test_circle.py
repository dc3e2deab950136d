"""The Circle by real events: walk in, play an evening, come back to what it brought, and see what is closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.modes.circle import WON, Circle, Row
from game.ui.parlour import Parlour
from game.ui.scenes.circle import CircleScene
from game.ui.scenes.result import Result
from game.ui.table.table import Table
from game.ui.window.scene import Push
from tests.sure import every
from tests.ui.moding import control, give_up, home, press, shown
from tests.ui.tabling import settle


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    with home(tmp_path) as made:
        yield made


def test_one_walks_in_plays_an_evening_and_comes_back_to_what_it_brought(app: Parlour) -> None:
    scene = shown(app, "circle")
    assert not scene.kept.under_way and scene.room_of(scene.rival).why
    press(app, "onward")
    assert (
        scene.kept.under_way
        and scene.rival.id == "dawdle"
        and scene.rival.greet in scene._said(scene.room_of(scene.rival))
    )
    press(app, "onward")
    table = app.scene
    assert isinstance(table, Table) and table.sitting is not None
    assert table.sitting.purpose == f"circle/{scene.kept.seed}/dawdle/0"
    assert [one.name for one in table.sitting.players][1] == "Dawdle"
    give_up(table.sitting, 1)
    app.post(Push(app.make("result", table.sitting)))
    settle(app)
    assert isinstance(app.scene, Result) and scene.rival.beaten in app.scene.why
    press(app, "onward")
    back = app.scene
    assert isinstance(back, CircleScene) and back.rival.id == "dawdle"
    assert back.kept.row(back.rival) == Row(1, 0, None)
    assert back._said(back.room_of(back.rival)) == back.rival.beaten


def test_an_evening_that_was_begun_is_gone_on_with(app: Parlour) -> None:
    shown(app, "circle")
    press(app, "onward")
    press(app, "onward")
    assert isinstance(app.scene, Table) and app.scene.sitting is not None
    first = app.scene.sitting
    app.post(app.scene.back())
    settle(app)
    again = shown(app, "circle")
    assert again.kept.begun(again.rival) == first.name
    press(app, "onward")
    assert isinstance(app.scene, Table) and app.scene.sitting is not None and app.scene.sitting.name == first.name


def test_a_dark_room_says_what_would_light_it_and_opens_when_it_does(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    press(app, "room/manyeyes")
    assert scene.rival.id == "manyeyes" and "Beat 3 more" in scene.room_of(scene.rival).why
    assert not control(app, "onward").enabled and "Beat 3 more" in control(app, "onward").why_not
    kept = Circle(app.folders)
    for id in ("dawdle", "hoku", "puddlewink"):
        kept.played[id] = [WON, WON]
    kept.keep()
    scene = shown(app, "circle")
    press(app, "room/manyeyes")
    assert control(app, "onward").enabled
    assert "You: Ember Assault" in scene._rules(scene.kept.evening(scene.rival))


def test_every_rival_has_a_page_that_tells_what_is_played(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    for rival in every(scene.kept.rivals):
        press(app, f"room/{rival.id}")
        assert scene.rival == rival
        for number in every(range(rival.rows)):
            assert all("none" not in text for text in scene._rules(rival.evening(number)))
