"""Minds: the register of the games that computers can play."""
from __future__ import annotations

from game.ai.mind import Mind
from game.ai.dragon import DragonMind
from game.ai.kingdom import KingdomMind
from game.ai.montoons import MonToonsMind
from game.ai.pack import PackMind
from game.ai.pontoon import PontoonMind

MINDS: dict[str, Mind] = {
    "pontoon": PontoonMind(), "dragon": DragonMind(), "kingdom": KingdomMind(), "pack": PackMind(),
    "montoons": MonToonsMind()}
