"""standing: answers that a person has given ahead: "nothing more this turn" is not asked a second time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.agenda import Decision

if TYPE_CHECKING:
    from game.sitting import Sitting

Rule = Callable[[Decision], str | None]  # the key of the answer to a question; None: it is asked


@dataclass(eq=False)
class Standing:
    """`rule` holds until an answer is taken back; it says itself when it has run out."""

    sitting: Sitting
    rule: Rule | None = None
    given: int = 0  # answers when it was last looked at

    def let(self, rule: Rule) -> None:
        """Answer so from the next question on."""
        self.rule, self.given = rule, len(self.sitting.match.answers)

    def key(self, decision: Decision) -> str | None:
        """What answers a question that a person is asked; None: the person."""
        count = len(self.sitting.match.answers)
        if count < self.given:
            self.rule = None
        self.given = count
        return self.rule(decision) if self.rule is not None else None
