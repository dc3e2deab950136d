"""past: looking back: the table as it was at an earlier moment, while the game itself stands still."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.game import Refusal
from game.engine.retold import Answered
from game.ui.table.eyes import Eyes
from game.ui.table.news import News
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House

STRIP = 108.0  # units of the strip below the table for the whole game
PACES = (0.5, 1.0, 2.0, 4.0)  # how fast what followed is shown, in times of the speed that is set
LONGEST = 100  # letters of what was asked and done, in one line
LOOKING = Refusal("You are looking back: return to the present first.", "")


@dataclass(eq=False)
class Past:
    """`ready`: whether dice lie ready that nothing may show before they are thrown; `skip` ends what moves,
    `lay_out` puts everything where the picture has it, `catch_up` shows the present, `make_foot` leaves so many units
    below the table."""

    app: House
    sitting: Sitting
    eyes: Eyes
    news: News
    ready: Callable[[], bool]
    skip: Callable[[], object]
    lay_out: Callable[[], None]
    catch_up: Callable[[], None]
    make_foot: Callable[[float], None]
    shown: bool = False  # an earlier moment is shown
    playing: bool = False  # what followed that moment is shown by itself
    pace: float = 1.0  # of PACES
    only: bool = False  # the table was opened to look back: whoever has seen enough leaves it

    def to(self, count: int) -> None:
        """Show the table as it was after so many events."""
        if not self.shown:
            self.news.unthrown = self.news.shown if self.ready() else None
        self.skip()
        self.shown, self.playing = True, False
        self.news.rewind(count)
        self.make_foot(STRIP)
        self.lay_out()

    def step(self, by: int) -> None:
        """To the moment one line of the log before (-1) or after (1)."""
        lines, now = [number + 1 for number, _ in self.news.lines()], self.news.shown
        ahead = [count for count in lines if count > now] if by > 0 else [count for count in lines[::-1] if count < now]
        self.to(ahead[0] if ahead else self.news.until if by > 0 else 0)

    def play(self) -> None:
        """Let the later events follow with their motion, or stop that; at the end they begin anew."""
        if not self.playing and not self.news.waiting:
            self.to(0)
        self.playing = not self.playing

    def rest(self) -> bool:
        """All has been shown that followed; True when that is new."""
        ended = self.playing and self.news.still
        self.playing = self.playing and not ended
        return ended

    def hurry(self) -> None:
        """Show it at the next faster pace; after the fastest at the slowest."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]

    def paced(self, ms: float) -> float:
        """How long a time counts for what is shown."""
        return ms * self.pace if self.shown and self.playing else ms

    def leave(self) -> None:
        """Return to the present."""
        self.shown = self.playing = False
        self.make_foot(0)
        self.catch_up()
        self.news.unthrown = None

    def deed(self) -> Answered | None:
        """What somebody was asked and did at the moment that is looked at; None for a moment without, and while what
        followed is shown."""
        return self.news.to_come() if self.shown and not self.playing else None

    def asked(self) -> str:
        """Who was asked what at the moment that is shown."""
        deed = self.news.to_come()
        if deed is None:
            return "Looking back"
        who = f"{self.sitting.names[deed.seat]} was asked"
        return f"{who}: {deed.prompt}" if deed.prompt else who

    def words(self) -> str:
        """Who was asked what at the moment that is shown and what was chosen, or the line of the log that led to it."""
        if deed := self.news.to_come():
            asked = self.asked() if deed.prompt else f"{self.asked()}."
            whole = f"{asked} {deed.words}"
            return whole if len(whole) <= LONGEST else f"{self.sitting.names[deed.seat]} was asked. {deed.words}"
        lines = self.news.told()
        return f"Looking back: {lines[-1][1]}" if lines else "Looking back at the start."

    def told(self) -> str:
        """What led to the moment and what was chosen, where there is room."""
        led, deed = [text for _, text in self.news.told()[-1:]], self.news.to_come()
        return " ".join([*led, *([f"Next: {deed.words}"] if deed else [])]) or "The start of the game."

    def play_from_here(self) -> object:
        """A game of its own from the moment that is shown; the real one stays as it is."""
        branch = self.sitting.what_if(self.news.answers, self.eyes.looker)
        return Push(self.app.make("table", branch))
