"""What a frame costs, counted and not timed: pictures drawn, boxes laid, answers gone through."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.draw import svg as drawing
from game.ui.draw.paint import Sheet
from game.ui.games.pontoon.ruler import FRAME, scale
from game.ui.table.ground import PATCHES
from tests.ui.kingdom_tabling import match_of
from tests.ui.tabling import Nobody, at_table, seated


def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The pixels of every picture that is drawn from now on."""
    sizes, draw = list[int](), drawing.svg

    def counted(*words: Any) -> pygame.Surface:
        image = draw(*words)
        sizes.append(image.get_width() * image.get_height())
        return image

    monkeypatch.setattr(drawing, "svg", counted)
    return sizes


def test_another_condition_of_pontoon_draws_what_is_lit_and_not_the_ruler_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sizes, (_, _, w, h) = drawn(monkeypatch), FRAME
    drawing.forget_snippets()
    sheet = Sheet(w, (w, h), pygame.Surface((round(w), round(h)), pygame.SRCALPHA), (0, 0))
    scale(sheet, (17, 18, 19), None)
    first = sum(sizes)
    sizes.clear()
    scale(sheet, (20, 21), 21)
    assert 0 < sum(sizes) < first / 3


def test_a_ground_that_is_laid_out_anew_is_laid_once() -> None:
    with at_table(seated(match_of()), Nobody()) as (app, table):
        app.step([], 16)
        ground = table.top.ground
        ground.forget()
        app.painter.forget()
        app.dirty = True
        app.step([], 16)
        laid = [stroke for stroke in app.painter.strokes.before if stroke.image and shares(stroke.image, ground.pixels)]
        area = sum(stroke.seen[2] * stroke.seen[3] for stroke in laid)
        w, h = app.window.surface.get_size()
        assert 0 < area <= w * h


def test_what_changes_on_a_ground_is_painted_in_one_frame_and_not_in_the_next() -> None:
    with at_table(seated(match_of()), Nobody()) as (app, table):
        painted = []
        for changed in (*table.top.ground.keys, ""):
            if changed:
                table.top.ground.keys[changed] = "another"
            app.dirty = True
            app.step([], 16)
            painted.append(sum(box.w * box.h for box in app.painter.strokes.boxes))
            app.dirty = True
            app.step([], 16)
            assert app.painter.strokes.boxes == []
        assert max(painted) > 0 == painted[-1]


def test_no_more_parts_of_a_ground_are_laid_apart_than_are_told() -> None:
    with at_table(seated(match_of()), Nobody()) as (app, table):
        ground = table.top.ground
        ground.patch(ground.image, [pygame.Rect(n, 2 * n, 9, 9) for n in range(PATCHES)])
        assert len(ground.patches) == PATCHES
        ground.patch(ground.image, [pygame.Rect(0, 0, 20, 20)])
        assert len(ground.patches) < PATCHES  # it covers the first ones
        before, new = ground.image, [pygame.Rect(900 - n, 2 * n, 9, 9) for n in range(PATCHES)]
        ground.patch(ground.image, new)
        assert list(ground.patches) == [tuple(box) for box in new], "the first have gone"
        assert ground.image is before, "not all of it is painted again"


def shares(image: pygame.Surface, pixels: pygame.Surface) -> bool:
    """Whether a picture is a part of another one."""
    parent = image
    while (above := parent.get_parent()) is not None:
        parent = above
    return parent is pixels


def test_who_is_away_is_asked_in_every_frame_and_goes_through_no_answers() -> None:
    with at_table(seated(match_of()), Nobody()) as (_, table):
        table.sitting.match.answers = Untouched()
        assert table.seating.away() == []


class Untouched(list[Any]):
    def __iter__(self) -> Any:
        raise AssertionError("gone through")
