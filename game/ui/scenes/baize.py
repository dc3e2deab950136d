"""baize: what lies in the middle of the table of a new game: the game's decks, dice or counters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.draw.tokens import counters
from game.ui.draw.tokens.dice import die
from game.ui.widgets.shapes import Box, plate, put

DECKS = {"pontoon": ("guild", "quest", "equipment"), "kingdom": ("kingdom",), "pack": ("pack",)}
DICE = (("ember", 4), ("honey", 2), ("moss", 6), ("tide", 3), ("dusk", 5))  # one of each for a player of MonToons
APART, CARD_W, WIDE_CARD = 62.0, 44.0, 60.0
COUNTER, DRAGON, DIE = 42.0, 104.0, 50.0


def lay(s: Sheet, pictures: Cache, game: str, x: float, y: float) -> None:
    """x, y = the middle of the table."""
    if game == "dragon":
        _dragon(s, pictures, x, y)
    elif game == "montoons":
        _dice(s, pictures, x, y)
    else:
        _decks(s, pictures, DECKS.get(game, ()), x, y)


def _decks(s: Sheet, pictures: Cache, decks: Sequence[str], x: float, y: float) -> None:
    for i, deck in enumerate(decks):
        wide = WIDE_CARD if deck in ("quest", "warning") else CARD_W
        image = cards.shown(pictures, deck, round(wide * s.u))
        high = image.get_height() / s.u
        left, top = x - len(decks) * APART / 2 + (i + 0.5) * APART - wide / 2, y - 14 - high / 2
        box: Box = (left, top, wide + 6, high + 8)
        put(s, box, plate(left + 2, top + 4, wide, high, 4, "#0c0618", 0.4), 0)
        s.blit(image, left, top)


def _dragon(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    from game.ui.tables.dragon.pieces import dragon_picture, dragon_ratio  # here and not above: of one game alone

    ratio = counters.UNITS[1] / counters.UNITS[0]
    for dx, dy in ((-92, -8), (-58, 20), (60, 22), (94, -4)):
        _thing(s, pictures, "counter back", COUNTER, ratio, counters.hidden, x + dx, y + dy)
    _thing(s, pictures, "dragon", DRAGON, dragon_ratio(), lambda px: dragon_picture().render(px), x, y - 12)


def _dice(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    for i, (colour, value) in enumerate(DICE):
        dx, dy = (i - 2) * 46.0, (-4.0, -20.0, 14.0, -18.0, 0.0)[i]
        _thing(s, pictures, f"die of {colour} {value}", DIE, 1.0, partial(_die, value, colour), x + dx, y + dy)


def _die(value: int, colour: str, px: int) -> pygame.Surface:
    return die(value, px, colour)


def _thing(s: Sheet, pictures: Cache, key: str, wide: float, ratio: float, draw: Callable[[int], pygame.Surface],
           x: float, y: float) -> None:
    """A picture in its middle, with its shade on the baize."""
    px = round(wide * s.u)
    image = pictures.get(key, (px, round(px * ratio)), lambda: draw(px))
    s.svg(f'<ellipse cx="{x + 4:g}" cy="{y + wide * ratio * 0.42:g}" rx="{wide * 0.42:g}" ry="{wide * 0.12:g}" '
          'fill="#0c0618" opacity=".35"/>', x - wide, y - wide, 2 * wide, 2 * wide)
    s.blit(image, x - wide / 2, y - image.get_height() / s.u / 2)
