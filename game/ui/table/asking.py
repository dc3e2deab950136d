"""asking: whose turn it is, once all is shown: a person is asked, a computer thinks, or the end is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.agenda import Decision
from game.ui.table.answers import Answers, Standing
from game.ui.table.computers import Computers
from game.ui.table.eyes import Curtain, Eyes
from game.ui.table.frame import Frame
from game.ui.table.news import News, knows_more
from game.ui.table.onward import Onward
from game.ui.table.question import LATE_MS, Hint, Question
from game.ui.window.focus import Control, Focus
from game.ui.window.motion import Motion, Wait

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.sitting import Sitting
    from game.ui.house.house import House

BEAT = 300  # ms in which one sees that an answer given ahead was given


@dataclass(eq=False)
class Asking:
    """`controls`: all that can be pointed at; `play`: have a motion run; `look_from`: show the present to somebody
    else, openly or not."""

    app: House
    sitting: Sitting
    focus: Focus
    eyes: Eyes
    news: News
    question: Question
    hint: Hint
    computers: Computers
    answers: Answers
    standing: Standing
    curtain: Curtain
    onward: Onward
    frame: Frame
    controls: Callable[[], Sequence[Control]]
    play: Callable[[Motion], None]
    look_from: Callable[[int | None, bool], None]
    graduated = False  # the end of the lesson has been told

    def turn(self, dt: float) -> bool:
        """Ask the person, or let the computer think; True when the screen looks different."""
        if self.eyes.lesson is not None and self.eyes.lesson.done and not self.graduated:
            self.graduated = True
            self.look_from(self.eyes.looker, self.eyes.openly)  # the page is gone, and its room is for the table
            self.frame.view.show_lesson_end()
            return True
        if (decision := self.sitting.match.decision) is None:
            return not self.eyes.learning and self.end()
        if self.sitting.view_only:
            return False
        if decision.player in self.sitting.people:
            return self.offer(decision)
        if self.eyes.learning:
            return False  # the lesson says what the others do
        if self.eyes.many and self.eyes.looker is not None:
            self.look_from(None, False)
        if begun := self.computers.begin(decision.player, self.frame.top.steady(decision)):
            self.question.withdraw()
        passed = 0.0 if begun else dt
        if (thought := self.computers.ponder(passed, self.app.tempo.ms(passed))) is not None:
            self.answers.give(thought.key, (thought.seed, *thought.worlds))
        return begun or thought is not None

    def offer(self, decision: Decision) -> bool:
        """Light the choices of a person, after the curtain where there is one."""
        if self.question.offered is decision and not self.eyes.veiled:
            if came := self.hint.came(aloud=not self.frame.top.tells_hints):
                self.frame.hint_came()
                self.reach(self.hint.thought)
            return came
        seat = decision.player
        self.computers.look_ahead()
        openly = self.eyes.many and self.frame.top.openly(decision)
        if self.eyes.looker != seat or self.eyes.openly and not openly:
            if self.onward.waits:
                return False
            if self.eyes.many and knows_more(self.sitting.match, seat):
                if not self.eyes.openly and self.onward.begin(seat):
                    self.focus.hold("pass_on")
                    return True
                if not openly:
                    self.curtain.draw(seat, LATE_MS if self.onward.share == 1 else 0.0)
                    return True
            if not self.eyes.many and len(self.sitting.people) > 1:
                self.question.deaf = LATE_MS
            self.look_from(seat, openly)
        self.onward.forget()
        if self.eyes.veiled:
            return self.question.withdraw()
        if not self.eyes.learning and (key := self.standing.key(decision)) is not None:
            self.question.withdraw()
            self.answers.give(key)
            self.play(Wait(BEAT))
            return True
        self.question.offer(decision)
        self.hint.forget()
        self.frame.settled()
        self.focus.begin(next((control.id for control in self.controls() if control.tags.get("key")), self.focus.at))
        self.hint.ask_now()
        return True

    def reach(self, hint: Thought | None) -> None:
        """The choosing key takes what a hint recommends, as it lights it: its button where it has one. A focus that has
        been moved to another choice since the hint was asked for stays there."""
        key, controls = hint.key if hint is not None else "", self.controls()
        lit = [control.id for control in controls if key and control.tags.get("key") == key]
        here = self.focus.here(controls)
        moved = here is not None and here.id != self.hint.at and here.tags.get("key")
        if lit and not moved:
            self.focus.hold(min(lit, key=lambda name: not name.startswith("choice/")))

    def end(self) -> bool:
        """The game is over: the result is laid over the table once."""
        if self.news.finished:
            return False
        self.news.finished = True
        self.question.withdraw()
        self.app.sounds.end(bool(self.sitting.match.state.winners))
        self.frame.view.show_result()
        return True
