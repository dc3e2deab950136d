"""spotlight: what a lesson points at stands in full light, ringed, with an arrow from the coach; the rest is dimmed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

import pygame

from game.ui.draw.paint import INK, Area, Sheet
from game.ui.draw.shapes import frame, hull, meets, stroke
from game.ui.style.metrics import BOLD, PILL, ROUND
from game.ui.style.palette import palette
from game.ui.table.stamps import Stamps

DIMMED = (140, 140, 150)  # of 255: what is left of each colour of the rest
AIR, LINE = 7.0, 5.0  # units between a thing and its ring, and how thick that is
MORE = 1.1  # times as large as two things together may be what one ring goes round
NEAR, HEAD = 46.0, 20.0  # units: a way too short for an arrow, and the length of its head
LOOK = palette.glow


def aired(box: Area, room: tuple[float, float]) -> Area:
    """The box of the ring round a thing, within the table."""
    x, y, w, h = box
    left, top = max(2.0, x - AIR), max(2.0, y - AIR)
    return left, top, min(room[0] - 2, x + w + AIR) - left, min(room[1] - 2, y + h + AIR) - top


def joined(boxes: Sequence[Area]) -> list[Area]:
    """The boxes of the rings: what lies side by side has one ring round all of it."""
    found: list[Area] = []
    for box in boxes:
        while near := next((one for one in found if meets(one, box) and side_by_side(one, box)), None):
            found.remove(near)
            box = hull([near, box]) or box
        found.append(box)
    return found


def side_by_side(a: Area, b: Area) -> bool:
    """Whether a box round both would hold little besides them."""
    x, y, w, h = hull([a, b]) or a
    return w * h <= MORE * (a[2] * a[3] + b[2] * b[3])


def around(holes: Sequence[Area], whole: Area) -> Iterator[Area]:
    """The whole without the holes, in boxes that do not overlap."""
    left, top, w, h = whole
    right, low = left + w, top + h
    ends = sorted({top, low, *(min(low, max(top, y + dy)) for _, y, _, high in holes for dy in (0, high))})
    for y, below in zip(ends, ends[1:]):
        x = left
        for hole in sorted(hole for hole in holes if hole[1] < below and y < hole[1] + hole[3]):
            if hole[0] > x:
                yield x, y, min(right, hole[0]) - x, below - y
            x = max(x, hole[0] + hole[2])
        if x < right:
            yield x, y, right - x, below - y


def dim(s: Sheet, holes: Sequence[Area], whole: Area) -> None:
    """Darken all but the holes."""
    for box in around(holes, whole):
        s.surf.fill(DIMMED, s.rect(*box), pygame.BLEND_RGB_MULT)


def edge_meant(s: Sheet, stamps: Stamps, box: Area, glow: bool) -> None:
    """The edge of what is meant; with a glow it says: here."""
    x, y, w, h = box
    more = 6 if glow else 0

    def paint(t: Sheet) -> None:
        body = frame(8 - LINE, 8 - LINE, w + 2 * LINE, h + 2 * LINE, ROUND, INK, LINE + 2)
        body += frame(8 - LINE + 1, 8 - LINE + 1, w + 2 * LINE - 2, h + 2 * LINE - 2, ROUND, LOOK, LINE)
        if more:
            body += frame(1, 1, w + 14, h + 14, PILL, palette.cream, BOLD, 0.9)
        t.svg(body)

    stamps.put(s, ("spotlight", round(w), round(h), glow), x - 8, y - 8, w + 16, h + 16, paint)


def edge_towards(box: Area, x: float, y: float) -> tuple[float, float]:
    """Where the way from the middle of a box to a place leaves the box."""
    left, top, w, h = box
    mx, my = left + w / 2, top + h / 2
    dx, dy = x - mx, y - my
    k = min(w / 2 / abs(dx) if dx else 1e9, h / 2 / abs(dy) if dy else 1e9, 1.0)
    return mx + dx * k, my + dy * k


def arrow(s: Sheet, stamps: Stamps, start: Area, goal: Area) -> None:
    """A bowed arrow from one box to another; none where they lie side by side."""
    x0, y0 = edge_towards(start, goal[0] + goal[2] / 2, goal[1] + goal[3] / 2)
    x1, y1 = edge_towards(goal, x0, y0)
    far = hypot(x1 - x0, y1 - y0)
    if far < NEAR:
        return
    dx, dy = (x1 - x0) / far, (y1 - y0) / far
    x1, y1 = x1 - dx * 10, y1 - dy * 10  # it stops before the ring
    bow = min(60.0, far * 0.16)
    cx, cy = (x0 + x1) / 2 - dy * bow, (y0 + y1) / 2 + dx * bow
    tx, ty = x1 - cx, y1 - cy
    long = hypot(tx, ty)
    tx, ty = tx / long, ty / long
    left, top = min(x0, x1, cx) - 24, min(y0, y1, cy) - 24
    w, h = max(x0, x1, cx) + 24 - left, max(y0, y1, cy) + 24 - top

    def at(x: float, y: float) -> str:
        return f"{x - left:.1f} {y - top:.1f}"

    def paint(t: Sheet) -> None:
        bx, by = x1 - tx * HEAD, y1 - ty * HEAD
        way = f"M{at(x0, y0)}Q{at(cx, cy)} {at(bx, by)}"
        wing = HEAD * 0.62
        head = f"M{at(x1, y1)}L{at(bx - ty * wing, by + tx * wing)}L{at(bx + ty * wing, by - tx * wing)}Z"
        t.svg(
            stroke(way, INK, 10)
            + f'<path d="{head}" fill="{INK}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
            + stroke(way, LOOK, 5.5)
            + f'<path d="{head}" fill="{LOOK}"/>'
        )

    key = "way", *(round(n) for n in (x0 - left, y0 - top, x1 - left, y1 - top, w, h))
    stamps.put(s, key, left, top, w, h, paint)
