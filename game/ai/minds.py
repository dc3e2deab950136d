"""Minds: the register of the games that computers can play."""

from __future__ import annotations

from game.ai.dragon import DragonMind
from game.ai.kingdom import KingdomMind
from game.ai.mind import Mind
from game.ai.montoons import MonToonsMind
from game.ai.pack import PackMind
from game.ai.plain import PlainMind
from game.ai.pontoon import PontoonMind
from game.rules import GAMES


class Minds(dict[str, Mind]):
    """By game; one that brings no mind is played by the plain one, and counted as not in the register."""

    def __missing__(self, name: str) -> Mind:
        return PlainMind(GAMES[name])


MINDS = Minds(
    {
        "pontoon": PontoonMind(),
        "dragon": DragonMind(),
        "kingdom": KingdomMind(),
        "pack": PackMind(),
        "montoons": MonToonsMind(),
    }
)
