"""moded: what screens of modes share: what is looked up when they are seen, what is counted late, one button on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from game.company import Player
from game.modes.counting import Counting
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.draw.paint import NOWHERE
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, pad, row
from game.ui.scenes.kept import open_kept
from game.ui.scenes.setup import remembered
from game.ui.widgets.controls import Button
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED
from game.ui.window.scene import Act, Pop, Push

T = TypeVar("T")
SHINE = 6  # units that a lit button reaches beyond its box
FLAT, GROWN = 440, 1.8  # units of the height of a low window; how many times as wide a picture is in a higher one


class Late(Generic[T]):
    """Counting begins so many ms `after` the page was opened, with the games that are `missing` then; what comes of
    each is told to `keep`."""

    def __init__(
        self,
        after: float,
        missing: Callable[[], Sequence[str]],
        begin: Callable[[Sequence[str]], Counting[tuple[str, T | None]]],
        keep: Callable[[str, T], object],
    ) -> None:
        self.after, self.missing, self.begin, self.keep = after, missing, begin, keep
        self.count: Counting[tuple[str, T | None]] | None = None
        self.open_for = 0.0  # ms

    def passes(self, dt: float, may_begin: bool) -> bool:
        """So many ms have gone by; True when games have been counted."""
        was, self.open_for = self.open_for, self.open_for + dt
        if was < self.after <= self.open_for and may_begin and (names := self.missing()):
            self.count = self.begin(names)
        found = self.count.poll() if self.count else []
        for name, counted in found:
            if counted is not None:
                self.keep(name, counted)
        return bool(found)

    def close(self) -> None:
        if self.count:
            self.count.close()


if TYPE_CHECKING:
    from game.ui.house.house import House


class Moded(Flowing):
    """`page`: the one that is open where all do not fit."""

    theme = "parlour"
    first = "onward"

    def __init__(self, app: House) -> None:
        super().__init__()
        self.parlour = app

    def enter(self) -> None:
        self.look_anew()

    def resume(self, result: object) -> object:
        self.look_anew()
        return super().resume(result)

    @abstractmethod
    def look_anew(self) -> None:
        """See what has come about since, and set out."""

    def to_table(self, begun: str | None, deal: Callable[[], Sitting]) -> object:
        """To the table of what is played next: the save in which it was begun, else a new game."""
        return open_kept(self.parlour, begun) if begun else Push(self.parlour.make("table", deal()))

    def person_of(self, game: str) -> Player:
        """Whoever sat first at the last table of that game."""
        chair = remembered(GAMES[game], self.parlour.settings.setups.get(game)).players[0]
        return Player(chair.name, "person", "", chair.crest)

    def warn(self, message: str | None) -> None:
        """Tell what could not be read or kept."""
        if message:
            self.parlour.toast(message, "warn")

    def onward(self, said: str, deed: Act, ico: str, why: str = "") -> Box:
        """The way on, which shines over what lies close above it; `why` it is closed now, "" for open."""
        made = Button("onward", NOWHERE, said, deed, RED, ico, lit=not why)
        made.set(enabled=not why, why_not=why)
        return pad(self.leaf(made, 200, 54).max(h=58), air=(0, SHINE, 0, 0))

    def pictured(self, picture: Box, least: tuple[float, float], *words: Box) -> Box:
        """A small window's picture with words beside it; it takes more room where the window is not that low."""
        wide = least[0] * (GROWN if self.room[1] >= FLAT else 1)
        seen = picture.min(*least).like(wide, least[1]).max(w=wide)
        return row(seen, column(*words, box().share(), gap=4).share(), gap=12).share()

    def back(self) -> object:
        return Pop()
