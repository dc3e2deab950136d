"""day: a deal for each day and game, the same for everybody; a calendar, stars and a streak."""

from __future__ import annotations

from game.engine.words import counted
from game.modes import Far, Told
from game.modes.bouts import parts_of
from game.modes.day import diary as diaries
from game.modes.day.diary import Diary, Entry, entry_of, told_day, told_lead, told_mean
from game.modes.day.par import Par
from game.sitting import Sitting
from game.store import Folders


def so_far(folders: Folders) -> Far:
    """The days in a row, and the stars of this month."""
    diary, day = Diary(folders), diaries.today()
    streak, (got, most) = diary.streak(day), diary.month(day, day)
    row = f"{counted(streak.now, 'day')} in a row, " if streak.now else ""
    return Far(f"{row}{got} of {counted(most, 'star')} this month", got / most)


def played(folders: Folders, sitting: Sitting) -> Told | None:
    """What a game of a day has come to."""
    if sitting.beside:
        sitting.beside.poll()
    diary, name = Diary(folders), sitting.name
    parts = parts_of(sitting.purpose)
    record = next((one for one in diary.records if one.save == name), None)
    entry = entry_of(record) if record else None
    if len(parts) != 3:
        return None
    if entry is None:
        return Told("A deal of the day that nobody has played to its end.", "Back to the day", parts[:2])
    return Told(line_of(diary, entry), "Back to the day", parts[:2])


def line_of(diary: Diary, entry: Entry) -> str:
    """The lead beside par, and what it earns."""
    par = diary.par(entry.key)
    beside = f"par {told_mean(par.mean)}" if par else diary.told_so_far(entry.key)
    head = f"Deal of the day, {told_day(entry.day)}: {told_lead(entry.done, entry.game)}, {beside}"
    return f"{head}. {earned(diary, entry, par)}."


def earned(diary: Diary, entry: Entry, par: Par | None) -> str:
    """What of stars came of it, in words."""
    if entry.helped:
        return "With help it earns no stars"
    if not entry.done.won:
        return "No star without a win"
    stars = counted(diary.stars(entry), "star")
    return stars if par else f"{stars}, and perhaps more"
