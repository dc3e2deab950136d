"""buttons: what the buttons of all tables share: how one looks, and the three that step through the past."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.ui.focus import Control
from game.ui.widgets.looks import VIOLET, Ramp
from game.ui.widgets.shapes import Box

if TYPE_CHECKING:
    from game.ui.tables.recall import RecallingTable


class Face(NamedTuple):
    """How a button looks."""

    box: Box
    text: str
    ramp: Ramp = VIOLET
    sign: str | None = None
    sub: str = ""
    key: str = ""


Button = tuple[Control, Face]
Step = tuple[str, str, str, Callable[[], object]]  # name, sign, label, what it does


def steps_of(table: RecallingTable) -> tuple[Step, ...]:
    """One step back, play or pause, one step on."""
    return (
        ("before", ".prev", "One step back", lambda: table.step_past(-1)),
        ("play", ".pause" if table.playing else ".run", "Play on", table.play_past),
        ("after", ".next", "One step on", lambda: table.step_past(1)),
    )
