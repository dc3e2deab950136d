"""face: the game as the house shows it: its table, and what other screens show of it."""

from game.ui.games.dragon.offers import offer
from game.ui.games.dragon.pieces import beast, looks, lookup, on_baize, palace
from game.ui.games.dragon.samples import SAMPLES, busy
from game.ui.games.dragon.table import DragonTop
from game.ui.table.face import Defeat, Face

FACE = Face(
    DragonTop,
    SAMPLES,
    busy,
    looks=looks,
    on_baize=on_baize,
    defeat=Defeat("The palace has fallen", "The Dragon has won. Everybody loses.", palace, beast),
    offer=offer,
    lookup=lookup,
)
