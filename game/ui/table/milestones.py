"""milestones: what is worth a mark on the line of the past, besides battles and throws, as the face of a game says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.events import Event, Said
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
