"""standings: how the levels of a game stand one above the other, and how its temperaments are told apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.ai.ladder import STEPS, ladder
from game.ai.levels import BETWEEN, STRENGTH
from game.ai.tempers import APART, shown

LADDER = "every level meets the one below, Easy also the scripted beginner, over --games deals from both seats"
QUESTIONS = 100  # for each temperament
TEMPERAMENTS = (
    "every temperament beside the plain player of the level in --players: how often it does what it is fond of, "
    "and what it wins over --games deals from both seats"
)


def steps(game: str, pairs: int, jobs: int, seed: int) -> Iterator[dict[str, Any]]:
    """The steps of a game's ladder, from the top."""
    for upper, lower in STEPS:
        yield ladder(game, upper, lower, pairs, jobs, seed)._asdict()


def tempers(game: str, level: str, pairs: int, jobs: int, seed: int) -> Iterator[dict[str, Any]]:
    """The temperaments of a game, in the order of its file."""
    for one in shown(game, level, QUESTIONS, seed):
        stands = ladder(game, level + BETWEEN + one.temper, level, pairs, jobs, seed)
        yield one._asdict() | {"apart": one.apart} | stands._asdict()


def told_step(game: str, row: dict[str, Any]) -> str:
    level = STRENGTH[game][row["upper"]]
    return (
        f"  {row['upper']:<8} over {row['lower']:<9} {row['share']:6.1%} of {row['games'] - row['lost']}  "
        f"(95 %: {row['low']:.1%} to {row['high']:.1%})  {level.iterations} iterations, noise {level.noise:g}"
    )


def told_temper(row: dict[str, Any]) -> str:
    short, plain = "" if row["apart"] >= APART else " FALLS SHORT", f"{row['plain']:.1%} of {row['questions']}"
    return (
        f"  {row['temper']:<10} {row['deed']} {row['own']:.1%}, the plain one {plain}; "
        f"{row['apart']:.2f} times apart{short}, for {row['cost']:.4f} a choice; "
        f"wins {row['share']:.1%} of {row['games'] - row['lost']} (95 %: {row['low']:.1%} to {row['high']:.1%})"
    )
