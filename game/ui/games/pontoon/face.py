"""face: the game as the house shows it: its table, and what other screens show of it."""

from functools import partial

from game.ui.games.pontoon.printed import keywords, print_of
from game.ui.games.pontoon.samples import SAMPLES, busy
from game.ui.games.pontoon.table import PontoonTop
from game.ui.style.palette import palette
from game.ui.table.face import Face
from game.ui.table.lookup import lookup_of
from game.ui.table.milestones import ByWords, Milestone
from game.ui.table.offer import decks


def back(zone: str) -> str:
    family = zone.partition("/")[0]
    return family if family in ("equipment", "warning") else "quest" if "quest" in family else "guild"


MILESTONES = ByWords(
    {
        "won": Milestone("star", palette.gold, "quests won", 1),
        "failed": Milestone("skull", palette.harm_light, "quests nobody won"),
    }
)

FACE = Face(
    PontoonTop,
    SAMPLES,
    busy,
    on_baize=partial(decks, backs=("guild", "quest", "equipment")),
    back=back,
    card=print_of,
    lookup=partial(lookup_of, print_of=print_of, keywords=keywords),
    milestones=MILESTONES,
)
