"""offer: what a value of a house rule looks like where it is chosen: a deck, or a map as a small picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.hexes.board import board
from game.ui.draw.hexes.space import Cells
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.svg import svg

HEAD = 60.0  # units of the board above its first row into which hills and trees reach


def small_map(s: Sheet, pictures: Cache, key: str, cells: Cells, box: Area) -> None:
    """As large as fits the box, in its middle."""
    wide, high = board(cells, ()).size
    k = min(box[2] / wide, box[3] / (high + HEAD))
    w, h = wide * k, (high + HEAD) * k
    size = max(1, round(w * s.u)), max(1, round(h * s.u))

    def draw() -> pygame.Surface:
        drawn = board(cells)
        body = drawn.ground + drawn.lines + drawn.marks + drawn.tall
        return svg(body, size, (0, -HEAD, wide, high + HEAD))

    image = pictures.get(key, size, draw, meanwhile=lambda: pygame.Surface(size, pygame.SRCALPHA))
    s.blit(image, box[0] + (box[2] - w) / 2, box[1] + (box[3] - h) / 2)


if TYPE_CHECKING:
    from game.ui.draw.cache import Cache
    from game.ui.draw.paint import Sheet


class Offer(NamedTuple):
    """`line`: what it is like, in one sentence; `signs`: icons with their colours; `ground`: behind the picture;
    `whole`: it shows all of something, as a map, and wants to be large."""

    paint: Callable[[Sheet, Cache, Area], None]
    line: str
    ground: str
    signs: tuple[tuple[str, str], ...] = ()
    whole: bool = False


Offers = Callable[[Any, str, str, Mapping[str, str]], Offer]  # content, rule, value, all options -> what it is
