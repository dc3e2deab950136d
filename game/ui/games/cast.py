"""cast: who sits at tables that are only looked at: a person, computers, and one who thinks of nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.company import Player
from game.engine.match import Match
from game.sitting import Sitting

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.engine.game import Game

SIGNS = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "wing"), ("Tansy", "leaf"), ("Orla", "bolt"), ("Bix", "star"))


class Still:
    """Thinks of nothing."""

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> None: ...

    def think_ahead(self, game: Game, state: Any, rivals: Mapping[int, str], seed: int) -> None: ...

    def poll(self) -> Thought | None:
        return None

    def at_once(self) -> Thought | None:
        return self.poll()

    def cancel(self) -> None: ...

    def close(self) -> None: ...


def seated(match: Match, level: str = "normal") -> Sitting:
    """The match with a person in the first seat and computers of this level in the others; nothing is kept on disk."""
    return Sitting(
        None,
        match,
        [
            Player(name, "computer" if seat else "person", level if seat else "", crest)
            for seat, (name, crest) in enumerate(SIGNS[: match.seats])
        ],
    )
