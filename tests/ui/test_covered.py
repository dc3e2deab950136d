"""A screen that lies over a table: the table keeps no pictures of its cards meanwhile, and looks as before after it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.gallery import opened
from game.ui.house.dialog import Answer, Dialog
from game.ui.parlour import Parlour
from game.ui.window.scene import Pop, Push, Scene
from tests.ui.tabling import settle


def under(app: Parlour, scene: Scene) -> int:
    """How many bytes of cards, turned and with shadows, a table has kept while that lies over it."""
    images = app.scene.top.images  # type: ignore[attr-defined]
    assert images.kept.bytes > 0
    app.post(Push(scene))
    settle(app)
    kept = int(images.kept.bytes + images.spun.bytes + images.passing.bytes)
    app.post(Pop())
    settle(app)
    return kept


def table_of(app: Parlour) -> bytes:
    """What is seen of it, but for the panel at its right, whose odds are still being reckoned."""
    return pygame.image.tobytes(app.snapshot().subsurface((0, 0, 1000, 720)), "RGB")


@pytest.mark.parametrize("game", ("pontoon", "kingdom", "pack"))
def test_a_table_under_another_screen_keeps_no_cards_and_comes_back_as_it_was(game: str) -> None:
    with opened(f"{game}_table") as app:
        settle(app)
        assert under(app, Dialog("Well?", "", [Answer("Yes")])) > 0
        before = table_of(app)
        assert under(app, app.make("settings")) == 0
        assert table_of(app) == before
