"""part: what a part of a table may know and do, which is a View and never the table itself, and all that the table asks
of it; several parts as one, in the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import wraps
from itertools import chain
from typing import NamedTuple, Protocol, TypeVar

from game.engine.events import Event
from game.ui.draw.paint import Area, Sheet
from game.ui.table.asked import Asked, Laid, Target
from game.ui.table.drawn import Drawn
from game.ui.table.known import Known
from game.ui.table.panes import Pane
from game.ui.window.focus import Control, Given
from game.ui.window.motion import Motion, Together

__all__ = ["Part", "Parts", "Still", "Target", "View", "kept", "laid_in", "still_in"]


class View(Known, Asked, Drawn):
    """What is known, what is asked and how it is drawn in one, so that a part need not know which of them tells it. It
    lives as long as the table stands, and always speaks of the moment that is shown."""

    def __init__(self, known: Known, asked: Asked, drawn: Drawn) -> None:
        for one in (known, asked, drawn):
            vars(self).update(vars(one))

    def stand(
        self,
        laid: Laid,
        enlarge: Callable[[Control | None], None],
        explain: Callable[[Control | None], None],
        pointed_line: Callable[[], int | None],
    ) -> None:
        """All parts are there: what the game has laid, what enlarges a card, what explains a number, and the number of
        the event whose line of the log is pointed at."""
        self.laid, self.enlarge, self.explain, self.pointed_line = laid, enlarge, explain, pointed_line


class Viewing(Protocol):
    """What has a view of the table."""

    @property
    def view(self) -> View: ...


P = TypeVar("P", bound=Viewing)
T = TypeVar("T")


def kept(make: Callable[[P], T]) -> Callable[[P], T]:
    """A method of a part that takes nothing: what it returns holds as long as moment, window, pages and what a lesson
    points at are the same."""
    name = f"_kept_{make.__name__}"

    @wraps(make)
    def held(part: P) -> T:
        found: tuple[Hashable, T] | None = part.__dict__.get(name)
        now = part.view.moment, part.view.sized, part.view.turned, part.view.taught
        if found is None or found[0] != now:
            found = part.__dict__[name] = now, make(part)
        return found[1]

    return held


class Still(NamedTuple):
    """What of a part lies still for a while: the box it keeps within, all that it shows, and who draws it."""

    name: str
    box: Area
    key: Hashable
    paint: Callable[[Sheet], None]


def still_in(box: Area, name: str, key: Hashable, paint: Callable[[Sheet], object]) -> Still:
    """What lies still and is drawn on a sheet of its own, from 0, 0 at the corner of its box."""
    x, y, w, h = box

    def put(s: Sheet) -> None:
        paint(Sheet(w * s.u, (w, h), s.surf, (s.ox + x * s.u, s.oy + y * s.u), s.marks))

    return Still(name, box, key, put)


def laid_in(pane: Pane, still: Still) -> Still:
    """What lies still in a design, on the table."""
    return Still(still.name, pane.box(still.box), (still.key, pane), lambda s: still.paint(pane.sheet(s)))


class Part:
    """A part writes only the methods that it needs. It is given its view when it is made, draws in the order of the
    table's list, and never asks another part: what two of them share is handed to both, or is a `view.where`."""

    name = ""
    pane = ""  # the pane whose design it thinks in; "": the table itself

    def __init__(self, view: View) -> None:
        self.view = view

    # ---- in its pane ---------------------------------------------------------------------------------------------
    def draw_in_place(self, s: Sheet) -> None:
        """`draw` where its pane lies; nothing where that was left out."""
        if not self.pane:
            self.draw(s)
        elif pane := self.view.pane(self.pane):
            self.draw(pane.sheet(s))

    def controls_in_place(self) -> Iterable[Control]:
        """`controls` where its pane lies."""
        if not self.pane:
            return self.controls()
        pane = self.view.pane(self.pane)
        return [pane.control(one) for one in self.controls()] if pane else ()

    def where_in_place(self, thing: Target, at: int) -> Area | None:
        """`where` on the table."""
        if not self.pane:
            return self.where(thing, at)
        pane = self.view.pane(self.pane)
        found = self.where(thing, at) if pane else None
        return pane.box(found) if pane and found else None

    def still_in_place(self) -> Iterable[Still]:
        """`still` where its pane lies."""
        if not self.pane:
            return self.still()
        pane = self.view.pane(self.pane)
        return [laid_in(pane, one) for one in self.still()] if pane else ()

    # ---- its own -------------------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        """Put everything where the picture has it, at rest; never start a motion."""

    def show(self, event: Event) -> Motion | None:
        """An event has happened in the picture; how it is to be seen. Places are still those from before it. It changes
        nothing that `lay_out` would not make the same."""
        return None

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        """Draw what fills the whole window, if that is its own; `bleed` is the window in units."""

    def still(self) -> Iterable[Still]:
        """What of it is painted into the ground, where there is one; later ones lie on top."""
        return ()

    def passes(self, ms: float) -> bool:
        """So many real ms have passed; True when it looks different now."""
        return False

    def inset(self, name: str, box: Area, key: Hashable, paint: Callable[[Sheet], object]) -> Still:
        """The same of what is painted in a box of its own, from 0, 0."""
        return Still(name, box, key, lambda s: self.view.stamps.put(s, name, *box, paint))

    def draw(self, s: Sheet) -> None:
        """Draw the rest of it as it is just now."""

    def controls(self) -> Iterable[Control]:
        """What can be chosen on it, or says why not; ids are things ("card/17", "zone/guild", "hex/3,4")."""
        return ()

    def on_given(self, given: Given) -> object:
        """First look at what the player did; as Scene.on_given."""
        return None

    def where(self, thing: Target, at: int) -> Area | None:
        """Where something lies, if it lies here; `at`: an index in a zone, -1 for the zone as a whole."""
        return None

    def settled(self) -> None:
        """All news is shown, and somebody is asked: forget what was open for the last question."""

    def hint_came(self) -> None:
        """A hint has come."""

    def skipped(self) -> None:
        """What moved has been taken to its end."""

    def close(self) -> bool:
        """Esc was pressed: shut what lies open; True when something did."""
        return False

    def put_away(self) -> None:
        """Somebody else looks from now on: nothing that was opened or lifted for one pair of eyes stays."""

    def entered(self) -> None:
        """The table is on the screen for the first time: what will be needed can be made ready."""

    def forget(self) -> None:
        """Let go of the pictures that it keeps: the table is left, or its size is another."""

    def out_of_sight(self) -> None:
        """Another screen lies over the table: large pictures that are made again in no time may go."""

    def resized(self) -> None:
        """The window or the size of units has changed, and what was kept is forgotten."""


