"""However many sizes letters are drawn in, and however many games are played, no file stays open and no table stays."""

from __future__ import annotations

import weakref
from pathlib import Path

import pygame
import pytest

from game import assets
from game.ui.draw.lettering import FACES, font
from game.ui.evening import open_files
from game.ui.games import open_table
from game.ui.window.scene import Pop, Push, Reset, Scene
from tests.ui.pontoon_tabling import match_of
from tests.ui.tabling import Nobody, seated, settle, window


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="this system does not tell its open files")
def test_letters_of_many_sizes_keep_no_file_open() -> None:
    pygame.font.init()
    for face in FACES:
        font(face, 20).render("a", True, (0, 0, 0))
    before = open_files()
    for size in range(8, 60):
        for face in FACES:
            assert font(face, size).size("Monster")[0] > 0
    assert open_files() <= before


def test_letters_look_as_those_of_the_file() -> None:
    pygame.font.init()
    path = str(next(assets.art("fonts").glob(FACES["text"])))
    faces = font("text", 22), pygame.font.Font(path, 22)
    one, two = (made.render("Quartz & vex 17", True, (0, 0, 0)) for made in faces)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(two, "RGBA")


@pytest.mark.parametrize("back", [Reset(Scene()), Pop(None)], ids=("reset", "pop"))
def test_a_table_that_was_left_is_gone(back: object) -> None:
    """With its pictures, and without waiting for anything; it may have lain over a page, as a lesson does."""
    with window(lambda app: Scene()) as app:
        table = open_table(app, seated(match_of()), Nobody())
        app.post(Push(table))
        settle(app)
        app.snapshot()
        left = weakref.ref(table)
        del table
        app.post(back)
        settle(app)
        assert left() is None
