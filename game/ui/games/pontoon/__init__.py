"""Monster Pontoon 21 in the window: its box on the shelf, its face, and the parts of its table."""

from game.ui.style.palette import DUSK
from game.ui.table.cover import Cover

COVER = Cover(
    "pontoon",
    "Monster Pontoon 21",
    DUSK,
    (("MONSTER", 28), ("PONTOON 21", 28)),
    "Bramblehorn",
    "moonwood",
    True,
    "claw",
    "2\u20134",
    10,
    "Hire one more monster, or stay while you can.",
    {"Stars": "star"},
)
