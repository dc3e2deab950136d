"""frame: the same round every table: top bar, prompt, log drawer, zoom, banner, keys, and the way to the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game.engine.agenda import Option
from game.engine.events import Event
from game.engine.lesson import LessonRun
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.table.bar import TopBar
from game.ui.table.lesson import PAGE, Teacher
from game.ui.table.log import LogDrawer
from game.ui.table.notices import Notice, Notices
from game.ui.table.part import Part
from game.ui.table.passing import Passing
from game.ui.table.prompt import Prompt
from game.ui.table.recall import RecallingTable
from game.ui.table.sight import held, seen
from game.ui.table.stamps import Stamps
from game.ui.table.tabletop import Lay, Tabletop
from game.ui.table.thinks import Thinks
from game.ui.table.view import Area, Target, View
from game.ui.table.zoom import Zoom
from game.ui.window.focus import Control, Given
from game.ui.window.motion import BANNER_HOLD, Motion
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House


class FramedTable(RecallingTable):
    """A table with all that stands round what a game lays on it (`lay`)."""

    covers = True

    def __init__(
        self,
        app: House,
        sitting: Sitting,
        thinker: Thinks | None = None,
        lesson: LessonRun | None = None,
        lay: Lay = Tabletop,
    ) -> None:
        self.lay = lay
        self.stamps = Stamps()
        self.passing = Passing(app.tempo)
        self.before: Any = None  # what the latest event has changed, as it was before
        super().__init__(app, sitting, thinker, lesson)

    def furnish(self) -> None:
        view = self.view
        self.top = top = self.lay(view)
        self.prompt_hints = top.tells_hints
        self.log, self.zoom, self.notices = LogDrawer(view), Zoom(view, top), Notices(view, top)
        self.teacher = Teacher(view, top.lesson_page or PAGE, self.lesson) if self.lesson is not None else None
        page = [self.teacher] if self.teacher else []
        bar = TopBar(view, top, self.log, self.act)
        self.frame: list[Part] = [Prompt(view, top), *page, self.notices, bar, self.log, self.zoom]

    @property
    def parts(self) -> tuple[Tabletop | Part, ...]:
        """What the game lays, and what stands round it, in the order in which they are drawn."""
        return self.top, *self.frame

    @cached_property
    def view(self) -> View:
        """What the parts may know and do."""
        return View(self)

    # ---- what lies on it -----------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.passing.forget()
        self.top.lay_out()

    def show(self, number: int, event: Event) -> Motion | None:
        self.before = held(self.picture, event)
        super().show(number, event)
        return self.top.show(event)

    def play(self, motion: Motion) -> None:
        self.top.sets_off()
        super().play(motion)

    def joins(self, event: Event, after: Event) -> bool:
        return self.top.joins(event, after)

    def board_controls(self) -> Sequence[Control]:
        return self.top.controls()

    def settled(self) -> None:
        self.top.settled()

    def where(self, thing: Target, at: int = -1) -> Area | None:
        """Where something lies: a card, a zone (or the card at an index of it), "seat/1"; None: nowhere."""
        return self.top.where(thing, at)

    def option_at(self, target: Target) -> Option | None:
        return None if self.offered is None or self.past else self.top.option_for(self.offered, target)

    def choice_on(self, id: str | None) -> Option | None:
        """The choice that the control of that name makes."""
        if self.offered is None or self.past or id is None:
            return None
        key = next((control.tags.get("key") for control in self.board_controls() if control.id == id), None)
        return next((option for option in self.offered.options if option.key == key), None)

    def left_undone(self, key: str) -> str:
        return self.top.left_undone(key)

    def enter(self) -> None:
        super().enter()
        self.top.entered()

    def forget_pictures(self) -> None:
        """Let go of all that has been drawn for this table: what is wanted again is drawn anew."""
        self.stamps.forget()
        self.top.forget()

    def resized(self) -> None:
        self.forget_pictures()
        self.top.resized()

    def leave(self) -> None:
        super().leave()
        self.forget_pictures()  # the table itself hangs in circles, and may stay for long

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        self.top.backdrop(s, bleed)

    @property
    def taught(self) -> str:
        """What a lesson points at, "" for nothing."""
        return self.teacher.points_at if self.teacher else ""

    # ---- for a game's own table --------------------------------------------------------------------------------
    def phase_at(self) -> int:
        """Number of the present phase, from 0, in `steps` and in the phases of the game."""
        phases, phase = self.match.game.phases, self.picture.facts["phase"]
        return phases.index(phase) if phase in phases else 0

    # ---- small things ------------------------------------------------------------------------------------------
    def sounder(self, name: str) -> Callable[[], None]:
        return lambda: self.app.sounds.play(name)

    def answer(self, key: str) -> None:
        """An enlarged card makes way first; the bubble of what was chosen does not come back."""
        given = len(self.match.answers)
        if self.offered is not None and not self.past:
            self.zoom.put_down()
        super().answer(key)
        if len(self.match.answers) != given:
            self.app.bubble.quiet(self.focus)

    def zoomer(self, control: Control) -> Callable[[], None]:
        return lambda: self.zoom.toggle(control)

    def teller(self, seat: int) -> Callable[[], None]:
        """Says why the computer in a seat did what it did."""

        def tell() -> None:
            reason = self.last_reason(seat)
            name = self.sitting.names[seat]
            self.app.toast(f"{name}: {reason}" if reason else f"{name} has no reason to tell yet.")

        return tell

    def lit_pieces(self) -> set[int | str]:
        """Cards, zones and "seat/n" that the log line pointed at speaks of."""
        number = self.log.pointed()
        event = (
            seen(self.match, number, self.viewer) if number is not None and number < len(self.match.events) else None
        )
        return self.top.speaks_of(event) if event is not None else set()

    def crest_of(self, seat: int | None) -> str:
        """What stands for a seat in banners and menus, "" for nobody."""
        return "" if seat is None else self.top.crest(seat)

    def announce(self, title: str, text: str, crest: str = "", hold: float = BANNER_HOLD) -> Motion:
        """A banner across the table, with what stands for a seat (`crest_of`) or the game's sign."""
        return self.notices.announce(title, text, crest, hold)

    @property
    def notice(self) -> Notice | None:
        """The banner that lies across the table."""
        return self.notices.notice

    def put_away(self) -> None:
        super().put_away()
        self.top.put_away()
        for part in self.frame:
            part.put_away()

    def close(self) -> bool:
        return any(part.close() for part in reversed(self.parts))

    # ---- each frame ----------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        dirty = self.passing.update(self.app.tempo.ms(dt)) or dirty
        return any([part.passes(dt) for part in self.parts]) or dirty

    def await_hint(self) -> bool:
        came = super().await_hint()
        if came:
            self.top.hint_came()
        return came

    def skip(self) -> bool:
        skipped = super().skip()
        if skipped:
            self.passing.finish()
            for part in self.parts:
                part.skipped()
        return skipped

    def draw(self, s: Sheet) -> None:
        for part in self.parts:
            part.draw(s)

    # ---- what the player does ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        return [control for part in self.parts for control in part.controls()]

    def on_given(self, given: Given) -> object:
        if given.kind == "key" and given.action == "peek" or given.kind == "key_up" and given.action == "peek":
            self.peeking = given.kind == "key"
            if self.eyes != self.viewer:
                self.open_eyes()
                return True
        if given.kind == "key" and not given.repeat and given.key.isdigit() and self.offered and not self.past:
            number = int(given.key) - 1
            if 0 <= number < len(self.offered.options):
                self.answer(self.offered.options[number].key)
                return True
        return self.top.on_given(given)

    def act(self, action: str) -> object:
        """What a button of the bar does."""
        return self.back() if action == "back" else self.on_action(action)

    def on_action(self, action: str) -> object:
        match action:
            case "undo":
                self.undo()
            case "hint":
                self.ask_hint()
            case "log":
                self.log.toggle()
            case "rulebook":
                self.app.open_rule(self.rule_here())
            case "zoom":
                self.zoom.toggle(self.zoom.card_at(self.view.pointed))
            case _:
                return None
        self.app.dirty = True
        return True

    def rule_here(self) -> str:
        """The heading of the rulebook that the present moment falls under."""
        return self.top.rule_here() or str(self.phase_at() + 1)

    def back(self) -> object:
        """Back from the past, or to the menu; the app has closed what lay open."""
        if self.past:
            self.return_to_present()
            return None
        return Push(self.app.make("pause", self))
