"""news: what has happened, as far as those who look know: its pictures, its log, and what is still to be shown."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from game.engine.events import Changed, Chose, Event, as_seen_by
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.retold import Answered, chosen_for
from game.engine.state import State
from game.ui.table.eyes import Eyes

if TYPE_CHECKING:
    from game.sitting import Sitting


class News:
    """`picture` holds the first `shown` events as the eyes see them, `common` the same as far as all know it."""

    picture: Picture
    common: Picture
    viewer: int | None  # for whom the picture was made
    before: Any = None  # what the latest event has changed, as it was before

    def __init__(self, sitting: Sitting, eyes: Eyes, moving: Callable[[], bool]) -> None:
        self.sitting, self.match, self.eyes, self.moving = sitting, sitting.match, eyes, moving
        self.finished = False  # the result has been shown, which is the last of the news
        self.kept = False  # what comes next waits for a later turn of whoever looks
        self.unthrown: int | None = None  # events before the dice that lie ready while one looks back
        self.begun = 0  # events that had been shown before what is on its way, or was last
        self._lines: tuple[tuple[int, int | None], list[tuple[int, str]]] | None = None
        self._to_come: tuple[object, Answered | None] = None, None
        self.rewind(0)

    @property
    def waiting(self) -> bool:
        """Whether there is news that may be shown, and has not been."""
        return self.shown < self.until

    @property
    def until(self) -> int:
        """How many events may be shown: all, in a lesson those before the one that it has not come to, and to who
        looks back those before dice that lie ready."""
        lesson, whole = self.eyes.lesson, len(self.match.events)
        bounds = lesson.until if lesson is not None else whole, self.unthrown
        return min(bound for bound in bounds if bound is not None)

    @property
    def held(self) -> bool:
        """Whether a lesson holds back what has happened since, or dice that lie ready do."""
        return self.until < len(self.match.events)

    @property
    def busy(self) -> bool:
        """Whether something is on its way, or has still to be shown before anything else is done."""
        return self.moving() or self.shown < len(self.match.events) and not self.kept

    @property
    def still(self) -> bool:
        """Whether nothing is on its way, and all that may be shown has been."""
        return not (self.moving() or self.waiting)

    @property
    def answers(self) -> int:
        """Answers that had been given at the moment that is shown."""
        return sum(1 for mark in self.match.marks if mark < self.shown)

    # ---- what is shown -------------------------------------------------------------------------------------------
    def know_the_present(self) -> None:
        """The pictures hold all that has happened."""
        if self.held:
            self.rewind(self.until)
            return
        self.shown, self.viewer = len(self.match.events), self.eyes.viewer
        self.picture = Picture(view_of(self.match.state, self.viewer))
        self.common = Picture(view_of(self.match.state, None))

    def rewind(self, count: int) -> None:
        """The pictures hold the first `count` events, or as many as there are."""
        self.shown, self.viewer = max(0, min(count, self.until)), self.eyes.viewer
        self.picture = picture_at(self.match, self.viewer, self.shown)
        self.common = picture_at(self.match, None, self.shown)

    def together(self, joins: Callable[[Event, Event], bool]) -> Iterator[Event]:
        """The next event that the eyes are told of, and those after it that move along; none when all is shown. Each
        has happened in the picture when it comes, and the one after it has not."""
        event: Event | None = None
        self.begun = self.shown
        while self.waiting:
            after = self.seen(self.shown)
            if event is not None and after is not None and not joins(event, after):
                return
            if (told := self.take()) is not None:
                event = told
                yield told

    def take(self) -> Event | None:
        """Let the next event happen; None when the eyes are not told of it."""
        number = self.shown
        self.shown += 1
        if (public := seen(self.match, number, None)) is not None:
            self.common.apply(public)
        if (event := self.seen(number)) is not None:
            self.before = held(self.picture, event)
            self.picture.apply(event)
        return event

    def seen(self, number: int) -> Event | None:
        """The event of that number as the eyes are told of it, None when they are not."""
        return seen(self.match, number, self.eyes.viewer)

    # ---- what is told --------------------------------------------------------------------------------------------
    def lines(self) -> list[tuple[int, str]]:
        """Event numbers and log lines for the viewer, later ones too; answers that were given by themselves are told as
        skipped, but those of a secret choice are not: that there was one alone is part of the secret."""
        match, names, viewer = self.match, self.sitting.names, self.eyes.viewer
        key = self.until, viewer
        if self._lines is None or self._lines[0] != key:
            lines = list(match.log(names, viewer))
            lines += [
                (match.marks[number], f"Only one choice for {names[answer.seat]}: taken.")
                for number, answer in enumerate(match.answers)
                if answer.by == "auto" and self.chosen(match.marks[number])
            ]
            self._lines = key, sorted((line for line in lines if line[0] < self.until), key=lambda line: line[0])
        return self._lines[1]

    def chosen(self, number: int) -> bool:
        """Whether that event is a choice that the eyes are told of."""
        event = self.seen(number)
        return isinstance(event, Chose) and event.key is not None

    def to_come(self) -> Answered | None:
        """What somebody is asked and chooses at the moment that is shown; None where nobody is asked just then, or the
        eyes do not know what was chosen."""
        number = bisect_left(self.match.marks, self.shown)
        if self.shown not in self.match.marks[number : number + 1] or not self.chosen(self.shown):
            return None
        asked = number, self.eyes.viewer, len(self.match.answers)
        if self._to_come[0] != asked:
            self._to_come = asked, chosen_for(self.match, number, self.sitting.names, self.eyes.viewer)
        return self._to_come[1]

    def told(self) -> list[tuple[int, str]]:
        """The same up to the moment that is shown."""
        return [(number, text) for number, text in self.lines() if number < self.shown]

    def landed(self) -> list[tuple[int, str]]:
        """The same without what is on its way just now: a card that is still face down is not named."""
        seen = min(self.begun, self.shown) if self.moving() else self.shown
        return [(number, text) for number, text in self.lines() if number < seen]


def view_of(state: State, viewer: int | None) -> dict[str, Any]:
    """As `State.view`; viewer None = somebody who knows only what all seats know."""
    if viewer is not None:
        return state.view(viewer)
    views = [state.view(seat) for seat in range(state.seats)]
    return {
        "zones": {
            name: [
                card if all(view["zones"][name][i] == card for view in views) else None for i, card in enumerate(cards)
            ]
            for name, cards in views[0]["zones"].items()
        },
        "facts": {name: common([view["facts"][name] for view in views]) for name in views[0]["facts"]},
    }


def common(values: list[Any]) -> Any:
    """A fact that all see alike, or by seat what is not one seat's own secret."""
    if all(value == values[0] for value in values):
        return values[0]
    return [each[0] if all(one == each[0] for one in each) else None for each in zip(*values)]


