"""gains: what a finished game has brought besides its result: awards, boosters, each with the way to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import frame, plate, put
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, grid, overlay, pad, row
from game.ui.style.metrics import EVEN, ROUND
from game.ui.style.palette import Palette
from game.ui.widgets.flowing import Flowing
from game.ui.window.widget import Act

SIGN = 34.0  # units of what is shown of it


class Gain(NamedTuple):
    """What it is in a few words, what is shown of it, and the way to it with its words."""

    said: str
    picture: Callable[[Sheet, Area], None]
    way: str
    deed: Act


def gains_box(page: Flowing, gains: Sequence[Gain]) -> list[Box]:
    """A strip for each, side by side where there is room; nothing where nothing was brought."""
    return [grid(*(_strip(page, n, gain) for n, gain in enumerate(gains)), gap=8)] if gains else []


def _strip(page: Flowing, n: int, gain: Gain) -> Box:
    look = page.style.palette
    said = page.words(gain.said, "name", look.glow, wraps=True)
    sign, way = page.painted(gain.picture).size(SIGN), page.button(f"gain/{n}", gain.way, gain.deed, high=36)
    rich = row(sign, said.stick("w").share(), way, gap=10)
    return overlay(page.painted(partial(_lit, look)), pad(first(rich, column(said, way, gap=6)), air=(12, 5, 10, 9)))


def _lit(look: Palette, s: Sheet, at: Area) -> None:
    put(s, at, plate(*at, ROUND, look.night, 0.8) + frame(*at, ROUND, look.gold, EVEN, 0.8), 2)
