"""Drafts: until a picture is drawn a quick one stands for it, and what was painted with it is painted anew after."""

import pygame
import pytest

from game.ui.gallery import opened

WINDOW = (1280, 720)
FRAMES = 99  # more than a table takes until all that it shows is drawn


def looks() -> bytes:
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


@pytest.mark.parametrize("screen", ("pontoon_table", "pack_table", "kingdom_table", "dragon_battle"))
def test_a_table_that_was_drawn_with_drafts_comes_to_look_like_one_without(screen: str) -> None:
    with opened(screen, WINDOW) as app:
        for _ in range(3):
            app.step([], 0)
        finished = looks()
        app.pictures.patient = False
        app.rescaled()
        app.pictures.forget()
        app.step([], 0)
        assert app.pictures.drafts > 0
        assert looks() != finished
        for _ in range(FRAMES):
            app.pictures.wait(10)
            if not app.step([], 0):
                break
        assert looks() == finished
