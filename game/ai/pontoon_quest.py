"""The quest in play of Monster Pontoon 21: who wins it in a world that a hero could not tell from the true one."""

from __future__ import annotations

from random import Random

from game.ai.minds import MINDS
from game.rules.pontoon.state import Pontoon

FAR = 200  # answers after which a round is given up


def wins_quest(g: Pontoon, hero: int, key: str, seed: int) -> bool:
    """Whether the hero wins the quest in play after this choice, everybody else doing what makes sense, in the world
    imagined for the hero from a seed."""
    world, mind, before = g.redeal(hero, Random(seed)), MINDS["pontoon"], len(g.history)
    world.choose(key)
    for _ in range(FAR):
        if len(world.history) != before or world.decision is None:
            break
        world.take(mind.policy(world) or world.decision.options[0])
    return len(world.history) > before and world.history[before][1] == hero
