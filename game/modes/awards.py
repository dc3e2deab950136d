"""awards: things worth doing once, written in data/awards and packs, and who at home has done them.

What a finished game had (`feats.py`) is counted as soon as its result is seen, and kept by the name of its save. A game
that was not counted, however the program ended, is counted from its save when the awards are next looked at; so is
every game when the file is gone. Which feats make an award stands in the data alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Any, NamedTuple

from game import artlines
from game.company import record_of
from game.engine.data import DataError, Fault, Length, Range, Where
from game.engine.game import Files
from game.engine.gathering import gather
from game.engine.schema import Schemas, json_schema
from game.engine.words import listed
from game.modes import DOORS, Far, Told
from game.modes.counting import Counting, one_by_one
from game.modes.feats import clean, feats_of, table_of
from game.packs import find_packs, load_with, overlay
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders, Ledger, Record, Records, SaveShelf, Settings
from game.store.gathered import Gathered, keep_gathered

NAME, FILE = "awards", "awards.yaml"
HEROES = ("knight", "wizard", "princess", "amazon", "captain", "ninja")
COLOURS = ("white", "red", "orange", "yellow", "green", "blue", "purple")
DECKS = ("equipment", "guild", "quest", "kingdom", "pack")
THINGS: dict[
    str, Callable[[], tuple[Sequence[str], int]]
] = {  # by kind: the words that say which, and how many at most
    "dice": lambda: (tuple("123456"), 3),
    "cup": lambda: (("gold", "silver", "bronze"), 1),
    "gems": lambda: (COLOURS, 1),
    "hero": lambda: (HEROES, 1),
    "card": lambda: (DECKS, 1),
    "counter": lambda: (("gold", "boat", "sword", "chest", "strength"), 1),
    "medal": lambda: (artlines.available("icon"), 1),
    "token": lambda: (("shell", "berry", "heart"), 1),
    "star": lambda: ((), 0),
}
HELPS = {  # what is noted of a game in which somebody was helped, in words
    "hint": "hints were asked for",
    "undo": "something was taken back",
    "seat": "a computer's seat was taken",
    "copy": "a copy was played on",
}
Rows = list[dict[str, int]]  # what each seat of a game did


@dataclass(frozen=True)
class Award:
    """Something worth doing once: its name, how it is won, and in which game and for which mode ("": in any, for all).
    `needs`: the feats of one finished game, each with the least that will do. On the shelf stands either `figure`,
    somebody of the house's cast, or a `thing`: its kind and words from THINGS."""

    id: Annotated[str, Length(1, 20)]
    name: Annotated[str, Length(1, 24)]
    line: Annotated[str, Length(1, 90)]
    needs: dict[str, Annotated[int, Range(1, 999)]]
    figure: Annotated[str, Length(0, 24)] = ""
    thing: Annotated[str, Length(0, 24)] = ""
    game: Annotated[str, Length(0, 20)] = ""
    mode: Annotated[str, Length(0, 20)] = ""
    where: Where = Where("", 0, "")

    __hash__ = object.__hash__

    def won_by(self, record: Record, feats: Mapping[str, int]) -> bool:
        """Whether somebody who did this in that game has won it."""
        return self.asks_for(record) and all(feats.get(word, 0) >= least for word, least in self.needs.items())

    def asks_for(self, record: Record) -> bool:
        """Whether it can be won in that game at all."""
        return self.game in ("", record.game) and self.mode in ("", record.purpose.partition("/")[0])


class Near(NamedTuple):
    """An award still to be won, and how much of what it needs the best game for it had."""

    award: Award
    had: int
    least: int


class Helped(NamedTuple):
    """How many finished games win no award, and in how many of them there was which help."""

    games: int
    helps: dict[str, int]

    def told(self) -> str:
        """That in a sentence; "" where there are none."""
        if not self.games:
            return ""
        whose = "one of your games wins" if self.games == 1 else f"{self.games} of your games win"
        why = listed([f"{HELPS[word]}{self._in(times)}" for word, times in self.helps.items()])
        return f"Help costs awards: {whose} none{', for ' if why else ''}{why}."

    def _in(self, times: int) -> str:
        if self.games == 1:
            return ""
        return " in all of them" if times == self.games else f" in {times}"


