"""Code: a deal as one line of text, to be read out, typed in and compared: game, seats, seed and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.data import nearest
from game.engine.game import Game

LARGEST_SEED = (1 << 64) - 1


class Deal(NamedTuple):
    """What makes a deal the same for everybody who plays it."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]


def write_code(game: Game, seats: int, seed: int, options: Mapping[str, str]) -> str:
    """ "pontoon 3 1234567 turn_style=run": house rules at their default are left out."""
    changed = [
        f"{rule.key}={options[rule.key]}"
        for rule in game.house_rules
        if options.get(rule.key, rule.values[0][0]) != rule.values[0][0]
    ]
    return " ".join([game.name, str(seats), str(seed), *changed])


def read_code(text: str, games: Mapping[str, Game]) -> Deal:
    """The deal of a code. ValueError says which word is wrong and what is allowed."""
    words = text.split()
    if len(words) < 3:
        raise ValueError("a code is a game, the number of seats and a seed, such as: pontoon 3 1234567")
    name = words[0].lower()
    if name not in games:
        raise ValueError(f"no game {words[0]!r}{nearest(name, games)}")
    game = games[name]
    seats, seed = read_number("seats", words[1], *game.seats), read_number("seed", words[2], 0, LARGEST_SEED)
    pairs = {}
    for word in words[3:]:
        key, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"{word!r} should read option=value")
        pairs[key] = value
    return Deal(name, seats, seed, game.options(pairs))


def read_number(what: str, word: str, low: int, high: int) -> int:
    """A whole number in a range; ValueError names the range."""
    if not (word.isascii() and word.isdigit()) or not low <= int(word) <= high:
        raise ValueError(f"{what} is a number from {low} to {high}, not {word!r}")
    return int(word)
