"""The island of MonToons as tiles change: only a part is painted anew, and it looks as if all had been."""

from __future__ import annotations

import pygame
import pytest

from game.rules import shipped_content
from game.ui.draw.cache import Cache
from game.ui.draw.hexes.board import board
from game.ui.draw.hexes.geometry import HH, HW
from game.ui.draw.hexes.space import Hex
from game.ui.games.montoons.board import NOWHERE
from game.ui.games.montoons.island import LAYERS, MANY, Island, cells_of, places_of

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


@pytest.mark.parametrize("name", ["A", "B", "C", "D"])
def test_a_sign_on_the_edge_beside_a_tile_that_changes_stays(name: str) -> None:
    arena, view, shown = CONTENT.arenas[name], island(name), 0
    for token in range(1, len(arena.waystones) + 1):
        places = arena.places
        cells = cells_of(arena, [place.terrain for place in places], [place.obstacle for place in places], token)
        view.take("lit", cells, [place for place in cells if cells[place] != view.cells[place]])
        assert sorted(view.board.signs) == sorted(board(cells).signs), token
        shown += len(view.board.signs)
    assert shown > 0


def test_what_the_edges_of_ice_say_is_seen_where_it_is_looked_at() -> None:
    """Odd, even or the number, on each edge of the hex that is pointed at, or that somebody slides over."""
    view = island("C")
    ice = [space for space, tile in enumerate(view.cells.values()) if tile.kind == "ice"]
    others = [sign for sign in view.board.signs if sign[3] != "edge"]
    assert list(view.printed()) == others and len(others) < len(view.board.signs)
    view.look_at(frozenset(ice[:1]))
    edges = [sign for sign in view.printed() if sign[3] == "edge"]
    x, y = view.middle(ice[0])
    assert len(edges) == 6 and all(abs(sign[0] - x) < HW and abs(sign[1] - y) < HH for sign in edges)
    view.look_at(frozenset())
    assert list(view.printed()) == others
