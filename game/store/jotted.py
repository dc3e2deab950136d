"""Jotted: what people at a table have noted for themselves, by seat; kept with a save, left out of what is shared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

MARKS = ("star", "target", "skull", "shield", "bolt")
LONGEST = 200  # letters of a note
MOST = 500  # notes of a seat that are kept
MOMENT = "moment/"  # before the number of events that had happened by then: a bookmark
DIGITS = 9  # of that number


class Jotting(NamedTuple):
    """A sign of MARKS and some words, which may be empty."""

    mark: str
    text: str


Jottings = dict[int, dict[str, Jotting]]  # by seat, by what it is about: a card's number, a hex, "seat/1", a moment


def jottings_of(raw: Any, seats: int) -> Jottings:
    """Those that make sense of what stands in a save; the others are left out."""
    found: Jottings = {}
    for seat in range(seats):
        own = raw.get(str(seat)) if isinstance(raw, dict) else None
        if isinstance(own, dict):
            found[seat] = {thing: Jotting(*one) for thing, one in list(own.items())[:MOST] if makes_sense(thing, one)}
    return found


def makes_sense(thing: str, one: Any) -> bool:
    """Whether this is a sign and words that are not too long, about something that there may be."""
    if thing.startswith(MOMENT) and count_of(thing) is None:
        return False
    if not (isinstance(one, list) and len(one) == 2 and all(isinstance(part, str) for part in one)):
        return False
    return one[0] in MARKS and len(one[1]) <= LONGEST


def plain_of(jottings: Jottings) -> dict[str, dict[str, list[str]]]:
    """Ready for JSON; empty where nothing is noted."""
    return {str(seat): {thing: [*one] for thing, one in own.items()} for seat, own in jottings.items() if own}


# --- bookmarks


def moment(events: int) -> str:
    """What a note is about that stands at the moment when so many events had happened."""
    return f"{MOMENT}{events}"


def count_of(thing: str) -> int | None:
    """How many events had happened at the moment that a note is about; None: it is about none."""
    number = thing.removeprefix(MOMENT)
    plain = thing.startswith(MOMENT) and number.isascii() and number.isdigit() and len(number) <= DIGITS
    return int(number) if plain and thing == moment(int(number)) else None


def called(one: Jotting) -> str:
    """What a bookmark is called."""
    return one.text or "Bookmark"


def bookmarks_in(own: Mapping[str, Jotting], whole: int) -> dict[int, Jotting]:
    """Those among somebody's notes, from the first moment on, in a game of so many events."""
    found = {count: one for thing, one in own.items() if (count := count_of(thing)) is not None and count <= whole}
    return dict(sorted(found.items()))


def forget_after(jottings: Jottings, events: int) -> None:
    """What came after so many events has been taken back: no bookmark stands there any more."""
    for own in jottings.values():
        for thing in [thing for thing in own if (count_of(thing) or 0) > events]:
            del own[thing]
