"""Temper: the temperaments of computers, read from a game's data when first asked for, and what they do to values."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.ai.deeds import KINDS, deed_of
from game.ai.levels import BETWEEN, LEVELS, SCRIPTED
from game.engine.data import DataError, Fault, load, shown
from game.engine.temperament import Temperament
from game.rules import shipped


def split(level: str) -> tuple[str, str]:
    """Level and temperament of a computer; "" is the plain one."""
    name, _, temper = level.partition(BETWEEN)
    return name, temper


def may_play(game: str, level: str) -> bool:
    """Whether there is such a computer, be it a scripted one."""
    name, temper = split(level)
    return name in LEVELS and (not temper or temper in temperaments(game)) or level in SCRIPTED


def read_temperaments(game: str, path: Path | None = None) -> tuple[Temperament, ...]:
    """A game's own temperaments, or those of another file; none of a game that has no file. DataError names every fault
    with its line."""
    path = path or shipped(game)("temperaments.yaml")[0]
    if game not in KINDS or not path.is_file():
        return ()
    found = load(tuple[Temperament, ...], path, names={"deed": KINDS[game][1]})
    twice = [one for n, one in enumerate(found) if one.id in [other.id for other in found[:n]]]
    if twice:
        raise DataError([Fault(shown(path), one.where.line, f"{one.id!r} twice") for one in twice])
    return found


@cache
def temperaments(game: str) -> dict[str, Temperament]:
    """A game's temperaments by id. DataError when its file is damaged."""
    return {one.id: one for one in read_temperaments(game)}


def temper_of(game: str, name: str) -> str:
    """The id of the temperament that goes with one of the usual names of players; "" for any other name."""
    return next((one.id for one in temperaments(game).values() if name in one.cast), "")


def shifted(game: str, temper: str, world: Any, means: dict[str, float]) -> dict[str, float]:
    """What each choice, by key, seems worth to this temperament beyond what it is."""
    if not temper:
        return {}
    shifts, asked = temperaments(game)[temper].shifts, world.decision.options
    return {option.key: shifts.get(deed_of(game, world, option), 0.0) for option in asked if option.key in means}
