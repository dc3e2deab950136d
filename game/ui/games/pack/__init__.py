"""The Monster Pack in the window: its box on the shelf, its face, and the parts of its table."""

from game.ui.table.face import Cover

COVER = Cover(
    "pack",
    "The Monster Pack",
    ("#ffd98a", "#e58f2a", "#b5651f", "#5b2440"),
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
