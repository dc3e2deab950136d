"""Beliefs about plans in MonToons: a rival who is Ready has left few dice idle, and plans for the Waystone if it is
near."""

from __future__ import annotations

from game.ai.montoons_ground import treks
from game.rules.montoons.sheets import POOL
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import token_space

IDLE = 0.6  # how often a die is left without a slot, for each of them
LOST = 0.5  # how often the Waystone is planned from afar, or left out beside it
NEAR, FAR = 2, 9  # movement to the token


def fit(g: MonToons, seat: int) -> float:
    """How well the plans imagined for the others fit where they stand, 0..1."""
    chance = 1.0
    for rival in range(g.seats):
        if rival == seat or g.out[rival] or g.revealed[rival] or not g.ready[rival]:
            continue
        slots = g.slots[rival]
        chance *= IDLE ** slots.count(POOL)
        stones = any(slot in slots for slot in g.sheet_of(rival).of_kind["waystone"])
        far = treks(g.ground, token_space(g))[g.at[rival]]
        if stones and far > FAR or not stones and far <= NEAR:
            chance *= LOST
    return chance
