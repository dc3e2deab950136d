"""Strikes: what attacks and landings look like, from their first moment to their last: motes on their courses."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.ui.draw.motes import Mote

REACHED = 0.42  # the share of its time after which a strike has come to whom it is for
CHEST, SKY = 62.0, 300.0  # how high it strikes, and where what falls comes from; units of the board
SPREAD = 2.4  # the angle, in radians, from one mote to the next where they lie about evenly

Course = Callable[[float, float, float], Iterator[Mote]]  # at a time 0..1, from a user at dx, dy


class Strike(NamedTuple):
    """`colour` is its own, where it has not that of whose it is."""

    courses: tuple[Course, ...]
    colour: str = ""

    def motes(self, t: float, dx: float, dy: float) -> Iterator[Mote]:
        """All that is seen at a time, 0..1, of what comes from dx, dy: units of the board, from where it strikes."""
        for course in self.courses:
            yield from course(t, dx, dy)


# --- time


def part(t: float, begin: float, end: float) -> float:
    """How much of a span has gone by, 0..1."""
    return min(1.0, max(0.0, (t - begin) / (end - begin)))


def swell(p: float) -> float:
    """0 at first, 1 in the middle, 0 at the end."""
    return math.sin(math.pi * p)


def heading(dx: float, dy: float) -> float:
    """Degrees by which what points up is turned, so that it points from dx, dy to the middle."""
    return math.degrees(math.atan2(-dx, dy)) if dx or dy else 0.0


# --- courses


def flown(look: str, many: int, size: float, arc: float = 0, wide: float = 14) -> Course:
    """One after the other from the user to who is struck, in an arc so high."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        for n in range(many):
            p = part(t, 0.16 * n / many, REACHED - 0.1 + 0.16 * n / many)
            if 0 < p < 1:
                off = wide * math.sin(n * SPREAD)
                turn = heading(dx, dy - arc * 4 * (1 - 2 * p)) if arc else heading(dx, dy)
                yield Mote(look, dx * (1 - p) + off, dy * (1 - p) - CHEST + off - arc * swell(p), size, turn)

    return course


