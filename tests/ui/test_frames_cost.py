"""What a frame costs, counted and not timed: pictures drawn, boxes laid, answers gone through."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

from game.ui.draw import svg as drawing
from game.ui.draw.paint import Sheet
from game.ui.games.dragon.battle import Battle, Side
from game.ui.games.dragon.track import Track
from game.ui.games.dragon.traypicture import paint_strip
from game.ui.games.pontoon.ruler import FRAME
from game.ui.games.pontoon.scale import beams, scale, wood
from game.ui.table.ground import PATCHES
from tests.ui.dragon_tabling import at_walk
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
    for paint in (partial(beams, lit=(17, 18, 19)), wood, partial(scale, lit=(17, 18, 19), aim=None)):
        paint(sheet)
    first = sum(sizes)
    sizes.clear()
    for paint in (partial(beams, lit=(20, 21)), wood, partial(scale, lit=(20, 21), aim=21)):
        paint(sheet)
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


def test_what_changes_while_things_move_is_painted_over_some_frames_and_looks_as_if_painted_in_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.ui.table.ground.SPELL", -1)
    with at_table(seated(match_of()), Nobody()) as (app, table):
        laid = table.top.ground
        once = pygame.image.tobytes(laid.image, "RGB")
        sheet = app.sheet(laid.image)
        laid.keys = dict.fromkeys(laid.keys, "another")
        laid.image.fill("red", laid.view.area("market"))
        laid.gone.append(laid.view.area("market"))
        frames = 1
        while len(laid.renew(laid.image, sheet, spread=True)) == 1 and laid.passes(16):
            frames += 1
        assert frames >= len(laid.keys) > 2
        assert pygame.image.tobytes(laid.image, "RGB") == once and not laid.unfinished


def test_what_comes_to_lie_elsewhere_while_things_move_is_painted_from_the_next_frame_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with at_table(seated(match_of()), Nobody()) as (app, table):
        laid = table.top.ground
        monkeypatch.setattr(type(laid), "setting", lambda ground: "another")
        monkeypatch.setattr(type(table.news), "busy", True)
        monkeypatch.setattr(app.pictures, "patient", False)
        once, painted = pygame.image.tobytes(laid.image, "RGB"), list[bool]()
        monkeypatch.setattr(laid, "paint", lambda *_, **__: painted.append(True) or pygame.Rect(0, 0, 1, 1))
        for _ in range(2):
            laid.draw(app.sheet(app.window.surface))
            painted.append(False)
        assert painted[0] is False and True in painted, "in the first frame something was painted, or never"
        assert pygame.image.tobytes(laid.image, "RGB") == once, "what lay there is gone"


def test_what_changes_while_nothing_moves_is_painted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.ground.SPELL", -1)
    with at_table(seated(match_of()), Nobody()) as (app, table):
        laid = table.top.ground
        laid.keys = dict.fromkeys(laid.keys, "another")
        renewed = laid.renew(laid.image, app.sheet(laid.image), spread=False)
        assert len(renewed) == len(laid.keys) and not laid.passes(16)


def test_a_battle_of_the_dragons_kingdom_draws_its_strip_before_the_frame_in_which_it_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with at_table(at_walk(), Nobody()) as (_, table):
        tray = table.top.tray
        battle = Battle("monster", Side(0), card=0, strength=3)
        drawing.forget_snippets()
        tray.picture.rehearse(battle, tray.scale)
        sizes = drawn(monkeypatch)
        pane = table.view.pane("tray")
        paint_strip(pane.sheet(Sheet(1280, (1280, 720), pygame.Surface((1280, 720)))), tray.parties, battle)
        assert sizes == []


def test_places_of_the_dragons_track_are_painted_in_boxes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """In boxes of the whole track they took a fifth of the time after which a window of another size was sharp."""
    with at_table(at_walk(), Nobody()) as (_, table):
        track = next(part for part in table.top.parts if isinstance(part, Track))
        drawing.forget_snippets()
        sizes, (_, _, w, h) = drawn(monkeypatch), track.box
        track.paint(Sheet(w, (w, h), pygame.Surface((round(w), round(h)), pygame.SRCALPHA)))
        assert len(sizes) > 13 and sum(sizes) < 3 * w * h


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
