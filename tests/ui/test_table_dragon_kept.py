"""What lies still on the table of Dragon Attack! is kept as pictures; every frame looks as if all were drawn anew."""

from __future__ import annotations

from typing import cast

import pygame
import pytest

from game.store import Settings
from game.ui.games.dragon.samples import busy
from game.ui.games.dragon.table import DragonTop
from game.ui.table.ground import four_round
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.dragon_tabling import at_walk, match_of
from tests.ui.hands import point
from tests.ui.tabling import Nobody, at_table, seated, window

FRAME = 1000 / 60


@pytest.mark.parametrize("frames", [300, pytest.param(5000, marks=pytest.mark.soak)])
def test_a_frame_of_a_table_in_motion_is_the_same_as_one_drawn_whole(frames: int) -> None:
    with window(busy, speed=Settings().speed) as app:
        table = cast(Table, app.scene)
        top = cast(DragonTop, table.top)
        compared = 0
        for number in range(frames):
            if not app.step([], FRAME):
                break
            if number % 17 == 0:
                seen = pygame.image.tobytes(app.window.surface, "RGB")
                for kept in (table.stamps, top.ground, top.tray):
                    kept.forget()
                assert pygame.image.tobytes(app.snapshot(), "RGB") == seen, f"frame {number}"
                compared += 1
        assert compared > frames // 30


def test_what_surrounds_the_map_is_laid_once() -> None:
    strips = four_round((100, 60), pygame.Rect(20, 10, 50, 40))
    assert sum(strip.w * strip.h for strip in strips) == 100 * 60 - 50 * 40
    assert all(not one.colliderect(two) for one in strips for two in strips if one is not two)


@pytest.mark.parametrize("map", ["silverado", "short"])
def test_the_kept_picture_of_the_map_looks_as_the_map_drawn_anew(map: str) -> None:
    """Down to the edge of its frame: parchment lies wherever the kingdom ends."""
    with at_table(seated(match_of(2, 1, options={"map": map, "heroes": "dealt"})), Nobody()) as (app, table):
        kept = app.window.surface.copy()
        edge = app.sheet(kept).rect(*table.top.board.field)
        assert kept.get_at((edge.centerx, edge.bottom - 2))[:3] != (0, 0, 0)
        table.top.board.forget()
        assert pygame.image.tobytes(app.snapshot(), "RGB") == pygame.image.tobytes(kept, "RGB")


def test_where_the_map_becomes_different_it_is_painted_anew() -> None:
    """What is lit, pointed at and lies there comes and goes; what reaches over into the next space goes with it."""
    with at_table(at_walk(3, 5, 14), Nobody()) as (app, table):
        board, spots = table.top.board, table.top.camera.spot
        lying = [space for space in table.top.parties.lying() if board.within(*spots(space))]
        for space in every([*list(board.lights())[::9], *lying[::4]]):
            point(app, spots(space))
            board.counters.hidden ^= {space} & set(lying)
            kept = pygame.image.tobytes(app.snapshot(), "RGB")
            board.forget()
            assert pygame.image.tobytes(app.snapshot(), "RGB") == kept, space
