"""MonToons, mapping: maps.yaml read into arenas, and what may be wrong with a battle map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from game.engine.data import Fault, Length, Node, Range, Where
from game.engine.hexes import to_offset
from game.engine.maps import Board, read_board, space_fault
from game.rules.montoons.arena import LOCATIONS, Arena, Ground, Place
from game.rules.montoons.checking import wrong_id

LEAST_FLAGS = 5  # as many as may play (MON-R01)
EDGES = ("O", "E", *map(str, range(1, 7)))
BONUSES = {"s": "shell", "b": "berry", "h": "heart"}
GROUNDS = {"+": "land", "m": "meadow", "w": "water", "j": "jungle", "b": "blightwater"}  # before a bonus letter
PLAIN = {
    "..": "land",
    "mm": "meadow",
    "ww": "water",
    "jj": "jungle",
    "MM": "mountain",
    "LL": "lava",
    "SS": "spike_pit",
    "OO": "whirlpool",
    "II": "ice",
    "bb": "blightwater",
    "##": "void",
}
TOKENS: dict[str, Place] = {
    **{token: Place(terrain) for token, terrain in PLAIN.items()},
    "RR": Place("land", obstacle="rock"),
    "BB": Place("land", obstacle="boulder"),
    "F.": Place("land", flag=True),
    **{f"Q{number}": Place("quicksand", number=number) for number in range(2, 6)},
    **{f"W{number}": Place("waystone", number=number) for number in range(1, LOCATIONS + 1)},
    **{
        ground + letter: Place(terrain, bonus=bonus)
        for ground, terrain in GROUNDS.items()
        for letter, bonus in BONUSES.items()
        if ground + letter not in PLAIN
    },
}


@dataclass(frozen=True)
class MapSheet:
    """A battle map as maps.yaml writes it. `ice` labels the six edges of every ice hex (MON-ICE-01)."""

    id: Annotated[str, Length(1, 16)]
    name: Annotated[str, Length(1, 32)]
    first_waystone: Annotated[int, Range(1, LOCATIONS)]
    grid: Node
    ice: Node | None = None
    where: Where = Where("", 0, "")


def read_arena(sheet: MapSheet, faults: list[Fault]) -> Arena | None:
    """The arena of a sheet; None when something is wrong with it, told to `faults`."""
    board = read_board(sheet.grid, TOKENS, faults)
    if board is None:
        return None
    edges: dict[str, tuple[str, ...]] = {}
    wrong = [*wrong_id(sheet.id, sheet.where), *wrong_counts(sheet, board), *wrong_ice(sheet, board, edges)]
    if not wrong:
        places = [TOKENS[token]._replace(edges=edges.get(key, ())) for token, key in zip(board.tokens, keys(board))]
        arena = Arena(sheet.id, sheet.name, board, places, sheet.first_waystone)
        wrong = list(unreachable(sheet, arena))
        if not wrong:
            return arena
    faults += wrong
    return None


def keys(board: Board) -> list[str]:
    return ["{},{}".format(*to_offset(at)) for at in board.hexes]


# --- what may be wrong with a map


def wrong_counts(sheet: MapSheet, board: Board) -> Iterator[Fault]:
    """Every location once (MON-R57), and a flag for everybody (MON-R01)."""
    for number in range(1, LOCATIONS + 1):
        found = board.find(f"W{number}")
        if not found:
            yield Fault(sheet.grid.file, sheet.grid.line, f"{sheet.name}: no waystone location W{number}")
        for space in found[1:]:
            yield space_fault(sheet, board, space, f"W{number} stands on the map twice")
    flags = len(board.find("F."))
    if flags < LEAST_FLAGS:
        yield Fault(
            sheet.grid.file, sheet.grid.line, f"{sheet.name}: {flags} flags; up to {LEAST_FLAGS} players want one each"
        )


def wrong_ice(sheet: MapSheet, board: Board, edges: dict[str, tuple[str, ...]]) -> Iterator[Fault]:
    """Six labels for every ice hex and for nothing else; the right ones go to `edges`."""
    icy = {key: space for space, (token, key) in enumerate(zip(board.tokens, keys(board))) if token == "II"}
    node = sheet.ice
    given = node.pairs if node is not None else {}
    for key, value in given.items():
        labels = tuple(value.text.split())
        strange = [label for label in labels if label not in EDGES]
        if key not in icy:
            yield Fault(value.file, value.line, f"{sheet.name}: ice: {key!r} is no ice hex of the grid")
        elif len(labels) != 6:
            yield Fault(value.file, value.line, f"{sheet.name}: ice: {key}: {len(labels)} edges; a hex has six")
        elif strange:
            yield Fault(
                value.file,
                value.line,
                f"{sheet.name}: ice: {key}: no edge {strange[0]!r}; expected one of {', '.join(EDGES)}",
            )
        edges[key] = labels
    for key, space in icy.items():
        if key not in given:
            yield space_fault(sheet, board, space, "ice without edges; give them under `ice`")


def unreachable(sheet: MapSheet, arena: Arena) -> Iterator[Fault]:
    """From every flag every flag and a hex beside every waystone can be reached, whirlpools counted in."""
    ground = Ground(
        arena, tuple(place.terrain for place in arena.places), tuple(place.obstacle for place in arena.places)
    )
    whirl = ground.of["whirlpool"]
    seen = edge = arena.bit[arena.flags[0]]
    while edge:
        if edge & whirl:
            edge |= whirl
        seen |= edge
        edge = arena.near(edge) & ground.open & ~seen
    for space in arena.flags:
        if not arena.bit[space] & seen:
            yield space_fault(sheet, arena.board, space, "this flag cannot be reached from the first one")
    for space in arena.waystones:
        if not arena.near(arena.bit[space]) & seen:
            yield space_fault(sheet, arena.board, space, "nobody can get beside this waystone")
