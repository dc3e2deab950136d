"""beside: where something that speaks of a thing on the table may lie: near it, and clear of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from game.ui.draw.paint import Area
from game.ui.draw.shapes import middle_of
from game.ui.house.notes import covered
from game.ui.table.panes import BAR_H

Size = tuple[float, float]
AIR, STEP = 8.0, 12.0  # units round it, and between the places that are tried


def clear_place(subject: Area, sizes: Sequence[Size], room: Size, never: Sequence[Area]) -> Area:
    """The nearest place of the first size that covers nothing of what is never to be covered; where all sizes do, the
    one that covers least."""
    least = list[tuple[float, Area]]()
    for w, h in sizes:
        boxes = sorted(places(subject, w, h, *room), key=lambda box: away(box, subject))
        for box in boxes:
            if not (hides := covered(box, never)):
                return box
            least.append((hides, box))
    return min(least, default=(0, (AIR, BAR_H, *sizes[0])))[1]


def places(subject: Area, w: float, h: float, wide: float, high: float) -> Iterator[Area]:
    """Boxes of a size round a number, and all over the table below the bar."""
    x, y, sw, sh = subject
    lefts = [x - AIR - w, x + sw + AIR, x + (sw - w) / 2, wide - AIR - w, *steps(AIR, wide - AIR - w)]
    tops = [y - AIR - h, y + sh + AIR, y + (sh - h) / 2, high - AIR - h, *steps(BAR_H, high - AIR - h)]
    for left, top in product(lefts, tops):
        if AIR <= left <= wide - AIR - w and BAR_H <= top <= high - AIR - h:
            yield left, top, w, h


def away(box: Area, subject: Area) -> float:
    """How far one middle is from the other, across and down."""
    return sum(abs(a - b) for a, b in zip(middle_of(box), middle_of(subject)))


def steps(first: float, last: float) -> list[float]:
    """Places from the first to the last."""
    return [first + STEP * i for i in range(int((last - first) / STEP) + 1)]
