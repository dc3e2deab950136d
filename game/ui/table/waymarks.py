"""waymarks: moments of a game that are worth going to: where rounds and turns begin, what was thrown, battles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.engine.events import CLOCKS, Changed, Chose, Event, Rolled, Said
from game.engine.game import Battles
from game.ui.table.milestones import Milestone, Milestones, no_milestones


class Waymarks(NamedTuple):
    """`rounds` and `turns`: how many events had been told when each began; `throws` and `battles`: the numbers of the
    events that are throws, and with which a battle begins; `milestones`: the kinds of others, by number."""

    rounds: list[int]
    turns: list[int]
    throws: list[int]
    battles: list[int]
    milestones: dict[int, Milestone]


def fought(count: int, event: Callable[[int], Event | None], battles: Battles) -> Iterator[bool]:
    """For each of so many events whether it belongs to a battle."""
    phase = ""
    for number in range(count):
        match event(number):
            case Changed(field="phase", value=value):
                phase = str(value)
                yield phase in battles.phases
            case Said(what=what) if what in battles.words:
                yield True
            case _:
                yield phase in battles.phases


def waymarks(
    count: int, event: Callable[[int], Event | None], battles: Battles, milestones: Milestones = no_milestones
) -> Waymarks:
    """Those of so many events, as who looks was told of them."""
    found, doer, before = Waymarks([], [], [], [], {}), None, False
    for number, fight in enumerate(fought(count, event, battles)):
        match event(number):
            case Changed(field=field, value=int(value)) if field in CLOCKS and value:
                found.rounds.append(number + 1)
            case Chose(player=player) if player != doer:
                found.turns.append(number)
                doer = player
            case Rolled():
                found.throws.append(number)
        if (happened := event(number)) is not None and (kind := milestones(happened)) is not None:
            found.milestones[number] = kind
        if fight and not before:
            found.battles.append(number)
        before = fight
    return found
