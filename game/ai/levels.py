"""Levels: how far easy, normal, hard and master computers look, and how exactly they reckon."""

from __future__ import annotations

from typing import NamedTuple

LEVELS = ("easy", "normal", "hard", "master")
RANDOM = "random"  # any legal choice: a yardstick, offered by no screen
BEGINNER = "beginner"  # a scripted one with an oversight, by whom Easy is measured; offered by no screen
BETWEEN = ":"  # level and temperament: "hard:bold"
SCRIPTED = (RANDOM, BEGINNER)
SECONDS = (0.5, 1.0, 1.8, 1.8)  # a level's best so far is played after this long, in every game
GLANCE = 0.15  # chance to win: nobody who plays takes what is seen at a glance to lose more


class Level(NamedTuple):
    """What tells one level from another; nothing else does."""

    iterations: int  # imagined worlds looked into before a choice
    noise: float  # how far off what a choice is worth is reckoned: chances to win, 0..1, two times of three less
    seconds: float
    horizon: int = 1000  # decisions looked ahead, where the game's own horizon is not nearer


def levels(*steps: tuple[int, float] | tuple[int, float, int]) -> dict[str, Level]:
    """Easy, normal, hard and master from their iterations, noise and horizon."""
    return {level: Level(*step[:2], seconds, *step[2:]) for level, step, seconds in zip(LEVELS, steps, SECONDS)}


# By game. Counts were chosen first; then noise, from Easy (40 to 50 % against the scripted beginner) upward, by
# `simulate GAME --ladder`; build/README.md has the figures with how many games they come from.
STRENGTH = {
    "pontoon": levels((16, 0.08), (32, 0.02), (100, 0.007), (400, 0.0)),
    "kingdom": levels((6, 0.022), (16, 0.013), (100, 0.012), (160, 0.0)),
    "pack": levels((6, 0.065), (16, 0.03), (100, 0.012), (240, 0.0)),
    "dragon": levels((1, 0.015), (1, 0.006), (1, 0.0022), (1, 0.0)),  # first sight is as good as its search
    # an iteration is a whole round for each choice: a rival's dice are the same in all
    "montoons": levels((2, 0.08), (8, 0.02), (100, 0.01), (200, 0.0)),
}
PLAIN = levels((6, 0.16), (16, 0.08), (100, 0.04), (200, 0.0))  # a game that brings no mind of its own


def strength(game: str, level: str) -> Level:
    """A level, of any temperament, as it is in one game. KeyError for a level that there is not."""
    return STRENGTH.get(game, PLAIN)[level.partition(BETWEEN)[0]]
