"""box: a screen as a tree of boxes: limits go down, sizes come up, and every named box ends as whole pixels.

A tree is declared in units; the scale says how many pixels a unit has. A box says how wide it may be (`wide`), then
how high it may be at a width (`high`), and is given a place (`put`). Nothing here knows of a window: words are
measured by a function that is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, Self

MANY = 1 << 20  # pixels: as good as no limit
SHORT = "Monster"
Measure = Callable[[str, str, "int | None"], "tuple[int, int]"]  # words, text style, width to wrap to: size in pixels


class Rect(NamedTuple):
    """A place in whole pixels."""

    x: int
    y: int
    w: int
    h: int


class Span(NamedTuple):
    """How long a side may be, in pixels: at least, as it likes to be, at most."""

    least: int = 0
    like: int = 0
    most: int = MANY

    def plus(self, more: int) -> Span:
        return Span(self.least + more, self.like + more, min(MANY, self.most + more))


@dataclass
class Context:
    """What all boxes share while they are laid out."""

    scale: float
    measure: Measure
    window: tuple[float, float]  # units
    out: dict[str, Rect] = field(default_factory=dict)
    short: list[str] = field(default_factory=list)  # boxes that got less than their minimum
    kept: dict[Any, Span] = field(default_factory=dict)

    def px(self, units: float) -> int:
        return round(units * self.scale)


@dataclass(eq=False)
class Box:
    """A plain box, and what every box can: each setting gives a changed copy. All numbers are units."""

    name: str = ""
    kids: tuple[Box, ...] = ()
    gap: float = 0
    least: tuple[float, float] = (0, 0)
    liked: tuple[float, float] = (0, 0)
    most: tuple[float, float] = (MANY, MANY)
    part: float = 0
    ratio: float = 0
    stuck: str = ""
    partly: ClassVar[bool] = True  # a part of what it likes is of use to it

    # ---- settings -------------------------------------------------------------------------------------------------
    def but(self, **changes: object) -> Self:
        """A copy with other settings; a box itself is never changed."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__, **changes)  # ten times as quick as dataclasses.replace
        return made

    def named(self, name: str) -> Self:
        """Under a name its place can be asked for."""
        return self.but(name=name)

    def min(self, w: float = 0, h: float = 0) -> Self:
        """No less; 0 leaves that side as it is, here and below."""
        return self.but(least=(w or self.least[0], h or self.least[1]))

    def like(self, w: float = 0, h: float = 0) -> Self:
        """As long as that where there is room."""
        return self.but(liked=(w or self.liked[0], h or self.liked[1]))

    def max(self, w: float = 0, h: float = 0) -> Self:
        """No more."""
        return self.but(most=(w or self.most[0], h or self.most[1]))

    def size(self, w: float = 0, h: float = 0) -> Self:
        """No less and no more."""
        return self.min(w, h).max(w, h)

    def share(self, part: float = 1) -> Self:
        """So many parts of what the brothers leave over."""
        return self.but(part=part)

    def aspect(self, ratio: float) -> Self:
        """The largest box of this width / height in its place: in the middle, or where it is stuck."""
        return self.but(ratio=ratio)

    def stick(self, where: str) -> Self:
        """As large as it likes, at a side or corner (n, se ...) or in the middle (c) of its place."""
        return self.but(stuck=where)

    # ---- sizes ----------------------------------------------------------------------------------------------------
    def wide(self, c: Context) -> Span:
        """How wide it may be."""
        if (found := c.kept.get(id(self))) is None:
            found = c.kept[id(self)] = self.limited(c, self.across(c), 0)
        return found

    def high(self, c: Context, w: int) -> Span:
        """How high it may be when it is so wide."""
        if (found := c.kept.get((id(self), w))) is None:
            found = self.limited(c, self.down(c, min(w, self.wide(c).most)), 1)
            if self.ratio:  # no higher than its width lets it become
                top = max(found.least, round(w / self.ratio))
                found = Span(found.least, min(found.like, top), min(found.most, top))
            c.kept[id(self), w] = found
        return found

    def limited(self, c: Context, own: Span, side: int) -> Span:
        """The contents' limits and the declared ones together; a minimum is stronger than a maximum."""
        if not self.least[side] and not self.liked[side] and self.most[side] == MANY:
            return own if own.least <= own.like <= own.most else Span(own.least, max(own.least, own.like), own.most)
        low = max(own.least, c.px(self.least[side]))
        high = max(low, min(own.most, c.px(self.most[side])))
        return Span(low, min(high, max(low, own.like, c.px(self.liked[side]))), high)

    def across(self, c: Context) -> Span:
        """What the contents need in width."""
        return Span()

    def down(self, c: Context, w: int) -> Span:
        """What the contents need in height when they are so wide."""
        return Span()

    def fits(self, c: Context, at: Rect) -> bool:
        """Whether it keeps its minimum there."""
        return self.wide(c).least <= at.w and self.high(c, at.w).least <= at.h

    # ---- places ---------------------------------------------------------------------------------------------------
    def put(self, c: Context, at: Rect) -> None:
        """Take that place, and give the children theirs."""
        if not self.fits(c, at):
            c.short.append(self.name or type(self).__name__)
        at = self.trimmed(c, at)
        if self.name:
            c.out[self.name] = at
        self.inside(c, at)

    def inside(self, c: Context, at: Rect) -> None:
        """Give the children their places."""

    def trimmed(self, c: Context, at: Rect) -> Rect:
        """Within its largest size, in its proportions, and where it is stuck."""
        wide = self.wide(c)
        w = min(at.w, wide.like if self.stuck and not self.ratio else wide.most)
        high = self.high(c, w)
        h = min(at.h, high.like if self.stuck and not self.ratio else high.most)
        if self.ratio:
            w = min(w, round(h * self.ratio))
            h = min(h, round(w / self.ratio))
        x = 0 if "w" in self.stuck else at.w - w if "e" in self.stuck else (at.w - w) // 2
        y = 0 if "n" in self.stuck else at.h - h if "s" in self.stuck else (at.h - h) // 2
        return Rect(at.x + x, at.y + y, w, h)


