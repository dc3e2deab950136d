"""Temper: which computers there are, and what a temperament makes of the values of choices."""

from __future__ import annotations

from typing import Any

from game.ai.deeds import deed_of
from game.ai.levels import BETWEEN, LEVELS, SCRIPTED
from game.rules.temperaments import temperaments


def split(level: str) -> tuple[str, str]:
    """Level and temperament of a computer; "" is the plain one."""
    name, _, temper = level.partition(BETWEEN)
    return name, temper


def may_play(game: str, level: str) -> bool:
    """Whether there is such a computer, be it a scripted one."""
    name, temper = split(level)
    return name in LEVELS and (not temper or temper in temperaments(game)) or level in SCRIPTED


def shifted(game: str, temper: str, world: Any, means: dict[str, float]) -> dict[str, float]:
    """What each choice, by key, seems worth to this temperament beyond what it is."""
    if not temper:
        return {}
    shifts, asked = temperaments(game)[temper].shifts, world.decision.options
    return {option.key: shifts.get(deed_of(game, world, option), 0.0) for option in asked if option.key in means}
