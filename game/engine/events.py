"""Events: what has happened, and what each seat is told of it.

`seen` is a bitmask of seats that know the face or value; `fresh` of those that know it only since this event.
"""
from __future__ import annotations

from typing import Any, NamedTuple, Self, TypeVar

T = TypeVar("T")


class Moved(NamedTuple):
    """A card went from one place to another. The places are public, the face belongs to those who see it."""

    card: int | None
    src: str
    was: int                  # index in src before the move
    dst: str
    at: int                   # index in dst after the move
    seen: int
    fresh: int

    def as_seen_by(self, seat: int) -> Self | None:
        return blot(self, "card", seat)

    @property
    def reveals(self) -> bool:
        return self.fresh != 0


class Revealed(NamedTuple):
    """A hidden card was turned face up where it lies."""

    card: int | None
    zone: str
    at: int
    seen: int
    fresh: int

    def as_seen_by(self, seat: int) -> Self | None:
        return blot(self, "card", seat)

    @property
    def reveals(self) -> bool:
        return self.fresh != 0


class Looked(NamedTuple):
    """A player looked at a hidden card: everyone knows which place, only `seen` know the face."""

    player: int
    card: int | None
    zone: str
    at: int
    seen: int
    fresh: int

    def as_seen_by(self, seat: int) -> Self | None:
        return blot(self, "card", seat)

    @property
    def reveals(self) -> bool:
        return self.fresh != 0


class Shuffled(NamedTuple):
    """A zone was shuffled: whoever remembered a face in it has lost its place."""

    zone: str
    cards: tuple[int, ...] | None
    seen: int

    def as_seen_by(self, seat: int) -> Self | None:
        return blot(self, "cards", seat)

    @property
    def reveals(self) -> bool:
        return False


class Rolled(NamedTuple):
    """A die fell for everyone to see."""

    player: int
    sides: int
    value: int

    def as_seen_by(self, seat: int) -> Self | None:
        return self

    @property
    def reveals(self) -> bool:
        return True


class Changed(NamedTuple):
    """A field of the state took a new value; `index` is a place in it, a path of places, or None for the whole."""

    field: str
    index: Any
    value: Any
    seen: int

    def as_seen_by(self, seat: int) -> Self | None:
        return self if self.seen >> seat & 1 else None

    @property
    def reveals(self) -> bool:
        return False


class Asked(NamedTuple):
    """A player was asked something; what exactly stands in the decision, for that player alone."""

    player: int

    def as_seen_by(self, seat: int) -> Self | None:
        return self

    @property
    def reveals(self) -> bool:
        return False


class Chose(NamedTuple):
    """A player answered. Of a secret choice the others are told nothing but that it was made."""

    player: int
    key: str | None
    seen: int

    def as_seen_by(self, seat: int) -> Self | None:
        return blot(self, "key", seat)

    @property
    def reveals(self) -> bool:
        return False


class Said(NamedTuple):
    """Something worth telling that moves nothing: an ability that fires, a condition met, a phase that begins.

    `what` is a word of the game's own, `about` names, numbers and public cards.
    """

    what: str
    player: int | None
    about: tuple[Any, ...]
    seen: int

    def as_seen_by(self, seat: int) -> Self | None:
        return self if self.seen >> seat & 1 else None

    @property
    def reveals(self) -> bool:
        return False


Event = Moved | Revealed | Looked | Shuffled | Rolled | Changed | Asked | Chose | Said


def blot(event: T, field: str, seat: int) -> T:
    """The event as a seat outside `seen` hears of it: without its face, and without who learnt something."""
    return event if event.seen >> seat & 1 else event._replace(**{field: None})  # type: ignore[attr-defined]