def seen(match: Match, number: int, viewer: int | None) -> Event | None:
    """An event as the viewer sees it; None when the viewer is not told of it."""
    return match.seen_by_all(number) if viewer is None else as_seen_by(match.events[number], viewer)


def knows_more(match: Match, seat: int) -> bool:
    """Whether a seat's screen shows what not everybody may know: its question, a face, a number, a line of the log."""
    own, common = view_of(match.state, seat), view_of(match.state, None)
    facts = ((fact, common["facts"][name]) for name, fact in own["facts"].items())
    return (
        match.decision is not None
        and (match.decision.private and match.decision.player == seat)
        or own["zones"] != common["zones"]
        or any(fact != shared and tells(fact, shared) for fact, shared in facts)
        or any(seen(match, number, seat) != seen(match, number, None) for number in range(len(match.events)))
    )


def tells(own: Any, shared: Any) -> bool:
    """Whether a fact says more than what of it everybody sees: zeros and empty lists say nothing."""
    if not isinstance(own, list | tuple):
        return bool(own) and own != shared
    others = shared if isinstance(shared, list | tuple) and len(shared) == len(own) else [None] * len(own)
    return any(tells(mine, other) for mine, other in zip(own, others))


def picture_at(match: Match, viewer: int | None, count: int) -> Picture:
    """What the viewer saw after the first `count` events."""
    picture = Picture(view_of(match.first, viewer))
    for number in range(count):
        event = seen(match, number, viewer)
        if event is not None:
            picture.apply(event)
    return picture


def held(picture: Picture, event: Event) -> Any:
    """What the place that an event is about to change holds, a list as a copy; None for events that change no fact."""
    value = picture.facts.get(event.field) if isinstance(event, Changed) else None
    if not isinstance(value, list):
        return value
    return value[event.index] if isinstance(event, Changed) and isinstance(event.index, int) else list(value)
