"""rivals: who sits in the rooms of the Circle, read from data/circle/rivals.yaml and packs, and what each plays.

A rival plays a row of evenings, each an ordinary game with house rules of its own; nothing that a rival does is written
anywhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal

from game.artlines import face_word
from game.company import LEVELS
from game.engine.data import DataError, Fault, Length, Named, Range, Where
from game.engine.game import Files
from game.engine.gathering import gather
from game.engine.schema import Schemas, json_schema
from game.packs import Pack, load_with, overlay
from game.rules import GAMES
from game.rules.temperaments import temperaments

NAME, FILE = "circle", "rivals.yaml"
LAST = 4  # the grade of whoever waits on the last night
Level = Literal["easy", "normal", "hard", "master"]
Word = Annotated[str, Length(1, 40)]


@dataclass(frozen=True)
class Evening:
    """One game of a rival's row: how it is called, what is played (the rival's own game, if not said), how strong the
    rival plays then ("": as always), the house rules that differ, and the levels of others at the table."""

    line: Word
    game: Annotated[str, Length(0, 20)] = ""
    level: Annotated[str, Length(0, 10)] = ""
    options: dict[str, str] = field(default_factory=dict, hash=False)
    others: tuple[Level, ...] = ()


@dataclass(frozen=True)
class Rival:
    """Somebody of the Circle. `grade`: the floor, 1 to 3, and 4 for the last night; `temper`: a temperament of the game
    that is played, or ""; `wins`: evenings to be won before the other has won as many; `greet`, `beaten`, `unbeaten`:
    what the rival says before and after; `figure`: who of the house's cast it is ("": whoever has the name); `art`: an
    art line instead."""

    id: Annotated[str, Length(1, 20)]
    name: Annotated[str, Length(1, 24)]
    grade: Annotated[int, Range(1, LAST)]
    game: Annotated[str, Named("game")]
    line: Word
    greet: Annotated[str, Length(1, 120)]
    beaten: Annotated[str, Length(1, 120)]
    unbeaten: Annotated[str, Length(1, 120)]
    level: Level
    evenings: tuple[Evening, ...]
    temper: Annotated[str, Length(0, 20)] = ""
    wins: Annotated[int, Range(1, 5)] = 2
    figure: Annotated[str, Length(0, 24)] = ""
    art: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")

    @property
    def rows(self) -> int:
        """How many evenings a row has at most: one less than would be won by both."""
        return 2 * self.wins - 1

    @property
    def face(self) -> str:
        """Who is seen at the table, as `Player.face` says it."""
        return (self.art and face_word(self.art)) or self.figure or self.name

    def evening(self, number: int) -> Evening:
        """The evening of that number in a row, 0-based; its game and level filled in."""
        one = self.evenings[number]
        return Evening(one.line, one.game or self.game, one.level or self.level, one.options, one.others)


def read_rivals(files: Files) -> tuple[Rival, ...]:
    """All rivals, by floor. DataError names every fault with its line."""
    faults: list[Fault] = []
    found = gather(Rival, FILE, files, faults, names={"game": list(GAMES)})
    faults += [one.where.fault(fault) for one in found for fault in faults_of(one)]
    if not faults and found and {one.grade for one in found} != set(range(1, LAST + 1)):
        faults.append(Fault(found[0].where.file, 0, f"nobody sits on one of the floors 1 to {LAST}"))
    if faults:
        raise DataError(faults)
    return tuple(sorted(found, key=lambda one: one.grade))


def faults_of(one: Rival) -> list[str]:
    """What a rival asks for that the games do not have."""
    faults = []
    if len(one.evenings) != one.rows:
        faults.append(f"evenings: {one.wins} wins are a row of {one.rows}, not of {len(one.evenings)}")
    for evening in map(one.evening, range(len(one.evenings))):
        if evening.game not in GAMES:
            faults.append(f"evenings: no game {evening.game!r}; there are: {', '.join(GAMES)}")
            continue
        game = GAMES[evening.game]
        low, high = game.seats
        if not low <= 2 + len(evening.others) <= high:
            faults.append(f"evenings: {game.title} is for {low} to {high}, not {2 + len(evening.others)}")
        if evening.level not in LEVELS:
            faults.append(f"evenings: no level {evening.level!r}; there are: {', '.join(LEVELS)}")
        if one.temper and evening.game == one.game and one.temper not in temperaments(one.game):
            faults.append(f"temper: {one.game} has no {one.temper!r}; it has: {', '.join(temperaments(one.game))}")
        try:
            game.options(evening.options)
        except ValueError as error:
            faults.append(f"evenings: {error}")
    return sorted(set(faults))


def schemas() -> Schemas:
    """By the file that an editor completes and checks: its schema."""
    return {"rivals": json_schema(tuple[Rival, ...])}


@cache
def shipped_rivals() -> tuple[Rival, ...]:
    """Those that the program brings. DataError when their file is damaged."""
    return read_rivals(lambda name: overlay(NAME, name))


def rivals_with(packs: Sequence[Pack]) -> tuple[Rival, ...]:
    """Those that the program brings, and those of packs."""
    return load_with(NAME, read_rivals, packs).content if packs else shipped_rivals()
