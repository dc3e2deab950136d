"""dials: how the controls that hold one value are drawn: toggle, slider, segments and step line."""

from __future__ import annotations

from collections.abc import Sequence

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
