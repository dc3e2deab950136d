"""dice: the dice of MonToons as pictures, each player's in the colour of the crest."""

from __future__ import annotations

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.tokens import dice

COLOURS = {"flame": "ember", "wave": "tide", "leaf": "moss", "bolt": "honey", "wing": "dusk", "star": "ivory"}
TURN = 14.0  # degrees in which a die lies
POSES = 14


def dice_colour(crest: str) -> str:
    return COLOURS.get(crest, "ivory")


def die_picture(pictures: Cache, value: int, colour: str, px: int, turn: float = TURN) -> pygame.Surface:
    """A die at rest, px wide."""
    return pictures.get(
        f"die {value} {colour} {turn}", (px, px), lambda: dice.die(value, px, colour, (0, 0, turn)), wait=True
    )


def rolling_picture(pictures: Cache, pose: int, colour: str, px: int) -> pygame.Surface:
    """A die on its way; all values tumble through the same poses."""
    spin = (pose * 47.0 % 90 + 20, pose * 71.0 % 90 + 15, pose * 38.0)
    return pictures.get(
        f"die pose {pose} {colour}", (px, px), lambda: dice.die(pose % 6 + 1, px, colour, spin), wait=True
    )
