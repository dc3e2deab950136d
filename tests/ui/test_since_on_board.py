"""After the curtain a little of what the others did is shown on the board once more, and more of it on cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.recap import Recap
from game.ui.table import eyes
from tests.sure import every
from tests.ui.hands import click, named, press
from tests.ui.tabling import Nobody, at_table, lit, seated, settle


def at_rest(app: Parlour, table: Any) -> None:
    """All that moves has come to its end."""
    while app.scene is table and not table.news.still:
        app.step([], 400)
    app.step([], 16)


def choose(app: Parlour, table: Any, key: str) -> None:
    click(app, next(control for control in lit(table) if control.tags["key"] == key))
    at_rest(app, table)


@contextmanager
def lifted(**settings: Any) -> Iterator[tuple[Parlour, Any, int, int]]:
    """Of two people the first has chosen, then the other, and the first has just lifted their curtain: the table, the
    first one's seat, and what they pressed since they chose."""
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 3, skip_single=False)
    with at_table(seated(match, 0, 1), Nobody(), speed=3, pass_on=3, **settings) as (app, table):
        settle(app, 20)
        press(app, pygame.K_RETURN)  # the first curtain
        at_rest(app, table)
        seats, presses = [], 0
        for _ in range(2):
            seats.append(table.eyes.looker)
            choose(app, table, "stay" if seats[0] != seats[-1] else "hit")
            while len(lit(table)):  # what an ability asks besides
                choose(app, table, sorted(str(control.tags["key"]) for control in lit(table))[0])
            presses = 1
            settle(app, 20)  # the time until the curtain falls by itself
            assert isinstance(app.scene, Curtain)
            press(app, pygame.K_RETURN)
            presses += 1
            if len(seats) < 2:
                for _ in every(range(2)):
                    app.step([], 16)
                if isinstance(app.scene, Recap):
                    click(app, named(app.scene, "skip"))
                at_rest(app, table)
        app.step([], 16)
        yield app, table, seats[0], presses


def test_the_move_of_the_other_is_seen_on_the_table_and_then_one_is_asked() -> None:
    with lifted() as (app, table, seat, presses):
        assert app.scene is table and table.eyes.viewer == seat
        assert table.news.busy, "it is being shown"
        at_rest(app, table)
        settle(app)
        assert lit(table) and table.match.decision.player == seat
        assert presses == 2, "a choice and Ready are all that a card costs"


@pytest.mark.parametrize("settings", [{"recap": "cards"}, {"reduced_motion": True}])
def test_who_wants_cards_or_nothing_that_moves_has_cards(settings: dict[str, Any]) -> None:
    with lifted(**settings) as (app, _, _, _):
        assert isinstance(app.scene, Recap)


def test_much_of_it_is_told_on_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "FEW", 0)
    with lifted() as (app, _, _, _):
        assert isinstance(app.scene, Recap)
