"""MonToons, content: areas.yaml, characters.yaml, training.yaml and maps.yaml read into shapes, sheets and arenas."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from game.assets import data
from game.engine.agenda import verbs_of
from game.engine.data import DataError, Fault, Length, Named, Where, load
from game.engine.game import Files
from game.engine.gathering import gather
from game.engine.hexes import Shape
from game.engine.schema import Schemas, json_schema
from game.rules.montoons import abilities, forcing, keywords, laying, leaping, movement, statuses, targeting  # noqa: F401  (their verbs must be registered before a sheet names them)
from game.rules.montoons.arena import TERRAINS, Arena
from game.rules.montoons.checking import wrong_area, wrong_sheet
from game.rules.montoons.mapping import MapSheet, read_arena
from game.rules.montoons.needs import AMOUNTS, NEEDS, RowNeed
from game.rules.montoons.sheets import Attack, Health, Id, Powered, Seeds, Sheet
from game.rules.montoons.state import Content

LEAST_SHEETS = 5  # as many as may play; no two use the same (MON-SET-03)
WORDS = (
    "aim sweep damage heal recover suffer trample bonus by_die moved standing having each choose may pay repeat "
    "mark_boxes leftover push pull force throw swap jump leap blitz move lay obstacle traps trail clear_traps "
    "inflict hold cleanse focus"
).split()

Names = Mapping[str, Collection[str]]


@dataclass(frozen=True)
class Area:
    """An area of effect: the hexes covered, counted from the user, as laid towards the east (MON-TGT-05)."""

    id: Id
    hexes: Annotated[tuple[tuple[int, int], ...], Length(1, 18)]
    where: Where = Where("", 0, "")


@dataclass(frozen=True)
class Training:
    """A sheet for a first game: what differs from the full sheet of the same id."""

    id: Annotated[str, Named("character")]
    keep: Annotated[tuple[str, ...], Length(2, 4)]
    rows: Literal["any", "full"] = "any"
    attacks: tuple[Attack, ...] = ()
    specials: tuple[Powered, ...] = ()
    ultimate: Powered | None = None
    health: Health | None = None
    seeds: bool = True
    where: Where = Where("", 0, "")


def sheet_verbs() -> Mapping[str, Callable[..., Any]]:
    """The verbs that a sheet may be written with, by name."""
    return {name: verb for name, verb in verbs_of("montoons").items() if name in WORDS}


def names(areas: Collection[str], characters: Collection[str] = ()) -> Names:
    """The words of every family that a sheet may use."""
    terrains = [terrain for terrain in TERRAINS if terrain not in ("waystone", "void")]
    return {
        "need": NEEDS,
        "amount": AMOUNTS,
        "area": areas,
        "character": characters,
        "terrain": terrains,
        "ground": [terrain for terrain in terrains if terrain not in ("ice", "quicksand")],
    }


def read_content(files: Files) -> Content:
    """Everything; a later file replaces what has the same id and adds the rest. DataError names every fault."""
    faults: list[Fault] = []
    verbs = sheet_verbs()
    areas = gather(Area, "areas.yaml", files, faults, verbs=verbs, names=names(()))
    for area in areas:
        faults += wrong_area(area.id, area.hexes, area.where)
    known = names([area.id for area in areas])
    sheets = files("characters.yaml")
    full = gather(Sheet, "characters.yaml", lambda _: sheets, faults, verbs=verbs, names=known)
    if not faults and len(full) < LEAST_SHEETS:
        faults.append(
            Fault("data/montoons/characters.yaml", 0, f"{len(full)} characters; the game needs {LEAST_SHEETS} or more")
        )
    known = {**known, "character": [sheet.id for sheet in full]}
    maps = gather(MapSheet, "maps.yaml", files, faults)
    lessons = (
        {}
        if faults
        else {one.id: one for one in gather(Training, "training.yaml", files, faults, verbs=verbs, names=known)}
    )
    if faults:
        raise DataError(faults)
    simple = [training_sheet(sheet, lesson_for(sheet, lessons, sheets[0]), faults) for sheet in full]
    for sheet in (*full, *simple):
        faults += wrong_sheet(sheet)
    arenas = read_arenas(maps, faults)
    if faults:
        raise DataError(faults)
    shapes: dict[str, Shape] = {area.id: area.hexes for area in areas}
    return Content((*full, *simple), arenas, shapes)


def schemas() -> Schemas:
    """By the file that an editor completes and checks: its schema, with the names that the shipped files have."""
    known = names([area.id for area in load(tuple[Area, ...], data("montoons", "areas.yaml"))])
    sheets = load(tuple[Sheet, ...], data("montoons", "characters.yaml"), verbs=sheet_verbs(), names=known)
    known = {**known, "character": [sheet.id for sheet in sheets]}
    return {
        "areas": json_schema(tuple[Area, ...]),
        "characters": json_schema(tuple[Sheet, ...], sheet_verbs(), known),
        "training": json_schema(tuple[Training, ...], sheet_verbs(), known),
        "maps": json_schema(tuple[MapSheet, ...]),
    }


def read_arenas(maps: Sequence[MapSheet], faults: list[Fault]) -> dict[str, Arena]:
    found = {sheet.id: read_arena(sheet, faults) for sheet in maps}
    if not found:
        faults.append(Fault("data/montoons/maps.yaml", 0, "no map"))
    return {name: arena for name, arena in found.items() if arena is not None}


# --- sheets for a first game


def lesson_for(sheet: Sheet, lessons: Mapping[str, Training], shipped: Path) -> Training | None:
    """What simplifies a sheet. That of a shipped character is not for a pack's of the same id, only the pack's own."""
    lesson, home = lessons.get(sheet.id), Path(sheet.where.file).absolute()
    if lesson is None or home == shipped.absolute() or home.parent == Path(lesson.where.file).absolute().parent:
        return lesson
    return None


def training_sheet(sheet: Sheet, training: Training | None, faults: list[Fault]) -> Sheet:
    """The simpler version of a sheet; a sheet that nobody has simplified is its own."""
    if training is None:
        return replace(sheet, version="in_training")
    faults += strange_parts(sheet, training)
    specials = tuple(instead(one, training.specials) for one in sheet.specials)
    ultimate = training.ultimate or sheet.ultimate
    if training.rows == "any":
        specials, ultimate = tuple(map(any_dice, specials)), any_dice(ultimate)
    grid = sheet.grid
    if not training.seeds:
        grid = grid._replace(bonuses=tuple(bonus for bonus in grid.bonuses if bonus.gives != "special"))
    return replace(
        sheet,
        version="in_training",
        health=training.health or sheet.health,
        movements=tuple(one for one in sheet.movements if one.id in training.keep),
        attacks=tuple(instead(one, training.attacks) for one in sheet.attacks),
        specials=specials,
        ultimate=ultimate,
        seeds=sheet.seeds if training.seeds else Seeds(),
        grid=grid,
        where=training.where,
    )


P = TypeVar("P", Attack, Powered)


def instead(one: P, others: Sequence[P]) -> P:
    """The attack that takes the place of one with the same id."""
    return next((other for other in others if other.id == one.id), one)


def any_dice(attack: Powered) -> Powered:
    return attack._replace(row=RowNeed(attack.row.slots))


def strange_parts(sheet: Sheet, training: Training) -> list[Fault]:
    """Names in a simpler version that the full sheet does not have."""
    found = []
    for what, used, there in (
        ("movement", training.keep, sheet.movements),
        ("attack", [one.id for one in training.attacks], sheet.attacks),
        ("special", [one.id for one in training.specials], sheet.specials),
    ):
        ids = [one.id for one in there]
        found += [
            training.where.fault(f"{sheet.name} has no {what} {name!r}; there are {', '.join(ids)}")
            for name in used
            if name not in ids
        ]
    return found
