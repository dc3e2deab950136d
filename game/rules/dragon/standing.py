"""Dragon Attack!, standing: what everybody has at home, and a plain estimate of who is ahead."""
from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.rules.dragon.odds import kill_chance
from game.rules.dragon.state import HOME_OF, Dragon


def scores(g: Dragon) -> Sequence[Sequence[tuple[str, int]]]:
    """Per hero gold at home, monsters defeated, the slayer's hoard, and the total (DRA-SCORE-03, DRA-SCORE-05)."""
    lines = []
    for hero in range(g.seats):
        home = g.zones[HOME_OF[hero]]
        gold, monsters = (sum(g.content.points[card] for card in home if g.content.kinds[card] == kind)
                          for kind in ("gold", "monster"))
        hoard = [("The Dragon's hoard", g.hoard())] if g.slayer == hero else []
        lines.append([("Gold at home", gold), ("Monsters", monsters), *hoard, ("Total", g.points(hero))])
    return lines


def standing(g: Dragon, hero: int) -> float:
    """Chance to win from public facts, 0..1; all seats together leave the rest to the Dragon.

    A hero is worth points at home, half the gold in front, and the hoard as far as the party is fit to win it; 5 points
    ahead count as e to 1. The danger grows with the Dragon's way (both fitted by eye to games between computers).
    """
    if g.winners is not None:
        return 1 / len(g.winners) if hero in g.winners else 0.0
    hoard = g.hoard() + 4
    worth = []
    for other in range(g.seats):
        slay = kill_chance(g.party(other) + g.owns(other, "slayer"), g.strengths)
        worth.append(exp((g.points(other) + g.gold(other) / 2 + hoard * slay) / 5))
    return (1 - danger(g)) * worth[hero] / sum(worth)


def danger(g: Dragon) -> float:
    """Chance that the palace falls, 0..1, from how far the Dragon has come and how strong it still is."""
    come = g.dragon / g.kingdom.palace
    return min(0.9, (0.12 + 0.6 * come ** 4) * (0.25 + 0.75 * len(g.strengths) / 4))
