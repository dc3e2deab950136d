"""Monster Pontoon 21, quests: conditions a party can meet, and the priority order among those who do."""

from __future__ import annotations

from collections.abc import Callable

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
    for name, *value in quest.priority:
        scores = [PRIORITIES[name](g, hero, *value) for hero in left]
        left = [hero for hero, score in zip(left, scores) if score == max(scores)]
        if len(left) == 1:
            return left[0], name
    return left[0], "turn_order"


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
