"""Monster Pontoon 21, quests: conditions a party can meet, and the priority order among those who do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.agenda import Step
from game.rules.pontoon.cards import ADVENTURER, MONSTER, Power, Quest
from game.rules.pontoon.state import Pontoon


def meets(g: Pontoon, quest: Quest, hero: int) -> bool:
    """Whether a party's power meets the quest's condition; no power is too high in itself (PON-R01, PON-X06)."""
    return g.power(hero) in quest.lit


def best_of(g: Pontoon, quest: Quest, able: list[int]) -> tuple[int, str]:
    """The winner among heroes who meet the condition, in turn order, and the word of the entry that decided.

    Read top down: each entry keeps its best (PON-R18, PON-X01, PON-PRI-01); still level after the last, the first in
    turn order wins (PON-R19). "" means that only one hero was able, "turn_order" that nothing else decided.
    """
    if len(able) == 1:
        return able[0], ""
    left = able
    for entry in quest.priority:
        left = best_by(g, entry, left)
        if len(left) == 1:
            return left[0], entry[0]
    return left[0], "turn_order"


def best_by(g: Pontoon, entry: Step, left: list[int]) -> list[int]:
    """Those of the heroes whom one entry of the priority order keeps."""
    name, *value = entry
    scores = [PRIORITIES[name](g, hero, *value) for hero in left]
    return [hero for hero, score in zip(left, scores) if score == max(scores)]


MISSED = ("short", "over", "open")  # endings that come of the condition, or do not come


class Ending(NamedTuple):
    """How a quest has ended for one hero. `why`: "short" or "over" for a party that misses the condition, "open" where
    it did not end; else the word
    of the priority entry that put the hero before the last of the others, or behind them, "turn_order" where none did;
    "" for a winner whom nobody else was able to follow."""

    won: bool
    why: str


def ending_of(g: Pontoon, hero: int) -> Ending:
    """How the quest in play ends for a hero, with the parties as they lie."""
    quest = g.quest()
    if not meets(g, quest, hero):
        return Ending(False, "over" if g.power(hero) > max(quest.lit) else "short")
    left = [other for other in g.clockwise(g.starting) if meets(g, quest, other)]
    winner, deciding = best_of(g, quest, left)
    if winner == hero:
        return Ending(True, deciding)
    for entry in quest.priority:
        left = best_by(g, entry, left)
        if hero not in left:
            return Ending(False, entry[0])
    return Ending(False, "turn_order")


def highest_power(g: Pontoon, hero: int) -> int:
    return g.power(hero)


def lowest_power(g: Pontoon, hero: int) -> int:
    return -g.power(hero)


def closest_to(g: Pontoon, hero: int, target: Power) -> int:
    return -abs(g.power(hero) - target)


def fewest_companions(g: Pontoon, hero: int) -> int:
    return -len(g.companions(hero))


def most_companions(g: Pontoon, hero: int) -> int:
    return len(g.companions(hero))


def most_adventurers(g: Pontoon, hero: int) -> int:
    return len(g.of_type(hero, ADVENTURER))


def most_monsters(g: Pontoon, hero: int) -> int:
    return len(g.of_type(hero, MONSTER))


def highest_equipment(g: Pontoon, hero: int) -> int:
    """The printed main power, even of a turned card (PON-R14)."""
    return g.card(g.weapon(hero)).power


def lowest_equipment(g: Pontoon, hero: int) -> int:
    return -g.card(g.weapon(hero)).power


PRIORITIES: dict[str, Callable[..., int]] = {
    entry.__name__: entry
    for entry in (
        highest_power,
        lowest_power,
        closest_to,
        fewest_companions,
        most_companions,
        most_adventurers,
        most_monsters,
        highest_equipment,
        lowest_equipment,
    )
}
