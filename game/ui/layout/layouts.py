"""layouts: where everything of a screen lies, worked out once for each state, size and scale."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

from game.ui.layout.box import Box, Context, Measure, Rect


class Layout(NamedTuple):
    """Where everything lies: by name, in pixels; and what had to be smaller than its minimum."""

    at: dict[str, Rect]
    short: tuple[str, ...]
    scale: float

    def units(self, name: str) -> tuple[float, float, float, float]:
        """The same place in units, as drawing code wants it."""
        x, y, w, h = self.at[name]
        return x / self.scale, y / self.scale, w / self.scale, h / self.scale


def lay(root: Box, size: tuple[int, int], scale: float, measure: Measure) -> Layout:
    """Give a tree a window of so many pixels, `scale` of them to a unit."""
    c = Context(scale, measure, (size[0] / scale, size[1] / scale))
    root.put(c, Rect(0, 0, *size))
    return Layout(c.out, tuple(c.short), scale)


MOST = 16  # trees and layouts that are kept


class Layouts:
    """Keeps trees by their key and layouts by key, size and scale: a frame in which nothing changed costs one look-up,
    a new size of the window only the laying-out."""

    def __init__(self) -> None:
        self.trees: OrderedDict[Hashable, Box] = OrderedDict()
        self.kept: OrderedDict[Hashable, Layout] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Box], size: tuple[int, int], scale: float, text: Measure) -> Layout:
        """`key` says all that the tree depends on."""
        full = key, size, scale
        if full not in self.kept:
            if key not in self.trees:
                self.trees[key] = make()
            self.kept[full] = lay(self.trees[key], size, scale, text)
            for kept in (self.trees, self.kept):
                while len(kept) > MOST:
                    kept.popitem(last=False)
        self.kept.move_to_end(full)
        return self.kept[full]
