"""flowing: screens that are declared as boxes: they fill every window, and fold where there is no room."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.styled import Style
from game.ui.layout.box import Box, Text
from game.ui.layout.flow import Scroll
from game.ui.layout.layouts import Layout, lay
from game.ui.layout.writing import box, column, first, overlay, pad, scroll, text, when
from game.ui.widgets.area import ScrollArea
from game.ui.widgets.choices import Segments
from game.ui.widgets.controls import Button, Painted, Panel, Words
from game.ui.widgets.header import HEAD, Header
from game.ui.widgets.looks import VIOLET, Ramp, letters
from game.ui.window.scene import Scene
from game.ui.window.widget import Act, Widget

Air = tuple[float, float, float, float]  # left, top, right, bottom
AIR, LITTLE_AIR = (14, 14, 14, 16), (10, 8, 10, 12)


class Flowing(Scene):
    """A screen gives a tree of boxes (`declare`) whose leaves are widgets, made by the methods below. The layout gives
    them their places; the order of the tree is that of drawing and of the Tab key. `set_out` makes all of it anew.

    `short` names the boxes that got less than their minimum: in a window of 640 x 360 units there are none.
    """

    def __init__(self) -> None:
        super().__init__()
        self.style = Style()
        self.laid = Layout({}, (), 1)
        self._root = Box()
        self._leaves: dict[str, Widget] = {}
        self.page = 0  # the one that is open where not all pages fit
        self._before: dict[str, Widget] = {}  # the leaves of before: an area stays scrolled as far as it was

    @abstractmethod
    def declare(self) -> Box:
        """The screen as it is now, for any window."""

    # ---- places -----------------------------------------------------------------------------------------------
    @property
    def short(self) -> tuple[str, ...]:
        return self.laid.short

    @property
    def room(self) -> tuple[float, float]:
        w, h = self.app.window.surface.get_size()
        return w / self.style.scale, h / self.style.scale

    def resized(self) -> None:
        """Laid anew; what was used last is still seen where it lies in an area."""
        self.set_out()
        for widget in self.widgets:
            if isinstance(widget, ScrollArea) and self.focus.at:
                widget.reveal(self.focus.at)

    def set_out(self) -> None:
        """All widgets anew, and where they lie."""
        surface = self.app.window.surface
        self.style.scale = self.sheet(surface).u
        self._before, self._leaves = self._leaves, {}
        self._root = self.declare()
        self.laid = lay(self._root, surface.get_size(), self.style.scale, self.style.measure)
        inner: set[str] = set()
        for area in scrolls(self._root):
            if area.name in self.laid.at and area.name not in inner:
                inner |= self._fill(area)
        found = [name for name in self.laid.at if name in self._leaves and name not in inner]
        for name in found:
            self._leaves[name].box = self.laid.units(name)
        self.widgets = [self._leaves[name] for name in found]

    def _fill(self, area: Scroll) -> set[str]:
        """Put into a scrolled area what lies in it, measured from its corner; the names of that."""
        found = self._leaves[area.name]
        assert isinstance(found, ScrollArea)
        left, top, *_ = self.laid.units(area.name)
        inner = [name for name in dict.fromkeys(names(area.kids)) if name in self.laid.at and name in self._leaves]
        for name in inner:
            x, y, w, h = self.laid.units(name)
            self._leaves[name].box = x - left, y - top, w, h
        found.children = [self._leaves[name] for name in inner]
        found.full = self.laid.units(f"{area.name}/whole")[3]
        if isinstance(before := self._before.get(area.name), ScrollArea):
            found.top = before.top
        return set(inner)

    def area(self, name: str) -> Area | None:
        """Where a named box lies, in units; None where it was left out."""
        return self.laid.units(name) if name in self.laid.at else None

    # ---- leaves -----------------------------------------------------------------------------------------------
    def leaf(self, widget: Widget, wide: float = 0, high: float = 0, name: str = "") -> Box:
        """A widget in a box of its own, at least so large."""
        name = name or widget.id or f"#{len(self._leaves)}"
        self._leaves[name] = widget
        return box(name).min(wide, high)

    def words(
        self, said: str, kind: str, colour: str = "", wraps: bool = False, align: str = "l", shrinks: bool = False
    ) -> Text:
        """Words in a named text style; paper's colour unless another is given. shrinks = a word that is too long for
        its place is written smaller."""
        written = Words(self.style, said, kind, colour or self.style.palette.paper, wraps, align)
        return text(self.leaf(written).name, said, kind, wraps, shrinks)

    def painted(self, paint: Callable[[Sheet, Area], None], name: str = "") -> Box:
        """A picture that fills its box."""
        return self.leaf(Painted(paint), name=name)

    def button(
        self,
        id: str,
        said: str,
        deed: Act,
        ramp: Ramp = VIOLET,
        ico: str | None = None,
        high: float = 44,
        lit: bool = False,
        **more: Any,
    ) -> Box:
        """A button as wide as its words, lit if it is the way on; `more` is what it may be told besides
        (`Widget.set`)."""
        made = Button(id, NOWHERE, said, deed, ramp, ico, lit=lit)
        made.set(**more)
        wide = self.style.measure(said, letters(high), None)[0] / self.style.scale
        return self.leaf(made, wide + (high if ico else 0) + 36, high).max(h=high)

    def panel(
        self, title: str, *kids: Box, ico: str | None = None, note: str = "", gap: float = 10, tone: str = "dark"
    ) -> Box:
        """A plate with a heading and boxes one under the other on it."""
        top = 46 if title else 14
        room = self.style.measure(title + note, "heading", None)[0] / self.style.scale + 90 if title else 0
        plate = self.leaf(Panel(NOWHERE, title, tone, note, ico))
        return overlay(plate.min(w=room), pad(column(*kids, gap=gap), air=(18, top, 18, 16)))

    def scrolled(self, id: str, kid: Box, tone: str = "dark") -> Scroll:
        """A box that scrolls where it is higher than its place; give it the least height it may have."""
        self.leaf(ScrollArea(id, NOWHERE, (), 0, tone))
        return scroll(id, kid)

    def tabbed(self, pages: Sequence[tuple[str, Box]]) -> Box:
        """One page of several, and a row of their titles to choose it by."""
        at = min(self.page, len(pages) - 1)
        titles = [title for title, _ in pages]
        wide = sum(self.style.measure(title, "step", None)[0] / self.style.scale + 26 for title in titles)
        heads = self.leaf(Segments("tabs", NOWHERE, "Pages", titles, lambda: at, self.turn_to), min(wide, 420), 38)
        return column(heads.max(h=44), pages[at][1].share(), gap=8)

    def turn_to(self, page: int) -> None:
        """Open one of them."""
        self.page = page
        self.set_out()

    def headed(self, head: Header, wide: Box, tall: Box, poor: Box, air: Air = AIR, little: Air = LITTLE_AIR) -> Box:
        """A screen below its head in the form that fits: wide, tall, or, where there is room for neither, poor, with
        `air` round it and `little` of it round the poor one."""
        wider, taller = when(lambda w, h: w >= h, pad(wide, air=air)), when(lambda w, h: h > w, pad(tall, air=air))
        return column(self.leaf(head, 400, HEAD).max(h=HEAD), first(wider, taller, pad(poor, air=little)).share())


def names(kids: Sequence[Box]) -> Iterator[str]:
    """The names of all boxes of some trees, in their order."""
    for kid in kids:
        if kid.name:
            yield kid.name
        yield from names(kid.kids)


def scrolls(kid: Box) -> Iterator[Scroll]:
    """All windows of a tree on boxes that may be higher."""
    if isinstance(kid, Scroll):
        yield kid
    for one in kid.kids:
        yield from scrolls(one)
