"""The Monster Pack in the window: its box on the shelf, its face, and the parts of its table."""

from game.ui.style.palette import AMBER
from game.ui.table.cover import Cover

COVER = Cover(
    "pack",
    "The Monster Pack",
    AMBER,
    (("THE MONSTER", 23), ("PACK", 36)),
    "Manyeyes",
    "cavern",
    False,
    "strike",
    "2",
    20,
    "Build a pack, mind the countdown, win the duel.",
    {"Hit points": "heart"},
)
