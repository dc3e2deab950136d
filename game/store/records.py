"""Records: the results of finished games, one line of JSON each, only ever added to."""

import dataclasses
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

from game.store.folders import Folders
from game.store.savefile import LARGEST_SEED, MOST_COUNT, is_count, is_line
from game.store.whole import read_whole

LARGEST = 50_000_000  # bytes read; a hundred thousand games


@dataclass(frozen=True)
class Record:
    """One finished game. Per seat: `names`, `players` ("person" or a level) and `scores`; `winners` are seats, 0-based.

    `assists` names what helped the people in it (hints, odds, a computer's "seat" taken, a "copy"); `undos` counts
    those past new information. Seats whose people `gave_up` have not won, even where a computer went on to; where
    all people gave up before the end there are no `winners` and no `scores`. `computed`: seats for which a computer
    has chosen, of people, too. `purpose`: what it was played for, "" for itself.
    """

    save: str  # the name of its save: a game told twice is one game
    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    winners: tuple[int, ...]
    when: str
    seed: int = 0
    answers: int = 0
    scores: tuple[int, ...] = ()
    ending: str = ""
    undos: int = 0
    assists: tuple[str, ...] = ()
    gave_up: tuple[int, ...] = ()
    computed: tuple[int, ...] = ()
    purpose: str = ""

    def won(self, seat: int) -> bool:
        """Whether whoever began the game in that seat has won it, and nobody else with them."""
        return self.winners == (seat,) and seat not in self.gave_up

    def won_alone(self, seat: int) -> bool:
        """The same, and no computer has chosen anything for them."""
        return self.won(seat) and seat not in self.computed

    def shared(self, seat: int) -> bool:
        """Whether whoever began the game in that seat has won it together with others, as in a draw."""
        return seat in self.winners and len(self.winners) > 1 and seat not in self.gave_up

    def seat(self, name: str) -> int | None:
        """Where somebody of that name sat, 0-based; None for who did not play."""
        return self.names.index(name) if name in self.names else None

    def person(self, name: str) -> int | None:
        """Where a person of that name sat, 0-based; None for computers and for who did not play."""
        seat = self.seat(name)
        return seat if seat is not None and self.players[seat] == "person" else None


class Tally(NamedTuple):
    """`won` alone, `shared` with others; `marked` counts the games among those played in which something was undone or
    an assist was used."""

    played: int
    won: int
    shared: int
    marked: int


class Records:
    """The results in one file of lines; without a path, or when the disk refuses, they last in memory."""

    def __init__(self, path: Path | None, memory: list[Record] | None = None) -> None:
        self.path = path
        self.memory: list[Record] = [] if memory is None else memory  # what could not be written
        self.unread = 0  # lines that made no sense when last read

    @classmethod
    def at(cls, folders: Folders) -> Self:
        """The results of the user's folders."""
        return cls(folders.records, folders.memory.records if folders.memory else None)

    def add(self, record: Record) -> str | None:
        """Write one more line and have it on disk; a sentence says why it is in memory only."""
        if self.path is not None:
            try:
                self._append(json.dumps(dataclasses.asdict(record), ensure_ascii=False).encode() + b"\n")
                return None
            except OSError as error:
                self.memory.append(record)
                return f"The result could not be recorded ({error.strerror or error})."
        self.memory.append(record)
        return None

    def _append(self, line: bytes) -> None:
        assert self.path is not None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with open(self.path, "a+b") as file:
            if file.tell():
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":  # a line torn by a crash: it stays torn, ours begins anew
                    line = b"\n" + line
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

    def all(self) -> list[Record]:
        """Every game once, in the order they ended. Torn or foreign lines are passed over and counted in `unread`."""
        found: dict[str, Record] = {}
        self.unread = 0
        for line in self._lines():
            record = read_line(line)
            if record is None:
                self.unread += 1
            else:
                found[record.save] = record
        for record in self.memory:
            found[record.save] = record
        return list(found.values())

    def _lines(self) -> Iterator[bytes]:
        if self.path is None or not self.path.exists():
            return
        try:
            raw = read_whole(self.path, LARGEST)
        except (OSError, ValueError):
            return
        yield from (line for line in raw.split(b"\n") if line.strip())

    def of(self, game: str | None = None, name: str | None = None, level: str | None = None) -> list[Record]:
        """The games of a title, with that person in it, against (or among) that level; None: any."""
        return [
            record
            for record in self.all()
            if game in (None, record.game)
            and (name is None or record.person(name) is not None)
            and (level is None or level in record.players)
        ]

    def tally(self, name: str, game: str | None = None, level: str | None = None) -> Tally:
        """How a person has fared."""
        return tally_of(self.of(game, None, level), name)

    def people(self) -> list[str]:
        """Everybody who has finished a game, in the order of the alphabet."""
        return sorted(
            {name for record in self.all() for name, player in zip(record.names, record.players) if player == "person"}
        )


def tally_of(records: Iterable[Record], name: str) -> Tally:
    """How a person has fared in those of these games in which they sat."""
    own = [(record, seat) for record in records if (seat := record.person(name)) is not None]
    return Tally(
        len(own),
        sum(record.won(seat) for record, seat in own),
        sum(record.shared(seat) for record, seat in own),
        sum(bool(record.undos or record.assists) for record, _ in own),
    )


def _settled(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def read_line(line: bytes) -> Record | None:
    """The result in a line of the file; None: it makes no sense."""
    try:
        plain = json.loads(line.decode())
        known: dict[str, Any] = {f.name: _settled(plain[f.name]) for f in dataclasses.fields(Record) if f.name in plain}
        record = Record(**known)
    except (ValueError, TypeError, RecursionError):
        return None
    return record if _sound(record) else None


def _sound(record: Record) -> bool:
    """Whether everybody who reads it finds what they rely on."""
    rows = (
        record.names,
        record.players,
        record.winners,
        record.scores,
        record.assists,
        record.gave_up,
        record.computed,
    )
    count = len(record.names) if isinstance(record.names, tuple) else 0
    return (
        all(map(is_line, (record.save, record.game, record.when, record.ending, record.purpose)))
        and is_count(record.seed, LARGEST_SEED)
        and is_count(record.answers)
        and is_count(record.undos)
        and all(isinstance(row, tuple) for row in rows)
        and all(map(is_line, (*record.names, *record.players, *record.assists)))
        and count == len(record.players)
        and len(record.scores) in (0, count)
        and all(type(score) is int and abs(score) <= MOST_COUNT for score in record.scores)
        and all(is_count(seat, count - 1) for seat in (*record.winners, *record.gave_up, *record.computed))
    )
