"""Dungeon & Kingdom, odds: whom a deed that draws or searches may bring, by trying it in imagined worlds."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from game.engine.game import Chance
from game.rules.kingdom.state import HAND_OF, Kingdom

WORLDS = 300       # a share is then within 6 points of the true one, 19 times out of 20
BRINGING = ("battle_call", "summon", "kidnap")


def odds(g: Kingdom, player: int, key: str) -> Sequence[Chance]:
    """For a choice that makes Captain, Wizard or Ninja act: how often each card is among those drawn or found, the
    likeliest first. Nothing for other choices. The cards are those of the rules, played on in worlds that look the same
    to this player."""
    if not brings(g, key):
        return ()
    rng, found = Random(1), Counter[str]()
    for _ in range(WORLDS):
        world = g.redeal(player, rng)
        world.choose(key)
        found.update(brought(g, world, player))
    return tuple(Chance(what, count / WORLDS, count) for what, count in found.most_common())


def brings(g: Kingdom, key: str) -> bool:
    """Whether a key of the present question sets off a deed that brings cards."""
    word = key.partition(":")[2]
    if key == "use" and g.zones["aside"]:
        word = g.content.word(g.zones["aside"][-1])
    elif not (key.startswith("deed:") or g.asked[0] == "kingdom.control"):
        return False
    elif g.asked[0] == "kingdom.control" and not doubles(g, g.asked[2]):
        return False
    return any(verb in BRINGING for one in g.content.adventurers if one.id == word for verb, *_ in one.ability)


def doubles(g: Kingdom, monster: int) -> bool:
    """Whether a Monster lets its controller act."""
    return any(verb == "double_power" for verb, *_ in g.content.of(monster).ability)


def brought(g: Kingdom, world: Kingdom, player: int) -> set[str]:
    """The different cards that came into the hand, or are offered to be picked."""
    had = set(g.zones[HAND_OF[player]])
    drawn = {g.content.name(card) for card in world.zones[HAND_OF[player]] if card not in had}
    if world.decision is not None and world.decision.secret:
        drawn |= {g.content.name(option.at) for option in world.decision.options if isinstance(option.at, int)}
    return drawn
