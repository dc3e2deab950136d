"""Drafts: until a picture is drawn a quick one stands for it, and what was painted with it is painted anew after."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.draw.cache import Cache
from game.ui.draw.cards.kingdom import Chip
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.resizing import LONGEST, resizes_of_table
from game.ui.table.sprites import Images

WINDOW = (1280, 720)
FRAMES = 99  # more than a table takes until all that it shows is drawn


def looks() -> bytes:
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def finish(app: Parlour) -> None:
    """Frames go by until nothing looks different any more."""
    for _ in range(FRAMES):
        app.pictures.wait(10)
        if not app.step([], 0):
            break


TABLES = ("pontoon_table", "pack_table", "kingdom_table", "dragon_battle", "montoons_table")


@pytest.mark.parametrize("screen", TABLES)
def test_a_table_that_was_drawn_with_drafts_comes_to_look_like_one_without(screen: str) -> None:
    with opened(screen, WINDOW) as app:
        app.settings.odds = False  # what is foretold is told better with every frame
        for _ in range(3):
            app.step([], 0)
        finished = looks()
        app.pictures.patient = False
        app.rescaled()
        app.pictures.forget()
        app.step([], 0)
        assert app.pictures.drafts > 0
        assert looks() != finished
        finish(app)
        assert looks() == finished


@pytest.mark.parametrize("screen", TABLES)
def test_a_picture_that_comes_while_a_table_is_painted_comes_to_be_seen_in_every_place(
    screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it was taken over for a second place in the same frame, the draft in the first stayed for good."""
    with opened(screen, WINDOW) as app:
        app.settings.odds = False
        for _ in range(3):
            app.step([], 0)
        finished, get = looks(), Cache.get
        app.pictures.patient = False
        app.rescaled()
        app.pictures.forget()

        def slowly(cache: Cache, *words: Any, **more: Any) -> pygame.Surface:
            image = get(cache, *words, **more)
            cache.worker.hurry(False)
            cache.wait(10)
            get(cache, *words, **more)
            return image

        with monkeypatch.context() as patch:
            patch.setattr(Cache, "get", slowly)
            app.step([], 0)
        finish(app)
        assert looks() == finished


def test_a_map_that_is_seen_closely_gets_its_sharp_picture_when_that_is_drawn() -> None:
    with opened("dragon_search", WINDOW) as app:
        board = app.scene.top.board
        board.closer(1)
        app.step([], 0)
        finished = looks()
        board.closer(-1)
        app.step([], 0)
        app.pictures.patient = False
        app.pictures.forget()
        app.step([], 0)
        board.closer(1)
        app.step([], 0)
        assert looks() != finished
        finish(app)
        assert looks() == finished


def test_a_card_that_is_kept_as_a_draft_is_told_as_one_each_time() -> None:
    cache = Cache()
    images = Images(cache, lambda card: Chip("red"))
    told = []
    for _ in range(2):
        images.of(0, 40, False, 0)
        told.append(cache.drafts)
    cache.settle()
    images.of(0, 40, False, 0)
    assert [*told, cache.drafts] == [1, 2, 2]
    cache.close()


def test_cards_that_pass_through_the_same_size_share_one_picture_and_a_shadow() -> None:
    cache = Cache(patient=True)
    images = Images(cache, lambda card: Chip("red"))
    flat = images.flat(0, 100)
    half = images.stretched(flat, 0.49)
    assert images.stretched(flat, 0.51) is half is not images.stretched(flat, 0.56), "they grow by steps"
    assert half.get_size() == (50, 2 * round(flat.get_height() / 4))
    assert images.stretched(flat, 0.5, across=0.2).get_size() == (10, half.get_height())
    assert images.passing_shadow(30, 44) is images.passing_shadow(30, 44)
    assert images.passing_shadow(30, 44).get_size() == (30, 44)
    cache.close()


def test_after_a_change_of_the_window_what_there_was_stands_in_until_the_table_is_sharp() -> None:
    told = resizes_of_table("dragon_table", ((1024, 640), (1280, 720)))
    assert told["blank"] == 0 and told["frames"] > 2
    assert len(told["first_ms"]) == 1 and max(told["first_ms"]) < LONGEST * 1000
