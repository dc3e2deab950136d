"""evenings: a page of doors, one for each thing there is to play for beyond one game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game import modes
from game.modes import Door, Far
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.rooms.lodgings import lit_room
from game.ui.draw.shapes import focus_ring, frame, plate, put, raised
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, grid, overlay, pad
from game.ui.scenes.people import house_signs
from game.ui.style.metrics import BOLD, BROAD, EVEN
from game.ui.style.palette import palette
from game.ui.widgets.header import HEAD, Header
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Pop, Push, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

NOTE = "what there is to play for"
CELL = (250, 232)  # least units of a door with its words
LOW = (250, 150)  # the same where the window is low
WIDEST = 560


class Doorway(Widget):
    """The plate of a door, which is pressed as a whole; its words lie on it."""

    def __init__(self, door: Door, far: Far, choose: Act) -> None:
        super().__init__(f"door/{door.mode}", NOWHERE)
        self.door, self.far, self.choose = door, far, choose
        self.zone = "doors"

    def controls(self) -> Sequence[Control]:
        return (self.control(self.choose, f"{self.door.title}: {self.far.words}", BROAD),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        control, (x, y, w, h) = self.controls()[0], self.box
        look = focus.look(control)
        hot = look.state in ("hover", "pressed")
        fill, edge = palette.plum if hot else palette.night, palette.glow if hot or look.ring else palette.brass
        put(s, self.box, raised(*self.box, BROAD, fill, edge, BOLD if hot else EVEN))
        if look.ring:
            focus_ring(s, self.box, BROAD)
        s.mark("control", x, y, w, h, self.id)


class Evenings(Screen):
    """Every door leads to the screen of its mode; how far one has come is counted anew whenever the page is seen.
    `behind`: the mode that one comes back from, "" for none."""

    before = rooms.LANDING

    theme = "parlour"

    def __init__(self, app: House, behind: str = "") -> None:
        super().__init__()
        self.parlour, self.behind = app, behind
        self.far: dict[str, Far] = {}

    def enter(self) -> None:
        self.first = f"door/{self.behind or modes.DOORS[0].mode}" if modes.DOORS else "header/back"
        self._count()

    def resume(self, result: object) -> object:
        self._count()
        return super().resume(result)

    def _count(self) -> None:
        folders = self.parlour.folders
        self.far = {door.mode: modes.mode_of(door.mode).so_far(folders) for door in modes.DOORS}
        self.set_out()

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        head = Header("Evenings", self.back, NOTE, "glass", house_signs(self.parlour))
        high, low = (
            grid(*(self._door(door, n, *size) for door in modes.DOORS), gap=16) for n, size in enumerate((CELL, LOW))
        )
        every = first(
            high, low, self.scrolled("doors", grid(*(self._door(door, 2, *LOW) for door in modes.DOORS), gap=12))
        )
        return column(self.leaf(head, 400, HEAD).max(h=HEAD), pad(every, air=(24, 20, 24, 22)).share())

    def _door(self, door: Door, form: int, wide: float, high: float) -> Box:
        """Who stands in the door, and below it what is behind and how far one has come."""
        look, far = self.style.palette, self.far[door.mode]
        way = self.leaf(Doorway(door, far, partial(self._open, door)), wide, high, f"door/{door.mode}/{form}")
        picture = self.painted(partial(self._figure, door)).min(w=80, h=56).share()
        title = self.words(door.title, "title", look.glow, wraps=True)
        line = self.words(door.line, "note", look.paper, wraps=True)
        come = self.words(far.words, "small", look.soft, wraps=True)
        bar = box() if far.share is None else self.painted(partial(self._bar, far.share))
        return overlay(way, pad(column(picture, title, line, come, bar.size(h=8), gap=4), 12, 12)).max(w=WIDEST)

    def _open(self, door: Door) -> object:
        return Push(self.parlour.make(door.mode))

    def back(self) -> object:
        return Pop()

    # ---- looks ------------------------------------------------------------------------------------------------
    def _figure(self, door: Door, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        size = max(1, round(w * s.u)), max(1, round(h * s.u))
        s.blit(lit_room(self.parlour.pictures, door.figure, size), x, y)
        put(s, at, frame(*at, 0, palette.brass, EVEN))

    def _bar(self, share: float, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        full = plate(x, y, max(h, w * min(1.0, share)), h, h / 2, palette.gold) if share > 0 else ""
        put(s, at, plate(*at, h / 2, palette.rise) + full)
