"""computers: who thinks for the seats that computers play, and why they did what they did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from game.engine.game import Game

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.sitting import Sitting

LONGEST, SHORTEST = 1.8, 0.3  # seconds for the first of a computer's choices in a row, and for any
THINK_SHOWN = 650  # ms of motion time that a computer is seen to think, at least


class Thinks(Protocol):
    """Asked about one seat at a time; the answer is polled, so that no frame waits for it."""

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> None: ...
    def think_ahead(self, game: Game, state: Any, rivals: Mapping[int, str], seed: int) -> None: ...
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
        self.ahead = -1  # answers given when rivals began to think ahead
        self.planning = False  # they think about plans that are made in secret, which no answer of a person changes

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
        self.planning = False
        level, seed = self.sitting.players[seat].plays, match.seed + count
        self.thinker.ask(match.game, match.state, seat, level, seed, self.patience(seat))
        return True

    def patience(self, seat: int) -> float:
        """Seconds that others wait: of several choices in a row each gets half as long as the one before."""
        before = 0
        for answer in reversed(self.sitting.match.answers):
            if answer.seat != seat:
                break
            before += answer.by != "auto"
        return float(max(SHORTEST, LONGEST / 2**before))

    def look_ahead(self) -> None:
        """A person is about to choose: computers think meanwhile, once a question, and once a plan made in secret."""
        match, count = self.sitting.match, len(self.sitting.match.answers)
        untold = not match.state.is_told
        if self.ahead == count or self.thinker is None or untold and self.planning:
            return
        self.ahead, self.planning = count, untold
        rivals = {seat: player.plays for seat, player in enumerate(self.sitting.players) if not player.is_person}
        if rivals and not self.sitting.view_only:
            self.thinker.think_ahead(match.game, match.state, rivals, match.seed + count)

    def ponder(self, ms: float) -> Thought | None:
        """So much motion time has passed; the answer once it has been thought about for a moment. Nobody sees how plans
        are made in secret, so these are not waited for."""
        assert self.thinker is not None
        self.pondered += ms
        self.thought = self.thought or self.thinker.poll()
        if self.thought is None or self.pondered < THINK_SHOWN and self.sitting.match.state.is_told:
            return None
        self.reasons[self.about] = self.thought
        return self.thought

    def stop(self) -> None:
        """Drop what is thought about, to begin anew. What has been undone has no reason any more."""
        if self.thinker:
            self.thinker.cancel()
        self.about, self.ahead, self.thought, self.planning = -1, -1, None, False
        for answer in [answer for answer in self.reasons if answer >= len(self.sitting.match.answers)]:
            del self.reasons[answer]

    def last_reason(self, seat: int) -> str | None:
        """Why the computer in a seat chose what it last chose."""
        own = [number for number in self.reasons if self.sitting.match.answers[number].seat == seat]
        return self.reasons[max(own)].reason if own else None
