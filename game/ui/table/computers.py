"""computers: who thinks for the seats that computers play, and why they did what they did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from game.engine.game import Game

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.sitting import Sitting

LONGEST, SHORTEST = 1.8, 0.05  # seconds for any choice of a computer that is thought about
TOGETHER = 5.8  # seconds for all that computers choose between two questions of people, by the clock on the wall
OVERHEAD = 0.15  # seconds that it takes at most to ask a process and to hear its answer
THINK_SHOWN = 650  # ms of motion time that a computer is seen to think, where there is so much


class Thinks(Protocol):
    """Asked about one seat at a time; the answer is polled, so that no frame waits for it."""

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> None: ...
    def think_ahead(self, game: Game, state: Any, rivals: Mapping[int, str], seed: int) -> None: ...
    def poll(self) -> Thought | None: ...
    def at_once(self) -> Thought | None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


class Computers:
    """They think about the present of a sitting; thinker None: one is called when the table is entered."""

    def __init__(self, sitting: Sitting, thinker: Thinks | None) -> None:
        self.sitting, self.thinker = sitting, thinker
        self.reasons: dict[int, Thought] = {}  # answer number -> why a computer gave it
        self.about = -1  # answers given when the thinker was asked
        self.waited, self.pondered = 0.0, 0.0  # ms since then, by the clock on the wall and of motion time
        self.allowed, self.steady = LONGEST, False  # seconds for it, and whether it answers after these and not before
        self.shown = 0.0  # ms of motion time for which it is seen to think, at least
        self.spent: dict[int, float] = {}  # by seat: ms by the wall for all that it chose since a person was asked
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

    def begin(self, seat: int, steady: float = 0.0) -> bool:
        """Begin to think for a seat that is asked; False when that has begun already. `steady`: seconds until it
        answers, where these are given."""
        assert self.thinker is not None
        count, match = len(self.sitting.match.answers), self.sitting.match
        if self.about == count:
            return False
        self.about, self.waited, self.pondered, self.thought = count, 0.0, 0.0, None
        self.planning, self.steady = False, bool(steady)
        level, seed = self.sitting.players[seat].plays, match.seed + count
        self.allowed = steady or self.patience(seat)
        self.shown = 1000 * steady or min(THINK_SHOWN, 1000 * self.allowed)
        self.thinker.ask(
            match.game, match.state, seat, level, seed, self.allowed - OVERHEAD if steady else self.allowed
        )
        return True

    def patience(self, seat: int) -> float:
        """Seconds for a choice that people wait for: of what all computers have together until a person is asked again,
        each has its share, and of what is left of that without the asking a choice gets half, so that the share is
        never used up. 0, as it comes to mind: nothing worth it is left. Where nobody waits it is always the same."""
        computers = len(self.sitting.players) - len(self.sitting.people)
        if not self.sitting.people:
            return LONGEST / 2
        left = TOGETHER / computers - self.spent.get(seat, 0.0) / 1000 - OVERHEAD
        return min(LONGEST, left / 2) if left >= 2 * SHORTEST else 0.0

    def look_ahead(self) -> None:
        """A person is about to choose: computers think meanwhile, once a question, and once a plan made in secret."""
        match, count = self.sitting.match, len(self.sitting.match.answers)
        untold = not match.state.is_told
        if self.ahead == count or self.thinker is None or untold and self.planning:
            return
        self.ahead, self.planning = count, untold
        self.spent.clear()
        rivals = {seat: player.plays for seat, player in enumerate(self.sitting.players) if not player.is_person}
        if rivals and not self.sitting.view_only:
            self.thinker.think_ahead(match.game, match.state, rivals, match.seed + count)

    def thought_of(self) -> Thought | None:
        """What was thought about, once it is there; late, what comes to mind here and now. It calls seats by their
        names."""
        if self.thinker is None:
            return None
        thought = self.thinker.at_once() if self.late else self.thinker.poll()
        return thought.by_name(self.sitting.names) if thought else None

    @property
    def late(self) -> bool:
        """Whether people have waited as long as they have to, however slow the machine."""
        return bool(self.sitting.people) and sum(self.spent.values()) + self.waited >= 1000 * TOGETHER

    def ponder(self, ms: float, motion: float) -> Thought | None:
        """So many ms have passed by the clock on the wall, and of motion time; the answer once it has been thought
        about for a moment. Nobody sees how plans are made in secret, so these are not waited for."""
        self.waited, self.pondered = self.waited + ms, self.pondered + motion
        self.thought = self.thought or self.thought_of()
        hurried = self.late and not self.steady or not self.sitting.match.state.is_told
        if self.thought is None or self.pondered < self.shown and not hurried:
            return None
        if (seat := self.sitting.turn) is not None:
            self.spent[seat] = self.spent.get(seat, 0.0) + self.waited
        self.reasons[self.about] = self.thought
        return self.thought

    def stop(self) -> None:
        """Drop what is thought about, to begin anew. What has been undone has no reason any more."""
        if self.thinker:
            self.thinker.cancel()
        self.about, self.ahead, self.thought, self.planning = -1, -1, None, False
        self.spent.clear()
        for answer in [answer for answer in self.reasons if answer >= len(self.sitting.match.answers)]:
            del self.reasons[answer]

    def last_reasons(self, seat: int) -> list[str]:
        """Why the computer in a seat chose what it last chose, and all before it since somebody else did, each reason
        once."""
        answers = self.sitting.match.answers
        own = [number for number in sorted(self.reasons) if answers[number].seat == seat]
        others = (number for number in range(own[-1] if own else 0) if answers[number].seat != seat)
        since = max(others, default=-1)
        return list(dict.fromkeys(self.reasons[number].reason for number in own if number > since))
