"""Dungeon & Kingdom, chapter 4.1: the Dungeon & Kingdom phase, fights and deeds in any order."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import private, verb
from game.rules.kingdom.cards import MOST_PLAYERS
from game.rules.kingdom.payment import payable
from game.rules.kingdom.state import HAND_OF, Kingdom


@private
class Resolving(NamedTuple):
    """The question which fight or deed comes next in the Kingdom and Dungeon of a player."""

    player: int


@verb
def resolve(g: Kingdom, player: int) -> None:
    """4.1 Fights in the Kingdom and actions in the Dungeon alternate freely and none is forced; the player may stop at
    any time (DNK-DK-01, DNK-DK-02, DNK-DK-03, DNK-R10, DNK-R19, DNK-R47)."""
    zones, content = g.zones, g.content
    choices, first = content.choices, content.first_monster
    options = []
    monsters = [card for card in zones["kingdom"] if card >= first]
    if monsters:
        have = funds(g, player)
        fight = choices.fight[player]
        options = [fight[card] for card in monsters if payable(have, content.needs[card], content.wild)]
    dungeon = zones["dungeon"]
    if dungeon:
        kind, deed, kinds = content.kind, choices.deed[player], set()
        for card in dungeon:
            if card < first and kind[card] not in kinds:
                kinds.add(kind[card])
                options.append(deed[card])
        if kinds or zones[HAND_OF[player]]:
            control = choices.control[player]
            options += [control[card] for card in dungeon if card >= first]
    options.append(choices.done[player])
    g.ask(player, PROMPT, options, about=RESOLVING[player])


def funds(g: Kingdom, player: int) -> list[int]:
    """Adventurers by kind that may pay for a fight: those in hand and Kingdom, never the Dungeon's (DNK-KING-03,
    DNK-KING-04, DNK-R09)."""
    kind, first, have = g.content.kind, g.content.first_monster, [0] * len(g.content.adventurers)
    for card in g.zones[HAND_OF[player]]:
        have[kind[card]] += 1
    for card in g.zones["kingdom"]:
        if card < first:
            have[kind[card]] += 1
    return have


PROMPT = ("Fight in the Kingdom, act in the Dungeon, or be done.",)
RESOLVING = tuple(map(Resolving, range(MOST_PLAYERS)))
