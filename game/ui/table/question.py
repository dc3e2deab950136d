"""question: what a person is asked here and now, and what the computer would do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ai.puzzling import PuzzleRun
from game.company import LEVELS
from game.engine.agenda import Decision
from game.engine.game import Refusal
from game.ui.table.computers import Computers
from game.ui.table.eyes import Eyes
from game.ui.table.news import News
from game.ui.table.past import LOOKING, Past
from game.ui.window.focus import Control, Focus

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.sitting import Sitting
    from game.ui.house.house import House

LATE_MS = 500  # ms after which nobody presses a key twice any more
ECHO_MS = 300  # ms between the two clicks of who clicks twice by habit
COMING = "The hint is still being thought of."
GLOW_MS = 2600  # ms that the edges of lit choices move after a question came


@dataclass(eq=False)
class Question:
    """`offered` is None while things move and while others think; `open` also while the past is shown."""

    past: Past
    offered: Decision | None = None
    glow: float = 0.0  # ms for which the edges of choices still move
    deaf: float = 0.0  # ms for which a key is still that of whoever was asked before
    echo: float = 0.0  # ms for which a second click is still that of the answer before

    @property
    def open(self) -> Decision | None:
        return None if self.past.shown else self.offered

    def offer(self, decision: Decision) -> None:
        """Ask it from now on."""
        self.offered, self.glow = decision, GLOW_MS

    def wait(self, ms: float) -> None:
        """So many real ms have passed."""
        self.deaf, self.echo = max(0.0, self.deaf - ms), max(0.0, self.echo - ms)

    def withdraw(self) -> bool:
        """Nothing is asked any more; True when something was."""
        was, self.offered = self.offered is not None, None
        return was

    def fade(self, ms: float) -> bool:
        """So many real ms have passed; True when the edges still move."""
        if self.offered is None or self.glow <= 0:
            return False
        self.glow -= ms
        return True


@dataclass(eq=False)
class Hint:
    """`thought` is what the computer would do in the question that is offered, once somebody has asked for it. `skip`
    ends what moves."""

    app: House
    sitting: Sitting
    eyes: Eyes
    news: News
    computers: Computers
    question: Question
    focus: Focus
    skip: Callable[[], object]
    thought: Thought | None = None
    awaited: bool = False  # it is being thought about
    at: str | None = None  # where the focus was when that began
    wanted: int = -1  # answers given when it was asked for before the question could be seen

    def may(self) -> Refusal | None:
        """None when a hint may be asked for, else why not."""
        if not self.app.settings.hints:
            return Refusal("Hints are turned off in the settings.", "")
        if isinstance(self.eyes.lesson, PuzzleRun):  # the computer's choice would solve it
            return Refusal("A puzzle has hints of its own, step by step: press Hint on its page.", "")
        if self.question.past.shown:
            return LOOKING
        if self.eyes.lesson is not None and (step := self.eyes.lesson.step) is not None:
            return self.eyes.lesson.hint(step)
        if self.sitting.match.decision is None:
            return Refusal("The game is over.", "")
        if self.sitting.view_only:
            return Refusal(self.sitting.view_only, "")
        if self.eyes.face_down:
            return Refusal("A hint speaks of your hand: hold the key for looking first.", "")
        return (
            None if self.question.offered or self.asked_soon() else Refusal("You have nothing to choose just now.", "")
        )

    def asked_soon(self) -> bool:
        """Whether the viewer is asked as soon as all news has been shown."""
        return self.news.busy and self.eyes.looker in self.sitting.people and self.sitting.turn == self.eyes.looker

    def ask(self) -> None:
        """Ask the computer what it would do here; the answer comes in its own time. While things still move they go
        to their end first."""
        if refused := self.may():
            self.app.say_no(*refused)
        elif (decision := self.question.offered) is None:
            self.wanted = len(self.sitting.match.answers)
            self.skip()
        elif not self.awaited and self.computers.thinker:
            self.awaited, self.at = True, self.focus.at
            self.sitting.assists.add("hint")
            match = self.sitting.match
            self.computers.thinker.ask(match.game, match.state, decision.player, LEVELS[-1], match.seed)

    def ask_now(self) -> None:
        """The question is there: if a hint to it was asked for while things still moved, it is thought about now."""
        if self.wanted == len(self.sitting.match.answers):
            self.wanted = -1
            self.ask()

    def holds(self, here: Control | None) -> bool:
        """Whether the choosing key, which would take what lies under the focus, waits for the hint, which is told:
        whoever asked for one has not moved the focus to a choice since."""
        elsewhere = self.focus.at != self.at or here is not None and not here.tags.get("key")
        if not self.awaited or self.question.open is None or elsewhere:
            return False
        self.app.say_no(COMING)
        return True

    def came(self, aloud: bool) -> bool:
        """Whether it has just come; `aloud`: then a note says it."""
        if not self.awaited or (thought := self.computers.thought_of()) is None:
            return False
        self.thought, self.awaited, self.question.glow = thought, False, GLOW_MS
        self.app.toasts.drop(COMING)
        if aloud:
            self.app.toast(thought.hint, "hint")
        return True

    def end(self) -> None:
        """The question is asked no more, and nobody needs a hint to it."""
        self.question.withdraw()
        self.forget()

    def forget(self) -> None:
        """It was about another question, or for other eyes."""
        if self.awaited and self.computers.thinker:
            self.computers.thinker.cancel()
        self.thought, self.awaited = None, False
