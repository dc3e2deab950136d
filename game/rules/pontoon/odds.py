"""Monster Pontoon 21, odds: where the next companion would put a party, as one hero can know it."""
from __future__ import annotations

from collections.abc import Sequence

from game.engine.game import Chance
from game.rules.pontoon.cards import Quest
from game.rules.pontoon.state import Pontoon


def odds(g: Pontoon, hero: int, key: str) -> Sequence[Chance]:
    """For "hit": how many of the cards that may lie on top leave the party under, inside or over the condition.

    Counts powers as the cards join, before their abilities. Cards the hero remembers are known; nothing for other keys.
    """
    if key != "hit" or not g.zones["guild"]:
        return ()
    quest, power = g.quest(), g.power(hero)
    counts = dict.fromkeys(("under", "inside", "over"), 0)
    cards = possible_tops(g, hero)
    for card in cards:
        counts[side(quest, power + g.count(card))] += 1
    return tuple(Chance(what, count / len(cards), count) for what, count in counts.items())


def possible_tops(g: Pontoon, hero: int) -> list[int]:
    """The Guild cards that may be on top for all this hero knows, lowest number first."""
    top = g.zones["guild"][-1]
    bit = 1 << hero
    if g.known[top] & bit:
        return [top]
    return sorted(card for card in g.zones["guild"] if not g.known[card] & bit)


def side(quest: Quest, power: int) -> str:
    """"inside" when the power meets the condition, else "under" or "over" (over: nothing above would meet it)."""
    if power in quest.lit:
        return "inside"
    return "under" if any(lit > power for lit in quest.lit) else "over"
