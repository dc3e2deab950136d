"""table: a game on the table: its news shown, its questions asked, with all that stands round what the game lays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.lesson import LessonRun
from game.ui.draw.paint import Area, Sheet
from game.ui.table.answers import Answers, Care, Standing
from game.ui.table.asked import Asked
from game.ui.table.asking import Asking
from game.ui.table.captions import Captions
from game.ui.table.computers import Computers, Thinks
from game.ui.table.drawn import Drawn
from game.ui.table.eyes import Curtain, Eyes
from game.ui.table.frame import Frame
from game.ui.table.hands import Hands
from game.ui.table.known import Known
from game.ui.table.milestones import Milestones, no_milestones
from game.ui.table.news import News
from game.ui.table.onward import Onward
from game.ui.table.panes import Panes
from game.ui.table.part import View
from game.ui.table.passing import Notices, Passing
from game.ui.table.past import Past
from game.ui.table.pausing import Pausing, Throwing
from game.ui.table.question import Hint, Question
from game.ui.table.rulepage import Book
from game.ui.table.seating import Seating
from game.ui.table.stamps import Stamps
from game.ui.table.tabletop import Lay, Tabletop
from game.ui.window.focus import Control, Given
from game.ui.window.motion import APART, SWEEP, Motion, Together
from game.ui.window.scene import Pop, Push, Scene

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House


class Table(Scene):
    """`top` is what the game lays on it, `frame` that and what stands round it. What is known, asked and done is kept
    by objects of one task each; what follows when, by the table alone."""

    app: House
    sitting: Sitting
    covers = True

    def __init__(
        self,
        app: House,
        sitting: Sitting,
        thinker: Thinks | None = None,
        lesson: LessonRun | None = None,
        lay: Lay = Tabletop,
        milestones: Milestones = no_milestones,
    ) -> None:
        super().__init__()
        self.app, self.sitting, self.match = app, sitting, sitting.match
        self.game_name, self.caption = sitting.game.name, sitting.game.title
        self.eyes = eyes = Eyes(app, sitting, self.focus, lesson)
        self.curtain = curtain = Curtain(app, sitting, eyes, self.look_from, self.show_from)
        self.onward = onward = Onward(app, sitting, eyes)
        self.news = news = News(sitting, eyes, lambda: self.motion is not None)
        sets = self.skip, self.lay_out, self.catch_up, self.make_foot
        self.past = past = Past(app, sitting, eyes, news, lambda: self.throwing.ready, *sets)
        self.throwing = Throwing(
            app,
            sitting,
            eyes,
            news,
            past,
            lambda event: self.top.thrower(event),
            lambda event: self.top.thrown_for(event),
            lambda choice: self.top.throws(choice),
        )
        self.standing = standing = Standing(sitting)
        self.pausing = Pausing(app, sitting, eyes, news, past, lambda event: self.top.pauses(event))
        self.computers = computers = Computers(sitting, thinker)
        self.question = question = Question(past)
        self.hint = hint = Hint(app, sitting, eyes, news, computers, question, self.focus, self.skip)
        self.care = Care(app, sitting, lambda key: self.top.left_undone(key))
        does = app, sitting, self.focus, eyes, question, hint, self.care
        self.answers = answers = Answers(*does, lambda: self.frame.make_way())
        ways = self.look_from, self.catch_up
        self.seating = Seating(app, sitting, eyes, news, computers, past, hint, self.throwing, *ways)
        self.notices, self.passing, self.stamps = Notices(app.sounds.play), Passing(app.tempo), Stamps(app.pictures)
        self.captions = Captions(self.passing.let)
        if begun := bool(self.match.answers or sitting.view_only):
            news.know_the_present()
        known = Known(sitting, eyes, news, past, question)
        goes = self.seating, standing, self.pausing, self.throwing
        asked = Asked(app, sitting, eyes, news, computers, question, hint, answers, *goes)
        self.panes = Panes(self.shown_on)
        said = self.notices, self.passing, self.captions
        drawn = Drawn(app, self.focus, news, *said, self.stamps, self.lay_out, self.panes, self.throwing, self.pausing)
        self.view = View(known, asked, drawn)
        book = Book(app.open_rule, self.make_room, lambda: app.moments(sitting.game.name))
        self.frame = frame = Frame(self.view, lay, self.notices, lesson, self.act, book, onward, milestones)
        self.top, self.log, self.zoom = frame.top, frame.log, frame.zoom
        acts = answers, self.seating, self.pausing, frame
        self.hands = Hands(
            app, self.focus, eyes, news, past, question, hint, *acts, self.controls, self.open_eyes, self.home
        )
        turns = computers, answers, standing, curtain, onward, frame
        looks = self.controls, self.play, self.look_from
        self.asking = Asking(app, sitting, self.focus, eyes, news, question, hint, *turns, *looks)
        self.panes.declares, self.theme, self.tension = self.top, self.game_name, self.top.tension
        self.ambience = self.top.ambience
        if begun:
            self.lay_out()

    # ---- coming and going ----------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.computers.come()
        self.lay_out()
        self.frame.entered()
        self.eyes.suit(self.eyes.looker)

    def leave(self) -> None:
        self.computers.go()
        self.app.pictures.let_go()
        self.app.suit("")
        self.sitting.close()
        self.frame.forget()  # the table itself hangs in circles, and may stay for long

    def out_of_sight(self) -> None:
        self.frame.out_of_sight()

    def resume(self, result: object) -> object:
        if not callable(result):
            self.lay_out()
        self.eyes.suit(self.eyes.looker)
        return super().resume(result)

    # ---- size ----------------------------------------------------------------------------------------------------
    @property
    def room(self) -> tuple[float, float]:
        return self.panes.left.room

    @property
    def short(self) -> tuple[str, ...]:
        """Boxes that got less than their minimum: in a window of 640 x 360 units there are none."""
        return self.panes.layout.short

    def shown_on(self) -> Sheet | None:
        """What it is drawn on, None where there is no window."""
        surface = pygame.display.get_surface()
        return self.sheet(surface) if surface else None

    def make_room(self, wide: float) -> None:
        """Leave so many units beside the table, if it is wide enough for that."""
        self.panes.beside = wide
        self.resized()

    def make_foot(self, high: float) -> None:
        """Leave so many units below the table, if it is high enough for that."""
        if self.panes.below != high:
            self.panes.below = high
            self.resized()

    def resized(self) -> None:
        """What moves comes to its end, and everything lies anew."""
        self.skip()
        self.panes.resized()
        self.frame.forget()
        self.frame.resized()
        self.view.again()

    # ---- whose eyes ----------------------------------------------------------------------------------------------
    def look_from(self, looker: int | None, openly: bool = False) -> None:
        """Show the present to somebody else; `openly`: with what is theirs alone covered."""
        self.put_away()
        self.focus.forget()
        self.eyes.look_from(looker, openly)
        self.catch_up()
        if (unthrown := self.throwing.unthrown()) is not None:
            self.show_from(unthrown)
        self.eyes.suit(looker)

    def put_away(self) -> None:
        """Nothing that was opened, lifted or said for one pair of eyes stays for the next."""
        self.focus.let_go()
        self.app.put_away()
        self.hint.forget()
        self.hint.wanted = -1
        self.care.forget()
        self.frame.put_away()

    def open_eyes(self) -> None:
        """The own hand was covered or uncovered: the same moment is shown with these eyes."""
        self.skip()
        self.put_away()
        if self.eyes.veiled:
            self.question.withdraw()
        self.news.rewind(self.news.shown)
        self.lay_out()
        self.app.dirty = True

    def on_blur(self) -> bool:
        if not self.news.finished:
            self.curtain.fall()
        self.eyes.cover()  # the key may be let go elsewhere
        return True

    # ---- each frame ----------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        if self.news.viewer != self.eyes.viewer:
            self.open_eyes()
        dt = self.past.paced(dt)
        self.question.wait(dt)
        dirty = super().update(dt)
        if not self.past.shown or self.past.playing:
            dirty = self.go_on(dt) or dirty
            dirty = self.past.rest() or dirty
        dirty = self.passing.update(self.app.tempo.ms(dt)) or dirty
        return self.pausing.passes(dt) or self.frame.passes(dt) or dirty

    def go_on(self, dt: float) -> bool:
        """Show what is new, then go on to whose turn it is; True when the screen looks different."""
        dirty = False
        while self.motion is None and self.show_next():
            dirty = True
        held = self.past.shown or self.news.held or self.throwing.asks or self.pausing.asks
        if self.motion is None and not held:
            dirty = self.asking.turn(dt) or dirty
        return not self.app.settings.reduced_motion and self.question.fade(dt) or dirty

    def show_next(self) -> bool:
        """Show the next of the news, and what moves along with it; False when there is none, or it waits for a
        throw, or until a person goes on."""
        told, motions, asked = False, list[Motion](), self.throwing.asks or self.pausing.asks
        for held, id in ((self.pausing, "next"), (self.throwing, "throw")):
            if held.holds():
                return self.await_person(id) if held.asks and not asked else False
        for event in self.news.together(self.top.joins):
            told = True
            with self.panes.held():
                motion = self.top.show(event)
            if motion is not None:
                motions.append(motion)
        if motions:
            self.play(motions[0] if len(motions) == 1 else Together(*motions, apart=min(APART, SWEEP / len(motions))))
            if self.app.tempo.instant:
                self.skip()
        return told

    def await_person(self, id: str) -> bool:
        """A person is to throw, or to go on: whoever plays by keys has that button in hand."""
        self.focus.hold(id)
        self.app.sounds.play("call")
        self.app.dirty = True
        return False

    def catch_up(self) -> None:
        """Show the present at once, without motion."""
        self.motion = None
        self.news.know_the_present()
        self.lay_out()

    def show_from(self, events: int) -> None:
        """Show once more what has happened since so many events, and what is still to be shown before."""
        self.motion = None
        self.news.rewind(min(events, self.news.shown))
        self.lay_out()

    def lay_out(self) -> None:
        """Put everything where the picture has it, at rest."""
        self.passing.forget()
        self.frame.lay_out()

    def play(self, motion: Motion) -> None:
        self.top.sets_off()
        super().play(motion)

    def skip(self) -> bool:
        skipped = super().skip()
        if skipped:
            self.passing.finish()
            self.frame.skipped()
        return skipped

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        self.top.backdrop(s, bleed)

    def draw(self, s: Sheet) -> None:
        with self.panes.held():
            self.frame.draw(s)

    # ---- what the player does ------------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        with self.panes.held():
            return self.frame.controls()

    def kept_clear(self) -> Sequence[Area]:
        """What is asked, a lesson's page, the card that tells of what passed, what the game shows first of all, the
        choices that are lit, and what is pointed at."""
        pointed = self.view.pointed
        lit = [one.rect for one in self.controls() if one.tags.get("key") or one.id == pointed]
        told = [self.frame.passed.at] if self.frame.passed.at else []
        return [*self.frame.asked(), *told, *self.top.heads(), *lit]

    def lying_open(self) -> Sequence[Area]:
        return self.frame.read_now()

    def close(self) -> bool:
        return self.frame.close()

    def on_given(self, given: Given) -> object:
        return self.hands.on_given(given)

    def act(self, action: str) -> object:
        """What a button of the bar does."""
        return self.back() if action == "back" else self.on_action(action)

    def on_action(self, action: str) -> object:
        return self.hands.on_action(action)

    def on_refused(self) -> None:
        if self.frame.teacher:
            self.frame.teacher.relight()

    def home(self) -> object:
        """From the past to the present; from a what-if, and from a game that is only watched, to where it was begun."""
        if self.past.only or not self.past.shown:
            return Pop()
        self.past.leave()
        return True

    def back(self) -> object:
        """Back from the past, or to the menu; the app has closed what lay open."""
        return self.home() if self.past.shown else Push(self.app.make("pause", self))
