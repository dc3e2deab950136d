"""flowing: screens that are declared as boxes: they fill every window, fold where there is no room, and may scroll in
one of them, so that a long page stays usable at every size of text."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.ui.draw.paint import GOLD, NOWHERE, Area, Sheet, Style
from game.ui.draw.shapes import WELL, WINE, plate, put
from game.ui.layout.box import Box, Text
from game.ui.layout.flow import Scroll
from game.ui.layout.layouts import Layout, lay
from game.ui.layout.writing import box, column, first, overlay, pad, scroll, text, when
from game.ui.style.metrics import FINE
from game.ui.widgets.choices import Segments
from game.ui.widgets.controls import Button, Painted, Panel, Words
from game.ui.widgets.header import HEAD, Header
from game.ui.widgets.listing import BAR
from game.ui.widgets.looks import VIOLET, Ramp, letters
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Scene, Widget

EDGE_ROOM = 12  # units kept between a focused control and the edge of the box
Air = tuple[float, float, float, float]  # left, top, right, bottom
AIR, LITTLE_AIR = (14, 14, 14, 16), (10, 8, 10, 12)


class ScrollArea(Widget):
    """`children` have places measured from the upper left corner of the box; `full` is how high they are together."""

    def __init__(self, id: str, box: Area, children: Sequence[Widget], full: float, tone: str = "dark") -> None:
        super().__init__(id, box)
        self.children, self.full, self.tone = list(children), full, tone
        self.top = 0.0

    def _limit(self) -> float:
        return max(0.0, self.full - self.box[3])

    def controls(self) -> Sequence[Control]:
        """First the ground, which takes the wheel, and the arrows where nothing else takes the focus; then the
        children's, moved to where they are seen."""
        self.top = min(self.top, self._limit())
        x, y, _, h = self.box
        out = []
        for child in self.children:
            for control in child.controls() if child.shown else ():
                out.append(self._moved(control, x, y - self.top, y, y + h))
        ground = Control(self.id + "/ground", self.box, "Page", scroll=self.scroll, stop=False)
        if self._limit() and not any(control.stop for control in out):
            ground.stop, ground.steer = True, lambda dx, dy: bool(dy) and self.scroll(-dy)
            ground.ring = (x + 10, y + 10, self.box[2] - 20, h - 20)
        return [ground, *out]

    def _moved(self, control: Control, dx: float, dy: float, top: float, bottom: float) -> Control:
        x, y, w, h = control.rect
        press, point, inside = control.press, control.point, control.inside

        def seen(px: float, py: float) -> bool:
            return (top <= py < bottom or bool(control.tags.get("modal"))) and (
                inside is None or inside(px - dx, py - dy)
            )

        return replace(
            control,
            rect=(x + dx, y + dy, w, h),
            inside=seen,
            reached=lambda: self._show(y, h),
            zone=self.zone or self.id,
            ring=control.ring and (control.ring[0] + dx, control.ring[1] + dy, *control.ring[2:]),
            press=press and (lambda px, py: press(px - dx, py - dy)),
            point=point and (lambda px, py: point(px - dx, py - dy)),
            scroll=control.scroll or self.scroll,
        )

    def _show(self, y: float, h: float) -> None:
        """Scroll so that a child's box is seen, and what is said below it as far as there is room for both."""
        room = self.box[3]
        below = [child.box[1] for child in self.children if child.box[1] >= y + h and child.controls()]
        h = max(h, min(min(below, default=self.full) - y, room - 2 * EDGE_ROOM))
        if y - EDGE_ROOM < self.top:
            self.top = y - EDGE_ROOM
        elif y + h + EDGE_ROOM > self.top + room:
            self.top = y + h + EDGE_ROOM - room
        self.top = max(0.0, min(self._limit(), self.top))

    def reveal(self, id: str) -> None:
        """Scroll so that the child with the control of that name is seen, if it is one of this box."""
        for child in self.children:
            if child.id and (id == child.id or id.startswith(f"{child.id}/")):
                self._show(child.box[1], child.box[3])

    def scroll(self, amount: float) -> bool:
        """Up by so many steps of the wheel; False at the end."""
        before = self.top
        self.top = max(0.0, min(self._limit(), self.top - amount * 52))
        return self.top != before

    def update(self, dt: float) -> bool:
        return any([child.update(dt) for child in self.children])

    def close(self) -> bool:
        """Shut an open list of a child."""
        return any([child.close() for child in self.children])

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        ground = self.controls()[0]
        if ground.stop:
            self.look(s, focus, ground)
        with s.clip(x - 10, y, w + 20, h):
            self._drawn(s, focus, above=False)
        if self._limit():
            long = max(30.0, h * h / self.full)
            at = y + (h - long) * self.top / self._limit()
            put(
                s,
                (x + w - BAR, y, BAR, h),
                plate(x + w - 8, y, 6, h, FINE, WELL, 0.6 if self.tone == "dark" else 0.15)
                + plate(x + w - 9, at, 8, long, FINE, GOLD if self.tone == "dark" else WINE),
                2,
            )

    def draw_above(self, s: Sheet, focus: Focus) -> None:
        self._drawn(s, focus, above=True)

    def _drawn(self, s: Sheet, focus: Focus, above: bool) -> None:
        """Draw the children with the sheet's origin moved to the scrolled corner."""
        ox, oy = s.ox, s.oy
        s.ox, s.oy = ox + self.box[0] * s.u, oy + (self.box[1] - self.top) * s.u
        for child in self.children:
            near = child.box[1] < self.top + self.box[3] + 60 and child.box[1] + child.box[3] > self.top - 60
            if child.shown and (above or near):
                (child.draw_above if above else child.draw)(s, focus)
        s.ox, s.oy = ox, oy


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
