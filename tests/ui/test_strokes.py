"""Frames of a table are painted only where they differ from the one before, and look as if all were painted anew."""

from __future__ import annotations

from random import Random
from typing import cast

import pygame
import pytest

from game.store import Settings
from game.ui.games import FACED, face_of
from game.ui.parlour import Parlour
from game.ui.window.strokes import MANY, Strokes, merged, solid
from tests.sure import every
from tests.ui.hands import point
from tests.ui.tabling import window

FRAME = 1000 / 60
RED, BLUE, CLEAR = pygame.Color(200, 0, 0), pygame.Color(0, 0, 200), pygame.Color(0, 0, 0, 0)


def looks_whole(app: Parlour) -> bool:
    """Whether the window looks as if all of it were painted anew."""
    seen = pygame.image.tobytes(app.window.surface, "RGB")
    app.painter.strokes.forget()
    return pygame.image.tobytes(app.snapshot(), "RGB") == seen


@pytest.mark.parametrize("frames", [60, pytest.param(4000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", FACED)
def test_a_frame_in_motion_is_the_same_as_one_painted_whole(game: str, frames: int) -> None:
    with window(face_of(game).busy, speed=Settings().speed) as app:
        compared = 0
        for number in range(frames):
            if number % 40 == 20:
                point(app, (400 + number, 300))  # something is pointed at, and has its bubble
            if not app.step([], FRAME):
                break
            if number % 13 == 0:
                assert looks_whole(app), f"frame {number}"
                compared += 1
        assert compared > frames // 40


@pytest.mark.parametrize("game", FACED)
def test_what_comes_and_goes_over_a_table_leaves_nothing_behind(game: str) -> None:
    with window(face_of(game).busy, speed=0) as app:
        table = app.scene
        deeds = [
            lambda: table.on_action("log"),
            lambda: app.toast("Word"),
            lambda: app.post(table.back()),
            app.rescaled,
        ]
        for deed in every([*deeds, lambda: table.on_action("log")]):
            deed()
            app.dirty = True
            for _ in range(3):
                app.step([], FRAME)
            assert looks_whole(app)


def plain(colour: pygame.Color, size: tuple[int, int] = (20, 20)) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill(colour)
    return image


def drawn(strokes: Strokes, surface: pygame.Surface, *laid: tuple[pygame.Surface, tuple[int, int]]) -> None:
    strokes.begin(surface)
    strokes.fill((10, 10, 10))
    for image, at in laid:
        strokes.blit(image, at)
    strokes.end()


def test_what_lies_where_it_lay_is_not_painted_again() -> None:
    strokes, surface = Strokes(), pygame.Surface((100, 100))
    one, two = plain(RED), plain(BLUE)
    drawn(strokes, surface, (one, (0, 0)), (two, (50, 50)))
    surface.set_at((5, 5), BLUE)
    drawn(strokes, surface, (one, (0, 0)), (two, (60, 50)))
    assert surface.get_at((5, 5)) == BLUE, "left alone"
    assert surface.get_at((52, 55))[:3] == (10, 10, 10) and surface.get_at((75, 55)) == BLUE


def test_what_changes_its_order_is_painted_again_and_nothing_beside_it() -> None:
    strokes, surface = Strokes(), pygame.Surface((100, 100))
    below, one, two, over = plain(BLUE), plain(RED), plain(BLUE), plain(RED)
    drawn(strokes, surface, (below, (0, 0)), (one, (40, 40)), (two, (50, 50)), (over, (80, 0)))
    surface.set_at((5, 5), RED)
    surface.set_at((85, 5), BLUE)
    drawn(strokes, surface, (below, (0, 0)), (two, (50, 50)), (one, (40, 40)), (over, (80, 0)))
    assert surface.get_at((5, 5)) == RED and surface.get_at((85, 5)) == BLUE, "left alone"
    assert surface.get_at((55, 55)) == RED


@pytest.mark.parametrize("change", ["order", "twice", "alpha", "clip", "window"])
def test_whatever_makes_a_frame_look_different_is_seen(change: str) -> None:
    strokes, surface = Strokes(), pygame.Surface((100, 100))
    one, two, half = plain(RED), plain(BLUE), plain(pygame.Color(255, 255, 255, 90))
    laid = [(one, (0, 0)), (two, (10, 10)), (half, (0, 0))]
    drawn(strokes, surface, *laid)
    before = surface.copy()
    match change:
        case "order":
            laid[0], laid[1] = laid[1], laid[0]
        case "twice":
            laid.append(laid[-1])
        case "alpha":
            two.set_alpha(100)
        case "window":
            surface = pygame.Surface((100, 100))
    strokes.begin(surface)
    strokes.fill((10, 10, 10))
    for image, at in laid:
        strokes.set_clip(pygame.Rect(0, 0, 15, 15) if change == "clip" else None)
        strokes.blit(image, at)
    strokes.end()
    whole = pygame.Surface((100, 100))
    whole.fill((10, 10, 10))
    for image, at in laid:
        whole.set_clip(pygame.Rect(0, 0, 15, 15) if change == "clip" else None)
        whole.blit(image, at)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")
    assert change == "window" or pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(before, "RGB")


@pytest.mark.parametrize("over", ["stays", "goes", "comes", "is passed"])
def test_what_changes_below_what_hides_it_is_painted_only_where_it_is_seen(over: str) -> None:
    strokes, surface = Strokes(), pygame.Surface((100, 100))
    one, cover = plain(RED, (60, 60)), plain(BLUE, (60, 60))

    def frame(at: int, laid: str) -> None:
        strokes.begin(surface)
        strokes.fill((10, 10, 10))
        if laid == "after":
            strokes.blit(one, (at, at))
        if laid != "alone":
            strokes.blit(cover, (20, 20))
            solid(cast(pygame.Surface, strokes), pygame.Rect(25, 25, 50, 50))
        if laid != "after":
            strokes.blit(one, (at, at))
        strokes.end()

    frame(10, "alone" if over == "comes" else "after")
    frame(15, {"goes": "alone", "is passed": "before"}.get(over, "after"))
    hidden = not any(box.colliderect((25, 25, 50, 50)) for box in strokes.boxes)
    assert hidden == (over == "stays")
    seen = pygame.image.tobytes(surface, "RGB")
    strokes.forget()
    frame(15, {"goes": "alone", "is passed": "before"}.get(over, "after"))
    assert pygame.image.tobytes(surface, "RGB") == seen


def test_a_copy_in_the_midst_of_a_frame_shows_what_has_been_laid_so_far() -> None:
    strokes, surface = Strokes(), pygame.Surface((100, 100))
    drawn(strokes, surface, (plain(RED), (0, 0)))
    strokes.begin(surface)
    strokes.fill((10, 10, 10))
    strokes.blit(plain(BLUE), (30, 30))
    kept = strokes.copy()
    strokes.blit(plain(RED), (60, 60))
    strokes.end()
    assert kept.get_at((35, 35)) == BLUE and kept.get_at((65, 65))[:3] == (10, 10, 10)
    assert surface.get_at((35, 35)) == BLUE and surface.get_at((65, 65)) == RED
    assert surface.get_at((5, 5))[:3] == (10, 10, 10)


def test_boxes_that_fill_one_box_together_are_made_that_one() -> None:
    boxes = [
        pygame.Rect(0, 0, 10, 10),
        pygame.Rect(40, 0, 10, 10),
        pygame.Rect(8, 0, 10, 10),
        pygame.Rect(17, 0, 30, 9),
    ]
    assert merged(boxes) == [pygame.Rect(0, 0, 50, 10)]
    assert len(merged(pygame.Rect(20 * n, 0, 10, 10) for n in range(MANY))) == MANY


def test_a_small_box_that_crosses_a_large_one_has_nothing_painted_far_from_both() -> None:
    lot = Random(3)
    for _ in range(40):
        boxes = [
            pygame.Rect(*(lot.randrange(60) for _ in range(2)), *(1 + lot.randrange(40) for _ in range(2)))
            for _ in range(9)
        ]
        found, wanted = merged(boxes), {dot for box in boxes for dot in dots(box)}
        painted = [dot for box in found for dot in dots(box)]
        assert len(painted) == len(set(painted)), "nothing is painted twice"
        assert wanted <= set(painted)
    wide, high = pygame.Rect(0, 40, 100, 10), pygame.Rect(40, 0, 10, 100)
    assert sum(box.w * box.h for box in merged([wide, high])) == 1900, "a cross, not the square round it"


def dots(box: pygame.Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
