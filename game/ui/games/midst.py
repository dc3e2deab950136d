"""midst: a table that stands still in the midst of something, so that it can be looked at and filmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.events import Event
from game.ui.house.house import House
from game.ui.table.table import Table

STEP, STEPS = 20, 800  # ms between two looks whether it is seen, and how often


class Midst(Table):
    """What the last answer brought is shown once more from where it `begins`, the event number `since`, and everything
    `stands` as soon as it is `seen`."""

    stands = False

    def __init__(
        self, app: House, *seats: Any, begins: Callable[[Event], bool], seen: Callable[[Any], bool], **more: Any
    ) -> None:
        super().__init__(app, *seats, **more)
        last = self.match.marks[-1]
        self.since = last + next(n for n, event in enumerate(self.match.events[last:]) if begins(event))
        self.seen, self.stands = seen, True
        app.settings.auto_throw, app.settings.results = True, "never"  # nothing waits for anybody

    def lay_out(self) -> None:
        """From the beginning: what was seen is seen again."""
        if self.stands:
            self.motion = None
            self.news.rewind(min(self.since, self.news.shown))
        super().lay_out()

    def update(self, dt: float) -> bool:
        if not self.stands:
            return super().update(dt)
        for step in range(STEPS):
            if self.seen(self.top):
                return step > 0
            super().update(STEP)
        return True
