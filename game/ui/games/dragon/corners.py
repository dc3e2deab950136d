"""corners: where the buttons for a closer look at the map of Dragon Attack! hide least of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pygame

from game.ui.draw.paint import Area
from game.ui.table.hexmap import APART, BUTTON

INSET = 8.0  # from the edge of the map
Spot = tuple[float, float]
BESIDE, BELOW = (APART, 0.0), (0.0, APART)  # how far the second lies from the first


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
