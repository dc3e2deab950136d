"""Jotted: what people at a table have noted for themselves, by seat; kept with a save, left out of what is shared."""

from __future__ import annotations

from typing import Any, NamedTuple

MARKS = ("star", "target", "skull", "shield", "bolt")
LONGEST = 200  # letters of a note
MOST = 500  # notes of a seat that are read


class Jotting(NamedTuple):
    """A sign of MARKS and some words, which may be empty."""

    mark: str
    text: str


Jottings = dict[int, dict[str, Jotting]]  # by seat, by what it is about: a card's number, a hex, "seat/1"


def jottings_of(raw: Any, seats: int) -> Jottings:
    """Those that make sense of what stands in a save; the others are left out."""
    found: Jottings = {}
    for seat in range(seats):
        own = raw.get(str(seat)) if isinstance(raw, dict) else None
        if isinstance(own, dict):
            found[seat] = {thing: Jotting(*one) for thing, one in list(own.items())[:MOST] if makes_sense(one)}
    return found


def makes_sense(one: Any) -> bool:
    """Whether this is a sign and words that are not too long."""
    if not (isinstance(one, list) and len(one) == 2 and all(isinstance(part, str) for part in one)):
        return False
    return one[0] in MARKS and len(one[1]) <= LONGEST


def plain_of(jottings: Jottings) -> dict[str, dict[str, list[str]]]:
    """Ready for JSON; empty where nothing is noted."""
    return {str(seat): {thing: [*one] for thing, one in own.items()} for seat, own in jottings.items() if own}
