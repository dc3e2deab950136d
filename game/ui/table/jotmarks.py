"""jotmarks: the marks of one's own notes where the things lie, and the words on what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator

from game.store.jotted import Jotting
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import NIGHT, disc, glyph, plate
from game.ui.style.metrics import SLIP
from game.ui.style.palette import palette
from game.ui.table.jotpad import JotPad, target_of
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View

R = 9.0  # units of a mark


class JotMarks(Part):
    """They lie on the table; the pad lies over it."""

    name = "jotmarks"

    def __init__(self, view: View, pad: JotPad) -> None:
        super().__init__(view)
        self.pad = pad

    def marks(self) -> Iterator[tuple[str, Jotting, Area]]:
        """What is noted and lies there to be seen: its name, the note, and where the thing lies."""
        for thing, one in self.view.noted.items():
            if (box := self.view.where(target_of(thing))) is not None:
                yield thing, one, box

    def draw(self, s: Sheet) -> None:
        for _, one, (x, y, w, _) in self.marks():
            at = max(R + 2, x + R), max(BAR_H + R, y + R)
            s.svg(jotted(one.mark, *at), at[0] - 12, at[1] - 12, 24, 24)
        if self.pad.about is None:
            self.draw_pointed(s)

    def draw_pointed(self, s: Sheet) -> None:
        """The words on what is pointed at, above it or below."""
        if not self.view.noted:
            return
        over = next((one for one in self.view.controls() if one.id == self.view.pointed), None)
        thing = self.pad.thing(over) if over else None
        note = self.view.noted.get(thing) if thing else None
        if over is None or note is None or not note.text:
            return
        room, (x, y, w, h) = self.view.room, over.rect
        wide = min(260.0, s.wide(note.text, "note") + 24)
        high = self.view.measured(note.text, "note", wide - 20) + 14
        left = max(4, min(room[0] - wide - 4, x + w / 2 - wide / 2))
        top = y - high - 4 if y - high - 4 > BAR_H else min(room[1] - high - 4, y + h + 4)
        s.svg(plate(left, top, wide, high, SLIP, palette.night), left, top, wide, high)
        s.tell(note.text, "note", PAPER, left + 10, top + 6, wide - 20)


def jotted(mark: str, x: float, y: float) -> str:
    """The sign of a note, centred there."""
    return disc(x, y, R + 1.5, NIGHT) + disc(x, y, R, GOLD) + icon(mark, x, y, 13, INK, GOLD)


def ribbon(x: float, y: float, lit: bool = False) -> str:
    """A small ribbon, centred there: a bookmark."""
    return glyph("ribbon", x, y, 0.78, NIGHT) + glyph("ribbon", x, y, 0.58, palette.cream if lit else GOLD)
