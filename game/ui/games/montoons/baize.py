"""baize: a die of each player, in the middle of the table of a new game."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.draw.tokens.dice import die
from game.ui.table.lying import thing

DICE = (("ember", 4), ("honey", 2), ("moss", 6), ("tide", 3), ("dusk", 5))  # one of each for a player
DIE = 50.0


def lay(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    """x, y = the middle of the table."""
    for i, (colour, value) in enumerate(DICE):
        dx, dy = (i - 2) * 46.0, (-4.0, -20.0, 14.0, -18.0, 0.0)[i]
        thing(s, pictures, f"die of {colour} {value}", DIE, 1.0, partial(_die, value, colour), x + dx, y + dy)


def _die(value: int, colour: str, px: int) -> pygame.Surface:
    return die(value, px, colour)
