"""flow: boxes that choose by the room they have: lines, a grid, and alternatives, the first that fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.ui.layout.box import MANY, Box, Context, Overlay, Rect, Span, together, widest


class Wrap(Box):
    """As words in a paragraph: each as wide as it likes, a new line where the width ends."""

    def lines(self, c: Context, w: int) -> list[tuple[int, list[tuple[Box, int, int]]]]:
        """Height of each line, and its children with where they begin and how wide they are."""
        lines: list[tuple[int, list[tuple[Box, int, int]]]] = []
        x = MANY
        for kid in self.kids:
            wide = min(w, kid.wide(c).like)
            if x + wide > w:
                lines.append((0, []))
                x = 0
            lines[-1] = max(lines[-1][0], kid.high(c, wide).like), [*lines[-1][1], (kid, x, wide)]
            x += wide + c.px(self.gap)
        return lines

    def across(self, c: Context) -> Span:
        all_ = [kid.wide(c) for kid in self.kids]
        return Span(widest(all_).least, together(all_, c.px(self.gap)).like)

    def down(self, c: Context, w: int) -> Span:
        h = together([Span(high, high) for high, _ in self.lines(c, w)], c.px(self.gap)).like
        return Span(h, h)

    def inside(self, c: Context, at: Rect) -> None:
        y = at.y
        for h, line in self.lines(c, at.w):
            for kid, x, w in line:
                kid.put(c, Rect(at.x + x, y, w, h))
            y += h + c.px(self.gap)


class Grid(Wrap):
    """Cells of one size, as many side by side as the widest minimum allows."""

    def count(self, c: Context, w: int) -> int:
        """How many cells stand side by side."""
        gap = c.px(self.gap)
        n = max(1, min(len(self.kids), (w + gap) // max(1, self.wide(c).least + gap)))
        return -(-len(self.kids) // -(-len(self.kids) // n))  # no row much emptier than the others

    def down(self, c: Context, w: int) -> Span:
        n, gap = self.count(c, w), c.px(self.gap)
        cell = widest([kid.high(c, (w + gap) // n - gap) for kid in self.kids])
        return together([cell] * -(-len(self.kids) // n), gap)

    def inside(self, c: Context, at: Rect) -> None:
        self.spread(c, at, self.count(c, at.w))

    def spread(self, c: Context, at: Rect, n: int) -> None:
        """Put them there, so many side by side."""
        gap = c.px(self.gap)
        xs = [i * (at.w + gap) // n for i in range(n + 1)]
        rows = -(-len(self.kids) // n)
        ys = [i * (at.h + gap) // rows for i in range(rows + 1)]
        for i, kid in enumerate(self.kids):
            y, x = divmod(i, n)
            kid.put(c, Rect(at.x + xs[x], at.y + ys[y], xs[x + 1] - xs[x] - gap, ys[y + 1] - ys[y] - gap))


@dataclass(eq=False)
class Tiles(Grid):
    """Cells that are best so many times as wide as high: as many side by side as make the largest of them in the place
    that there is."""

    shape: float = 1

    def inside(self, c: Context, at: Rect) -> None:
        most = self.count(c, at.w)
        counts = {-(-len(self.kids) // -(-len(self.kids) // n)) for n in range(1, most + 1)}
        self.spread(c, at, max(sorted(counts, reverse=True), key=lambda n: self.size_of(c, at, n)))

    def size_of(self, c: Context, at: Rect, n: int) -> float:
        """How wide a cell of that shape is where so many stand side by side; 0 where rows are too low."""
        gap, rows = c.px(self.gap), -(-len(self.kids) // n)
        w, h = (at.w + gap) / n - gap, (at.h + gap) / rows - gap
        return 0 if any(kid.high(c, int(w)).least > h for kid in self.kids) else min(w, h * self.shape)


class First(Box):
    """Alternatives: the first that fits its place, or the last. It needs no more than the smallest of them."""

    partly: ClassVar[bool] = False

    def left(self, c: Context) -> Sequence[Box]:
        """Those that this window does not rule out; the others are not even measured."""
        return [kid for kid in self.kids if not isinstance(kid, When) or kid.holds(*c.window)] or self.kids[-1:]

    def across(self, c: Context) -> Span:
        all_ = [kid.wide(c) for kid in self.left(c)]
        return Span(min(s.least for s in all_), all_[0].like, max(s.most for s in all_))

    def down(self, c: Context, w: int) -> Span:
        left = self.left(c)
        all_ = [kid.high(c, w) for kid in left if kid is left[-1] or kid.wide(c).least <= w]
        return Span(min(s.least for s in all_), all_[0].like, max(s.most for s in all_))

    def inside(self, c: Context, at: Rect) -> None:
        left = self.left(c)
        next((kid for kid in left if kid.fits(c, at)), left[-1]).put(c, at)


@dataclass(eq=False)
class When(Overlay):
    """A child for windows that meet a condition on width and height in units, for use among alternatives."""

    holds: Callable[[float, float], bool] = lambda w, h: True


@dataclass(eq=False)
class Scroll(Overlay):
    """A window on one child that may be higher: the child lies from its top on, as high as it likes, and has the name
    of the window and "/whole"."""

    bar: float = 16  # units at the right for what is moved, where the child is higher

    def across(self, c: Context) -> Span:
        return super().across(c).plus(c.px(self.bar))

    def down(self, c: Context, w: int) -> Span:
        return Span(0, self.kids[0].high(c, w).like)

    def inside(self, c: Context, at: Rect) -> None:
        kid, w = self.kids[0], at.w
        if kid.high(c, w).like > at.h:
            w -= c.px(self.bar)
        kid.but(name=f"{self.name}/whole").put(c, Rect(at.x, at.y, w, max(at.h, kid.high(c, w).like)))
