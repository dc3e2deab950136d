"""baize: decks and other things as they lie in the middle of the table of a new game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import put, shade
from game.ui.style.metrics import FINE, HAZE
from game.ui.style.palette import palette

APART, CARD_W, WIDE_CARD = 62.0, 44.0, 60.0


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
