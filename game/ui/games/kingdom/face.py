"""face: the game as the house shows it: its table, and what other screens show of it."""

from functools import partial

from game.ui.games.kingdom.printed import keywords, print_of
from game.ui.games.kingdom.samples import SAMPLES, busy
from game.ui.games.kingdom.table import KingdomTop
from game.ui.style.palette import palette
from game.ui.table.face import Face
from game.ui.table.lookup import lookup_of
from game.ui.table.milestones import ByWords, Milestone
from game.ui.table.offer import decks

MILESTONES = ByWords(
    {
        "defeated": Milestone("skull", palette.gold, "Monsters beaten", 2),
        "control": Milestone("hand", palette.good_light, "Monsters controlled", 1),
        "devoured": Milestone("gem", palette.violet_light, "Gems eaten", 3),
        "raid": Milestone("claw", palette.harm_light, "raids"),
    }
)

FACE = Face(
    KingdomTop,
    SAMPLES,
    busy,
    on_baize=partial(decks, backs=("kingdom",)),
    back=lambda zone: "kingdom",
    card=print_of,
    lookup=partial(lookup_of, print_of=print_of, keywords=keywords),
    milestones=MILESTONES,
)
