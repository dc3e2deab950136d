"""Fighters: sensible play for tests of MonToons, in which now and then a die is laid on an attack for its own sake."""

from __future__ import annotations

from random import Random
from typing import Any

from game.ai.minds import MINDS
from game.engine.agenda import Option
from game.rules.montoons.planning import Planning

BLOWS = (">basic/", ">special/", ">ultimate")
SELDOM = 0.001  # of the dice


def sensible(state: Any, rng: Random) -> Option | None:
    """The choice of a computer's play-out, or seldom an attack; None for no opinion."""
    if isinstance(state.about, Planning) and rng.random() < SELDOM:
        blows = [option for option in state.decision.options if any(blow in option.key for blow in BLOWS)]
        if blows:
            return rng.choice(blows)
    return MINDS["montoons"].policy(state)
