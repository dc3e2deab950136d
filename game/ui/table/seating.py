"""seating: what people may do besides answering: take a choice back, hand over a seat, give up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.events import Event
from game.engine.game import Refusal
from game.ui.table.computers import Computers
from game.ui.table.eyes import Eyes
from game.ui.table.news import News
from game.ui.table.past import LOOKING, Past
from game.ui.table.pausing import Throwing
from game.ui.table.question import Hint

if TYPE_CHECKING:
    from game.company import Player
    from game.sitting import Sitting
    from game.ui.house.house import House


@dataclass(eq=False)
class Seating:
    """`look_from` shows the present to a seat, or to all; `catch_up` shows it to the same eyes."""

    app: House
    sitting: Sitting
    eyes: Eyes
    news: News
    computers: Computers
    past: Past
    hint: Hint
    throwing: Throwing
    look_from: Callable[[int | None], None]
    catch_up: Callable[[], None]

    # ---- undo ----------------------------------------------------------------------------------------------------
    def may_undo(self) -> Refusal | None:
        """None when the looker may take back the last choice, else why not."""
        if self.past.shown:
            return LOOKING
        if self.eyes.looker is None:
            return Refusal("It is not your turn.", "")
        if self.sitting.view_only:
            return Refusal(self.sitting.view_only, "")
        if self.eyes.learning:
            return Refusal("A lesson goes on step by step.", "")
        if not self.app.settings.undo:
            return Refusal("Taking back is turned off: Pause and My help, or the settings, allow it.", "")
        found = self.sitting.match.may_undo(self.eyes.looker, self.eyes.away, self.unthrown())
        return found if isinstance(found, Refusal) else None

    def undo(self) -> None:
        """Take it back, or say why not."""
        if refused := self.may_undo():
            self.app.say_no(*refused)
            return
        assert self.eyes.looker is not None
        self.sitting.undo(self.eyes.looker, self.eyes.away, self.unthrown())
        self.news.finished = False
        self.drop()
        self.catch_up()

    def unthrown(self) -> int | None:
        """How many events have been seen while dice lie ready: what they will show has not; None: all that has
        happened."""
        return self.news.shown if self.throwing.asks else None

    def begun(self, begins: Callable[[str], bool]) -> int | None:
        """How many answers were given before the looker's latest one that begins something, None without one."""
        answers, seat = self.sitting.match.answers, self.eyes.looker
        return next(
            (n for n in range(len(answers) - 1, -1, -1) if answers[n].seat == seat and begins(answers[n].key)), None
        )

    def may_withdraw(self, begins: Callable[[str], bool], idle: Callable[[Event], bool]) -> bool:
        """Whether all that the looker has chosen since the latest answer that `begins` something can be taken back as
        if it had not been: nothing new has been seen, and nothing has happened that is not `idle`."""
        match, keep, seat = self.sitting.match, self.begun(begins), self.eyes.looker
        if keep is None or seat is None or self.past.shown or self.eyes.learning or self.sitting.view_only:
            return False
        return match.may_take_back(seat, keep) is None and all(map(idle, match.events[match.marks[keep] :]))

    def withdraw(self, begins: Callable[[str], bool]) -> None:
        """Take that back; only where it may be."""
        keep = self.begun(begins)
        assert keep is not None
        self.sitting.withdraw(keep)
        self.drop()
        self.catch_up()

    def back_in_lesson(self) -> None:
        """The lesson's step before, and the table as it was then."""
        assert self.eyes.lesson is not None
        if (refused := self.eyes.lesson.back()) is not None:
            self.app.say_no(*refused)
            return
        self.drop()
        self.catch_up()

    # ---- who plays -----------------------------------------------------------------------------------------------
    def hand_over(self, seat: int, player: Player) -> None:
        """From now on somebody else plays a seat; what was being thought about or asked is asked anew."""
        self.sitting.hand_over(seat, player)
        self.drop()
        self.look_anew()

    def away(self) -> list[int]:
        """The seats of people in which a computer plays for a while, and from which it can be sent away again."""
        match, lent = self.sitting.match, self.sitting.lent
        if not lent or match.over or self.sitting.view_only or self.eyes.schooled:  # asked in every frame
            return []
        return sorted(lent - set(match.gave_up))

    def sit_down(self) -> None:
        """Whoever left first is back in their seat."""
        seat = self.away()[0]
        self.hand_over(seat, self.sitting.players[seat]._replace(kind="person", level="", temper=""))

    def may_give_up(self) -> Refusal | None:
        """None when whoever plays may give up now, else why not."""
        if self.past.shown:
            return LOOKING
        if self.eyes.schooled:
            return Refusal("A lesson is left, not given up.", "")
        if self.sitting.match.over or not self.sitting.people:
            return Refusal("Nobody plays on here.", "")
        return Refusal(self.sitting.view_only, "") if self.sitting.view_only else None

    def give_up(self, seat: int) -> None:
        """Whoever sits there gives up; what then follows is shown like anything else."""
        self.sitting.concede(seat)
        self.drop()
        if not self.sitting.match.over:
            self.look_anew()
        if self.sitting.message:
            self.app.toast(self.sitting.message, "warn")

    def look_anew(self) -> None:
        """With the eyes of the only person, or nobody's until somebody is asked."""
        people = self.sitting.people
        self.look_from(people[0] if len(people) == 1 else None)

    def drop(self) -> None:
        """What was thought about or asked is so no more."""
        self.computers.stop()
        self.hint.end()