class Parts(Part):
    """What is done with it is done with each of `parts`; see Part."""

    parts: Sequence[Part] = ()

    # ---- where things lie, and how they move ---------------------------------------------------------------------
    def lay_out(self) -> None:
        for part in self.parts:
            part.lay_out()

    def show(self, event: Event) -> Motion | None:
        """All that parts make of it at the same time."""
        motions = list(self.motions(event))
        return Together(*motions) if len(motions) > 1 else motions[0] if motions else None

    def motions(self, event: Event) -> Iterator[Motion]:
        """What each part makes of an event, in the order of the list."""
        for part in self.parts:
            if (motion := part.show(event)) is not None:
                yield motion

    def passes(self, ms: float) -> bool:
        return any([part.passes(ms) for part in self.parts])

    def where(self, thing: Target, at: int) -> Area | None:
        """Whichever part has it laid out answers."""
        return next((area for part in self.parts if (area := part.where_in_place(thing, at))), None)

    # ---- seen and pointed at -------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Area) -> None:
        for part in self.parts:
            part.backdrop(s, bleed)

    def draw(self, s: Sheet) -> None:
        for part in self.parts:
            part.draw_in_place(s)

    def controls(self) -> list[Control]:
        return list(chain.from_iterable(part.controls_in_place() for part in self.parts))

    def on_given(self, given: Given) -> object:
        """The first part that has a use for it has it."""
        return next((done for part in self.parts if (done := part.on_given(given)) is not None), None)

    def close(self) -> bool:
        """What lies open of the part that lies highest."""
        return any(part.close() for part in reversed(self.parts))

    # ---- what happens round them ---------------------------------------------------------------------------------
    def settled(self) -> None:
        for part in self.parts:
            part.settled()

    def hint_came(self) -> None:
        for part in self.parts:
            part.hint_came()

    def skipped(self) -> None:
        for part in self.parts:
            part.skipped()

    def put_away(self) -> None:
        for part in self.parts:
            part.put_away()

    def entered(self) -> None:
        for part in self.parts:
            part.entered()

    def forget(self) -> None:
        for part in self.parts:
            part.forget()

    def out_of_sight(self) -> None:
        for part in self.parts:
            part.out_of_sight()

    def resized(self) -> None:
        for part in self.parts:
            part.resized()
