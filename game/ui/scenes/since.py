"""since: what has happened since a seat's last turn, as that seat could see it, cut into steps that can be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.events import Changed, Chose, Event, Looked, Moved, Revealed, Rolled
from game.engine.match import Match

MOST_LINES = 3  # lines of a step: more begin another


class Step(NamedTuple):
    """`player` did it; `key` is the choice if all may know it; `cards` are (place they came from, card or None); `dice`
    what was thrown."""

    player: int
    key: str
    lines: tuple[str, ...]
    cards: tuple[tuple[str, int | None], ...]
    dice: tuple[int, ...]


def steps_since(match: Match, names: Sequence[str], seat: int) -> list[Step]:
    """From the seat's last own choice on; for a seat that has not chosen yet from the first choice of anybody."""
    found: list[Step] = []
    for n in range(match.chosen_last(seat) + 1, len(match.answers)):
        begin = match.marks[n]
        end = match.marks[n + 1] if n + 1 < len(match.marks) else len(match.events)
        found += _steps(match, names, seat, n, begin, end)
    while found and found[0].player == seat:  # what one's own last choice brought about, one has seen
        found.pop(0)
    return found


def passes_on(event: Event | None) -> bool:
    """Whether an event says only whose turn or what round it is: each step shows that by itself, or the table does."""
    return isinstance(event, Changed) and event.field in ("active", "round")


def _steps(match: Match, names: Sequence[str], seat: int, answer: int, begin: int, end: int) -> list[Step]:
    """One answer, in as many steps as its lines need."""
    events = dict(item for item in match.news(seat, begin) if item[0] < end)
    told = [
        (number, line)
        for number, line in match.log(names, seat, begin)
        if number < end and not passes_on(events.get(number))
    ]
    player = match.answers[answer].seat
    key = next((event.key or "" for event in events.values() if isinstance(event, Chose)), "")
    found = []
    for at in range(0, len(told), MOST_LINES):
        part = told[at : at + MOST_LINES]
        last = told[at + MOST_LINES][0] if at + MOST_LINES < len(told) else end
        seen = [events[n] for n in range(part[0][0] if at else begin, last) if n in events]
        cards: list[tuple[str, int | None]] = []
        for event in seen:
            if isinstance(event, Moved):
                cards.append((event.src, event.card))
            elif isinstance(event, Revealed | Looked):
                cards.append((event.zone, event.card))
        dice = tuple(event.value for event in seen if isinstance(event, Rolled))
        found.append(Step(player, key if at == 0 else "", tuple(line for _, line in part), tuple(cards[-4:]), dice))
    return found
