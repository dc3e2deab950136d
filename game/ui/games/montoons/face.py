"""face: the game as the house shows it: its table, and what other screens show of it."""

from game.engine.events import Event, Said
from game.ui.games.montoons.entries import lookup
from game.ui.games.montoons.offers import offer
from game.ui.games.montoons.pieces import looks, on_baize
from game.ui.games.montoons.samples import SAMPLES, busy
from game.ui.games.montoons.table import MonToonsTop
from game.ui.style.palette import palette
from game.ui.table.face import Face
from game.ui.table.milestones import ByWords, Milestone

SAID = ByWords(
    {
        "defeated": Milestone("skull", palette.harm_light, "monsters fallen", 4),
        "power": Milestone("star", palette.gold, "Powers taken", 2),
        "golden": Milestone("heart", palette.honey, "Golden Hearts burst", 1),
    }
)
ULTIMATE = Milestone("bolt", palette.azure_light, "Ultimates", 3)


def milestones(event: Event) -> Milestone | None:
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
    milestones=milestones,
)
