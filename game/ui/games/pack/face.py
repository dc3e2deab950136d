"""face: the game as the house shows it: its table, and what other screens show of it."""

from functools import partial

from game.ui.games.pack.offers import offer
from game.ui.games.pack.printed import keywords, print_of
from game.ui.games.pack.samples import SAMPLES, busy
from game.ui.games.pack.table import PackTop
from game.ui.table.baize import decks
from game.ui.table.face import Face
from game.ui.table.lookup import lookup_of

FACE = Face(
    PackTop,
    SAMPLES,
    busy,
    on_baize=partial(decks, backs=("pack",)),
    back=lambda zone: "pack",
    card=print_of,
    lookup=partial(lookup_of, print_of=print_of, keywords=keywords),
    offer=offer,
)
