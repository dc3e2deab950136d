"""MonToons, chapter 2: setting up: sheets, the Waystone token, and monsters on their flags."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.rules.montoons.action import one_round
from game.rules.montoons.state import BLANK, Content, MonToons

STARTS = ("none", "one")  # with how many Waystone Powers everybody begins


class ChoosingSheet(NamedTuple):
    """The question which monster to be."""


class ChoosingFlag(NamedTuple):
    """The question on which flag to start."""


def deal(content: Content, seats: int, seed: int, options: Mapping[str, str]) -> MonToons:
    """A new game before anybody has a sheet (MON-SET-01, MON-SET-02); `run()` begins it. ValueError when there is no
    such map."""
    chosen = options.get("map", "A")
    if chosen not in content.arenas:
        raise ValueError(f"no map {chosen!r}; there are: {', '.join(content.arenas)}")
    arena, ahead = content.arenas[chosen], STARTS.index(options.get("start", STARTS[0]))
    return MonToons(
        seats=seats,
        seed=seed,
        content=content,
        arena=arena,
        zones={},
        sight={},
        known=[],
        map=arena.id,
        phase="setup",
        version=options.get("sheets", "full"),
        draft=options.get("draft", "chosen"),
        limit=int(options.get("limit", "0")),
        ahead=ahead,
        terrain=[place.terrain for place in arena.places],
        obstacle=[place.obstacle for place in arena.places],
        token=arena.first_location,
        sheet=[-1] * seats,
        at=[-1] * seats,
        health=[0] * seats,
        out=[False] * seats,
        dice=[BLANK] * seats,
        slots=[BLANK] * seats,
        rolled=[0] * seats,
        lost=[0] * seats,
        revealed=[False] * seats,
        ready=[False] * seats,
        pace=[0] * seats,
        speed=[0] * seats,
        unused=[(0, 0)] * seats,
        shells=[(0, 0, 0, 0)] * seats,
        veiled=[(0, 0)] * seats,
        berries=[(0, 0)] * seats,
        seeds=[(0, 0)] * seats,
        powered=[BLANK] * seats,
        spent_rows=[0] * seats,
        powers=[ahead] * seats,
        boxes=[0] * seats,
        earned=[0] * seats,
        entangle=[False] * seats,
        stun=[0] * seats,
        guard=[False] * seats,
        burn=[0] * seats,
        focus=[(0, 0)] * seats,
        fresh_focus=[(0, 0)] * seats,
        agenda=[do(open_game, 0)],
    )


def offers(content: Content) -> dict[str, list[tuple[str, str]]]:
    """Every battle map there is, those of packs too."""
    return {"map": [(arena.id, arena.name) for arena in content.arenas.values()]}


@verb
def open_game(g: MonToons, player: int) -> None:
    """2.1 Chance names who begins, in place of the latest visit to an island; the others follow clockwise
    (MON-SET-04). First everybody takes a sheet, then everybody a flag."""
    g.put("first", None, g.chance(g.seats), fresh=True)
    g.tell("first", g.first)
    order = g.clockwise(g.first)
    if g.draft == "dealt":
        for seat in order:
            free = free_sheets(g)
            take_sheet(g, seat, free[g.chance(len(free))])
    else:
        g.then(*[do(choose_sheet, seat) for seat in order])
    g.then(*[do(choose_flag, seat) for seat in order], *one_round(g.first))


def free_sheets(g: MonToons) -> list[int]:
    """Sheets of the agreed version whose monster nobody has (MON-SET-03)."""
    taken = {g.content.sheets[number].id for number in g.sheet if number >= 0}
    return [
        number for number, sheet in enumerate(g.content.sheets) if sheet.version == g.version and sheet.id not in taken
    ]


@verb
def choose_sheet(g: MonToons, seat: int) -> None:
    """2.2 No monster twice (MON-SET-03)."""
    g.ask(
        seat,
        ("Which monster will you be?",),
        [
            Option(
                g.content.sheets[number].id,
                ("{0}", g.content.sheets[number].name),
                (do(take_sheet, seat, number),),
                f"sheet/{g.content.sheets[number].id}",
            )
            for number in free_sheets(g)
        ],
        about=ChoosingSheet(),
    )


@verb
def take_sheet(g: MonToons, seat: int, number: int) -> None:
    """2.2 Full health (MON-DMG-03, MON-C32), and the boxes that are crossed from the start (MON-SET-06)."""
    sheet = g.content.sheets[number]
    g.put("sheet", seat, number)
    g.put("health", seat, sheet.health.max)
    g.put("boxes", seat, sheet.pre_crossed)
    g.put("powered", seat, (0,) * sum(len(row.slots) for row in sheet.rows))


@verb
def choose_flag(g: MonToons, seat: int) -> None:
    """2.3 Any empty flag of the map (MON-SET-05, MON-R01)."""
    keys = g.arena.keys
    g.ask(
        seat,
        ("Where do you start?",),
        [
            Option(
                f"hex:{keys[space]}", ("Start at {0}", keys[space]), (do(set_down, seat, space),), f"hex/{keys[space]}"
            )
            for space in g.arena.flags
            if space not in g.at
        ],
        about=ChoosingFlag(),
    )


@verb
def set_down(g: MonToons, seat: int, space: int) -> None:
    """2.3 The token is set down; nothing is entered yet."""
    g.put("at", seat, space)
