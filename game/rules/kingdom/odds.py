"""Dungeon & Kingdom, odds: whom a deed that draws or searches may bring, by trying it in imagined worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from game.engine.game import Chance
from game.rules.kingdom.deeds import Guiding, Looting, Placing, Searching, Summoning
from game.rules.kingdom.resolve import Controlling, Resolving
from game.rules.kingdom.state import HAND_OF, Kingdom

WORLDS = 300  # a share is then within 6 points of the true one, 19 times out of 20
BRINGING = ("battle_call", "summon", "kidnap")
ASKED = (Searching, Looting, Summoning, Placing)  # in the middle of such a deed


def odds(g: Kingdom, player: int, key: str) -> Sequence[Chance]:
    """For a choice that makes Captain, Wizard or Ninja act: how often each card is among those drawn or found, the
    likeliest first, of equals by name. Nothing for other choices, nor for a player who is not asked. The cards are
    those of the rules, played on in worlds that look the same to this player. Of several equally large hands any may be
    searched (DNK-NIN-02): of each card the chance is told of the hand in which it is found most often."""
    if g.decision is None or g.decision.player != player or not brings(g, key):
        return ()
    rng, found = Random(1), dict[str, Counter[str]]()
    for _ in range(WORLDS):
        world = g.redeal(player, rng)
        world.choose(key)
        for hand, there in searches(world):
            found.setdefault(hand, Counter()).update(all_brought(g, there, player, rng))
    most = Counter[str]()
    for counts in found.values():
        most |= counts
    ranked = sorted(most.items(), key=lambda one: (-one[1], one[0]))
    return tuple(Chance(what, count / WORLDS, count) for what, count in ranked)


def searches(world: Kingdom) -> Iterator[tuple[str, Kingdom]]:
    """The world as it goes on with the search of each hand that may be searched, and which it is; or as it is."""
    if world.decision is None or not isinstance(world.about, Searching):
        yield "", world
        return
    for option in world.decision.options:
        there = world.clone()
        there.take(option)
        yield option.key, there


def brings(g: Kingdom, key: str) -> bool:
    """Whether a key of the present question sets off a deed that brings cards."""
    option = next((one for one in g.decision.options if one.key == key), None) if g.decision is not None else None
    if option is None or isinstance(g.about, Searching):
        return option is not None
    match g.about:
        case Guiding(guest):
            return key == "use" and has_deed(g, guest)
        case Controlling(monster):
            return doubles(g, monster) and isinstance(option.at, int) and has_deed(g, option.at)
        case Resolving():
            return key.startswith("deed:") and isinstance(option.at, int) and has_deed(g, option.at)
    return False


def has_deed(g: Kingdom, card: int) -> bool:
    """Whether the deed of an Adventurer brings cards."""
    return any(verb in BRINGING for verb, *_ in g.content.of(card).ability)


def doubles(g: Kingdom, monster: int) -> bool:
    """Whether a Monster lets its controller act."""
    return any(verb == "double_power" for verb, *_ in g.content.of(monster).ability)


def all_brought(g: Kingdom, world: Kingdom, player: int, rng: Random) -> set[str]:
    """Whom a deed has brought, with its second time where it is done twice, whatever is chosen in between."""
    found = brought(g, world, player)
    while world.decision is not None and isinstance(world.about, ASKED):
        world.take(rng.choice(world.decision.options))
        found |= brought(g, world, player)
    return found


def brought(g: Kingdom, world: Kingdom, player: int) -> set[str]:
    """The different cards that came into the hand, or are offered to be picked."""
    had = set(g.zones[HAND_OF[player]])
    drawn = {g.content.name(card) for card in world.zones[HAND_OF[player]] if card not in had}
    if world.decision is not None and world.decision.secret:
        drawn |= {g.content.name(option.at) for option in world.decision.options if isinstance(option.at, int)}
    return drawn
