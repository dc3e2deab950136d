"""The hunt for the Dragon: how likely a hero meets it from a space before long, and what that is worth."""

from __future__ import annotations

from functools import lru_cache

from game.ai.dragon_stakes import WHOLE, Stakes
from game.rules.dragon.realm import Realm
from game.rules.dragon.standing import chance
from game.rules.dragon.throws import SIDES

QUIET = 1 - 1 / SIDES  # that a roll does not move the Dragon
GUARD = 0.3 * WHOLE  # of the chance to save the palace
STRAY = 0.86  # of the worth of the Dragon, a step further than a throw carries


class Hunt:
    """The Dragon as a goal of one hero, who has not moved yet this turn.

    `value`: what an attack is worth to this hero, in hundredths of the game, none below 0.
    """

    def __init__(self, stakes: Stakes, value: float) -> None:
        g, me = stakes.g, stakes.me
        self.kingdom, self.number = g.kingdom, g.dragon
        waking = [rival for seat, rival in enumerate(stakes.heroes) if seat != stakes.hero and not rival.resting]
        self.still = QUIET ** len(waking)
        self.value = max(0.0, value) * self.left_alone(stakes)
        last = g.dragon == g.kingdom.palace - 1
        self.guard = GUARD * chance(me.party + me.slayer, stakes.strengths) if last else 0.0

    def left_alone(self, stakes: Stakes) -> float:
        """The chance that no rival who would win by it slays the Dragon before this hero's next turn."""
        g, left = stakes.g, 1.0
        if not g.dragon:
            return left
        row = g.kingdom.distances[g.lair() - g.kingdom.first]
        for seat, rival in enumerate(stakes.heroes):
            if seat != stakes.hero and not rival.resting and rival.points + stakes.hoard >= stakes.rivals[seat]:
                slain = chance(rival.party + rival.slayer, stakes.strengths)
                left *= 1 - slain * thrown(row[g.at[seat] - g.kingdom.first])
        return left

    def worth(self, space: int) -> float:
        """What is left of the attack for a hero whose move ends there, and of the guard of the palace."""
        if not self.value and not self.guard:
            return 0.0
        meets = meeting(self.kingdom, self.number, space - self.kingdom.first)
        value = self.value * (self.still * meets[0] + (1 - self.still) * meets[1])
        if space == self.kingdom.path[-1]:
            value += self.guard * (1 - self.still * QUIET)
        return value


def thrown(steps: int) -> float:
    """The chance that a roll carries so far; a 1 carries nobody."""
    return (SIDES + 1 - max(2, steps)) / SIDES if steps <= SIDES else 0.0


@lru_cache(maxsize=8192)
def meeting(kingdom: Realm, number: int, space: int) -> tuple[float, float]:
    """How much of an attack on the Dragon at this number is left from a space (counted from 0) with the next roll: if
    it does not move before, and if it moves once."""
    path, first = kingdom.path, kingdom.first
    here = path[number - 1] - first if number else space
    there = path[number] - first
    arrives = 1 / SIDES if space == there else 0.0  # one's own 1 brings it
    stays = chase(kingdom.distances[space][here]) + arrives if number else 0.0
    if space == there:
        return stays, 1.0
    return stays, chase(kingdom.distances[space][there]) if number + 1 < kingdom.palace else 0.0


def chase(steps: int) -> float:
    """How much of an attack is left so many steps away."""
    return max(thrown(steps), thrown(SIDES) * STRAY ** max(0, steps - SIDES)) if steps < 99 else 0.0
