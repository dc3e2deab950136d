"""gesture: aim and landing hex told in one go on the map, and an action that was only aimed withdrawn."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.agenda import Decision, say
from game.engine.events import Chose, reveals
from game.engine.words import counted
from game.rules.montoons.action import Acting
from game.rules.montoons.gestures import Gesture, begins_action, gestures, only_aimed
from game.ui.games.montoons.foresight import ASIDE
from game.ui.games.montoons.reading import Reading
from game.ui.table.part import View, kept


class Following:
    """Gives the answers that a person has told ahead, each when it is asked for. What is asked in between that changes
    no plan (a Berry, a box) is the person's; anything else that was seen or chosen meanwhile ends it."""

    def __init__(self, view: View, seat: int, keys: Sequence[str]) -> None:
        self.view, self.seat, self.keys = view, seat, list(keys)
        self.since = view.whole

    def __call__(self, decision: Decision) -> str | None:
        offered = [option.key for option in decision.options]
        if self.learnt() or decision.player != self.seat:
            self.keys.clear()
        elif self.keys and self.keys[0] in offered:
            return self.keys.pop(0)
        elif not isinstance(decision.about, ASIDE):
            self.keys.clear()
        return None

    def learnt(self) -> bool:
        """Whether something came up since that could change a mind."""
        told = (self.view.event(number) for number in range(self.since, self.view.whole))
        return any(
            event is not None and (reveals(event) or isinstance(event, Chose) and event.player != self.seat)
            for event in told
        )


class Gestures:
    """What can be told at once; `held` is the monster that is carried over the map, -1 for none."""

    def __init__(self, view: View, reading: Reading) -> None:
        self.view, self.reading = view, reading
        self.held = -1

    @kept
    def all(self) -> tuple[Gesture, ...]:
        view = self.view
        if view.question is None or view.busy or view.in_lesson:
            return ()
        return view.by_rule(gestures, view.question.player)

    def movers(self) -> set[int]:
        """The monsters that one of them drives."""
        return {one.mover for one in self.all()}

    def to(self, space: int) -> Gesture | None:
        """The one that ends there: of the monster that is held, else of the nearest."""
        at, arena = self.view.picture.facts["at"], self.reading.arena
        found = [one for one in self.all() if one.space == space and self.held in (-1, one.mover)]
        return min(found, key=lambda one: arena.board.far[at[one.mover]][space], default=None)

    def make(self, gesture: Gesture) -> None:
        """Give its first answer, and the others as they are asked for."""
        question = self.view.question
        if question is not None:
            self.view.answer_so(Following(self.view, question.player, gesture.keys[1:]))
            self.view.answer(gesture.keys[0])

    def words(self, gesture: Gesture) -> str:
        """What it does, in a sentence."""
        steps = sum(key.startswith("force:") for key in gesture.keys)
        if not steps:
            return f"{say(gesture.label)}."
        character = self.reading.character(gesture.mover)
        return f"Force {character.name if character else ''} here, {counted(steps, 'hex', 'hexes')}."

    # ---- withdrawn ------------------------------------------------------------------------------------------------
    def may_cancel(self) -> bool:
        """Whether an action has begun, and nothing has come of it yet."""
        view = self.view
        if view.question is None or view.busy or isinstance(view.about, Acting):
            return False
        return view.may_withdraw(begins_action, only_aimed)

    def cancel(self) -> bool:
        """Take back what was only aimed: its dice lie where they lay. False when there is nothing of the kind."""
        if not self.may_cancel():
            return False
        self.view.withdraw(begins_action)
        return True
