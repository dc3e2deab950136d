"""places: the designs of MonToons' table, in units of their own: they are laid where the boxes have room for them, and
some float over the map for a while."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import inside
from game.ui.style.palette import palette
from game.ui.table.panes import Pane
from game.ui.table.part import Part, Target
from game.ui.window.focus import Control

SEA = palette.sea  # behind everything
SHEET: Area = (846, 44, 402, 609)  # a character sheet upright
BLOCKS: dict[str, Area] = {  # its three blocks
    "head": (846, 44, 402, 108),
    "middle": (846, 152, 402, 294),
    "low": (846, 446, 402, 207),
}
LYING: Area = (0, 0, 804, 326)  # the same sideways
BESIDE = {"head": (0, 0), "low": (0, 116), "middle": (402, 14)}  # where its blocks begin there
HAND: Area = (0, 0, 246, 54)  # the dice that wait on the sheet, or how much of a plan is made
CHANGE: Area = (0, 0, 244, 72)  # what shells make of the die that is held
DESIGNS = {"sheet": SHEET, "lying": LYING, "hand": HAND, "change": CHANGE}
MONSTER_W = 0.17  # a standee's size, pixels of the figure per unit of the board at the scale of the whole map
BROAD = 24.0  # half of how wide a monster is on the whole of map A, units of the table
STANDEE = 62.0  # how far one rises over its hex there
HEADROOM, FOOTROOM = 0.046, 0.012  # of the map's height: for heads over its first row, and sea below its last


def block_of(box: Area) -> str:
    """The block of the sheet that a place of its design lies on."""
    y = box[1]
    return next(name for name in ("low", "middle", "head") if y >= BLOCKS[name][1] or name == "head")


def within(design: Area, area: Area, most: float) -> Pane:
    """A design in the middle of an area, as large as fits, and at most so many times its size."""
    x, y, w, h = area
    k = min(most, w / design[2], h / design[3])
    wide, high = design[2] * k, design[3] * k
    return Pane.within(design, (x + (w - wide) / 2, y + (h - high) / 2, wide, high))


class Floating(Part):
    """A part whose design has another size from question to question."""

    @abstractmethod
    def lies(self) -> Pane | None:
        """Where it lies just now; None while it is away."""

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies there."""
        return (pane := self.lies()) is not None and inside(pane.area, x, y)

    def draw_in_place(self, s: Sheet) -> None:
        if pane := self.lies():
            self.draw(pane.sheet(s))

    def controls_in_place(self) -> Iterable[Control]:
        pane = self.lies()
        return [pane.control(one) for one in self.controls()] if pane else ()

    def where_in_place(self, thing: Target, at: int) -> Area | None:
        pane = self.lies()
        found = self.where(thing, at) if pane else None
        return pane.box(found) if pane and found else None
