"""The race for stars in Monster Pontoon 21: chances to win when every round is as open to one seat as to another."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.memo import Memo
from game.rules.pontoon.state import STARS_TO_WIN, Pontoon

LEAD = 0.002  # of a chance, that goes by the share of the stars: no star is as good as none

Left = tuple[int, int, int]  # regular quests not yet won, by stars: of one, of two, of three
Chances = tuple[float, ...]  # to win the game, by seat, adding up to 1


class Race(NamedTuple):
    """How the race stands in a round but for the quest in play: stars by seat, regular quests left, stars of the
    [Warning] quest while it is to come; and the stars of the quest in play, 0 without one, and whether it is that."""

    stars: tuple[int, ...]
    left: Left
    last: int
    played: int
    is_last: bool


def race(g: Pontoon, winner: int | None = None) -> Chances:
    """Chances to win by seat as the race stands; `winner`: as if that hero had just won the quest in play."""
    return AFTER[race_of(g), winner]


def race_of(g: Pontoon) -> Race:
    first, quests = g.content.first_quest, g.content.quests
    left, last, played, is_last = [0, 0, 0], 0, 0, False
    for zone in ("quests", "warning"):
        for card in g.zones[zone]:
            quest = quests[card - first]
            if quest.warning:
                last = quest.stars
            else:
                left[quest.stars - 1] += 1
    for card in g.zones["quest"]:
        played, is_last = quests[card - first].stars, quests[card - first].warning
    return Race(tuple([g.stars(hero) for hero in range(g.seats)]), (left[0], left[1], left[2]), last, played, is_last)


def after(asked: tuple[Race, int | None]) -> Chances:
    """Chances when a hero has won the quest in play, or nobody; where the race stands the same, more stars count."""
    (stars, left, last, played, is_last), winner = asked
    if winner is not None:
        stars = tuple(held + played * (hero == winner) for hero, held in enumerate(stars))
    elif is_last:
        last = played
    elif played:
        left = (left[0] + (played == 1), left[1] + (played == 2), left[2] + (played == 3))
    held = [count + 1 for count in stars]
    return tuple(
        (1 - LEAD) * chance + LEAD * mine / sum(held) for chance, mine in zip(chances(stars, left, last), held)
    )


AFTER: Memo[tuple[Race, int | None], Chances] = Memo(after, 5000)


@lru_cache(maxsize=200_000)
def chances(stars: tuple[int, ...], left: Left, last: int) -> tuple[float, ...]:
    """The average over which quest comes next and who wins it; one that nobody wins changes nothing."""
    order = sorted(range(len(stars)), key=lambda hero: stars[hero])
    if list(order) != list(range(len(stars))):
        ranked = chances(tuple(stars[hero] for hero in order), left, last)
        return tuple(ranked[order.index(hero)] for hero in range(len(stars)))
    if stars[-1] >= STARS_TO_WIN or not (sum(left) or last):
        best = [hero for hero, held in enumerate(stars) if held == stars[-1]]
        return tuple(1 / len(best) if hero in best else 0.0 for hero in range(len(stars)))
    total = [0.0] * len(stars)
    for worth, count in enumerate(left, start=1):
        if count:
            rest = tuple(c - (n == worth) for n, c in enumerate(left, start=1))
            add(total, stars, worth, (rest[0], rest[1], rest[2]), last, count / sum(left))
    if not sum(left):
        add(total, stars, last, left, 0, 1.0)
    return tuple(total)


def add(total: list[float], stars: tuple[int, ...], worth: int, left: Left, last: int, weight: float) -> None:
    """Put in the chances after each seat's winning of a quest worth so many stars."""
    for winner in range(len(stars)):
        after = tuple(held + worth * (hero == winner) for hero, held in enumerate(stars))
        for hero, chance in enumerate(chances(after, left, last)):
            total[hero] += weight * chance / len(stars)
