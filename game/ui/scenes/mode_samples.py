"""mode_samples: the screens of modes, filled as they might be, for pictures and layout checks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.modes import expedition
from game.modes.trail import LOST, WON, Run
from game.ui.games.samples import Maker, Shot
from game.ui.house.house import House
from game.ui.scenes.expedition import Expedition
from game.ui.window.scene import Scene

SEED = 77


def _expedition(app: House, shot: Shot, done: Sequence[str]) -> Scene:
    """A run that has come so far; none at all where nothing was done."""
    kept = expedition.Expeditions(app.folders)
    kept.run = Run(SEED, "tidal_dodge_20", tuple(done)) if done else None
    kept.keep()
    return Expedition(app)


SAMPLES: dict[str, Maker] = {
    "expedition": partial(_expedition, done=(WON, "0", LOST, WON, "1", WON, "2", WON)),
    "expedition_duel": partial(_expedition, done=(WON, "0", LOST, WON, "1", WON, "2", WON, "1", WON, "2")),
    "expedition_new": partial(_expedition, done=()),
    "expedition_over": partial(_expedition, done=(LOST, WON, "0", LOST, LOST)),
}
