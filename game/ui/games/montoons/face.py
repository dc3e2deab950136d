"""face: the game as the house shows it: its table, and what other screens show of it."""

from game.engine.events import Event, Said
from game.ui.games.montoons.entries import lookup
from game.ui.games.montoons.offers import offer
from game.ui.games.montoons.pieces import looks, on_baize
from game.ui.games.montoons.samples import SAMPLES, busy
from game.ui.games.montoons.table import MonToonsTop
from game.ui.style.palette import palette
from game.ui.table.deeds import ByWords, Deed
from game.ui.table.face import Face

SAID = ByWords(
    {
        "defeated": Deed("skull", palette.harm_light, "monsters fallen", 4),
        "power": Deed("star", palette.gold, "Powers taken", 2),
        "golden": Deed("heart", palette.honey, "Golden Hearts burst", 1),
    }
)
ULTIMATE = Deed("bolt", palette.azure_light, "Ultimates", 3)


def deeds(event: Event) -> Deed | None:
    """Which of them an event is."""
    match event:
        case Said(what="uses", about=("ultimate", *_)):
            return ULTIMATE
    return SAID(event)


FACE = Face(
    MonToonsTop,
    SAMPLES,
    busy,
    looks=looks,
    on_baize=on_baize,
    offer=offer,
    lookup=lookup,
    deeds=deeds,
)
