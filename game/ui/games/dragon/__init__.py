"""Dragon Attack! in the window: its box on the shelf, its face, and the parts of its table."""

from game.ui.table.face import Cover

COVER = Cover(
    "dragon",
    "Dragon Attack!",
    ("#a6dd7c", "#3f8f52", "#2a6a48", "#163f3c"),
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
