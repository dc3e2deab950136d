"""placenames: the names of villages and temples on the map of Dragon Attack!, where there is room for them."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.rules.dragon.realm import Realm
from game.ui.draw.hexes.space import PITCH
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import plate
from game.ui.games.dragon.camera import Camera, shared
from game.ui.games.dragon.places import BACK_W
from game.ui.style.metrics import FINE
from game.ui.style.palette import palette
from game.ui.style.type import TEXTS
from game.ui.table.stamps import Stamps

ROW = 36.0  # units from row to row below which a name would hide what lies under it
SIZE, HIGH, AIR = 12.0, 1.15, 3.0  # of the letters; of the label, in sizes; left and right of the letters
UNDER = 68.0  # from the middle of a space to the upper edge of its name, units of the board
SIDES = 0.5, 0.25, 0.75, 0.1, 0.9  # how much of a name may stand left of its place, the best first
PILE = 1.4  # how much wider than one counter are more, with their number
STYLE = "small"


class Label(NamedTuple):
    """A name and the box of the table in which it stands."""

    name: str
    box: Area


class PlaceNames:
    """Each stands under the number of its place, where it hides least of the counters in the row below."""

    def __init__(self, kingdom: Realm, camera: Camera) -> None:
        self.kingdom, self.camera = kingdom, camera
        self.sides: dict[tuple[int, float, float], float] = {}  # how far a label begins left of its place, in widths

    def labels(self, s: Sheet) -> list[Label]:
        """Those that are written, none where rows are narrow; the palace needs none."""
        if PITCH * self.camera.k < ROW:
            return []
        size, places = self.size(s), self.kingdom.path[:-1]
        names = [self.kingdom.space(space).name for space in places]
        wide = [s.wide(name, STYLE, size) + 2 * AIR for name in names]
        return [Label(name, self.box(space, w, HIGH * size)) for space, name, w in zip(places, names, wide)]

    def size(self, s: Sheet) -> float:
        return max(SIZE, TEXTS[STYLE].least / s.u)

    def box(self, space: int, w: float, h: float) -> Area:
        """Where a label of this size stands under a place."""
        k, (x, y) = self.camera.k, self.camera.spot(space)
        boxes = {side: (x - side * w, y + UNDER * k, w, h) for side in SIDES}
        key = space, k, w
        if key not in self.sides:
            counters = [self.counter(other) for other in self.kingdom.treasure if self.kingdom.space(other).star]
            self.sides[key] = min(boxes, key=lambda side: sum(shared(boxes[side], one) for one in counters))
        return boxes[self.sides[key]]

    def counter(self, space: int) -> Area:
        """The box of the counters on a star."""
        (x, y), w = self.camera.spot(space), PILE * BACK_W * self.camera.grown
        return x - w / 2, y - w / 2, w, w

    def draw(self, s: Sheet, stamps: Stamps) -> None:
        for name, box in self.labels(s):
            w, h = box[2:]
            stamps.put(
                s, ("place", name, round(w, 2)), *box, partial(paint_name, name=name, w=w, h=h, size=self.size(s))
            )


def paint_name(t: Sheet, name: str, w: float, h: float, size: float) -> None:
    t.svg(plate(0, 0, w, h, FINE, PAPER, 0.88))
    t.say(name, STYLE, palette.cocoa, w / 2, h / 2, "c", w, size=size)