class Won(NamedTuple):
    """An award that was won: by whom, in which game, and in which of its seats."""

    award: Award
    name: str
    record: Record
    seat: int


def read_awards(files: Files) -> tuple[Award, ...]:
    """All awards, in their order. DataError names every fault with its line."""
    faults: list[Fault] = []
    found = gather(Award, FILE, files, faults)
    faults += [one.where.fault(fault) for one in found for fault in faults_of(one)]
    if faults:
        raise DataError(faults)
    return found


def faults_of(one: Award) -> Iterator[str]:
    """What an award asks for that there is not."""
    modes = [door.mode for door in DOORS]
    if one.game and one.game not in GAMES:
        yield f"game: no game {one.game!r}; there are: {', '.join(GAMES)}"
    elif wrong := one.needs.keys() - known(one.game):
        yield f"needs: {one.game or 'every game'} has no {min(wrong)!r}; it has: {', '.join(known(one.game))}"
    if one.mode and one.mode not in modes:
        yield f"mode: no mode {one.mode!r}; there are: {', '.join(modes)}"
    if not one.needs:
        yield "needs: an award needs something"
    if bool(one.figure) == bool(one.thing):
        yield "figure: an award shows a figure or a thing, one of both"
    elif one.thing:
        yield from faults_of_thing(one.thing)


def faults_of_thing(thing: str) -> Iterator[str]:
    kind, *words = thing.split()
    if kind not in THINGS:
        yield f"thing: no thing {kind!r}; there are: {', '.join(THINGS)}"
        return
    known_words, most = THINGS[kind]()
    if wrong := next((word for word in words if word not in known_words), ""):
        yield f"thing: {kind} has no {wrong!r}; it has: {', '.join(known_words)}"
    elif not min(1, most) <= len(words) <= most:
        yield f"thing: {kind} is said with {most} {'word' if most == 1 else 'words'}{' at most' if most > 1 else ''}"


def known(game: str) -> list[str]:
    """The feats that are counted in a game ("": in all)."""
    return [*table_of(game)]


def schemas() -> Schemas:
    """By the file that an editor completes and checks: its schema."""
    return {"awards": json_schema(tuple[Award, ...])}


@cache
def shipped_awards() -> tuple[Award, ...]:
    """Those that the program brings. DataError when their file is damaged."""
    return read_awards(lambda name: overlay(NAME, name))


def awards_of(folders: Folders) -> tuple[Award, ...]:
    """Those that the program brings, and those of the user's packs that are on."""
    packs = find_packs(folders.packs, Settings.load(folders.settings).packs_off)
    return load_with(NAME, read_awards, packs).content if packs else shipped_awards()


