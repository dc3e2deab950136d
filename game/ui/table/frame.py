"""frame: the same round every table: top bar, prompt, log drawer, zoom, banner, keys, and the way to the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.agenda import Option
from game.engine.events import Event
from game.engine.lesson import LessonRun
from game.ui.draw.paint import GOLD, PAPER, Sheet, icon
from game.ui.draw.shapes import NIGHT, Box, disc, frame, plate
from game.ui.table.bar import TopBar
from game.ui.table.lesson import PAGE, Teacher
from game.ui.table.log import LogDrawer
from game.ui.table.marks import ring
from game.ui.table.passing import Passing
from game.ui.table.recall import RecallingTable
from game.ui.table.sight import held, seen
from game.ui.table.stamps import Stamps
from game.ui.table.tabletop import Lay, Tabletop
from game.ui.table.thinks import Thinks
from game.ui.table.view import Area, Target, View
from game.ui.table.zoom import Zoom
from game.ui.widgets.plates import prompt
from game.ui.window.focus import Control, Given
from game.ui.window.motion import BANNER_HOLD, BANNER_IN, BANNER_OUT, Call, Fade, Motion, Then, Wait
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House


class Notice:
    """Words across the table that come and go."""

    def __init__(self, title: str, text: str, crest: str = "") -> None:
        self.title, self.text, self.crest, self.alpha = title, text, crest, 0.0


class FramedTable(RecallingTable):
    """A table with all that stands round what a game lays on it (`lay`)."""

    covers = True
    sign = "claw"  # the game's icon
    prompt_box: Box = (346, 466, 588, 30)
    notice_box: Box = (346, 460, 588, 92)
    steps: Sequence[str] = ()
    lesson_page: Box = PAGE
    top: Tabletop

    def __init__(
        self,
        app: House,
        sitting: Sitting,
        thinker: Thinks | None = None,
        lesson: LessonRun | None = None,
        lay: Lay = Tabletop,
    ) -> None:
        self.lay = lay
        self.log, self.bar, self.zoom = LogDrawer(self), TopBar(self), Zoom(self)
        self.notice: Notice | None = None
        self.stamps = Stamps()
        self.passing = Passing(app.tempo)
        self.before: Any = None  # what the latest event has changed, as it was before
        self.teacher = Teacher(self, lesson) if lesson is not None else None
        super().__init__(app, sitting, thinker, lesson)
        self.widgets = [self.bar, self.log, self.zoom]

    def furnish(self) -> None:
        self.top = top = self.lay(self.view)
        if self.lay is Tabletop:
            return
        self.sign, self.steps, self.prompt_hints = top.sign, top.steps, top.tells_hints
        self.notice_box = top.notice_box or self.notice_box
        self.lesson_page = top.lesson_page or self.lesson_page

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

    def round_words(self) -> str:
        return self.top.round_words()

    def draw_board(self, s: Sheet) -> None:
        """Draw the board and everything on it."""
        self.top.draw(s)

    def prompt_words(self) -> str:
        return self.top.prompt_words()

    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        return self.top.words_of(card)

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        return self.top.card_notes(card)

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.top.enlarged(s, card, upright, sideways)

    # ---- small things ------------------------------------------------------------------------------------------
    def sounder(self, name: str) -> Callable[[], None]:
        return lambda: self.app.sounds.play(name)

    def answer(self, key: str) -> None:
        """An enlarged card makes way first; the bubble of what was chosen does not come back."""
        given = len(self.match.answers)
        if self.offered is not None and not self.past:
            self.zoom.put_down(self.focus)
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

    def card_at(self, id: str | None) -> Control | None:
        """The control of that name, if a card with a known face lies there."""
        found = next((control for control in self.board_controls() if control.id == id), None) if id else None
        return found if found and isinstance(found.tags.get("card"), int) else None

    def lit_pieces(self) -> set[int | str]:
        """Cards, zones and "seat/n" that the log line pointed at speaks of."""
        number = self.log.pointed(self.focus)
        event = (
            seen(self.match, number, self.viewer) if number is not None and number < len(self.match.events) else None
        )
        return self.top.speaks_of(event) if event is not None else set()

    def crest_of(self, seat: int | None) -> str:
        """What stands for a seat in banners and menus, "" for nobody."""
        return "" if seat is None else self.top.crest(seat)

    def medal(self, s: Sheet, crest: str, x: float, y: float, r: float) -> None:
        """The portrait of whom `crest_of` means."""
        self.top.medal(s, crest, x, y, r)

    def announce(self, title: str, text: str, crest: str = "", hold: float = BANNER_HOLD) -> Motion:
        """A banner across the table, with what stands for a seat (`crest_of`) or the game's sign."""
        notice = Notice(title, text, crest)

        def begin() -> None:
            self.notice = notice

        def end() -> None:
            self.notice = None

        return Then(Call(begin), Fade(notice, 1, BANNER_IN), Wait(hold), Fade(notice, 0, BANNER_OUT), Call(end))

    def put_away(self) -> None:
        super().put_away()
        self.notice = None
        self.log.put_away()
        self.zoom.put_away()
        self.top.put_away()

    # ---- each frame ----------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        ms = self.app.tempo.ms(dt)
        dirty = any([self.passing.update(ms), self.top.passes(ms), dirty])
        return self.zoom.watch(dt, self.focus) or dirty

    def await_hint(self) -> bool:
        came = super().await_hint()
        if came:
            self.top.hint_came()
        return came

    def skip(self) -> bool:
        skipped = super().skip()
        self.notice = None
        if skipped:
            self.passing.finish()
            self.top.skipped()
        return skipped

    def draw(self, s: Sheet) -> None:
        self.draw_board(s)
        self.draw_prompt(s)
        if self.teacher:
            self.teacher.draw(s)
        if self.notice:
            self.draw_notice(s, self.notice)
        self.draw_widgets(s)

    def draw_prompt(self, s: Sheet) -> None:
        """What is asked, with the number of choices."""
        if self.prompt_words() and not self.top.asks:
            count = str(len(self.offered.options)) if self.offered and not self.past else ""
            prompt(s, self.top.prompt_box or self.prompt_box, self.prompt_words(), count)

    def draw_notice(self, s: Sheet, notice: Notice) -> None:
        x, y, w, h = self.notice_box
        self.stamps.put(
            s,
            ("notice", notice.title, notice.text, notice.crest),
            x - 4,
            y - 4,
            w + 8,
            h + 14,
            lambda t: self.paint_notice(t, notice),
            notice.alpha,
        )

    def paint_notice(self, t: Sheet, notice: Notice) -> None:
        """The words in their frame, with a margin of 4."""
        _, _, w, h = self.notice_box
        t.svg(
            plate(4, 9, w, h, 20, "#0c0618", 0.5)
            + plate(4, 4, w, h, 20, NIGHT, 0.95)
            + frame(4, 4, w, h, 20, GOLD, 3)
            + ("" if notice.crest else disc(50, 4 + h / 2, 26, GOLD) + icon(self.sign, 50, 4 + h / 2, 34, NIGHT, GOLD))
        )
        if notice.crest:
            self.medal(t, notice.crest, 50, 4 + h / 2, 30)
        t.text(notice.title, "title", 32, "#ffe9b8", 90, 36, "l", w - 110, maxh=34)
        t.text(notice.text, "semi", 18, PAPER, 90, 70, "l", w - 110, maxh=24)

    def ring(self, s: Sheet, control: Control) -> None:
        """The focus ring of a control that the table draws itself, and its mark."""
        ring(s, self.view, control)

    # ---- what the player does ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        lesson = self.teacher.controls() if self.teacher else ()
        return [*self.board_controls(), *lesson, *self.bar.controls(), *self.log.controls()]

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
                self.zoom.toggle(self.card_at(self.focus.over if self.focus.device == "mouse" else self.focus.at))
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
        if self.top.back():
            return None
        from game.ui.table.menu import PauseMenu

        return Push(PauseMenu(self))
