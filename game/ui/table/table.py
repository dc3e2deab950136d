"""table: what every table does: show its seat's news, light what may be chosen, ask computers, look back, go on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.engine.agenda import About, Decision, Option, say
from game.engine.events import Event
from game.engine.game import Refusal
from game.engine.lesson import LessonRun
from game.engine.match import Match
from game.engine.picture import Picture
from game.ui.table.eyes import Onlooked
from game.ui.table.sight import seen, view_of
from game.ui.table.thinks import Thinks
from game.ui.window.focus import Control
from game.ui.window.motion import APART, Motion, Together
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ai.thinking import Thought
    from game.sitting import Sitting
    from game.ui.house.house import House

THINK_SHOWN = 650  # ms of motion time that a computer is seen to think, at least
GLOW_MS = 2600  # ms that the edges of lit choices move after a question came
MOVING = Refusal("Things are still moving: a click takes them to their end.", "")
Target = int | str  # a card, or a zone or place by name


class Table(Onlooked, ABC):
    """A game on the table. A game's own class draws the board, says where things lie and how an event moves them.

    Whom it is drawn for stands in Onlooked.
    """

    prompt_hints = False  # whether the prompt tells why, instead of a note

    def __init__(
        self, app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        super().__init__()
        self.app: House = app
        self.sitting = sitting
        self.game_name = sitting.game.name
        self.caption = sitting.game.title
        self.thinker = thinker
        self.lesson = lesson  # a lesson that is being played, None once it is done
        people = sitting.people
        self.home = people[0] if people else 0
        self.looker: int | None = people[0] if len(people) == 1 else None
        self.shown = 0  # events the picture holds
        self.past = False  # looking back: the live game stands still
        self.playing = False  # looking back: later events follow by themselves
        self.offered: Decision | None = None
        self.glow = 0.0  # ms for which the edges still move
        self.curtained = -1  # answers given when the curtain was last drawn
        self.thinking_at = -1  # answers given when the thinker was asked
        self.pondered = 0.0
        self.thought: Thought | None = None
        self.hinting = False
        self.hint: Thought | None = None
        self.reasons: dict[int, Thought] = {}  # answer number -> why a computer gave it
        self.finished = False
        self.peeking = False  # the key for looking is held
        self.told: str | None = None  # what was last said about keeping the game
        self.eyes = self.viewer  # for whom the picture was made
        self.picture = Picture(view_of(self.match.first, self.viewer))
        self.common = Picture(view_of(self.match.first, None))  # what all may see
        if begun := bool(self.match.answers or sitting.view_only):
            self.know_the_present()
        self.furnish()
        if begun:
            self.lay_out()

    # ---- the game --------------------------------------------------------------------------------------------
    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def busy(self) -> bool:
        """Whether there is news that has not been shown to its end."""
        return self.motion is not None or self.shown < len(self.match.events)

    def catch_up(self) -> None:
        """Show the present at once, without motion."""
        self.motion = None
        self.know_the_present()
        self.lay_out()

    def know_the_present(self) -> None:
        """The pictures hold all that has happened."""
        self.shown = len(self.match.events)
        self.eyes = self.viewer
        self.picture = Picture(view_of(self.match.state, self.viewer))
        self.common = Picture(view_of(self.match.state, None))

    # ---- for a game's own table --------------------------------------------------------------------------------
    def furnish(self) -> None:
        """Make what lies on the table, before anything is shown."""

    @abstractmethod
    def lay_out(self) -> None:
        """Put everything where the picture has it, at rest."""

    def show(self, number: int, event: Event) -> Motion | None:
        """Let an event happen in the picture; the motion that shows it, or None. Overrides call this."""
        self.picture.apply(event)
        return None

    def joins(self, event: Event, after: Event) -> bool:
        """Whether `after` may move together with `event`."""
        return False

    def board_controls(self) -> Sequence[Control]:
        return ()

    def settled(self) -> None:
        """All news has been shown and somebody is asked."""

    # ---- each frame ----------------------------------------------------------------------------------------------
    def enter(self) -> None:
        if self.thinker is None:
            from game.ai.worker import Thinker

            self.thinker = Thinker()
        self.lay_out()

    def leave(self) -> None:
        if self.thinker:
            self.thinker.close()
        self.app.pictures.let_go()
        self.sitting.close()

    def update(self, dt: float) -> bool:
        if self.eyes != self.viewer:
            self.open_eyes()
        dirty = super().update(dt)
        if self.past and not self.playing:
            return dirty
        while self.motion is None and self.next_event():
            dirty = True
        if self.motion is None and not self.past:
            dirty = self.turn(dt) or dirty
        if self.offered and self.glow > 0 and not self.app.settings.reduced_motion:
            self.glow -= dt
            dirty = True
        return dirty

    def next_event(self) -> bool:
        """Show the next of the news, and what moves along with it; False when there is none."""
        if (first := self.take()) is None:
            return False
        event, motions = first
        while self.shown < len(self.match.events):
            after = seen(self.match, self.shown, self.viewer)
            if after is not None and not self.joins(event, after):
                break
            if (more := self.take()) is not None:
                motions += more[1]
                event = more[0]
        if motions:
            self.play(motions[0] if len(motions) == 1 else Together(*motions, apart=APART))
            if self.app.tempo.instant:
                self.skip()
        return True

    def take(self) -> tuple[Event, list[Motion]] | None:
        """Let the next event happen that the viewer is told of; None when there is none left."""
        while self.shown < len(self.match.events):
            number = self.shown
            self.shown += 1
            if (public := seen(self.match, number, None)) is not None:
                self.common.apply(public)
            event = seen(self.match, number, self.viewer)
            if event is not None:
                motion = self.show(number, event)
                return event, [motion] if motion else []
        return None

    # ---- whose turn it is ----------------------------------------------------------------------------------------
    def turn(self, dt: float) -> bool:
        """All is shown: ask the person, or let the computer think; True when the screen looks different."""
        if (decision := self.match.decision) is None:
            return self.end()
        if self.sitting.view_only:
            return False
        if decision.player in self.sitting.people:
            return self.offer(decision)
        if self.lesson is not None and not self.lesson.done:
            return False  # the lesson says what the others do
        self.lesson = None
        if self.many and self.looker is not None:
            self.look_from(None)
        return self.ponder(dt, decision.player)

    def offer(self, decision: Decision) -> bool:
        """Light the choices of a person, after the curtain where there is one."""
        if self.offered is decision and not self.veiled:
            return self.await_hint()
        seat = decision.player
        if self.looker != seat:
            if self.many:
                self.draw_curtain(seat)
                return True
            self.look_from(seat)
        if self.veiled:
            was, self.offered = self.offered is not None, None
            return was
        self.offered, self.hint, self.hinting, self.glow = decision, None, False, GLOW_MS
        self.settled()
        first = next((control.id for control in self.controls() if control.tags.get("key")), self.focus.at)
        self.focus.start, self.focus.at = first, None if self.focus.device == "mouse" else first
        return True

    def ponder(self, dt: float, seat: int) -> bool:
        """Let the computer think for a seat, and answer when it has thought for a moment."""
        assert self.thinker is not None
        count = len(self.match.answers)
        if self.thinking_at != count:
            self.thinking_at, self.pondered, self.thought, self.offered = count, 0, None, None
            level, seed = self.sitting.players[seat].level, self.match.seed + count
            self.thinker.ask(self.match.game, self.match.state, seat, level, seed)
            return True
        self.pondered += self.app.tempo.ms(dt)
        self.thought = self.thought or self.thinker.poll()
        if self.thought is None or self.pondered < THINK_SHOWN:
            return False
        self.reasons[count] = self.thought
        self.give(self.thought.key)
        return True

    def end(self) -> bool:
        """The game is over: the result is laid over the table once."""
        if self.finished:
            return False
        self.finished, self.offered = True, None
        self.app.sounds.play("win" if self.match.state.winners else "lose")
        self.show_result()
        return True

    def show_result(self) -> None:
        self.app.post(Push(self.app.make("result", self.sitting)))

    # ---- answers -------------------------------------------------------------------------------------------------
    def answer(self, key: str) -> None:
        """The person who is asked chooses."""
        if self.offered is not None and not self.past:
            self.app.sounds.play("choose")
            if self.lesson is not None and not self.lesson.done:
                self.learn(key)
                return
            self.offered = self.hint = None
            if self.hinting and self.thinker:
                self.thinker.cancel()
            self.hinting = False
            self.give(key)

    def learn(self, key: str) -> None:
        """Give an answer in a lesson, which takes only the one it waits for."""
        assert self.lesson is not None
        refused = self.lesson.answer(key)
        if refused is not None:
            self.say_no(refused)
        else:
            self.offered = self.hint = None

    def say_no(self, refused: Refusal) -> None:
        """One sentence why something cannot be done, with the way to its rule."""
        self.app.refuse(Control("refused", (0, 0, 0, 0), why_not=refused.why, rule=refused.rule))

    def give(self, key: str) -> None:
        self.sitting.answer(key)
        if self.sitting.message != self.told:
            self.told = self.sitting.message
            if self.told:
                self.app.toast(self.told, "warn", stays=True)

    @property
    def about(self) -> About | None:
        """What a person is asked about here and now; None while things move, others think, or the past is shown."""
        return self.offered.about if self.offered is not None and not self.past else None

    def option_at(self, target: Target) -> Option | None:
        """The choice that lies on a card or place."""
        if self.offered is None or self.past:
            return None
        return next((option for option in self.offered.options if option.at == target), None)

    def refusal(self, target: Target) -> Refusal | None:
        """Why a card or place cannot be chosen by who is looking; what moves is behind what has happened."""
        seat = self.viewer if self.viewer is not None else self.home
        if self.veiled:
            return Refusal(self.peek_words(), "")
        if self.offered is None and self.busy:
            return MOVING
        return self.match.game.why_not(self.match.state, seat, target)

    def target(self, id: str, rect: tuple[float, float, float, float], at: Target, label: str, **more: Any) -> Control:
        """A control for a card or place: chosen when it is lit, otherwise it says why not."""
        control = Control(id, rect, label, **more)
        option = self.option_at(at)
        if option is not None:
            control.choose, control.tags["key"] = self.chooser(option.key), option.key
            control.tip = control.tip or say(option.label)
        else:
            control.enabled = False
            refused = None if self.past else self.refusal(at)
            control.why_not, control.rule = refused or ("", "")
        return control

    def chooser(self, key: str) -> Any:
        return lambda: self.answer(key)

    def await_hint(self) -> bool:
        if not self.hinting or self.thinker is None or (hint := self.thinker.poll()) is None:
            return False
        self.hint, self.hinting, self.glow = hint, False, GLOW_MS
        if not self.prompt_hints:
            self.app.toast(hint.hint, "info")
        return True

    # ---- coming and going --------------------------------------------------------------------------------------
    def resume(self, result: object) -> object:
        if not callable(result):
            self.lay_out()
        return super().resume(result)
