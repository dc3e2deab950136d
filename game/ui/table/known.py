"""known: what a part may know of the game: what is shown to those who look, who they are, what was told, the past."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from game.engine.agenda import About, Decision
from game.engine.events import Event
from game.engine.game import Chance, Game
from game.engine.picture import Picture
from game.engine.tracking import Tracker
from game.store.jotted import Jotting, bookmarks_in
from game.ui.table.eyes import Eyes
from game.ui.table.news import News, picture_at
from game.ui.table.past import Past
from game.ui.table.question import Question
from game.ui.table.story import Story

if TYPE_CHECKING:
    from game.company import Player
    from game.sitting import Sitting

T = TypeVar("T")


class Known:
    """The present as those who look know it, or the moment that is looked back at."""

    def __init__(self, sitting: Sitting, eyes: Eyes, news: News, past: Past, question: Question) -> None:
        self._sitting, self._eyes, self._news, self._question = sitting, eyes, news, question
        self.game: Game = sitting.game
        self.content: Any = sitting.match.content  # cards, counters and maps of the game
        self.house_rules = sitting.match.options  # those that this game is played by and that are not the usual ones
        self.seats = sitting.match.seats  # how many play
        self.looking_back = past  # the way to earlier moments, and back
        self.event = news.seen  # the event of a number as who looks was told of it, None when they were not
        self.told = news.told  # the log up to the moment that is shown, each line with the number of its event
        self.jottings = sitting.jottings  # what each seat has noted for itself; keep_jottings puts them into the save
        self.keep_jottings = sitting.save
        self._tracker = Tracker(sitting.match)

    # ---- who plays, and who looks --------------------------------------------------------------------------------
    @property
    def names(self) -> Sequence[str]:
        return self._sitting.names

    @property
    def noted(self) -> dict[str, Jotting]:
        """The notes of who looks; none while nobody does or the own hand is covered."""
        return {} if self.viewer is None else self.jottings.setdefault(self.viewer, {})

    @property
    def bookmarks(self) -> dict[int, Jotting]:
        """Those among them that stand at a moment, by how many events had happened, in that order."""
        return bookmarks_in(self.noted, self.whole)

    @property
    def people(self) -> Sequence[int]:
        """The seats that people play."""
        return self._sitting.people

    def player(self, seat: int) -> Player:
        """Who plays a seat."""
        return self._sitting.players[seat]

    @property
    def goes_round(self) -> bool:
        """Whether the laptop is passed on, and a curtain stands between people."""
        return self._eyes.many

    def tells(self, seat: int) -> bool:
        """Whether the screen is for that person now: where the laptop goes round, not while somebody else has it."""
        return seat in self.people and (not self.goes_round or self._eyes.looker in (None, seat))

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes the screen is for; None: everybody may look."""
        return self._eyes.viewer

    @property
    def home(self) -> int:
        """The seat that sits at the near side."""
        return self._eyes.home

    @property
    def imagined(self) -> bool:
        """Whether this is a what-if, which nobody keeps."""
        return self._sitting.what_if_only

    @property
    def view_only(self) -> str | None:
        """Why nobody can play on here, or None."""
        return self._sitting.view_only

    @property
    def turn(self) -> int | None:
        """The seat that is asked, shown or not; None when the game is over."""
        return self._sitting.turn

    @property
    def peeks(self) -> bool:
        """Whether there is a plate to hold for seeing what is the viewer's alone: where others look on."""
        return (self._eyes.shared or self._eyes.openly) and not self._eyes.learning

    @property
    def shared(self) -> bool:
        """Whether people sit round the screen, and secrets lie face down."""
        return self._eyes.shared

    @property
    def peeker(self) -> int | None:
        """The seat whose secrets are looked at while a key or plate is held."""
        return self._eyes.peeker

    # ---- what is asked -------------------------------------------------------------------------------------------
    @property
    def question(self) -> Decision | None:
        """What a person is asked here and now; None while things move, others think, or the past is shown."""
        return self._question.open

    @property
    def about(self) -> About | None:
        """What that question is about."""
        return self.question.about if self.question else None

    # ---- what is shown -------------------------------------------------------------------------------------------
    @property
    def picture(self) -> Picture:
        """Zones and facts as who looks knows them, after the events that have been shown."""
        return self._news.picture

    @property
    def common(self) -> Picture:
        """The same as far as all know it."""
        return self._news.common

    @property
    def first(self) -> Picture:
        """Zones and facts as all knew them before anything had happened."""
        return picture_at(self._news.match, None, 0)

    @property
    def shown(self) -> int:
        """How many events have been shown."""
        return self._news.shown

    @property
    def whole(self) -> int:
        """How many events there are to be shown, later ones than those shown too."""
        return self._news.until

    @property
    def before(self) -> Any:
        """What the latest event has changed, as it was before; None when it has changed no fact."""
        return self._news.before

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return self._news.moving()

    @property
    def busy(self) -> bool:
        """Whether something is on its way, or has still to be shown."""
        return self._news.busy

    @property
    def still(self) -> bool:
        """Whether nothing is on its way, and all that a lesson lets be seen has been shown."""
        return self._news.still

    @property
    def finished(self) -> bool:
        """Whether the result has been shown."""
        return self._news.finished

    @property
    def moment(self) -> Hashable:
        """The same as long as nothing happens, moves or is asked anew, nobody else looks on and no past is shown."""
        asked = self._question.offered is not None
        return len(self._sitting.match.answers), self.shown, asked, self.past, self.viewer, self.busy

    def phase_at(self) -> int:
        """Number of the present phase, from 0, in the steps of the bar and in the phases of the game."""
        phases, phase = self.game.phases, self.picture.facts["phase"]
        return phases.index(phase) if phase in phases else 0

    def latest(self) -> Iterator[Event]:
        """The events that have been shown and that who looks was told of, the newest first."""
        found = (self._news.seen(number) for number in range(self.shown - 1, -1, -1))
        return (event for event in found if event is not None)

    def tracked(self) -> Tracker:
        """What everybody could know at the moment that is shown."""
        self._tracker.to(self.shown)
        return self._tracker

    # ---- what is told --------------------------------------------------------------------------------------------
    def last_lines(self, count: int, landed: bool = False) -> list[str]:
        """The words of the last lines of the log up to that moment, the newest at the end; `landed`: without what is
        on its way just now."""
        return [text for _, text in (self._news.landed() if landed else self.told())[-count:]]

    def told_lines(self) -> list[tuple[int, str]]:
        """The log as it is read: up to the moment that is shown; while the past is looked at, with later lines too."""
        return self._news.lines() if self.past else self.told()

    def tell(self, event: Event) -> str:
        """The line of the log for an event, as who looks is told; "" for none."""
        return self.game.tell(event, self.content, self.names, self.viewer) or ""

    def waiting_words(self) -> str:
        """What is told while nobody who looks on is asked: the last line of the log, or which computer thinks."""
        if self._eyes.veiled:
            return self._eyes.peek_words()
        if self.busy:
            return "".join(self.last_lines(1))
        if self.turn is None:
            return "The game is over."
        name = self.names[self.turn]
        if self.thinks(self.turn):
            return f"{name} is thinking."
        return next(iter(self.last_lines(1, landed=True)), f"{name} is to move.")

    def thinks(self, seat: int) -> bool:
        """Whether what is asked of that seat is asked of a computer; not where the table is only looked at."""
        return not self.player(seat).is_person and not self.view_only

    def asked_words(self, seat: int, asked: str = "to move") -> str:
        """What a seat that is asked is at."""
        return "thinking" if self.thinks(seat) else asked

    def covered_words(self) -> str:
        """How to see the question that waits for the key for looking; "" when none does."""
        return self._eyes.peek_words() if self._eyes.veiled else ""

    # ---- what the rules say --------------------------------------------------------------------------------------
    def odds(self, key: str) -> Sequence[Chance]:
        """How likely it is what an answer brings, as far as the seat at the near side may know; empty: nothing to
        tell."""
        return () if self._eyes.face_down else self.game.odds(self._sitting.match.state, self.home, key)

    def by_rule(self, rule: Callable[..., T], *of: Any) -> T:
        """What a function of the rules says of the game as it is, which is the first that it is given; only for what
        the seat that is asked may know."""
        return rule(self._sitting.match.state, *of)

    # ---- the past ------------------------------------------------------------------------------------------------
    @property
    def past(self) -> bool:
        """Whether an earlier moment is shown."""
        return self.looking_back.shown

    @property
    def answered(self) -> tuple[int, int]:
        """How many answers had been given at the moment that is shown, and how many there are."""
        return self._news.answers, len(self._sitting.match.answers)

    def told_by(self, answers: int) -> int:
        """How many events there were when so many answers had been given."""
        marks = self._sitting.match.marks
        return marks[answers] if answers < len(marks) else self.whole

    def story(self) -> Story:
        """Everybody's chance to win at each answer, still to be worked out; by what all can see while the game runs."""
        return Story(self._sitting.match, public=not self._sitting.match.over)
