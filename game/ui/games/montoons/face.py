"""face: the game as the house shows it: its table, and what other screens show of it."""

from game.ui.games.montoons.entries import lookup
from game.ui.games.montoons.offers import offer
from game.ui.games.montoons.pieces import looks, on_baize
from game.ui.games.montoons.samples import SAMPLES, busy
from game.ui.games.montoons.table import MonToonsTop
from game.ui.table.face import Face

FACE = Face(
    MonToonsTop,
    SAMPLES,
    busy,
    looks=looks,
    on_baize=on_baize,
    offer=offer,
    lookup=lookup,
)
