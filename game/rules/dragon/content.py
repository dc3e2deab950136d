"""Dragon Attack!, content: heroes.yaml, counters.yaml and maps.yaml read into counters and kingdoms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, hypot, pi
from typing import Annotated, Literal, NamedTuple

from game.engine.data import DataError, Fault, Length, Node, Range, Where
from game.engine.game import Files
from game.engine.gathering import gather
from game.engine.hexes import to_offset
from game.engine.maps import Board, read_board, space_fault
from game.engine.schema import Schemas, json_schema
from game.rules.dragon.counters import MOST_HEROES, Content, Counter, Hero
from game.rules.dragon.realm import Realm, Space

MAPS = ("silverado", "short")  # always there, and first; packs may add others
MAP_ID = r"[\w-]{1,16}"  # the house rule `map` names a map by its id
LONGEST_PATH = 20
WINDS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")  # clockwise


class Place(NamedTuple):
    """A numbered space by name."""

    n: Annotated[int, Range(1, LONGEST_PATH)]
    name: Annotated[str, Length(1, 32)]
    kind: Literal["village", "temple", "palace"]


@dataclass(frozen=True)
class MapSheet:
    """A kingdom as maps.yaml writes it (DRA-COMP-06 to DRA-COMP-09)."""

    id: Annotated[str, Length(1, 16)]
    name: Annotated[str, Length(1, 32)]
    palace: Annotated[int, Range(2, LONGEST_PATH)]
    grid: Node
    places: tuple[Place, ...]
    without: tuple[str, ...] = ()
    where: Where = Where("", 0, "")


def read_content(files: Files) -> Content:
    """Heroes, counters and maps; a later file replaces what has the same id. DataError names every fault."""
    faults: list[Fault] = []
    heroes = gather(Hero, "heroes.yaml", files, faults)
    counters = gather(Counter, "counters.yaml", files, faults)
    sheets = {sheet.id: sheet for sheet in gather(MapSheet, "maps.yaml", files, faults)}
    if faults:
        raise DataError(faults)
    faults += wrong_heroes(heroes) + wrong_ids(sheets.values())
    faults += [Fault("data/dragon/maps.yaml", 0, f"no map {name!r}") for name in MAPS if name not in sheets]
    if faults:
        raise DataError(faults)
    maps: dict[str, Realm] = {}
    for name in sorted(sheets, key=lambda name: MAPS.index(name) if name in MAPS else len(MAPS)):
        kingdom = read_kingdom(sheets[name], heroes, counters, sum(len(k.spaces) for k in maps.values()), faults)
        if kingdom:
            maps[name] = kingdom
    if faults:
        raise DataError(faults)
    boxed = {name: frozenset(sheets[name].without) for name in maps}
    return Content(heroes, counters, maps, boxed)


def schemas() -> Schemas:
    """By the file that an editor completes and checks: its schema."""
    kinds = {"heroes": tuple[Hero, ...], "counters": tuple[Counter, ...], "maps": tuple[MapSheet, ...]}
    return {name: json_schema(kind) for name, kind in kinds.items()}


def wrong_heroes(heroes: tuple[Hero, ...]) -> list[Fault]:
    """Six colours, each with a letter of its own."""
    faults = [
        hero.where.fault(f"letter {hero.letter!r} is another colour's")
        for n, hero in enumerate(heroes)
        if any(hero.letter == other.letter for other in heroes[:n])
    ]
    if len(heroes) != MOST_HEROES:
        faults.append(
            Fault(
                heroes[-1].where.file if heroes else "data/dragon/heroes.yaml",
                0,
                f"{len(heroes)} heroes; the game has {MOST_HEROES}",
            )
        )
    return faults


def wrong_ids(sheets: Iterable[MapSheet]) -> list[Fault]:
    return [
        sheet.where.fault(f"id {sheet.id!r}: write it with letters, digits, _ and - alone")
        for sheet in sheets
        if not re.fullmatch(MAP_ID, sheet.id)
    ]


# --- one map


def read_kingdom(
    sheet: MapSheet, heroes: tuple[Hero, ...], counters: tuple[Counter, ...], first: int, faults: list[Fault]
) -> Realm | None:
    """The kingdom of a sheet; None when something is wrong with it, told to `faults`."""
    letters = [hero.letter for hero in heroes]
    board = read_board(sheet.grid, tokens(letters, sheet.palace), faults)
    if board is None:
        return None
    wrong = wrong_names(sheet) + wrong_counts(sheet, board, letters) + wrong_box(sheet, counters)
    if not wrong:
        kingdom = Realm(sheet.id, sheet.name, board, spaces_of(sheet, board, heroes), sheet.palace, first)
        wrong = wrong_starts(sheet, kingdom, letters) + unreachable(sheet, kingdom) + too_few(sheet, kingdom, counters)
    faults += wrong
    return None if wrong else kingdom


def tokens(letters: Sequence[str], palace: int) -> list[str]:
    """Every word a grid may use."""
    plain = [".", "*", *map(str, range(1, palace + 1)), *(f"s{letter}" for letter in letters)]
    return ["~", "=", *plain, *(word + water for word in plain for water in "~=")]


def spaces_of(sheet: MapSheet, board: Board, heroes: Sequence[Hero]) -> list[Space]:
    named = {place.n: place for place in sheet.places}
    places = {
        named[int(core)].name: at
        for token, at in zip(board.tokens, board.hexes)
        if (core := token.rstrip("~=")).isdigit()
    }
    return [space_of(token, at, named, heroes, places) for token, at in zip(board.tokens, board.hexes)]


def space_of(
    token: str,
    at: tuple[int, int],
    named: dict[int, Place],
    heroes: Sequence[Hero],
    places: Mapping[str, tuple[int, int]],
) -> Space:
    water = {"~": "sea", "=": "river"}.get(token[-1], "")
    core = token.rstrip("~=")
    number = int(core) if core.isdigit() else 0
    start = [hero.letter for hero in heroes].index(core[1]) if core.startswith("s") else -1
    kind: str = "start" if start >= 0 else "star" if core == "*" else "land" if core else water
    if number:
        kind = named[number].kind
        name = named[number].name
    elif start >= 0:
        name = f"the {heroes[start].id} starting point"
    else:
        name = named_by_kind(kind, water if core else "") + " " + bearing(at, places)
    col, row = to_offset(at)
    return Space(f"{col},{row}", name, kind, bool(core), water, number, core == "*", start)


def named_by_kind(kind: str, beside: str) -> str:
    """What the log calls a space without a name of its own."""
    return {
        "land": {"": "open land", "sea": "the shore", "river": "the ford"}[beside],
        "star": "the star",
        "river": "the river",
        "sea": "the sea",
    }[kind]


def bearing(at: tuple[int, int], places: Mapping[str, tuple[int, int]]) -> str:
    """Where a space lies as seen from the nearest place with a name: "north of Highbell"."""
    x, y = on_paper(at)
    away = {name: (x - px, y - py) for name, (px, py) in ((name, on_paper(place)) for name, place in places.items())}
    name = min(away, key=lambda name: round(hypot(*away[name]), 6))
    east, south = away[name]
    return f"{WINDS[round(atan2(south, east) / pi * 4) % 8]} of {name}"


def on_paper(at: tuple[int, int]) -> tuple[float, float]:
    """The middle of a hex, a hex being 1 wide."""
    q, r = at
    return q + r / 2, r * 0.866


# --- what may be wrong with a map


def wrong_names(sheet: MapSheet) -> list[Fault]:
    numbers = [place.n for place in sheet.places]
    faults = [
        sheet.where.fault(f"places: {n} is named {numbers.count(n)} times")
        for n in sorted(set(numbers))
        if numbers.count(n) > 1
    ]
    faults += [sheet.where.fault(f"places: no name for {n}") for n in range(1, sheet.palace + 1) if n not in numbers]
    return faults + [
        sheet.where.fault(f"places: {n} lies behind the palace, {sheet.palace}") for n in numbers if n > sheet.palace
    ]


def wrong_counts(sheet: MapSheet, board: Board, letters: Sequence[str]) -> list[Fault]:
    """Every number of the path and every start once; the palace inland (DRA-COMP-07, DRA-COMP-08)."""
    cores = [token.rstrip("~=") for token in board.tokens]
    faults = []
    for n in range(1, sheet.palace + 1):
        found = [space for space, core in enumerate(cores) if core == str(n)]
        if not found:
            faults.append(Fault(sheet.grid.file, sheet.grid.line, f"{sheet.name}: a hole in the Dragon's path: no {n}"))
        faults += [space_fault(sheet, board, space, f"{n} stands on the map twice") for space in found[1:]]
    for letter in letters:
        found = [space for space, core in enumerate(cores) if core == f"s{letter}"]
        if not found:
            faults.append(Fault(sheet.grid.file, sheet.grid.line, f"{sheet.name}: no starting point s{letter}"))
        faults += [space_fault(sheet, board, space, f"s{letter} stands on the map twice") for space in found[1:]]
    return faults


def wrong_box(sheet: MapSheet, counters: tuple[Counter, ...]) -> list[Fault]:
    ids = {counter.id for counter in counters}
    return [sheet.where.fault(f"without: no counter {name!r}") for name in sheet.without if name not in ids]


def wrong_starts(sheet: MapSheet, kingdom: Realm, letters: Sequence[str]) -> list[Fault]:
    """The six spaces next to the palace are the six starts (DRA-COMP-07)."""
    around = kingdom.near(kingdom.one(kingdom.path[-1]))
    return [
        space_fault(
            sheet, kingdom.board, start - kingdom.first, f"s{letter} does not lie beside the palace, {sheet.palace}"
        )
        for letter, start in zip(letters, kingdom.starts)
        if not kingdom.one(start) & around
    ]


def unreachable(sheet: MapSheet, kingdom: Realm) -> list[Fault]:
    """From every start all treasure lies within reach over land, the other starts being closed."""
    everything = sum(kingdom.one(start) for start in kingdom.starts)
    lost: set[int] = set()
    for start in kingdom.starts:
        home = kingdom.one(start)
        open_ = kingdom.land & ~everything | home
        reached = kingdom.reach(home, len(kingdom.spaces), open_, open_)
        lost |= {space for space in (*kingdom.treasure, kingdom.path[-1]) if not kingdom.one(space) & reached}
    return [
        space_fault(
            sheet,
            kingdom.board,
            space - kingdom.first,
            f"{kingdom.space(space).name} cannot be reached over land from every start",
        )
        for space in sorted(lost)
    ]


def too_few(sheet: MapSheet, kingdom: Realm, counters: tuple[Counter, ...]) -> list[Fault]:
    """A counter for every place (DRA-SETUP-04, DRA-SETUP-05); those that chance leaves over stay in the box."""
    places, left = len(kingdom.treasure), len(counters) - len(set(sheet.without))
    if places <= left:
        return []
    return [
        Fault(
            sheet.grid.file,
            sheet.grid.line,
            f"{sheet.name}: {places} places for treasure (stars, and numbers below the palace), but {left} counters",
        )
    ]
