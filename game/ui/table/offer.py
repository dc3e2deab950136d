"""offer: what a new game shows of what is chosen: a deck, a map as a small picture, and what lies in the middle of its
table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.hexes.board import board
from game.ui.draw.hexes.space import Cells
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import put, shade
from game.ui.draw.svg import svg
from game.ui.style.metrics import FINE, HAZE
from game.ui.style.palette import palette

HEAD = 60.0  # units of the board above its first row into which hills and trees reach
APART, CARD_W, WIDE_CARD = 62.0, 44.0, 60.0


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


def decks(s: Sheet, pictures: Cache, x: float, y: float, backs: Sequence[str]) -> None:
    """Decks side by side, round x, y."""
    for i, deck in enumerate(backs):
        wide = WIDE_CARD if deck in ("quest", "warning") else CARD_W
        image = cards.shown(pictures, deck, round(wide * s.u))
        high = image.get_height() / s.u
        left, top = x - len(backs) * APART / 2 + (i + 0.5) * APART - wide / 2, y - 14 - high / 2
        box: Area = (left, top, wide + 6, high + 8)
        put(s, box, shade(left + 2, top + 4, wide, high, FINE, HAZE), 0)
        s.blit(image, left, top)


def thing(
    s: Sheet,
    pictures: Cache,
    key: str,
    wide: float,
    ratio: float,
    draw: Callable[[int], pygame.Surface],
    x: float,
    y: float,
) -> None:
    """A picture in its middle, with its shade on the baize."""
    px = round(wide * s.u)
    image = pictures.get(key, (px, round(px * ratio)), lambda: draw(px))
    s.svg(
        f'<ellipse cx="{x + 4:g}" cy="{y + wide * ratio * 0.42:g}" rx="{wide * 0.42:g}" ry="{wide * 0.12:g}" '
        f'fill="{palette.shadow}" opacity=".35"/>',
        x - wide,
        y - wide,
        2 * wide,
        2 * wide,
    )
    s.blit(image, x - wide / 2, y - image.get_height() / s.u / 2)
