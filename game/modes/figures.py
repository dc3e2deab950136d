"""figures: who stands for a day or a puzzle: somebody of a game's own cards."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from game.packs import Loading, load_with
from game.rules import GAMES

FIGURES = ("quests", "monsters", "heroes", "sheets")  # where the cards of a game have somebody to name a day after


@cache
def cards_of(game: str) -> Loading[Any]:
    """A game's own cards, without packs, and their digest."""
    return load_with(game, GAMES[game].load)


def figures_of(content: Any) -> list[Any]:
    """All cards of a game that somebody can be named after, by name."""
    family = next(found for name in FIGURES if (found := vars(content).get(name)))
    every = family.values() if hasattr(family, "values") else family
    return sorted(every, key=lambda card: str(card.name))


def art_of(card: Any) -> dict[str, Any] | str:
    """The art of such a card, or where it has none of its own the name under which it stands in the house's cast."""
    art = getattr(card, "art", None)
    return dict(art) if art else str(card.id)


def figure_of(content: Any, lot: Random) -> tuple[str, dict[str, Any] | str]:
    """Somebody of the cards by lot: a name, and what they look like."""
    one = lot.choice(figures_of(content))
    return str(one.name), art_of(one)
