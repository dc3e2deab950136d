"""Small drawings of a table: none is rasterised on far more room than it covers, for every pixel of it costs time."""

from __future__ import annotations

import pygame
import pytest

from game.ui.draw import svg
from game.ui.gallery import opened

TABLES = ("pontoon_table", "pack_duel", "kingdom_fight", "dragon_table", "montoons_target")
SPARE, TIMES = 70_000, 3  # pixels that may lie empty, and how many times what is covered


@pytest.mark.parametrize("screen", TABLES)
def test_nothing_is_rasterised_on_a_whole_sheet_for_a_small_part_of_it(
    screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, wide = list[str](), list[str]()
    rasterised = svg.svg

    def watched(body: str, size: tuple[int, int], view: svg.View) -> pygame.Surface:
        image = rasterised(body, size, view)
        if not svg.aside():
            drawn.append(body)
            (w, h), box = image.get_size(), image.get_bounding_rect()
            covered = box.w * box.h
            if w * h > max(covered + SPARE, TIMES * covered):
                wide.append(f"{w}x{h} for {box.w}x{box.h}: {body[:120]}")
        return image

    monkeypatch.setattr(svg, "svg", watched)
    with opened(screen, (1280, 720)) as app:
        svg.forget_snippets()
        app.step([], 200)
        app.pictures.settle(20)
        app.step([], 200)
    assert len(drawn) > 10
    assert wide == []
