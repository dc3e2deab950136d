"""computers: who thinks for the seats that computers play, and why they did what they did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from game.engine.game import Game

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.sitting import Sitting

THINK_SHOWN = 650  # ms of motion time that a computer is seen to think, at least


class Thinks(Protocol):
    """Asked about one seat at a time; the answer is polled, so that no frame waits for it."""

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int) -> None: ...
    def poll(self) -> Thought | None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


class Computers:
    """They think about the present of a sitting; thinker None: one is called when the table is entered."""

    def __init__(self, sitting: Sitting, thinker: Thinks | None) -> None:
        self.sitting, self.thinker = sitting, thinker
        self.reasons: dict[int, Thought] = {}  # answer number -> why a computer gave it
        self.about = -1  # answers given when the thinker was asked
        self.pondered = 0.0  # ms of motion time since then
        self.thought: Thought | None = None

    def come(self) -> None:
        """The table is entered."""
        if self.thinker is None:
            from game.ai.worker import Thinker

            self.thinker = Thinker()

    def go(self) -> None:
        """The table is left."""
        if self.thinker:
            self.thinker.close()

    def begin(self, seat: int) -> bool:
        """Begin to think for a seat that is asked; False when that has begun already."""
        assert self.thinker is not None
        count, match = len(self.sitting.match.answers), self.sitting.match
        if self.about == count:
            return False
        self.about, self.pondered, self.thought = count, 0.0, None
        level, seed = self.sitting.players[seat].level, match.seed + count
        self.thinker.ask(match.game, match.state, seat, level, seed)
        return True

    def ponder(self, ms: float) -> str | None:
        """So much motion time has passed; the key of the answer once it has been thought about for a moment."""
        assert self.thinker is not None
        self.pondered += ms
        self.thought = self.thought or self.thinker.poll()
        if self.thought is None or self.pondered < THINK_SHOWN:
            return None
        self.reasons[self.about] = self.thought
        return self.thought.key

    def stop(self) -> None:
        """Drop what is thought about, to begin anew. What has been undone has no reason any more."""
        if self.thinker:
            self.thinker.cancel()
        self.about, self.thought = -1, None
        for answer in [answer for answer in self.reasons if answer >= len(self.sitting.match.answers)]:
            del self.reasons[answer]

    def last_reason(self, seat: int) -> str | None:
        """Why the computer in a seat chose what it last chose."""
        own = [number for number in self.reasons if self.sitting.match.answers[number].seat == seat]
        return self.reasons[max(own)].reason if own else None
