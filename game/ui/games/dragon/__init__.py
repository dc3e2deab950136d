"""Dragon Attack! in the window: its box on the shelf, its face, and the parts of its table."""

from game.ui.style.palette import MOSS
from game.ui.table.cover import Cover

COVER = Cover(
    "dragon",
    "Dragon Attack!",
    MOSS,
    (("DRAGON", 32), ("ATTACK!", 32)),
    "the Dragon",
    "meadow",
    False,
    "flame",
    "2\u20136",
    45,
    "Gather a party before the dragon finds the village.",
    {"Total": "coin"},
)
