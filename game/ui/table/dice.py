"""dice: a die as it rolls and comes to rest, on every table the same."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.tokens import dice

POSES = 14
TURN = 14.0  # degrees in which a die lies


@dataclass
class Die:
    """A die that rolls: `pose` counts to POSES - 1, its face at rest; `hop` is its height in units."""

    value: int
    colour: str = "ivory"
    pose: int = POSES - 1
    hop: float = 0
    turn: float = TURN  # degrees in which it comes to rest


def die_picture(pictures: Cache, die: Die, px: int) -> pygame.Surface:
    """The die in its present pose, px wide; all values tumble through the same poses."""
    colour, pose = die.colour, die.pose
    if pose >= POSES - 1:
        name, value, spin = f"die {die.value} {colour} {die.turn}", die.value, (0.0, 0.0, die.turn)
    else:
        name, value = f"die pose {pose} {colour}", pose % 6 + 1
        spin = (pose * 47.0 % 90 + 20, pose * 71.0 % 90 + 15, pose * 38.0)
    return pictures.get(name, (px, px), lambda: dice.die(value, px, colour, spin), wait=True)
