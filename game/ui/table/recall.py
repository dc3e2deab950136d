"""recall: what a player can ask of a table besides a move: undo, a hint, reasons, and the past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import Decision
from game.engine.game import Refusal
from game.ui.table.careful import CarefulTable
from game.ui.table.sight import picture_at, seen
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.sitting import Player

LOOKING = Refusal("You are looking back: return to the present first.", "")


class RecallingTable(CarefulTable):
    """A table that can go back. Nothing here touches the live game but `undo`."""

    hint_wanted = -1  # answers given when a hint was asked for before the question could be seen
    _told: tuple[tuple[int, int | None], list[tuple[int, str]]] | None = None

    def put_away(self) -> None:
        super().put_away()
        self.hint_wanted = -1

    # ---- undo and hint -------------------------------------------------------------------------------------------
    def may_undo(self) -> Refusal | None:
        """None when the viewer may take back the last choice, else why not."""
        if self.past:
            return LOOKING
        if self.looker is None:
            return Refusal("It is not your turn.", "")
        if self.sitting.view_only:
            return Refusal(self.sitting.view_only, "")
        if self.lesson is not None and not self.lesson.done:
            return Refusal("A lesson goes on step by step.", "")
        found = self.match.may_undo(self.looker)
        return found if isinstance(found, Refusal) else None

    def undo(self) -> None:
        refused = self.may_undo()
        if refused:
            self.app.toast(refused.why, "wrong")
            return
        if self.thinker:
            self.thinker.cancel()
        assert self.looker is not None
        self.sitting.undo(self.looker)
        self.thinking_at, self.offered, self.hint, self.finished = -1, None, None, False
        for answer in [answer for answer in self.reasons if answer >= len(self.match.answers)]:
            del self.reasons[answer]
        self.catch_up()

    def may_hint(self) -> Refusal | None:
        if not self.app.settings.hints:
            return Refusal("Hints are turned off in the settings.", "")
        if self.past:
            return LOOKING
        if self.match.decision is None:
            return Refusal("The game is over.", "")
        if self.face_down:
            return Refusal("A hint speaks of your hand: hold the key for looking first.", "")
        return None if self.offered or self.asked_soon() else Refusal("It is not your turn.", "")

    def asked_soon(self) -> bool:
        """Whether the viewer is asked as soon as all news has been shown."""
        decision = self.match.decision
        return self.busy and decision is not None and decision.player == self.looker in self.sitting.people

    def offer(self, decision: Decision) -> bool:
        """A hint that was asked for while things still moved is thought about now."""
        came = super().offer(decision)
        if self.offered is decision and self.hint_wanted == len(self.match.answers):
            self.hint_wanted = -1
            self.ask_hint()
        return came

    def ask_hint(self) -> None:
        """Ask the computer what it would do here; the answer comes in its own time. While things still move they go
        to their end first."""
        if refused := self.may_hint():
            self.app.toast(refused.why, "wrong")
        elif not self.offered:
            self.hint_wanted = len(self.match.answers)
            self.skip()
        elif not self.hinting and self.thinker:
            self.hinting = True
            self.sitting.assists.add("hint")
            self.thinker.ask(self.match.game, self.match.state, self.offered.player, "hard", self.match.seed)

    def last_reason(self, seat: int) -> str | None:
        """Why the computer in a seat chose what it last chose."""
        own = [number for number in self.reasons if self.match.answers[number].seat == seat]
        return self.reasons[max(own)].reason if own else None

    # ---- looking back ----------------------------------------------------------------------------------------------
    def look_back(self, count: int) -> None:
        """Show the table as it was after `count` events; the live game is not touched."""
        self.skip()
        self.past, self.playing = True, False
        self.shown = max(0, min(count, len(self.match.events)))
        self.picture = picture_at(self.match, self.viewer, self.shown)
        self.common = picture_at(self.match, None, self.shown)
        self.lay_out()

    def step_past(self, by: int) -> None:
        """To the moment one line of the log before or after."""
        lines = [number + 1 for number, _ in self.told_lines()]
        ahead = (
            [count for count in lines if count > self.shown]
            if by > 0
            else [count for count in lines[::-1] if count < self.shown]
        )
        self.look_back(ahead[0] if ahead else len(self.match.events) if by > 0 else 0)

    def told_lines(self) -> list[tuple[int, str]]:
        """Event numbers and log lines for the viewer; answers that were given by themselves are told as skipped, but
        those of a secret choice are not: that there was one alone is part of the secret."""
        match, names = self.match, self.sitting.names
        key = len(match.events), self.viewer
        if self._told is None or self._told[0] != key:
            lines = list(match.log(names, self.viewer))
            lines += [
                (match.marks[number], f"Only one choice for {names[answer.seat]}: taken.")
                for number, answer in enumerate(match.answers)
                if answer.by == "auto" and getattr(seen(match, match.marks[number], self.viewer), "key", None)
            ]
            self._told = key, sorted(lines, key=lambda line: line[0])
        return self._told[1]

    def play_past(self) -> None:
        """Let the later events follow with their motion, or stop that."""
        self.playing = not self.playing

    def past_words(self) -> str:
        """The line of the log that led to the moment that is shown."""
        lines = [text for number, text in self.told_lines() if number < self.shown]
        return f"Looking back: {lines[-1]}" if lines else "Looking back at the start."

    def return_to_present(self) -> None:
        self.past = self.playing = False
        self.catch_up()

    def answers_before(self) -> int:
        """Answers that had been given at the moment that is shown."""
        return sum(1 for mark in self.match.marks if mark < self.shown)

    def play_from_here(self) -> object:
        """A game of its own from the moment that is shown; the real one stays as it is."""
        branch = self.sitting.what_if(self.answers_before(), self.looker)
        return Push(self.app.make("table", branch))

    # ---- seats -----------------------------------------------------------------------------------------------
    def seat_changes(self, seat: int, player: Player) -> None:
        """From now on somebody else plays a seat; what was being thought about or asked is asked anew."""
        if self.thinker:
            self.thinker.cancel()
        self.sitting.hand_over(seat, player)
        self._ask_anew()

    def may_give_up(self) -> Refusal | None:
        """None when whoever plays may give up now, else why not."""
        if self.past:
            return LOOKING
        if self.lesson is not None and not self.lesson.done:
            return Refusal("A lesson is left, not given up.", "")
        if self.match.over or not self.sitting.people:
            return Refusal("Nobody plays on here.", "")
        return Refusal(self.sitting.view_only, "") if self.sitting.view_only else None

    def give_up(self, seat: int) -> None:
        """Whoever sits there gives up; what then follows is shown like anything else."""
        if self.thinker:
            self.thinker.cancel()
        self.sitting.concede(seat)
        if self.match.over:
            self.offered = self.hint = None
        else:
            self._ask_anew()
        if self.sitting.message:
            self.app.toast(self.sitting.message, "warn")

    def _ask_anew(self) -> None:
        self.thinking_at, self.thought, self.offered, self.hint, self.hinting = -1, None, None, None, False
        people = self.sitting.people
        self.look_from(people[0] if len(people) == 1 else None)
