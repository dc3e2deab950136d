"""Stirs: what moves of the wilds by itself: ripples, foam, embers, whirls, glints; how they are drawn, and when."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from game.ui.draw.hexes.shapes import blot, oval, ripple, shape

LEVELS = 32  # of how opaque something is: fewer looks, each of which is painted
WHIRL, TURNS = 120, 30  # degrees after which a whirl looks the same, and its looks until then


class Stir(NamedTuple):
    """Something small that moves where it is. `body` is drawn round 0, 0 and has {at} where it turns or grows; it
    reaches `wide` and `high` to each side, wherever it moves. Units of the board."""

    kind: str
    x: float
    y: float
    wide: float
    high: float
    body: str


class Seen(NamedTuple):
    """How it looks at a time: moved so far, how opaque (0..1), and how far turned (degrees) or grown."""

    dx: float = 0
    dy: float = 0
    alpha: float = 1
    at: float = 1


class Way(NamedTuple):
    """How a kind moves: again after `ms`, at `p` of that (0..1) as `seen` says. `waves`: units over which it is one
    round later, so that it runs over the map; 0: each for itself."""

    ms: float
    seen: Callable[[float], Seen]
    waves: float = 0


def swing(p: float) -> float:
    """0 at first, 1 in the middle, 0 at the end."""
    return (1 - math.cos(2 * math.pi * p)) / 2


def brief(p: float, share: float) -> float:
    """The same within a share of the round; 0 after."""
    return swing(p / share) if p < share else 0.0


def drifting(far: float, most: float = 1.0) -> Callable[[float], Seen]:
    """It comes, moves on by so much, and is gone."""
    return lambda p: Seen(dx=round(far * (p - 0.5)), alpha=most * math.sin(math.pi * p))


def glowing(least: float, most: float, share: float = 1.0) -> Callable[[float], Seen]:
    """It brightens and fades."""
    return lambda p: Seen(alpha=least + (most - least) * brief(p, share))


def floating(p: float) -> Seen:
    return Seen(round(2.6 * math.sin(2 * math.pi * p)), round(1.6 * math.sin(4 * math.pi * p)))


def whirling(p: float) -> Seen:
    return Seen(at=-WHIRL / TURNS * int(p * TURNS))


def bubbling(p: float) -> Seen:
    """It grows, bursts, and is away for a while."""
    if p > 0.76:
        return Seen(alpha=0)
    return Seen(alpha=0.5, at=1.15) if p > 0.72 else Seen(alpha=min(1, p * 12), at=0.4 + 0.15 * int(min(4, p * 8)))


WAYS = {
    "ripple": Way(5600, drifting(16)),
    "swell": Way(8400, drifting(30, 0.6)),
    "wash": Way(5200, glowing(0, 0.7, 0.7), 900),
    "backwash": Way(5200, lambda p: glowing(0, 0.45, 0.6)((p - 0.2) % 1), 900),
    "foam": Way(5200, lambda p: Seen()),
    "whirl": Way(3750, whirling),
    "heat": Way(5400, glowing(0, 0.42), 700),
    "ember": Way(3900, glowing(0.35, 1)),
    "crust": Way(7600, floating),
    "bubble": Way(4600, bubbling),
    "sheen": Way(7200, glowing(0, 0.55, 0.22), -1100),
    "glint": Way(5000, glowing(0, 1, 0.16)),
    "shine": Way(3800, glowing(0, 0.4)),
}
LIFE = {"swell", "wash", "backwash", "heat", "sheen", "glint", "shine"}  # not there where nothing moves


def seen(stir: Stir, ms: float | None) -> Seen:
    """How something looks after so much time; None: as it is printed."""
    if ms is None:
        return Seen(alpha=0 if stir.kind in LIFE else 1, at=0 if stir.kind == "whirl" else 1)
    way = WAYS[stir.kind]
    late = (stir.x + stir.y) / way.waves if way.waves else stir.x * 0.37 + stir.y * 0.61
    found = way.seen((ms / way.ms - late) % 1)
    return found._replace(alpha=round(found.alpha * LEVELS) / LEVELS)


def printed(stir: Stir) -> str:
    """What is drawn of it where nothing moves; the foam lies there as it is."""
    if stir.kind in LIFE or stir.kind == "foam":
        return ""
    return f'<g transform="translate({stir.x:.0f} {stir.y:.0f})">{stir.body.format(at=seen(stir, None).at)}</g>'


# --- what there is


def rippled(x: float, y: float, w: float) -> Stir:
    w = 3 * round(w / 3)
    return Stir("ripple", x, y, 2 * w + 10, 10, ripple(0, 0, w))


def ember(x: float, y: float, rx: float, ry: float) -> Stir:
    """A hot place in lava."""
    rx, ry = 4 * round(rx / 4), 2 * round(ry / 2)
    return Stir("ember", x, y, 1.2 * rx, 1.4 * ry, blot(0, 0, rx, ry, "#ffc23f") + blot(2, -1, 11, 4, "#fff0a0"))


def crust(x: float, y: float, w: float) -> Stir:
    """A cold crust that floats on it."""
    w = 3 * round(w / 3)
    top = f"M{-w} 0L{-w * 0.5:.1f} {-w * 0.5:.1f}L{w * 0.6:.1f} {-w * 0.45:.1f}L"
    body = shape(f"{top}{w} {w * 0.1:.1f}L{w * 0.2:.1f} {w * 0.5:.1f}Z", "#5b2940")
    return Stir("crust", x, y, w + 4, w * 0.5 + 4, body + shape(f"{top}0 {-w * 0.1:.1f}Z", "#8a4552"))


def heat(pool: str) -> Stir:
    """What brightens all of a pool of lava."""
    return Stir("heat", 0, 0, 70, 60, shape(pool, "#ffae45"))


def whirl() -> Stir:
    """Arms that run into a hole."""
    arm = "M76 0C76 44 42 74 2 74C36 66 58 38 52 4C46 -22 24 -34 6 -30C30 -44 76 -36 76 0Z"
    arms = "".join(
        f'<g transform="rotate({turn + late}) scale({size})">{shape(arm, colour)}</g>'
        for late, size, colour in ((-40, 0.86, "#74c9e0"), (0, 0.92, "#c9f4f0"))
        for turn in (0, 120, 240)
    )
    turned = f'<g transform="scale(1 .74) rotate({{at}})">{arms}</g>'
    pool = oval(0, 0, 76, 56, "#49b4d4") + oval(0, 2, 64, 46, "#2f8fc4")
    return Stir("whirl", 0, 0, 77, 58, pool + turned + oval(0, 3, 24, 16, "#15558f") + oval(1, 6, 15, 9, "#0d3a6e"))


def bubble(x: float, y: float, r: float) -> Stir:
    r = 2 * round(r / 2)
    body = (
        oval(0, 0, r, r * 0.84, "#d4f06a")
        + oval(r * 0.2, r * 0.2, r * 0.7, r * 0.55, "#8fb83a")
        + oval(-r * 0.35, -r * 0.35, r * 0.24, r * 0.2, "#ffffff")
    )
    return Stir("bubble", x, y, 1.2 * r, 1.2 * r, f'<g transform="scale({{at}})">{body}</g>')


def glint(x: float, y: float) -> Stir:
    star = "M0 -17Q1.6 -2 12 0Q1.6 2 0 17Q-1.6 2 -12 0Q-1.6 -2 0 -17Z"
    return Stir("glint", x, y, 13, 18, oval(0, 0, 8, 7, "#ffffff", 0.55) + shape(star, "#ffffff"))


def sheen(points: list[tuple[float, float]]) -> Stir:
    """Light on a face of ice."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    x, far = (left + right) / 2, max(abs(y) for _, y in points) + 1
    d = "M" + "L".join(f"{px - x:.0f} {py:.0f}" for px, py in points) + "Z"
    return Stir("sheen", x, 0, (right - left) / 2 + 1, far, shape(d, "#ffffff"))


def shine(d: str) -> Stir:
    """The light of the Waystone."""
    return Stir("shine", 0, 0, 80, 76, shape(d, "#b8fff6"))


def swell(x: float, y: float, w: float) -> Stir:
    """A wave of the open sea."""
    d = f"M{-w} 0q{w * 0.5:.1f} 16 {w} 2q{w * 0.5:.1f} -14 {w} 0q{-w * 0.5:.1f} -2 {-w} 10q{-w * 0.5:.1f} 8 {-w} -12z"
    return Stir("swell", x, y, w + 18, 18, shape(d, "#6fd0d8"))


def lapping(kind: str, d: str, width: float) -> Stir:
    """A line of foam along the shore."""
    line = shape(d, "none", stroke="#f2fffb", stroke_width=width, stroke_linecap="round", stroke_linejoin="round")
    return Stir(kind, 0, 0, 90, 82, line)


def foamed(body: str) -> Stir:
    """The foam of a shore once more, over what moves."""
    return Stir("foam", 0, 0, 90, 82, body)
