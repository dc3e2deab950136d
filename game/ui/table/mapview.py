"""mapview: a map of hexes as a painted board, and which part of it is looked at, how closely."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.hexes.board import Board
from game.ui.draw.hexes.space import HH, HW, Cells, Place, centre, depth
from game.ui.draw.hexes.view import SIGNS, BoardView, sign
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Area, Sheet, rgb, svg
from game.ui.draw.shapes import inside, meets
from game.ui.table.stamps import Stamps
from game.ui.window.motion import Call, Motion, in_out_sine

Sign = tuple[float, float, str, str]  # x, y in units of the board, the words, and their style
HEAD = 44  # room for what rises over the first row, units of the board
SIGN_R, USUAL = 8.5, 840.0  # the least that a sign reaches from its middle, units, on a map of the usual width
WIDER = 1.25  # how much further signs of two digits reach at least, so that their ground is seen round them
ZOOMS = (1.0, 1.3, 1.7, 2.2)
WIDEST = 3600  # pixels of a raster; a large window needs no closer look
LITTLE = 1.25  # how much larger than on the whole map spaces have to be for a closer look at first
MARGIN = 90.0  # units between the edge and a space that is shown
LOOK = 320.0  # ms in which the map moves to another place


class MapView:
    """Where each space of a map is seen within a box of the table. `opening`: how closely at first; `held`: whether the
    player has moved the map or looks closer, so that it follows nobody; `moved` counts changes of the view."""

    def __init__(
        self,
        cells: Cells,
        places: Sequence[Place],
        name: str,
        pictures: Cache,
        box: Area,
        paper: str,
        extra: str = "",
        first: int = 0,
        head: float = HEAD,
    ) -> None:
        """`places` of the spaces by number, the first one being `first`; `name` is the map's in the cache of pictures,
        `paper` the colour under it, `extra` as for BoardView, `head` the room over the first row."""
        self.cells, self.name, self.pictures = cells, name, pictures
        self.box, self.paper, self.first, self.head = box, paper, first, head
        self.view = BoardView(cells, 1000, extra)
        self.middles = [(centre(*place)[0], centre(*place)[1] + depth(cells[place])) for place in places]
        self.boxes: dict[int, Area] = {}
        self.wide, self.high = self.view.board.size
        self.moved = 0
        self.fill(box)

    def fill(self, box: Area, near: float = 0) -> None:
        """See the map within this box of the table from now on: the whole of it, but a unit of the board at least
        `near` units long."""
        self.box, self.held = box, False
        self.whole = min(box[2] / self.wide, box[3] / (self.high + self.head))
        self.opening = self.zoom = near / self.whole if near > LITTLE * self.whole else 1.0
        self.x, self.y = self.wide / 2, (self.high - self.head) / 2
        self.keep_within()

    @property
    def board(self) -> Board:
        return self.view.board

    @property
    def k(self) -> float:
        """Units of the table per unit of the board."""
        return self.whole * self.zoom

    @property
    def small(self) -> float:
        """How much smaller than usual what is written on the map has to be; 1 where there is room."""
        return min(1.0, self.wide * self.k / USUAL)

    # ---- from the board to the table and back ------------------------------------------------------------------
    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the board is seen."""
        bx, by, w, h = self.box
        return bx + w / 2 + (x - self.x) * self.k, by + h / 2 + (y - self.y) * self.k

    def middle(self, space: int) -> tuple[float, float]:
        """The middle of a space, in units of the board."""
        return self.middles[space - self.first]

    def spot(self, space: int) -> tuple[float, float]:
        """The middle of a space, on the table."""
        return self.at(*self.middle(space))

    def hexagon(self, space: int) -> Area:
        """The box of a space on the table, cut to what is seen of the map."""
        if (box := self.boxes.get(space)) is None:
            x, y = self.spot(space)
            w, h = HW * self.k, HH * self.k
            left, top, wide, high = self.box
            x0, y0 = max(x - w, left), max(y - h, top)
            box = self.boxes[space] = (
                x0,
                y0,
                max(0.0, min(x + w, left + wide) - x0),
                max(0.0, min(y + h, top + high) - y0),
            )
        return box

    def printed(self) -> Iterable[Sign]:
        """The words that are seen on the board."""
        return self.board.signs

    def signs(self) -> Iterator[tuple[str, str, float, float, float]]:
        """What stands on the board: its words, its style, its middle on the table, and how far it reaches."""
        for x, y, text, style in self.printed():
            least = SIGN_R * self.small * (1 if len(text) == 1 else WIDER)
            yield text, style, *self.at(x, y), max(least, SIGNS[style][3] * self.k / 2)

    def covers(self, space: int, x: float, y: float) -> bool:
        """Whether a point of the table lies on a space."""
        cx, cy = self.spot(space)
        dx, dy = abs(x - cx) / self.k, abs(y - cy) / self.k
        return dx <= HW and dy <= HH - dx / HW * HH / 2

    def space_at(self, x: float, y: float) -> int | None:
        """The space under a point of the table."""
        if not inside(self.box, x, y):
            return None
        first = self.first
        return next(
            (space for space in reversed(range(first, first + len(self.cells))) if self.covers(space, x, y)), None
        )

    # ---- looking about --------------------------------------------------------------------------------------------
    def pan(self, dx: float, dy: float) -> None:
        """Move the map by so many units of the table."""
        self.x, self.y = self.x - dx / self.k, self.y - dy / self.k
        self.keep_within()

    def closer(self, way: int, x: float, y: float, u: float) -> bool:
        """One step nearer (1) or farther (-1), the point under x, y staying where it is; False at the end."""
        nearer = (self.opening * zoom for zoom in ZOOMS[1:])
        most = WIDEST / (self.wide * self.whole * u)
        steps = sorted({1.0, self.opening, *(zoom for zoom in nearer if zoom <= most)})
        at = min(range(len(steps)), key=lambda i: abs(steps[i] - self.zoom)) + way
        if not 0 <= at < len(steps):
            return False
        bx, by, w, h = self.box
        ux, uy = self.x + (x - bx - w / 2) / self.k, self.y + (y - by - h / 2) / self.k
        self.zoom, self.held = steps[at], steps[at] != self.opening
        self.x, self.y = ux - (x - bx - w / 2) / self.k, uy - (y - by - h / 2) / self.k
        self.keep_within()
        return True

    def show(self, space: int) -> None:
        """Bring a space into view when the map is seen closely."""
        if self.zoom == 1:
            return
        x, y = self.spot(space)
        bx, by, w, h = self.box
        across, down = min(MARGIN, w / 3), min(MARGIN, h / 3)
        self.pan(
            max(0.0, bx + across - x) - max(0.0, x - bx - w + across),
            max(0.0, by + down - y) - max(0.0, y - by - h + down),
        )

    def follow(self, space: int) -> Motion:
        """Have a space in the middle, as far as the edge of the map lets it; only in sight, where the player has moved
        the map."""
        if self.zoom == 1:
            return Call(lambda: None)
        return Call(lambda: self.show(space)) if self.held else Pan(self, *self.middle(space))

    def centre(self, space: int) -> None:
        """The same at once; nothing where the player has moved the map."""
        if self.zoom > 1 and not self.held:
            self.x, self.y = self.middle(space)
            self.keep_within()

    def keep_within(self) -> None:
        """No further than the edge of the map."""
        _, _, w, h = self.box
        half_w, half_h = w / 2 / self.k, h / 2 / self.k
        self.x = self.wide / 2 if self.wide < 2 * half_w else max(half_w, min(self.wide - half_w, self.x))
        low, high = half_h - self.head, self.high - half_h
        self.y = (self.high - self.head) / 2 if low > high else max(low, min(high, self.y))
        self.moved += 1
        self.boxes.clear()

    def forget(self) -> None:
        """Let go of pictures of its own."""

    # ---- pictures -------------------------------------------------------------------------------------------------
    def lay(self, s: Sheet, layer: str) -> None:
        """Its "ground", which lies under the highlights on paper, or what rises "above" them."""
        image = self.picture(layer, self.size(self.k * s.u), self.zoom in (1, self.opening))
        s.blit(image, *self.at(0, -self.head))

    def picture(self, layer: str, size: tuple[int, int], wait: bool) -> pygame.Surface:
        key = f"{self.name} {layer}"
        wait = wait and not self.pictures.known(key)
        return self.pictures.get(key, size, Sized(partial(self.paint, layer), size), wait, lasts=True)

    def draw_signs(self, s: Sheet, stamps: Stamps, part: Area | None = None, only: str = "") -> None:
        """What is printed on it: all, what meets a part of the table, or one text alone."""
        for text, style, x, y, r in self.signs():
            box = x - r - 1, y - r - 1, 2 * r + 4, 2 * r + 4
            if text == (only or text) and (part is None or meets(box, part)):
                paint = partial(sign, x=r + 1, y=r + 1, r=r, text=text, style=style)
                stamps.put(s, ("sign", text, style, round(r, 2)), *box, paint)

    def size(self, k: float) -> tuple[int, int]:
        """Of the whole map in pixels, k pixels per unit of the board."""
        return round(self.wide * k), round((self.high + self.head) * k)

    def paint(self, layer: str, size: tuple[int, int]) -> pygame.Surface:
        view = (0, -self.head, self.wide, self.high + self.head)
        if layer == "above":
            return svg(self.board.marks + self.board.tall, size, view)
        image = pygame.Surface(size, 0, 32)
        image.fill(rgb(self.paper))
        image.blit(svg(self.board.ground + self.board.lines + self.view.extra, size, view), (0, 0))
        return image

    def prefetch(self, u: float) -> None:
        """Have the next look drawn before it is wanted: closer, or the whole map where it opened closer."""
        size = self.size(self.whole * (ZOOMS[1] if self.opening == 1 else 1) * u)
        for layer in ("ground", "above"):
            self.pictures.prefetch(f"{self.name} {layer}", size, partial(self.paint, layer, size))


class Pan(Motion):
    """A map that is seen closely moves until a place of the board is in its middle, or as near to it as may be; the
    player's own hand is stronger."""

    def __init__(self, camera: MapView, x: float, y: float) -> None:
        super().__init__(LOOK)
        self.camera, self.goal, self.held = camera, (x, y), camera.held

    def begin(self) -> None:
        self.start = self.camera.x, self.camera.y

    def at(self, t: float) -> None:
        camera = self.camera
        if camera.zoom > 1 and camera.held == self.held:
            k = in_out_sine(t)
            camera.x, camera.y = self.goal
            camera.keep_within()
            camera.x, camera.y = (a + (b - a) * k for a, b in zip(self.start, (camera.x, camera.y)))
            camera.keep_within()
