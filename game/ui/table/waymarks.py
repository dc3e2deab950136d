"""waymarks: moments of a game that are worth going to: where rounds and turns begin, what was thrown, battles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.engine.events import CLOCKS, Changed, Chose, Event, Rolled, Said
from game.engine.game import Battles
from game.ui.table.deeds import Deed, Deeds, no_deeds


class Waymarks(NamedTuple):
    """`rounds` and `turns`: how many events had been told when each began; `throws` and `battles`: the numbers of the
    events that are throws, and with which a battle begins; `deeds`: the kinds of others worth a mark, by number."""

    rounds: list[int]
    turns: list[int]
    throws: list[int]
    battles: list[int]
    deeds: dict[int, Deed]


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


def waymarks(count: int, event: Callable[[int], Event | None], battles: Battles, deeds: Deeds = no_deeds) -> Waymarks:
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
        if (happened := event(number)) is not None and (kind := deeds(happened)) is not None:
            found.deeds[number] = kind
        if fight and not before:
            found.battles.append(number)
        before = fight
    return found
