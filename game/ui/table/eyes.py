"""eyes: for whom a table is drawn, and the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.window.focus import Focus


FEW = 6  # steps since a person's last turn that are shown on the table itself


class Eyes:
    """`looker` is the seat whom the screen is for; None = everybody may look. With one person it is always that seat;
    with more it is the one who is asked, and nobody while others move. `viewer` is the seat whose eyes it is drawn for:
    the same, and nobody's while the looker keeps the own hand covered.
    """

    def __init__(self, app: House, sitting: Sitting, focus: Focus, lesson: LessonRun | None) -> None:
        self.app, self.sitting, self.focus, self.lesson = app, sitting, focus, lesson
        people = sitting.people
        self.home = people[0] if people else 0  # the seat at the bottom
        self.looker = people[0] if len(people) == 1 else None
        self.openly = False  # the looker is asked what everybody may see, and keeps the rest covered
        self.peeker: int | None = None  # whose secrets are looked at: the key or a plate for looking is held
        self.held_by: int | str = ""  # until that is let go: a button of the mouse, or a key of that action

    @property
    def many(self) -> bool:
        """Whether the laptop goes round: a curtain stands between people."""
        return not self.shared and self.sitting.game.secrets and len(self.sitting.people) > 1

    @property
    def away(self) -> int:
        """The seats, as bits, of people who have seen nothing since the last choice of who looks: a curtain stands."""
        others = self.sitting.people if self.many and not self.openly else ()
        return sum(1 << seat for seat in others if seat != self.looker)

    @property
    def shared(self) -> bool:
        """Whether people sit round the screen: no curtain stands between them, and secrets lie face down."""
        return self.sitting.shared and self.sitting.game.secrets and len(self.sitting.people) > 1

    @property
    def peeks(self) -> bool:
        """Whether what the looker alone knows is seen only while the key for looking, or the plate, is held."""
        return self.shared or self.openly or self.app.settings.hold_to_peek and self.sitting.game.secrets

    @property
    def schooled(self) -> bool:
        """Whether it is the table of a lesson or a puzzle, done or not: it belongs to nobody and is kept nowhere."""
        return self.lesson is not None

    @property
    def learning(self) -> bool:
        """Whether who looks is held to the steps of a lesson."""
        return self.lesson is not None and not self.lesson.done

    @property
    def face_down(self) -> bool:
        """Whether what the looker alone knows lies face down until the key for looking is held."""
        return (
            self.peeks
            and self.peeker != self.looker
            and self.looker is not None
            and not self.learning
            and (self.shared or not self.sitting.match.over)
        )

    @property
    def viewer(self) -> int | None:
        if self.shared and self.peeker is not None:
            return self.peeker
        return None if self.face_down else self.looker

    @property
    def veiled(self) -> bool:
        """Whether the present question speaks of what is covered, and so waits for the key."""
        decision = self.sitting.match.decision
        return self.face_down and decision is not None and decision.private and decision.player == self.looker

    def look_from(self, looker: int | None, openly: bool = False) -> None:
        """From now on the screen is for somebody else; `openly`: with what is theirs alone covered."""
        self.looker, self.openly = looker, openly
        self.cover()
        if looker is not None:
            self.home = looker

    def suit(self, seat: int | None) -> None:
        """The window is as whoever sits in that seat has chosen for themselves; None: it stays as it is."""
        if seat is not None and self.sitting.players[seat].is_person:
            self.app.suit(self.sitting.players[seat].name)

    def cover(self) -> None:
        """Nothing is held any more."""
        self.peeker, self.held_by = None, ""

    def hold(self, seat: int | None, by: int | str) -> None:
        """What is that seat's is looked at from now on, until that button of the mouse, or a key of that action, is let
        go."""
        self.peeker, self.held_by = seat, by

    def peek_words(self) -> str:
        """How to see the question that waits for the key."""
        device = self.focus.device
        caps = "+".join(self.app.keys.caps("peek", "keys" if device == "mouse" else device))
        return f"Hold {caps} to see what is yours, and choose."


@dataclass(eq=False)
class Curtain:
    """Hides the table until the next person is ready. `look_from` shows the present to a seat, or to all."""

    app: House
    sitting: Sitting
    eyes: Eyes
    look_from: Callable[[int | None], None]
    show_from: Callable[[int], None]  # what has happened since so many events, to the same eyes
    drawn: int = -1  # answers given when it was last drawn

    def draw(self, seat: int, deaf: float) -> None:
        """Hand the laptop to the next person, once: nothing of that seat is drawn before the curtain is lifted. For so
        many ms a press is still meant for what lay there before, where it falls by itself."""
        count = len(self.sitting.match.answers)
        if self.drawn == count:
            return
        self.drawn = count
        self.look_from(None)
        self.app.sounds.play("call")
        self.hide(seat, lambda: self.lift(seat), deaf)

    def fall(self) -> None:
        """Another window came in front: it is drawn over all that lies over the table, too, where that is set."""
        seat = self.eyes.looker
        wanted = self.app.settings.curtain_on_blur and not self.eyes.shared
        if wanted and self.sitting.game.secrets and seat is not None:
            self.hide(seat, lambda: self.look_from(seat))
            self.look_from(None)

    def hide(self, seat: int, ready: Callable[[], object], deaf: float = 0.0) -> None:
        """Lay it over the table; `ready` is what comes when that seat has lifted it."""
        self.app.post(Push(self.app.make("curtain", self.sitting.players[seat], ready, deaf)))
        self.eyes.suit(seat)

    def lift(self, seat: int) -> object:
        """The next person is ready: what happened since their last turn is shown first."""
        self.drawn = -1
        self.look_from(seat)
        recap = self.app.make("recap", self.sitting, seat)
        if not recap.worth_showing:
            return None
        if not self.on_board(len(recap.steps)):
            return Push(recap)
        match = self.sitting.match
        self.show_from(match.marks[match.chosen_last(seat) + 1])
        return None

    def on_board(self, steps: int) -> bool:
        """Whether so much is shown where it happened: a little, where things move at all."""
        settings = self.app.settings
        return settings.recap == "board" and steps <= FEW and not (self.app.tempo.instant or settings.reduced_motion)
