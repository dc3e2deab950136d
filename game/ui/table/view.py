"""view: what a part of a table may know and do; it never gets the table itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import pygame

from game.engine.agenda import About, Decision, Option
from game.engine.events import Event
from game.engine.game import Chance, Game, Refusal
from game.engine.match import Match
from game.engine.picture import Picture
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.draw.styled import Style
from game.ui.house.house import House
from game.ui.table.passing import Passing
from game.ui.table.sight import seen
from game.ui.table.stamps import Stamps
from game.ui.window.focus import Control, Focus
from game.ui.window.motion import BANNER_HOLD, Motion

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.sitting import Player, Sitting

Area = tuple[float, float, float, float]  # x, y, w, h in units
Target = int | str  # a card, or a zone, place or slot by name
T = TypeVar("T")


class Seen(Protocol):
    """What a table lets its view see; nobody else asks it."""

    app: House
    picture: Picture
    common: Picture
    home: int
    shown: int
    offered: Decision | None
    past: bool
    playing: bool
    finished: bool
    motion: Motion | None
    focus: Focus
    stamps: Stamps
    hint: Thought | None
    glow: float
    before: Any
    passing: Passing

    @property
    def viewer(self) -> int | None: ...
    @property
    def busy(self) -> bool: ...
    @property
    def match(self) -> Match: ...
    @property
    def sitting(self) -> Sitting: ...
    @property
    def notice(self) -> object: ...
    @property
    def teacher(self) -> object: ...
    @property
    def taught(self) -> str: ...
    @property
    def veiled(self) -> bool: ...
    def option_at(self, target: Target) -> Option | None: ...
    def choice_on(self, id: str | None) -> Option | None: ...
    def refusal(self, target: Target) -> Refusal | None: ...
    def say_no(self, refused: Refusal) -> None: ...
    def crest_of(self, seat: int | None) -> str: ...
    def target(self, id: str, rect: Area, at: Target, label: str, **more: Any) -> Control: ...
    def board_controls(self) -> Sequence[Control]: ...
    def zoomer(self, control: Control) -> Callable[[], None]: ...
    def teller(self, seat: int) -> Callable[[], None]: ...
    def lit_pieces(self) -> set[Target]: ...
    def told_lines(self) -> Sequence[tuple[int, str]]: ...
    def past_words(self) -> str: ...
    def peek_words(self) -> str: ...
    def answers_before(self) -> int: ...
    def where(self, thing: Target, at: int = -1) -> Area | None: ...
    def answer(self, key: str) -> None: ...
    def announce(self, title: str, text: str, crest: str = "", hold: float = BANNER_HOLD) -> Motion: ...
    def skip(self) -> bool: ...
    def may_undo(self) -> Refusal | None: ...
    def may_hint(self) -> Refusal | None: ...
    def larger(self, size: float, most: float = 1.3) -> float: ...
    def undo(self) -> None: ...
    def lay_out(self) -> None: ...
    def look_back(self, count: int) -> None: ...
    def step_past(self, by: int) -> None: ...
    def play_past(self) -> None: ...
    def return_to_present(self) -> None: ...
    def play_from_here(self) -> object: ...
    def show_result(self) -> None: ...


class View:
    """One live object for as long as the table stands: it always speaks of the moment that is shown."""

    def __init__(self, table: Seen) -> None:
        self._table = table
        self.style = Style()

    # ---- the game ------------------------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        return self._table.match.game

    @property
    def content(self) -> Any:
        """Cards, counters and maps of the game."""
        return self._table.match.content

    @property
    def seats(self) -> int:
        """How many play."""
        return self._table.match.seats

    # ---- what is known -------------------------------------------------------------------------------------------
    @property
    def picture(self) -> Picture:
        """Zones and facts as who looks knows them, after the events that have been shown."""
        return self._table.picture

    @property
    def common(self) -> Picture:
        """The same as far as all know it."""
        return self._table.common

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes the screen is for; None: everybody may look."""
        return self._table.viewer

    @property
    def home(self) -> int:
        """The seat that sits at the near side."""
        return self._table.home

    @property
    def question(self) -> Decision | None:
        """What a person is asked here and now; None while things move, others think, or the past is shown."""
        return None if self._table.past else self._table.offered

    @property
    def about(self) -> About | None:
        """What that question is about."""
        return self.question.about if self.question else None

    @property
    def turn(self) -> int | None:
        """The seat that is asked, shown or not; None when the game is over."""
        decision = self._table.match.decision
        return decision.player if decision else None

    @property
    def moment(self) -> Hashable:
        """The same as long as nothing happens, moves or is asked anew, nobody else looks on and no past is shown."""
        table = self._table
        return len(table.match.answers), table.shown, table.offered is not None, table.past, table.viewer, table.busy

    @property
    def shown(self) -> int:
        """How many events have been shown."""
        return self._table.shown

    @property
    def before(self) -> Any:
        """What the latest event has changed, as it was before; None when it has changed no fact."""
        return self._table.before

    @property
    def busy(self) -> bool:
        """Whether something is on its way, or has still to be shown."""
        return self._table.busy

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return self._table.motion is not None

    def phase_at(self) -> int:
        """Number of the present phase, from 0, in the steps of the bar and in the phases of the game."""
        phases, phase = self.game.phases, self.picture.facts["phase"]
        return phases.index(phase) if phase in phases else 0

    def motion_time(self, ms: float) -> float:
        """How much of the time of motions passes in so many real ms, at the speed that is set."""
        return self._table.app.tempo.ms(ms)

    @property
    def announced(self) -> bool:
        """Whether a banner lies across the table."""
        return self._table.notice is not None

    @property
    def finished(self) -> bool:
        """Whether the result has been shown."""
        return self._table.finished

    @property
    def house_rules(self) -> Mapping[str, str]:
        """The house rules that this game is played by, where they are not the usual ones."""
        return self._table.match.options

    @property
    def people(self) -> Sequence[int]:
        """The seats that people play."""
        return self._table.sitting.people

    @property
    def view_only(self) -> str | None:
        """Why nobody can play on here, or None."""
        return self._table.sitting.view_only

    def player(self, seat: int) -> Player:
        """Who plays a seat."""
        return self._table.sitting.players[seat]

    @property
    def names(self) -> Sequence[str]:
        return self._table.sitting.names

    def crest(self, seat: int | None) -> str:
        """What stands for a seat in banners; "" for nobody."""
        return self._table.crest_of(seat)

    def lines(self) -> list[str]:
        """The log up to the moment that is shown, for who looks."""
        return [text for number, text in self._table.told_lines() if number < self._table.shown]

    def told(self) -> list[tuple[int, str]]:
        """The same with the number of the event that each line tells."""
        return [(number, text) for number, text in self._table.told_lines() if number < self._table.shown]

    def event(self, number: int) -> Event | None:
        """The event of that number as who looks was told of it, None when they were not."""
        return seen(self._table.match, number, self._table.viewer)

    def tell(self, event: Event) -> str:
        """The line of the log for an event, as who looks is told; "" for none."""
        return self.game.tell(event, self.content, self.names, self.viewer) or ""

    def latest(self) -> Iterator[Event]:
        """The events that have been shown and that who looks was told of, the newest first."""
        match, viewer = self._table.match, self._table.viewer
        found = (seen(match, number, viewer) for number in range(self._table.shown - 1, -1, -1))
        return (event for event in found if event is not None)

    def odds(self, key: str) -> Sequence[Chance]:
        """How likely it is what an answer brings, as far as the seat at the near side may know; empty: nothing to
        tell."""
        return self.game.odds(self._table.match.state, self.home, key)

    def by_rule(self, rule: Callable[..., T], *of: Any) -> T:
        """What a function of the rules says of the game as it is, which is the first that it is given; only for what
        the seat that is asked may know."""
        return rule(self._table.match.state, *of)

    def where(self, thing: Target, at: int = -1) -> Area | None:
        """Where something lies: a card, a zone (or the card at an index of it), a hex, "seat/1"; None: nowhere."""
        return self._table.where(thing, at)

    # ---- the past --------------------------------------------------------------------------------------------------
    @property
    def past(self) -> bool:
        """Whether an earlier moment is shown."""
        return self._table.past

    @property
    def playing(self) -> bool:
        """Whether what followed that moment is shown by itself."""
        return self._table.playing

    @property
    def answered(self) -> tuple[int, int]:
        """How many answers had been given at the moment that is shown, and how many there are."""
        return self._table.answers_before(), len(self._table.match.answers)

    def told_lines(self) -> Sequence[tuple[int, str]]:
        """All lines of the log for who looks, later ones too, with the number of the event that each tells."""
        return self._table.told_lines()

    def told_by(self, answers: int) -> int:
        """How many events there were when so many answers had been given."""
        return self._table.match.marks[answers]

    def past_words(self) -> str:
        """The line of the log that led to the moment that is shown."""
        return self._table.past_words()

    # ---- how it looks ------------------------------------------------------------------------------------------------
    @property
    def settings(self) -> Any:
        return self._table.app.settings

    @property
    def pictures(self) -> Cache:
        return self._table.app.pictures

    @property
    def stamps(self) -> Stamps:
        """Small parts that are drawn once and laid often."""
        return self._table.stamps

    @property
    def focus(self) -> Focus:
        """How controls are to be drawn just now."""
        return self._table.focus

    @property
    def pointed(self) -> str | None:
        """The id of the control under the pointer, or of the one with the focus where keys are used."""
        focus = self._table.focus
        return focus.over if focus.device == "mouse" else focus.at

    @property
    def glow(self) -> float:
        """For how many ms the edges of lit choices still move."""
        return self._table.glow

    @property
    def hint(self) -> Thought | None:
        """What the computer would do, where somebody asked for it."""
        return self._table.hint

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson has its page on the table."""
        return self._table.teacher is not None

    @property
    def taught(self) -> str:
        """What a lesson points at, "" for nothing."""
        return self._table.taught

    def spoken_of(self) -> set[Target]:
        """Cards, zones and "seat/1" that the log line under the pointer speaks of."""
        return self._table.lit_pieces()

    def caps(self, action: str) -> str:
        """The keys of an action on the device last used."""
        return "+".join(self._table.app.keys.caps(action, self._table.focus.device))

    def canvas(self) -> Sheet | None:
        """What the table is drawn on; None where there is no window."""
        surface = pygame.display.get_surface()
        return self._table.app.sheet(surface) if surface else None

    @property
    def scale(self) -> float:
        """Pixels of a unit; 1 where there is no window."""
        sheet = self.canvas()
        return sheet.u if sheet else 1.0

    def larger(self, size: float, most: float) -> float:
        """A measure that grows with the size that is set, up to so many times."""
        return self._table.larger(size, most)

    def pixels(self, width: float) -> int:
        """A width in units as it is drawn; the units themselves where there is no window."""
        return round(width * self.scale)

    # ---- about choices -------------------------------------------------------------------------------------------
    def option_at(self, target: Target) -> Option | None:
        """The choice that lies on a card or place."""
        return self._table.option_at(target)

    def choice_on(self, id: str | None) -> Option | None:
        """The choice that the control of that id makes."""
        return self._table.choice_on(id)

    def why_not(self, target: Target) -> Refusal | None:
        """Why a card or place cannot be chosen by who is looking; None when it can, and in the past."""
        return None if self.past else self._table.refusal(target)

    def refuse(self, target: Target) -> None:
        """Say why not, with the way to its rule."""
        self.sound("wrong")
        if (refused := self.why_not(target)) is not None:
            self._table.say_no(refused)

    def control(self, id: str, rect: Area, target: Target, label: str, **more: Any) -> Control:
        """A control for a thing on the table: it answers where a choice lies on it, otherwise it says why not."""
        return self._table.target(id, rect, target, label, **more)

    def controls(self) -> Sequence[Control]:
        """All that can be pointed at on the board."""
        return self._table.board_controls()

    def zoomer(self, control: Control) -> Callable[[], None]:
        """Enlarges the card of a control, or puts it down."""
        return self._table.zoomer(control)

    def teller(self, seat: int) -> Callable[[], None]:
        """Says why the computer in a seat did what it did."""
        return self._table.teller(seat)

    def covered_words(self) -> str:
        """How to see the question that waits for the key for looking; "" when none does."""
        return self._table.peek_words() if self._table.veiled else ""

    def waiting_words(self) -> str:
        """What is told while nobody who looks on is asked: the last line of the log, or who is to move."""
        if self._table.veiled:
            return self._table.peek_words()
        if self.busy:
            lines = self.lines()
            return lines[-1] if lines else ""
        if self.turn is None:
            return "The game is over."
        name = self.names[self.turn]
        return f"{name} is to move." if self.player(self.turn).is_person else f"{name} is thinking."

    # ---- deeds ---------------------------------------------------------------------------------------------------
    def answer(self, key: str) -> None:
        """Answer the question."""
        self._table.answer(key)

    def chooser(self, key: str) -> Callable[[], None]:
        """Gives that answer when it is called."""
        return lambda: self._table.answer(key)

    def sound(self, name: str) -> None:
        self._table.app.sounds.play(name)

    def sounder(self, name: str) -> Callable[[], None]:
        """Makes that sound when it is called."""
        return lambda: self._table.app.sounds.play(name)

    def announce(self, title: str, text: str, crest: str = "", hold: float = BANNER_HOLD) -> Motion:
        """A banner across the table, with what stands for a seat (`crest`) or the game's sign."""
        return self._table.announce(title, text, crest, hold)

    def let(self, motion: Motion) -> None:
        """A motion that nothing waits for; whatever ends the table's motion ends it, too."""
        self._table.passing.let(motion)

    def hush(self) -> None:
        """No bubble just now."""
        self._table.app.bubble.hide()

    def skip(self) -> bool:
        """Take what moves to its end; True when something moved."""
        return self._table.skip()

    def may_hint(self) -> Refusal | None:
        """None when a hint may be asked for, else why not."""
        return self._table.may_hint()

    def may_undo(self) -> Refusal | None:
        """None when the last choice may be taken back, else why not."""
        return self._table.may_undo()

    def undo(self) -> None:
        self._table.undo()

    def say_no(self, refused: Refusal) -> None:
        """One sentence why something cannot be done, with the way to its rule."""
        self._table.say_no(refused)

    def redraw(self) -> None:
        """Something looks different now, though nothing has happened."""
        self._table.app.dirty = True

    def again(self) -> None:
        """A part's own state has changed (a page, a drawer): boxes and controls are made anew."""
        self._table.lay_out()

    def look_back(self, count: int) -> None:
        """Show the table as it was after so many events."""
        self._table.look_back(count)

    def step_past(self, by: int) -> None:
        """To the moment one line of the log before (-1) or after (1)."""
        self._table.step_past(by)

    def play_past(self) -> None:
        """Let the later events follow with their motion, or stop that."""
        self._table.play_past()

    def return_to_present(self) -> None:
        self._table.return_to_present()

    def play_from_here(self) -> object:
        """A game of its own from the moment that is shown."""
        return self._table.play_from_here()

    def show_result(self) -> None:
        self._table.show_result()
