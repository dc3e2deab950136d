"""Marks: what lies or stands on a tile beside its terrain: flag, bonus, star, trap, start."""

from __future__ import annotations

import math

from game.ui.draw.crests import CRESTS
from game.ui.draw.hexes.shapes import oval, path, shape
from game.ui.draw.hexes.space import hex_path
from game.ui.draw.hexes.tile import Tile
from game.ui.draw.paint import icon, mix


def mark(t: Tile) -> None:
    name, _, colour = t.hex.mark.partition(":")
    if name == "flag":
        t.marks.append(oval(0, 6, 46, 33, "#ffffff", 0.5) + oval(0, 6, 38, 27, t.base))
        t.put(
            -4,
            10,
            oval(8, 2, 20, 6, "#4a3a2a", 0.35)
            + shape("M-4 2V-78H3V2Z", "#6d4434")
            + oval(-0.5, -80, 6, 6, "#f5c242")
            + shape("M3 -76C20 -86 30 -66 52 -74L44 -58L54 -44C32 -36 22 -54 3 -44Z", "#e8433f")
            + shape("M28 -70C36 -69 44 -70 52 -74L44 -58L54 -44C44 -41 36 -42 28 -45Z", "#b32c40"),
        )
    elif name in ("shell", "berry", "heart"):
        rim, inner = {
            "shell": ("#ef7fa2", "#fff0f2"),
            "berry": ("#7a4bb5", "#f3ebff"),
            "heart": ("#d93a3c", "#fff0e6"),
        }[name]
        t.marks.append(
            oval(4, 18, 46, 36, "#1c1230", 0.25)
            + oval(0, 12, 44, 35, mix(rim, "#1c1230", 0.35))
            + oval(0, 4, 44, 35, rim)
            + oval(0, 4, 35, 28, inner)
            + glyph(name, 0, 3, 46)
        )
    elif name == "star":
        t.marks.append("" if t.hex.ford else star_mark(0, 0))
    elif name == "trap":
        t.marks.append(
            icon("trap", 3, 8, 66, "#1c1230", "#1c1230").replace("<g ", '<g opacity=".3" ', 1)
            + icon("trap", 0, 2, 66, "#e8433f", "#fff4de")
        )
    elif name == "start":
        light, base, dark, sym = CRESTS[colour][:4]
        t.add(
            shape(hex_path(0, 3, 1, 0.78), dark),
            shape(hex_path(0, 0, 1, 0.78), base),
            shape(hex_path(0, 0, 1, 0.62), light, 0.45),
            oval(0, 0, 34, 27, "#fff4de"),
            f'<g transform="scale(1 .84)">{icon(sym, 0, 0, 42, dark, "#fff4de")}</g>',
        )


def star_mark(x: float, y: float) -> str:
    return (
        star_shape(x + 3, y + 10, 44, "#6f8036", 0.55)
        + star_shape(x, y + 4, 44, "#fff3c4")
        + star_shape(x, y + 4, 31, "#eda92a")
    )


def star_shape(x: float, y: float, r: float, fill: str, o: float = 1.0) -> str:
    return shape(
        path(
            [
                (
                    x + (r if i % 2 == 0 else r * 0.46) * math.sin(i * math.pi / 5),
                    y - (r if i % 2 == 0 else r * 0.46) * math.cos(i * math.pi / 5) * 0.84,
                )
                for i in range(10)
            ]
        ),
        fill,
        o,
        stroke=fill,
        stroke_width=3,
        stroke_linejoin="round",
    )


def glyph(name: str, x: float, y: float, size: float) -> str:
    """Small bonus pictures on a 64 canvas: shell, berry, heart."""
    body = {
        "shell": shape(
            "M32 58C26 58 22 54 22 50C10 46 4 36 6 26C10 12 22 6 32 6C42 6 54 12 58 26C60 36 54 46 42 50C42 54 38 58 "
            "32 58Z",
            "#ef7fa2",
        )
        + shape("M32 6C42 6 54 12 58 26C60 36 54 46 42 50C42 54 38 58 32 58Z", "#c9527f")
        + "".join(
            shape(
                f"M32 54Q{32 + dx * 0.6:.0f} 34 {32 + dx} 14L{32 + dx + 4} 15Q{32 + dx * 0.6 + 3:.0f} 34 34 54Z",
                "#ffd9df",
            )
            for dx in (-18, -9, 0, 8, 16)
        ),
        "berry": shape("M30 22C28 12 34 6 44 4C44 14 40 20 33 22Z", "#47a355")
        + "".join(
            f'<circle cx="{a}" cy="{b}" r="13" fill="#7a4bb5"/><circle cx="{a + 2}" cy="{b + 3}" r="9" '
            f'fill="#57379a"/><circle cx="{a - 4}" cy="{b - 4}" r="3.6" fill="#d9c5ef"/>'
            for a, b in ((19, 30), (43, 30), (31, 48))
        ),
        "heart": shape("M32 58C8 42 2 28 6 18C12 4 28 6 32 18C36 6 52 4 58 18C62 28 56 42 32 58Z", "#d93a3c")
        + shape("M32 58C56 42 62 28 58 18C56 12 52 9 48 9C54 24 46 44 28 55Z", "#a3233e")
        + shape("M11 22C12 14 18 11 23 13C17 16 15 21 14 27Z", "#ffb09a"),
    }[name]
    return f'<g transform="translate({x} {y}) scale({size / 64:.3f}) translate(-32 -32)">{body}</g>'
