"""parts: several parts as one, in the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from game.engine.events import Event
from game.ui.draw.paint import Area, Sheet
from game.ui.table.part import Part, Target
from game.ui.window.focus import Control, Given
from game.ui.window.motion import Motion, Together


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
