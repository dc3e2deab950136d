"""Events: what has happened, and what each seat is told of it.

`seen` is a bitmask of seats that know the face or value; `fresh` of those that know it only since this event.
"""

from __future__ import annotations

from typing import Any, NamedTuple

CLOCKS = ("round", "turns", "turn")  # the field that counts rounds, whichever of them a game has


class Moved(NamedTuple):
    """A card went from one place to another. The places are public, the face belongs to those who see it."""

    card: int | None
    src: str
    was: int  # index in src before the move
    dst: str
    at: int  # index in dst after the move
    seen: int
    fresh: int


class Revealed(NamedTuple):
    """A hidden card was turned face up where it lies."""

    card: int | None
    zone: str
    at: int
    seen: int
    fresh: int


class Looked(NamedTuple):
    """A player looked at a hidden card: everyone knows which place, only `seen` know the face."""

    player: int
    card: int | None
    zone: str
    at: int
    seen: int
    fresh: int


class Shuffled(NamedTuple):
    """A zone was shuffled: whoever remembered a face in it has lost its place."""

    zone: str
    cards: tuple[int, ...] | None
    seen: int


class Rolled(NamedTuple):
    """A die fell for everyone to see."""

    player: int
    sides: int
    value: int


class Changed(NamedTuple):
    """A field of the state took a new value; `index` is a place in it, a path of places, or None for the whole.

    `fresh`: the value was hidden from somebody who sees it now, or chance has made it.
    """

    field: str
    index: Any
    value: Any
    seen: int
    fresh: bool = False


class Asked(NamedTuple):
    """A player was asked something; what exactly stands in the decision, for that player alone."""

    player: int


class Chose(NamedTuple):
    """A player answered. Of a secret choice the others are told nothing but that it was made."""

    player: int
    key: str | None
    seen: int


class Said(NamedTuple):
    """Something worth telling that moves nothing: an ability that fires, a condition met, a phase that begins.

    `what` is a word of the game's own, `about` names, numbers and public cards.
    """

    what: str
    player: int | None
    about: tuple[Any, ...]
    seen: int


class Housed(NamedTuple):
    """Something at the table and not in the game: `player` "gives up", or somebody "takes" that seat."""

    what: str
    player: int
    seen: int


Event = Moved | Revealed | Looked | Shuffled | Rolled | Changed | Asked | Chose | Said | Housed


def as_seen_by(event: Event, seat: int) -> Event | None:
    """The event as a seat hears of it: whole, without what only others know, or not at all (None).

    A seat that stands in nobody's sight (such as the number of seats) hears what everybody does.
    """
    if isinstance(event, Rolled | Asked) or event.seen >> seat & 1:
        return event
    match event:
        case Moved() | Revealed() | Looked():
            return event._replace(card=None)
        case Shuffled():
            return event._replace(cards=None)
        case Chose():
            return event._replace(key=None)
    return None


def reveals(event: Event, away: int = 0) -> bool:
    """Whether somebody has learnt something by it that no undo can take back. `away`: seats, as bits, that have not
    looked since: faces that only they could see have told nobody anything yet."""
    if isinstance(event, Moved | Revealed | Looked):
        return event.fresh & ~away != 0
    return isinstance(event, Housed | Rolled) or isinstance(event, Changed) and event.fresh
