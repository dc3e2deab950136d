"""milestones: what is worth a mark on the line of the past or going to: where rounds and turns begin, throws, battles,
and what the face of a game says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.events import CLOCKS, Changed, Chose, Event, Rolled, Said
from game.engine.game import Battles
from game.ui.draw.paint import INK, icon
from game.ui.draw.shapes import NIGHT, disc

R = 7.5  # units of a mark


class Milestone(NamedTuple):
    """A kind of them: the icon and the colour of its mark, what the marks are ("quests won"), and how much it weighs
    where several share a mark."""

    sign: str
    colour: str
    what: str
    weight: int = 0

    @property
    def words(self) -> str:
        """What they are, with a large first letter."""
        return self.what[:1].upper() + self.what[1:]


Milestones = Callable[[Event], Milestone | None]  # which kind an event is of; None: of none


def no_milestones(event: Event) -> None:
    """Nothing is worth a mark."""
    return None


@dataclass(frozen=True)
class ByWords:
    """The kinds by what is said (`Said.what`)."""

    words: Mapping[str, Milestone]

    def __call__(self, event: Event) -> Milestone | None:
        return self.words.get(event.what) if isinstance(event, Said) else None


def weightiest(kinds: Iterable[Milestone]) -> Milestone:
    """The one whose mark stands for all."""
    return max(kinds, key=lambda kind: kind.weight)


def milestone_mark(kind: Milestone, x: float, y: float, several: bool = False, lit: bool = False) -> str:
    """Its mark, centred there; of several one lies behind."""
    behind = disc(x + 3, y, R + 1, NIGHT) + disc(x + 3, y, R, kind.colour) if several else ""
    edge = disc(x, y, R + (2.5 if lit else 1), kind.colour if lit else NIGHT)
    return behind + edge + disc(x, y, R, kind.colour) + icon(kind.sign, x, y, 11, INK, kind.colour)


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
