"""Dice: a true cube seen from above, three faces lit by the same light as everything else."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.ui.draw.crests import on_seat
from game.ui.draw.paint import mix, svg
from game.ui.style.palette import sides

Vector = tuple[float, float, float]


class Look(NamedTuple):
    """Colours of a die."""

    lit: str
    left: str
    right: str
    edge: str
    pip: str


IVORY = Look("#fff6e2", "#ecd7ad", "#cfae80", "#fffdf4", "#3a2148")
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
FACES: dict[int, tuple[Vector, Vector, Vector]] = {  # normal, u, v of a standard die: opposite faces sum to 7
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    2: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
}
UP = {1: (0, 0), 2: (90, 0), 5: (-90, 0), 3: (0, 90), 4: (0, -90), 6: (180, 0)}  # turns about x, y: that face up
AT_REST = (0.0, 0.0, 24.0)
CAMERA = -40  # degrees
HALF = 50  # half an edge, on a canvas of 200 x 200
MIDDLE = (100, 98)


def _turned(v: Vector, axis: str, degrees: float) -> Vector:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y, z = v
    if axis == "x":
        return x, y * c - z * s, y * s + z * c
    if axis == "y":
        return x * c + z * s, y, -x * s + z * c
    return x * c - y * s, x * s + y * c, z


def _posed(v: Vector, value: int, spin: Vector) -> Vector:
    about_x, about_y = UP[value]
    v = _turned(_turned(v, "x", about_x), "y", -about_y)
    for axis, degrees in zip("xyz", spin):
        v = _turned(v, axis, degrees)
    return _turned(v, "x", CAMERA)


def _light(normal: Vector) -> float:
    return normal[1] * 0.35 + normal[2] * 0.75 - normal[0] * 0.38


LIT, LEFT = 0.62, 0.30  # light from which on a face counts as lit, as left
FAINT = 0.7  # of the pips on faces that are not lit: the number that counts is the one on top


def look_of(colour: str) -> Look:
    """A die of ivory, or of the colour of the seat with that symbol."""
    if colour == "ivory":
        return IVORY
    light, base, shade, _ = sides(colour)
    return Look(base, mix(base, shade, 0.45), shade, light, on_seat(base))


def die_svg(value: int, colour: str = "ivory", spin: Vector = AT_REST) -> str:
    """One die on a 200 x 200 canvas with value uppermost at rest; spin tumbles it, degrees about x, y, z."""
    look = look_of(colour)
    seen = []
    for n, (normal, u, v) in FACES.items():
        w = _posed(normal, value, spin)
        if w[2] > 0.02:
            seen.append((w[2], n, w, _posed(u, value, spin), _posed(v, value, spin)))
    seen.sort()
    out = '<ellipse cx="110" cy="160" rx="76" ry="22" fill="#1c1230" opacity=".32"/>'
    for _, _, w, u, v in seen:
        light = _light(w)
        out += _plane(w, u, v, look.lit if light > LIT else look.left if light > LEFT else look.right)
    for _, n, w, u, v in seen:  # edge lights and pips on top, so that rounded joins stay clean
        out += _detail(n, w, u, v, look)
    return out


def _plane(w: Vector, u: Vector, v: Vector, fill: str) -> str:
    corners = []
    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x, y = (HALF * (w[i] + a * u[i] + b * v[i]) for i in range(2))
        corners.append(f"{MIDDLE[0] + x:.1f} {MIDDLE[1] - y:.1f}")
    return f'<path d="M{"L".join(corners)}Z" fill="{fill}" stroke="{fill}" stroke-width="22" stroke-linejoin="round"/>'


EDGE = (
    "M-.98 -.86C-.98 -.96 -.96 -.98 -.86 -.98H.86C.96 -.98 .98 -.96 .98 -.86V.86C.98 .96 .96 .98 .86 .98H-.86"
    "C-.96 .98 -.98 .96 -.98 .86Z"
)
FIELD = (
    "M-.84 -.66C-.84 -.8 -.8 -.84 -.66 -.84H.66C.8 -.84 .84 -.8 .84 -.66V.66C.84 .8 .8 .84 .66 .84H-.66"
    "C-.8 .84 -.84 .8 -.84 .66Z"
)


def _detail(n: int, w: Vector, u: Vector, v: Vector, look: Look) -> str:
    matrix = (
        f"matrix({u[0] * HALF:.3f} {-u[1] * HALF:.3f} {v[0] * HALF:.3f} {-v[1] * HALF:.3f} "
        f"{MIDDLE[0] + w[0] * (HALF + 11):.2f} {MIDDLE[1] - w[1] * (HALF + 11):.2f})"
    )
    lit = _light(w) > LIT
    out = f'<path d="{EDGE}" fill="{look.edge}"/><path d="{FIELD}" fill="{look.lit}"/>' if lit else ""
    r = 0.3 if n == 1 else 0.185
    for x, y in PIPS[n]:
        out += f'<circle cx="{x * 0.5}" cy="{y * 0.5}" r="{r}" fill="{look.pip}"/>'
        if lit:
            out += f'<circle cx="{x * 0.5}" cy="{y * 0.5}" r="{r * 0.6}" fill="{look.edge}" opacity=".18"/>'
    faint = "" if lit else f' opacity="{FAINT}"'
    return f'<g transform="{matrix}"{faint}>{out}</g>'


def die(value: int, width: float, colour: str = "ivory", spin: Vector = AT_REST) -> pygame.Surface:
    """A die as a square picture."""
    return svg(die_svg(value, colour, spin), (width, width), (0, 0, 200, 200))


def tumble(value: int, t: float) -> Vector:
    """The spin at t (0..1) of a roll that ends at rest with value uppermost."""
    left = (1 - t) ** 2
    return 290 * left * (1 + value % 2), 200 * left * (1 + value % 3), 24 + 150 * left
