"""face: the game as the house shows it: its table, and what other screens show of it."""

from game.ui.games.dragon.offers import offer
from game.ui.games.dragon.pieces import beast, looks, lookup, on_baize, palace
from game.ui.games.dragon.samples import SAMPLES, busy
from game.ui.games.dragon.table import DragonTop
from game.ui.style.palette import palette
from game.ui.table.face import Defeat, Face
from game.ui.table.milestones import ByWords, Milestone

MILESTONES = ByWords(
    {
        "slain": Milestone("crown", palette.gold, "the Dragon slain", 5),
        "wounds": Milestone("claw", palette.violet_light, "wounds of the Dragon", 4),
        "defeats": Milestone("sword", palette.azure_light, "heroes beaten", 3),
        "beats": Milestone("skull", palette.good_light, "monsters beaten", 2),
        "banks": Milestone("coin", palette.gold, "gold brought home", 1),
        "dragon": Milestone("flame", palette.harm_light, "flights of the Dragon"),
    }
)

FACE = Face(
    DragonTop,
    SAMPLES,
    busy,
    looks=looks,
    on_baize=on_baize,
    defeat=Defeat("The palace has fallen", "The Dragon has won. Everybody loses.", palace, beast),
    offer=offer,
    lookup=lookup,
    milestones=MILESTONES,
)
