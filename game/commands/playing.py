"""playing: games played without a window, one after the other or side by side, and what came of each."""

from __future__ import annotations

import importlib
import importlib.util
import time
from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Any, NamedTuple

from game.ai.ladder import think_seed
from game.ai.levels import BEGINNER, LEVELS, RANDOM
from game.ai.minds import MINDS
from game.ai.players import players, results
from game.ai.thinking import choose
from game.commands.packed import Places, content_with
from game.engine.agenda import Decision
from game.engine.match import Match
from game.rules import GAMES

STEADY = "steady"  # what makes sense at first sight, always: quick, so that many games can be counted
PLAYERS = (RANDOM, BEGINNER, STEADY, *LEVELS)


class Job(NamedTuple):
    """One game to be played: `players` by seat, the keys they answer with whenever those are offered, and the packs
    whose cards they play with."""

    game: str
    seats: int
    seed: int
    players: tuple[str, ...]
    options: dict[str, str]
    measured: bool
    keep: bool
    picks: tuple[str, ...] = ()
    packs: Places = ()


class Played(NamedTuple):
    """What came of it. `length` counts answers, `thought` those that were a choice; `plain` is the match, if kept."""

    job: Job
    winners: tuple[int, ...]
    ending: str
    length: int
    thought: int
    seconds: float
    sums: dict[str, float]
    plain: dict[str, Any] | None


def played(jobs: Sequence[Job], processes: int, scheduler: str = "") -> Iterator[Played]:
    """The results in the order of the jobs, played by so many processes or by a scheduler's. NoCluster: see there."""
    with players(min(processes, len(jobs)), scheduler) as executor:
        yield from results(executor, play, jobs)


def play(job: Job) -> Played:
    """One game from deal to end. The same job gives the same game."""
    game = GAMES[job.game]
    began = time.perf_counter()
    match = Match(game, content_with(job.game, job.packs), job.seats, job.seed, job.options)
    luck = Random(job.seed)
    while (decision := match.decision) is not None:
        player = job.players[decision.player]
        match.answer(picked(decision, job.picks) or chosen(match, decision, player, luck), by=player)
    seconds = time.perf_counter() - began
    winners = match.state.winners or ()
    return Played(
        job,
        winners,
        ending(match),
        len(match.answers),
        sum(a.by != "auto" for a in match.answers),
        seconds,
        statistics_of(job.game).count(match) if job.measured else {},
        match.plain() if job.keep else None,
    )


def picked(decision: Decision, picks: tuple[str, ...]) -> str:
    """What this seat is to take, if it is offered now; otherwise nothing."""
    pick = picks[decision.player] if picks else ""
    return pick if any(option.key == pick for option in decision.options) else ""


def chosen(match: Match, decision: Decision, player: str, luck: Random) -> str:
    """A player's choice. A computer's iterations are counted, not its seconds, so that the figures can be had again."""
    seat = decision.player
    lean = MINDS[match.game.name].policy(match.state.redeal(seat, luck)) if player == STEADY else None
    if lean is not None:
        return lean.key
    if player in (RANDOM, STEADY):
        return str(luck.choice(decision.options).key)
    return choose(match.game, match.state, seat, player, think_seed(match.seed, len(match.answers)), inf).key


def statistics_of(name: str) -> Any:
    """The module rules.<game>.statistics, or None: `count(match) -> {measure: number}` after each game, `figures(sums,
    games) -> rows` with what, value, target and whether it holds, and `ending(match)`, the reason in words."""
    module = f"game.rules.{name}.statistics"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None


def ending(match: Match) -> str:
    """Why the game ended, in the game's own words where it has them."""
    own = statistics_of(match.game.name)
    if own is not None:
        return str(own.ending(match))
    winners = match.state.winners or ()
    return "nobody won" if not winners else "one winner" if len(winners) == 1 else "victory shared"
