"""beyond: arrows at the edge of a map that is seen closely, toward what a question asks about and lies out of sight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import dist

from game.engine.words import counted
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import inside
from game.ui.style.metrics import SLIP
from game.ui.table.mapview import MapView, Pan
from game.ui.table.marks import ring
from game.ui.table.part import View
from game.ui.widgets import looks
from game.ui.window.focus import Control

SIZE, AIR = 32.0, 4.0  # of an arrow, and between it and the edge
CORNER = (94.0, 50.0)  # room of other buttons in a corner below
WAYS = {"left": "left", "right": "right", "up": "above", "down": "below"}


class Beyond:
    """One arrow at each edge of `camera.box` beyond which something lies. `spaces`: all that is asked about; `lit`:
    those of them that can be chosen; `target`: their names."""

    def __init__(
        self,
        view: View,
        camera: MapView,
        spaces: Callable[[], Iterable[int]],
        lit: Callable[[], Iterable[int]],
        target: Callable[[int], str],
    ) -> None:
        self.view, self.camera, self.spaces, self.lit, self.target = view, camera, spaces, lit, target

    def sides(self) -> dict[str, list[int]]:
        """The spaces out of sight, by the edge beyond which they lie."""
        found: dict[str, list[int]] = {}
        if self.camera.zoom == 1:
            return found
        x, y, w, h = self.camera.box
        for space in self.spaces():
            sx, sy = self.camera.spot(space)
            if not inside(self.camera.box, sx, sy):
                dx, dy = (sx - x) / w - 0.5, (sy - y) / h - 0.5
                across, down = "right" if dx > 0 else "left", "down" if dy > 0 else "up"
                found.setdefault(across if abs(dx) > abs(dy) else down, []).append(space)
        return found

    def box(self, side: str, spaces: list[int]) -> Area:
        """Where an arrow stands: at the edge, as far along it as what it points to, clear of a corner with buttons."""
        x, y, w, h = self.camera.box
        sx, sy = self.middle(spaces)
        low = max(y + AIR, min(y + h - SIZE - AIR - CORNER[1] * (side == "left"), sy - SIZE / 2))
        far = max(x + (CORNER[0] if side == "down" else SIZE + 2 * AIR), min(x + w - 2 * SIZE - AIR, sx - SIZE / 2))
        match side:
            case "left":
                return x + AIR, low, SIZE, SIZE
            case "right":
                return x + w - SIZE - AIR, low, SIZE, SIZE
            case "up":
                return far, y + AIR, SIZE, SIZE
        return far, y + h - SIZE - AIR, SIZE, SIZE

    def middle(self, spaces: list[int]) -> tuple[float, float]:
        """The middle of several spaces, on the table."""
        spots = [self.camera.spot(space) for space in spaces]
        return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)

    def controls(self) -> Iterator[Control]:
        lit = set(self.lit())
        for side, spaces in self.sides().items():
            choices = sum(space in lit for space in spaces)
            words = f"{counted(choices, 'more choice')} {WAYS[side]}" if choices else f"More {WAYS[side]}"
            yield Control(
                f"map/{side}",
                self.box(side, spaces),
                words,
                lambda spaces=spaces: self.bring(spaces),  # type: ignore[misc]
                zone="choices" if choices else "map",
                radius=SLIP,
                tags={"bubble": True, "sign": f".{side}", "on": bool(choices)},
            )

    def bring(self, spaces: list[int]) -> None:
        """Move the map until the nearest of them is in its middle; the focus of keys goes there."""
        camera, (x, y, w, h) = self.camera, self.camera.box
        nearest = min(spaces, key=lambda space: dist(camera.spot(space), (x + w / 2, y + h / 2)))
        camera.held = True
        self.view.let(Pan(camera, *camera.middle(nearest)))
        if nearest in set(self.lit()):
            self.view.focus.at = self.target(nearest)
        self.view.redraw()

    def draw(self, s: Sheet) -> None:
        for control in self.controls():
            tags, state = control.tags, self.view.focus.look(control).state
            looks.icon_button(s, control.rect, str(tags["sign"]), state, bool(tags["on"]))
            ring(s, self.view, control)
