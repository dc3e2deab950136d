"""diary: what was played of the days: stars, streaks, and what is told to friends; counted anew from the records."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from typing import Any, NamedTuple

from game.modes.bouts import ended, parts_of
from game.modes.day.deals import Deal, plans
from game.modes.day.par import Par, Try, lead_of, par_of, stars
from game.store import Folders, Ledger, Record

MODE = "day"
HELP = {"hint", "seat", "copy"}  # with any of these a game earns no stars
TELLING = 10  # tries from which on something is said of a par
ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


class Entry(NamedTuple):
    """A deal that was played to its end: its key, what came of it, whether with help, and whether on its own day."""

    day: date
    game: str
    key: str
    done: Try
    helped: bool
    in_time: bool


class Streak(NamedTuple):
    """Days in a row up to now, and the most there have ever been."""

    now: int
    best: int


def today() -> date:
    """The present day of this machine's clock."""
    return date.today()


def entry_of(record: Record) -> Entry | None:
    """What a result says of a day; None where its purpose makes no sense, or nobody has played it to its end."""
    parts = parts_of(record.purpose)
    try:
        day = date.fromisoformat(parts[0])
        when = date.fromisoformat(record.when[:10])
    except (ValueError, IndexError):
        return None
    seat = record.players.index("person") if "person" in record.players else None
    if len(parts) != 3 or seat is None or len(record.scores) < 2:
        return None
    helped = bool(record.undos or HELP & set(record.assists) or seat in record.computed)
    done = Try(lead_of(record.scores, seat), record.won(seat))
    return Entry(day, parts[1], "/".join(parts), done, helped, when <= day + timedelta(1))


class Diary:
    """All that was played, and the pars that were counted, as they are on the disk now."""

    def __init__(self, folders: Folders) -> None:
        self.ledger = Ledger(folders, MODE)
        kept = self.ledger.read()
        self.tries = {key: found for key, rows in _rows(kept) if (found := _tries(rows)) is not None}
        self.records = ended(folders, MODE)
        entries = map(entry_of, self.records)
        self.entries = [entry for entry in entries if entry is not None]

    # ---- pars -------------------------------------------------------------------------------------------------
    def add(self, key: str, found: Collection[Try]) -> None:
        """Keep further tries of Hard at a deal."""
        self.tries[key] = [*self.tries.get(key, ()), *found]
        self.ledger.write({"tries": {key: [[t.lead, int(t.won)] for t in rows] for key, rows in self.tries.items()}})

    def counted(self, key: str) -> int:
        """How many tries of a deal there are so far."""
        return len(self.tries.get(key, ()))

    def par(self, key: str) -> Par | None:
        """The par of a deal; None until as many tries are counted as its game wants."""
        plan = plans().get(key.split("/")[1])
        return par_of(self.tries[key][: plan.tries]) if plan and self.counted(key) >= plan.tries else None

    def so_far(self, key: str) -> float | None:
        """The mean lead of the tries that there are; None where they are too few to say anything."""
        found = self.tries.get(key, ())
        return sum(one.lead for one in found) / len(found) if len(found) >= TELLING else None

    def told_so_far(self, key: str) -> str:
        """What is known of a par that is not counted to its end."""
        mean = self.so_far(key)
        return "par not yet counted" if mean is None else f"par {told_mean(mean)} so far"

    # ---- what was played --------------------------------------------------------------------------------------
    @property
    def first(self) -> date:
        """The earliest day of which a deal was played; with none there is none before the end of time."""
        return min((entry.day for entry in self.entries), default=date.max)

    def of(self, key: str) -> list[Entry]:
        """The games of a deal, in the order they ended."""
        return [entry for entry in self.entries if entry.key == key]

    def stars(self, entry: Entry) -> int:
        return 0 if entry.helped else stars(entry.done, self.par(entry.key))

    def best(self, entries: Collection[Entry]) -> Entry | None:
        """The one with the most stars, and of those the greatest lead; None of none."""
        return max(entries, key=lambda one: (self.stars(one), not one.helped, one.done.lead), default=None)

    def on(self, day: date) -> Entry | None:
        """The best game of a day, of all its deals."""
        return self.best([entry for entry in self.entries if entry.day == day])

    def month(self, day: date, until: date) -> tuple[int, int]:
        """Stars of the month of a day, the best game of each day counted, and how many there were to be had so far."""
        days = {entry.day for entry in self.entries if (entry.day.year, entry.day.month) == (day.year, day.month)}
        got = sum(self.stars(best) for one in days if (best := self.on(one)))
        last = until.day if (until.year, until.month) == (day.year, day.month) else days_in(day)
        return got, 3 * max(last, len(days))

    def streak(self, until: date) -> Streak:
        """Days in a row on which that day's deal was played, of any game."""
        return streak_of({entry.day for entry in self.entries if entry.in_time}, until)


