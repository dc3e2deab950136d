"""The race for stars in Monster Pontoon 21: chances to win when every round is as open to one seat as to another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.rules.pontoon.state import STARS_TO_WIN, Pontoon

Left = tuple[int, int, int]  # regular quests not yet won, by stars: of one, of two, of three


def race(g: Pontoon, winner: int | None = None) -> tuple[float, ...]:
    """Chances to win by seat, adding up to 1; `winner`: as if that hero had just won the quest in play."""
    return races(g, (winner,))[0]


def races(g: Pontoon, winners: Sequence[int | None]) -> list[tuple[float, ...]]:
    """The same for each of several winners."""
    content = g.content
    first, quests = content.first_quest, content.quests
    stars, left, last = [g.stars(hero) for hero in range(g.seats)], [0, 0, 0], 0
    for zone in ("quests", "warning"):
        for card in g.zones[zone]:
            quest = quests[card - first]
            if quest.warning:
                last = quest.stars
            else:
                left[quest.stars - 1] += 1
    played, found = [quests[card - first] for card in g.zones["quest"]], []
    for winner in winners:
        held, open_, final = stars, left, last
        for quest in played:
            if winner is not None:
                held = held.copy()
                held[winner] += quest.stars
            elif quest.warning:
                final = quest.stars
            else:
                open_ = open_.copy()
                open_[quest.stars - 1] += 1
        found.append(chances(tuple(held), (open_[0], open_[1], open_[2]), final))
    return found


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
