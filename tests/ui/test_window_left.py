"""Another window comes in front: with that option the curtain falls over a table and whatever lies over it (B4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.pause import PauseMenu
from game.ui.window.scene import Push, Scene
from tests.ui.hands import press
from tests.ui.tabling import Nobody, at_table, midway, seated, settle

LEFT = pygame.event.Event(pygame.WINDOWFOCUSLOST)
SECRETIVE = [name for name, game in GAMES.items() if game.secrets]


def menu(app: Parlour, table: Any) -> list[Scene]:
    return [PauseMenu(app, table)]


def settings(app: Parlour, table: Any) -> list[Scene]:
    return [PauseMenu(app, table), app.make("settings")]


def rulebook(app: Parlour, table: Any) -> list[Scene]:
    return [app.make("rulebook", table.game_name, "1")]


def nothing(app: Parlour, table: Any) -> list[Scene]:
    return []


@pytest.mark.parametrize("over", [nothing, menu, settings, rulebook])
@pytest.mark.parametrize("name", SECRETIVE)
def test_the_curtain_falls_over_all_that_lies_on_the_table(
    name: str, over: Callable[[Parlour, Any], list[Scene]]
) -> None:
    (match,) = midway(1, lambda seed: Match(GAMES[name], shipped_content(name), 2, seed))
    with at_table(seated(match, 0, 1), Nobody(), curtain_on_blur=True) as (app, table):
        press(app, pygame.K_RETURN)
        settle(app)
        seat = table.eyes.looker
        assert seat is not None and app.scene is table
        for scene in over(app, table):
            app.post(Push(scene))
            settle(app)
        below = list(app.scenes)
        app.step([LEFT], 16)
        assert isinstance(app.scene, Curtain) and app.scenes[:-1] == below
        assert table.eyes.looker is None and table.news.viewer is None
        app.step([LEFT], 16)
        assert len(app.scenes) == len(below) + 1, "one curtain is enough"
        press(app, pygame.K_RETURN)
        settle(app)
        assert app.scenes == below and table.eyes.looker == seat
