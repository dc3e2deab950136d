"""frame: what stands round what a game lays: prompt, lesson's page, banner, bar, drawers, and a card enlarged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.ai.puzzling import PuzzleRun
from game.engine.game import Refusal
from game.engine.lesson import LessonRun
from game.ui.draw.paint import Area
from game.ui.draw.shapes import inside, middle_of
from game.ui.table.aside import Edge
from game.ui.table.bar import TopBar
from game.ui.table.bookmarks import Bookmarks
from game.ui.table.course import Course
from game.ui.table.deedmark import DeedMark
from game.ui.table.drawer import Drawer
from game.ui.table.jotmarks import JotMarks
from game.ui.table.jotpad import JotPad
from game.ui.table.jotpick import JotPick
from game.ui.table.lesson import Teacher
from game.ui.table.log import LogDrawer
from game.ui.table.milestones import Milestones
from game.ui.table.onward import Onward, PassOn
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, Parts, View
from game.ui.table.passed import PassedTurn
from game.ui.table.passing import Notices
from game.ui.table.peeks import Peeks
from game.ui.table.prompt import Banner, Prompt, Spoken
from game.ui.table.quiz import Quiz
from game.ui.table.rulepage import Book, RulePage
from game.ui.table.tabletop import Lay
from game.ui.table.tally import Tally
from game.ui.table.throw_button import Throw
from game.ui.table.timeline import TimeLine
from game.ui.table.why import Why
from game.ui.table.zoom import Zoom
from game.ui.window.focus import Control, Given


class Frame(Parts):
    """All that is on the table; `act`: what a button of the bar does; `milestones`: what is marked on the line of the
    past."""

    def __init__(
        self,
        view: View,
        lay: Lay,
        notices: Notices,
        lesson: LessonRun | None,
        act: Callable[[str], object],
        book: Book,
        onward: Onward,
        milestones: Milestones,
    ) -> None:
        super().__init__(view)
        self.top = top = lay(view)
        self.jotpad = JotPad(view, self.asked, self.lying_open)
        self.log = LogDrawer(view, top, book.make_room, None if lesson else self.jotpad.open_moment)
        self.tally = Tally(view, top, book.make_room)
        self.zoom = Zoom(view, top, self.read)
        self.rules = RulePage(view, top, book, self.zoom.toggle)
        self.why = Why(view, top, self.show_section, self.asked)
        view.stand(top, self.zoom.toggle, self.why.toggle, self.log.pointed)
        self.teacher = teacher_of(view, lesson) if lesson is not None else None
        page = [self.teacher] if self.teacher else []
        self.banner, bar = Banner(view, top, notices), TopBar(view, top, self.log, act)
        self.throw = Throw(view, view.throwing)
        spoken = Spoken(view, top, view.captions, self.never_covered)
        self.pass_on = PassOn(view, onward, lambda: bool(self.lying_open() or self.zoom.on or self.passed.at))
        self.prompt = Prompt(view, top)
        asked = [self.prompt, self.throw, self.pass_on, *page]
        self.passed = PassedTurn(view, self.never_covered, top.heads, top.overlaid, book.open)
        self.drawers: tuple[Drawer, ...] = (self.log, self.tally, self.rules)
        self.lying: tuple[Why | Drawer, ...] = (self.why, *self.drawers)
        over: list[Part] = [*self.lying, self.zoom]
        self.line = TimeLine(view, bar, milestones)
        course = Course(view, self.line, bar)
        self.jotpick = JotPick(view, self.jotpad, top.controls)
        self.bookmarks = Bookmarks(view, self.line, self.jotpad)
        self.jotmarks = JotMarks(view, self.jotpad)
        told: list[Part] = [DeedMark(view), self.passed, self.jotmarks, self.jotpick]
        low: list[Part] = [top, Peeks(view, top), *asked, spoken, self.banner]
        self.parts: list[Part] = [*low, *told, bar, course, self.line, self.bookmarks, *over, self.jotpad, Edge(view)]
        if lesson is not None:
            self.parts = [*low, bar, course, self.line, *over, Edge(view)]

    def controls(self) -> list[Control]:
        """What the open log covers cannot be reached, nor what a lesson does not ask for."""
        return self.reached([(self.passed.name, self.passed.at)] if self.passed.at else [])

    def reached(self, cards: Sequence[tuple[str, Area]]) -> list[Control]:
        """The same under these cards: each the zone of what stands on it, and where it lies."""
        if self.jotpick.asks:
            return list(self.jotpick.controls())
        found = super().controls()
        if self.teacher:
            found = self.teacher.held(found)
        over = [(one.name, one.box) for one in self.lying if one.open] + list(cards)
        over += [(self.jotpad.name, self.jotpad.box)] if self.jotpad.about else []
        for name, box in over:
            above = name, self.jotpad.name
            found = [each for each in found if each.zone in above or not inside(box, *middle_of(each.rect))]
        return found

    def read(self) -> Iterable[Control]:
        """The lines that are read beside or over the table, some of them about cards."""
        lines = self.log.lines_seen() if self.log.open else self.tally.entries() if self.tally.open else ()
        return [*lines, *(self.rules.things_found() if self.rules.open else ())]

    def lying_open(self) -> list[Area]:
        """Where something lies open over the table."""
        return [one.box for one in self.lying if one.open]

    def asked(self) -> list[Area]:
        """Where a question, a lesson's page and the button that throws stand."""
        areas = [area for name in ("prompt", "page") if (area := self.view.area(name))]
        return [*areas, *(one.rect for one in self.throw.controls())]

    def read_now(self) -> list[Area]:
        """A card that is enlarged, and what explains a number."""
        over = [self.zoom.box] if self.zoom.on else []
        return over + ([self.why.box] if self.why.open else [])

    def never_covered(self) -> list[Area]:
        """What words that float keep clear of besides what they speak of: what is asked, the choices that are lit, what
        lies open over the table, and the bar."""
        view, notices = self.view, self.banner.notices
        lying = bool(view.question or self.passed.told) or any(drawer.open for drawer in self.drawers)
        lit = [
            one.rect for one in (self.reached([]) if lying else ()) if one.tags.get("key") or one.id.endswith("/ground")
        ]
        over = self.read_now()
        over += [self.banner.box] if notices.notice else []
        asked = self.asked() if self.top.asks or self.prompt.words() else []
        return [*asked, *lit, *over, (0, 0, view.room[0], BAR_H)]

    def turn_to(self, drawer: Drawer) -> None:
        """Open one of the drawers in place of another; an open one is shut."""
        self.shut_others(drawer)
        drawer.toggle()

    def shut_others(self, drawer: Drawer) -> None:
        """There is room for one of them."""
        for other in self.drawers:
            if other is not drawer:
                other.close()

    def show_section(self, number: str) -> None:
        """Open the rules at a section."""
        self.shut_others(self.rules)
        self.rules.show_section(number)

    def seek(self) -> None:
        """Open the log, and search in it."""
        self.shut_others(self.log)
        if not self.log.open:
            self.log.toggle()
        self.log.find()

    def taken(self, given: Given) -> object:
        """What the player did, by whatever has a use for it before what it was done to; None: nothing has."""
        if self.jotpick.asks:
            return None
        return self.throw.on_given(given) or self.pass_on.on_given(given) or self.top.on_given(given)

    def note_on(self, id: str | None) -> bool:
        """Open the pad for a note on what is pointed at; False when nothing can be noted there."""
        pointed = next((one for one in self.top.controls() if one.id == id), None)
        return self.jotpad in self.parts and self.jotpad.open_at(pointed)

    def why_no_note(self) -> str:
        """Why no note can be made here; "" when one can."""
        return self.jotpad.why_not() if self.jotpad in self.parts else "Notes are for games, not for lessons."

    def bookmark(self) -> None:
        """Mark the moment that is shown, or say why that cannot be."""
        if self.jotpad in self.parts:
            self.bookmarks.set_here()
        else:
            self.view.say_no(Refusal(self.why_no_note(), ""))

    def pick_note(self) -> None:
        """Ask on the table what a note is to be about."""
        for one in self.drawers:
            one.close()
        self.why.close()
        self.zoom.close()
        self.jotpick.begin()

    def refuses(self, given: Given) -> bool:
        """Whether a lesson says what to do instead of a click where nothing lies, or of a key that means nothing."""
        if self.teacher is None or not self.teacher.telling:
            return False
        if given.kind == "press":
            lost = given.button == 1 and not any(self.stops(one) and one.covers(*given.at) for one in self.controls())
        else:
            lost = given.kind == "key" and not given.repeat and self.teacher.means_nothing(given.key, given.action)
        if lost:
            self.teacher.refuse()
        return lost

    def stops(self, control: Control) -> bool:
        """Whether a click comes to a control, or to the lesson's page."""
        return control.stop or bool(self.teacher and control.zone == self.teacher.name)

    def make_way(self) -> None:
        """A choice is made: what lies over the table goes, and where the laptop may be handed on, what one person has
        opened beside it, but for the rules."""
        self.why.close()
        stays = self.drawers if len(self.view.people) < 2 else (self.rules,)
        for one in self.drawers:
            if not self.view.aside or one not in stays:
                one.close()
        self.zoom.put_down()

    def forget(self) -> None:
        self.view.stamps.forget()
        super().forget()


def teacher_of(view: View, lesson: LessonRun) -> Teacher:
    """Who speaks for a lesson, or for a puzzle."""
    return Quiz(view, lesson) if isinstance(lesson, PuzzleRun) else Teacher(view, lesson)
