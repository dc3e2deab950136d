"""pace: how often the loop turns: as often as the screen while anything happens, and mostly just listening after."""

from __future__ import annotations

FPS = 60
LULL, LISTENING, SELDOM = 1000, 40, 120  # ms without anything; turns a second after them; ms between their steps


class Pace:
    """Counts the time since something happened. Inputs are asked for at every turn: they wait 25 ms at most."""

    def __init__(self) -> None:
        self._calm = self._passed = 0

    @property
    def rate(self) -> int:
        """Turns a second."""
        return LISTENING if self._calm >= LULL else FPS

    def turn(self, ms: int, awake: bool) -> int | None:
        """The time for which to step after a turn of some ms; None: not yet. awake: there is something to do now."""
        self._passed += ms
        if not awake and self._calm >= LULL and self._passed < SELDOM:
            return None
        passed, self._passed = self._passed, 0
        return passed

    def stepped(self, ms: int, busy: bool) -> None:
        """Say whether anything came of a step."""
        self._calm = 0 if busy else self._calm + ms
