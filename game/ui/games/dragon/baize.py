"""baize: the Dragon among face-down counters, in the middle of the table of a new game."""

from __future__ import annotations

from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.draw.tokens import counters
from game.ui.games.dragon.pieces import dragon_picture, dragon_ratio
from game.ui.table.lying import thing

COUNTER, DRAGON = 42.0, 104.0


def lay(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    """x, y = the middle of the table."""
    ratio = counters.UNITS[1] / counters.UNITS[0]
    for dx, dy in ((-92, -8), (-58, 20), (60, 22), (94, -4)):
        thing(s, pictures, "counter back", COUNTER, ratio, counters.hidden, x + dx, y + dy)
    thing(s, pictures, "dragon", DRAGON, dragon_ratio(), lambda px: dragon_picture().render(px), x, y - 12)
