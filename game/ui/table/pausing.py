"""pausing: what the news waits for: moments that lie still until a person has seen them, for Next or for a time, and
dice that a person throws by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.events import Chose, Event
from game.ui.table.eyes import Eyes
from game.ui.table.news import News
from game.ui.table.past import Past
from game.ui.window.focus import Given

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House

TIME, AGAIN = 8000.0, 3000.0  # ms for which a moment lies still where that is the wish, and one that was seen before
EVEN = 0.5  # how hard a computer throws, and who clicks
FULL = 900.0  # ms for which dice are held until they are thrown as hard as can be


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


class Throwing:
    """What comes of a throw is decided by the game's seed before; how hard it is thrown shows in how the dice roll.
    `thrower`: the seat that throws the dice of which an event tells, None where it tells of none; `purpose`: what they
    are thrown for, in a few words; `by_choice`: whether a choice is itself the throw that follows."""

    def __init__(
        self,
        app: House,
        sitting: Sitting,
        eyes: Eyes,
        news: News,
        past: Past,
        thrower: Callable[[Event], int | None],
        purpose: Callable[[Event], str],
        by_choice: Callable[[Chose], bool],
    ) -> None:
        self.app, self.sitting, self.eyes, self.news, self.past = app, sitting, eyes, news, past
        self.thrower, self.purpose, self.by_choice = thrower, purpose, by_choice
        self.why = ""  # what the dice that lie ready are thrown for
        self.ready = False  # dice lie ready, and the news waits for them
        self.seat: int | None = None  # whose dice are thrown next
        self.free = False  # they were let go, and all that fall with them fall
        self.chosen = False  # they are let go by a choice, and have still to fall
        self.held: float | None = None  # ms for which they have been held
        self.vigour = EVEN  # 0..1, of the throw that was made last
        self.thrown = set[int]()  # the events by their numbers whose dice a person has let go

    @property
    def asks(self) -> bool:
        """Whether dice lie ready to be thrown now; while one looks back they wait."""
        return self.ready and not self.past.shown

    def holds(self) -> bool:
        """Whether the next of the news waits for a throw."""
        event = self.news.seen(self.news.shown) if self.news.waiting else None
        seat = self.thrower(event) if event is not None else None
        if event is not None and seat is None:
            self.free = self.chosen = self.by_choice(event) if isinstance(event, Chose) else self.chosen
        self.chosen = self.chosen and seat is None
        mine = seat is not None and not self.free and self.own(seat)
        self.seat, self.news.kept = seat, mine and self.later(seat)
        self.ready = mine and not self.news.kept
        self.why = self.purpose(event) if self.asks and event is not None else ""
        if not self.asks:
            self.held = None
            if seat is not None and not self.free:
                self.vigour = EVEN
        return self.asks or self.news.kept

    def later(self, seat: int | None) -> bool:
        """Whether the next of the news, a throw that its owner alone sees, is for a turn that comes after somebody
        else's: who throws goes on to use the dice, and the laptop is passed on first."""
        decision = self.sitting.match.decision
        after = self.eyes.many and decision is not None and decision.player != seat
        return after and self.sitting.match.seen_by_all(self.news.shown) is None

    def own(self, seat: int) -> bool:
        """Whether a throw of that seat is one of a person who looks on, and by hand."""
        if self.app.settings.auto_throw or self.app.tempo.instant or self.past.shown or self.eyes.learning:
            return False
        if self.sitting.view_only or seat not in self.sitting.people:
            return False
        return not self.sitting.game.secrets or self.eyes.viewer in (None, seat)

    def hold(self) -> None:
        self.held = 0.0

    def let_go(self) -> None:
        """Thrown as hard as they were held long; a click throws evenly."""
        if self.asks:
            self.vigour = min(1.0, EVEN + (self.held or 0.0) / FULL * (1 - EVEN))
            self.ready, self.free, self.held = False, True, None
            self.thrown.add(self.news.shown)

    def unthrown(self) -> int | None:
        """The number of the event that tells who looks on now, and nobody else, of dice that they are still to throw
        before they choose; None: there is none."""
        seat, match = self.eyes.looker, self.sitting.match
        if seat is None or not self.eyes.many or not self.own(seat):
            return None
        since = match.marks[max(0, match.chosen_last(seat))] if match.marks else 0
        secret = (number for number in range(since, len(match.events)) if match.seen_by_all(number) is None)
        own = ((number, self.news.seen(number)) for number in secret if number not in self.thrown)
        return next((number for number, event in own if event is not None and self.thrower(event) == seat), None)
