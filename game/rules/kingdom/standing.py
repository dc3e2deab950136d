"""Dungeon & Kingdom, standing: points in lines, and a plain estimate of who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.engine.words import counted
from game.rules.kingdom.state import Kingdom

SPREAD = 9.0  # points that multiply the chance by e with the whole game to go, as seen in games of steady players
CERTAIN = 2.0  # the same at its end


def scores(g: Kingdom) -> Sequence[Sequence[tuple[str, int]]]:
    """Per player: the Reserve, points for cards left, then the total."""
    return [
        [
            ("Reserve", g.reserve[player]),
            (left_words(g.cards_left(player)), g.cards_left(player) // 2),
            ("Points", g.total(player)),
        ]
        for player in range(g.seats)
    ]


def left_words(count: int) -> str:
    return f"{counted(count, 'card')} left make{'s' * (count == 1)}"


def standing(g: Kingdom, player: int) -> float:
    """Chance to win, 0..1, all seats adding up to 1; made of public facts: points as if the game ended now."""
    if g.winners is not None:
        return 1 / len(g.winners) if player in g.winners else 0.0
    left = len(g.zones["deck"]) / (g.content.size - 9)
    spread = CERTAIN + (SPREAD - CERTAIN) * left
    totals = [g.total(other) for other in range(g.seats)]
    weights = [exp((total - max(totals)) / spread) for total in totals]
    return weights[player] / sum(weights)
