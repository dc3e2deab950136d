"""values: widgets that hold a number or a yes, which lives with its owner, and how such controls are drawn: toggle,
slider, segments and step line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon, mix
from game.ui.draw.shapes import (
    BRASS,
    EDGE,
    GLOW,
    KNOB,
    LEAF,
    NIGHT,
    SHADOW,
    TOGGLE,
    WELL,
    disc,
    faded,
    frame,
    plate,
    put,
)
from game.ui.style.metrics import CHIP, FINE, HAIR, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.style.type import TEXTS
from game.ui.widgets.looks import DIM, HOVERED
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget


def toggle(s: Sheet, x: float, y: float, on: bool, state: str = "normal") -> None:
    """56 x 30. On: green, knob right with a tick; off: knob left with a bar."""
    w, h = TOGGLE
    box = (x, y, w, h)
    if state == "disabled":
        faded(s, box, h / 2, ("toggle", on), lambda t: toggle(t, x, y, on))
        return
    track, edge = (LEAF, palette.good_light) if on else (DIM, EDGE)
    if state == "hover":
        track, edge = mix(track, palette.white, 0.16), GLOW
    k = KNOB - (2 if state == "pressed" else 0)
    cx, cy = x + (w - 15 if on else 15), y + h / 2
    put(
        s,
        box,
        plate(x, y, w, h, h / 2, track)
        + frame(x, y, w, h, h / 2, edge)
        + disc(cx + 1, cy + 2.5, k, SHADOW, 0.45)
        + disc(cx, cy, k, PAPER)
        + (icon("check", cx, cy, 16, LEAF, LEAF) if on else plate(cx - 5, cy - 1.5, 10, 3, FINE, palette.dusk)),
    )


def knob_at(x: float, w: float, value: float, text: str) -> float:
    """Centre of a slider's knob for a value of 0..1."""
    return x + 13 + (w - (56 if text else 0) - 26) * value


def slider(s: Sheet, x: float, y: float, w: float, value: float, text: str = "", state: str = "normal") -> None:
    """Line of 8, knob of 26; the value stands at the right end. y = centre line; box = y +- 15."""
    box = (x, y - 15, w, 30)
    if state == "disabled":
        faded(s, box, 15, ("slider", value, text), lambda t: slider(t, x, y, w, value, text))
        return
    n = w - (56 if text else 0)
    kx = knob_at(x, w, value, text)
    r = {"hover": 15, "pressed": 11}.get(state, 13)
    rim = GOLD if state in ("hover", "pressed") else BRASS
    put(
        s,
        box,
        plate(x, y - 4, n, 8, FINE, WELL)
        + frame(x - 1, y - 5, n + 2, 10, FINE, EDGE, THIN, 0.9)
        + plate(x, y - 4, kx - x, 8, FINE, GOLD)
        + plate(x + 3, y - 3, kx - x - 3, 2.5, FINE, palette.glow)
        + disc(kx + 1, y + 3, r, SHADOW, 0.5)
        + disc(kx, y, r, rim)
        + disc(kx, y, r - 3, PAPER),
    )
    if text:
        s.say(text, "name", PAPER, x + w, y, "r", 48, maxh=28)


def segments(s: Sheet, box: Area, items: Sequence[str], chosen: int, state: str = "normal", over: int = -1) -> None:
    """One choice of a few. Chosen = raised gold plate; `over` is the one pointed at."""
    x, y, w, h = box
    if state == "disabled":
        faded(s, box, SLIP, (tuple(items), chosen), lambda t: segments(t, box, items, chosen))
        return
    put(s, box, plate(*box, SLIP, WELL) + frame(*box, SLIP, GLOW if state == "hover" else EDGE))
    cw = w / len(items)
    room = cw - 10
    size = TEXTS["step"].size * min(1.0, *(room / max(1.0, s.wide(word, "step")) for word in items))  # one for all
    for i, word in enumerate(items):
        cx, on = x + i * cw, i == chosen
        if on:
            d = 1 if state == "pressed" else 0
            put(
                s,
                (cx, y, cw, h),
                plate(cx + 3, y + 3 + d, cw - 6, h - 6 - d, CHIP, palette.copper)
                + plate(cx + 3, y + 3 + 2 * d, cw - 6, h - 9 - d, CHIP, GOLD)
                + plate(cx + 9, y + 4 + 2 * d, cw - 18, 2.5, FINE, palette.glow),
            )
        elif i and i - 1 != chosen:
            put(s, (cx, y, 2, h), plate(cx - 0.75, y + 10, 1.5, h - 20, FINE, EDGE, 0.6))
        if i == over and not on:
            put(s, (cx, y, cw, h), plate(cx + 3, y + 3, cw - 6, h - 6, CHIP, HOVERED))
        ink = INK if on else PAPER
        s.say(word, "step", ink, cx + cw / 2, y + h / 2 + 0.5, "c", room, h - 8, size)


