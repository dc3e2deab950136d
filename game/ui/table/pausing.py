"""pausing: moments that lie still until a person has seen them: the news after them waits for Next, or for a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.events import Event
from game.ui.table.eyes import Eyes
from game.ui.table.news import News
from game.ui.table.past import Past
from game.ui.window.focus import Given

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House

TIME, AGAIN = 8000.0, 3000.0  # ms for which a moment lies still where that is the wish, and one that was seen before


class Pausing:
    """`pauses`: whether the game holds what comes after an event; `asks`: whether it is held just now. What was held
    before, and is shown once more to who looks next, goes on by itself."""

    def __init__(
        self, app: House, sitting: Sitting, eyes: Eyes, news: News, past: Past, pauses: Callable[[Event], bool]
    ) -> None:
        self.app, self.sitting, self.eyes, self.news, self.past = app, sitting, eyes, news, past
        self.pauses = pauses
        self.asks = False
        self.left: float | None = None  # ms until it goes on by itself; None: it waits for Next
        self.seen: tuple[int, int] | None = None  # answers given and events shown, when a person went on last
        self.before: list[Event] = []  # what was held until somebody went on

    @property
    def event(self) -> Event | None:
        """What has been shown last, while more is to come; None where nothing is."""
        return self.news.seen(self.news.shown - 1) if self.news.waiting and self.news.shown else None

    @property
    def happened(self) -> Event:
        """The same as it is, whoever looks."""
        return self.sitting.match.events[self.news.shown - 1]

    @property
    def mark(self) -> tuple[int, int]:
        return len(self.sitting.match.answers), self.news.shown

    def holds(self) -> bool:
        """Whether the next of the news waits until a person goes on."""
        event, asked = self.event, self.asks
        self.asks = event is not None and self.wished() and self.mark != self.seen and self.pauses(event)
        if self.asks and not asked:
            timed = TIME if self.app.settings.results == "timed" else None
            self.left = AGAIN if any(one is self.happened for one in self.before) else timed
        return self.asks

    def wished(self) -> bool:
        """Whether somebody looks on who wants to see it at this speed."""
        wish, instant = self.app.settings.results, self.app.tempo.instant
        if self.past.shown or self.eyes.learning or self.sitting.view_only or not self.sitting.people:
            return False
        return wish in ("timed", "always") or wish == "usual" and not instant

    def go_on(self) -> None:
        if self.asks:
            self.asks, self.seen = False, self.mark
            self.before.append(self.happened)

    def on_given(self, given: Given, at: str | None) -> object:
        """The key that chooses goes on, unless it is another control (`at`) that has the focus."""
        if not self.asks or given.kind != "key" or given.action != "choose" or at not in (None, "next"):
            return None
        if not given.repeat:
            self.go_on()
        return True

    def passes(self, ms: float) -> bool:
        """So much time has gone by; True when the seconds that are told have changed."""
        if not self.asks or self.left is None:
            return False
        before, self.left = self.seconds, self.left - ms
        if self.left <= 0:
            self.go_on()
        return self.seconds != before

    @property
    def seconds(self) -> int:
        """Whole seconds until it goes on by itself; 0 where it waits for Next."""
        return 0 if self.left is None else max(0, -int(-self.left // 1000))
