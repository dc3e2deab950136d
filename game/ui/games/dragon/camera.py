"""camera: the kingdom of Dragon Attack! as a painted board, and where the buttons for a closer look hide least of
it."""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from itertools import product

import pygame

from game.engine.hexes import to_offset
from game.rules.dragon.realm import Realm, Space
from game.ui.draw.cache import Cache
from game.ui.draw.hexes.space import Hex, Place
from game.ui.draw.hexes.view import dragon_path
from game.ui.draw.paint import Area
from game.ui.games.dragon.places import WHOLE
from game.ui.style.palette import palette
from game.ui.table.hexmap import APART, BUTTON
from game.ui.table.mapview import MapView

HEAD = 96  # room for smoke and heroes over the first row, units of the board
PARCHMENT = palette.sheet_pale
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")
INSET = 8.0  # from the edge of the map
Spot = tuple[float, float]
BESIDE, BELOW = (APART, 0.0), (0.0, APART)  # how far the second lies from the first


def cells_of(kingdom: Realm) -> dict[Place, Hex]:
    """The tiles of a kingdom. Woods and hills are looks of plain land, strewn by place."""
    return {to_offset(at): tile(space, *to_offset(at)) for at, space in zip(kingdom.board.hexes, kingdom.spaces)}


def tile(space: Space, col: int, row: int) -> Hex:
    river, shore = space.water == "river", space.land and space.water == "sea"
    if not space.land:
        return Hex("plain", river=True) if river else Hex("water")
    if space.number:
        return Hex(space.kind, number=space.number, river=river, shore=shore)
    if space.start >= 0:
        return Hex("start", mark=f"start:{COLOURS[space.start]}")
    wild = round(abs(math.sin(col * 12.9 + row * 78.2) * 4375.85)) % 11
    bare = space.star or river or shore
    kind = "plain" if bare else "forest" if wild in (2, 6) else "hills" if wild == 9 else "plain"
    return Hex(kind, mark="star" if space.star else "", river=river, shore=shore, ford=river)


class Camera(MapView):
    """Where each space of a kingdom is seen within a box of the table."""

    def __init__(self, kingdom: Realm, pictures: Cache, box: Area) -> None:
        self.kingdom = kingdom
        cells = cells_of(kingdom)
        path = dragon_path(cells, kingdom.palace)
        super().__init__(
            cells,
            [to_offset(at) for at in kingdom.board.hexes],
            f"kingdom {zlib.crc32(repr((sorted(cells.items()), path)).encode()):x}",
            pictures,
            box,
            PARCHMENT,
            path,
            kingdom.first,
            HEAD,
        )

    @property
    def grown(self) -> float:
        """How much larger pieces are than on the whole map of Silverado."""
        return self.k / WHOLE

    def whole_map(self) -> list[Area]:
        """Where all spaces are seen while the whole map is; none in a closer look."""
        first = self.kingdom.first
        return [self.hexagon(first + n) for n in range(len(self.kingdom.spaces))] if self.zoom == 1 else []


def clear_corner(field: Area, spaces: Sequence[Area]) -> tuple[Spot, Spot]:
    """The corner of the first, and how far from it the second lies: at the first of these places that covers least of
    the spaces, the lower left one before the others."""
    x, y, w, h = field
    places = []
    for north, west, (across, down) in product((False, True), (True, False), (BESIDE, BELOW)):
        left = x + INSET if west else x + w - INSET - BUTTON - across
        top = y + INSET if north else y + h - INSET - BUTTON - down
        places.append(((left, top), (across, down)))
    return min(places, key=lambda place: hidden(extent(*place), spaces))


def extent(corner: Spot, apart: Spot) -> Area:
    """The box round both."""
    return *corner, BUTTON + apart[0], BUTTON + apart[1]


def hidden(box: Area, spaces: Sequence[Area]) -> float:
    """How much of the spaces a box covers; only those that meet it are looked at."""
    return sum(shared(box, spaces[n]) for n in pygame.FRect(box).collidelistall(list(spaces)))


def shared(one: Area, other: Area) -> float:
    """How much of one box another covers, in square units."""
    (x, y, w, h), (a, b, c, d) = one, other
    return max(0.0, min(x + w, a + c) - max(x, a)) * max(0.0, min(y + h, b + d) - max(y, b))