def lined(
    look: str, many: int, size: float, up: float = CHEST, arc: float = 0, back: bool = False, upright: bool = False
) -> Course:
    """A row that grows from the user to who is struck, the other way for `back`, and goes again in that order."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        for n in range(many):
            q = (n + 0.5) / many
            p = part(t, REACHED * q, 0.5 + 0.5 * q)
            share = q if back else 1 - q
            if 0 < p < 1:
                x, y, alpha = dx * share, dy * share - up - arc * swell(q), min(1, 6 * p, 4 * (1 - p))
                turn = 0 if upright else heading(-dx, -dy) if back else heading(dx, dy)
                yield Mote(look, x, y, size * (1 - 0.3 * q), turn, alpha, up == 0)

    return course


def twined(look: str, size: float, wide: float) -> Course:
    """Two that wind round each other on their way."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        p = part(t, 0, REACHED + 0.06)
        for n in range(10 if 0 < p < 1 else 0):
            q = max(0.0, p - 0.07 * (n // 2))  # each draws a tail behind it
            off = wide * math.sin(7 * q + math.pi * (n % 2)) * (1 - q * q)
            yield Mote(look, dx * (1 - q), dy * (1 - q) - CHEST + off, size * 0.8 ** (n // 2), 0, 1 - 0.18 * (n // 2))

    return course


def thrown(look: str, many: int, size: float, high: float, reach: float, begin: float = REACHED) -> Course:
    """Up out of the ground on all sides, and down again."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        p = part(t, begin, 1)
        for n in range(many if 0 < p < 1 else 0):
            a, rise = n * SPREAD, 0.65 + 0.35 * math.cos(n * 1.7)
            far = reach * (0.3 + 0.7 * p)
            x, y = far * math.cos(a), 0.5 * far * math.sin(a) - high * rise * 4 * p * (1 - p)
            yield Mote(look, x, y, size * (0.75 + 0.25 * rise), 40 * math.cos(a) * p, 1 - p**4, math.sin(a) < -0.3)

    return course


def sprung(look: str, many: int, size: float, reach: float, begin: float = REACHED - 0.1) -> Course:
    """Up out of the ground round who is struck, where it stays a while."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        for n in range(many):
            late = 0.12 * n / many
            grown = min(1.0, 5 * part(t, begin + late, 1), 7 * (1 - part(t, begin, 1)))
            if grown > 0.1:
                a, tall = 2 * math.pi * (n + 0.25) / many, size * grown
                x, y = reach * math.cos(a), 0.5 * reach * math.sin(a) + 10
                yield Mote(look, x, y - tall / 2, tall, 22 * math.cos(a), 1, math.sin(a) < 0)

    return course


def tied(look: str, many: int, wide: float, high: float = 38) -> Course:
    """Hoops over each other that tighten round who is struck."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        for n in range(many):
            p = part(t, 0.12 * n, REACHED + 0.1 + 0.08 * n)
            alpha = min(1, 3 * p, 5 * (1 - part(t, 0.1, 1)))
            if alpha > 0:
                yield Mote(look, 0, 8 - high * n, wide * (1.7 - 0.8 * p * p), 0, alpha)

    return course


def whirled(look: str, many: int, size: float, wide: float, high: float, turns: float) -> Course:
    """Round who is struck and upwards."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        alpha = min(1, 5 * t, 5 * (1 - t))
        for n in range(many):
            up = (n / many + 0.6 * t) % 1
            a = 2 * math.pi * (n / many + turns * t) + n
            x, y = wide * math.cos(a), 0.4 * wide * math.sin(a) - high * up
            yield Mote(look, x, y, size, 60 * math.cos(a), alpha * min(1, 6 * up, 6 * (1 - up)), math.sin(a) < 0)

    return course


def funnelled(look: str, many: int, low: float, top: float, high: float) -> Course:
    """Hoops over each other that rise and sway, from so wide at the ground to so wide above."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        alpha = min(1, 5 * t, 5 * (1 - t))
        for n in range(many):
            up = (n / many + 0.8 * t) % 1
            x, y = 16 * up * math.sin(9 * t + 5 * up), 10 - high * up
            yield Mote(look, x, y, low + (top - low) * up, 0, alpha * min(1, 6 * up, 6 * (1 - up)))

    return course


def orbited(look: str, many: int, size: float) -> Course:
    """Round the user, over all who are as far away."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        far, first = max(120.0, math.hypot(dx, dy * 1.4)), math.atan2(-dy * 1.4, -dx)
        for n in range(many):
            a = first + 2 * math.pi * (1.4 * (t - REACHED) + n / many)
            x, y = dx + far * math.cos(a), dy + far * math.sin(a) / 1.4 - 40
            yield Mote(look, x, y, size, math.degrees(a) + 180, 0.9 * min(1, 5 * t, 5 * (1 - t)), math.sin(a) < 0)

    return course


def fallen(look: str, many: int, size: float, reach: float, aslant: float = 0) -> Course:
    """Down from the sky, one after the other."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        for n in range(many):
            p = part(t, 0.5 * n / many, REACHED + 0.5 * n / many)
            if 0 < p < 1:
                x, y = reach * math.cos(n * SPREAD), 0.5 * reach * math.sin(n * SPREAD)
                turn = heading(aslant, -SKY)
                yield Mote(look, x + aslant * (1 - p), y - SKY * (1 - p), size, turn, min(1, 4 * p))

    return course


def shone(look: str, size: float, y: float, low: bool = False) -> Course:
    """There at once, and gone slowly."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        alpha = min(1.0, 12 * part(t, REACHED - 0.14, 1)) * (1 - part(t, 0.6, 1))
        if alpha > 0:
            yield Mote(look, 0, y, size, 0, alpha, low)

    return course


def spread(look: str, size: float, many: int = 2) -> Course:
    """Rings that widen on the ground."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        for n in range(many):
            p = part(t, REACHED - 0.08 + 0.18 * n, 0.8 + 0.2 * n / many)
            if 0 < p < 1:
                yield Mote(look, 0, 6, size * (0.35 + 0.65 * p), 0, 1 - p, True)

    return course


def split(look: str, many: int, size: float) -> Course:
    """Rays on the ground, outwards."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        p = part(t, REACHED - 0.12, 1)
        alpha = min(1, 8 * p, 4 * (1 - p))
        for n in range(many if alpha > 0 else 0):
            a, far = 2 * math.pi * (n + 0.3) / many, 0.55 * size * min(1, 4 * p)
            yield Mote(look, far * math.cos(a), 0.62 * far * math.sin(a) + 6, size, math.degrees(a) + 90, alpha, True)

    return course


def blown(look: str, many: int, size: float, across: bool = False) -> Course:
    """Over who is struck and on; `across`: from the side."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        far = math.hypot(dx, dy)
        ux, uy = (-dx / far, -dy / far) if far else (1.0, 0.0)
        if across:
            ux, uy = -uy, ux
        for n in range(many):
            p = part(t, 0.4 * n / many, 0.6 + 0.4 * n / many)
            go, off = 240 * p - 130, 30 * (n % 3 - 1)
            x, y = ux * go - uy * off, uy * go + ux * off - CHEST
            if 0 < p < 1:
                yield Mote(look, x, y, size, heading(-ux, -uy), min(1, 1.6 * swell(p)))

    return course


def rolled(look: str, size: float, rows: int = 1) -> Course:
    """A broad wave that comes from the user, breaks over who is struck, and runs out."""

    def course(t: float, dx: float, dy: float) -> Iterator[Mote]:
        far = math.hypot(dx, dy) or 1.0
        for n in range(3 * rows):
            row, side = divmod(n, 3)
            p = part(t, 0.16 * row, 0.75 + 0.25 * row / rows)
            if 0 < p < 1:
                go, off, tall = 1 - 1.7 * p, (side - 1) * size * 0.62, size * (0.55 + 0.45 * swell(p))
                x, y = dx * go - dy / far * off, dy * go + dx / far * off
                yield Mote(look, x, y - tall / 2 + 16, tall, 0, min(1, 6 * p, 3 * (1 - p)), y < 0)

    return course


# --- of attacks, by the word in a character's sheet

STRIKES = {
    "thorns": Strike((flown("thorn", 5, 56), sprung("thorn", 6, 60, 44, REACHED))),
    "roots": Strike((sprung("root", 8, 104, 58, 0.12), split("crack", 4, 52))),
    "vine": Strike((lined("leaf", 9, 48, arc=46), tied("coil", 2, 96))),
    "spores": Strike((whirled("puff", 12, 40, 74, 150, 0.5),)),
    "snare": Strike((tied("snare", 2, 120, 30), sprung("thorn", 5, 50, 62))),
    "leaves": Strike((blown("leaf", 16, 46), whirled("leaf", 9, 42, 84, 130, 1.4))),
    "splatter": Strike((flown("gob", 3, 48, 60), thrown("gob", 9, 36, 110, 92))),
    "whip": Strike((lined("bead", 12, 46, arc=70), shone("spark", 96, -CHEST))),
    "grip": Strike((lined("bead", 11, 40, 24), lined("bead", 11, 40, 92), tied("coil", 2, 84))),
    "eruption": Strike((thrown("ember", 14, 42, 210, 64, 0.15), sprung("flame", 5, 92, 40))),
    "coils": Strike((tied("coil", 4, 104, 32), tied("snare", 1, 128))),
    "quake": Strike((split("crack", 7, 92), thrown("stone", 9, 44, 120, 110), spread("ring", 250))),
    "jet": Strike((flown("drop", 12, 40, wide=7), thrown("drop", 8, 30, 70, 84))),
    "splash": Strike((thrown("drop", 13, 42, 130, 70, 0.2), spread("ring", 190))),
    "current": Strike((lined("drop", 8, 50, 16, back=True), spread("ring", 190, 3))),
    "wave": Strike((rolled("crest", 96), thrown("drop", 7, 30, 80, 90))),
    "rain": Strike((fallen("streak", 20, 66, 76), spread("ring", 150, 3))),
    "flood": Strike((rolled("crest", 112, 3), thrown("drop", 9, 34, 100, 100))),
    "flare": Strike((lined("flame", 6, 88, 34, upright=True), shone("spark", 120, -CHEST))),
    "embers": Strike((flown("ember", 4, 30, 80, 20), thrown("spark", 6, 34, 70, 80))),
    "flame": Strike((twined("ember", 46, 44), sprung("flame", 4, 112, 30, REACHED))),
    "blaze": Strike((sprung("flame", 9, 84, 66, 0.1), whirled("ember", 6, 18, 70, 150, 0.4))),
    "comet": Strike((fallen("comet", 1, 130, 0, -170), thrown("spark", 9, 42, 110, 110), spread("ring", 230))),
    "fissure": Strike((lined("crack", 9, 108, 0), lined("flame", 9, 84, 26, upright=True), sprung("flame", 5, 96, 44))),
    "gust": Strike((blown("breeze", 7, 82),)),
    "crosswind": Strike((blown("gale", 8, 84, across=True),)),
    "updraft": Strike((funnelled("hoop", 6, 96, 96, 200), whirled("breeze", 6, 56, 70, 170, 1.2))),
    "storm": Strike((orbited("gale", 9, 92),)),
    "bolt": Strike((shone("bolt", 230, -104), thrown("spark", 6, 38, 60, 90), spread("ring", 170, 1))),
    "cyclone": Strike((funnelled("hoop", 8, 60, 190, 210), whirled("stone", 6, 24, 96, 170, 1.6))),
}


# --- of landings, by the terrain that somebody comes to

LANDINGS = {
    "lava": Strike((thrown("gob", 8, 30, 92, 70, 0.05), sprung("flame", 4, 58, 50, 0.05)), "#e86f16"),
    "water": Strike((thrown("drop", 9, 26, 74, 62, 0.02), spread("ring", 150)), "#49b4d4"),
    "whirlpool": Strike((whirled("breeze", 7, 46, 70, 40, 1.6), spread("ring", 150, 3)), "#2f8fc4"),
    "ice": Strike((thrown("spark", 7, 30, 54, 84, 0.02), split("crack", 5, 44)), "#a9dcea"),
    "spike_pit": Strike((sprung("pike", 8, 78, 46, 0.02),), "#52416b"),
    "quicksand": Strike((spread("ring", 160, 3), thrown("stone", 8, 18, 40, 74, 0.05)), "#d9a75a"),
    "blightwater": Strike((whirled("puff", 8, 34, 52, 96, 0.3), spread("ring", 140)), "#8fb83a"),
    "jungle": Strike((thrown("leaf", 8, 32, 84, 74, 0.02),), "#3f8f3a"),
}
