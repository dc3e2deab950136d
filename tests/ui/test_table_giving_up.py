"""Giving up in the window: the same button in the same place of every game's menu, asked once more, told in the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.rules import GAMES
from game.ui.gallery import opened
from game.ui.house.dialog import Dialog, Menu
from game.ui.parlour import Parlour
from game.ui.scenes.outcome import why_it_ended
from game.ui.scenes.pause import PauseMenu
from game.ui.table.table import Table
from tests.rules.dragon.table import Table as Laid
from tests.rules.dragon.table import hero
from tests.ui.hands import press
from tests.ui.tabling import seated
from tests.ui.visiting import click

PLACE = (215, 319, 300)  # of the button: units from the left and the top, and its width


@pytest.fixture(params=sorted(GAMES))
def app(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Parlour]:
    with opened(f"{request.param}_table", cache=tmp_path) as app:
        app.settings.speed = 0
        app.step([], 200)
        yield app


@pytest.mark.usefixtures("unpainted")
def test_giving_up_is_the_same_at_every_table(app: Parlour) -> None:
    table = app.scene
    assert isinstance(table, Table)
    sitting, match = table.sitting, table.match
    seat, before = sitting.people[0], len(match.answers)
    press(app, pygame.K_ESCAPE)
    app.step([], 16)
    assert isinstance(app.scene, PauseMenu)
    place = next(control.rect for control in app.controls() if control.id == "give_up")
    assert place[:3] == PLACE
    for answer in ("answer/1", "answer/0"):
        click(app, "give_up")
        app.step([], 16)
        if isinstance(app.scene, Menu):
            click(app, "answer/0")
            app.step([], 16)
        assert isinstance(app.scene, Dialog) and len(match.answers) == before
        assert app.scene.focus.at == "answer/1", "Enter plays on"
        click(app, answer)
        app.step([], 16)
    assert match.gave_up == (seat,) and table in app.scenes
    assert any("gives up" in line for _, line in match.log(sitting.names, None))
    assert match.over == (match.seats == 2) and (match.over or not sitting.players[seat].is_person)


@pytest.mark.usefixtures("unpainted")
def test_nobody_gives_up_while_looking_back_or_only_looking_on(app: Parlour) -> None:
    table = app.scene
    assert isinstance(table, Table) and table.seating.may_give_up() is None
    table.past.to(3)
    refused = table.seating.may_give_up()
    assert refused and "looking back" in refused.why
    table.past.leave()
    table.sitting.view_only = "It is open in another window."
    refused = table.seating.may_give_up()
    assert refused and "another window" in refused.why


def test_a_result_says_who_has_given_up_and_not_what_was_rolled_last() -> None:
    match = Laid(hero("3,3"), hero("0,0"), dice=[4]).match
    match.concede(0)
    assert why_it_ended(seated(match)) == "Ada gives up."
