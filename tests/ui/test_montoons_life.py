"""What moves of MonToons' map by itself: water, lava, ice. It moves while somebody plays, and costs nothing after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.ui.draw.hexes.board import board
from game.ui.draw.hexes.space import Hex
from game.ui.draw.hexes.stirs import WAYS, Stir, seen
from game.ui.draw.paint import svg
from game.ui.games.montoons.life import BEAT, MOST, REST
from game.ui.parlour import Parlour
from tests.sure import every
from tests.ui.hands import point
from tests.ui.montoons_tabling import at_question
from tests.ui.tabling import Nobody, at_table
from tests.ui.test_montoons_island import apart, island

FRAME, FAINT = 1000 / 60, 0.15
VIEW = (-100, -100, 380, 340)
ALIVE = {"water", "whirlpool", "lava", "ice", "blight", "waystone"}


@contextmanager
def at_sea(**settings: Any) -> Iterator[tuple[Parlour, Any]]:
    """A person is asked at a table whose map has water and whirlpools; nothing else moves."""
    with at_table(at_question("act"), Nobody(), **({"speed": 3} | settings)) as (app, table):
        while table.motion or table.passing.motions or table.question.open is None:
            app.step([], 400)
        yield app, table


def frames(app: Parlour, ms: float) -> int:
    """How many frames are drawn in that time."""
    return sum(app.step([], FRAME) for _ in range(round(ms / FRAME)))


def pixels(app: Parlour) -> pygame.Surface:
    return app.window.surface.copy()


def test_the_water_moves_where_it_is_and_nowhere_else() -> None:
    with at_sea() as (app, table):
        frames(app, 500)
        before, life, sheet = pixels(app), table.top.board.lying.life, table.sheet(app.window.surface)
        frames(app, 900)
        unlike = pygame.mask.from_threshold(pixels(app), (0, 0, 0), (1, 1, 1, 255), before)
        unlike.invert()
        assert unlike.count() > 300
        for bit in every(life.bits):
            box = sheet.rect(*table.top.board.lying.picture.on_table(bit.box)).inflate(4, 4)
            unlike.erase(pygame.mask.Mask(box.size, fill=True), box.topleft)
        assert not unlike.count()


def test_a_look_of_it_paints_a_small_part_of_the_window_and_only_now_and_then() -> None:
    with at_sea() as (app, _):
        frames(app, 300)
        assert 0 < frames(app, 2000) <= 12
        painted = [sum(box.w * box.h for box in app.painter.strokes.boxes) for _ in range(60) if app.step([], FRAME)]
        w, h = app.window.surface.get_size()
        assert painted and max(painted) < 0.2 * w * h


def test_in_a_frame_no_more_bits_are_painted_than_it_has_time_for() -> None:
    with at_sea() as (app, table):
        life = table.top.board.lying.life
        field, sea = table.top.hexes.field, table.top.board.lying.picture.range
        life.bits = [replace(bit) for _ in range(3) for bit in life.bits]
        life.now += 4000
        counts = [len(life.stirred(1.0, field, sea)) for _ in range(8)]
        assert max(counts) == MOST > counts[-1] == 0


def as_it_is(app: Parlour, table: Any) -> None: ...


def behind(app: Parlour, table: Any) -> None:
    app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], FRAME)


def left_alone(app: Parlour, table: Any) -> None:
    app.step([], REST + 1)
    app.step([], FRAME)


@pytest.mark.parametrize(
    ("settings", "then"),
    [({"speed": 0}, as_it_is), ({"reduced_motion": True}, as_it_is), ({}, behind), ({}, left_alone)],
    ids=["at Instant", "with reduced motion", "in the background", "left alone"],
)
def test_it_stands_still_and_no_frame_is_drawn(
    settings: dict[str, Any], then: Callable[[Parlour, Any], object]
) -> None:
    with at_sea(**settings) as (app, table):
        then(app, table)
        app.step([], FRAME)
        assert frames(app, 1500) == 0


def test_it_moves_again_when_somebody_does_anything() -> None:
    with at_sea() as (app, table):
        left_alone(app, table)
        assert frames(app, 400) == 0
        point(app, (300, 300))
        assert table.top.board.lying.life.rest < REST and frames(app, 3 * BEAT) > 0


@pytest.mark.parametrize("kind", sorted(WAYS))
def test_what_moves_never_jumps_nor_flickers(kind: str) -> None:
    """Between two looks it hardly differs, also from the end of its round to its beginning; it bursts at most."""
    stir, beat = Stir(kind, 40, 60, 10, 10, ""), 0.0
    looks = []
    while beat < 2 * WAYS[kind].ms:
        looks.append(seen(stir, beat))
        beat += BEAT
    for one, other in every(pairwise(looks)):
        if min(one.alpha, other.alpha) > FAINT:
            assert abs(one.dx - other.dx) <= 2 and abs(one.dy - other.dy) <= 1
        assert abs(one.alpha - other.alpha) <= (0.75 if kind in ("bubble", "glint") else 0.3)


@pytest.mark.parametrize("kind", sorted(ALIVE))
def test_a_tile_that_stands_still_looks_as_it_is_printed(kind: str) -> None:
    tiles = {(0, 0): Hex(kind, lit=True, number=1), (1, 0): Hex("land")}
    made = board({place: Hex(one.kind, alive=True, lit=one.lit) for place, one in tiles.items()})
    bare, whole = (svg(body, VIEW[2:], VIEW) for body in (made.ground, board(tiles).ground))
    lacking = apart(bare, whole)
    assert made.stirs[0, 0] and (lacking > 0) == (kind not in ("ice", "waystone"))
    for stir in made.stirs[0, 0]:
        if (look := seen(stir, None)).alpha:
            size = 2 * stir.wide, 2 * stir.high
            image = svg(stir.body.format(at=look.at), size, (-stir.wide, -stir.high, *size))
            bare.blit(image, (round(stir.x - stir.wide - VIEW[0]), round(stir.y - stir.high - VIEW[1])))
    assert apart(bare, whole) <= 0.3 * lacking


def test_what_moves_on_a_tile_and_its_neighbours_follows_a_change() -> None:
    view = island("A")
    place = next(place for place, tile in view.cells.items() if tile.kind == "water")
    cells = {at: Hex("lava" if at == place else tile.kind, alive=True) for at, tile in view.cells.items()}
    view.take("changed", cells, [place])
    assert view.board.stirs == board(cells).stirs and {stir.kind for stir in view.board.stirs[place]} >= {"heat"}
