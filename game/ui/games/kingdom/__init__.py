"""Dungeon & Kingdom in the window: its box on the shelf, its face, and the parts of its table."""

from game.ui.style.palette import CRIMSON
from game.ui.table.cover import Cover

COVER = Cover(
    "kingdom",
    "Dungeon & Kingdom",
    CRIMSON,
    (("DUNGEON", 29), ("& KINGDOM", 29)),
    "knight",
    "keep",
    False,
    "crown",
    "2\u20134",
    30,
    "Line them up, cut the line, rule what is left.",
    {"Points": "coin"},
)
