"""cells: a battle map as the tiles of a painted board."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.hexes import to_offset
from game.rules.montoons.arena import Arena
from game.ui.draw.hexes.geometry import Place
from game.ui.draw.hexes.space import Hex

KINDS = {"spike_pit": "spikes", "blightwater": "blight"}  # terrain by the names of the drawing


def places_of(arena: Arena) -> list[Place]:
    """Column and row of every space, by its number."""
    return [to_offset(at) for at in arena.board.hexes]


def cells_of(arena: Arena, terrain: Sequence[str], obstacle: Sequence[str], token: int) -> dict[Place, Hex]:
    """The tiles as they are now: terrain and obstacles change, and the Waystone shines where its token lies."""
    return {place: tile(arena, space, terrain, obstacle, token) for space, place in enumerate(places_of(arena))}


def tile(arena: Arena, space: int, terrain: Sequence[str], obstacle: Sequence[str], token: int) -> Hex:
    printed, kind = arena.places[space], terrain[space]
    lit = kind == "waystone" and printed.number == token
    if obstacle[space]:
        kind = "boulders" if obstacle[space] == "boulder" else "rocks"
    mark = "flag" if printed.flag else printed.bonus
    number = printed.number if kind in ("waystone", "quicksand") else 0
    return Hex(KINDS.get(kind, kind), number=number, lit=lit, edges="".join(printed.edges), mark=mark)
