"""Levels: how far easy, normal and hard computers look, and how often their hand slips."""

from __future__ import annotations

from typing import NamedTuple

LEVELS = ("easy", "normal", "hard")
RANDOM = "random"  # any legal choice: the yardstick below easy, offered by no screen
SECONDS = (0.5, 1.0, 1.8)  # a level's best so far is played after this long, in every game


class Level(NamedTuple):
    """What tells one level from another; nothing else does."""

    iterations: int  # imagined worlds looked into before a choice
    slips: float  # share of choices made at random, 0..1
    seconds: float


def levels(*steps: tuple[int, float]) -> dict[str, Level]:
    """Easy, normal and hard from their iterations and slips."""
    return {level: Level(*step, seconds) for level, step, seconds in zip(LEVELS, steps, SECONDS)}


# by game, so that levels stand three games of four apart: where chance decides much a slip costs little
STRENGTH = {
    "pontoon": levels((4, 0.48), (18, 0.20), (1200, 0.0)),
    "kingdom": levels((4, 0.65), (16, 0.30), (160, 0.0)),
    "pack": levels((4, 0.45), (20, 0.20), (240, 0.0)),
    "dragon": levels((1, 0.88), (1, 0.55), (1, 0.0)),  # first sight is as good as its search
    "montoons": levels((4, 0.45), (16, 0.20), (300, 0.0)),  # an iteration is a whole round; slips are not mad
}


PLAIN = levels((4, 0.45), (20, 0.20), (200, 0.0))  # a game that brings no mind of its own


def strength(game: str, level: str) -> Level:
    """A level as it is in one game. KeyError for a level that there is not."""
    return STRENGTH.get(game, PLAIN)[level]
