"""night: the games night that is under way, its points, and what was remarkable in it."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from game.engine.words import counted
from game.modes import Far, Told, bouts
from game.modes.bouts import Bout, begun, have_won, parts_of, place_of
from game.modes.honours import Honour, of_game
from game.modes.pairing import Seating, next_seating, sizes_of
from game.modes.programme import RESTS, Guest, Night, options_of, players_of, read_night, table_points
from game.sitting import Sitting
from game.store import Folders, Record
from game.store.ledgers import Ledger

NAME = "night"


class Line(NamedTuple):
    """A guest's night: table points by game, None for one that is still to come, all together with those given ahead,
    and the place, from 1; equal ones share it."""

    guest: int
    points: tuple[float | None, ...]
    total: float
    place: int


class Nights:
    """What a home keeps of nights. `night`: the one under way or just over, None before the first; `over`: how many
    came to their end. What came of each table stands in the records. `seatings`: of the games up to the one that is
    next. `message` says why something could not be read or kept, or is None."""

    def __init__(self, folders: Folders) -> None:
        self.folders, self.ledger = folders, Ledger(folders, NAME)
        kept = self.ledger.read()
        self.night: Night | None = None
        self.over = kept["over"] if type(kept.get("over")) is int else 0
        try:
            self.night = read_night(kept["night"]) if kept.get("night") else None
        except ValueError:
            self.ledger.message = "The night that was kept could not be read; another one can begin."
        self.message = self.ledger.message
        self._look_up()

    def _look_up(self) -> None:
        """What was played so far, and who sits where by that."""
        self.records, self.seatings = self._records(), list[Seating]()
        while self.night is not None and len(self.seatings) < len(self.night.games) and self.next() is None:
            points = [self.total_of(guest) for guest in range(len(self.night.guests))]
            self.seatings.append(next_seating(self.night, self.seatings, points))

    def _records(self) -> dict[tuple[int, int], Record]:
        """By game and table what was played to its end first."""
        found: dict[tuple[int, int], Record] = {}
        if self.night is None:
            return found
        for record in bouts.ended(self.folders, f"{NAME}/{self.night.seed}"):
            parts = parts_of(record.purpose)
            if len(parts) == 3 and parts[1].isdigit() and parts[2].isdigit():
                found.setdefault((int(parts[1]), int(parts[2])), record)
        return found

    def begin(self, night: Night | None) -> None:
        """Another night, or none; one that came to its end is counted."""
        self.over += self.night is not None and self.next() is None
        self.night = night
        plain = night.plain() if night else None
        self.message = self.ledger.write({"night": plain, "over": self.over}) or self.message
        self._look_up()

    def next(self) -> tuple[int, int] | None:
        """The game and the table to be played now; None: the night is over."""
        for game, seating in enumerate(self.seatings):
            for table in range(len(seating.tables)):
                if (game, table) not in self.records:
                    return game, table
        return None

    def tables(self, game: int) -> int:
        """How many tables a game has, played or to come."""
        assert self.night is not None
        return len(sizes_of(self.night)[game])

    def purpose(self, game: int, table: int) -> str:
        """What a table of a game is played for."""
        assert self.night is not None
        return f"{NAME}/{self.night.seed}/{game}/{table}"

    def begun(self, game: int, table: int) -> str | None:
        """The name of the save in which it has been begun; None: it has not."""
        return begun(self.folders, self.purpose(game, table))

    def deal(self, game: int, table: int) -> Sitting:
        """It dealt and kept."""
        assert self.night is not None
        name, crew = self.night.games[game], players_of(self.night, self.seatings[game].tables[table])
        seed = self.night.seed * 100 + game * 10 + table
        return Bout(name, crew, seed, options_of(self.night, name), self.purpose(game, table), None).deal(self.folders)

    def lines(self) -> list[Line]:
        """By guest the points so far, whoever has most first."""
        assert self.night is not None
        found, totals = [], {one: self.total_of(one) for one in range(len(self.night.guests))}
        for one, total in totals.items():
            points = tuple(self.points_of(game, one) for game in range(len(self.night.games)))
            found.append(Line(one, points, total, place_of(totals, one)))
        return sorted(found, key=lambda line: (line.place, line.guest))

    def best(self) -> list[Guest]:
        """Whoever has most points: who has won the night at its end, more than one of them where they are level."""
        assert self.night is not None
        return [self.night.guests[line.guest] for line in self.lines() if line.place == 1]

    def won(self) -> str:
        """Who has won the night, in a sentence without a full stop."""
        return f"{have_won([guest.name for guest in self.best()])} the night"

    def climbs(self) -> dict[int, int]:
        """By guest the places won by the last game that has come to its end, below 0: lost; nobody in the first."""
        assert self.night is not None
        lines, after = self.lines(), self.next()
        ended = after[0] if after else len(self.night.games)
        if ended < 2:
            return {}
        before = {one.guest: self.total_of(one.guest, ended - 1) for one in lines}
        now = {one.guest: self.total_of(one.guest, ended) for one in lines}
        return {one: place_of(before, one) - place_of(now, one) for one in now}

    def total_of(self, guest: int, games: int | None = None) -> float:
        """The points that somebody has so far, or had after so many games, those given ahead among them."""
        assert self.night is not None
        seen = len(self.seatings) if games is None else games
        points = (self.points_of(game, guest) for game in range(seen))
        return self.night.guests[guest].ahead + sum(each for each in points if each is not None)

    def points_of(self, game: int, guest: int) -> float | None:
        """What a game has brought somebody; None while their table has not come to its end."""
        if game >= len(self.seatings):
            return None
        seating = self.seatings[game]
        if seating.rests == guest:
            done = all((game, table) in self.records for table in range(len(seating.tables)))
            return float(RESTS) if done else None
        table = next(n for n, seats in enumerate(seating.tables) if guest in seats)
        record = self.records.get((game, table))
        return table_points(record)[seating.tables[table].index(guest)] if record else None

    def winners_of(self, game: int) -> list[int]:
        """The guests who have won a table of a game."""
        found = []
        for table, seats in enumerate(self.seatings[game].tables if game < len(self.seatings) else ()):
            if record := self.records.get((game, table)):
                found += [seats[seat] for seat in record.winners if seat not in record.gave_up]
        return found

    def ended(self) -> list[str]:
        """The names of the saves of all tables that have come to their end."""
        return [record.save for record in self.records.values()]

    @property
    def day(self) -> date | None:
        """The day on which the last of them ended; None before any has."""
        last = max((record.when[:10] for record in self.records.values()), default="")
        try:
            return date.fromisoformat(last)
        except ValueError:
            return None

    def remarkable(self, save: str) -> list[Honour]:
        """What was remarkable in one of them, from the kept game; nothing where it cannot be opened any more."""
        sitting, _ = Sitting.load(self.folders, save)
        if sitting is None:
            return []
        sitting.close()
        return of_game(sitting.match, sitting.names) if sitting.match.over else []


def so_far(folders: Folders) -> Far:
    """How far the night has come, or how many there were."""
    kept = Nights(folders)
    if kept.night is not None and (after := kept.next()) is not None:
        return Far(f"game {after[0] + 1} of {len(kept.night.games)} is next", after[0] / len(kept.night.games))
    over = kept.over + (kept.night is not None)
    return Far(f"{counted(over, 'night')} so far" if over else "two to six people, three to seven games")


def played(folders: Folders, sitting: Sitting) -> Told | None:
    """What the table has come to."""
    parts = parts_of(sitting.purpose)
    if len(parts) != 3 or not parts[1].isdigit():
        return None
    return Told(f"Game {int(parts[1]) + 1} of the night.", "Back to the night")
