"""camera: the kingdom of Dragon Attack! as a painted board, with the numbers of the Dragon's path."""

from __future__ import annotations

import math
import zlib

from game.engine.hexes import to_offset
from game.rules.dragon.realm import Realm, Space
from game.ui.draw.cache import Cache
from game.ui.draw.hexes.geometry import Place
from game.ui.draw.hexes.space import Hex
from game.ui.draw.hexes.view import dragon_path
from game.ui.draw.paint import Area
from game.ui.games.dragon.places import WHOLE
from game.ui.style.palette import palette
from game.ui.table.mapview import MapView

HEAD = 96  # room for smoke and heroes over the first row, units of the board
PARCHMENT = palette.sheet_pale
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")


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