def steps(s: Sheet, x: float, y: float, w: float, n: int, now: int, state: str = "normal") -> None:
    """Line of n steps, y = centre: done and present ones gold, the present one larger."""
    box = (x, y - 12, w, 24)
    if state == "disabled":
        faded(s, box, 12, ("steps", n, now), lambda t: steps(t, x, y, w, n, now))
        return
    at = step_at(x, w, n, now)
    body = (
        plate(x, y - 3, w, 6, FINE, WELL)
        + frame(x, y - 4, w, 8, FINE, EDGE, HAIR, 0.7)
        + plate(x, y - 3, at - x, 6, FINE, GOLD)
    )
    for i in range(n):
        cx, here = step_at(x, w, n, i), i == now
        grown = {"hover": 2, "pressed": -2}.get(state, 0) if here else 0
        body += disc(cx, y, (11 if here else 8) + max(0, grown), NIGHT)
        body += disc(cx, y, (9 if here else 6) + grown, GLOW if here else GOLD if i < now else EDGE)
    put(s, box, body)


def step_at(x: float, w: float, n: int, i: int) -> float:
    return x + w * (i + 0.5) / n


class Toggle(Widget):
    """On or off; x, y is the upper left corner."""

    def __init__(
        self, id: str, x: float, y: float, label: str, value: Callable[[], bool], change: Callable[[bool], object]
    ) -> None:
        super().__init__(id, (x, y, *TOGGLE))
        self.label, self.value, self.change = label, value, change

    def controls(self) -> Sequence[Control]:
        one = self.control(lambda: self.change(not self.value()), self.label, TOGGLE[1] / 2)
        one.tags["state"] = "on" if self.value() else "off"
        return (one,)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        toggle(s, self.box[0], self.box[1], self.value(), look.state)


class Slider(Widget):
    """A whole number from low to high by steps; y is the centre line. Arrows change it, the pointer sets it."""

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        w: float,
        label: str,
        value: Callable[[], int],
        change: Callable[[int], object],
        low: int = 0,
        high: int = 100,
        by: int = 5,
        unit: str = " %",
    ) -> None:
        super().__init__(id, (x, y - 15, w, 30))
        self.label, self.value, self.change = label, value, change
        self.low, self.high, self.by, self.unit = low, high, by, unit

    def words(self) -> str:
        return f"{self.value()}{self.unit}"

    def share(self) -> float:
        return (self.value() - self.low) / (self.high - self.low)

    def to(self, value: float) -> object:
        """Set the nearest step within the limits."""
        step = self.low + round((value - self.low) / self.by) * self.by
        new = max(self.low, min(self.high, step))
        return self.change(new) if new != self.value() else None

    def controls(self) -> Sequence[Control]:
        x, y, w, h = self.box
        one = self.control(None, self.label, 13)
        kx = knob_at(x, w, self.share(), self.words())
        one.ring = (kx - 13, y + 2, 26, 26)
        one.steer = self._steer
        one.press = lambda px, py: self.to(self.low + (px - x - 13) / (w - 56 - 26) * (self.high - self.low))
        return (one,)

    def _steer(self, dx: int, dy: int) -> bool:
        if dx:
            self.to(self.value() + dx * self.by)
        return bool(dx)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, _ = self.box
        slider(s, x, y + 15, w, self.share(), self.words(), look.state)


class Steps(Widget):
    """A line of steps that can be gone to, as in a replay."""

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        w: float,
        label: str,
        count: Callable[[], int],
        value: Callable[[], int],
        change: Callable[[int], object],
    ) -> None:
        super().__init__(id, (x, y - 12, w, 24))
        self.label, self.count, self.value, self.change = label, count, value, change

    def controls(self) -> Sequence[Control]:
        x, y, w, _ = self.box
        one = self.control(None, self.label, 9)
        cx = step_at(x, w, self.count(), self.value())
        one.ring = (cx - 9, y + 3, 18, 18)
        one.steer = self._steer
        one.press = lambda px, py: self.change(max(0, min(self.count() - 1, int((px - x) / w * self.count()))))
        return (one,)

    def _steer(self, dx: int, dy: int) -> bool:
        if 0 <= self.value() + dx < self.count() and dx:
            self.change(self.value() + dx)
        return bool(dx)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, _ = self.box
        steps(s, x, y + 12, w, self.count(), self.value(), look.state)
