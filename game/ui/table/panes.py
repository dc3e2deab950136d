"""panes: where the boxes of a table lie in its window, and designs that are laid into them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple, Protocol, TypeVar

from game.ui.draw.paint import Area, Sheet, Style
from game.ui.layout.box import Box
from game.ui.layout.layouts import Layout, Layouts
from game.ui.layout.writing import box, column
from game.ui.table.sprites import Spot
from game.ui.window.display import PLAIN
from game.ui.window.focus import Control, Drag

T = TypeVar("T")
Design = Area | Callable[[Area], Area]  # the box that a part thinks in; some take the form of the place they come to
LEAST = 860, 560  # width and height in units of a table beside which, or above which, something stands
SEEN = 800  # pixels of width of one whose small words can be read
BAR_H = 46  # units of the bar with its shadow, on top of every table


class Pane(NamedTuple):
    """A design laid into a box of the window: what thinks in the design's units is seen `k` times as large. x, y: where
    the design's 0, 0 lies."""

    design: Area
    x: float = 0
    y: float = 0
    k: float = 1

    @classmethod
    def within(cls, design: Area, area: Area) -> Pane:
        """As large as it fits, in the middle."""
        left, top, w, h = area
        k = min(w / design[2], h / design[3])
        x, y = left + (w - design[2] * k) / 2, top + (h - design[3] * k) / 2
        return cls(design, x - design[0] * k, y - design[1] * k, k)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the design lies on the table."""
        return self.x + x * self.k, self.y + y * self.k

    def back(self, x: float, y: float) -> tuple[float, float]:
        """Which place of the design lies there."""
        return (x - self.x) / self.k, (y - self.y) / self.k

    def box(self, box: Area) -> Area:
        x, y, w, h = box
        return *self.at(x, y), w * self.k, h * self.k

    def spot(self, spot: Spot) -> Spot:
        """A card of the design as it lies on the table."""
        return Spot(*self.at(spot.x, spot.y), spot.w * self.k, spot.angle)

    def unbox(self, box: Area) -> Area:
        """What lies there on the table, in the design's units."""
        x, y, w, h = box
        return *self.back(x, y), w / self.k, h / self.k

    @property
    def area(self) -> Area:
        """The box of the whole design."""
        return self.box(self.design)

    def sheet(self, s: Sheet) -> Sheet:
        """What draws in the design's units."""
        x, y, w, h = self.design
        units, u = (x + w, y + h), s.u * self.k
        return Sheet(units[0] * u, units, s.surf, (s.ox + self.x * s.u, s.oy + self.y * s.u), s.marks)

    def control(self, control: Control) -> Control:
        """A control of the design as it lies on the table."""
        placed: Control = object.__new__(type(control))
        vars(placed).update(vars(control))  # as `replace` does, which takes six times as long
        placed.rect, placed.radius = self.box(control.rect), control.radius * self.k
        placed.ring = self.box(control.ring) if control.ring else None
        placed.inside, placed.press = self.placed(control.inside), self.placed(control.press)
        placed.point = self.placed(control.point)
        placed.drag = Dragged(self, control.drag) if control.drag else None
        return placed

    def placed(self, asks: Callable[[float, float], T] | None) -> Callable[[float, float], T] | None:
        """What asks for a place of the design, given one of the table."""
        return (lambda x, y: asks(*self.back(x, y))) if asks else None


class Dragged(NamedTuple):
    """What is dragged in a pane."""

    pane: Pane
    drag: Drag

    def lift(self, x: float, y: float) -> None:
        self.drag.lift(*self.pane.back(x, y))

    def carry(self, x: float, y: float, onto: str | None) -> None:
        self.drag.carry(*self.pane.back(x, y), onto)

    def drop(self, x: float, y: float, onto: str | None) -> object:
        return self.drag.drop(*self.pane.back(x, y), onto)


class Left(NamedTuple):
    """`room`: width and height of the table, in units; `sized`: the same in pixels, and how many of them a unit has;
    `aside`, `foot`: units at its right and below it that it leaves to a page and a strip."""

    room: tuple[float, float]
    sized: tuple[tuple[int, int], float]
    aside: float
    foot: float


class Declares(Protocol):
    """What a game says of its places."""

    designs: Mapping[str, Design]

    def form(self) -> Hashable: ...
    def declare(self) -> Box: ...


class Panes:
    """The boxes that a game declares, below the bar, in the window as it is just now."""

    declares: Declares  # there once the game has laid the table

    def __init__(self, sheet: Callable[[], Sheet | None]) -> None:
        self.sheet = sheet  # what the table is drawn on; None where there is no window
        self.layouts, self.style = Layouts(), Style()
        self.beside = self.below = 0.0  # units that a page beside the table, or a strip below it, would like to have
        self._window: tuple[tuple[int, int], float] | None = None
        self._left: tuple[Hashable, Left] | None = None
        self._held: Layout | None = None
        self._panes: tuple[Layout | None, dict[str, Pane]] = None, {}  # those that were asked for, and of which layout

    def resized(self) -> None:
        self._window = None

    @property
    def window(self) -> tuple[tuple[int, int], float]:
        """Its size in pixels, and how many of them a unit has."""
        if self._window is None:
            if (sheet := self.sheet()) is None:
                return PLAIN, 1.0
            self._window = sheet.surf.get_size(), sheet.u
        return self._window

    @property
    def left(self) -> Left:
        """What is left to the table. A page beside it and a strip below it get nothing where both would be too small;
        it is asked for some hundred times a frame."""
        of = self.window, self.beside, self.below
        if self._left is None or self._left[0] != of:
            ((w, h), u), beside, below = of
            aside = beside if w / u - beside >= LEAST[0] and w - beside * u >= SEEN else 0.0
            foot = below if h / u - below >= LEAST[1] else 0.0
            sized = (w - round(aside * u), h - round(foot * u)), u
            self._left = of, Left((w / u - aside, h / u - foot), sized, aside, foot)
        return self._left[1]

    @property
    def layout(self) -> Layout:
        """Where everything lies now."""
        return self._held or self._found()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nothing changes its place meanwhile: it is asked for many times and looked up once."""
        before = self._held
        self._held = before or self._found()
        try:
            yield
        finally:
            self._held = before

    def _found(self) -> Layout:
        size, self.style.scale = self.left.sized
        return self.layouts.get(self.declares.form(), self.tree, size, self.style.scale, self.style.measure)

    def tree(self) -> Box:
        return column(box("bar").size(h=BAR_H), self.declares.declare().share())

    def area(self, name: str) -> Area | None:
        """Where a named box lies; None where it was left out."""
        layout = self.layout
        return layout.units(name) if name in layout.at else None

    def areas(self) -> dict[str, Area]:
        """All named boxes."""
        layout = self.layout
        return {name: layout.units(name) for name in layout.at}

    def pane(self, name: str) -> Pane | None:
        """A design in its box; None where that was left out."""
        layout = self.layout
        if self._panes[0] is not layout:
            self._panes = layout, {}
        if (pane := self._panes[1].get(name)) is None and name in layout.at:
            area, design = layout.units(name), self.declares.designs[name]
            pane = self._panes[1][name] = Pane.within(design(area) if callable(design) else design, area)
        return pane
