"""Table: a game of Dragon Attack! laid out in the words of a position, played and looked at by the tests."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.dragon.counters import Content
from tests.rules.laid import Laid

DRAGON = GAMES["dragon"]
SHIPPED: Content = shipped_content("dragon")
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")
FAR = "10,4"  # plain land with nothing near it
QUIET = 2  # a movement roll that moves nobody by itself


def hero(at: str | None = None, *front: str, **words: Any) -> dict[str, Any]:
    """One seat in the words of a position; without a space it stands at home."""
    return {**({"at": at} if at else {}), "front": list(front), **words}


class Table(Laid):
    """A match from a position on: seats count from 0, counters are ids, spaces "col,row" or names."""

    def __init__(self, *heroes: dict[str, Any], **words: Any) -> None:
        seats = [{"colour": colour, **words_of} for colour, words_of in zip(COLOURS, heroes)]
        super().__init__(DRAGON, SHIPPED, {"heroes": seats, "others": "none", **words})

    def front(self, seat: int) -> list[str]:
        return self.zone(f"front/{seat}")

    def home(self, seat: int) -> list[str]:
        return self.zone(f"home/{seat}")

    def at(self, seat: int) -> str:
        return str(SHIPPED.spaces[self.state.at[seat]].key)

    def map(self) -> dict[str, list[str]]:
        """What lies where, as a position writes it."""
        words: dict[str, list[str]] = DRAGON.write_position(self.state, None)["map"]
        return words

    def refusal(self, target: object, seat: int | None = None) -> Any:
        """Why whoever is asked, or another seat, cannot choose a counter, zone, space or key; None when offered."""
        number = self.content.ids.get(target, target)
        return DRAGON.why_not(self.state, self.decision.player if seat is None else seat, number)

    def winners(self) -> tuple[int, ...] | None:
        won: tuple[int, ...] | None = self.state.winners
        return won

    def rolled(self) -> list[int]:
        """Every die that fell, in order."""
        return [event.value for event in self.events("Rolled")]


def dealt(seats: int = 2, seed: int = 1, **options: str) -> Match:
    """A whole new game."""
    return Match(DRAGON, SHIPPED, seats, seed, options, skip_single=False)


def picked(match: Match) -> Match:
    """The same after everybody has taken the first hero left."""
    while match.state.phase == "setup":
        match.answer(match.decision.options[0].key)
    return match
