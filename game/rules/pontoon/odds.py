"""Monster Pontoon 21, odds: where the next companion would put a party, as one hero can know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from game.engine.game import Chance
from game.rules.pontoon.battle import Undecided
from game.rules.pontoon.cards import Quest
from game.rules.pontoon.state import Pontoon

SIDES, WAYS = ("under", "inside", "over"), ("nearer", "as near", "farther")


def odds(g: Pontoon, hero: int, key: str) -> Sequence[Chance]:
    """For "hit": how many of the cards that may lie on top leave the party under, inside or over the condition; where
    every power is inside and the closest to a number wins, how many bring it nearer to that, as near, or farther away.

    Counts powers as the cards join, before their abilities. Cards the hero remembers are known; nothing for other keys.
    """
    if key != "hit" or not g.zones["guild"]:
        return ()
    found = outcomes(g, hero)
    counts = dict.fromkeys(SIDES if closest(g.quest()) is None else WAYS, 0)
    for _, what in found:
        counts[what] += 1
    return tuple(Chance(what, count / len(found), count) for what, count in counts.items())


def outcomes(g: Pontoon, hero: int) -> list[tuple[int, str]]:
    """Every Guild card that may be on top for all this hero knows, and what it would bring."""
    quest, power = g.quest(), g.power(hero)
    goal, found = closest(quest), list[tuple[int, str]]()
    for card in possible_tops(g, hero):
        after = power + g.count(card)
        found.append((card, side(quest, after) if goal is None else way(goal, power, after)))
    return found


def closest(quest: Quest) -> int | None:
    """The number to which the closest wins a quest whose condition every power meets; None for any other quest."""
    name, *value = quest.priority[0] if quest.priority else ("",)
    return int(value[0]) if quest.condition.any and name == "closest_to" else None


def possible_tops(g: Pontoon, hero: int) -> list[int]:
    """The Guild cards that may be on top for all this hero knows, lowest number first."""
    top = g.zones["guild"][-1]
    bit = 1 << hero
    if g.known[top] & bit:
        return [top]
    return sorted(card for card in g.zones["guild"] if not g.known[card] & bit)


def side(quest: Quest, power: int) -> str:
    """ "inside" when the power meets the condition, else "under" or "over" (over: nothing above would meet it)."""
    if power in quest.lit:
        return "inside"
    return "under" if any(lit > power for lit in quest.lit) else "over"


def way(goal: int, before: int, after: int) -> str:
    """Whether a power has come "nearer" to a number than it was, is "as near", or "farther" away."""
    gone = abs(after - goal) - abs(before - goal)
    return "nearer" if gone < 0 else "farther" if gone else "as near"


def powers_after(g: Pontoon, hero: int, key: str, worlds: int) -> list[Counter[int]]:
    """By how much a choice changes the power of each party before anybody is asked again, or the quest is given out,
    counted over so many worlds that the hero could not tell from the true one."""
    found = [Counter[int]() for _ in range(g.seats)]
    for seed in range(worlds):
        world = Undecided.imagined(g.redeal(hero, Random(seed)))
        before = [world.power(other) for other in range(g.seats)]
        world.choose(key)
        for other, power in enumerate(before):
            found[other][world.power(other) - power] += 1
    return found


def asked_after(g: Pontoon, hero: int, key: str) -> object:
    """What the question after a choice is about, in a world that the hero could not tell from the true one; None where
    that is asked of somebody else, or nothing is."""
    world = g.redeal(hero, Random(0))
    world.choose(key)
    decision = world.decision
    return decision.about if decision is not None and decision.player == hero else None
