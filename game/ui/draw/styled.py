"""style: the look at a scale: measures words for the layout and writes them on a sheet, each by its text style."""

from __future__ import annotations

import math
from functools import lru_cache

from game.ui.draw import lettering
from game.ui.draw.paint import Area, Sheet
from game.ui.style.palette import palette
from game.ui.style.type import TEXTS, TextStyle


class Style:
    """The names of the palette, and a scale: the pixels that a unit of text has."""

    palette = palette

    def __init__(self, scale: float = 1) -> None:
        self.scale = scale

    def measure(self, words: str, style: str, w: int | None) -> tuple[int, int]:
        """Size of words in pixels, wrapped to a width when one is given; for the layout."""
        look = TEXTS[style]
        return measured(words, look, look.px(self.scale), w)

    def lines(self, s: Sheet, style: str, words: str, colour: str, box: Area, align: str = "l") -> None:
        """Wrapped words, in the middle of the height of a box; those between stars are bold."""
        x, y, w, h = box
        s.tell(words, style, colour, x, y + max(0.0, (h - s.high(words, style, w)) / 2), w, align)


@lru_cache(maxsize=4000)
def measured(words: str, look: TextStyle, px: int, w: int | None) -> tuple[int, int]:
    """Width and height in pixels, of one line or wrapped to a width."""
    if w is None:
        return math.ceil(lettering.width(words, look.face, px, look.tracking)) + 1, math.ceil(px * look.lead)
    lines = lettering.wrapped(words, look.face, look.bold, px, w)
    return math.ceil(max(line.width for line in lines)) + 1, math.ceil(len(lines) * px * look.lead)
