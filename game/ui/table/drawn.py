"""drawn: how a part draws, moves and sounds: pictures, the pointer, where other things lie, banners."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.ui.draw.cache import Cache
from game.ui.draw.paint import Area, Style
from game.ui.table.asked import Laid, Target
from game.ui.table.captions import Captions
from game.ui.table.news import News
from game.ui.table.panes import Panes
from game.ui.table.passing import Notices, Passing
from game.ui.table.stamps import Stamps
from game.ui.window.focus import Control, Focus
from game.ui.window.sound import voice_of

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.table.pausing import Pausing, Throwing


class Drawn:
    """Speaks for the window and for what lies on the table; `laid` is there once the game has laid it."""

    laid: Laid
    enlarge: Callable[[Control | None], None]  # set once there is who does it
    pointed_line: Callable[[], int | None]  # the number of the event whose line of the log is pointed at

    def __init__(
        self,
        app: House,
        focus: Focus,
        news: News,
        notices: Notices,
        passing: Passing,
        captions: Captions,
        stamps: Stamps,
        lay_out: Callable[[], None],
        panes: Panes,
        throwing: Throwing,
        pausing: Pausing,
    ) -> None:
        self._app, self._told = app, news
        self.announce = notices.announce  # a banner, with what stands for a seat (`crest`) or the game's sign
        self.let = passing.let  # a motion that nothing waits for; whatever ends the table's motion ends it, too
        self.captions, self.say_over = captions, captions.say  # words that float over what they speak of
        self._lay_out, self.turned = lay_out, 0  # how often parts have turned to another page
        self._panes = panes
        self.area = panes.area  # where a named box of the game lies, None where it was left out
        self.areas = panes.areas  # all named boxes
        self.pane = panes.pane  # a design laid into its box, None where that was left out
        self.pictures: Cache = app.pictures
        self.style = Style()
        self.focus = focus  # how controls are to be drawn just now
        self.throwing = throwing  # dice that a person throws, and how hard
        self.pausing = pausing  # a moment that lies still until a person goes on
        self.stamps = stamps  # small parts that are drawn once and laid often

    def again(self) -> None:
        """A part's own state has changed (a page, a drawer): boxes and controls are made anew."""
        self.turned += 1
        self._lay_out()

    @property
    def aside(self) -> float:
        """Units at the right of the table that it leaves to what stands beside it."""
        return self._panes.left.aside

    @property
    def foot(self) -> float:
        """Units below the table that it leaves to what stands there."""
        return self._panes.left.foot

    # ---- pictures and measures -----------------------------------------------------------------------------------
    @property
    def settings(self) -> Any:
        return self._app.settings

    @property
    def room(self) -> tuple[float, float]:
        """Width and height of the table, in units."""
        return self._panes.left.room

    @property
    def sized(self) -> tuple[tuple[int, int], float]:
        """The table's size in pixels, and how many of them a unit has; 1280x720 until there is a window."""
        return self._panes.left.sized

    @property
    def scale(self) -> float:
        """Pixels of a unit; 1 where there is no window."""
        return self._panes.window[1]

    def pixels(self, width: float) -> int:
        """A width in units as it is drawn; the units themselves where there is no window."""
        return round(width * self.scale)

    def measured(self, words: str, style: str, wide: float) -> float:
        """How high words become in so many units, in units."""
        self.style.scale = u = self.scale
        return self.style.measure(words, style, round(wide * u))[1] / u

    def crest(self, seat: int | None) -> str:
        """What stands for a seat in banners; "" for nobody."""
        return "" if seat is None else self.laid.crest(seat)

    def where(self, thing: Target, at: int = -1) -> Area | None:
        """Where something lies: a card, a zone (or the card at an index of it), a hex, "seat/1"; None: nowhere."""
        return self.laid.where(thing, at)

    # ---- what is pointed at --------------------------------------------------------------------------------------
    @property
    def pointed(self) -> str | None:
        """The id of the control under the pointer, or of the one with the focus where keys are used."""
        return self.focus.over if self.focus.device == "mouse" else self.focus.at

    def spoken_of(self) -> set[Target]:
        """Cards, zones and "seat/1" that the log line under the pointer speaks of."""
        number = self.pointed_line()
        event = self._told.seen(number) if number is not None and number < len(self._told.match.events) else None
        return self.laid.speaks_of(event) if event is not None else set()

    def zoomer(self, control: Control) -> Callable[[], None]:
        """Enlarges the card of a control, or puts it down."""
        return lambda: self.enlarge(control)

    def caps(self, action: str) -> str:
        """The keys of an action on the device last used."""
        return "+".join(self._app.keys.caps(action, self.focus.device))

    # ---- motion and sound ----------------------------------------------------------------------------------------
    @property
    def lively(self) -> bool:
        """Whether what only adorns may move: the window is in front, and motion is wanted."""
        app = self._app
        return app.sounds.focused and not (app.settings.reduced_motion or app.tempo.instant)

    def motion_time(self, ms: float) -> float:
        """How much of the time of motions passes in so many real ms, at the speed that is set."""
        return self._app.tempo.ms(ms)

    def hush(self) -> None:
        """No bubble just now."""
        self._app.bubble.hide()

    def sound(self, name: str) -> None:
        self._app.sounds.play(name)

    def sounder(self, name: str) -> Callable[[], None]:
        """Makes that sound when it is called."""
        return lambda: self._app.sounds.play(name)

    def crier(self, art: Mapping[str, object], mood: str) -> Callable[[], None]:
        """Makes the creature of an art line speak; mood: "act", "chosen" or "lose"."""
        return self.sounder(voice_of(art, mood))

    def redraw(self) -> None:
        """Something looks different now, though nothing has happened."""
        self._app.dirty = True
