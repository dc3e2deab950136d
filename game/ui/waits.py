"""Waits: how long a person waits for all computers of a table between two choices of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from statistics import median
from time import perf_counter, sleep
from typing import Any

from game.ai.minds import MINDS
from game.ai.worker import Thinker
from game.engine.game import Game
from game.engine.match import Match
from game.ui.games.cast import seated
from game.ui.table.computers import Computers

FRAME = 1 / 60  # seconds


def waits_of(game: Game, content: Any, level: str, seconds: float) -> dict[str, float]:
    """Seconds of the longest wait and of the middle one, and how many there were, at a full table of computers of a
    level, game after game for so long. The person does at once what makes sense, so that little is thought ahead."""
    thinker, until, found, seeds = Thinker(), perf_counter() + seconds, list[float](), count(1)
    try:
        while perf_counter() < until:
            sitting = seated(Match(game, content, game.seats[1], next(seeds)), level)
            found += of_a_game(Computers(sitting, thinker), until)
    finally:
        thinker.close()
    return {
        "longest_s": round(max(found, default=0.0), 2),
        "middle_s": round(median(found or [0.0]), 2),
        "waits": len(found),
    }


def of_a_game(
    computers: Computers, until: float, clock: Callable[[], float] = perf_counter, rest: Callable[[float], None] = sleep
) -> Iterator[float]:
    """Of each question of the person after the first how long computers have thought since the one before."""
    sitting, mind, waited, asked = computers.sitting, MINDS[computers.sitting.game.name], 0.0, False
    while (seat := sitting.turn) is not None and clock() < until:
        if seat in sitting.people:
            if asked:
                yield waited
            waited, asked, state = 0.0, True, sitting.match.state
            computers.look_ahead()
            sitting.answer((mind.policy(state) or state.question.options[0]).key)
            continue
        began = last = clock()
        computers.begin(seat)
        while True:
            last, passed = (now := clock()), 1000 * (now - last)
            if (thought := computers.ponder(passed, passed)) is not None:
                break
            rest(FRAME)
        waited += clock() - began
        sitting.answer(thought.key)
