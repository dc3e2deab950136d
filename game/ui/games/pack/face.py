"""face: the game as the house shows it: its table, and what other screens show of it."""

from functools import partial

from game.ui.games.pack.offers import offer
from game.ui.games.pack.printed import keywords, print_of
from game.ui.games.pack.samples import SAMPLES, busy
from game.ui.games.pack.table import PackTop
from game.ui.style.palette import palette
from game.ui.table.face import Face
from game.ui.table.lookup import lookup_of
from game.ui.table.milestones import ByWords, Milestone
from game.ui.table.offer import decks

MILESTONES = ByWords(
    {
        "hit": Milestone("heart", palette.harm_light, "hits on a player", 2),
        "duel": Milestone("skull", palette.gold, "monsters beaten", 1),
        "boost": Milestone("bolt", palette.azure_light, "boosts"),
    }
)

FACE = Face(
    PackTop,
    SAMPLES,
    busy,
    on_baize=partial(decks, backs=("pack",)),
    back=lambda zone: "pack",
    card=print_of,
    lookup=partial(lookup_of, print_of=print_of, keywords=keywords),
    offer=offer,
    milestones=MILESTONES,
)
