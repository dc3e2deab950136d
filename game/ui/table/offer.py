"""offer: what a value of a house rule looks like where it is chosen by its picture: a deck, a map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from game.ui.draw.shapes import Box

if TYPE_CHECKING:
    from game.ui.draw.cache import Cache
    from game.ui.draw.paint import Sheet


class Offer(NamedTuple):
    """`line`: what it is like, in one sentence; `signs`: icons with their colours; `ground`: behind the picture."""

    paint: Callable[[Sheet, Cache, Box], None]
    line: str
    ground: str
    signs: tuple[tuple[str, str], ...] = ()


Offers = Callable[[Any, str, str, Mapping[str, str]], Offer]  # content, rule, value, all options -> what it is
