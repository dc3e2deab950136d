"""verdicts: a decision of a finished game in words and as a small picture of the table at which it was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ai.minds import MINDS
from game.ai.review import Verdict
from game.engine.agenda import say
from game.engine.house import option_of
from game.sitting import STAND_IN, Player, Sitting
from game.ui.games.cast import Still

if TYPE_CHECKING:
    from game.ui.house.house import House


MINUS = "\N{MINUS SIGN}"


class Told:
    """One costly decision: what was asked, what was chosen, what was better and why."""

    def __init__(self, sitting: Sitting, verdict: Verdict, round: int) -> None:
        match = sitting.match
        state = match.state_at(verdict.at)
        decision = state.decision
        assert decision is not None
        self.verdict = verdict
        self.asked = say(decision.prompt)
        self.made, self.better = (
            say(option_of(state, key).label) for key in (match.answers[verdict.at].key, verdict.best)
        )
        self.why = MINDS[match.game.name].reason(state, verdict.seat, verdict.best, 1 << verdict.seat)
        self.heading = f"Round {round}: {self.made}" if round else self.made

    @property
    def lost(self) -> str:
        return per_cent(-self.verdict.loss)


def per_cent(part: float) -> str:
    """A change of a chance with its sign, in whole hundredths; a true minus."""
    whole = round(100 * part)
    sign = "+" if whole > 0 else MINUS if whole < 0 else ""
    return f"{sign}{abs(whole)} %"


def board(app: House, sitting: Sitting, verdict: Verdict) -> pygame.Surface:
    """The table as its seat saw it when it was asked, as large as the window."""
    table = app.make("table", Sitting(None, sitting.match.branch(verdict.at), alone(sitting, verdict.seat)), Still())
    table.catch_up()
    surface = pygame.Surface(app.window.surface.get_size())
    was, app.pictures.patient = app.pictures.patient, True
    try:
        app.painter.paint(surface, table)
    finally:
        app.pictures.patient = was
    return surface


def alone(sitting: Sitting, seat: int) -> list[Player]:
    """The players of a sitting, with a person in that seat and computers in all others."""
    return [
        player._replace(kind="person", level="")
        if n == seat
        else player._replace(kind="computer", level=player.level or STAND_IN)
        for n, player in enumerate(sitting.players)
    ]
