"""The island of MonToons as tiles change: only a part is painted anew, and it looks as if all had been."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.rules import shipped_content
from game.ui.draw.cache import Cache
from game.ui.draw.hexes.space import Hex
from game.ui.gallery import opened
from game.ui.games.montoons.board import NOWHERE
from game.ui.games.montoons.island import LAYERS, MANY, Island, cells_of, places_of
from tests.sure import every

CONTENT = shipped_content("montoons")
U = 1.0


def island(name: str) -> Island:
    arena = CONTENT.arenas[name]
    cells = cells_of(
        arena,
        [place.terrain for place in arena.places],
        [place.obstacle for place in arena.places],
        arena.first_location,
    )
    return Island(cells, places_of(arena), f"map {name}", Cache(patient=True), NOWHERE, "#14608a")


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that are not alike."""
    a, b = (pygame.Surface(one.get_size(), depth=32) for _ in range(2))
    for ground, layer in ((a, one), (b, other)):
        ground.fill("#777777")
        ground.blit(layer, (0, 0))
    alike = pygame.mask.from_threshold(a, (0, 0, 0), (24, 24, 24, 255), b)
    return 1 - alike.count() / (a.get_width() * a.get_height())


@pytest.mark.parametrize("name", ["A", "D"])
@pytest.mark.parametrize("kind", ["lava", "water", "jungle", "waystone"])
def test_a_changed_tile_looks_as_if_the_whole_map_were_painted_anew(name: str, kind: str) -> None:
    view = island(name)
    place = sorted(place for place, tile in view.cells.items() if tile.kind == "land" and not tile.mark)[len(kind)]
    cells = dict(view.cells) | {place: Hex(kind, number=2 if kind == "waystone" else 0, lit=kind == "waystone")}
    size = view.size(view.k * U)
    before = view.picture("ground", size, True).copy()
    changed = view.change("changed", cells, U)
    assert changed is not None and 0 < changed[2] < view.wide and 0 < changed[3] < view.high
    fresh = Island(cells, list(cells), "whole", Cache(patient=True), NOWHERE, "#14608a")
    for layer in LAYERS:
        assert apart(view.picture(layer, size, True), fresh.picture(layer, size, True)) < 0.002
    assert apart(before, view.picture("ground", size, True)) > 0.004
    assert sorted(view.board.signs) == sorted(fresh.board.signs) and view.middles == fresh.middles


def test_many_tiles_at_once_are_painted_as_a_whole() -> None:
    view = island("A")
    cells = {place: Hex("lava") if tile.kind == "land" else tile for place, tile in view.cells.items()}
    assert sum(cells[place] != view.cells[place] for place in cells) > MANY
    changed = view.change("all", cells, U)
    assert changed is not None and changed[2] == view.wide and view.cells == cells and not view.own


@pytest.mark.parametrize("name", ["C", "D"])
def test_what_the_edges_of_ice_say_stands_on_the_ice_that_is_looked_at_alone(name: str) -> None:
    view = island(name)

    def said(*spaces: int) -> list[str]:
        view.look_at(frozenset(spaces))
        return sorted(words for _, _, words, kind in view.printed() if kind == "edge")

    assert said() == []
    for one in every(number for number, tile in enumerate(view.cells.values()) if tile.kind == "ice"):
        assert len(said(one)) == 6 and {"O", "E"} <= {*said(one)}


@pytest.mark.usefixtures("unpainted")
def test_ice_that_is_pointed_at_shows_its_edges_until_the_pointer_has_gone() -> None:
    with opened("montoons_map_c") as app:
        app.step([], 400)
        table: Any = app.scene
        terrain, taken = table.view.picture.facts["terrain"], {*table.view.picture.facts["at"]}
        free = next(space for space, one in enumerate(terrain) if one == "ice" and space not in taken)
        lit = table.top.board.lying
        for space, shown in ((free, {free}), (None, set())):
            table.focus.over = table.focus.at = lit.hexes.target(space) if space is not None else None
            assert lit.spelled() - taken == shown
