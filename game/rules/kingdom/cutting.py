"""Dungeon & Kingdom, chapter 3.3: Cut Array."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.agenda import do, verb
from game.rules.kingdom.cards import Content
from game.rules.kingdom.resolve import resolve
from game.rules.kingdom.state import ARRAY_OF, GRAVEYARD_OF, TREASURY_OF, Kingdom


def matches(content: Content, card: int, other: int) -> bool:
    """3.3 Equal colour, which is equal kind for Adventurers and any Monster for Monsters; a Princess matches all, from
    either side (DNK-CUT-02, DNK-CUT-11 to DNK-CUT-14)."""
    suit, wild = content.suit, content.wild
    return suit[card] == suit[other] or suit[card] == wild or suit[other] == wild


def lines_of(content: Content, array: Sequence[int], card: int) -> list[int]:
    """3.3 Every line that touches a matching card, once; a line is told by the number of cards left of it
    (DNK-CUT-01 to DNK-CUT-04, DNK-CUT-07, DNK-R43). Empty when the card cannot cut."""
    suit, wild, size = content.suit, content.wild, len(array)
    mine = suit[card]
    if not size:
        return []
    if mine == wild:
        return list(range(size + 1))
    lines: list[int] = []
    for place, other in enumerate(array):
        theirs = suit[other]
        if theirs == mine or theirs == wild:
            if not lines or lines[-1] != place:
                lines.append(place)
            lines.append(place + 1)
    return lines


@verb
def cut(g: Kingdom, player: int, line: int) -> None:
    """3.3 Left of the line lies the Kingdom, right of it the Dungeon (DNK-CUT-05, DNK-CUT-06). The new card becomes a
    Gem or goes to the Graveyard at once, undefeated (DNK-CUT-08 to DNK-CUT-10, DNK-R41)."""
    content, array = g.content, ARRAY_OF[player]
    card = g.zones["taken"][0]
    g.put("phase", None, "resolve")
    g.move(card, "taken", (GRAVEYARD_OF if content.is_monster(card) else TREASURY_OF)[player])
    cards = g.zones[array][:]
    for number, other in enumerate(cards):
        g.move(other, array, "kingdom" if number < line else "dungeon")
    if g.news is not None:
        g.tell("cut", player, tuple(cards[:line]), tuple(cards[line:]))
    g.then(do(resolve, player))
