"""Whoever sets a table finds everything where it was: what a click meant for one thing it does not do to another."""

from __future__ import annotations

import pygame
import pytest

from game.ui.parlour import Parlour
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.setup import KINDS
from tests.ui.hands import button, named, point
from tests.ui.tabling import window

SIZES = [(1280, 720), (1920, 1080), (1080, 1600), (2560, 1080)]


def places(app: Parlour) -> dict[str, tuple[float, ...]]:
    """Where the kinds of the chosen chair and the table with all chairs lie."""
    assert isinstance(app.scene, NewGame)
    found = {name: app.scene.area(name) for name in ("kind", "name", "table")}
    return {name: tuple(round(n, 1) for n in at) for name, at in found.items() if at}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("unpainted")
def test_nothing_moves_while_the_kind_of_a_chair_changes_or_another_is_chosen(size: tuple[int, int]) -> None:
    with window(lambda app: NewGame(app, "pontoon")) as app:
        scene = app.scene
        assert isinstance(scene, NewGame)
        pygame.display.set_mode(size)
        app.rescaled()
        before = places(app)
        assert len(before) == 3
        for at in (1, 0):
            scene._pick(at)
            assert places(app) == before
            for kind in ("empty", "master", "easy", "person"):
                scene._kind(KINDS.index(kind))
                assert places(app) == before, kind


def test_a_click_on_a_kind_sets_that_kind_whatever_was_chosen_before() -> None:
    with window(lambda app: NewGame(app, "pontoon")) as app:
        scene = app.scene
        assert isinstance(scene, NewGame)
        x, y, w, h = named(scene, "kind").rect
        for kind in ("master", "person", "hard", "empty", "easy", "person", "empty"):
            n = KINDS.index(kind)
            at = x + w * (n + 0.5) / len(KINDS), y + h / 2
            point(app, at)
            button(app, at)
            assert scene.setup.chairs[0].kind == kind
