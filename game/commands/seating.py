"""seating: who sits where in the games that are simulated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ai.levels import LEVELS, RANDOM
from game.ai.temper import may_play, split
from game.commands.command import Complaint, nearest_word
from game.commands.playing import PLAYERS
from game.engine.nodes import listed
from game.rules.temperaments import temperaments


def players_of(game: str, text: str, seats: int) -> tuple[str, ...]:
    """The players as they were named, by commas. Complaint when there is none of that name, or more than seats."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        level, temper = split(name)
        if level in LEVELS and name != level and temper not in temperaments(game):
            raise Complaint(f"no temperament {temper!r} in {game}{nearest_word(temper, temperaments(game))}")
        if level in PLAYERS and level not in LEVELS and name != level:
            raise Complaint(f"{level!r} has no temperaments; those that have some are {listed(LEVELS)}")
        if not may_play(game, name) and name not in PLAYERS:
            raise Complaint(f"no player {name!r}{nearest_word(name, PLAYERS)}")
    if len(names) > seats:
        raise Complaint(f"{len(names)} players for {seats} seats")
    return names


def equals(players: Sequence[str]) -> bool:
    """Whether all play alike and not by chance: the players that balance is meant for."""
    return len(set(players)) == 1 and players[0] != RANDOM


def around(players: Sequence[str], seats: int, turn: int) -> tuple[str, ...]:
    """The players repeated round the table, moved on by `turn` seats."""
    return tuple(players[(seat - turn) % seats % len(players)] for seat in range(seats))


def rounds(seed: int, games: int, pairs: bool) -> Iterator[tuple[int, int]]:
    """(seed, turn) of every game: each deal once with the players moved on, or twice with the seats swapped."""
    for n in range(games):
        if pairs:
            yield from ((seed + n, 0), (seed + n, 1))
        else:
            yield seed + n, n
