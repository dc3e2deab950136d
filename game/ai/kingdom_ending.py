"""The last turn of Dungeon & Kingdom, followed to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.mind import TooMany
from game.engine.agenda import Option
from game.rules.kingdom.action import CELLS
from game.rules.kingdom.state import Kingdom


def is_last_turn(g: Kingdom) -> bool:
    """Whether the game ends with the turn in play (DNK-END-04)."""
    return g.triggered and not any(map(len, CELLS(g.zones)))


def best_ends(g: Kingdom, most: int, worth: Callable[[Kingdom], float]) -> dict[str, float]:
    """What each choice comes to, by key, for a player who makes the best of the rest of this last turn: the highest
    worth of a finished game that it leads to. TooMany: it takes more states than `most`, or a card may come to light in
    it that the player does not know."""
    return Ending(g, most, worth).choices(g)


class Ending:
    """What states of one turn come to, each reckoned once."""

    def __init__(self, g: Kingdom, most: int, worth: Callable[[Kingdom], float]) -> None:
        self.seat, self.most, self.worth = g.question.player, most, worth
        self.hidden = faces_hidden(g, self.seat)
        self.known: dict[Any, float] = {}

    def choices(self, g: Kingdom) -> dict[str, float]:
        return {option.key: self.best(taken(g, option)) for option in g.question.options}

    def best(self, g: Kingdom) -> float:
        if g.winners is not None:
            return self.worth(g)
        mark = mark_of(g, g.reserve, g.tokens, g.beaten)
        if mark not in self.known:
            if len(self.known) >= self.most or faces_hidden(g, self.seat) != self.hidden:
                raise TooMany
            self.known[mark] = 0.0  # a line that came back to here would not be the best
            self.known[mark] = max(self.choices(g).values())
        return self.known[mark]


def faces_hidden(g: Kingdom, seat: int) -> list[int]:
    """The cards that a seat does not see."""
    return sorted(face for pile in g.unseen_by(seat) or () for face in pile.faces)


def mark_of(world: Any, *fields: Sequence[Any]) -> Any:
    """What tells states of one game apart: where everything lies, these fields, and what is to be done."""
    return tuple(map(tuple, world.zones.values())), *map(tuple, fields), tuple(world.agenda), world.about


def taken(world: Any, option: Option) -> Any:
    """The world after a choice; the one given stays as it is."""
    might = world.clone()
    might.news = None
    might.take(option)
    return might