class Awards:
    """What a home has gathered: the feats of every game that was counted, by the name of the save. `every`: what there
    is to be won in it."""

    def __init__(self, folders: Folders) -> None:
        self.folders, self.ledger = folders, Ledger(folders, NAME)
        self.every = awards_of(folders)
        kept = self.ledger.read().get("games")
        rows = kept.items() if isinstance(kept, dict) else ()
        self.games: dict[str, Rows] = {name: row for name, row in rows if _sound(row)}
        self.records = Records.at(folders).all()

    def add(self, name: str, rows: Rows) -> None:
        """Keep what was counted of a game."""
        self.games[name] = rows
        self.ledger.write({"games": self.games})

    def missing(self) -> list[str]:
        """The games that are still to be counted, the last first."""
        return [one.save for one in reversed(self.records) if one.save not in self.games and clean(one)]

    def helped(self) -> Helped:
        """The games that count for no award, for somebody was helped in them."""
        found = [one for one in self.records if not clean(one)]
        taken = [(word, sum(word in one.assists for one in found)) for word in HELPS]
        undone = sum(one.undos > 0 and "undo" not in one.assists for one in found)
        counts = {word: times + (undone if word == "undo" else 0) for word, times in taken}
        return Helped(len(found), {word: times for word, times in counts.items() if times})

    def won(self) -> dict[str, Won]:
        """The awards that were won, by id, each as it was won first."""
        return first_of(self.records, self.games, self.every)

    def gather(self) -> dict[str, Won]:
        """The same, and all of it stands on the boxes of the first screen from now on."""
        won = self.won()
        rows = [
            Gathered(id, one.record.game, one.award.name, one.award.line, one.award.figure, one.award.thing)
            for id, one in won.items()
        ]
        keep_gathered(self.folders, rows)
        return won

    def nearest(self) -> Near | None:
        """What a game has come nearest to without winning it; None where nothing was begun."""
        won, found = self.won(), list[Near]()
        for record in self.records:
            for feats in self.games.get(record.save, ()):
                found += (near(one, feats) for one in self.every if one.id not in won and one.asks_for(record))
        begun = [one for one in found if 0 < one.had < one.least]
        return max(begun, key=lambda one: one.had / one.least, default=None)

    def count(self, sitting: Sitting) -> list[Award]:
        """Count a game that is over, if it was not counted yet; the awards that are new by it."""
        record = next((one for one in self.records if one.save == sitting.name), None)
        if record is None or sitting.name in self.games or not clean(record) or not sitting.match.over:
            return []
        before = self.won()
        self.add(sitting.name, feats_of(sitting.match, record))
        return [one.award for id, one in self.gather().items() if id not in before]


def near(award: Award, feats: Mapping[str, int]) -> Near:
    """How much of what it needs there was in a game."""
    had = sum(min(least, feats.get(word, 0)) for word, least in award.needs.items())
    return Near(award, had, sum(award.needs.values()))


def first_of(records: Iterable[Record], games: Mapping[str, Rows], every: Sequence[Award]) -> dict[str, Won]:
    """The first game that won each award, of those that were counted."""
    found: dict[str, Won] = {}
    for record in records:
        for seat, (name, feats) in enumerate(zip(record.names, games.get(record.save, ()))):
            for award in every if feats else ():
                if award.id not in found and award.won_by(record, feats):
                    found[award.id] = Won(award, name, record, seat)
    return found


def _sound(row: Any) -> bool:
    """Whether feats as they are kept make sense."""
    return isinstance(row, list) and all(
        isinstance(one, dict) and all(type(number) is int for number in one.values()) for one in row
    )


# ---- counted from kept games


def counted(folders: Folders, name: str) -> Rows | None:
    """The feats of a kept game; None where it is not here, not over, or cannot be played again."""
    save = SaveShelf.at(folders).load(name).save
    sitting = Sitting.of_save(folders, save).sitting if save else None
    if sitting is None or save is None or sitting.view_only or not sitting.match.over:
        return None
    return feats_of(sitting.match, record_of(sitting.match, save, sitting.people, sitting.assists, ""))


FeatsOf = tuple[str, Rows | None]  # the name of a game, and its feats or None
Count = Callable[[Folders, Sequence[str]], Counting[FeatsOf]]


def counting(folders: Folders, names: Collection[str]) -> Counting[FeatsOf]:
    """The feats of these games, counted in a process of its own."""
    return Counting(partial(one_by_one, counted), NAME, (folders._replace(memory=None), tuple(names)), len(names))


# ---- the mode


def so_far(folders: Folders) -> Far:
    """How many have been gathered."""
    kept = Awards(folders)
    won, every = len(kept.gather()), len(kept.every)
    return Far(f"{won} of {every} gathered", won / every)


def played(folders: Folders, sitting: Sitting) -> Told | None:
    """None: no game is played for awards alone."""
    return None
