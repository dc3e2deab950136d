"""While things move on the table of Dragon Attack!, only what changes is drawn; every frame looks as if all were."""

from __future__ import annotations

import pygame
import pytest

from game.store import Settings
from game.ui.games.dragon.busy import busy_scene
from game.ui.games.dragon.lasting import around, merged
from game.ui.games.dragon.places import FIELD
from game.ui.games.dragon.table import DragonTable
from tests.ui.dragon_tabling import match_of
from tests.ui.tabling import Nobody, at_table, seated, window

FRAME = 1000 / 60


@pytest.mark.parametrize("frames", [500, pytest.param(5000, marks=pytest.mark.soak)])
def test_a_frame_of_a_table_in_motion_is_the_same_as_one_drawn_whole(frames: int) -> None:
    with window(busy_scene, speed=Settings().speed) as app:
        table = app.scene
        assert isinstance(table, DragonTable)
        compared = 0
        for number in range(frames):
            if not app.step([], FRAME):
                break
            if table.lasting.on and number % 11 == 0:
                seen = pygame.image.tobytes(app.window.surface, "RGB")
                table.lasting.forget()
                assert pygame.image.tobytes(app.snapshot(), "RGB") == seen, f"frame {number}"
                compared += 1
        assert compared > frames // 30


def test_what_moves_over_the_panel_leaves_nothing_behind() -> None:
    strips = around((100, 60), pygame.Rect(20, 10, 50, 40))
    assert sum(strip.w * strip.h for strip in strips) == 100 * 60 - 50 * 40
    assert all(not one.colliderect(two) for one in strips for two in strips if one is not two)
    boxes = [
        pygame.Rect(72, 12, 10, 10),
        pygame.Rect(80, 20, 10, 10),
        pygame.Rect(60, 30, 30, 5),
        pygame.Rect(0, 0, 5, 5),
    ]
    parts = merged(boxes, strips)
    assert all(not one.colliderect(two) for one in parts for two in parts if one is not two), "nothing is drawn twice"
    for box in boxes:
        for strip in strips:
            part = box.clip(strip)
            assert not part or any(found.contains(part) for found in parts)


@pytest.mark.parametrize("map", ["silverado", "short"])
def test_the_kept_picture_of_the_map_looks_as_the_map_drawn_anew(map: str) -> None:
    """Down to the edge of its frame: parchment lies wherever the kingdom ends."""
    with at_table(seated(match_of(2, 1, options={"map": map, "heroes": "dealt"})), Nobody()) as (app, table):
        kept = app.window.surface.copy()
        canvas = app.sheet(kept)
        edge = canvas.rect(*FIELD)
        assert kept.get_at((edge.centerx, edge.bottom - 2))[:3] != (0, 0, 0)
        table.board.kept = None
        assert pygame.image.tobytes(app.snapshot(), "RGB") == pygame.image.tobytes(kept, "RGB")
