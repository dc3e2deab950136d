"""What heroes of Monster Pontoon 21 have done in a round as all have seen, and what a Stay might have made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.ai.pontoon_armed import Companions, Deeds
from game.engine.agenda import do
from game.rules.pontoon.cards import MONSTER, Content
from game.rules.pontoon.preparation import deal
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon
from game.rules.pontoon.turn_move import next_turn, use_stays


def deeds_of(g: Pontoon, hero: int) -> Deeds:
    """What a hero has done in this round; a Stay whose abilities are still asked about tells nothing yet. A companion
    that acts on stay has joined as it is printed."""
    content, base, companions = g.content, g.base, tuple(g.companions(hero))
    late, printed = content.abilities["on_stay", hero], content.powers
    joined_as = tuple([printed[card] if late[card] else base[card] for card in companions])
    asked = g.phase == "turn_move" and g.decision is not None and g.decision.player == hero
    stayed = g.stayed[hero] and not asked
    return Deeds(hero, g.seats - 1, companions, joined_as, tuple(map(g.count, companions)), stayed)


class Staying(Pontoon):
    """A world with a single party, imagined as far as its Stay goes."""

    HALTS: ClassVar[frozenset[str]] = frozenset({next_turn.name})  # type: ignore[attr-defined]


def might_count(content: Content, deeds: Deeds) -> list[Companions]:
    """What a hero's party might have become by the Stay, however its abilities were used. What they may do with other
    parties and with the guild is left out; where they ask for the power of the party, any Equipment stands for it."""
    hero = deeds.hero
    world = Staying(**vars(deal(content, deeds.rivals + 1, 0, {})))
    world.zones[COMPANIONS_OF[hero]], world.zones["guild"] = list(deeds.companions), []
    for other in range(world.seats):
        world.zones[EQUIPMENT_OF[other]] = [world.zones["armoury"].pop()]
    for card, power in zip(deeds.companions, deeds.joined_as):
        world.base[card] = power
    world.stayed[hero] = True
    world.agenda = [do(next_turn, hero), do(use_stays, hero, ())]
    world.run()
    found, open_ = dict[Companions, None](), [world]
    while open_:
        world = open_.pop()
        if world.decision is None:
            companions = world.companions(hero)
            found[counted(content, companions, [world.count(card) for card in companions])] = None
        else:
            for option in world.decision.options:
                branch = world.clone()
                branch.take(option)
                open_.append(branch)
    return list(found)


def counted(content: Content, companions: Sequence[int], counts: Sequence[int]) -> Companions:
    """Companions that count so much."""
    return tuple([(power, content.cards[card].type == MONSTER) for card, power in zip(companions, counts)])
