"""writing: the words in which a screen is declared as boxes; all numbers are units."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.layout.box import MANY, Box, Column, Overlay, Pad, Row, Text
from game.ui.layout.flow import First, Grid, Scroll, Tiles, When, Wrap


def box(name: str = "") -> Box:
    """A plain box: room for a picture or a control, or air."""
    return Box(name)


def text(name: str, words: str, style: str, wraps: bool = False, shrinks: bool = False) -> Text:
    """Words in a named text style, in one line or wrapped to their width."""
    return Text(name, words=words, style=style, wraps=wraps, shrinks=shrinks)


def row(*kids: Box, gap: float = 0) -> Row:
    """Side by side."""
    return Row(kids=kids, gap=gap)


def column(*kids: Box, gap: float = 0) -> Column:
    """One under the other."""
    return Column(kids=kids, gap=gap)


def grid(*kids: Box, gap: float = 0) -> Grid:
    """Cells of one size, as many side by side as fit."""
    return Grid(kids=kids, gap=gap)


def tiles(*kids: Box, shape: float, gap: float = 0) -> Tiles:
    """Cells of one size, best so many times as wide as high, in the rows that make them largest."""
    return Tiles(kids=kids, gap=gap, shape=shape)


def wrap(*kids: Box, gap: float = 0) -> Wrap:
    """As words in a paragraph."""
    return Wrap(kids=kids, gap=gap)


def overlay(*kids: Box) -> Overlay:
    """In one place, the later ones on top."""
    return Overlay(kids=kids)


def first(*kids: Box) -> First:
    """The first of them that fits; it has the largest share that one of them has."""
    return First(kids=kids, part=max(kid.part for kid in kids))


def when(holds: Callable[[float, float], bool], kid: Box) -> When:
    """A form for windows of which `holds(width, height)` in units is true; for use within `first`."""
    return When(kids=(kid,), part=kid.part, holds=holds)


def scroll(name: str, kid: Box) -> Scroll:
    """A window on a box that may be higher than its place; it may become as low as its own minimum says."""
    return Scroll(name, kids=(overlay(kid),))


def pad(kid: Box, x: float = 0, y: float | None = None, *, air: tuple[float, float, float, float] | None = None) -> Pad:
    """Air round a box: x left and right, y above and below, or all four by `air` (left, top, right, bottom)."""
    y = x if y is None else y
    return Pad(kids=(kid,), part=kid.part, air=air or (x, y, x, y))


def fit(name: str, w: float, h: float, least: float = 1, most: float = MANY) -> Box:
    """A picture of a design size, drawn at least so many times as large and at most so many, in its proportions."""
    return Box(name, least=(w * least, h * least), liked=(w, h), most=(w * most, h * most), ratio=w / h)
