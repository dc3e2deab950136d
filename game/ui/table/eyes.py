"""eyes: for whom a table is drawn, the curtain between two people, and that nothing of one stays for the next."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.match import Match
from game.engine.picture import Picture
from game.ui.table.sight import picture_at
from game.ui.window.scene import Push, Scene

if TYPE_CHECKING:
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.thinks import Thinks


class Onlooked(Scene):
    """`looker` is the seat whom the screen is for; None = everybody may look. With one person it is always that seat;
    with more it is the one who is asked, and nobody while others move. `viewer` is the seat whose eyes it is drawn for:
    the same, and nobody's while the looker keeps the own hand covered.
    """

    app: House
    sitting: Sitting
    thinker: Thinks | None
    lesson: LessonRun | None
    picture: Picture
    eyes: int | None  # for whom the picture was made
    home: int  # the seat at the bottom
    shown: int  # events the picture holds
    hint: object
    hinting: bool
    finished: bool
    looker: int | None
    peeking: bool  # the key for looking is held
    curtained: int  # answers given when the curtain was last drawn

    @property
    @abstractmethod
    def match(self) -> Match: ...

    @abstractmethod
    def lay_out(self) -> None: ...

    @abstractmethod
    def catch_up(self) -> None: ...

    # ---- for whom -----------------------------------------------------------------------------------------------
    @property
    def many(self) -> bool:
        """Whether the laptop goes round: a curtain stands between people."""
        return self.match.game.secrets and len(self.sitting.people) > 1

    @property
    def face_down(self) -> bool:
        """Whether what the looker alone knows lies face down until the key for looking is held."""
        return (
            self.app.settings.hold_to_peek
            and not self.peeking
            and self.looker is not None
            and self.match.game.secrets
            and self.lesson is None
            and not self.match.over
        )

    @property
    def viewer(self) -> int | None:
        return None if self.face_down else self.looker

    @property
    def veiled(self) -> bool:
        """Whether the present question speaks of what is covered, and so waits for the key."""
        decision = self.match.decision
        return self.face_down and decision is not None and decision.private

    def look_from(self, looker: int | None) -> None:
        """Show the present to somebody else."""
        self.put_away()
        self.focus.forget()
        self.looker, self.peeking = looker, False
        if looker is not None:
            self.home = looker
        self.catch_up()

    def put_away(self) -> None:
        """Nothing that was opened, lifted or said for one pair of eyes stays for the next. Overrides call this."""
        self.focus.let_go()
        self.app.put_away()
        if self.hinting and self.thinker:
            self.thinker.cancel()
        self.hint, self.hinting = None, False

    def open_eyes(self) -> None:
        """The own hand was covered or uncovered: the same moment is shown with these eyes."""
        self.skip()
        self.put_away()
        self.eyes = self.viewer
        self.picture = picture_at(self.match, self.viewer, self.shown)
        self.lay_out()
        self.app.dirty = True

    def peek_words(self) -> str:
        """How to see the question that waits for the key."""
        device = self.focus.device
        caps = "+".join(self.app.keys.caps("peek", "keys" if device == "mouse" else device))
        return f"Hold {caps} to see what is yours, and choose."

    # ---- from one to the next -------------------------------------------------------------------------------------
    def draw_curtain(self, seat: int) -> None:
        """Hand the laptop to the next person: nothing of that seat is drawn before the curtain has been lifted."""
        count = len(self.match.answers)
        if self.curtained == count:
            return
        self.curtained = count
        self.look_from(None)
        self.app.sounds.play("call")
        self.hide(seat, lambda: self.lift_curtain(seat))

    def hide(self, seat: int, ready: Callable[[], object]) -> None:
        """Lay the curtain over the table; `ready` is what comes when that seat has lifted it."""
        self.app.post(Push(self.app.make("curtain", self.sitting, seat, ready)))

    def lift_curtain(self, seat: int) -> object:
        """The next person is ready: what happened since their last turn is shown first."""
        self.look_from(seat)
        recap = self.app.make("recap", self.sitting, seat)
        return Push(recap) if recap.worth_showing else None

    def on_blur(self) -> bool:
        """The curtain is drawn over all that lies over the table, too."""
        seat, secret = self.looker, self.match.game.secrets and not self.finished
        self.peeking = False  # the key may be let go elsewhere
        if self.app.settings.curtain_on_blur and secret and seat is not None:
            self.hide(seat, lambda: self.look_from(seat))
            self.look_from(None)
        return True
