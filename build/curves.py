"""Curves: how much better games are told by weights that were learned from more of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fitting import fitted, log_loss, sample

from game.ai.selfplay import Position

HALVINGS = 5  # of all games: the shortest part that weights are learned from is a thirty-second of them
FEWEST = 8  # games in a part


class Point(NamedTuple):
    """Weights learned from so many games: their log loss by seats of the games held out, the mean of all such parts
    that there are."""

    games: int
    parts: int
    losses: tuple[float, ...]


def points(taught: Sequence[Sequence[Position]], held: Sequence[Sequence[Position]], firm: float) -> list[Point]:
    """The curve, from few games to all. `taught`: the positions of each game that is learned from; `held`: those held
    out by seats, none of them empty; `firm`: see `fitted`."""
    given = [sample(places) for places in held]
    found = []
    for halving in range(HALVINGS, -1, -1):
        parts = 2**halving
        games = len(taught) // parts
        if games < FEWEST and halving:
            continue
        fits = [fitted(sample([p for one in taught[n::parts] for p in one]), firm) for n in range(parts)]
        losses = [sum(log_loss(one, weights) for weights in fits) / parts for one in given]
        found.append(Point(games, parts, tuple(losses)))
    return found


def table(curve: Sequence[Point], seats: Sequence[int]) -> str:
    """A curve as lines of Markdown."""
    lines = [
        f"| games learned from | {' | '.join(f'{number} seats' for number in seats)} |",
        f"|{' --- |' * (len(seats) + 1)}",
        *(f"| {point.games} | {' | '.join(f'{loss:.3f}' for loss in point.losses)} |" for point in curve),
    ]
    return "\n".join(lines)
