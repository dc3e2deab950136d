"""face: the game as the house shows it: its table, and what other screens show of it."""

from functools import partial

from game.ui.games.pack.offers import offer
from game.ui.games.pack.printed import print_of
from game.ui.games.pack.samples import SAMPLES, busy
from game.ui.games.pack.table import PackTop
from game.ui.table.baize import decks
from game.ui.table.face import Face

FACE = Face(
    PackTop,
    SAMPLES,
    busy,
    on_baize=partial(decks, backs=("pack",)),
    back=lambda zone: "pack",
    card=print_of,
    offer=offer,
)
