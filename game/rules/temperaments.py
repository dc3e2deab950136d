"""Temperaments: what the computers of a game can be fond of, read from its data when first asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.engine.data import DataError, Fault, load, shown
from game.engine.judgement import Temperament
from game.rules import shipped

DEEDS = {  # by game: the kinds of deeds that temperaments are written in
    "pontoon": ("hit", "stay", "use", "leave"),
    "kingdom": ("queue", "cut", "fight", "deed", "control", "done"),
    "pack": ("boost", "pass", "slip", "meet"),
    "dragon": ("fight", "bargain", "home", "attack", "meet", "explore", "pass"),
    "montoons": ("basic", "special", "ultimate", "move", "speed", "waystone", "bonus", "focus"),
}


def read_temperaments(game: str, path: Path | None = None) -> tuple[Temperament, ...]:
    """A game's own temperaments, or those of another file; none of a game that has no file. DataError names every fault
    with its line."""
    path = path or shipped(game)("temperaments.yaml")[0]
    if game not in DEEDS or not path.is_file():
        return ()
    found = load(tuple[Temperament, ...], path, names={"deed": DEEDS[game]})
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