def _rows(kept: dict[str, Any]) -> list[tuple[str, Any]]:
    found = kept.get("tries")
    return [(key, rows) for key, rows in found.items() if key.count("/") == 2] if isinstance(found, dict) else []


def _tries(rows: Any) -> list[Try] | None:
    """Tries as they are kept; None where they make no sense."""
    if not isinstance(rows, list) or not all(
        isinstance(row, list) and len(row) == 2 and all(type(part) is int for part in row) for row in rows
    ):
        return None
    return [Try(lead, bool(won)) for lead, won in rows]


def days_in(day: date) -> int:
    """How many days the month of a day has."""
    after = (day.replace(day=1) + timedelta(32)).replace(day=1)
    return (after - timedelta(1)).day


def streak_of(days: Collection[date], until: date) -> Streak:
    """Days in a row. One day left out is forgiven in each week from Monday on, and a day that is not over yet is not
    left out. It ends at `until` or, where a clock was set back, at the last day that was played."""
    played, best, run = set(days), 0, 0
    if not played:
        return Streak(0, 0)
    paused: set[tuple[int, int]] = set()
    day, end = min(played), max(until, max(played))
    while day <= end:
        week = day.isocalendar()[:2]
        if day in played:
            run += 1
        elif day == end or run and week not in paused:
            paused.add(week)
        else:
            run, paused = 0, set()
        best = max(best, run)
        day += timedelta(1)
    return Streak(run, best)


# ---- words ------------------------------------------------------------------------------------------------------
def told_lead(done: Try, game: str) -> str:
    """ "3 stars ahead", "1 point behind", "level"."""
    many, what = abs(done.lead), plans()[game].counts
    if not many:
        return "level"
    what = what.removesuffix("s") if many == 1 else what
    return f"{many} {what} {'ahead' if done.lead > 0 else 'behind'}"


def told_mean(mean: float) -> str:
    """ "2.5 behind", "level": a mean lead to one place."""
    return f"{abs(mean):.1f} {'ahead' if mean > 0 else 'behind'}" if round(mean, 1) else "level"


def told_day(day: date) -> str:
    return f"{day.day} {day:%B %Y}"


def row_of(stars: int) -> str:
    return "★" * stars + "☆" * (3 - stars)


def text_of(diary: Diary, deal: Deal, title: str) -> str:
    """What is copied for friends: the game and the day, the best that came of it, and the code that opens the deal."""
    games = diary.of(deal.key)
    head = f"Monster Parlour, {told_day(deal.day)}: {title}"
    best = diary.best(games)
    if best is None:
        return f"{head}\nPlay it with the code {deal.code}"
    par, number = diary.par(deal.key), games.index(best) + 1
    words = [told_lead(best.done, deal.game), f"par {told_mean(par.mean)}" if par else diary.told_so_far(deal.key)]
    words.append(f"{ORDINALS[number]} try" if number < len(ORDINALS) else f"try {number}")
    helped = ", with help" if best.helped else ""
    return f"{head}\n{row_of(diary.stars(best))} {', '.join(words)}{helped}\n{deal.code}"
