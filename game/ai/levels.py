"""Levels: how far easy, normal and hard computers look, and how often their hand slips."""
from __future__ import annotations

from typing import NamedTuple

LEVELS = ("easy", "normal", "hard")
RANDOM = "random"          # any legal choice: the yardstick below easy, offered by no screen


class Level(NamedTuple):
    """What tells one level from another; nothing else does."""

    iterations: int        # imagined worlds looked into before a choice
    slips: float           # share of choices made at random, 0..1
    seconds: float         # the best so far is played after this long


STRENGTH = {
    "easy": Level(iterations=4, slips=0.45, seconds=0.5),
    "normal": Level(iterations=20, slips=0.14, seconds=1.0),
    "hard": Level(iterations=1200, slips=0.0, seconds=1.8),
}

# Where chance decides so much that a slip costs little, levels stand three games of four apart only with more slips.
OWN = {
    "pontoon": {
        "easy": Level(iterations=4, slips=0.48, seconds=0.5),
        "normal": Level(iterations=18, slips=0.20, seconds=1.0),
        "hard": Level(iterations=1200, slips=0.0, seconds=1.8),
    },
    "kingdom": {
        "easy": Level(iterations=4, slips=0.65, seconds=0.5),
        "normal": Level(iterations=16, slips=0.3, seconds=1.0),
        "hard": Level(iterations=160, slips=0.0, seconds=1.8),
    },
    "dragon": {                       # its first sight is as good as its search: slips alone tell levels apart
        "easy": Level(iterations=1, slips=0.88, seconds=0.5),
        "normal": Level(iterations=1, slips=0.55, seconds=1.0),
        "hard": Level(iterations=1, slips=0.0, seconds=1.8),
    },
    "pack": {
        "easy": Level(iterations=4, slips=0.45, seconds=0.5),
        "normal": Level(iterations=20, slips=0.20, seconds=1.0),
        "hard": Level(iterations=240, slips=0.0, seconds=1.8),
    },
    "montoons": {                      # an iteration is a whole round; slips are careless, not mad
        "easy": Level(iterations=4, slips=0.45, seconds=0.5),
        "normal": Level(iterations=16, slips=0.20, seconds=1.0),
        "hard": Level(iterations=300, slips=0.0, seconds=1.8),
    },
}


def strength(game: str, level: str) -> Level:
    """A level as it is in one game."""
    return OWN.get(game, STRENGTH)[level]
