"""Selfplay: games between computers that judgements are learned from and compared by, and the positions in them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from math import inf
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from game.ai.judge import Weights
from game.ai.ladder import content_of, think_seed
from game.ai.levels import Level
from game.ai.mind import Mind
from game.ai.minds import MINDS
from game.ai.thinking import search
from game.engine.game import Game
from game.engine.match import Match
from game.rules import GAMES

PLAIN = 0.5  # share of house rules that are left as they are; of others a value by lot
SAMPLES = 12  # positions of a game, at most, at the beginning of a stretch; and half as many of any others


class Fixture(NamedTuple):
    """One game to be played: by seat the iterations of its computer (0: what makes sense at first sight) and the
    weights it goes by (None: those of the game's file); `stray`: the share of choices made by lot."""

    game: str
    seed: int
    depths: tuple[int, ...]
    weights: tuple[Weights | None, ...]
    stray: float = 0.0


class Record(NamedTuple):
    """A game that has been played: seed and answers make it again. Nobody has won a game that all have lost."""

    game: str
    seed: int
    seats: int
    options: dict[str, str]
    answers: tuple[str, ...]
    winners: tuple[int, ...]


class Position(NamedTuple):
    """The features of the seats that could still win, and of the victory of nobody where there may be one; and each
    one's part of the win, which add up to 1."""

    rows: tuple[Sequence[float], ...]
    parts: tuple[float, ...]


def play(table: Fixture) -> Record:
    """The game from deal to end. The same table gives the same game."""
    game, luck, seats = GAMES[table.game], Random(table.seed), len(table.depths)
    options = options_by_lot(game, luck)
    match = Match(game, content_of(table.game), seats, table.seed, options)
    mind, judge = MINDS[table.game], MINDS[table.game].judge
    while match.decision is not None:
        seat = match.decision.player
        with judge.going_by(table.weights[seat]) if judge and table.weights[seat] else nullcontext():
            key = chosen(mind, match, seat, table, luck)
        match.answer(key, "computer")
    answers = tuple(answer.key for answer in match.answers if answer.by != "auto")
    return Record(table.game, table.seed, seats, options, answers, tuple(match.state.winners or ()))


def options_by_lot(game: Game, luck: Random) -> dict[str, str]:
    """House rules of which some are not the usual ones."""
    return {
        rule.key: luck.choice(rule.values)[0] if luck.random() >= PLAIN else rule.values[0][0]
        for rule in game.house_rules
    }


def chosen(mind: Mind, match: Match, seat: int, table: Fixture, luck: Random) -> str:
    """A choice by lot, what makes sense at first sight, or the best of so many iterations."""
    state: Any = match.state
    options, depth = state.decision.options, table.depths[seat]
    if len(options) == 1:
        return str(options[0].key)
    if table.stray and luck.random() < table.stray:
        return str(luck.choice(options).key)
    if depth:
        rng = Random(think_seed(table.seed, len(match.answers)))
        root, _ = search(match.game.name, state, seat, Level(depth, 0.0, inf), rng, perf_counter())
        return root.best()
    lean = mind.policy(state.redeal(seat, luck))
    return str((lean or luck.choice(options)).key)


def positions(record: Record) -> list[Position]:
    """What can be learned from a game: positions at the beginning of stretches, where a look ahead ends, and some by
    lot. Empty for a game that nobody won where nobody's victory has no features, and for one that cannot be played
    again because the rules have changed."""
    try:
        return read_again(record)
    except ValueError:
        return []


def read_again(record: Record) -> list[Position]:
    """The same. ValueError: an answer is not offered any more."""
    mind, luck = MINDS[record.game], Random(record.seed)
    match = Match(GAMES[record.game], content_of(record.game), record.seats, record.seed, record.options)
    early: list[Position] = []
    others: list[Position] = []
    stretch = mind.stretch(match.state)
    for key in record.answers:
        match.answer(key, "computer")
        if match.state.winners is not None:
            break
        fresh = mind.stretch(match.state) != stretch
        stretch = mind.stretch(match.state)
        if fresh or luck.random() < SAMPLES / len(record.answers):
            found = position(mind, match.state, record.winners)
            if found:
                (early if fresh else others).append(found)
    return [*some(early, SAMPLES, luck), *some(others, SAMPLES // 2, luck)]


def some(found: list[Position], most: int, luck: Random) -> list[Position]:
    """So many of them by lot, or all."""
    return luck.sample(found, most) if len(found) > most else found


def position(mind: Mind, state: Any, winners: Sequence[int]) -> Position | None:
    """What a state teaches; None where nothing can be told yet. When all have lost, rows beyond the seats have won."""
    measured = mind.measured(state)
    won = winners or range(state.seats, len(measured))
    living = [(seat, row) for seat, row in enumerate(measured) if row is not None]
    if len(living) < 2 or not won or not set(won) <= {seat for seat, _ in living}:
        return None
    return Position(
        tuple(tuple(map(float, row)) for _, row in living),
        tuple((seat in won) / len(won) for seat, _ in living),
    )
