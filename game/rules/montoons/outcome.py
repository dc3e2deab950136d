"""MonToons, outcome: what a choice brings that decides nothing on the map, from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.engine.agenda import VERBS
from game.engine.events import Changed, Event, Rolled, Said
from game.rules.montoons.action import rank
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import ANYWHERE, Marking, crossable, most_crossed


class Next(NamedTuple):
    """What follows a choice: what is told at once, and whether the turn is over then, and who acts next: -1 for nobody
    in this round, -2 where a roll says."""

    told: tuple[Said, ...]
    over: bool
    seat: int


class Standing(NamedTuple):
    """Who would act before a seat, the fastest first, and whose place a roll between them decides; its speed."""

    speed: int
    before: tuple[int, ...]
    level: tuple[int, ...]


ROUND_OVER, BY_ROLL = -1, -2


def follows(g: MonToons, seat: int, key: str) -> Next:
    """Up to the first roll, the next turn or the next round. The world is dealt anew behind what the seat may see."""
    world = g.redeal(seat, Random(0))
    world.news = []
    world.choose(key)
    told = list[Said]()
    for event in world.news:
        if (after := next_seat(event)) is not None:
            return Next(tuple(told), after != BY_ROLL or key == "end", after)
        if isinstance(event, Said):
            told.append(event)
    return Next(tuple(told), False, seat)


def next_seat(event: Event) -> int | None:
    """Who acts next where an event says so; None for any other event."""
    match event:
        case Changed(field="active", value=int(seat)) if seat >= 0:
            return seat
        case Changed(field="round"):
            return ROUND_OVER
        case Rolled():
            return BY_ROLL
    return None


def bidden(g: MonToons, seat: int, key: str) -> Standing:
    """The order of turns as it stands after a bid or a pass, if nobody else bids."""
    world = g.clone()
    world.news, world.decision = None, None
    verb, player, *about = g.question.option(key).steps[0]
    if key == "spend":
        VERBS[verb](world, player, *about)
    mine = rank(world, seat)
    others = [other for other in world.living() if other != seat]
    before = sorted((other for other in others if rank(world, other) > mine), key=lambda other: rank(world, other))
    level = tuple(other for other in others if rank(world, other) == mine)
    return Standing(world.speed[seat], tuple(before[::-1]), level)


def written(g: MonToons, seat: int) -> Sequence[tuple[str, int, int]]:
    """Each row to which Power up writes a die: its name, how many boxes are written then, and how many it has."""
    world = g.redeal(seat, Random(0))
    before = world.powered[seat]
    verb, player, *about = world.question.option("power").steps[0]
    VERBS[verb](world, player, *about)
    sheet, after = world.sheet_of(seat), world.powered[seat]
    parts = [(row, slice(row.first, row.first + len(row.slots))) for row in sheet.rows]
    changed = [(row, part) for row, part in parts if before[part] != after[part]]
    return [(sheet.attack_of(row).name, sum(map(bool, after[part])), len(row.slots)) for row, part in changed]


def crossings(g: MonToons, seat: int) -> int:
    """How many boxes the dice of a Waystone Action could still cross at most, in the best order."""
    if isinstance(g.about, Marking):
        return most_crossed(g, seat, g.about.payers)
    world = g.redeal(seat, Random(0))
    world.choose("waystone")
    return most_crossed(world, seat, world.about.payers) if isinstance(world.about, Marking) else 0


def led_to(g: MonToons, seat: int, box: int) -> int:
    """How many boxes more can be crossed once that one is, with dice of any value."""
    sheet, crossed, anywhere = g.sheet_of(seat), g.boxes[seat], g.powers[seat] >= ANYWHERE
    before, after = (set(crossable(sheet, boxes, anywhere)) for boxes in (crossed, crossed | 1 << box))
    return len(after - before)
