"""chronicle: the log as it is read: rounds as headings, who did what, and what was told several times in one row."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine.events import CLOCKS, Asked, Changed, Chose, Event, Housed, Looked, Moved, Rolled, Said
from game.store.jotted import Jotting, called

SINCE = "Since your last turn"

Owner = Callable[[Event], "int | None"]  # whose place an event fills or changes


class Row(NamedTuple):
    """A line of the log, or a heading over those that follow. `number` is that of its (last) event."""

    number: int
    text: str
    seat: int | None = None  # whose deed it is; None: nobody's
    times: int = 1
    heading: bool = False
    bookmark: str = ""  # the sign of a bookmark at the moment after that event


def rows_of(
    lines: Iterable[tuple[int, str]], event: Callable[[int], Event | None], owner: Owner, word: str
) -> list[Row]:
    """The rows of lines with the numbers of their events; `word` is what a round is called."""
    found: list[Row] = []
    done, doer = 0, None
    for number, text in lines:
        for n in range(done, number + 1):
            happened = event(n)
            match happened:
                case Changed(field=field, value=int(value)) if field in CLOCKS and value:
                    found.append(Row(n, f"{word} {value}", heading=True))
                case Asked() | Chose():
                    doer = happened.player
        done = number + 1
        if text.rstrip(".") != (found[-1].text if found else ""):  # the heading has said it
            found.append(Row(number, text, whose(event(number), owner, doer)))
    return list(folded(found))


def whose(event: Event | None, owner: Owner, doer: int | None) -> int | None:
    """Whom an event is about: who it names, whose place it fills or changes, or who was asked last."""
    if event is None or isinstance(event, Looked | Rolled | Asked | Chose | Said | Housed):
        return event.player if event is not None else None
    if (seat := owner(event)) is not None:
        return seat
    return doer if isinstance(event, Moved) else None


def owners(zones: Iterable[str], seats: int) -> dict[str, int]:
    """The seat of each zone that every seat has one of."""
    found: dict[str, set[int]] = {}
    for zone in zones:
        family, _, rest = zone.partition("/")
        first = rest.partition("/")[0]
        found.setdefault(family, set()).add(int(first) if first.isdigit() else -1)
    own = {family for family, numbers in found.items() if numbers == set(range(seats))}
    return {zone: int(zone.split("/")[1]) for zone in zones if zone.partition("/")[0] in own}


def folded(rows: Sequence[Row]) -> Iterator[Row]:
    """The same told several times in a row stands once; a heading that nothing follows goes."""
    kept: Row | None = None
    for row in rows:
        if kept is not None and (row.text, row.seat, row.heading) == (kept.text, kept.seat, kept.heading):
            row = row._replace(times=kept.times + 1)
        elif kept is not None and not (kept.heading and row.heading):
            yield kept
        kept = row
    if kept is not None and not kept.heading:
        yield kept


def marked_since(rows: Sequence[Row], chosen: int, seat: int) -> list[Row]:
    """The same with a heading over what came after a seat's own last choice (the number of that event), once somebody
    else has done something since."""
    at = next((n for n, row in enumerate(rows) if row.number > chosen and row.seat not in (seat, None)), None)
    if at is None:
        return list(rows)
    while at and rows[at - 1].heading and rows[at - 1].number > chosen:
        at -= 1
    return [*rows[:at], Row(rows[at].number, SINCE, heading=True), *rows[at:]]


def only_those(rows: Iterable[Row], wanted: Callable[[Row], bool]) -> Iterator[Row]:
    """The rows that are wanted, under their headings."""
    heading: Row | None = None
    for row in rows:
        if row.heading:
            heading = row
        elif wanted(row):
            if heading is not None:
                yield heading
            heading = None
            yield row


def with_bookmarks(rows: Sequence[Row], bookmarks: Mapping[int, Jotting]) -> list[Row]:
    """The same with bookmarks, by how many events had happened, each after what had happened by then."""
    found = list[Row]()
    left = [Row(count - 1, called(one), bookmark=one.mark) for count, one in bookmarks.items()]
    for row in rows:
        while left and left[0].number < row.number:
            found.append(left.pop(0))
        found.append(row)
    return [*found, *left]