@dataclass(eq=False)
class Text(Box):
    """Words in a named text style: in one line, or wrapped to the width. Words that shrink (names that anybody may have
    given) need no more width than `SHORT` does."""

    words: str = ""
    style: str = ""
    wraps: bool = False
    shrinks: bool = False

    def across(self, c: Context) -> Span:
        w = least = c.measure(self.words, self.style, MANY if self.wraps else None)[0]
        if self.wraps:
            least = max((c.measure(word, self.style, None)[0] for word in self.words.split()), default=0)
        return Span(min(least, c.measure(SHORT, self.style, None)[0]) if self.shrinks else least, w)

    def down(self, c: Context, w: int) -> Span:
        h = c.measure(self.words, self.style, w if self.wraps else None)[1]
        return Span(h, h)


class Overlay(Box):
    """All children in the same place, the later ones on top."""

    def across(self, c: Context) -> Span:
        return widest([kid.wide(c) for kid in self.kids])

    def down(self, c: Context, w: int) -> Span:
        return widest([kid.high(c, w) for kid in self.kids])

    def inside(self, c: Context, at: Rect) -> None:
        for kid in self.kids:
            kid.put(c, at)


class Row(Box):
    """Side by side, all as high as the row."""

    def across(self, c: Context) -> Span:
        return together([kid.wide(c) for kid in self.kids], c.px(self.gap))

    def down(self, c: Context, w: int) -> Span:
        return widest([kid.high(c, one) for kid, one in zip(self.kids, self.widths(c, w))])

    def widths(self, c: Context, w: int) -> list[int]:
        """How wide each child becomes in a row that is so wide."""
        return along(self.kids, [kid.wide(c) for kid in self.kids], w, c.px(self.gap))

    def inside(self, c: Context, at: Rect) -> None:
        x = at.x
        for kid, w in zip(self.kids, self.widths(c, at.w)):
            kid.put(c, Rect(x, at.y, w, at.h))
            x += w + c.px(self.gap)


class Column(Overlay):
    """One under the other, all as wide as the column."""

    def down(self, c: Context, w: int) -> Span:
        return together([kid.high(c, w) for kid in self.kids], c.px(self.gap))

    def inside(self, c: Context, at: Rect) -> None:
        spans, y = [kid.high(c, at.w) for kid in self.kids], at.y
        for kid, h in zip(self.kids, along(self.kids, spans, at.h, c.px(self.gap))):
            kid.put(c, Rect(at.x, y, at.w, h))
            y += h + c.px(self.gap)


@dataclass(eq=False)
class Pad(Box):
    """Air round one child."""

    air: tuple[float, float, float, float] = (0, 0, 0, 0)  # left, top, right, bottom

    def across(self, c: Context) -> Span:
        return self.kids[0].wide(c).plus(c.px(self.air[0]) + c.px(self.air[2]))

    def down(self, c: Context, w: int) -> Span:
        inner = max(0, w - c.px(self.air[0]) - c.px(self.air[2]))
        return self.kids[0].high(c, inner).plus(c.px(self.air[1]) + c.px(self.air[3]))

    def inside(self, c: Context, at: Rect) -> None:
        left, top, right, low = map(c.px, self.air)
        self.kids[0].put(c, Rect(at.x + left, at.y + top, max(0, at.w - left - right), max(0, at.h - top - low)))


# ---- sums ---------------------------------------------------------------------------------------------------------
def widest(spans: Sequence[Span]) -> Span:
    """What one place needs that each of them is to fit."""
    return Span(max((s.least for s in spans), default=0), max((s.like for s in spans), default=0))


def together(spans: Sequence[Span], gap: int) -> Span:
    """What they need one after the other."""
    gaps = gap * max(0, len(spans) - 1)
    return Span(sum(s.least for s in spans), sum(s.like for s in spans), sum(s.most for s in spans)).plus(gaps)


def along(kids: Sequence[Box], spans: Sequence[Span], room: int, gap: int) -> list[int]:
    """How long each child is: its least; then whole likes, in their order, where they can be met; then parts of likes,
    where a part is of use; then the rest by shares, up to the most."""
    room -= gap * max(0, len(kids) - 1)
    sizes = [one.least for one in spans]
    for i, one in enumerate(spans):
        if one.like - sizes[i] <= room - sum(sizes):
            sizes[i] = one.like
    pour(sizes, [one.like for one in spans], [int(kid.partly) for kid in kids], room)
    pour(sizes, [one.most for one in spans], [kid.part for kid in kids], room)
    return sizes


def pour(sizes: list[int], tops: Sequence[int], weights: Sequence[float], room: int) -> None:
    """Share out what is left of the room by weight, nobody above the top; to the last pixel, always in the same way."""
    while (left := room - sum(sizes)) > 0:
        open_ = [i for i, size in enumerate(sizes) if weights[i] > 0 and size < tops[i]]
        whole, run, given = sum(weights[i] for i in open_), 0.0, 0
        full = [i for i in open_ if sizes[i] + left * weights[i] / whole >= tops[i]]
        for i in full or open_:
            run += left * weights[i] / whole
            step = tops[i] - sizes[i] if full else round(run) - given
            sizes[i], given = sizes[i] + step, given + step
        if not full:
            return
