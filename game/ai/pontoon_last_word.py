"""Monster Pontoon 21 when the only rival has stayed: what a Hit and a Stay come to with what is left in the deck."""

from __future__ import annotations

from typing import Any

from game.ai.mind import Mind, TooMany
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, PARTY_LIMIT, Pontoon
from game.rules.pontoon.turn_move import Declaring

Worlds = list[tuple[float, Any]]


def has_the_last_word(g: Pontoon) -> bool:
    """Whether a hero may Hit or Stay after the only rival has stayed."""
    return g.seats == 2 and isinstance(g.about, Declaring) and g.about.may_hit and g.stayed[1 - g.question.player]


def worlds_ahead(g: Pontoon) -> int:
    """How many worlds `last_words` looks into at least: every Equipment with every card that may join, in every
    order; abilities lead to more."""
    hero = g.question.player
    joins = PARTY_LIMIT - 1 - len(g.companions(hero))
    return len(weapons_of(g, 1 - hero)) * int(max(1, len(unknown(g, "guild", hero))) ** joins)


def last_words(g: Pontoon, mind: Mind, most: int) -> dict[str, float]:
    """The chance to win by each choice, over every Equipment that the rival may hold, by how well it fits what the
    rival did, and every card that may join; one that an ability brings then is the one that lies there in this world.
    TooMany: more worlds than `most` are to be looked into."""
    hero, worlds = g.question.player, Worlds()
    rival = EQUIPMENT_OF[1 - hero]
    for place in weapons_of(g, 1 - hero):
        world = exchanged(g, (rival, 0), place)
        worlds.append((mind.plausible(world, hero), world))
    whole = sum(weight for weight, _ in worlds)
    worlds = [(weight / whole, world) for weight, world in worlds]
    word = LastWord(mind, hero, g.round, most)
    return {option.key: word.after(worlds, option.key) for option in g.question.options}


def weapons_of(g: Pontoon, rival: int) -> list[tuple[str, int]]:
    """Where the Equipment lies that a rival may hold, for all that the other knows."""
    hero, mine = 1 - rival, EQUIPMENT_OF[rival]
    if g.known[g.zones[mine][0]] >> hero & 1:
        return [(mine, 0)]
    return [(mine, 0), *(("armoury", n) for n in unknown(g, "armoury", hero))]


def unknown(g: Pontoon, zone: str, hero: int) -> list[int]:
    """The places of a pile of which a hero does not know what lies there."""
    return [n for n, card in enumerate(g.zones[zone]) if not g.known[card] >> hero & 1]


def exchanged(g: Any, one: tuple[str, int], other: tuple[str, int]) -> Any:
    """The world in which two cards lie in each other's place; what is known of a place stays with it."""
    world = g.clone()
    world.news = None
    (zone, at), (there, where) = one, other
    first, second = world.zones[zone][at], world.zones[there][where]
    if first != second:
        world.zones[zone][at], world.zones[there][where] = second, first
        world.known[first], world.known[second] = world.known[second], world.known[first]
    return world


class LastWord:
    """What worlds come to that a hero cannot tell apart in a round."""

    def __init__(self, mind: Mind, hero: int, stretch: int, most: int) -> None:
        self.mind, self.hero, self.stretch, self.left = mind, hero, stretch, most

    def after(self, worlds: Worlds, key: str) -> float:
        """What a choice made in all of these worlds comes to."""
        found = Worlds()
        for weight, world in worlds:
            top = len(world.zones["guild"]) - 1
            tops = [top]
            if key == "hit" and not world.known[world.zones["guild"][top]] >> self.hero & 1:
                tops = unknown(world, "guild", self.hero)
            self.left -= len(tops)
            if self.left < 0:
                raise TooMany
            for n in tops:
                might = exchanged(world, ("guild", top), ("guild", n))
                might.choose(key)
                found.append((weight / len(tops), self.on_to(might)))
        return self.value(found)

    def on_to(self, world: Any) -> Any:
        """The world at the hero's next question in this round, or at its end; the rival does what makes sense."""
        while world.winners is None and world.round == self.stretch and world.question.player != self.hero:
            world.take(self.mind.policy(world) or world.question.options[0])
        return world

    def value(self, worlds: Worlds) -> float:
        """What worlds are worth to a hero who chooses the best in each group of those that look the same."""
        total, groups = 0.0, dict[Any, Worlds]()
        for weight, world in worlds:
            if world.winners is not None or world.round != self.stretch:
                total += weight * self.mind.worth(world, self.hero)
            else:
                groups.setdefault(seen(world, self.hero), []).append((weight, world))
        for alike in groups.values():
            total += max(self.after(alike, option.key) for option in alike[0][1].question.options)
        return total


def seen(g: Pontoon, hero: int) -> Any:
    """What tells worlds apart for a hero who hits at a rival that has stayed."""
    weapon, guild = g.zones[EQUIPMENT_OF[1 - hero]][0], g.zones["guild"]
    return (
        g.phase,
        g.about,
        tuple(option.key for option in g.question.options),
        tuple((*g.zones[COMPANIONS_OF[0]], -1, *g.zones[COMPANIONS_OF[1]])),
        tuple(g.base),
        tuple(g.bonus),
        weapon if g.known[weapon] >> hero & 1 else -1,
        tuple(card if g.known[card] >> hero & 1 else -1 for card in guild),
    )
