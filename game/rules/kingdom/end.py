"""Dungeon & Kingdom, chapter 8: the end of the game."""

from __future__ import annotations

from game.rules.kingdom.state import Kingdom


def finish(g: Kingdom) -> None:
    """8.4 A point for every two cards in hand, Array and Treasury together; most points win, equals share the victory
    (DNK-SCORE-01 to DNK-SCORE-04, DNK-R36, DNK-R37)."""
    for player in range(g.seats):
        g.tell("scored", player, g.reserve[player], g.cards_left(player), g.total(player))
    g.put("winners", None, best(g))


def best(g: Kingdom) -> tuple[int, ...]:
    """The seats with most points."""
    totals = [g.total(player) for player in range(g.seats)]
    return tuple(player for player in range(g.seats) if totals[player] == max(totals))
