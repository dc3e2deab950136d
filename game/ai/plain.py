"""Plain: a mind for a game that brings none: it tries choices out and believes the game's own standing."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.ai.mind import Mind
from game.ai.reasons import Fact
from game.engine.agenda import Option
from game.engine.game import Game


class PlainMind(Mind):
    """What the search can do knowing only the rules (see Mind)."""

    horizon = 12

    def __init__(self, game: Game) -> None:
        self.game = game

    def worth(self, state: Any, seat: int) -> float:
        if state.winners is not None:
            return float(seat in state.winners) / max(1, len(state.winners))
        return self.game.standing(state, seat)

    def policy(self, state: Any) -> Option | None:
        return None

    def information_set(self, state: Any) -> Hashable:
        """The question and the choices: worlds are told apart by nothing else."""
        return state.asked, tuple(option.key for option in state.decision.options)

    def facts(self, state: Any, seat: int, key: str, eyes: int) -> list[Fact]:
        return [Fact("tried")]

    def words(self, state: Any, fact: Fact) -> str:
        return "it did best of all that was tried"
