"""thinks: what a table needs of whoever thinks for computers and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from game.engine.game import Game

if TYPE_CHECKING:
    from game.ai.thinking import Thought


class Thinks(Protocol):
    """Asked about one seat at a time; the answer is polled, so that no frame waits for it."""

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int) -> None: ...
    def poll(self) -> Thought | None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...
