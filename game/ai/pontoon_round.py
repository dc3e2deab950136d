"""One round of Monster Pontoon 21 that is imagined alone, again and again: what stays the same in it."""

from __future__ import annotations

from collections.abc import Hashable

from game.ai.pontoon_book import Page, Stand
from game.ai.pontoon_race import Race
from game.engine.agenda import Option
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon

KEPT = 2000  # answers: some 3 MB


class LoneRound:
    """What the end of a round is judged by, and how abilities were best used that brought no further card: then it
    makes no difference which cards are left."""

    __slots__ = ("race", "page", "answers", "drew")

    def __init__(self, race: Race, page: Page) -> None:
        self.race, self.page, self.drew = race, page, False
        self.answers = dict[Hashable, int]()  # the place among the options, by `mark_of`

    def keep(self, mark: Hashable, place: int) -> None:
        if len(self.answers) >= KEPT:
            self.answers.clear()
        self.answers[mark] = place


def mark_of(g: Pontoon) -> Hashable:
    """All that tells what an ability comes to at a moment of a round, but for the cards that are left."""
    zones, heroes = g.zones, COMPANIONS_OF[: g.seats]
    lying = [(*zones[companions],) for companions in heroes]
    return g.asked, *g.agenda, *lying, *g.base, *g.bonus, *g.turned, standing(g), bool(zones["guild"])


def after(g: Pontoon, option: Option) -> Pontoon:
    """The world that an option leads to in a round imagined alone, which is told of a card that was drawn."""
    world, guild = g.clone(), g.zones["guild"]
    world.take(option)
    if guild and world.zones["guild"][-len(guild) :] != guild:
        world.alone.drew = True
    return world


def standing(g: Pontoon) -> tuple[Stand, ...]:
    """How each hero stands, of whom an Equipment is told in `Stand`."""
    zones, known, base, bonus, stayed, found = g.zones, g.known, g.base, g.bonus, g.stayed, []
    for hero in range(g.seats):
        weapon, companions, crew = zones[EQUIPMENT_OF[hero]][0], zones[COMPANIONS_OF[hero]], 0
        for card in companions:
            power = base[card] + bonus[card]
            if power > 0:
                crew += power
        found.append((weapon, known[weapon], crew, len(companions), stayed[hero]))
    return tuple(found)
