"""MonToons in the window: its box on the shelf, its face, and the parts of its table."""

from game.ui.style.palette import SURF
from game.ui.table.cover import Cover

COVER = Cover(
    "montoons",
    "MonToons",
    SURF,
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
