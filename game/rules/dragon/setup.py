"""Dragon Attack!, chapter 2: setting up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.chance import permuted
from game.engine.redeal import see_zones
from game.rules.dragon.counters import STRENGTHS, Content
from game.rules.dragon.movement import turn
from game.rules.dragon.state import DOWN, Dragon


class Choosing(NamedTuple):
    """The question which hero to be, of those that are left."""

    left: tuple[int, ...]


def deal(content: Content, seats: int, seed: int, options: Mapping[str, str]) -> Dragon:
    """A new game before anybody has picked a hero (DRA-SETUP-06 to DRA-SETUP-08); `run()` begins it. Where packs bring
    more counters than there are places, chance leaves some in the box, unseen. ValueError: there is no such map."""
    name = options.get("map", "silverado")
    if name not in content.maps:
        raise ValueError(f"no map {name!r}; there are: {', '.join(content.maps)}")
    kingdom, counters = content.maps[name], content.sheet[name]
    zones: dict[str, list[int]] = {"map": list(counters)}
    if len(counters) > len(kingdom.treasure):
        seed, mixed = permuted(seed, counters)
        zones = {"map": mixed[: len(kingdom.treasure)], "box": mixed[len(kingdom.treasure) :]}
    for family in ("front", "home"):
        zones |= {f"{family}/{hero}": [] for hero in range(seats)}
    zones["hoard"] = []
    return Dragon(
        seats=seats,
        seed=seed,
        content=content,
        zones=zones,
        sight=see_zones(Dragon.ZONE_SIGHT, zones, seats),
        known=[0] * len(content.counters),
        map=name,
        heroes=options.get("heroes", "chosen"),
        tie_break=options.get("tie_break", "on"),
        show_seen=options.get("show_seen", "on"),
        phase="setup",
        colour=[-1] * seats,
        at=[-1] * seats,
        resting=[False] * seats,
        strengths=list(STRENGTHS),
        spots=list(kingdom.treasure),
        lies=[DOWN] * len(kingdom.treasure),
        agenda=[do(open_game, 0)],
    )


def offers(content: Content) -> dict[str, list[tuple[str, str]]]:
    """Every kingdom there is, those of packs too."""
    return {"map": [(kingdom.id, kingdom.name) for kingdom in content.maps.values()]}


@verb
def open_game(g: Dragon, hero: int) -> None:
    """2.1 Treasure lies shuffled and face down, one counter on every star and numbered space below the palace
    (DRA-SETUP-04, DRA-SETUP-05); then the heroes are picked, or dealt."""
    g.shuffle("map")
    if g.heroes == "dealt":
        for seat in range(g.seats):
            left = free_heroes(g)
            pick(g, seat, left[g.chance(len(left))])
        begin(g, hero)
    else:
        g.then(*[do(choose_hero, seat) for seat in range(g.seats)], do(begin, hero))


def free_heroes(g: Dragon) -> list[int]:
    return [hero for hero in range(len(g.content.heroes)) if hero not in g.colour]


@verb
def choose_hero(g: Dragon, seat: int) -> None:
    """2.2 Each player picks a player counter (DRA-SETUP-01); those left over are out of the game (DRA-SETUP-03)."""
    left = free_heroes(g)
    heroes = g.content.heroes
    g.ask(
        seat,
        ("Which hero will you be?",),
        [
            Option(
                heroes[hero].id,
                ("{0}, {1}", heroes[hero].name, heroes[hero].id),
                (do(pick, seat, hero),),
                f"hex/{g.space(g.kingdom.starts[hero]).key}",
            )
            for hero in left
        ],
        about=Choosing(tuple(left)),
    )


@verb
def pick(g: Dragon, seat: int, hero: int) -> None:
    """2.2 The counter starts on the starting point of its colour (DRA-SETUP-02, DRA-COMP-07)."""
    g.put("colour", seat, hero)
    g.put("at", seat, g.kingdom.starts[hero])


@verb
def begin(g: Dragon, hero: int) -> None:
    """2.3 The highest roll begins, ties among the highest roll again (DRA-SETUP-09, DRA-R58)."""
    seats = list(range(g.seats))
    while len(seats) > 1:
        rolls = [g.roll(seat) for seat in seats]
        seats = [seat for seat, number in zip(seats, rolls) if number == max(rolls)]
    g.put("first", None, seats[0])
    g.tell("first", seats[0])
    g.then(do(turn, seats[0]))
