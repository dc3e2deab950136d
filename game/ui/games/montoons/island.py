"""island: a painted map in the open sea; when tiles of it change, only what lies round them is painted anew."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.engine.hexes import to_offset
from game.rules.montoons.arena import Arena
from game.ui.draw.cache import Cache
from game.ui.draw.hexes.board import Board, board
from game.ui.draw.hexes.space import HH, HW, SLAB, Cells, Hex, Place, centre, depth, neighbour
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Area
from game.ui.draw.svg import svg
from game.ui.table.mapview import HEAD, MapView, Sign

LAYERS = ("ground", "above")
RISES, LEANS = 120.0, 40.0  # how far what stands on a tile reaches over it and beside it, units of the board
MANY = 8  # tiles that change at once from which on the whole map is painted
KINDS = {"spike_pit": "spikes", "blightwater": "blight"}  # terrain by the names of the drawing
Size = tuple[int, int]


@dataclass
class Patch:
    """A part of the map as it will be, on layers of `size`; `box` is where it lies on them, pixels."""

    name: str
    cells: Cells
    changed: tuple[Place, ...]
    size: Size
    box: tuple[int, int, int, int]
    view: Area
    tiles: frozenset[Place]

    def paint(self, layer: str) -> pygame.Surface:
        drawn = board(self.cells, self.tiles)
        body = drawn.ground + drawn.lines if layer == "ground" else drawn.marks + drawn.tall
        return svg(body, self.box[2:], self.view)


class Island(MapView):
    """`own` holds layers of this map alone, patched; the pictures of the whole are kept for other sizes."""

    def __init__(
        self, cells: Cells, places: Sequence[Place], name: str, pictures: Cache, box: Area, paper: str
    ) -> None:
        super().__init__(cells, places, name, pictures, box, paper)
        self.own: dict[Size, dict[str, pygame.Surface]] = {}
        self.near, self.edges = frozenset[int](), set[Sign]()

    def look_at(self, spaces: frozenset[int]) -> None:
        """What the edges of ice say is seen on these spaces alone."""
        if self.near != spaces:
            places = list(self.cells)
            self.near = spaces
            self.edges = set(board(self.cells, frozenset(places[space] for space in spaces)).signs)

    def printed(self) -> list[Sign]:
        return [sign for sign in self.board.signs if sign[3] != "edge" or sign in self.edges]

    @property
    def grown(self) -> float:
        """How much larger pieces are than on the whole of map A at 1280x720."""
        return self.k / 0.5

    def change(self, name: str, cells: Cells, u: float) -> Area | None:
        """Show these tiles from now on, at u pixels per unit of the table. Comes back with the part of the board that
        looks different, None while it is still being painted."""
        changed = tuple(place for place in cells if cells[place] != self.cells[place])
        size = self.size(self.k * u)
        if not changed:
            return 0, 0, 0, 0
        if len(changed) > MANY:
            if not self.painted_whole(name, cells, size):
                return None
            self.take(name, cells, changed)
            return 0, -HEAD, self.wide, self.high + HEAD
        patch = patch_of(name, cells, changed, size, self.scale(size))
        keys = [f"{name} {layer} {patch.box}" for layer in LAYERS]
        prefetch, patient = self.pictures.prefetch, self.pictures.patient
        ready = [patient or prefetch(key, patch.box[2:], partial(patch.paint, of)) for key, of in zip(keys, LAYERS)]
        if not all(ready):
            return None
        layers = self.layers(size)
        for key, layer in zip(keys, LAYERS):
            image = self.pictures.get(key, patch.box[2:], partial(patch.paint, layer), wait=True)
            layers[layer].fill((0, 0, 0, 0), patch.box)
            layers[layer].blit(image, patch.box[:2])
        self.own = {size: layers}
        self.take(name, cells, changed)
        return patch.view

    def painted_whole(self, name: str, cells: Cells, size: Size) -> bool:
        """Whether the whole map with these tiles is ready to be shown at this size."""
        self.own = {}
        prefetch, draw = self.pictures.prefetch, partial(self.paint_all, cells)
        ready = [prefetch(f"{name} {of}", size, partial(draw, of, size)) for of in LAYERS if not self.pictures.patient]
        return all(ready)

    def take(self, name: str, cells: Cells, changed: Collection[Place]) -> None:
        """The tiles are these now; what stands on them lies higher or lower."""
        gone = set(board(self.cells, frozenset(changed)).signs)
        self.name, self.cells = name, cells
        numbers = {place: number for number, place in enumerate(cells)}
        for place in changed:
            x, y = centre(*place)
            self.middles[numbers[place]] = x, y + depth(cells[place])
        signs = [sign for sign in self.board.signs if sign not in gone]
        drawn = board(cells, frozenset(changed))
        stirs = board(cells, frozenset(cells)).stirs  # foam follows the tiles beside it
        self.view.board = Board("", "", "", "", [*signs, *drawn.signs], self.view.board.size, stirs)
        self.boxes.clear()
        self.near, self.edges = frozenset(), set()  # they may lie elsewhere
        self.moved += 1

    def forget(self) -> None:
        self.own = {}

    # ---- layers -------------------------------------------------------------------------------------------------
    def layers(self, size: Size) -> dict[str, pygame.Surface]:
        """The layers of this size as they are shown, free to be painted on."""
        if size in self.own:
            return self.own[size]
        draw = partial(self.paint_all, self.cells)
        return {
            layer: self.pictures.taken(f"{self.name} {layer}", size, partial(draw, layer, size)) for layer in LAYERS
        }

    def picture(self, layer: str, size: Size, wait: bool) -> pygame.Surface:
        """A layer of the map as it is now; meanwhile, one of another size that shows it."""
        if size in self.own:
            return self.own[size][layer]
        other = next(iter(self.own.values()), None)
        stand_in = partial(pygame.transform.scale, other[layer], size) if other else None
        key, draw = f"{self.name} {layer}", Sized(partial(self.paint_all, self.cells, layer), size)
        wait = wait and not other and not self.pictures.known(key)
        return self.pictures.get(key, size, draw, wait, stand_in)

    def paint(self, layer: str, size: Size) -> pygame.Surface:
        return self.paint_all(self.cells, layer, size)

    def paint_all(self, cells: Cells, layer: str, size: Size) -> pygame.Surface:
        drawn = board(cells)
        body = drawn.ground + drawn.lines if layer == "ground" else drawn.marks + drawn.tall
        return svg(body, size, (0, -HEAD, self.wide, self.high + HEAD))

    def scale(self, size: Size) -> float:
        """Pixels per unit of the board on layers of a size: proportions are kept."""
        return min(size[0] / self.wide, size[1] / (self.high + HEAD))


def patch_of(name: str, cells: Cells, changed: Collection[Place], size: Size, k: float) -> Patch:
    """What has to be painted when tiles change: they and their neighbours, whose edges follow them, and all that
    reaches into that part."""
    round_ = {place for at in changed for place in (at, *(neighbour(*at, way) for way in range(6)))}
    middles = [centre(*place) for place in round_]
    left = max(0, int((min(x for x, _ in middles) - HW - LEANS) * k))
    top = max(0, int((min(y for _, y in middles) - HH - RISES + HEAD) * k))
    right = min(size[0], int((max(x for x, _ in middles) + HW + LEANS) * k) + 1)
    low = min(size[1], int((max(y for _, y in middles) + HH + SLAB + HEAD) * k) + 1)
    x, y, w, h = left / k, top / k - HEAD, (right - left) / k, (low - top) / k
    tiles = frozenset(place for place in cells if reaches(centre(*place), x, y, w, h))
    return Patch(name, cells, tuple(changed), size, (left, top, right - left, low - top), (x, y, w, h), tiles)


def reaches(middle: tuple[float, float], x: float, y: float, w: float, h: float) -> bool:
    """Whether anything of a tile may lie within a box."""
    cx, cy = middle
    return x - HW - LEANS < cx < x + w + HW + LEANS and y - HH - SLAB < cy < y + h + HH + RISES


# --- a map as tiles


def places_of(arena: Arena) -> list[Place]:
    """Column and row of every space, by its number."""
    return [to_offset(at) for at in arena.board.hexes]


def cells_of(arena: Arena, terrain: Sequence[str], obstacle: Sequence[str], token: int) -> dict[Place, Hex]:
    """The tiles as they are now: terrain and obstacles change, and the Waystone shines where its token lies."""
    return {place: tile(arena, space, terrain, obstacle, token) for space, place in enumerate(places_of(arena))}


def tile(arena: Arena, space: int, terrain: Sequence[str], obstacle: Sequence[str], token: int) -> Hex:
    printed, kind = arena.places[space], terrain[space]
    lit = kind == "waystone" and printed.number == token
    if obstacle[space]:
        kind = "boulders" if obstacle[space] == "boulder" else "rocks"
    mark = "flag" if printed.flag else printed.bonus
    number = printed.number if kind in ("waystone", "quicksand") else 0
    return Hex(KINDS.get(kind, kind), number=number, lit=lit, edges="".join(printed.edges), mark=mark)


def alive(cells: Cells) -> dict[Place, Hex]:
    """The same tiles without what moves on them, which is painted over them."""
    return {place: replace(tile, alive=True) for place, tile in cells.items()}
