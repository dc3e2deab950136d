"""MonToons in the window: its box on the shelf, its face, and the parts of its table."""

from game.ui.table.face import Cover

COVER = Cover(
    "montoons",
    "MonToons",
    ("#84d8e0", "#2a8fb5", "#1d6692", "#153c6b"),
    (("MONTOONS", 30), ("CORAL ISLES", 24)),
    "molthu",
    "tide",
    False,
    "wave",
    "2\u20135",
    50,
    "Five dice, one island and no manners at all.",
    {"Hearts": "heart", "Waystone Powers": "star4"},
)
